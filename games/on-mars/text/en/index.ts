export { text } from './phrases.ts';
export { rules } from './rules/index.ts';
