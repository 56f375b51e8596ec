export { de as text } from './de.ts';
export { rulesDe as rules } from './rules.de.ts';
