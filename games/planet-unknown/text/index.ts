export { planetUnknownWords } from './words.ts';
