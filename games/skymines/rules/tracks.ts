import type { Seat } from '@orrery/kernel';
import {
  BARRIER_COST,
  COMPANIES,
  LAST_FIELD,
  OVERFLOW_COINS,
  SLOTS,
  TANK_LAST,
  TANK_ON,
  TRACKS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { HALT, PAY, type SkyChoice } from './choices.ts';
import { voice } from './events.ts';
import { at, by, type FrameOf, isHuman, type SkyState } from './state.ts';

// SKY-TRACK: company tracks; SKY-LAB-01, 04: the tank track.

export function addCoins(s: SkyState, player: number, n: number): void {
  if (isHuman(s, player)) s.players[player].coins += n;
  else if (s.luna) s.luna.coins += n;
}

/** Coins to the player, told. */
export function gainCoins(s: SkyState, player: number, n: number): void {
  if (n <= 0) return;
  addCoins(s, player, n);
  voice.tell?.({ event: 'coins', ...by(s, player), n });
}

/** Coins to make the next step on a company's track; 0 where no barrier is in the way. */
export function nextBarrier(s: SkyState, company: number, player: number): number {
  return BARRIER_COST[s.tracks[company]][s.positions[at(company, player)]];
}

export function atEnd(s: SkyState, company: number, player: number): boolean {
  return s.positions[at(company, player)] >= LAST_FIELD;
}

/** One field forwards, barriers aside; a threshold pays everybody who is beyond it (SKY-TRACK-06, 07, 16). */
export function stepForward(s: SkyState, company: number, player: number): void {
  const place = at(company, player);
  const from = s.positions[place]++;
  const { thresholds } = TRACKS[s.tracks[company]];
  for (let i = 0; i < thresholds.length; i++) {
    const { after, coins } = thresholds[i];
    if (after !== from) continue;
    const { circle } = s;
    const first = circle.indexOf(player);
    for (let turn = 0; turn < circle.length; turn++) {
      const other = circle[(first + turn) % circle.length];
      if (s.positions[at(company, other)] <= after) continue;
      addCoins(s, other, coins);
      voice.tell?.({
        event: 'threshold',
        ...by(s, other),
        company: COMPANIES[company],
        coins,
        first: other === player,
      });
    }
  }
}

/** Can the player make n steps there without meeting a barrier? */
export function isOpenWay(s: SkyState, company: number, player: number, n: number): boolean {
  const costs = BARRIER_COST[s.tracks[company]];
  const from = s.positions[at(company, player)];
  for (let field = from; field < from + n && field < LAST_FIELD; field++) if (costs[field] > 0) return false;
  return true;
}

/** SKY-TRACK-05: up to n steps on a prescribed track; asks at a barrier, the rest is lost at the end. */
function runMove(s: SkyState, { company, n }: FrameOf<'move' | 'barrier'>, seat: Seat): void {
  let left = n;
  while (left > 0 && !atEnd(s, company, seat)) {
    const cost = nextBarrier(s, company, seat);
    if (cost > 0) {
      // SKY-TRACK-03.
      if (s.players[seat].coins < cost) break;
      s.agenda.seats[seat].push({ step: 'barrier', company, n: left });
      break;
    }
    stepForward(s, company, seat);
    left--;
  }
  if (left < n) tellMoved(s, company, seat);
}

export function tellMoved(s: SkyState, company: number, player: number): void {
  voice.tell?.({
    event: 'advanced',
    ...by(s, player),
    company: COMPANIES[company],
    to: s.positions[at(company, player)],
  });
}

const PAY_OR_HALT: SkyChoice[] = [PAY, HALT];

/** Pays for the barrier in front of the marker, if there is one, and makes the step. */
export function crossBarrier(s: SkyState, company: number, seat: Seat): void {
  const cost = nextBarrier(s, company, seat);
  if (cost > 0) {
    s.players[seat].coins -= cost;
    voice.tell?.({ event: 'barrier', seat, company: COMPANIES[company], coins: cost });
  }
  stepForward(s, company, seat);
}

/** SKY-FAC-03, SKY-FAC-09: helium steps of a human, with coins beyond the end (SKY-LAB-04). */
export function gainHelium(s: SkyState, seat: Seat, n: number): void {
  if (n <= 0) return;
  const player = s.players[seat];
  const moved = Math.min(n, TANK_LAST - player.helium);
  player.helium += moved;
  s.deeds[0] += moved;
  player.coins += (n - moved) * OVERFLOW_COINS;
  voice.tell?.({ event: 'helium', seat, n });
  // SKY-LAB-01.
  if (!player.slotA && player.helium >= TANK_ON) {
    player.slotA = true;
    voice.tell?.({ event: 'slot-on', seat, slot: SLOTS[0] });
  }
}

export const trackSteps: Chapter<'move' | 'barrier'> = {
  move: { run: runMove },
  /** SKY-TRACK-02: crossing a barrier is paid at once, if the player wants to. */
  barrier: {
    options: () => PAY_OR_HALT.slice(),
    take(s, seat, choice, { company, n }) {
      if (choice.do !== 'pay') return;
      crossBarrier(s, company, seat);
      tellMoved(s, company, seat);
      if (n > 1) s.agenda.seats[seat].push({ step: 'move', company, n: n - 1 });
    },
    whyNot: () => ({ rule: 'SKY-TRACK-02' }),
  },
};
