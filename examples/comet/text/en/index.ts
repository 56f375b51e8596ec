export const text = {
  name: 'Comet',
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

export const rules = {
  'COM-ROUND-01': 'Each round shows one comet, then everybody bids a card at once and in secret.',
  'COM-BID-01': 'You can bid each of your cards only once.',
  'COM-CATCH-01': 'The highest card that nobody else bid catches the comet; without one it flies on.',
  'COM-CLAIM-01': 'Whoever catches a comet keeps its worth, or lets it go for a random 0 to 6 points.',
  'COM-END-01': 'After the last comet the most points win.',
} as const satisfies Record<string, string>;

export type Text = typeof text;
export type RuleId = keyof typeof rules;
