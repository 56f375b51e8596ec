import type { Language, Words } from '@orrery/kernel';
import type { PuChoice } from '../rules/choices.ts';
import type { PuEvent } from '../rules/events.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { sheet } from '../sheet.ts';
import { choiceText } from './choice.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { logLine } from './event.ts';
import { promptText } from './prompt.ts';
import { rulesDe } from './rules.de.ts';
import { rulesEn } from './rules.en.ts';

export function planetUnknownWords(language: Language): Words<PlanetUnknownState, PuChoice, PuEvent> {
  const t = language === 'de' ? de : en;
  return {
    name: t.table.name,
    tagline: t.table.tagline,
    settings: t.table.settings,
    prompt: (view, seat) => promptText(t, view, seat),
    choice: (choice, view, seat) => choiceText(t, choice, view, seat),
    event: (event, who) => logLine(t, event, who),
    rules: language === 'de' ? rulesDe : rulesEn,
    scoreRows: t.table.scoreRows,
    sheet: (view, viewer, who) => sheet(view, viewer, who, t),
  };
}
