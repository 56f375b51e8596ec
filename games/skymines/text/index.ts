export { de } from './de.ts';
export { en, type Texts } from './en.ts';
export { namesIn } from './names.ts';
export { rulesDe } from './rules.de.ts';
export { type RuleId, rulesEn } from './rules.en.ts';
export { skyminesWords } from './words.ts';
