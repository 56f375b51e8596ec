import { testOnlineGame } from './online-game.ts';

testOnlineGame({ game: 'luna-maris', level: 'random', taste: 'last-few', seats: 3 });
