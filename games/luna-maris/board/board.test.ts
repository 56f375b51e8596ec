import { askedSeats, below, choose, isOver, isRefused, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { FIELDS, FOOD, MODULES, ORDER_TYPES, SCIENTISTS, SHOWN } from '../data/index.ts';
import { lunaMaris as luna } from '../game.ts';
import type { LunaChoice } from '../rules/choices.ts';
import { type LunaState, NONE } from '../rules/state.ts';
import { text as de } from '../text/de/board.ts';
import { text as en } from '../text/en/board.ts';
import { lunaWords } from '../text/words.ts';
import { automaton, changesOf } from './changes.ts';
import { explain } from './explain/index.ts';
import { PARTS, partOf, places } from './places.ts';
import { otherPressesOf, pressesOf } from './presses.ts';
import { bits, comingWaste, cubesOf, roundEndOf, wayTo } from './reading.ts';
import type { Facts } from './scene.ts';
import { pack, scaleFor } from './small/flow.tsx';
import { blocksOf } from './small/parts.tsx';
import { wrap } from './wrap.ts';

const WORDS = { en: await lunaWords('en') };

interface Seen {
  readonly view: LunaState;
  readonly seat: number;
  readonly options: readonly LunaChoice[];
}

/** Positions of a play at random, as the seat that is asked sees them. */
function* positions(seats: number, seed: string): Generator<Seen> {
  const play = startPlay(luna, { seats, settings: {}, seed });
  if (isRefused(play)) throw new Error(play.message);
  const luck = seedRandom(seed);
  while (!isOver(play.state)) {
    const [seat] = askedSeats(luna, play.state);
    const options = optionsOf(luna, play.state, seat);
    yield { view: luna.view(play.state, seat), seat, options };
    choose(play, seat, options[below(luck, options.length)]);
  }
}

const factsOf = ({ view, seat, options }: Seen, text = en): Facts => ({
  view,
  viewer: seat,
  names: ['Orion', 'Vega', 'Lyra', 'Rigel'],
  options,
  words: WORDS.en,
  text,
  whyNot: () => undefined,
});

const PLAYS = [1, 2, 3, 4].map((seats) => [...positions(seats, `board ${seats}`)]);

describe('presses', () => {
  test('every option is pressed at places of a known part, and no two options by the same presses but in a menu', () => {
    for (const seen of PLAYS.flat()) {
      const made = new Map<string, LunaChoice[]>();
      for (const option of seen.options) {
        const presses = pressesOf(option, seen.view, seen.seat);
        expect(presses.length).toBeGreaterThan(0);
        for (const place of presses) expect(PARTS).toContain(partOf(place));
        const key = presses.join(',');
        made.set(key, [...(made.get(key) ?? []), option]);
      }
      for (const same of made.values()) expect(new Set(same.map((option) => option.do)).size).toBe(1);
    }
  });

  test('a scientist and a room are pressed in either order; where only one fits, the room is enough', () => {
    const uses = PLAYS.flat().flatMap(({ view, seat, options }) =>
      options.flatMap((option) => (option.do === 'use' ? [{ view, seat, option }] : [])),
    );
    expect(uses.length).toBeGreaterThan(0);
    for (const { view, seat, option } of uses) {
      const [card, room] = pressesOf(option, view, seat);
      const [other] = otherPressesOf(option, view, seat);
      const module = MODULES.findIndex(({ id }) => id === option.module);
      const fitting = bits(view.players[seat].hand).filter((each) => SHOWN[each].includes(module));
      expect(other).toEqual(fitting.length === 1 ? [room] : [room, card]);
    }
  });
});

describe('explanations', () => {
  const [first] = PLAYS[2];
  const all = [
    ...MODULES.map((_, i) => places.module(i)),
    ...SCIENTISTS.flatMap(({ id }) => [places.card(id), places.resting(id)]),
    ...FOOD.map(({ id }) => places.food(id)),
    ...FIELDS.map(({ id }) => places.hex(id)),
    ...ORDER_TYPES.map((_, stack) => places.order(stack)),
    ...['extraction', 'sustainability'].flatMap((track) => [1, 2, 3, 4, 5].map((level) => places.plate(track, level))),
    places.pass,
    places.supper,
    places.oxygen,
    places.waste,
    places.roundEnd,
    places.ordersRow,
    places.buildTrack,
    places.seedbed,
    places.belt('left'),
    `${places.belt('right')} @1`,
  ];

  test.each([
    ['en', en],
    ['de', de],
  ] as const)('every place tells what it is (%s)', (_, text) => {
    for (const place of all) {
      const said = explain(place, factsOf(first, text));
      expect(said?.title, place).toBeTruthy();
      expect(said?.lines.length, place).toBeGreaterThan(0);
    }
  });

  test('the rules they name exist', () => {
    const { rules } = WORDS.en;
    for (const place of all) {
      const rule = explain(place, factsOf(first))?.rule;
      if (rule !== undefined) expect(rules[rule as keyof typeof rules], rule).toBeTruthy();
    }
  });

  test('every place an option is pressed at explains itself', () => {
    for (const seen of PLAYS.flat()) {
      for (const option of seen.options) {
        for (const place of pressesOf(option, seen.view, seen.seat)) {
          expect(explain(place, factsOf(seen)), place).toBeDefined();
        }
      }
    }
  });
});

describe('changes', () => {
  test('what is different is said with its tone', () => {
    const [seen] = PLAYS[2];
    const after = structuredClone(seen.view);
    const p = after.players[seen.seat];
    p.sp += 3;
    p.waste += 2;
    after.players[(seen.seat + 1) % 3].sp += 1;
    const said = changesOf(seen.view, after, factsOf(seen));
    expect(said.map(({ icon, tone }) => [icon, tone])).toEqual([
      ['points', 'good'],
      ['waste', 'bad'],
      ['points', undefined],
    ]);
    expect(said[2].seat).toBe((seen.seat + 1) % 3);
  });
  test('nothing different, nothing said', () => {
    const [seen] = PLAYS[1];
    expect(changesOf(seen.view, seen.view, factsOf(seen))).toEqual([]);
  });
});

describe('reading a position', () => {
  test('a way is as long as the distance, and each step is one corridor', () => {
    expect(wayTo(8, 2).map((module) => MODULES[module].letter)).toEqual(['I', 'F', 'C']);
    expect(wayTo(3, 3)).toEqual([3]);
  });
  test('titanium stands in for iron, but not the other way round', () => {
    const [{ view }] = PLAYS[1];
    const p = { ...view.players[0], ironLeft: 0, ironRight: 0, titaniumLeft: 3, titaniumRight: 0 };
    expect(cubesOf(0, p).every(({ missing }) => !missing)).toBe(true);
    const irons = { ...p, ironLeft: 9, titaniumLeft: 0 };
    expect(cubesOf(5, irons).every(({ missing }) => missing)).toBe(true);
  });
  test('ore on the right comes as waste while there is another production', () => {
    const [{ view }] = PLAYS[1];
    const p = { ...view.players[0], waste: 1, ironRight: 2, titaniumRight: 1 };
    expect(comingWaste({ ...view, round: 1 }, p)).toBe(3);
    expect(comingWaste({ ...view, round: 5 }, p)).toBe(0);
  });
  test('the end of a round is the sum of its parts', () => {
    for (const { view } of PLAYS.flat()) {
      for (const { probes, rank, built, total } of roundEndOf(view)) expect(probes + rank + built).toBe(total);
    }
  });
});

describe('small screens', () => {
  const blocks = [
    { w: 378, h: 200 },
    { w: 196, h: 190 },
    { w: 168, h: 190 },
  ];
  test('blocks never overlap and stay inside', () => {
    for (const width of [378, 820]) {
      const { at, h } = pack(blocks, width);
      at.forEach(([x, y], i) => {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + blocks[i].w).toBeLessThanOrEqual(width);
        expect(y + blocks[i].h).toBeLessThanOrEqual(h);
        at.slice(0, i).forEach(([ox, oy], k) => {
          const apart =
            x >= ox + blocks[k].w || ox >= x + blocks[i].w || y >= oy + blocks[k].h || oy >= y + blocks[i].h;
          expect(apart).toBe(true);
        });
      });
    }
  });
  test('they grow where there is room, and never shrink below their size', () => {
    expect(scaleFor(blocks, 820, 900)).toBeGreaterThan(1.5);
    expect(scaleFor(blocks, 844, 200)).toBe(1);
  });
});

test('words are broken between words', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('Raumhafenverwaltung', 5)).toEqual(['Raumhafenverwaltung']);
});

test('before the first round nobody stands anywhere', () => {
  expect(PLAYS[2][0].view.players.every(({ at }) => at === NONE)).toBe(true);
});

test('on a phone on its side every part of every position is one screen, at its natural size', () => {
  const [width, height] = [544, 296];
  const tooLarge = new Set<string>();
  for (const seen of PLAYS.flat())
    for (const part of PARTS)
      for (const look of [...seen.view.players.keys(), 'scores' as const]) {
        const scene = { ...factsOf(seen), layout: { kind: 'parts', part, width, height } } as const;
        const blocks = blocksOf(scene, { look, onLook: () => undefined });
        const high = pack(blocks, width - 12).h + 12;
        const wide = Math.max(...blocks.map(({ w }) => w)) + 12;
        if (wide > width || high > height) tooLarge.add(`${part} ${blocks.map(({ id }) => id)}: ${wide} by ${high}`);
      }
  expect([...tooLarge]).toEqual([]);
});

test('the automaton stands among the seats, with what it can own', () => {
  const [alone, together] = PLAYS.map(([seen]) => factsOf(seen));
  expect(automaton(together)).toBeUndefined();
  const rival = automaton(alone);
  expect(rival).toMatchObject({ seat: 1, name: en.game.automaton });
  expect(rival?.breakdown.length).toBeGreaterThan(5);
  const icons = rival?.things.map(({ icon }) => icon);
  expect(icons).toContain('water');
  expect(icons).not.toContain('oxygen');
});
