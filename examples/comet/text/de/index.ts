import type { RuleId, Text } from '../en/index.ts';

export const text: Text = {
  name: 'Komet',
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

export const rules: Record<RuleId, string> = {
  'COM-ROUND-01': 'Jede Runde zeigt einen Kometen, dann bieten alle gleichzeitig und geheim eine Karte.',
  'COM-BID-01': 'Du kannst jede deiner Karten nur einmal bieten.',
  'COM-CATCH-01': 'Die höchste Karte, die niemand sonst geboten hat, fängt den Kometen; sonst fliegt er weiter.',
  'COM-CLAIM-01': 'Wer einen Kometen fängt, behält seinen Wert oder tauscht ihn gegen zufällige 0 bis 6 Punkte.',
  'COM-END-01': 'Nach dem letzten Kometen gewinnen die meisten Punkte.',
};
