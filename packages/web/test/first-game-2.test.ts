import { testFirstGames } from './first-game.ts';

testFirstGames(1);
