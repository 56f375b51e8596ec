export { lunaWords } from './words.ts';
