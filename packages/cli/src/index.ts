export { main } from './main.ts';
export { loadRoom } from './rooms.ts';
