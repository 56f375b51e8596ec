import { type Drawing, type Position as KitPosition, openBoard, previewOf } from '@orrery/board';
import {
  advance,
  askedSeats,
  below,
  choose,
  isOver,
  isRefused,
  notation,
  optionsOf,
  type Play,
  seedRandom,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { GOALS, TECHNOLOGIES, TRANSMITTERS } from '../data/index.ts';
import { pulsar } from '../game.ts';
import type { PulsarChoice } from '../rules/choices.ts';
import { CLUSTERS } from '../rules/cluster.ts';
import type { PulsarState } from '../rules/state.ts';
import { text as de } from '../text/de/board.ts';
import { text as en } from '../text/en/board.ts';
import { pulsarWords } from '../text/words.ts';
import { glyphsOf } from './art/effects.tsx';
import { widthOf } from './art/glyphs.tsx';
import { changesOf } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import type { Facts } from './facts.ts';
import { drawing } from './index.ts';
import { partOf } from './places.ts';
import { otherPressesOf, pressesOf } from './presses.ts';
import { bestWays, endOf } from './routes.ts';

const WORDS = { en: await pulsarWords('en') };

function begin(seats: number, seed: string): Play<PulsarState, PulsarChoice> {
  const play = startPlay(pulsar, { seats, settings: {}, seed });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

interface Position {
  readonly view: PulsarState;
  readonly seat: number;
  readonly options: readonly PulsarChoice[];
}

/** Positions of a play by chance, one in `every`. */
function* positions(seats: number, seed: string, every: number): Generator<Position> {
  const play = begin(seats, seed);
  const luck = seedRandom(seed);
  for (let turn = 0; !isOver(play.state); turn++) {
    const [seat] = askedSeats(pulsar, play.state);
    const options = optionsOf(pulsar, play.state, seat);
    if (turn % every === 0) yield { view: viewOf(play, seat), seat, options };
    const answer = choose(play, seat, options[below(luck, options.length)]);
    if (isRefused(answer)) throw new Error(answer.message);
  }
}

/** The first position of a play by chance whose question is of a kind. */
function asked(step: string, seats = 3): Position {
  for (let seed = 0; seed < 20; seed++)
    for (const position of positions(seats, `asked ${seed}`, 1))
      if (position.view.agenda.seats[position.seat].at(-1)?.step === step) return position;
  throw new Error(`nobody was ever asked: ${step}`);
}

const factsOf = ({ view, seat, options }: Position, text = en): Facts => ({
  view,
  viewer: seat,
  names: ['Orion', 'Vega', 'Lyra', 'Rigel'],
  options,
  words: WORDS.en,
  text,
  whyNot: () => undefined,
});

/** The kit knows boards only by what they have in common. */
const plain = drawing as unknown as Drawing<PulsarState, PulsarChoice>;
type Taken = (choice: PulsarChoice) => void;
const tableAt = (position: Position, take: Taken) =>
  ({ facts: factsOf(position), take }) as unknown as KitPosition<PulsarState, PulsarChoice>;

describe('what is pressed', () => {
  it('every option of every position has presses, and each of their places explains itself', () => {
    let seen = 0;
    for (const seats of [2, 3, 4]) {
      for (const position of positions(seats, `presses ${seats}`, 3)) {
        const facts = factsOf(position);
        for (const option of position.options) {
          const presses = pressesOf(option, position.view, position.seat);
          expect(presses.length, notation(option)).toBeGreaterThan(0);
          for (const place of presses) {
            expect(explain(place, facts)?.title, place).toBeTruthy();
            expect([...drawing.parts.map(({ id }) => id), undefined]).toContain(partOf(place));
          }
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('a press on a location takes the best way there, and the other ways are one press away', () => {
    const { view, seat, options } = asked('route');
    const best = bestWays(view, seat);
    for (const option of options) {
      if (option.do !== 'route') continue;
      const end = endOf(option.path);
      const presses = pressesOf(option, view, seat);
      expect(presses.at(-1)).toBe(`node ${end}`);
      expect(presses.length).toBe(best.get(end) === option.path ? 1 : 2);
    }
    expect(new Set(best.keys()).size).toBe(best.size);
  });

  it('a die in hand shows at once where it can fly, and one press flies there', () => {
    const position = asked('turn');
    const taken: PulsarChoice[] = [];
    const store = openBoard(
      pulsar,
      plain,
      tableAt(position, (choice) => taken.push(choice)),
    );
    const fly = position.options.find((option) => option.do === 'fly' && !/[+-]/.test(option.pay));
    if (fly?.do !== 'fly') throw new Error('no plain flight');
    const [die] = pressesOf(fly, position.view, position.seat);
    store.press(die);
    const nodes = store.open().filter((place) => place.startsWith('node '));
    expect(nodes.length).toBeGreaterThan(0);
    const flown = nodes.find((place) => store.leadsTo(place).some(({ then }) => then?.do === 'route')) ?? '';
    const entry = store.leadsTo(flown).find(({ then }) => then?.do === 'route');
    store.press(flown);
    expect(taken).toEqual([fly]);
    // The table answers with the question for the way; it is answered without another press.
    const after = previewOf(pulsar, position.view, position.seat, fly).after;
    const next = { view: after, seat: position.seat, options: optionsOf(pulsar, after, position.seat) };
    store.update(tableAt(next, (choice) => taken.push(choice)));
    store.announce();
    expect(taken).toEqual([fly, entry?.then]);
  });

  it('a new transmitter is laid by a press where it goes, or taken in the hand first', () => {
    const position = asked('link', 2);
    const taken: PulsarChoice[] = [];
    const store = openBoard(
      pulsar,
      plain,
      tableAt(position, (choice) => taken.push(choice)),
    );
    const [option] = position.options;
    const [[tile, end]] = otherPressesOf(option, position.view, position.seat);
    expect(store.open()).toEqual(expect.arrayContaining([tile, end]));
    store.press(tile);
    store.press(end);
    expect(taken).toEqual([option]);
  });

  it('a token is laid to the die before the place is pressed', () => {
    for (const { view, seat, options } of positions(3, 'tokens', 1)) {
      const bought = options.find((option) => option.do === 'patent' && option.pay.includes('pm'));
      if (bought?.do !== 'patent') continue;
      const [die, token, place] = pressesOf(bought, view, seat);
      expect(token).toBe(`${die} plus-minus`);
      expect(place).toBe(`patent ${bought.tech}`);
      return;
    }
    throw new Error('no token was ever of use');
  });
});

describe('what is said', () => {
  it('both languages have the same words', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : typeof value;
    const { game: _en, ...english } = en;
    const { game: _de, ...german } = de;
    expect(shape(german)).toEqual(shape(english));
  });

  it('everything on the board explains itself in both languages', () => {
    const position = asked('turn');
    for (const text of [en, de]) {
      const facts = factsOf(position, text);
      const all = [
        ...CLUSTERS[position.view.side].ids.map((id) => `node ${id}`),
        ...position.view.techs.map((tech) => `patent ${TECHNOLOGIES[tech].id}`),
        ...position.view.display.map((tile) => `offer ${TRANSMITTERS[tile].id}`),
        ...position.view.goals.map((goal) => `goal ${GOALS[goal].id}`),
        ...['round', 'turn-order', 'exploration', 'stack', 'black-hole', 'bonus-die', 'track initiative', 'score 0'],
        ...['track engineering', 'row 3', 'thing cubes', 'thing rings', 'thing stations', 'thing patents', 'pool 2'],
      ];
      for (const place of all) {
        const told = explain(place, facts);
        expect(told?.title, place).toBeTruthy();
        expect(told?.lines.length, place).toBeGreaterThan(0);
        expect(told?.lines.join(), place).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('a choice shows what it changes: a die taken moves a marker', () => {
    const position = asked('take-die');
    const moved = position.options.flatMap((option) =>
      changesOf(position.view, previewOf(pulsar, position.view, position.seat, option).after, factsOf(position)),
    );
    expect(moved.map(({ icon }) => icon)).toContain('initiative');
    expect(moved.every(({ says }) => /\d/.test(says))).toBe(true);
  });

  it('a gyrodyne that would be taken is among what changes', () => {
    for (const position of positions(3, 'gyrodynes', 1)) {
      const { view, seat, options } = position;
      const taken = options.find(({ do: doing }) => doing === 'take-gyrodyne');
      if (taken === undefined) continue;
      const changes = changesOf(view, previewOf(pulsar, view, seat, taken).after, factsOf(position));
      expect(changes.map(({ icon }) => icon)).toContain('gyrodyne');
      return;
    }
    throw new Error('no gyrodyne was ever on offer');
  });

  it('events point at places, whatever happens in a play', () => {
    const play = begin(4, 'events');
    const luck = seedRandom('events');
    let told = 0;
    while (!isOver(play.state)) {
      const [seat] = askedSeats(pulsar, play.state);
      const options = optionsOf(pulsar, play.state, seat);
      const option = options[below(luck, options.length)];
      for (const event of previewOf(pulsar, viewOf(play, seat), seat, option).events) {
        told++;
        for (const place of placesOf(event as Parameters<typeof placesOf>[0], play.state))
          expect(place).not.toMatch(/undefined/);
      }
      advance(pulsar, play.state, seat, option);
    }
    expect(told).toBeGreaterThan(200);
  });
});

describe('what is drawn', () => {
  it('every technology, transmitter and project has signs for what it does', () => {
    for (const { id, effects } of TECHNOLOGIES) expect(widthOf(glyphsOf(effects)), id).toBeGreaterThan(10);
    for (const { id, instant, production } of TRANSMITTERS)
      expect(widthOf(glyphsOf([...instant, ...production])), id).toBeGreaterThan(0);
  });
});
