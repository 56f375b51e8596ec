import { testOnlineGame } from './online-game.ts';

testOnlineGame({ game: 'on-mars', level: 'medium', taste: 'first', seats: 4 });
