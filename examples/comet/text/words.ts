import type { Language, Seat, Sheet, Words } from '@orrery/kernel';
import type { CometChoice } from '../rules/choices.ts';
import type { CometEvent } from '../rules/events.ts';
import type { CometState } from '../rules/state.ts';
import type { RuleId, Text } from './en/index.ts';

/** The words of the game in one language; a reader loads no other. */
export async function cometWords(language: Language): Promise<Words<CometState, CometChoice, CometEvent>> {
  const { text: t, rules }: { text: Text; rules: Record<RuleId, string> } = await import(`./${language}/index.ts`);
  return {
    name: t.name,
    tagline: t.tagline,
    settings: { comets: { label: t.comets, help: t.cometsHelp } },
    prompt: (view) => (view.comet > 0 ? t.ask.bid(view.comet) : t.ask.claim),
    choice: (choice) => (choice.do === 'bid' ? t.bid(choice.card) : t[choice.do]),
    event(event, who) {
      switch (event.event) {
        case 'comet':
          return t.comet(event.worth);
        case 'bids':
          return t.bids(event.cards);
        case 'missed':
          return t.missed;
        case 'scored':
          return t.scored(who(event.seat), event.points);
      }
    },
    rules,
    scoreRows: { comets: t.comets },
    sheet: (view, _, who) => sheet(view, who, t),
  };
}

function sheet(view: CometState, who: (seat: Seat) => string, t: Text): Sheet {
  return [
    {
      kind: 'table',
      caption: t.comets,
      head: t.head,
      rows: view.points.map((points, seat) => [who(seat), view.hands[seat].join(' '), String(points)]),
    },
  ];
}
