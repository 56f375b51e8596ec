import type { Words } from '@orrery/kernel';
import type { PuChoice } from '../rules/choices.ts';
import type { PuEvent } from '../rules/events.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { sheet } from '../sheet.ts';
import { choiceText } from './choice.ts';
import type { Dictionary } from './en/phrases.ts';
import { logLine } from './event.ts';
import { promptText } from './prompt.ts';

/** The words of the game out of its texts in one language. */
export function speak(t: Dictionary, rules: Words['rules']): Words<PlanetUnknownState, PuChoice, PuEvent> {
  return {
    name: t.table.name,
    tagline: t.table.tagline,
    settings: t.table.settings,
    prompt: (view, seat) => promptText(t, view, seat),
    choice: (choice, view, seat) => choiceText(t, choice, view, seat),
    event: (event, who) => logLine(t, event, who),
    rules,
    scoreRows: t.table.scoreRows,
    terms: t.table.terms,
    sheet: (view, viewer, who) => sheet(view, viewer, who, t),
  };
}
