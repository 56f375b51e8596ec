import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { CONTRACTS, GOALS, type GoodName, MISSION_CARDS } from '../data/index.ts';
import { contractPoints } from '../rules/contracts.ts';
import { holds } from '../rules/goals.ts';
import type { OnMarsState, Player } from '../rules/state.ts';
import {
  advanced,
  colony,
  DONE,
  discovery,
  end,
  hex,
  main,
  miner,
  moveBot,
  moveRover,
  orbit,
  place,
  position,
  put,
  type T,
  tech,
} from './position.ts';

type Edit = Parameters<typeof colony>[0];
const deliver = (t: T, contract: string, good: GoodName): void => void t.choose(0, { do: 'deliver', contract, good });

rule(
  ['OM-CONTR-01', 'OM-CONTR-03'],
  'needed goods may be delivered at any own decision, never more than printed',
  () => {
    const t = orbit((s, me) => {
      s.contractOwner[11] = 0;
      me.storage[0] = 4;
      me.crystals = 2;
      me.below = 0;
      me.shelters = 3;
    });
    main(t, 'resupply');
    t.choose(0, { do: 'take', good: 'crystal' });
    expect(t.state.players[0].below).toBe(1);
    deliver(t, 'contract-12', 'crystal');
    expect(t.state.players[0]).toMatchObject({ below: 0, crystals: 2 });
    deliver(t, 'contract-12', 'mineral');
    deliver(t, 'contract-12', 'mineral');
    expect(t.whyNot(0, { do: 'deliver', contract: 'contract-12', good: 'mineral' })).toBe('OM-CONTR-01');
    deliver(t, 'contract-12', 'crystal');
    expect(t.state.contractsDone).toBe(0);
    deliver(t, 'contract-12', 'crystal');
    expect(t.state.contractsDone).toBe(1 << 11);
    expect(t.options(0)).not.toOffer({ do: 'deliver' });
  },
);

rule('OM-CONTR-02', 'goods just gained may go on the card past all limits', () => {
  const t = position({
    side: 'colony',
    edit(s, me) {
      for (const at of [hex(3, 0), hex(4, -1), hex(4, -3)]) miner(s, 0, at);
      me.storage[0] = 1;
      s.contractOwner[6] = 0;
    },
    next: [{ step: 'travel', seat: 0, to: 0, pod: false }],
  });
  expect(t.state.players[0].storage[0]).toBe(2);
  expect(t.state.contractGoods[6]).toBe(2);
});

const complex = (s: OnMarsState, n: number): void => {
  const hexes = [hex(0, -2), hex(0, -3), hex(1, -3), hex(1, -4), hex(0, -4)];
  for (const at of hexes.slice(0, n)) put(s, 'generator', at);
};

rule(
  ['OM-CONTR-04', 'OM-CONTR-08'],
  'an own marker in a Complex of four completes an Upgrade Contract, also when it is taken',
  () => {
    const take = (size: number, owner: number): number => {
      const t = colony((s, me) => {
        complex(s, size);
        advanced(s, owner, 'wind-turbines', hex(0, -2));
        s.display[0] = 6 + 1;
        me.storage[0] = 3;
      });
      main(t, 'hire-or-contract');
      t.choose(0, { do: 'contract', contract: 'contract-02' });
      return t.state.contractsDone;
    };
    expect(take(4, 0)).toBe(2);
    expect(take(3, 0)).toBe(0);
    expect(take(4, 1)).toBe(0);
  },
);

rule('OM-CONTR-05', 'points for complete and failed Contracts', () => {
  const s = place();
  expect(CONTRACTS.map((_, c) => contractPoints(s, c))).toEqual([-6, -6, -6, -6, -6, -6, -4, -4, -4, -4, -4, -4]);
  s.contractsDone = 0xfff;
  expect(CONTRACTS.map((_, c) => contractPoints(s, c))).toEqual([12, 12, 12, 12, 12, 12, 9, 9, 9, 9, 9, 9]);
  const t = orbit((p) => {
    p.contractOwner[8] = 0;
    p.contractGoods[8] = 2 | (2 << 6);
  });
  expect(t.scores()[0]).toBe(position().scores()[0] - 4);
});

rule('OM-CONTR-07', 'completed in another turn it pays its Crystals at once', () => {
  const t = colony((s, me) => {
    complex(s, 3);
    advanced(s, 1, 'wind-turbines', hex(0, -2));
    s.contractOwner[1] = 1;
    tech(s, 0, 'generator', 3);
    moveBot(s, 0, hex(1, -4));
    me.storage[0] = 1;
  });
  main(t, 'construct-building');
  t.choose(0, { do: 'build', building: 'generator', at: hex(0, -4) });
  expect(t.state.contractsDone).toBe(2);
  expect(t.state.players[1].below).toBe(1);
  expect(t.state.trackers[2]).toBe(8);
});

rule(
  ['OM-MISS-01', 'OM-MISS-02', 'OM-MISS-03', 'OM-MISS-04'],
  'contributions lower the tracker, pay Crystals and complete the Mission',
  () => {
    const t = orbit((s) => {
      s.missions = [1, 7, 8];
      s.trackers = [2, 9, 9];
    });
    main(t, 'obtain-blueprint');
    for (const [i, name] of ['metal-deposit', 'wind-turbines', 'moisture-vaporator'].entries()) {
      if (i > 0) t.choose(0, { do: 'boost' });
      t.choose(0, { do: 'blueprint', card: name });
      expect(t.state.trackers[0]).toBe([1, 0, 0][i]);
      expect(t.state.players[0].below).toBe([1, 2, 2][i]);
      expect(t.state.remaining).toBe([3, 2, 2][i]);
    }
    expect(MISSION_CARDS.map(({ crystals }) => crystals)).toEqual([2, 1, 1, 2, 1, 1, 1, 2, 1]);
  },
);

rule('OM-MISS-05', 'they count in any phase, in the setup too', () => {
  const t = position({
    edit(s) {
      s.phase = 0;
      s.missions = [5, 7, 8];
      for (const p of s.players) p.space = 0;
    },
    next: [{ step: 'choose-space', seat: 0 }],
  });
  t.choose(0, { do: 'space', space: 3 });
  t.choose(0, { do: 'learn', from: 'bottom-1', at: 'c1-top' });
  expect(t.state.trackers[0]).toBe(8);
  expect(t.state.players[0].below).toBe(1);
});

rule('OM-MISS-06', 'what counts for which Mission', () => {
  const bots = colony((_, me) => {
    me.storage[0] = 0;
  });
  main(bots, 'welcome-ship');
  bots.choose(0, { do: 'welcome', slot: 1, gain: 'bot' });
  if (bots.step(0) === 'new-bot') bots.choose(0, bots.options(0)[0]);
  expect(bots.state.trackers).toEqual([8, 9, 9]);
  expect(bots.state.players[0].below).toBe(2);
  const scientist = colony((_, me) => {
    me.storage[0] = 2;
  });
  main(scientist, 'hire-or-contract');
  scientist.choose(0, { do: 'hire', scientist: 'rd-engineer' });
  expect(scientist.state.trackers).toEqual([9, 8, 9]);
  const contract = colony((s, me) => {
    s.display[0] = 7;
    me.storage[0] = 2;
  });
  main(contract, 'hire-or-contract');
  contract.choose(0, { do: 'contract', contract: 'contract-02' });
  expect(contract.state.trackers).toEqual([9, 9, 9]);
  const learned = orbit((s) => {
    s.missions = [5, 7, 8];
  });
  main(learned, 'learn-technology');
  learned.choose(0, { do: 'learn', from: 'bottom-1', at: 'c1-bottom' });
  expect(learned.state.trackers).toEqual([8, 9, 9]);
});

rule('OM-MISS-07', 'a Contract counts once, when it first is complete', () => {
  const t = orbit((s, me) => {
    s.contractOwner[6] = 0;
    s.contractGoods[6] = 3;
    me.storage[0] = 2;
  });
  deliver(t, 'contract-07', 'mineral');
  expect(t.state.trackers[2]).toBe(8);
  main(t, 'landing-pod');
  t.choose(0, { do: 'space', space: 5 });
  end(t);
  expect(t.state.trackers[2]).toBe(8);
});

rule('OM-MISS-08', 'the third move of the marker triggers the end', () => {
  const t = orbit((s, me, other) => {
    s.contractOwner[6] = 0;
    s.contractGoods[6] = 3;
    s.trackers[2] = 1;
    s.remaining = 1;
    me.storage[0] = 2;
    other.space = 7;
  });
  deliver(t, 'contract-07', 'mineral');
  expect(t.state).toMatchObject({ remaining: 0, ending: false });
  main(t, 'landing-pod');
  t.choose(0, { do: 'space', space: 5 });
  end(t);
  main(t, 'control-center', 1);
  t.choose(1, DONE);
  end(t, 1);
  expect(t.state).toMatchObject({ ending: true, lastRound: 2 });
});

rule(['OM-MISS-09', 'OM-MISS-11'], 'markers are reminders; a Mission that cannot be completed stays', () => {
  const t = orbit((s) => {
    s.missions = [1, 7, 8];
    s.blueprintDisplay.fill(-1);
    s.blueprintDeck = [];
  });
  main(t, 'resupply');
  t.choose(0, { do: 'take', good: 'water' });
  t.choose(0, DONE);
  expect(t.state).toMatchObject({ missions: [1, 7, 8], trackers: [9, 9, 9], remaining: 3 });
  expect(MISSION_CARDS[1].marker).toBe('obtain-blueprint');
});

rule(
  ['OM-GOAL-01', 'OM-GOAL-03'],
  'a Goal whose condition holds is revealed at any decision of the turn; the action goes on',
  () => {
    const t = orbit((_, me) => {
      me.shelters = 3;
      me.goals = [6, 11];
      me.storage = [0, 0, 0, 0, 0];
    });
    main(t, 'resupply');
    expect(t.options(0)).toOffer({ do: 'goal', goal: 7, reward: 'own' });
    expect(t.options(0)).toOffer({ do: 'goal', goal: 7, reward: 'develop' });
    expect(t.whyNot(0, { do: 'goal', goal: 12, reward: 'own' })).toBe('OM-GOAL-01');
    t.choose(0, { do: 'goal', goal: 7, reward: 'develop' });
    t.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-top' });
    t.choose(0, { do: 'develop', tech: 'shelter', to: 'c4-top' });
    expect(t.state.players[0].storage).toEqual([1, 0, 0, 0, 0]);
    expect(t.step(0)).toBe('take-item');
    t.choose(0, { do: 'take', good: 'water' });
    expect(t.state.players[0]).toMatchObject({ goal: 6, goals: [11] });
    expect(t.asked()).toEqual([0]);
    const other = position({
      edit(_, __, p) {
        p.shelters = 3;
        p.goals = [6];
      },
    });
    expect(other.options(0)).not.toOffer({ do: 'goal' });
  },
);

rule('OM-GOAL-02', 'one Goal per player and game', () => {
  const t = orbit((_, me) => {
    me.shelters = 3;
    me.goals = [6];
    me.goal = 2;
  });
  expect(t.options(0)).not.toOffer({ do: 'goal' });
  expect(t.whyNot(0, { do: 'goal', goal: 7, reward: 'own' })).toBe('OM-GOAL-02');
});

rule(['OM-GOAL-04', 'OM-GOAL-05'], 'rewards at no cost keep the other rules; Goals give no OP', () => {
  const t = orbit((s, me) => {
    me.goals = [0];
    for (const card of [0, 1, 2, 3]) s.cardOwner[card] = 0;
    me.markers = 4;
    me.storage = [0, 0, 0, 0, 0];
    put(s, 'generator', hex(-2, -2));
    put(s, 'generator', hex(4, -3));
  });
  const before = t.scores()[0];
  t.choose(0, { do: 'goal', goal: 1, reward: 'own' });
  expect(t.options(0)).not.toOffer({ at: hex(4, -3) });
  expect(t.options(0)).not.toOffer({ at: hex(0, -2) });
  t.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-2, -2) });
  expect(t.scores()[0]).toBe(before + 6);
});

rule('OM-GOAL-08', 'a Goal may be completed without any effect', () => {
  const t = orbit((_, me) => {
    me.goals = [9];
    me.tech = [7, 8, 9, 4, 2, 3, -1, -1, -1];
  });
  t.choose(0, { do: 'goal', goal: 10, reward: 'own' });
  expect(t.state.players[0].goal).toBe(9);
  expect(t.step(0)).toBe('act');
});

rule('OM-GOAL-09', 'ships, cards, travel and Rover as rewards', () => {
  const ship = orbit((s, me) => {
    me.goals = [8];
    me.quarters = 7;
    me.shelters = 5;
    me.storage = [0, 0, 0, 0, 0];
    tech(s, 0, 'ship', 2);
    s.level = 3;
  });
  ship.choose(0, { do: 'goal', goal: 9, reward: 'own' });
  ship.choose(0, { do: 'welcome', slot: 1, gain: 'colonists' });
  expect(ship.state.players[0]).toMatchObject({ hangar: 1, quarters: 9, storage: [0, 0, 0, 0, 0] });
  expect(ship.step(0)).toBe('act');
  const limit = orbit((_, me) => {
    me.goals = [8];
    me.quarters = 7;
    me.shelters = 5;
    me.ships = 0b01111;
  });
  limit.choose(0, { do: 'goal', goal: 9, reward: 'own' });
  expect(limit.step(0)).toBe('act');
  const scientist = orbit((_, me) => {
    me.goals = [11];
    me.research = 3;
    me.storage = [0, 0, 0, 0, 0];
  });
  scientist.choose(0, { do: 'goal', goal: 12, reward: 'own' });
  expect(scientist.whyNot(0, { do: 'contract', contract: 'contract-01' })).toBe('OM-GOAL-09');
  scientist.choose(0, { do: 'hire', scientist: 'geologist' });
  expect(scientist.state.players[0]).toMatchObject({ quarters: 3, slots: [0, 0, 0, 0, 0] });
  const contract = orbit((s, me) => {
    me.goals = [5];
    me.storage = [0, 4, 0, 0, 0];
    me.crystals = 0;
    s.display[0] = 7;
  });
  contract.choose(0, { do: 'goal', goal: 6, reward: 'own' });
  contract.choose(0, { do: 'contract', contract: 'contract-02' });
  expect(contract.state.contractOwner[1]).toBe(0);
  const travel = orbit((_, me) => {
    me.goals = [10];
    me.hangar = 3;
  });
  travel.choose(0, { do: 'goal', goal: 11, reward: 'own' });
  expect(travel.step(0)).toBe('place-tile');
  const rover = orbit((s, me) => {
    me.goals = [7];
    s.level = 3;
    me.crystals = 1;
    tech(s, 1, 'rover', 1);
  });
  rover.choose(0, { do: 'goal', goal: 8, reward: 'own' });
  expect(rover.state.agenda.seats[0].at(-1)).toMatchObject({ rover: 5, bots: 0 });
  expect(rover.options(0)).toOffer({ do: 'extend', piece: 'rover' });
  expect(rover.options(0)).toOffer({ do: 'use', owner: 1 });
});

rule('OM-GOAL-01', 'each of the sixteen conditions, just met and just missed', () => {
  const hexes = [hex(0, -2), hex(0, -3), hex(1, -3), hex(1, -4)];
  const met: [Edit, Edit][] = [
    [(s) => void s.cardOwner.fill(0, 0, 4), (s) => void s.cardOwner.fill(0, 0, 3)],
    [(s) => many(s, 3), (s) => many(s, 2)],
    [
      (s) => {
        miner(s, 0, hex(3, 0));
        miner(s, 0, hex(4, -1));
        advanced(s, 0, 'metal-deposit', hex(4, -3));
      },
      (s) => {
        miner(s, 0, hex(3, 0));
        advanced(s, 0, 'metal-deposit', hex(4, -3));
        advanced(s, 1, 'mineral-mine', hex(4, -2));
      },
    ],
    [(_, me) => set(me, 'discoveries', 7), (_, me) => set(me, 'discoveries', 3)],
    [
      (s) => {
        complex(s, 4);
        advanced(s, 0, 'wind-turbines', hexes[0]);
      },
      (s) => {
        complex(s, 3);
        advanced(s, 0, 'wind-turbines', hexes[0]);
      },
    ],
    [
      (_, me) => {
        me.storage = [0, 4, 0, 0, 0];
      },
      (_, me) => {
        me.storage = [4, 3, 3, 3, 3];
      },
    ],
    [(_, me) => set(me, 'shelters', 3), (_, me) => set(me, 'shelters', 2)],
    [
      (s) => {
        s.level = 3;
      },
      (s) => {
        s.level = 2;
      },
    ],
    [(_, me) => set(me, 'quarters', 7), (_, me) => set(me, 'quarters', 6)],
    [
      (_, me) => {
        me.tech = [0, 1, 2, 4, -1, 3, -1, -1, -1];
      },
      (_, me) => {
        me.tech = [0, 1, 2, -1, -1, 3, -1, -1, -1];
      },
    ],
    [(_, me) => set(me, 'hangar', 3), (_, me) => set(me, 'hangar', 2)],
    [(_, me) => set(me, 'research', 5), (_, me) => set(me, 'research', 4)],
    [
      (s) => {
        s.scientistOwner[1] = 0;
        s.contractOwner[3] = 0;
        s.contractsDone = 8;
      },
      (s) => {
        s.scientistOwner[1] = 0;
        s.contractOwner[3] = 0;
      },
    ],
    [
      (_, me) => {
        me.tech = [7, 8, 9, -1, -1, 3, -1, -1, -1];
      },
      (_, me) => {
        me.tech = [7, 8, 10, -1, -1, 3, -1, -1, -1];
      },
    ],
    [(_, me) => set(me, 'progress', 0b10101), (_, me) => set(me, 'progress', 0b101)],
    [
      (s) => {
        complex(s, 3);
        advanced(s, 0, 'wind-turbines', hexes[0]);
        for (const at of [hex(3, 0), hex(4, 0), hex(4, -1)]) put(s, 'mine', at);
        advanced(s, 0, 'metal-deposit', hex(3, 0));
      },
      (s) => {
        complex(s, 4);
        advanced(s, 0, 'wind-turbines', hexes[0]);
        advanced(s, 0, 'automated-production', hexes[1]);
      },
    ],
  ];
  expect(met).toHaveLength(GOALS.length);
  for (const [goal, [yes, no]] of met.entries()) {
    expect(holds(place({ edit: yes as Edit & {} }), 0, goal), `goal ${goal + 1} met`).toBe(true);
    expect(holds(place({ edit: no as Edit & {} }), 0, goal), `goal ${goal + 1} missed`).toBe(false);
  }
});

function set(
  me: Player,
  key: 'discoveries' | 'shelters' | 'quarters' | 'hangar' | 'research' | 'progress',
  n: number,
): void {
  me[key] = n;
}

function many(s: OnMarsState, n: number): void {
  const cards = ['wind-turbines', 'casino', 'biomarket'].slice(0, n);
  for (const [i, name] of cards.entries()) advanced(s, 0, name, hex(4, -3) + i);
  discovery(s, 12, hex(-4, 3));
  moveRover(s, 1, hex(-4, 4));
}
