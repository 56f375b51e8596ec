import { askedSeats, below, choose, isOver, isRefused, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { FIELDS, moduleOfLetter, WASTE_CO2, WASTE_STRESS } from '../data/index.ts';
import { lunaMaris as luna } from '../game.ts';
import { AUTOMATON_PLAYER, type LunaState, type Player } from '../rules/state.ts';
import { text as en } from '../text/en/board.ts';
import { lunaWords } from '../text/words.ts';
import { stepsOf as stepsOfWalk, turnsOf } from './base/walk.tsx';
import { hasEnded, paidUntil, staged } from './ending/staged.ts';
import { explain } from './explain/index.ts';
import { billOf, harmOf } from './overlays/bill.ts';
import { places } from './places.ts';
import type { Facts } from './scene.ts';
import { lumpsAfter } from './station/lumps.ts';
import { nextLine, nextModule, outlook } from './station/outlook.ts';

const WORDS = { en: await lunaWords('en') };

const factsOf = (view: LunaState, seat: number): Facts => ({
  view,
  viewer: seat,
  names: ['Orion', 'Vega', 'Lyra', 'Rigel'],
  options: askedSeats(luna, view).includes(seat) ? optionsOf(luna, view, seat) : [],
  words: WORDS.en,
  text: en,
  whyNot: () => undefined,
});

/** All positions of a play at random. */
function played(seats: number, seed: string): LunaState[] {
  const play = startPlay(luna, { seats, settings: {}, seed });
  if (isRefused(play)) throw new Error(play.message);
  const luck = seedRandom(seed);
  const all = [luna.clone(play.state)];
  while (!isOver(play.state)) {
    const [seat] = askedSeats(luna, play.state);
    const options = optionsOf(luna, play.state, seat);
    choose(play, seat, options[below(luck, options.length)]);
    all.push(luna.clone(play.state));
  }
  return all;
}

const THREE = played(3, 'told');
const ALONE = played(1, 'told alone');

describe('the end of a round', () => {
  const ends = THREE.slice(1).flatMap((now, i) => (hasEnded(THREE[i], now) ? [[THREE[i], now] as const] : []));

  test('is seen once between two rounds; after the last one the final scoring is', () => expect(ends).toHaveLength(4));

  test('is not seen by whoever jumps from the middle of a round into the next one', () => {
    const middle = (round: number) => THREE.find((each) => each.round === round && each.nextOrder.length === 0);
    const [before, after] = [middle(2), middle(3)];
    if (before === undefined || after === undefined) throw new Error('the play has no second and third round');
    expect(hasEnded(before, after)).toBe(false);
  });

  test('pays step by step what the round has paid in the end', () => {
    for (const [before, now] of ends) {
      for (const seat of [0, 1, 2]) {
        const first = staged(before, now, 'probes').players[seat].sp - before.players[seat].sp;
        expect(first).toBe(paidUntil(before, seat, 'probes'));
      }
    }
  });

  test('fresh air comes before production, and production last', () => {
    const [before, now] = ends[0];
    expect(staged(before, now, 'rank').players.map(({ o2 }) => o2)).toEqual(before.players.map(({ o2 }) => o2));
    const tidied = staged(before, now, 'tidy');
    expect(tidied.players.map(({ o2 }) => o2)).toEqual([0, 0, 0]);
    expect(tidied.players.map(({ ironLeft }) => ironLeft)).toEqual(before.players.map(({ ironLeft }) => ironLeft));
    expect(tidied.round).toBe(before.round);
    expect(staged(before, now, 'production')).toBe(now);
  });
});

describe('lumps of ore', () => {
  const player = (belt: Partial<Player>): Player => ({
    ...THREE[0].players[0],
    ironLeft: 0,
    titaniumLeft: 0,
    ironRight: 0,
    titaniumRight: 0,
    fields: 2 ** FIELDS.length - 1,
    ...belt,
  });

  test('ride from left to right at production, and new ones come up from the mine', () => {
    const first = lumpsAfter(undefined, player({ ironLeft: 2, titaniumRight: 1 }), 1);
    const next = lumpsAfter(first, player({ ironLeft: 1, ironRight: 2 }), 2);
    expect(next.right.map(({ id }) => id)).toEqual(first.left.map(({ id }) => id));
    expect(next.left).toHaveLength(1);
    expect(next.left[0].field).toBeDefined();
    expect(first.left.concat(first.right).map(({ id }) => id)).not.toContain(next.left[0].id);
  });

  test('those that are spent leave, the others stay who they are', () => {
    const first = lumpsAfter(undefined, player({ ironLeft: 3, titaniumLeft: 1 }), 2);
    const next = lumpsAfter(first, player({ ironLeft: 1, titaniumLeft: 1 }), 2);
    expect(next.left.map(({ id }) => id)).toEqual([first.left[0].id, first.left[3].id]);
  });
});

describe('a walk', () => {
  test('turns at the foot and the head of each lift, and nowhere on one floor', () => {
    expect(turnsOf(moduleOfLetter('D'), moduleOfLetter('E'))).toEqual([]);
    const [foot, head] = turnsOf(moduleOfLetter('I'), moduleOfLetter('F'));
    expect(foot[0]).toBe(head[0]);
    expect(foot[1]).toBeGreaterThan(head[1]);
  });

  test('ends where the figure stands, at its own pace all the way', () => {
    const steps = stepsOfWalk([
      [0, 0],
      [30, 0],
      [30, 10],
    ]);
    expect(steps.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
    expect(steps[2].transform).toBe('translate(0px, 0px)');
  });
});

describe('supper', () => {
  const meals = THREE.flatMap((view) =>
    [0, 1, 2].flatMap((seat) => {
      const bill = billOf(view, seat);
      return bill === undefined ? [] : [bill];
    }),
  );

  test('never brings more back than are at rest, and the rest is too much', () => {
    expect(meals.length).toBeGreaterThan(0);
    for (const { worth, guests, come, surplus, hungry } of meals) {
      expect(come).toBe(Math.min(worth, guests));
      expect(surplus).toBe(hungry ? 0 : worth - come);
    }
  });

  test('says what more waste sets off', () => {
    expect(harmOf(0, 2)).toEqual([]);
    expect(harmOf(WASTE_CO2[0] - 1, 1)).toEqual(['carbon-dioxide']);
    expect(harmOf(WASTE_STRESS - 1, 4)).toEqual(['stress']);
  });
});

describe('the automaton', () => {
  test('does what its outlook says: it goes to the room of its next line', () => {
    let seen = 0;
    for (const [i, view] of ALONE.entries()) {
      const after = ALONE[i + 1];
      if (after === undefined || after.round !== view.round || after.automatonLine !== view.automatonLine + 1) continue;
      expect(after.players[AUTOMATON_PLAYER].at).toBe(nextModule(view));
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('tells what it will do in every position before its card is done, and changes nothing by it', () => {
    for (const view of ALONE.filter((each) => nextLine(each) !== undefined)) {
      const before = JSON.stringify(view);
      expect(outlook(factsOf(luna.view(view, 0), 0)).length).toBeGreaterThan(0);
      expect(JSON.stringify(view)).toBe(before);
    }
  });
});

test('a room tells what each of its actions would bring', () => {
  const views = THREE.filter((view) => view.agenda.seats[0].at(-1)?.step === 'turn').slice(0, 6);
  expect(views.length).toBeGreaterThan(0);
  let told = 0;
  for (const state of views) {
    const facts = factsOf(luna.view(state, 0), 0);
    for (const letter of 'ACDEFGHIJ') {
      const outcomes = explain(`module ${letter}`, facts)?.outcomes?.() ?? [];
      told += outcomes.filter(({ changes }) => (changes?.() ?? []).length > 0).length;
    }
  }
  expect(told).toBeGreaterThan(0);
  expect(explain(places.module(moduleOfLetter('C')), factsOf(luna.view(views[0], 0), 0))?.over).toBe(places.round);
});
