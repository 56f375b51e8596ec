import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { distance, HEX_COUNT, NEIGHBOURS, zoneOf } from '../rules/hexes.ts';
import { CONTRACT, NONE, TILE } from '../rules/state.ts';
import {
  advanced,
  colony,
  DONE,
  discovery,
  hex,
  main,
  miner,
  moveBot,
  moveRover,
  orbit,
  own,
  position,
  put,
  research,
  type T,
  tech,
} from './position.ts';

const HOME = hex(-2, -1);

function control(edit?: Parameters<typeof colony>[0]): T {
  const t = colony(edit);
  main(t, 'control-center');
  return t;
}
const bot = (t: T, from: number, to: number): void => void t.choose(0, { do: 'move', piece: 'bot', from, to });
const rover = (t: T, from: number, to: number): void => void t.choose(0, { do: 'move', piece: 'rover', from, to });

rule(
  ['OM-CTRL-01', 'OM-CTRL-02', 'OM-CTRL-03', 'OM-CTRL-08'],
  'two points for Bots, two for the Rover, in any order',
  () => {
    const t = control((s) => moveBot(s, 0, hex(-4, 1), 1));
    expect(t.options(0)).toOffer(DONE);
    bot(t, HOME, hex(-3, 0));
    rover(t, hex(0, 0), hex(0, 1));
    bot(t, hex(-4, 1), hex(-4, 2));
    expect(t.options(0)).not.toOffer({ do: 'move', piece: 'bot' });
    expect(t.whyNot(0, { do: 'move', piece: 'bot', from: hex(-3, 0), to: hex(-3, 1) })).toBe('OM-CTRL-01');
    expect(t.whyNot(0, { do: 'move', piece: 'rover', from: hex(0, 1), to: hex(0, 3) })).toBe('OM-CTRL-03');
    for (const [to, why] of [
      [0, 'OM-CTRL-03'],
      [90, 'OM-CTRL-03'],
      [-1, 'OM-CTRL-10'],
      [91, 'OM-CTRL-10'],
    ] as const) {
      expect(t.whyNot(0, { do: 'move', piece: 'rover', from: hex(0, 1), to })).toBe(why);
    }
    rover(t, hex(0, 1), hex(1, 1));
    t.choose(0, DONE);
    expect(t.state.players[0]).toMatchObject({ bots: [hex(-3, 0), hex(-4, 2)], rover: hex(1, 1) });
    const same = control();
    bot(same, HOME, hex(-3, 0));
    bot(same, hex(-3, 0), hex(-3, 1));
    same.choose(0, DONE);
    expect(same.state.players[0].bots).toEqual([hex(-3, 1)]);
    const still = control((s) => {
      discovery(s, 12, hex(0, 1));
      moveRover(s, 0, hex(0, 1));
    });
    still.choose(0, DONE);
    expect(still.step(0)).toBe('act');
    expect(still.state.ground[hex(0, 1)]).toBe(14);
  },
);

rule('OM-CTRL-04', 'each Crystal of the Depot or Goal is one point more, for Bots or Rover', () => {
  const t = control((_, me) => {
    me.crystals = 1;
    me.goals = [0];
  });
  t.choose(0, { do: 'extend', piece: 'bot' });
  t.choose(0, { do: 'pay', crystal: 1 });
  t.choose(0, { do: 'extend', piece: 'rover' });
  t.choose(0, { do: 'discard', goal: 1 });
  expect(t.options(0)).not.toOffer({ do: 'extend' });
  expect(t.whyNot(0, { do: 'extend', piece: 'bot' })).toBe('OM-CTRL-04');
  bot(t, HOME, hex(-3, 0));
  bot(t, hex(-3, 0), hex(-3, 1));
  bot(t, hex(-3, 1), hex(-3, 2));
  rover(t, hex(0, 0), hex(0, 1));
  rover(t, hex(0, 1), hex(1, 1));
  rover(t, hex(1, 1), hex(1, 2));
  expect(t.options(0)).toOfferExactly([DONE]);
  const found = control((s, me) => {
    me.crystals = 0;
    s.ground[hex(0, 1)] = 1;
  });
  rover(found, hex(0, 0), hex(0, 1));
  expect(found.state.players[0].below).toBe(1);
  expect(found.options(0)).not.toOffer({ do: 'extend' });
});

rule('OM-CTRL-05', 'one Rover Tech adds its level once', () => {
  const t = control((s) => {
    tech(s, 0, 'rover', 3);
    tech(s, 1, 'rover', 2);
  });
  t.choose(0, { do: 'use', tech: 'rover', owner: 0, boost: 0 });
  expect(t.options(0)).not.toOffer({ do: 'use' });
  expect(t.whyNot(0, { do: 'use', tech: 'rover', owner: 1, boost: 0 })).toBe('OM-CTRL-05');
  expect(t.step(0)).toBe('move');
  expect(t.state.agenda.seats[0].at(-1)).toMatchObject({ rover: 5 });
});

rule(['OM-CTRL-06', 'OM-CTRL-11'], 'pieces may be passed, but nobody ends beside one', () => {
  const t = control((s) => {
    moveRover(s, 1, hex(0, 1));
    put(s, 'generator', hex(-3, 0));
    miner(s, 1, hex(-1, 1));
  });
  rover(t, hex(0, 0), hex(0, 1));
  expect(t.options(0)).not.toOffer(DONE);
  expect(t.whyNot(0, DONE)).toBe('OM-CTRL-11');
  rover(t, hex(0, 1), hex(1, 1));
  expect(t.options(0)).toOffer(DONE);
  t.undo(0);
  t.undo(0);
  bot(t, HOME, hex(-2, 0));
  const spent = control((s, me) => {
    me.crystals = 0;
    moveRover(s, 1, hex(1, 1));
  });
  rover(spent, hex(0, 0), hex(0, 1));
  // With the last point the Rover cannot step onto the other one.
  expect(spent.whyNot(0, { do: 'move', piece: 'rover', from: hex(0, 1), to: hex(1, 1) })).toBe('OM-CTRL-06');
  // The Rover could not take its tile any more if the Bot went out of reach of every site.
  const tied = control((s, me) => {
    me.crystals = 0;
    discovery(s, 2, hex(0, 1));
  });
  rover(tied, hex(0, 0), hex(1, 0));
  rover(tied, hex(1, 0), hex(0, 1));
  bot(tied, HOME, hex(-3, 0));
  expect(tied.whyNot(0, { do: 'move', piece: 'bot', from: hex(-3, 0), to: hex(-4, 1) })).toBe('OM-CTRL-11');
  // Bot and Rover may change places within the action.
  const swap = control((s, me) => {
    me.crystals = 0;
    moveRover(s, 0, hex(-3, 0));
  });
  bot(swap, HOME, hex(-3, 0));
  rover(swap, hex(-3, 0), HOME);
  swap.choose(0, DONE);
  expect(swap.state.players[0]).toMatchObject({ bots: [hex(-3, 0)], rover: HOME });
});

rule(['OM-CTRL-06', 'OM-CTRL-11'], 'a Rover with points enough passes any number of pieces', () => {
  const way = [hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0), hex(4, 0), hex(5, -1)];
  const crowded = (level: number): T =>
    control((s, me) => {
      me.crystals = 0;
      tech(s, 0, 'rover', level);
      for (let at = 0; at < HEX_COUNT; at++) if (distance(hex(0, 0), at) < 5) s.pieces[at] = 1;
    });
  const t = crowded(3);
  for (let i = 0; i < 2; i++) rover(t, way[i], way[i + 1]);
  expect(t.options(0)).not.toOffer(DONE);
  t.choose(0, { do: 'use', tech: 'rover', owner: 0, boost: 0 });
  for (let i = 2; i < 5; i++) rover(t, way[i], way[i + 1]);
  t.choose(0, DONE);
  expect(t.state.players[0].rover).toBe(hex(5, -1));
  // One point less, and the crowd is too wide.
  expect(crowded(2).options(0)).not.toOffer({ do: 'move', piece: 'rover', to: way[1] });
});

rule(['OM-CTRL-04', 'OM-CTRL-11'], 'a Crystal in hand may lead on from a hex with another piece', () => {
  const beside = (crystals: number): T => {
    const t = control((s, me) => {
      me.crystals = crystals;
      moveRover(s, 1, hex(-4, 1));
    });
    bot(t, HOME, hex(-3, 0));
    return t;
  };
  const on = { do: 'move', piece: 'bot', from: hex(-3, 0), to: hex(-4, 1) } as const;
  expect(beside(0).options(0)).not.toOffer(on);
  const t = beside(1);
  t.choose(0, on);
  // The Crystal has to become a point for the Bot: nothing else leads to a legal end.
  expect(t.options(0)).toEqual([
    ...NEIGHBOURS[hex(0, 0)].map((to) => ({ do: 'move', piece: 'rover', from: hex(0, 0), to })),
    { do: 'extend', piece: 'bot' },
  ]);
  t.choose(0, { do: 'extend', piece: 'bot' });
  bot(t, hex(-4, 1), hex(-4, 2));
  t.choose(0, DONE);
  expect(t.state.players[0]).toMatchObject({ bots: [hex(-4, 2)], crystals: 0 });
});

rule(['OM-CTRL-02', 'OM-CTRL-11'], 'a Bot may step onto a fellow that still has a point to go', () => {
  const t = control((s, me) => {
    me.crystals = 0;
    moveBot(s, 0, hex(-3, 0), 1);
  });
  bot(t, HOME, hex(-3, 0));
  expect(t.options(0)).not.toOffer(DONE);
  bot(t, hex(-3, 0), hex(-4, 1));
  expect(t.options(0)).toOffer(DONE);
  const last = control((s, me) => {
    me.crystals = 0;
    moveBot(s, 0, hex(-3, 0), 1);
  });
  bot(last, HOME, hex(-2, 0));
  expect(last.options(0)).not.toOffer({ do: 'move', piece: 'bot', from: hex(-2, 0), to: hex(-3, 0) });
});

rule('OM-CTRL-11', 'a Rover may wait on a tile for the Bot that makes it usable', () => {
  // A Generator could be built two hexes from the first one at (0,-2), but no Bot is near.
  const t = control((s, me) => {
    me.crystals = 0;
    moveBot(s, 0, hex(-5, 1));
    discovery(s, 2, hex(0, 1));
  });
  bot(t, hex(-5, 1), hex(-4, 0));
  rover(t, hex(0, 0), hex(0, 1));
  expect(t.options(0)).not.toOffer(DONE);
  bot(t, hex(-4, 0), hex(-3, -1));
  t.choose(0, DONE);
  expect(t.options(0)).toOffer({ do: 'collect', at: hex(0, 1) });
});

rule('OM-CTRL-07', 'Buildings without a piece, empty hexes, Crystals and tiles may be ended on', () => {
  const t = control((s) => {
    s.ground[hex(-1, -1)] = 1;
    discovery(s, 12, hex(-3, 0));
    put(s, 'mine', hex(-2, 0));
  });
  for (const to of [hex(-2, -2), hex(-1, -1), hex(-3, 0), hex(-2, 0)]) {
    bot(t, HOME, to);
    expect(t.options(0)).toOffer(DONE);
    t.undo(0);
  }
});

rule('OM-CTRL-09', 'other Bot points move no Rover and use no Tech, but take Crystals', () => {
  const t = colony((s, me) => {
    me.crystals = 3;
    tech(s, 0, 'rover', 3);
  });
  t.choose(0, { do: 'executive', slot: 6 });
  expect(t.options(0)).toOffer({ do: 'extend', piece: 'bot' });
  expect(t.whyNot(0, { do: 'use', tech: 'rover', owner: 0, boost: 0 })).toBe('OM-CTRL-09');
  expect(t.whyNot(0, { do: 'move', piece: 'rover', from: hex(0, 0), to: hex(0, 1) })).toBe('OM-CTRL-09');
  expect(t.options(0)).not.toOffer({ do: 'extend', piece: 'rover' });
  bot(t, HOME, hex(-2, -2));
  bot(t, hex(-2, -2), hex(-3, -1));
  t.choose(0, { do: 'extend', piece: 'bot' });
  bot(t, hex(-3, -1), hex(-3, -2));
  expect(t.options(0)).toOfferExactly([DONE]);
});

rule('OM-CTRL-10', 'nobody leaves the map', () => {
  const edge = hex(-6, 2);
  const t = control((s) => moveBot(s, 0, edge));
  const moves = t.options(0).filter((choice) => choice.do === 'move' && choice.piece === 'bot');
  expect(moves).toHaveLength(NEIGHBOURS[edge].length);
  expect(NEIGHBOURS[edge]).toHaveLength(3);
  expect(t.whyNot(0, { do: 'move', piece: 'bot', from: edge, to: -1 })).toBe('OM-CTRL-10');
});

rule(['OM-BOT-01', 'OM-BOT-02', 'OM-BOT-03'], 'a Bot crushes what it ends on, not what it passes', () => {
  const t = control((s) => {
    discovery(s, 12, hex(-3, 0));
    s.ground[hex(-3, 1)] = 1;
    research(s, 0, hex(-1, -1));
  });
  bot(t, HOME, hex(-3, 0));
  bot(t, hex(-3, 0), hex(-3, 1));
  t.choose(0, DONE);
  expect(t.state.ground[hex(-3, 0)]).toBe(14);
  expect(t.state.ground[hex(-3, 1)]).toBe(0);
  expect(t.state.players[0]).toMatchObject({ discoveries: 0, below: 0 });
  const tile = control((s) => research(s, 0, hex(-1, -1)));
  bot(tile, HOME, hex(-1, -1));
  tile.choose(0, DONE);
  expect(tile.state.ground[hex(-1, -1)]).toBe(0);
  expect(tile.state.players[0].research).toBe(0);
});

rule('OM-BOT-04', 'the Building Zone is the hex of the Bot and its neighbours', () => {
  const t = colony((s) => moveBot(s, 0, hex(-3, 0)));
  main(t, 'construct-building');
  for (const choice of t.options(0)) {
    if (choice.do === 'build') expect([hex(-3, 0), ...NEIGHBOURS[hex(-3, 0)]]).toContain(choice.at);
  }
  expect(t.options(0)).toOffer({ do: 'build', building: 'greenhouse', at: hex(-3, 0) });
  moveBot(t.state, 0, hex(-3, 1), 1);
  const { hexes, length } = zoneOf(t.state.players[0]);
  const both = new Set([hex(-3, 0), hex(-3, 1), ...NEIGHBOURS[hex(-3, 0)], ...NEIGHBOURS[hex(-3, 1)]]);
  expect(hexes.slice(0, length).sort((a, b) => a - b)).toEqual([...both].sort((a, b) => a - b));
});

rule(['OM-BOT-05', 'OM-SHIP-08'], 'at most four Bots', () => {
  const t = colony((s) => {
    for (const [i, at] of [hex(-3, 0), hex(-4, 0), hex(-4, 1)].entries()) moveBot(s, 0, at, i + 1);
  });
  main(t, 'welcome-ship');
  expect(t.options(0)).not.toOffer({ gain: 'bot' });
  expect(t.whyNot(0, { do: 'welcome', slot: 1, gain: 'bot' })).toBe('OM-SHIP-08');
});

rule('OM-ROVER-01', 'an unplaced Rover starts from the first Mine and is no piece there', () => {
  const t = control((s) => moveBot(s, 0, hex(-1, 0)));
  bot(t, hex(-1, 0), hex(0, 0));
  expect(t.options(0)).toOffer(DONE);
  expect(t.options(0)).toOffer({ do: 'move', piece: 'rover', from: hex(0, 0) });
  t.choose(0, DONE);
  expect(t.state.players[0].rover).toBe(-1);
});

rule(['OM-ROVER-02', 'OM-ROVER-03'], 'the Rover collects Crystals on its way and takes the tile it ends on', () => {
  const path = [hex(0, 0), hex(0, 1), hex(-1, 2), hex(-1, 3), hex(-2, 4), hex(-3, 4)];
  const t = control((s) => {
    tech(s, 0, 'rover', 3);
    s.ground[path[3]] = 1;
    discovery(s, 12, path[5]);
  });
  t.choose(0, { do: 'use', tech: 'rover', owner: 0, boost: 0 });
  for (let i = 0; i < 5; i++) rover(t, path[i], path[i + 1]);
  expect(t.state.players[0].below).toBe(1);
  expect(t.state.ground[path[3]]).toBe(0);
  t.choose(0, DONE);
  expect(t.options(0)).toOffer(DONE);
  t.choose(0, { do: 'collect', at: path[5] });
  expect(t.state.players[0].below).toBe(4);
  expect(t.state.players[0].discoveries).toBe(1 << 12);
});

rule('OM-ROVER-02', 'a Crystal may be left where it lies, as long as the Rover stands on it', () => {
  const path = [hex(0, 0), hex(0, 1), hex(-1, 2)];
  const t = control((s) => {
    s.ground[path[1]] = 1;
    tech(s, 0, 'rover', 3);
  });
  expect(t.options(0)).not.toOffer({ do: 'leave' });
  t.choose(0, { do: 'use', tech: 'rover', owner: 0, boost: 0 });
  rover(t, path[0], path[1]);
  expect(t.options(0)).toOffer({ do: 'leave', at: path[1] });
  expect(t.whyNot(0, { do: 'leave', at: path[2] })).toBe('OM-ROVER-02');
  t.choose(0, { do: 'leave', at: path[1] });
  expect(t.state.players[0].below).toBe(0);
  expect(t.state.ground[path[1]]).toBe(1);
  expect(t.options(0)).not.toOffer({ do: 'leave' });
  rover(t, path[1], path[2]);
  rover(t, path[2], path[1]);
  expect(t.state.players[0].below).toBe(1);
  rover(t, path[1], path[2]);
  expect(t.options(0)).not.toOffer({ do: 'leave' });
  expect(t.events.filter(({ event }) => event === 'left')).toEqual([{ event: 'left', seat: 0, at: path[1] }]);
});

rule('OM-ROVER-02', 'a Crystal may be left even where the Rover cannot stay', () => {
  const t = control((s) => {
    s.ground[hex(0, 1)] = 1;
    moveBot(s, 1, hex(0, 1));
    tech(s, 0, 'rover', 3);
  });
  rover(t, hex(0, 0), hex(0, 1));
  expect(t.options(0)).not.toOffer(DONE);
  t.choose(0, { do: 'leave', at: hex(0, 1) });
  expect(t.state.ground[hex(0, 1)]).toBe(1);
});

rule(['OM-CTRL-04', 'OM-ROVER-05'], 'a Crystal that the tile will cost does not become a point', () => {
  const standing = (crystals: number): T => {
    const t = control((s, me) => {
      me.crystals = crystals;
      s.display = [CONTRACT, NONE, NONE, NONE, NONE, NONE];
      discovery(s, 9, hex(0, 1));
    });
    rover(t, hex(0, 0), hex(0, 1));
    return t;
  };
  expect(standing(1).options(0)).toOffer(DONE);
  expect(standing(1).options(0)).not.toOffer({ do: 'extend' });
  expect(standing(2).options(0)).toOffer({ do: 'extend', piece: 'rover' });
});

rule(['OM-ROVER-04', 'OM-ROVER-05'], 'no end on a tile that cannot be taken', () => {
  const one = (edit: Parameters<typeof colony>[0]): string | undefined => {
    const t = control((s, me, other) => {
      me.crystals = 0;
      edit?.(s, me, other);
    });
    rover(t, hex(0, 0), hex(0, 1));
    return t.whyNot(0, { do: 'move', piece: 'rover', from: hex(0, 1), to: hex(-1, 2) });
  };
  expect(one((s) => research(s, 0, hex(-1, 2)))).toBeUndefined();
  expect(
    one((s, me) => {
      research(s, 0, hex(-1, 2));
      me.research = 1;
    }),
  ).toBe('OM-ROVER-04');
  // Learn a Tech: no space in the first column, so nothing of it can be used.
  expect(one((s) => discovery(s, 18, hex(-1, 2)))).toBeUndefined();
  expect(
    one((s) => {
      discovery(s, 18, hex(-1, 2));
      tech(s, 0, 'mine', 1);
      tech(s, 0, 'ship', 1);
    }),
  ).toBe('OM-ROVER-05');
  // A Resource tile needs room for one.
  expect(
    one((s, me) => {
      discovery(s, 14, hex(-1, 2));
      me.storage[1] = 2;
    }),
  ).toBe('OM-ROVER-05');
});

rule('OM-ROVER-06', 'taken tiles are kept and count', () => {
  const t = control((s) => {
    s.missions = [0, 4, 8];
    discovery(s, 12, hex(0, 1));
  });
  rover(t, hex(0, 0), hex(0, 1));
  t.choose(0, DONE);
  t.choose(0, { do: 'collect', at: hex(0, 1) });
  expect(t.state.trackers).toEqual([9, 8, 9]);
  expect(t.state.players[0].discoveries).toBe(1 << 12);
  const r = control((s) => {
    s.missions = [0, 4, 8];
    research(s, 3, hex(0, 1));
  });
  rover(r, hex(0, 0), hex(0, 1));
  r.choose(0, DONE);
  r.choose(0, { do: 'collect', at: hex(0, 1) });
  expect(r.state.trackers).toEqual([8, 9, 9]);
  expect(r.state.players[0].research).toBe(8);
});

rule(['OM-ROVER-07', 'OM-ROVER-08'], 'only the tile of the last hex; what is passed stays', () => {
  const t = control((s) => {
    discovery(s, 12, hex(0, 1));
    discovery(s, 13, hex(-1, 2));
    s.ground[hex(1, 1)] = 1;
  });
  rover(t, hex(0, 0), hex(0, 1));
  rover(t, hex(0, 1), hex(-1, 2));
  t.choose(0, DONE);
  expect(t.options(0)).toOfferExactly([DONE, { do: 'collect', at: hex(-1, 2) }]);
  expect(t.whyNot(0, { do: 'collect', at: hex(0, 1) })).toBe('OM-ROVER-07');
  t.choose(0, DONE);
  expect(t.state.ground[hex(0, 1)]).toBe(14);
  expect(t.state.ground[hex(-1, 2)]).toBe(15);
});

rule('OM-ROVER-09', 'first the Bots crush, then the Rover takes', () => {
  const t = control((s) => {
    moveBot(s, 0, hex(1, 0));
    discovery(s, 12, hex(0, 1));
    discovery(s, 13, hex(1, 1));
  });
  rover(t, hex(0, 0), hex(0, 1));
  bot(t, hex(1, 0), hex(1, 1));
  t.choose(0, DONE);
  expect(t.state.ground[hex(1, 1)]).toBe(0);
  expect(t.state.ground[hex(0, 1)]).toBe(14);
  expect(t.step(0)).toBe('take-tile');
});

/** Ends the Rover on a tile and takes it. */
function take(tile: number | 'research', edit?: Parameters<typeof colony>[0]): T {
  const t = control((s, me, other) => {
    if (tile === 'research') research(s, 0, hex(0, 1));
    else discovery(s, tile, hex(0, 1));
    edit?.(s, me, other);
  });
  rover(t, hex(0, 0), hex(0, 1));
  t.choose(0, DONE);
  t.choose(0, { do: 'collect', at: hex(0, 1) });
  return t;
}

rule('OM-DISC-01', 'a Research tile develops twice at no cost, with benefits', () => {
  const t = take('research', (_, me) => {
    me.storage = [0, 0, 0, 0, 0];
  });
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-top' });
  expect(t.state.players[0].storage[0]).toBe(1);
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c4-top' });
  expect(t.state.players[0].storage).toEqual([1, 0, 0, 0, 0]);
  expect(t.step(0)).toBe('act');
});

rule('OM-DISC-02', 'the Discovery tile develops twice at normal cost', () => {
  const t = take(0);
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-top' });
  t.choose(0, { do: 'pay', oxygen: 1 });
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c4-top' });
  expect(t.state.players[0].storage).toEqual([1, 1, 1, 1, 0]);
});

rule(['OM-DISC-03', 'OM-DISC-04'], 'construct the type, or any, in the zone at normal cost without a slot', () => {
  const t = take(2);
  expect(t.options(0)).toOffer({ do: 'build', building: 'generator', at: hex(-2, -2) });
  expect(t.options(0)).not.toOffer({ building: 'mine' });
  expect(t.whyNot(0, { do: 'build', building: 'mine', at: hex(-1, -1) })).toBe('OM-DISC-03');
  t.choose(0, { do: 'build', building: 'generator', at: hex(-2, -2) });
  expect(t.state.players[0]).toMatchObject({ storage: [0, 2, 1, 1, 1], quarters: 3, slots: [0, 0, 0, 0, 0] });
  const any = take(8);
  expect(new Set(any.options(0).map((choice) => (choice.do === 'build' ? choice.building : '')))).toContain('mine');
  expect(any.options(0)).toOffer({ building: 'generator' });
});

rule('OM-DISC-05', 'up to two upgrades at normal cost', () => {
  const t = take(7, (s, me) => {
    for (const name of ['wind-turbines', 'automated-production', 'radar']) own(s, 0, name);
    for (const at of [hex(-2, -2), hex(-3, -1), hex(-3, 0)]) put(s, 'generator', at);
    me.storage[0] = 2;
    tech(s, 0, 'upgrade', 4);
  });
  t.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-2, -2) });
  expect(t.options(0)).toOffer(DONE);
  t.choose(0, { do: 'upgrade', card: 'automated-production', at: hex(-3, -1) });
  expect(t.step(0)).toBe('act');
  expect(t.state.players[0].storage[0]).toBe(0);
});

rule(['OM-DISC-06', 'OM-HIRE-09'], 'a Scientist or Contract at its cost without a slot', () => {
  const t = take(9, (_, me) => {
    me.storage = [0, 2, 0, 0, 0];
    me.slots[4] = 1;
    me.quarters = 1;
  });
  t.choose(0, { do: 'hire', scientist: 'hydrologist' });
  expect(t.state.players[0]).toMatchObject({ storage: [0, 0, 0, 0, 0], quarters: 1, slots: [0, 0, 0, 0, 1] });
  expect(t.state.scientistOwner[2]).toBe(0);
});

rule('OM-DISC-07', 'up to two Blueprints', () => {
  const t = take(10);
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  t.choose(0, { do: 'blueprint', card: 'wind-turbines' });
  expect(t.step(0)).toBe('act');
});

rule('OM-DISC-08', 'up to two Warehouse items', () => {
  const t = take(11);
  t.choose(0, { do: 'take', good: 'water' });
  t.choose(0, { do: 'take', good: 'crystal' });
  expect(t.step(0)).toBe('act');
});

rule(['OM-DISC-09', 'OM-DISC-10'], 'Crystals and Resources in the printed number', () => {
  expect(take(12).state.players[0].below).toBe(3);
  const rich = (_: unknown, me: { shelters: number }): void => {
    me.shelters = 5;
  };
  expect(take(13, rich).state.players[0].storage).toEqual([3, 1, 1, 1, 1]);
  for (const [i, tile] of [14, 15, 16, 17].entries()) expect(take(tile, rich).state.players[0].storage[i + 1]).toBe(4);
});

rule('OM-DISC-11', 'a Tech tile at its cost', () => {
  const t = take(18, (_, me) => {
    me.storage = [0, 1, 0, 0, 0];
  });
  t.choose(0, { do: 'learn', from: 'middle-1', at: 'c1-bottom' });
  expect(t.state.players[0]).toMatchObject({ storage: [0, 0, 0, 0, 0], below: 1 });
  expect(t.step(0)).toBe('act');
});

rule('OM-DISC-12', 'a benefit is used once; what is not used is lost', () => {
  const t = take(10);
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  t.choose(0, DONE);
  expect(t.step(0)).toBe('act');
  expect(t.state.ground[hex(0, 1)]).toBe(0);
});

rule('OM-DISC-13', 'no Colonist boosts a tile; Upgrade Tech does not help, construction Tech does', () => {
  const t = take(11);
  t.choose(0, { do: 'take', good: 'water' });
  t.choose(0, { do: 'take', good: 'plant' });
  expect(t.step(0)).toBe('act');
  const up = take(7, (s, me) => {
    for (const name of ['wind-turbines', 'automated-production', 'radar']) own(s, 0, name);
    for (const at of [hex(-2, -2), hex(-3, -1), hex(-3, 0)]) put(s, 'generator', at);
    me.storage[0] = 2;
    tech(s, 0, 'upgrade', 4);
  });
  up.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-2, -2) });
  up.choose(0, { do: 'upgrade', card: 'automated-production', at: hex(-3, -1) });
  expect(up.options(0)).not.toOffer({ do: 'use' });
  const build = take(2, (s) => {
    tech(s, 0, 'generator', 1);
    put(s, 'generator', hex(-2, -2));
  });
  expect(build.options(0)).toOffer({ do: 'build', building: 'generator', at: hex(-3, -1) });
});

rule(['OM-ADV-20', 'OM-ROVER-07', 'OM-MISS-10'], 'Recycling Bots take one tile and destroy the others', () => {
  const t = orbit((s, me) => {
    advanced(s, 0, 'recycling-bots', hex(3, 0));
    me.crystals = 3;
    s.missions = [0, 4, 8];
    discovery(s, 12, hex(-3, 0));
    s.ground[hex(-2, -2)] = 1;
    discovery(s, 13, hex(-3, -1));
    moveBot(s, 0, hex(-4, 1), 1);
    discovery(s, 11, hex(-4, 2));
  });
  t.choose(0, { do: 'advanced', card: 'recycling-bots', scientist: false });
  bot(t, HOME, hex(-3, 0));
  bot(t, hex(-4, 1), hex(-4, 2));
  t.choose(0, DONE);
  expect(t.options(0)).toOfferExactly([DONE, { do: 'collect', at: hex(-3, 0) }, { do: 'collect', at: hex(-4, 2) }]);
  t.choose(0, { do: 'collect', at: hex(-4, 2) });
  t.choose(0, { do: 'take', good: 'water' });
  t.choose(0, DONE);
  expect(t.step(0)).toBe('act');
  expect(t.state.trackers[1]).toBe(8);
  expect(t.state.players[0].discoveries).toBe(1 << 11);
  expect(t.state.ground[hex(-3, 0)]).toBe(0);
  expect(t.events).toContainEqual({ event: 'destroyed', seat: 0, at: hex(-3, 0), ground: TILE + 12 });
  const none = orbit((s, me) => {
    advanced(s, 0, 'recycling-bots', hex(3, 0));
    me.crystals = 3;
    discovery(s, 12, hex(-3, 0));
    tech(s, 0, 'rover', 3);
  });
  none.choose(0, { do: 'advanced', card: 'recycling-bots', scientist: false });
  expect(none.options(0)).not.toOffer({ do: 'use' });
  bot(none, HOME, hex(-3, 0));
  none.choose(0, DONE);
  none.choose(0, DONE);
  // Whoever takes none leaves it where it is.
  expect(none.state.ground[hex(-3, 0)]).toBe(TILE + 12);
  const collect = orbit((s, me) => {
    advanced(s, 0, 'recycling-bots', hex(3, 0));
    me.crystals = 2;
    s.ground[hex(-2, -2)] = 1;
    research(s, 0, hex(-3, -1));
    me.research = 1;
  });
  collect.choose(0, { do: 'advanced', card: 'recycling-bots', scientist: false });
  bot(collect, HOME, hex(-2, -2));
  expect(collect.state.players[0].below).toBe(1);
  expect(collect.options(0)).toOffer({ do: 'leave', at: hex(-2, -2) });
  // The type is owned already, and no point would be left to go on.
  expect(collect.options(0)).not.toOffer({ do: 'move', to: hex(-3, -1) });
});

rule('OM-ADV-23', 'the Command Center moves the Rover up to the highest Rover Tech in play', () => {
  const t = position({
    edit(s, me) {
      advanced(s, 0, 'command-center', hex(-3, 2));
      tech(s, 1, 'rover', 3);
      tech(s, 0, 'rover', 1);
      me.crystals = 3;
    },
  });
  t.choose(0, { do: 'advanced', card: 'command-center', scientist: false });
  expect(t.state.agenda.seats[0].at(-1)).toMatchObject({ rover: 3, bots: 0, tech: false });
  expect(t.options(0)).not.toOffer({ do: 'use' });
  expect(t.options(0)).toOffer({ do: 'extend', piece: 'rover' });
  rover(t, hex(0, 0), hex(0, 1));
  t.choose(0, DONE);
  expect(t.state.uses).toEqual([]);
});
