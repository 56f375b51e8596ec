import { comet, room } from '@orrery/comet';
import { type AskStep, type Frame, type GameEvent, type GameRoom, type RunStep, TABLE, voiceOf } from '@orrery/kernel';

export type Comet = typeof comet;
export type CometState = Parameters<Comet['clone']>[0];
type CometChoice = { readonly do: string; readonly card?: number };

const { round, bid, claim } = comet.steps as unknown as {
  round: RunStep<CometState, Frame>;
  bid: AskStep<CometState, CometChoice, Frame>;
  claim: AskStep<CometState, CometChoice, Frame>;
};

function withSteps(changed: Record<string, Partial<AskStep<CometState, CometChoice, Frame>> | typeof round>): Comet {
  const steps: Record<string, object> = { ...comet.steps };
  for (const [name, change] of Object.entries(changed)) steps[name] = { ...steps[name], ...change };
  return { ...comet, steps: steps as Comet['steps'] };
}

const BID: Frame = { step: 'bid' };

let elsewhere = 0;

/** A flaw, the property that has to find it, and what the message has to say. */
export const FLAWS: readonly [property: string, flaw: string, flawed: Comet | GameRoom, says: RegExp][] = [
  [
    'random plays end with a result',
    'the comets never run out',
    withSteps({
      round: {
        run(s) {
          s.hands = s.hands.map(() => [1, 2, 3]);
          for (const stack of s.agenda.seats) stack.push({ step: 'bid' });
          s.agenda.table.push({ step: 'round' });
        },
      },
    }),
    /not over after 500 choices\nseed 'flaw 0', 2 seats, options \{"comets":3\}, after 500 choices\n {2}\.\.\.\n {2}seat \d: bid card=/,
  ],
  ['random plays end with a result', 'no result', { ...comet, result: () => undefined }, /over without a result/],
  [
    'scores are the sum of their rows',
    'a row too many',
    { ...comet, breakdown: (s, seat) => [...comet.breakdown(s, seat), { row: 'comets', points: 1 }] },
    /seat 0 has 0 points, its rows add up to 1/,
  ],
  [
    'no choice leads into a dead end',
    'a question without options after one of the choices',
    withSteps({
      claim: {
        take: (s, seat, choice) =>
          void (choice.do === 'slingshot' && s.agenda.seats[seat].push({ step: 'void' } as never)),
      },
      void: { ...claim, options: () => [] },
    }),
    /seat \d chooses slingshot: comet: seat \d has no option in 'void'/,
  ],
  [
    'components are conserved',
    'a bid card stays in the hand',
    withSteps({
      bid: { take: (s, seat, c) => void s.bids.splice(seat, 1, c.card ?? 0) },
    }),
    /cards of seat 0/,
  ],
  [
    'options are listed once, and listing changes nothing',
    'the same choice twice',
    withSteps({ claim: { options: () => [{ do: 'keep' }, { do: 'slingshot' }, { do: 'keep' }] } }),
    /offered twice: keep/,
  ],
  [
    'options are listed once, and listing changes nothing',
    'asking costs a point',
    withSteps({
      bid: {
        options(s, seat) {
          s.points[seat]--;
          return s.hands[seat].map((card) => ({ do: 'bid', card }));
        },
      },
    }),
    /listing the options changed the state: points\[0\] is -\d+ instead of/,
  ],
  [
    'simultaneous choices commute',
    'the quickest bid gets a point',
    withSteps({
      bid: {
        take(s, seat, choice) {
          if (s.bids.every((card) => card === 0)) s.points[seat]++;
          bid.take(s, seat, choice, BID);
        },
      },
    }),
    /in the order of seats \d \d the phase ends differently: points/,
  ],
  [
    'a state is JSON and nothing else',
    'a field without a value',
    { ...comet, setup: (o, n, r) => ({ ...comet.setup(o, n, r), winner: undefined }) },
    /state\.winner is not plain data/,
  ],
  [
    'a clone is equal and independent',
    'shared hands',
    { ...comet, clone: (s) => ({ ...comet.clone(s), hands: s.hands }) },
    /changed the (original|clone made before): hands/,
  ],
  [
    'a clone is equal and independent',
    'fields in another order',
    { ...comet, clone: (s) => Object.fromEntries(Object.entries(comet.clone(s)).reverse()) as unknown as CometState },
    /fields in another order/,
  ],
  [
    'a record replays to the same states',
    'something kept outside the state',
    withSteps({ claim: { take: (s, seat) => void s.points.splice(seat, 1, elsewhere++) } }),
    /the replay to choice \d+: points/,
  ],
  [
    'a view hides the luck to come',
    'the generator in the view',
    { ...comet, view: (s, viewer) => ({ ...comet.view(s, viewer), random: s.random }) },
    /shows the luck to come/,
  ],
  [
    'views, options and events keep secrets',
    'options that depend on the next comet',
    withSteps({
      bid: {
        options: (s, seat) =>
          s.hands[seat].slice(0, 1 + ((s.comets.at(-1) ?? 0) % 2)).map((card) => ({ do: 'bid', card })),
      },
    }),
    /the options of seat \d depend on what it cannot know: \d too many/,
  ],
  [
    'views, options and events keep secrets',
    'a comet that is shown without saying so',
    withSteps({
      claim: { take: (s, seat) => void s.points.splice(seat, 1, s.comets.at(-1) ?? 0) },
      round: {
        run(s) {
          const { revealed } = s;
          round.run(s, { step: 'round' }, TABLE);
          s.revealed = revealed;
        },
      },
    }),
    /after seat \d chose [\w =]+, .* sees what it may not know: comet is/,
  ],
  [
    'views, options and events keep secrets',
    'an event that tells the next comet',
    withSteps({
      bid: {
        take(s, seat, choice) {
          bid.take(s, seat, choice, BID);
          voiceOf<GameEvent & { worth?: number }>().tell?.({ event: 'comet', worth: s.comets.at(-1) ?? 0 });
        },
      },
    }),
    /after seat \d chose bid card=\d, .* hears what it may not know/,
  ],
  [
    'a guess fits its view',
    'a guess that deals nothing',
    { ...comet, guess: (view, viewer, random) => ({ ...comet.guess(view, viewer, random), comets: view.comets }) },
    /every comet is another one/,
  ],
  [
    'a guess fits its view',
    'a guess that loses a comet',
    { ...comet, guess: (view, viewer, random) => ({ ...comet.guess(view, viewer, random), comets: [] }) },
    /what seat \d sees of its guess: comets has 0 parts instead of 2/,
  ],
  [
    'a guess fits its view',
    'a guess without luck of its own',
    { ...comet, guess: (view, viewer, random) => ({ ...comet.guess(view, viewer, random), random: view.random }) },
    /two guesses have the same luck to come/,
  ],
  [
    'a guess fits its view',
    'a guess that differs each time',
    {
      ...comet,
      guess: (view, viewer, random) => ({ ...comet.guess(view, viewer, random), random: [elsewhere++, 2, 3, 4] }),
    },
    /a second guess with the same luck: random/,
  ],
  [
    'a spectator knows nothing that a seat does not',
    'a view for spectators that shows the comets to come',
    {
      ...comet,
      view: (s, viewer) => (viewer === null ? { ...comet.view(s, 0), comets: s.comets } : comet.view(s, viewer)),
      guess: (view, viewer, random) =>
        viewer === null
          ? { ...comet.guess(view, 0, random), comets: view.comets.slice() }
          : comet.guess(view, viewer, random),
    },
    /a spectator sees what seat \d may not know: comets/,
  ],
  [
    'what is revealed to a seat is its alone',
    'bids that are written into what all may know',
    {
      ...comet,
      seatView(open, s, viewer) {
        open.bids[viewer] = s.bids[viewer];
        return { ...open, bids: comet.view(s, viewer).bids };
      },
    },
    /changed the state, or what all may know: \[1\]\.bids/,
  ],
  [
    'what is revealed to a seat is its alone',
    'a seat that is shown the bids of others',
    { ...comet, seatView: (open, s) => ({ ...open, bids: s.bids.slice() }) },
    /what is revealed to seat \d: bids/,
  ],
  [
    'undo takes back, up to what was seen',
    'points that a clone shares',
    {
      ...withSteps({
        bid: {
          take(s, seat, choice) {
            s.points[seat]++;
            bid.take(s, seat, choice, BID);
          },
        },
      }),
      clone: (s) => ({ ...comet.clone(s), points: s.points }),
    },
    /after do and undo: points/,
  ],
  [
    'stale, illegal and malformed choices are refused',
    'an explanation that costs a point',
    withSteps({
      claim: {
        whyNot(s, seat) {
          s.points[seat]--;
          return undefined;
        },
      },
    }),
    /refused, but something changed/,
  ],
  [
    'everything has words in every language',
    'a hole in a text',
    {
      ...room,
      words: async (language) => ({
        ...(await room.words(language)),
        prompt: (view) => `Bid for ${view.agenda.table[9]}?`,
      }),
    } as GameRoom,
    /what is asked says "undefined"/,
  ],
  [
    'everything has words in every language',
    'an option without words',
    { ...comet, settings: { ...comet.settings, extra: { kind: 'switch', default: true } } } as Comet,
    /the label of option extra has no words/,
  ],
];
