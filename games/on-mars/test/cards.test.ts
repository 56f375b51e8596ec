import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { BLUEPRINTS, SCIENTISTS } from '../data/index.ts';
import { NONE } from '../rules/state.ts';
import {
  advanced,
  card,
  colony,
  DONE,
  end,
  hex,
  main,
  miner,
  moveBot,
  moveRover,
  orbit,
  own,
  position,
  put,
  type T,
  tech,
} from './position.ts';

type Edit = Parameters<typeof colony>[0];
const welcome = (t: T, slot: number, gain: 'bot' | 'colonists'): void =>
  void t.choose(0, { do: 'welcome', slot, gain });

function ship(edit?: Edit): T {
  const t = colony(edit);
  main(t, 'welcome-ship');
  return t;
}

rule(
  ['OM-SHIP-01', 'OM-SHIP-02', 'OM-SHIP-07'],
  'Water and Plant for a Ship: 2 Colonists, or 1 and a Bot; its slot is free',
  () => {
    const t = ship((_, me) => {
      me.storage[0] = 0;
      me.quarters = 1;
    });
    // The first Ship of the action has to come.
    expect(t.options(0)).not.toOffer(DONE);
    expect(t.options(0).filter((choice) => choice.do === 'welcome')).toHaveLength(10);
    expect(t.whyNot(0, { do: 'welcome', slot: 6, gain: 'colonists' })).toBe('OM-SHIP-01');
    welcome(t, 5, 'colonists');
    expect(t.state.players[0]).toMatchObject({ storage: [0, 1, 0, 0, 1], ships: 0b01111, hangar: 1, quarters: 3 });
    const bot = ship((s, me) => {
      me.storage[0] = 0;
      me.quarters = 1;
      moveBot(s, 0, hex(-3, 0));
      me.crystals = 3;
    });
    welcome(bot, 5, 'bot');
    expect(bot.state.players[0]).toMatchObject({ quarters: 2, botSupply: 2, bots: [hex(-3, 0), hex(-2, -1)] });
    expect(bot.options(0)).toOffer({ do: 'executive', slot: 5 });
    expect(t.options(0)).not.toOffer({ do: 'executive', slot: 4 });
  },
);

rule('OM-SHIP-03', 'Ships taken out may not exceed the Colony level', () => {
  const can = (level: number, ships: number): boolean =>
    colony((s, me) => {
      s.level = level;
      me.ships = ships;
    })
      .options(0)
      .some((choice) => choice.do === 'main' && choice.action === 'welcome-ship');
  expect(can(1, 0b11111)).toBe(true);
  expect(can(1, 0b01111)).toBe(false);
  expect(can(3, 0b00111)).toBe(true);
  expect(can(3, 0b00011)).toBe(false);
  const t = ship((s, me) => {
    s.level = 3;
    me.ships = 0b00111;
    me.storage = [0, 0, 3, 3, 0];
  });
  welcome(t, 1, 'colonists');
  expect(t.step(0)).toBe('act');
});

rule(
  ['OM-SHIP-04', 'OM-SHIP-05', 'OM-SHIP-09'],
  'each own Colonist that was there before welcomes one more Ship',
  () => {
    const t = ship((s, me) => {
      s.level = 5;
      me.storage = [0, 0, 4, 4, 0];
      me.shelters = 5;
      me.quarters = 1;
    });
    welcome(t, 1, 'colonists');
    expect(t.state.players[0].quarters).toBe(3);
    t.choose(0, { do: 'boost' });
    welcome(t, 2, 'colonists');
    expect(t.state.players[0]).toMatchObject({ storage: [0, 0, 2, 2, 0], hangar: 2, working: 1 });
    // Only one Colonist was there when the action began.
    expect(t.step(0)).toBe('act');
    const gained = position({
      side: 'colony',
      edit(s, me) {
        s.level = 5;
        me.storage = [0, 0, 4, 4, 0];
        me.shelters = 5;
        me.quarters = 0;
        me.goals = [6];
      },
    });
    gained.choose(0, { do: 'goal', goal: 7, reward: 'own' });
    expect(gained.state.players[0].quarters).toBe(2);
    main(gained, 'welcome-ship');
    welcome(gained, 1, 'colonists');
    expect(gained.step(0)).toBe('act');
  },
);

rule('OM-SHIP-06', 'a new Bot goes on a free Shelter, else on the closest empty hex', () => {
  const t = ship((s, me) => {
    me.storage[0] = 0;
    put(s, 'shelter', hex(-3, 1));
    put(s, 'shelter', hex(-4, 3));
  });
  welcome(t, 1, 'bot');
  expect(t.options(0)).toOfferExactly([hex(-3, 1), hex(-4, 3)].map((at) => ({ do: 'place-bot', at })));
  expect(t.whyNot(0, { do: 'place-bot', at: hex(-2, -2) })).toBe('OM-SHIP-06');
  const full = ship((s, me) => {
    me.storage[0] = 0;
    s.ground[hex(-2, -2)] = 1;
    put(s, 'mine', hex(-3, 0));
  });
  welcome(full, 1, 'bot');
  expect(full.options(0)).toOfferExactly(
    [hex(-1, -2), hex(-1, -1), hex(-2, 0), hex(-3, -1)].map((at) => ({ do: 'place-bot', at })),
  );
  full.choose(0, { do: 'place-bot', at: hex(-2, 0) });
  expect(full.state.trackers[0]).toBe(8);
});

rule('OM-SHIP-10', 'either gain may be chosen without room; what finds none is lost', () => {
  const t = ship((_, me) => {
    me.storage[0] = 0;
    me.quarters = 4;
    me.supply = 0;
    me.working = 8;
  });
  expect(t.options(0)).toOffer({ slot: 1, gain: 'bot' });
  welcome(t, 1, 'colonists');
  expect(t.state.players[0]).toMatchObject({ quarters: 4, supply: 0, hangar: 1 });
});

function hiring(edit?: Edit): T {
  const t = colony(edit);
  main(t, 'hire-or-contract');
  return t;
}

rule('OM-HIRE-01', 'the own Hire slot must be free', () => {
  const t = colony((_, me) => {
    me.slots[4] = 1;
  });
  expect(t.whyNot(0, { do: 'main', action: 'hire-or-contract' })).toBe('OM-HIRE-01');
  const free = hiring((_, me) => {
    me.storage[0] = 2;
  });
  expect(free.state.players[0]).toMatchObject({ slots: [0, 0, 0, 0, 1], quarters: 2 });
});

rule('OM-HIRE-02', 'what each Scientist costs', () => {
  const t = hiring((_, me) => {
    me.quarters = 3;
    me.storage = [0, 0, 0, 0, 0];
  });
  t.choose(0, { do: 'hire', scientist: 'geologist' });
  expect(t.state.players[0]).toMatchObject({ quarters: 0, working: 2, slots: [0, 0, 0, 0, 1] });
  for (const [i, { id, goods }] of SCIENTISTS.entries()) {
    if (i === 0) continue;
    const paid = hiring((_, me) => {
      me.storage = [0, 0, 0, 0, 0];
      me.storage[goods] = 2;
      me.quarters = 1;
    });
    // Minerals would pay for any of them.
    if (i === 1) expect(paid.options(0)).toOffer({ do: 'hire', scientist: id });
    else expect(paid.options(0)).toOfferExactly([{ do: 'hire', scientist: id }]);
    paid.choose(0, { do: 'hire', scientist: id });
    expect(paid.state.players[0].storage).toEqual([0, 0, 0, 0, 0]);
  }
  expect(SCIENTISTS.map(({ goods }) => goods)).toEqual([-1, 0, 1, 2, 3, 4]);
  const poor = hiring((_, me) => {
    me.quarters = 3;
  });
  expect(poor.whyNot(0, { do: 'hire', scientist: 'hydrologist' })).toBeUndefined();
  expect(
    hiring((_, me) => {
      me.storage = [0, 1, 0, 0, 0];
    }).whyNot(0, { do: 'hire', scientist: 'hydrologist' }),
  ).toBe('OM-HIRE-02');
});

rule(['OM-HIRE-03', 'OM-HIRE-08'], 'a Contract costs 1 Crystal in whatever slot', () => {
  for (const slot of [0, 3]) {
    const t = hiring((s, me) => {
      s.display = [NONE, NONE, NONE, NONE, NONE, NONE];
      s.display[slot] = 6 + 9;
      s.contractDeck = [0, 1];
      me.quarters = 1;
      me.storage = [0, 0, 0, 0, 0];
      me.crystals = 1;
    });
    t.choose(0, { do: 'contract', contract: 'contract-10' });
    expect(t.state.players[0].crystals).toBe(0);
    expect(t.state.contractOwner[9]).toBe(0);
  }
  const t = hiring((s, me) => {
    s.display[0] = 6 + 9;
    me.crystals = 0;
    me.storage[0] = 2;
  });
  expect(t.whyNot(0, { do: 'contract', contract: 'contract-10' })).toBe('OM-HIRE-03');
  expect(t.whyNot(0, { do: 'contract', contract: 'contract-01' })).toBe('OM-HIRE-06');
});

rule(['OM-HIRE-04', 'OM-HIRE-05'], 'cards are taken face up, as many as one likes', () => {
  const t = hiring((s, me) => {
    me.storage = [2, 0, 0, 0, 0];
    for (const i of [2, 3, 4]) {
      s.scientistOwner[i] = 0;
      s.display[i] = NONE;
    }
  });
  t.choose(0, { do: 'hire', scientist: 'rd-engineer' });
  expect(t.state.scientistOwner).toEqual([-1, 0, 0, 0, 0, -1]);
  expect(t.state.scientistOn[1]).toBe(-1);
});

rule('OM-HIRE-07', 'at the end of the turn the taker fills the slot with any Contract of the deck', () => {
  const t = hiring((_, me) => {
    me.storage[0] = 2;
  });
  t.choose(0, { do: 'hire', scientist: 'rd-engineer' });
  expect(t.state.display[1]).toBe(-1);
  end(t);
  expect(t.options(0)).toHaveLength(12);
  t.choose(0, { do: 'refill', slot: 2, contract: 'contract-08' });
  expect(t.state.display).toEqual([0, 13, 2, 3, 4, 5]);
  expect(t.state.contractDeck).not.toContain(7);
  const empty = hiring((s, me) => {
    me.storage[0] = 2;
    s.contractDeck = [];
  });
  empty.choose(0, { do: 'hire', scientist: 'rd-engineer' });
  end(empty);
  expect(empty.state.display[1]).toBe(-1);
  expect(empty.asked()).toEqual([1]);
});

function rich(edit?: Edit, crystals = 8): T {
  return orbit((s, me, other) => {
    me.ships = 0;
    me.crystals = crystals;
    edit?.(s, me, other);
  });
}
const exec = (t: T, slot: number): void => void t.choose(0, { do: 'executive', slot });

rule('OM-EXEC-01', 'an Executive action is open without a Ship on its slot', () => {
  const open = (ships: number): number[] => {
    const t = orbit((s, me) => {
      me.crystals = 8;
      me.ships = ships;
      own(s, 0, 'wind-turbines');
      put(s, 'generator', hex(-2, -2));
    });
    return t.options(0).flatMap((choice) => (choice.do === 'executive' ? [choice.slot] : []));
  };
  expect(open(0b11111)).toEqual([6, 7]);
  expect(open(0b10111)).toEqual([4, 6, 7]);
  expect(open(0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(orbit().whyNot(0, { do: 'executive', slot: 3 })).toBe('OM-EXEC-01');
});

rule(['OM-EXEC-02', 'OM-EXEC-03'], 'slot 1: one free development for 4 Crystals', () => {
  const t = rich((_, me) => {
    me.storage = [0, 0, 0, 0, 0];
  }, 4);
  exec(t, 1);
  expect(t.state.players[0].crystals).toBe(0);
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-top' });
  expect(t.state.players[0].storage[0]).toBe(1);
  expect(t.step(0)).toBe('act');
  expect(rich(undefined, 3).whyNot(0, { do: 'executive', slot: 1 })).toBe('OM-EXEC-02');
});

rule('OM-EXEC-04', 'slot 2: the Rover moves 2, Crystals and Tech extend it', () => {
  const t = rich((s) => tech(s, 1, 'rover', 2), 5);
  exec(t, 2);
  expect(t.state.players[0].crystals).toBe(1);
  expect(t.state.agenda.seats[0].at(-1)).toMatchObject({ rover: 2, bots: 0 });
  expect(t.options(0)).toOffer({ do: 'extend', piece: 'rover' });
  expect(t.options(0)).toOffer({ do: 'use', owner: 1 });
});

rule(['OM-EXEC-05', 'OM-EXEC-07'], 'slot 3: a Blueprint; slot 5: a Mineral; 3 Crystals each', () => {
  const t = rich(undefined, 3);
  exec(t, 3);
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  expect(t.state.players[0]).toMatchObject({ crystals: 0, markers: 7 });
  expect(t.step(0)).toBe('act');
  const mineral = rich(undefined, 3);
  exec(mineral, 5);
  expect(mineral.state.players[0]).toMatchObject({ crystals: 0, storage: [2, 1, 1, 1, 1] });
});

rule(['OM-EXEC-06', 'OM-EXEC-13'], 'slot 4: one upgrade, its Mineral on top, no Tech', () => {
  const edit: Edit = (s) => {
    own(s, 0, 'wind-turbines');
    own(s, 0, 'automated-production');
    put(s, 'generator', hex(-2, -2));
    put(s, 'generator', hex(-3, -1));
    tech(s, 0, 'upgrade', 3);
  };
  const t = rich((s, me, other) => {
    edit(s, me, other);
    me.storage[0] = 3;
  }, 3);
  exec(t, 4);
  t.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-2, -2) });
  expect(t.state.players[0]).toMatchObject({ crystals: 0, storage: [2, 1, 1, 1, 1] });
  expect(t.step(0)).toBe('act');
  const poor = rich((s, me, other) => {
    edit(s, me, other);
    me.storage[0] = 0;
  });
  expect(poor.whyNot(0, { do: 'executive', slot: 4 })).toBe('OM-EXEC-13');
});

rule(['OM-EXEC-08', 'OM-EXEC-11', 'OM-EXEC-12'], 'slot 6: two Bot points on either side, every turn', () => {
  for (const side of ['orbit', 'colony'] as const) {
    const t = position({
      side,
      edit(_, me) {
        me.crystals = 3;
        me.quarters = 0;
      },
    });
    exec(t, 6);
    expect(t.state.agenda.seats[0].at(-1)).toMatchObject({ bots: 2, rover: 0 });
    expect(t.state.players[0]).toMatchObject({ crystals: 1, slots: [0, 0, 0, 0, 0] });
    t.choose(0, DONE);
  }
  const again = orbit((_, me, other) => {
    me.crystals = 3;
    me.below = 0;
    other.space = 6;
  });
  exec(again, 6);
  again.choose(0, DONE);
  main(again, 'landing-pod');
  again.choose(0, { do: 'space', space: 5 });
  again.state.players[0].below = 2;
  end(again);
  main(again, 'control-center', 1);
  again.choose(1, DONE);
  end(again, 1);
  expect(again.asked()).toEqual([0]);
  expect(again.options(0)).toOffer({ do: 'executive', slot: 6 });
});

rule('OM-EXEC-09', 'slot 7: a Resource from the Warehouse, no Crystal', () => {
  const t = rich(undefined, 2);
  exec(t, 7);
  expect(t.options(0)).not.toOffer({ good: 'crystal' });
  expect(t.whyNot(0, { do: 'take', good: 'crystal' })).toBe('OM-EXEC-09');
  t.choose(0, { do: 'take', good: 'oxygen' });
  expect(t.step(0)).toBe('act');
});

const used =
  (name: string, at: number, edit?: Edit): Edit =>
  (s, me, other) => {
    advanced(s, 0, name, at);
    me.crystals = 2;
    edit?.(s, me, other);
  };
const use = (t: T, name: string, scientist = false): void =>
  void t.choose(0, { do: 'advanced', card: name, scientist });
const SPOT = hex(4, -3);

rule(
  ['OM-EXEC-10', 'OM-ADV-24'],
  'slot 8: the action of an own Advanced Building for 2 Crystals, from both sides',
  () => {
    for (const side of ['orbit', 'colony'] as const) {
      const t = position({
        side,
        edit: used('mineral-mine', SPOT, (_, me) => Object.assign(me, { quarters: 0 })) as Edit & {},
      });
      use(t, 'mineral-mine');
      expect(t.state.players[0]).toMatchObject({ crystals: 0, op: 2 });
    }
    const other = orbit((s, me) => {
      advanced(s, 1, 'mineral-mine', SPOT);
      me.crystals = 2;
    });
    expect(other.whyNot(0, { do: 'advanced', card: 'mineral-mine', scientist: false })).toBe('OM-EXEC-10');
  },
);

rule('OM-EXEC-14', 'a Scientist waives only the 2 Crystals', () => {
  const t = orbit((s, me) => {
    advanced(s, 0, 'biolab', SPOT);
    s.scientistOwner[0] = 0;
    s.display = [6, 1, 2, 3, 4, 5];
    me.crystals = 1;
  });
  use(t, 'biolab', true);
  t.choose(0, { do: 'contract', contract: 'contract-01' });
  expect(t.state.players[0].crystals).toBe(0);
  const none = orbit((s, me) => {
    advanced(s, 0, 'biolab', SPOT);
    s.scientistOwner[0] = 0;
    s.display = [6, 1, 2, 3, 4, 5];
    me.crystals = 0;
  });
  expect(none.options(0)).not.toOffer({ do: 'advanced' });
});

rule('OM-ADV-02', 'which cards can be boosted', () => {
  const boosts = BLUEPRINTS.filter(({ action }) => action.boosts > 0).map(({ id }) => id);
  expect(boosts).toEqual([
    'construction-yard',
    'metal-deposit',
    'automated-production',
    'wind-turbines',
    'private-ship',
    'moisture-vaporator',
    'biomarket',
    'hydroponic-farm',
    'oxygen-tank',
    'concentrator',
    'casino',
    'gym',
    'research-lab',
    'trade-market',
    'library',
  ]);
});

rule('OM-ADV-03', 'Colonists raise the used Tech of a construct card', () => {
  const t = orbit((s, me) => {
    advanced(s, 0, 'concentrator', hex(2, -1));
    me.crystals = 2;
    put(s, 'oxygen-condenser', hex(3, -2));
    put(s, 'oxygen-condenser', hex(3, -1));
    tech(s, 0, 'oxygen-condenser', 2);
    moveBot(s, 0, hex(4, -1));
    me.storage = [0, 0, 0, 1, 0];
  });
  use(t, 'concentrator');
  t.choose(0, { do: 'build', building: 'oxygen-condenser', at: hex(4, -2) });
  expect(t.state.players[0]).toMatchObject({ working: 1, quarters: 2 });
  expect(t.state.building[hex(4, -2)]).toBe(4);
  const noTile = orbit((s, me) => {
    advanced(s, 0, 'concentrator', hex(2, -1));
    me.crystals = 2;
    moveBot(s, 0, hex(4, -1));
  });
  use(noTile, 'concentrator');
  expect(noTile.options(0)).not.toOffer({ at: hex(3, -1) });
});

rule(['OM-ADV-04', 'OM-ADV-25'], 'construct cards build their type at normal cost in the own zone', () => {
  const names = ['metal-deposit', 'wind-turbines', 'moisture-vaporator', 'hydroponic-farm', 'concentrator', 'gym'];
  for (const [type, name] of names.entries())
    expect(BLUEPRINTS[card(name)].action).toMatchObject({ kind: 'construct', of: type });
  const t = orbit(used('wind-turbines', SPOT));
  use(t, 'wind-turbines');
  t.choose(0, { do: 'build', building: 'generator', at: hex(-2, -2) });
  expect(t.state.players[0]).toMatchObject({ storage: [0, 2, 1, 1, 1], slots: [0, 0, 0, 0, 0] });
});

rule('OM-ADV-05', 'Construction Yard: an upgrade with Tech, one more per Colonist', () => {
  const t = orbit(
    used('construction-yard', SPOT, (s, me) => {
      for (const name of ['wind-turbines', 'automated-production', 'metal-deposit', 'gym']) own(s, 0, name);
      put(s, 'generator', hex(-2, -2));
      put(s, 'generator', hex(-3, -1));
      put(s, 'mine', hex(-2, 0));
      tech(s, 0, 'upgrade', 1);
      me.storage[0] = 5;
    }),
  );
  use(t, 'construction-yard');
  t.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-2, -2) });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'upgrade', card: 'automated-production', at: hex(-3, -1) });
  t.choose(0, { do: 'use', tech: 'upgrade', owner: 0, boost: 0 });
  t.choose(0, { do: 'upgrade', card: 'metal-deposit', at: hex(-2, 0) });
  expect(t.state.players[0]).toMatchObject({ working: 1, storage: [2, 1, 1, 1, 1] });
});

rule('OM-ADV-06', 'Automated Production: all produce once, and one more per Colonist', () => {
  const t = orbit(
    used('automated-production', SPOT, (s, me) => {
      miner(s, 0, hex(3, 0));
      advanced(s, 0, 'casino', hex(-4, 1));
      advanced(s, 0, 'metal-deposit', hex(-4, 3));
      me.shelters = 4;
    }),
  );
  use(t, 'automated-production');
  expect(t.state.players[0]).toMatchObject({ storage: [3, 2, 1, 1, 1], below: 1 });
  t.choose(0, { do: 'boost' });
  expect(t.options(0)).toOfferExactly([
    DONE,
    { do: 'produce', good: 'mineral' },
    { do: 'produce', good: 'battery' },
    { do: 'produce', good: 'crystal' },
  ]);
  t.choose(0, { do: 'produce', good: 'battery' });
  expect(t.state.players[0].storage[1]).toBe(3);
});

rule('OM-ADV-07', 'Private Ship: 2 Colonists and a Bot, or 3; the level limits it', () => {
  const edit = (level: number): Edit =>
    used('private-ship', SPOT, (s, me) => {
      s.level = level;
      me.storage = [0, 0, 2, 2, 0];
      me.shelters = 5;
      me.quarters = 1;
    });
  const t = orbit(edit(5));
  use(t, 'private-ship');
  welcome(t, 1, 'colonists');
  expect(t.state.players[0]).toMatchObject({ quarters: 4, storage: [0, 0, 1, 1, 0] });
  t.choose(0, { do: 'boost' });
  welcome(t, 2, 'bot');
  if (t.step(0) === 'new-bot') t.choose(0, t.options(0)[0]);
  expect(t.state.players[0]).toMatchObject({ quarters: 5, hangar: 2, storage: [0, 0, 0, 0, 0] });
  const low = orbit((s, me, other) => {
    edit(1)?.(s, me, other);
    me.ships = 0b01111;
  });
  expect(low.options(0)).not.toOffer({ do: 'advanced', card: 'private-ship' });
});

rule(['OM-ADV-08', 'OM-ADV-09', 'OM-ADV-10'], 'Biomarket, Oxygen Tank and Casino with boosts', () => {
  const bio = orbit(used('biomarket', SPOT));
  use(bio, 'biomarket');
  bio.choose(0, { do: 'take', good: 'crystal' });
  bio.choose(0, { do: 'boost' });
  bio.choose(0, { do: 'take', good: 'water' });
  expect(bio.state.players[0]).toMatchObject({ below: 1, storage: [1, 1, 2, 1, 1] });
  const tank = orbit(used('oxygen-tank', SPOT));
  use(tank, 'oxygen-tank');
  tank.choose(0, { do: 'learn', from: 'bottom-1', at: 'c1-bottom' });
  tank.choose(0, { do: 'boost' });
  tank.choose(0, { do: 'learn', from: 'bottom-2', at: 'c1-top' });
  expect(tank.state.players[0].tech.slice(0, 2)).toEqual([1, 0]);
  const casino = orbit(used('casino', SPOT));
  use(casino, 'casino');
  expect(casino.state.players[0].below).toBe(2);
  casino.choose(0, { do: 'boost' });
  casino.choose(0, { do: 'boost' });
  expect(casino.state.players[0]).toMatchObject({ below: 4, working: 2 });
});

rule(['OM-ADV-11', 'OM-ADV-12'], 'Mineral Mine scores 2; Biolab takes a Contract for a Crystal', () => {
  const mine = orbit(used('mineral-mine', SPOT));
  use(mine, 'mineral-mine');
  expect(mine.state.players[0].op).toBe(2);
  const lab = orbit(
    used('biolab', SPOT, (s, me) => {
      s.display[0] = 6 + 8;
      me.crystals = 3;
      me.storage[0] = 2;
    }),
  );
  use(lab, 'biolab');
  expect(lab.options(0)).toOfferExactly([DONE, { do: 'contract', contract: 'contract-09' }]);
  expect(lab.whyNot(0, { do: 'hire', scientist: 'rd-engineer' })).toBe('OM-ADV-12');
  lab.choose(0, { do: 'contract', contract: 'contract-09' });
  expect(lab.state.players[0].crystals).toBe(0);
});

rule(['OM-ADV-13', 'OM-ADV-14'], 'Radar keeps a tile and repeats its benefit', () => {
  const t = orbit(
    used('radar', SPOT, (s) => {
      s.missions = [4, 7, 8];
    }),
  );
  use(t, 'radar');
  expect(t.options(0)).toOfferExactly([
    { do: 'radar', tile: 'crystals-3' },
    { do: 'radar', tile: 'mineral-2' },
  ]);
  t.choose(0, { do: 'radar', tile: 'crystals-3' });
  expect(t.state).toMatchObject({ radar: 12, exploration: [18, 13], trackers: [9, 9, 9] });
  expect(t.state.players[0]).toMatchObject({ below: 3, discoveries: 0 });
  const later = orbit(
    used('radar', SPOT, (s) => {
      s.radar = 12;
    }),
  );
  use(later, 'radar');
  expect(later.state.players[0].below).toBe(3);
  expect(later.state.exploration).toEqual([12, 13]);
  const none = orbit(
    used('radar', SPOT, (s) => {
      s.exploration = [-1, -1];
    }),
  );
  expect(none.options(0)).not.toOffer({ do: 'advanced' });
});

rule('OM-ADV-15', 'Builder Drone upgrades anywhere', () => {
  const t = orbit(
    used('builder-drone', SPOT, (s) => {
      own(s, 0, 'wind-turbines');
      s.building[SPOT] = 1;
    }),
  );
  use(t, 'builder-drone');
  t.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(0, -2) });
  expect(t.state.players[0].storage[0]).toBe(0);
  expect(t.step(0)).toBe('act');
});

rule('OM-ADV-15', 'Upgrade Tech may be used with the Builder Drone', () => {
  const t = orbit(
    used('builder-drone', SPOT, (s, me) => {
      own(s, 0, 'wind-turbines');
      own(s, 0, 'moisture-vaporator');
      me.storage[0] = 2;
      tech(s, 1, 'upgrade', 1);
    }),
  );
  use(t, 'builder-drone');
  t.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(0, -2) });
  t.choose(0, { do: 'use', tech: 'upgrade', owner: 1, boost: 0 });
  const site = t.options(0).find((choice) => choice.do === 'upgrade');
  expect(site).toMatchObject({ card: 'moisture-vaporator' });
});

rule('OM-ADV-16', 'Research Lab: as R&D without a slot', () => {
  const t = orbit(
    used('research-lab', SPOT, (_, me) => {
      me.storage = [0, 0, 0, 0, 3];
    }),
  );
  use(t, 'research-lab');
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-bottom' });
  t.choose(0, DONE);
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c4-middle' });
  expect(t.state.players[0]).toMatchObject({ storage: [0, 0, 0, 0, 1], slots: [0, 0, 0, 0, 0] });
});

rule(['OM-ADV-17', 'OM-ADV-18'], 'Aqueduct brings 2 from WA, Eco Resort any number from the slots of one side', () => {
  const aqueduct = orbit(
    used('aqueduct', SPOT, (_, me) => {
      me.working = 3;
      me.slots[0] = 1;
      me.quarters = 1;
    }),
  );
  use(aqueduct, 'aqueduct');
  expect(aqueduct.whyNot(0, { do: 'retrieve', from: 'obtain-blueprint' })).toBe('OM-ADV-17');
  aqueduct.choose(0, { do: 'retrieve', from: 'working-area' });
  aqueduct.choose(0, { do: 'retrieve', from: 'working-area' });
  expect(aqueduct.state.players[0]).toMatchObject({ quarters: 3, working: 1 });
  expect(aqueduct.step(0)).toBe('act');
  const eco = orbit(
    used('eco-resort', SPOT, (_, me) => {
      me.working = 1;
      me.slots = [1, 0, 2, 0, 1];
      me.quarters = 1;
    }),
  );
  use(eco, 'eco-resort');
  expect(eco.whyNot(0, { do: 'retrieve', from: 'working-area' })).toBe('OM-ADV-18');
  expect(eco.options(0)).toOffer({ do: 'retrieve', from: 'obtain-blueprint' });
  eco.choose(0, { do: 'retrieve', from: 'construct-building' });
  expect(eco.whyNot(0, { do: 'retrieve', from: 'obtain-blueprint' })).toBe('OM-ADV-18');
  for (const from of ['hire-or-contract', 'construct-building'] as const) eco.choose(0, { do: 'retrieve', from });
  expect(eco.state.players[0]).toMatchObject({ quarters: 4, slots: [1, 0, 0, 0, 0], working: 1 });
  expect(eco.step(0)).toBe('act');
  const orbital = orbit(
    used('eco-resort', SPOT, (_, me) => {
      me.slots = [1, 1, 1, 0, 0];
      me.quarters = 1;
    }),
  );
  use(orbital, 'eco-resort');
  orbital.choose(0, { do: 'retrieve', from: 'research-development' });
  expect(orbital.options(0)).toOffer({ do: 'retrieve', from: 'obtain-blueprint' });
  expect(orbital.options(0)).not.toOffer({ do: 'retrieve', from: 'construct-building' });
});

rule('OM-ADV-19', 'Trade Market: one stored Resource for two others, one more per Colonist', () => {
  const t = orbit(
    used('trade-market', SPOT, (_, me) => {
      me.storage = [0, 2, 0, 0, 0];
      me.shelters = 5;
    }),
  );
  use(t, 'trade-market');
  t.choose(0, { do: 'spend', good: 'battery' });
  expect(t.options(0)).not.toOffer({ good: 'mineral' });
  t.choose(0, { do: 'gain', good: 'oxygen' });
  t.choose(0, { do: 'gain', good: 'oxygen' });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'gain', good: 'plant' });
  expect(t.state.players[0].storage).toEqual([0, 1, 0, 1, 2]);
  const poor = orbit(used('trade-market', SPOT, (_, me) => void me.storage.fill(0)));
  expect(poor.options(0)).not.toOffer({ do: 'advanced' });
});

rule('OM-ADV-21', 'Aerial Elevator travels to Orbit with all steps', () => {
  const t = colony(
    used('aerial-elevator', SPOT, (_, me) => {
      me.working = 1;
      me.slots[1] = 1;
      me.quarters = 1;
    }),
  );
  use(t, 'aerial-elevator');
  expect(t.state.players[0]).toMatchObject({ quarters: 3, storage: [1, 1, 1, 1, 2] });
  t.choose(0, { do: 'space', space: 1 });
  expect(t.options(0)).toOffer({ do: 'main', action: 'resupply' });
  expect(t.options(0)).not.toOffer({ do: 'main', action: 'control-center' });
  expect(orbit(used('aerial-elevator', SPOT)).options(0)).not.toOffer({ do: 'advanced' });
});

rule('OM-ADV-22', 'Library: a Blueprint, one more per Colonist', () => {
  const t = orbit(used('library', SPOT));
  use(t, 'library');
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'blueprint', card: 'wind-turbines' });
  expect(t.state.players[0]).toMatchObject({ markers: 5, working: 1 });
});

rule(
  ['OM-SCI-01', 'OM-SCI-04', 'OM-SCI-06'],
  'a Scientist moves onto a matching card, own or not, and makes it free',
  () => {
    const t = orbit((s, me) => {
      advanced(s, 1, 'casino', SPOT);
      advanced(s, 1, 'wind-turbines', hex(4, -1));
      s.scientistOwner[5] = 0;
      me.crystals = 0;
    });
    expect(t.options(0)).toOffer({ do: 'advanced', card: 'casino', scientist: true });
    expect(t.whyNot(0, { do: 'advanced', card: 'wind-turbines', scientist: true })).toBe('OM-SCI-01');
    use(t, 'casino', true);
    t.choose(0, DONE);
    expect(t.state.scientistOn[5]).toBe(card('casino'));
    expect(t.state.players[0]).toMatchObject({ crystals: 0, below: 2 });
    expect(t.options(0)).not.toOffer({ do: 'advanced' });
    expect(t.whyNot(0, { do: 'advanced', card: 'casino', scientist: false })).toBe('OM-TURN-03');
  },
);

rule('OM-SCI-03', 'while a Scientist is there both owners use the card free', () => {
  const t = orbit((s, _, other) => {
    advanced(s, 1, 'private-ship', SPOT);
    s.scientistOwner[2] = 0;
    other.space = 3;
    other.crystals = 0;
    other.storage = [0, 0, 2, 2, 0];
  });
  t.choose(0, { do: 'advanced', card: 'private-ship', scientist: true });
  welcome(t, 1, 'colonists');
  while (t.step(0) !== 'act') t.choose(0, t.step(0) === 'pay-goods' ? { do: 'pay', water: 1, plant: 1 } : DONE);
  main(t, 'resupply');
  t.choose(0, { do: 'take', good: 'battery' });
  t.choose(0, DONE);
  end(t);
  expect(t.asked()).toEqual([1]);
  expect(t.options(1)).toOffer({ do: 'advanced', card: 'private-ship', scientist: false });
});

rule('OM-SCI-05', 'each Scientist works in one type', () => {
  const t = orbit((s) => {
    for (const [type, name] of [
      'mineral-mine',
      'wind-turbines',
      'private-ship',
      'biomarket',
      'oxygen-tank',
      'casino',
    ].entries()) {
      advanced(s, 1, name, hex(4, -3) - type * 2);
    }
    s.scientistOwner = [0, 0, 0, 0, 0, 0];
    s.scientistOwner[3] = 1;
  });
  const free = t.options(0).flatMap((choice) => (choice.do === 'advanced' ? [choice.card] : []));
  expect(free).toEqual(['wind-turbines', 'private-ship', 'oxygen-tank', 'casino', 'mineral-mine']);
});

rule('OM-SCI-07', 'a Scientist on a card need not move and opens no other card', () => {
  const t = orbit((s, me) => {
    advanced(s, 1, 'casino', SPOT);
    advanced(s, 1, 'gym', hex(4, -1));
    s.scientistOwner[5] = 0;
    s.scientistOn[5] = card('casino');
    me.crystals = 0;
  });
  expect(t.options(0)).toOffer({ do: 'advanced', card: 'casino', scientist: false });
  expect(t.options(0)).not.toOffer({ do: 'advanced', card: 'casino', scientist: true });
  expect(t.options(0)).not.toOffer({ do: 'advanced', card: 'gym', scientist: false });
});

rule('OM-GOAL-07', 'Goals may be discarded before and after one was completed', () => {
  for (const done of [NONE, 5]) {
    const t = orbit((_, me) => {
      me.goals = [3];
      me.goal = done;
      me.crystals = 1;
    });
    exec(t, 7);
    t.choose(0, { do: 'discard', goal: 4 });
    t.choose(0, { do: 'take', good: 'water' });
    expect(t.state.players[0]).toMatchObject({ goals: [], goal: done });
  }
  const rover = colony((s) => moveRover(s, 0, hex(0, 1)));
  expect(rover.state.players[0].rover).toBe(hex(0, 1));
});
