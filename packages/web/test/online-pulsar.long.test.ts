import { testOnlineGame } from './online-game.ts';

testOnlineGame({ game: 'pulsar', level: 'random', taste: 'last-few', seats: 3 });
