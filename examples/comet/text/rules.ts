export const rulesEn = {
  'COM-ROUND-01': 'Each round shows one comet, then everybody bids a card at once and in secret.',
  'COM-BID-01': 'You can bid each of your cards only once.',
  'COM-CATCH-01': 'The highest card that nobody else bid catches the comet; without one it flies on.',
  'COM-CLAIM-01': 'Whoever catches a comet keeps its worth, or lets it go for a random 0 to 6 points.',
  'COM-END-01': 'After the last comet the most points win.',
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof rulesEn;

export const rulesDe: Record<RuleId, string> = {
  'COM-ROUND-01': 'Jede Runde zeigt einen Kometen, dann bieten alle gleichzeitig und geheim eine Karte.',
  'COM-BID-01': 'Du kannst jede deiner Karten nur einmal bieten.',
  'COM-CATCH-01': 'Die höchste Karte, die niemand sonst geboten hat, fängt den Kometen; sonst fliegt er weiter.',
  'COM-CLAIM-01': 'Wer einen Kometen fängt, behält seinen Wert oder tauscht ihn gegen zufällige 0 bis 6 Punkte.',
  'COM-END-01': 'Nach dem letzten Kometen gewinnen die meisten Punkte.',
};
