import {
  type Advice,
  type Agenda,
  below,
  cloneAgenda,
  type Game,
  isOver,
  newAgenda,
  pick,
  rank,
  type State,
} from '@orrery/kernel';

/**
 * A game for tests: every round each seat plants one of many fields and then reaps its worth, or waits for nothing.
 * The weather, half of it dealt in secret and half of it chance, brings everybody some more.
 */
export interface OrchardState extends State {
  agenda: Agenda<OrchardFrame>;
  worth: number[];
  /** Weather to come, -1 where hidden; the last one is next. */
  weather: number[];
  rounds: number;
  points: number[];
}
export type OrchardChoice =
  | { readonly do: 'plant'; readonly field: number }
  | { readonly do: 'pick' }
  | { readonly do: 'wait' };
export type OrchardFrame =
  | { readonly step: 'round' }
  | { readonly step: 'plant' }
  | { readonly step: 'reap'; readonly field: number }
  | { readonly step: 'weather' };

const WEATHER: readonly number[] = [0, 1, 2];

export function orchard(worth: readonly number[], rounds = 1): Game<OrchardState, OrchardChoice> {
  const fields: OrchardChoice[] = worth.map((_, field) => ({ do: 'plant', field }));
  const game: Game<OrchardState, OrchardChoice> = {
    id: 'orchard',
    version: 1,
    seats: { min: 1, max: 4 },
    settings: {},
    setup: (_, seats, random) => ({
      random,
      agenda: newAgenda<OrchardFrame>(seats, { step: 'round' }),
      revealed: 0,
      worth: worth.slice(),
      weather: Array.from({ length: rounds }, () => pick(random, WEATHER)),
      rounds,
      points: new Array(seats).fill(0),
    }),
    steps: {
      round: {
        run(s: OrchardState) {
          if (s.rounds-- === 0) return;
          s.agenda.table.push({ step: 'round' }, { step: 'weather' });
          for (const stack of s.agenda.seats) stack.push({ step: 'plant' });
        },
      },
      plant: {
        options: () => fields,
        take(s: OrchardState, seat: number, choice: OrchardChoice) {
          if (choice.do === 'plant') s.agenda.seats[seat].push({ step: 'reap', field: choice.field });
        },
      },
      reap: {
        options: () => [{ do: 'pick' }, { do: 'wait' }] as OrchardChoice[],
        take(s: OrchardState, seat: number, choice: OrchardChoice, { field }: { field: number }) {
          s.points[seat] += choice.do === 'pick' ? s.worth[field] : 0;
        },
      },
      weather: {
        run(s: OrchardState) {
          const weather = (s.weather.pop() ?? 0) + below(s.random, 3);
          for (let seat = 0; seat < s.points.length; seat++) s.points[seat] += weather;
        },
      },
    },
    clone: (s) => ({
      ...s,
      random: s.random.slice(),
      agenda: cloneAgenda(s.agenda),
      weather: s.weather.slice(),
      points: s.points.slice(),
    }),
    view: (s) => ({ ...game.clone(s), random: [0, 0, 0, 0], weather: s.weather.map(() => -1) }),
    guess(view, _, random) {
      const s = game.clone(view);
      s.weather = s.weather.map(() => pick(random, WEATHER));
      s.random = random.slice();
      return s;
    },
    scores: (s) => s.points.slice(),
    breakdown: (s, seat) => [{ row: 'points', points: s.points[seat] }],
    result(s) {
      if (!isOver(s)) return undefined;
      const places = rank(s.points);
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      return { scores: s.points.slice(), places, winners };
    },
  };
  return game;
}

export const plainAdvice: Advice<OrchardState, OrchardChoice> = { value: (s, seat) => s.points[seat] };
