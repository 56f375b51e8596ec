export { onMarsWords } from './words.ts';
