import type { Seat, Words } from '@orrery/kernel';
import { MODULES } from '../data/index.ts';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaEvent } from '../rules/events.ts';
import type { LunaState } from '../rules/state.ts';
import { sheet } from '../sheet.ts';
import { sayChoice } from './choices.ts';
import type { Text } from './en/phrases.ts';
import { sayEvent } from './events.ts';
import { nutritionOf, sayCost } from './say.ts';

/** The words of the game out of its texts in one language. */
export function speak(t: Text, rules: Words['rules']): Words<LunaState, LunaChoice, LunaEvent> {
  return {
    name: t.name,
    tagline: t.tagline,
    settings: t.settings,
    prompt: (view, seat) => prompt(t, view, seat),
    choice: (choice, view, seat) => sayChoice(t, choice, view, seat),
    event: (event, who) => sayEvent(t, event, who),
    rules,
    scoreRows: t.names.scoreRows,
    terms: t.names.terms,
    sheet: (view, viewer, who) => sheet(t, view, viewer, who),
  };
}

function prompt(t: Text, view: LunaState, seat: Seat): string {
  if (view.phase === 'finished') return t.prompt.over;
  const frame = view.agenda.seats[seat]?.at(-1);
  switch (frame?.step) {
    case 'act':
      return t.prompt.act(t.names.modules[MODULES[view.players[seat].at].id]);
    case 'pay':
      return t.prompt.pay(sayCost(t, { iron: frame.iron, titanium: frame.titanium }));
    case 'recycle-part':
      return t.prompt['recycle-part'](frame.left);
    case 'serve':
      return t.prompt.serve(nutritionOf(frame.played));
    case 'recall':
      return t.prompt.recall(frame.taken, frame.limit);
    case 'equipment':
    case 'place':
    case 'turn':
    case 'second-use':
    case 'research':
    case 'selection':
    case 'mine-more':
    case 'field':
    case 'pick':
    case 'rest':
      return t.prompt[frame.step];
    default:
      return t.prompt.wait;
  }
}
