export { pulsarWords } from './words.ts';
