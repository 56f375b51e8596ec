import { testOnlineGame } from './online-game.ts';

testOnlineGame({ game: 'skymines', level: 'random', taste: 'first', seats: 3 });
