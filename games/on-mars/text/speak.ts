import type { Seat, Words } from '@orrery/kernel';
import type { OmEvent } from '../rules/events.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { sheetOf } from '../sheet.ts';
import { choiceWords } from './choice.ts';
import type { Phrases } from './en/phrases.ts';
import { eventWords } from './event.ts';

function promptWords(t: Phrases, view: OnMarsState, seat: Seat): string {
  const frame = view.agenda.seats[seat]?.at(-1);
  const p = t.prompts;
  switch (frame?.step) {
    case 'act':
      return p.act(!view.mainDone, view.executiveDone);
    case 'pay-crystal':
    case 'pay-slot':
      return p[frame.step](frame.n);
    case 'use-tech':
      return p['use-tech'](frame.needed);
    case 'move':
      return p.move(frame.bots, frame.rover);
    case 'choose-goods':
    case 'take-item':
    case 'take-blueprint':
    case 'upgrade':
    case 'retrieve':
      return p[frame.step](frame.effect.n);
    case 'develop':
      return p.develop(frame.effect.n, frame.effect.free);
    case 'deliver':
    case 'deliver-last':
    case 'new-bot':
    case 'fill-display':
    case 'decide':
    case 'put-shuttle':
    case 'place-tile':
    case 'take-space':
    case 'pay-goods':
    case 'take-tile':
    case 'step-aside':
    case 'lss-benefit':
    case 'develop-used':
    case 'reveal-task':
    case 'buy-colonist':
    case 'learn':
    case 'construct':
    case 'hire':
    case 'welcome':
    case 'produce-one':
    case 'use-radar':
    case 'trade':
    case 'more':
      return p[frame.step];
    default:
      return p.waiting;
  }
}

/** The words of the game out of its texts in one language. */
export function speak(t: Phrases, rules: Words['rules']): Words<OnMarsState, OmChoice, OmEvent> {
  return {
    name: t.name,
    tagline: t.tagline,
    settings: t.settings,
    prompt: (view, seat) => promptWords(t, view, seat),
    choice: (choice, view, seat) => choiceWords(t, choice, view, seat),
    event: (event, who) => eventWords(t, event, who),
    rules,
    scoreRows: t.scoreRows,
    terms: t.terms,
    sheet: (view, viewer, who) => sheetOf(t, view, viewer, who),
  };
}
