import type { Language, Seat, Sheet, Words } from '@orrery/kernel';
import type { CometChoice, CometEvent, CometState } from '../rules/state.ts';
import { rulesDe, rulesEn } from './rules.ts';

const en = {
  tagline: 'Catch comets with cards nobody else plays.',
  comets: 'Comets',
  cometsHelp: 'How many comets pass before the end.',
  ask: { bid: (worth: number) => `A comet worth ${worth}: which card do you bid?`, claim: 'Keep it or let it go?' },
  bid: (card: number) => `Bid ${card}`,
  keep: 'Keep it',
  slingshot: 'Let it go for 0 to 6',
  comet: (worth: number) => `A comet worth ${worth} appears.`,
  bids: (cards: readonly number[]) => `Bids: ${cards.join(', ')}.`,
  missed: 'Nobody catches it.',
  scored: (who: string, points: number) => `${who} scores ${points}.`,
  head: ['Seat', 'Cards', 'Points'],
};

const de: typeof en = {
  tagline: 'Fange Kometen mit Karten, die niemand sonst spielt.',
  comets: 'Kometen',
  cometsHelp: 'Wie viele Kometen vor dem Ende vorbeiziehen.',
  ask: {
    bid: (worth) => `Ein Komet vom Wert ${worth}: Welche Karte bietest du?`,
    claim: 'Behalten oder ziehen lassen?',
  },
  bid: (card) => `${card} bieten`,
  keep: 'Behalten',
  slingshot: 'Ziehen lassen für 0 bis 6',
  comet: (worth) => `Ein Komet vom Wert ${worth} erscheint.`,
  bids: (cards) => `Gebote: ${cards.join(', ')}.`,
  missed: 'Niemand fängt ihn.',
  scored: (who, points) => `${who} bekommt ${points}.`,
  head: ['Platz', 'Karten', 'Punkte'],
};

export function cometWords(language: Language): Words<CometState, CometChoice, CometEvent> {
  const t = language === 'de' ? de : en;
  return {
    name: language === 'de' ? 'Komet' : 'Comet',
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
    rules: language === 'de' ? rulesDe : rulesEn,
    scoreRows: { comets: t.comets },
    sheet: (view, _, who) => sheet(view, who, t),
  };
}

function sheet(view: CometState, who: (seat: Seat) => string, t: typeof en): Sheet {
  return [
    {
      kind: 'table',
      caption: t.comets,
      head: t.head,
      rows: view.points.map((points, seat) => [who(seat), view.hands[seat].join(' '), String(points)]),
    },
  ];
}
