import { isRefused, seedRandom, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { COMPANIES, LUNA_CARDS, LUNA_LEVELS, START_TILES } from '../data/index.ts';
import { skymines } from '../game.ts';
import { type SkyEvent, voice } from '../rules/events.ts';
import { planLuna } from '../rules/luna/cards.ts';
import { advanceLuna } from '../rules/luna/turn.ts';
import { averaged } from '../rules/scoring.ts';
import { majorityTotal } from '../rules/totals.ts';
import { skyminesWords } from '../text/words.ts';
import {
  field,
  freshPlay,
  freshState,
  HIDDEN,
  type LunaSetting,
  lunaCard,
  NONE,
  position,
  positionState,
  type Setting,
  type SkyTrial,
} from './position.ts';
import { rowsOf } from './rows.ts';

const WORDS = { en: await skyminesWords('en') };

/** A play after setup, at the first planning phase. */
function started(seats: number, luna: string, seed = 'luna'): SkyTrial {
  const t = freshPlay(seats, { luna }, seed);
  while (t.asked().some((seat) => t.step(seat) === 'lock'))
    for (const seat of t.asked()) t.choose(seat, t.options(seat)[0]);
  return t;
}

const lunaOf = (t: SkyTrial): NonNullable<SkyTrial['state']['luna']> => {
  if (t.state.luna === null) throw new Error('Luna does not play');
  return t.state.luna;
};

/** A position in which Luna has just resolved what she was given, and seat 0 is asked. */
function after(luna: LunaSetting, setting: Setting = {}): SkyTrial {
  const seats = setting.seats ?? 1;
  return position({ seats, turn: seats, ...setting, settings: { luna: '2', ...setting.settings }, luna });
}

rule('SKY-LUNA-01', 'mandatory alone, optional for two or three, never a fifth', () => {
  const refused = (seats: number, luna: string): boolean =>
    isRefused(startPlay(skymines, { seats, settings: { luna }, seed: 'x' }));
  expect([
    refused(1, 'none'),
    refused(1, '2'),
    refused(2, 'none'),
    refused(2, '2'),
    refused(3, '2'),
    refused(4, '2'),
  ]).toEqual([true, false, false, false, false, true]);
  expect([refused(4, 'none'), refused(5, 'none')]).toEqual([false, true]);
  expect(started(2, '2').state.rules.players).toBe(3);
});

rule('SKY-LUNA-02', 'markers by the number of players with her', () => {
  expect([1, 2, 3].map((seats) => freshState(seats, { luna: '1' }).players[0].markers)).toEqual([3, 2, 2]);
});

rule('SKY-LUNA-03', 'a coin, five markers, share markers on field 0, no cards', () => {
  const s = freshState(2, { luna: '2' });
  expect([s.luna?.coins, s.luna?.markers, s.luna?.cards]).toEqual([1, 5, []]);
  expect([0, 1, 2, 3].map((company) => s.positions[company * 4 + 2])).toEqual([0, 0, 0, 0]);
});

rule('SKY-LUNA-04', 'the bonus of a tile nobody has is hers', () => {
  for (let seed = 0; seed < 12; seed++) {
    const t = started(2, '2', `tile${seed}`);
    const luna = lunaOf(t);
    expect(t.state.players.map((player) => player.tile)).not.toContain(luna.tile);
    const { bonus } = START_TILES[luna.tile];
    for (const [company, name] of COMPANIES.entries()) {
      const steps = bonus.find((gain) => gain.gain === 'track' && gain.of === company)?.n ?? 0;
      expect(field(t, name, 2)).toBe(steps);
    }
    expect(luna.helium).toBe(bonus.find((gain) => gain.gain === 'helium')?.n ?? 0);
    // The plan and the cards of the tile mean nothing to her.
    expect([luna.research, luna.cards]).toEqual([0, []]);
  }
});

rule('SKY-LUNA-05', 'she sits to the right of the first start player and never starts', () => {
  const t = started(3, '2');
  expect(t.state.circle).toEqual([t.state.start, (t.state.start + 1) % 3, (t.state.start + 2) % 3, 3]);
  // The worked example: with the marker at the second human she comes right after.
  const u = position({
    seats: 2,
    settings: { luna: '2' },
    start: 1,
    turn: 1,
    opening: true,
    players: [{}, { slots: { B: 'a-08' } }],
    luna: { slots: { B: 'luna-i-3', C: 'luna-i-4' } },
  });
  u.choose(1, { do: 'chemist', with: 'B' });
  expect(lunaOf(u).used).toBe(0b00010);
  expect(u.asked()).toEqual([0]);
});

rule('SKY-LUNA-06', 'twelve grade I cards in the pile, seven grade II in reserve', () => {
  const s = freshState(1, { luna: '2' });
  const grades = (cards: readonly number[]): number[] => [...new Set(cards.map((card) => LUNA_CARDS[card].grade))];
  expect([s.luna?.pile.length, s.luna?.reserve.length]).toEqual([12, 7]);
  expect([grades(s.luna?.pile ?? []), grades(s.luna?.reserve ?? [])]).toEqual([[1], [2]]);
  expect(freshState(1, { luna: '2' }, 'other').luna?.pile).not.toEqual(s.luna?.pile);
});

rule('SKY-LUNA-07', 'slots A and E open at helium 8 and research 4, not on level 0', () => {
  const slots = (level: string, helium: number, research: number): boolean[] => {
    const t = after({ helium, research, slots: { B: 'luna-ii-5', C: 'luna-i-3' } }, { settings: { luna: level } });
    return [lunaOf(t).slotA, lunaOf(t).slotE];
  };
  // The card gives 2 helium and 2 research.
  expect(slots('2', 5, 1)).toEqual([false, false]);
  expect(slots('2', 6, 2)).toEqual([true, true]);
  expect(slots('0', 6, 2)).toEqual([false, false]);
  const t = after(
    {
      helium: 6,
      research: 2,
      slots: { B: 'luna-ii-5' },
      pile: ['luna-i-1', 'luna-i-2', 'luna-i-3', 'luna-i-4', 'luna-i-5', 'luna-i-6', 'luna-i-7'],
    },
    { players: [{}] },
  );
  expect(lunaOf(t).slots[0]).toBe(NONE);
  t.choose(0, { do: 'leave' });
  expect(lunaOf(t).slots.every((card) => card !== NONE)).toBe(true);
});

rule('SKY-LUNA-08', 'levels 0 to 8 with their start values', () => {
  const start = (level: string): (number | undefined)[] => {
    const { luna } = freshState(1, { luna: level });
    return [luna?.helium, luna?.research];
  };
  expect(['0', '2', '5', '6', '7', '8'].map(start)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 1],
    [3, 2],
    [5, 3],
  ]);
  expect(LUNA_LEVELS).toHaveLength(9);
});

rule(['SKY-LUNA-09', 'SKY-LUNA-10'], 'face-down cards for the majorities, then for her slots', () => {
  const t = started(1, '2');
  const luna = lunaOf(t);
  expect(luna.majority.every((card) => card !== NONE)).toBe(true);
  expect(luna.slots.map((card) => card !== NONE)).toEqual([false, true, true, true, false]);
  expect([luna.pile.length, luna.discards]).toEqual([7, []]);
  const view = skymines.view(t.state, 0);
  expect(view.luna?.majority).toEqual([HIDDEN, HIDDEN]);
  expect(view.luna?.slots).toEqual([NONE, HIDDEN, HIDDEN, HIDDEN, NONE]);
  expect(view.luna?.pile).toEqual(new Array(7).fill(HIDDEN));
  const order = positionState({
    seats: 1,
    settings: { luna: '2' },
    luna: {
      pile: ['luna-i-5', 'luna-i-4', 'luna-i-3', 'luna-i-2', 'luna-i-1'],
      discards: [],
      majority: ['luna-i-6', 'luna-i-7'],
      slots: { B: 'luna-i-8' },
    },
  });
  if (order.luna) planLuna(order, order.luna);
  expect(order.luna?.discards).toEqual(['luna-i-6', 'luna-i-7', 'luna-i-8'].map(lunaCard));
  expect(order.luna?.majority).toEqual(['luna-i-1', 'luna-i-2'].map(lunaCard));
  expect(order.luna?.slots).toEqual([NONE, lunaCard('luna-i-3'), lunaCard('luna-i-4'), lunaCard('luna-i-5'), NONE]);
});

rule(['SKY-LUNA-09', 'SKY-LUNA-10'], 'nobody plans for her majority cards; they are turned up with the plans', () => {
  const t = started(1, '2');
  expect(t.events.some(({ event }) => event === 'luna-majority')).toBe(false);
  const [left, right] = lunaOf(t).majority;
  // What a computer player thinks about has other cards there from time to time, and never one twice.
  const guesses = Array.from({ length: 12 }, (_, i) =>
    skymines.guess(skymines.view(t.state, 0), 0, seedRandom(`guess ${i}`)),
  );
  expect(new Set(guesses.map(({ luna }) => luna?.majority[0])).size).toBeGreaterThan(3);
  for (const { luna } of guesses) {
    const dealt = [...(luna?.majority ?? []), ...(luna?.slots ?? []), ...(luna?.pile ?? []), ...(luna?.reserve ?? [])];
    const cards = dealt.filter((card) => card !== NONE);
    expect([...cards].sort((a, b) => a - b)).toEqual(LUNA_CARDS.map((_, card) => card));
  }
  const sheet = JSON.stringify(WORDS.en.sheet(skymines.view(t.state, 0), 0, String));
  expect(sheet).toContain('hidden, hidden');
  const events = t.choose(0, { do: 'hand-in' });
  expect(events).toContainEqual({
    event: 'luna-majority',
    left: LUNA_CARDS[left].id,
    right: LUNA_CARDS[right].id,
  });
  expect(skymines.view(t.state, 0).luna?.majority).toEqual([left, right]);
});

rule('SKY-LUNA-04', 'the log tells of start bonuses, and of no plan for her', () => {
  const words = WORDS.en;
  for (let seed = 0; seed < 12; seed++) {
    const t = started(2, '2', `log${seed}`);
    const events = t.events as readonly SkyEvent[];
    expect(events.filter(({ event }) => event === 'tile').map(({ seat }) => seat)).toEqual([0, 1]);
    const lines = events.map((event) => words.event(event, (seat) => `Seat ${seat}`) ?? '');
    expect(lines.filter((line) => line.startsWith('Luna takes the bonus of a starting tile'))).toHaveLength(1);
    expect(lines.join()).not.toContain('Luna: starting plan');
    for (const player of [0, 1, 2]) {
      for (const [company, name] of COMPANIES.entries()) {
        const at = t.state.positions[company * 4 + player];
        const told = events.filter(
          (e) => e.event === 'advanced' && e.company === name && e.to === at && e.seat === [0, 1, undefined][player],
        );
        expect(told).toHaveLength(at > 0 ? 1 : 0);
      }
    }
  }
});

rule('SKY-LUNA-20', 'the log names the steps before the grade II card that they bring', () => {
  const told = (card: string, luna: LunaSetting): string[] =>
    after(
      { slots: { B: card, C: 'luna-i-3' }, reserve: ['luna-ii-1', 'luna-ii-2'], ...luna },
      { settings: { luna: '8' } },
    ).events.flatMap(({ event }) => (['helium', 'research-steps', 'luna-grows'].includes(event) ? [event] : []));
  const { heliumCards, researchCards } = LUNA_LEVELS[8];
  expect(told('luna-ii-5', { helium: heliumCards[0] - 1, research: 0 }).slice(0, 2)).toEqual(['helium', 'luna-grows']);
  const events = told('luna-ii-5', { helium: 0, research: researchCards[0] - 1 });
  expect(events.indexOf('research-steps')).toBe(events.indexOf('luna-grows') - 1);
});

rule('SKY-LUNA-24', 'on the last field she gets coins and the log no move', () => {
  const s = positionState({ seats: 1, settings: { luna: '2' }, luna: { coins: 0 } });
  s.positions[1] = 24;
  const events: SkyEvent[] = [];
  voice.tell = (event) => events.push(event);
  if (s.luna) advanceLuna(s, s.luna, 0, 2);
  voice.tell = undefined;
  expect(events.map(({ event }) => event)).toEqual(['coins', 'coins']);
});

rule('SKY-LUNA-11', 'an empty pile: discards and a grade II card shuffled, on levels 2 to 8', () => {
  const drawn = (level: string, reserve: readonly string[]): [number, number, number] => {
    const s = positionState({
      seats: 1,
      settings: { luna: level },
      luna: { pile: ['luna-i-1'], discards: ['luna-i-2', 'luna-i-3', 'luna-i-4', 'luna-i-5', 'luna-i-6'], reserve },
    });
    if (s.luna) planLuna(s, s.luna);
    const { majority = [], slots = [], pile = [], reserve: left = [] } = s.luna ?? {};
    const all = [...majority, ...slots, ...pile].filter((card) => card !== NONE);
    return [all.length, all.filter((card) => LUNA_CARDS[card].grade === 2).length, left.length];
  };
  expect(drawn('2', ['luna-ii-1', 'luna-ii-2'])).toEqual([7, 1, 1]);
  expect(drawn('1', ['luna-ii-1', 'luna-ii-2'])).toEqual([6, 0, 2]);
  expect(drawn('2', [])).toEqual([6, 0, 0]);
});

rule(
  ['SKY-LUNA-12', 'SKY-LUNA-13'],
  'her totals come from her two cards; nobody uses a field where she has more',
  () => {
    const t = position({
      seats: 1,
      settings: { luna: '2' },
      players: [{ slots: { A: 'scientist', B: 'b-07', C: 'titanium-2', D: 'carbon-2', E: 'minerals-2' } }],
      luna: { majority: ['luna-i-4', 'luna-ii-1'], left: true },
    });
    expect([2, 0, 3, 1, 4].map((kind) => majorityTotal(t.state, 1, kind))).toEqual([0, 3, 4, 6, 2]);
    const why = (id: string): string | undefined => t.whyNot(0, { do: 'mark', field: id, marker: 'bonus' });
    expect(t.options(0)).toOffer({ do: 'mark', field: 'maj-titanium' });
    expect([why('maj-carbon'), why('maj-energy'), why('maj-minerals'), why('maj-scientist')]).toEqual(
      new Array(4).fill('SKY-LUNA-13'),
    );
  },
);

rule('SKY-LUNA-14', 'the reveal effects come on her first turn, left then right', () => {
  const t = after({ started: false, majority: ['luna-i-4', 'luna-ii-1'], slots: { B: 'luna-i-3', C: 'luna-i-3' } });
  expect([lunaOf(t).helium, lunaOf(t).research, lunaOf(t).started]).toEqual([2, 1, true]);
  const again = after({ started: true, majority: ['luna-i-4', 'luna-ii-1'], slots: { B: 'luna-i-3', C: 'luna-i-3' } });
  expect([lunaOf(again).helium, lunaOf(again).research]).toEqual([0, 0]);
});

rule('SKY-LUNA-15', 'one slot card a turn, from A to E', () => {
  const slots = { A: 'luna-i-3', C: 'luna-i-12', D: 'luna-i-10' };
  expect(lunaOf(after({ slots })).used).toBe(0b00001);
  const t = after({ slots, used: 'A', coins: 0 });
  expect([lunaOf(t).used, lunaOf(t).helium]).toEqual([0b00101, 2]);
  // All actions of a card, top to bottom: 3 coins, then 3 on the least valuable track.
  const u = after({ slots, used: 'AC', coins: 0 });
  expect(lunaOf(u).coins).toBe(3);
});

rule(
  ['SKY-LUNA-16', 'SKY-LUNA-17'],
  'with her last card she leaves; the shuffled top card may take a majority card along',
  () => {
    const leaving = (last: string): [boolean, boolean[], number] => {
      const t = after({ majority: ['luna-i-4', 'luna-ii-1'], slots: { B: last }, discards: [] });
      const luna = lunaOf(t);
      return [luna.left, luna.majority.map((card) => card !== NONE), luna.discards.length];
    };
    // luna-i-3 is 3/0: left higher; luna-i-4 is 0/3: right higher; luna-i-5 is 3/3: none.
    expect(leaving('luna-i-3')).toEqual([true, [false, true], 2]);
    expect(leaving('luna-i-4')).toEqual([true, [true, false], 2]);
    expect(leaving('luna-i-5')).toEqual([true, [true, true], 1]);
    const t = after({ majority: ['luna-i-4', 'luna-ii-1'], slots: { B: 'luna-i-3' }, discards: [] });
    expect([2, 0, 3, 1, 4].map((kind) => majorityTotal(t.state, 1, kind))).toEqual([0, 0, 4, 6, 1]);
  },
);

rule('SKY-LUNA-18', 'coins', () => {
  expect(lunaOf(after({ coins: 1, slots: { B: 'luna-i-3', C: 'luna-i-3' } })).coins).toBe(3);
});

rule(['SKY-LUNA-19', 'SKY-LUNA-50'], 'helium and research step by step; beyond the end 2 coins a step', () => {
  const t = after({ coins: 0, helium: 27, research: 14, slots: { B: 'luna-ii-5', C: 'luna-i-3' } });
  const luna = lunaOf(t);
  expect([luna.helium, luna.research, luna.coins]).toEqual([28, 15, 4]);
  // Coins gained on the way pay a later barrier of the same card.
  const u = after(
    { coins: 0, tracks: { skymine: 24, minerva: 9 }, slots: { B: 'luna-i-9', C: 'luna-i-3' } },
    { gone: { skymine: [5, 5, 5], minerva: [3, 3, 3] } },
  );
  expect([lunaOf(u).coins, field(u, 'minerva', 1)]).toEqual([4 - 2, 11]);
});

rule('SKY-LUNA-20', 'on levels 3 to 8 marked steps put a grade II card on her pile', () => {
  const grown = (level: string, helium: number, research: number): number[] => {
    const t = after(
      {
        helium,
        research,
        slots: { B: 'luna-ii-5', C: 'luna-i-3' },
        pile: ['luna-i-1'],
        reserve: ['luna-ii-1', 'luna-ii-2'],
      },
      { settings: { luna: level } },
    );
    return lunaOf(t).pile;
  };
  // Level 3: helium 11 and 19, research 5 and 10.
  expect(grown('3', 10, 0)).toEqual(['luna-i-1', 'luna-ii-2'].map(lunaCard));
  expect(grown('3', 10, 4)).toEqual(['luna-i-1', 'luna-ii-2', 'luna-ii-1'].map(lunaCard));
  expect(grown('3', 11, 5)).toEqual([lunaCard('luna-i-1')]);
  expect(grown('2', 10, 4)).toEqual([lunaCard('luna-i-1')]);
});

rule('SKY-LUNA-21', 'n fields on each track, the more valuable company first', () => {
  const t = after({ slots: { B: 'luna-i-11', C: 'luna-i-3' } }, { gone: { tawac: [4, 0, 0], minerva: [1, 0, 0] } });
  expect(COMPANIES.map((company) => field(t, company, 1))).toEqual([0, 2, 0, 2]);
  const moved = t.events.flatMap((event) =>
    event.event === 'advanced' ? [(event as { company?: string }).company] : [],
  );
  expect(moved).toEqual(['tawac', 'minerva']);
  expect(t.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['luna-card', 'luna-picks']));
});

rule('SKY-LUNA-22', 'thresholds pay her and the others', () => {
  const t = after(
    { coins: 0, tracks: { skymine: 6 }, slots: { B: 'luna-i-3', C: 'luna-i-3' } },
    { gone: { skymine: [1, 0, 0] }, players: [{ coins: 0, tracks: { skymine: 9 } }] },
  );
  expect([lunaOf(t).coins, t.state.players[0].coins]).toEqual([2 + 1, 1]);
  const u = position({
    seats: 1,
    settings: { luna: '2' },
    players: [{ coins: 0, tracks: { skymine: 6 }, slots: { B: 'carbon-1' } }],
    luna: { coins: 0, tracks: { skymine: 9 }, left: true },
  });
  u.choose(0, { do: 'resources', slots: 'B' });
  u.choose(0, { do: 'keep-units' });
  u.choose(0, { do: 'advance', company: 'skymine' });
  expect([lunaOf(u).coins, u.state.players[0].coins]).toEqual([1, 1]);
});

rule('SKY-LUNA-23', 'at a barrier she pays what she has and moves on', () => {
  const barrier = (coins: number): number[] => {
    const t = after({ coins, tracks: { skymine: 20 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } });
    return [lunaOf(t).coins, field(t, 'skymine', 1)];
  };
  expect([barrier(5), barrier(1), barrier(0)]).toEqual([
    [2, 22],
    [0, 22],
    [0, 22],
  ]);
});

rule('SKY-LUNA-24', 'at the end of a track every further field is 2 coins', () => {
  const t = after({ coins: 0, tracks: { skymine: 23 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } });
  expect([lunaOf(t).coins, field(t, 'skymine', 1)]).toEqual([2, 24]);
});

rule('SKY-LUNA-25', 'track bonuses mean nothing to her', () => {
  const t = after(
    {
      tracks: { skymine: 16 },
      majority: ['luna-i-3', 'luna-i-3'],
      slots: { B: 'luna-i-3', C: 'luna-i-3' },
      markers: 5,
    },
    { tracks: ['A2', 'B1', 'C1', 'D1'] },
  );
  expect(lunaOf(t).markers).toBe(4);
  expect(majorityTotal(t.state, 1, 3)).toBe(3);
});

rule(
  ['SKY-LUNA-44', 'SKY-LUNA-33'],
  'she marks the field of her slot; markers return, tiles do not come; without markers nothing',
  () => {
    const slots = { B: 'luna-i-3', C: 'luna-i-3' };
    const t = after({ slots });
    expect(t.state.fields[7]).toBe(1);
    expect([lunaOf(t).markers, lunaOf(t).coins]).toEqual([4, 2]);
    const taken = after({ slots }, { fields: { 'std-sell-card': 0 } });
    expect([taken.state.fields[7], lunaOf(taken).markers]).toEqual([0, 5]);
    expect(after({ slots, markers: 0 }).state.fields[7]).toBe(NONE);
    // Slot C: btf-chemist.
    const u = after({ slots, used: 'B' });
    expect(u.state.fields[9]).toBe(1);
    u.choose(0, { do: 'leave' });
    expect([u.state.fields[9], lunaOf(u).markers, u.state.players[0].tiles]).toEqual([NONE, 5, 0]);
  },
);

rule('SKY-LUNA-45', 'she takes no part in missions', () => {
  const t = started(2, '2');
  expect(t.state.players).toHaveLength(2);
  const u = after(
    { coins: 20, slots: { B: 'luna-i-3', C: 'luna-i-3' } },
    { settings: { missions: true }, missions: [1] },
  );
  expect([u.state.firstPrivate, lunaOf(u).coins]).toEqual([NONE, 22]);
});

rule('SKY-LUNA-48', 'she is never asked', () => {
  const t = started(1, '4');
  for (let i = 0; i < 300 && !t.over; i++) {
    expect(t.asked()).toEqual([0]);
    const options = t.options(0);
    t.choose(0, options[(i * 7) % options.length]);
  }
  expect(t.over).toBe(true);
  expect(t.state.start).toBe(0);
});

rule('SKY-LUNA-46', 'her score: cash, shares, helium and research by her own tables', () => {
  const t = position({
    seats: 1,
    settings: { luna: '2' },
    gone: { tawac: [1, 0, 0] },
    luna: { coins: 6, helium: 19, research: 8, left: true, tracks: { tawac: 4 }, cards: ['c-07', 'd-04', 'a-01'] },
  });
  const rows = rowsOf(t.state, 1);
  expect([rows.cash, rows.tawac, rows.helium, rows.research]).toEqual([6, 4, 30, 20]);
  expect(averaged(t.state, 1)).toBe(60);
});

rule('SKY-LUNA-47', 'alone you win with at least her total', () => {
  const winners = (coins: number): readonly number[] => {
    const t = position({
      seats: 1,
      round: 7,
      settings: { luna: '2' },
      players: [{ coins }],
      luna: { coins: 30, left: true },
    });
    t.choose(0, { do: 'leave' });
    return t.result()?.winners ?? [];
  };
  expect([winners(29), winners(30), winners(31)]).toEqual([[], [0], [0]]);
});
