export { en as text } from './en.ts';
export { rulesEn as rules } from './rules.en.ts';
