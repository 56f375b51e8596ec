import type { Automaton, Change, IconName, SeatFacts } from '@orrery/board';
import { breakdown } from '../rules/scoring.ts';
import { AUTOMATON_PLAYER, isAutomaton, type LunaState, type Player } from '../rules/state.ts';
import { bits } from './reading.ts';
import { type Facts, nameOf } from './scene.ts';

interface Row {
  readonly icon: IconName;
  readonly name: keyof Facts['text']['changes'];
  readonly of: (p: Player) => number;
  /** Is more of it good? Undefined where it is neither. */
  readonly more?: 'good' | 'bad';
}

/** In the order a player would ask. */
const ROWS: readonly Row[] = [
  { icon: 'points', name: 'points', of: (p) => p.sp, more: 'good' },
  { icon: 'oxygen', name: 'oxygen', of: (p) => p.o2 },
  { icon: 'stress', name: 'stress', of: (p) => p.stress, more: 'good' },
  { icon: 'energy', name: 'energy', of: (p) => p.energy },
  { icon: 'iron', name: 'iron', of: (p) => p.ironLeft + p.ironRight },
  { icon: 'titanium', name: 'titanium', of: (p) => p.titaniumLeft + p.titaniumRight },
  { icon: 'water', name: 'water', of: (p) => p.water },
  { icon: 'helium', name: 'helium', of: (p) => p.helium },
  { icon: 'waste', name: 'waste', of: (p) => p.waste, more: 'bad' },
  { icon: 'carbon-dioxide', name: 'co2', of: (p) => p.co2, more: 'bad' },
  { icon: 'research', name: 'extraction', of: (p) => p.extraction, more: 'good' },
  { icon: 'research', name: 'sustainability', of: (p) => p.sustainability, more: 'good' },
  { icon: 'order', name: 'orders', of: (p) => p.orders.length, more: 'good' },
  { icon: 'probe', name: 'probes', of: (p) => bits(p.fields).length, more: 'good' },
  { icon: 'hand', name: 'hand', of: (p) => p.handSize },
  { icon: 'food', name: 'food', of: (p) => p.foodSize },
];

const toneOf = (more: Row['more'], from: number, to: number): Pick<Change, 'tone'> => {
  if (more === undefined) return {};
  return { tone: to > from === (more === 'good') ? 'good' : 'bad' };
};

/** What is different for the viewer, and points that others get by it. */
export function changesOf(before: LunaState, after: LunaState, facts: Facts): Change[] {
  const { viewer, text: t } = facts;
  if (viewer === null) return [];
  const [then, now] = [before.players[viewer], after.players[viewer]];
  const own = ROWS.flatMap(({ icon, name, of, more }): Change[] => {
    const [from, to] = [of(then), of(now)];
    if (from === to) return [];
    return [{ icon, text: `${from} → ${to}`, ...toneOf(more, from, to), says: t.changed(t.changes[name], from, to) }];
  });
  const others = before.players.flatMap((p, seat): Change[] => {
    const gained = after.players[seat].sp - p.sp;
    if (seat === viewer || gained === 0) return [];
    const text = gained > 0 ? `+${gained}` : `−${-gained}`;
    return [{ icon: 'points', seat, text, says: t.otherGains(nameOf(facts, seat), gained) }];
  });
  const passes = before.nextOrder.length < after.nextOrder.length && after.nextOrder.includes(viewer);
  const order: Change[] =
    passes && before.round === after.round
      ? [
          {
            icon: 'turn-order',
            text: `${after.nextOrder.indexOf(viewer) + 1}.`,
            says: t.placeNext(after.nextOrder.indexOf(viewer) + 1),
          },
        ]
      : [];
  return [...own, ...others, ...order];
}

const IN_THE_SCORE: readonly Row['name'][] = ['points', 'extraction', 'sustainability'];
/** The automaton breathes no air and keeps neither energy nor ore nor a hand. */
const AUTOMATON_LACKS: readonly Row['name'][] = [
  'points',
  'oxygen',
  'stress',
  'energy',
  'iron',
  'titanium',
  'helium',
  'hand',
];

/** What the column says of everybody. */
export function seatFacts(seat: number, { view, text: t }: Facts): SeatFacts {
  const player = view.players[seat];
  const untold = isAutomaton(view, seat) ? AUTOMATON_LACKS : IN_THE_SCORE;
  const rows = ROWS.filter(({ name }) => !untold.includes(name));
  return {
    score: player.sp,
    things: rows.map(({ icon, name, of }) => ({
      icon,
      text: `${of(player)}`,
      says: `${t.changes[name]}: ${of(player)}`,
    })),
  };
}

/** It takes its turns at once, so nobody ever waits for it. */
export function automaton(facts: Facts): Automaton | undefined {
  const { view, text } = facts;
  if (view.automaton === '') return undefined;
  return {
    ...seatFacts(AUTOMATON_PLAYER, facts),
    seat: AUTOMATON_PLAYER,
    name: text.game.automaton,
    isOn: false,
    breakdown: breakdown(view, AUTOMATON_PLAYER),
  };
}
