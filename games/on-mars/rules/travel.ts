import type { Seat } from '@orrery/kernel';
import {
  ARRIVAL,
  DISCOVERIES,
  MAIN_ACTIONS,
  ORBIT,
  ORBIT_SPACES,
  RED_ACTIONS,
  SIDES,
  SPACES,
  START_MINE,
  TURN_ORDER,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { refillExploration } from './effects.ts';
import { voice } from './events.ts';
import { noteDeed } from './first-colonists.ts';
import { bringHome } from './goods.ts';
import { HEX_COUNT, isEmptyHex, RINGS } from './hexes.ts';
import { produceAll } from './production.ts';
import {
  ask,
  doNext,
  type Hex,
  isLacerda,
  NONE,
  type OmChoice,
  type OnMarsState,
  SETUP,
  SHUTTLE,
  sideOf,
  TILE,
  thenEffect,
} from './state.ts';

/** OM-TERM-12. */
export function turnOrder({ players }: OnMarsState): Seat[] {
  const order: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    let at = seat;
    for (; at > 0 && players[order[at - 1]].space > players[seat].space; at--) order[at] = order[at - 1];
    order[at] = seat;
  }
  return order;
}

export function freeSpaces(s: OnMarsState, from: number, to: number): number[] {
  const out: number[] = [];
  let taken = 0;
  for (const { space } of s.players) taken |= 1 << space;
  for (let space = from; space <= to; space++) if (((taken >> space) & 1) === 0) out.push(space);
  return out;
}

function roverHex(s: OnMarsState, seat: Seat): Hex {
  return s.players[seat].rover === NONE ? START_MINE : s.players[seat].rover;
}

const EXPLORATION_DISTANCE = 3;

/** OM-TRAVC-01: empty hexes exactly 3 from the own Rover. */
export function explorationSites(s: OnMarsState, seat: Seat): Hex[] {
  return RINGS[roverHex(s, seat)][EXPLORATION_DISTANCE].filter((hex) => isEmptyHex(s, hex));
}

export function placeDiscovery(s: OnMarsState, seat: Seat, tile: number, at: Hex): void {
  s.ground[at] = TILE + tile;
  voice.tell?.({ event: 'explored', seat, tile, at });
  refillExploration(s, tile);
  if (!isLacerda(s, seat)) noteDeed(s, seat, 'place-discovery');
}

/** OM-TRAVC-06, OM-TRAVO-04, OM-PSETUP-09: the marker moves; the bonus follows. */
export function takeSpace(s: OnMarsState, seat: Seat, space: number): void {
  s.players[seat].space = space;
  voice.tell?.({ event: 'space', seat, space });
  thenEffect(s, seat, TURN_ORDER[space]);
}

const EXPLORE: readonly (readonly OmChoice[])[] = DISCOVERIES.map(({ id }) =>
  Array.from({ length: HEX_COUNT }, (_, at) => ({ do: 'explore', tile: id, at }) as const),
);
const SPACE: readonly OmChoice[] = Array.from({ length: SPACES + 1 }, (_, space) => ({ do: 'space', space }));
const BY_SHUTTLE: OmChoice = { do: 'travel', with: 'shuttle' };
const BY_SHIP: OmChoice = { do: 'travel', with: 'ship' };
const STAY: OmChoice = { do: 'stay' };

export const travelSteps: Chapter<
  | 'shuttle'
  | 'decide-travel'
  | 'decide'
  | 'travel'
  | 'explore'
  | 'place-tile'
  | 'retrieve-all'
  | 'arrive'
  | 'choose-space'
  | 'take-bonus'
  | 'take-space'
  | 'place-shuttle'
  | 'put-shuttle'
> = {
  // OM-SHUT-01, OM-SHUT-02.
  shuttle: {
    run(s) {
      s.phase = SHUTTLE;
      s.shuttleLeft = NONE;
      if (s.shuttleSpace > 1) s.shuttleSpace--;
      else {
        s.shuttleLeft = s.shuttleSide;
        s.shuttleSide = 1 - s.shuttleSide;
        s.shuttleSpace = ARRIVAL[s.level];
      }
      const travelled = s.shuttleLeft !== NONE;
      voice.tell?.({ event: 'shuttle', side: s.shuttleSide, space: s.shuttleSpace, travelled });
      doNext(s, { step: 'round' });
      // OM-SHUT-03: the order at the start of the phase holds.
      for (const seat of turnOrder(s).reverse()) doNext(s, { step: 'decide-travel', seat });
    },
  },
  'decide-travel': {
    run(s, { seat }) {
      s.active = seat;
      s.closing = false;
      s.gained = 0;
      for (const p of s.players) p.developed = 0;
      const free = s.shuttleLeft === sideOf(s.players[seat]);
      if (isLacerda(s, seat)) {
        if (free) doNext(s, { step: 'lacerda', act: 'travel' });
      } else if (free || s.players[seat].hangar > 0) {
        ask(s, seat, { step: 'decide' });
      } else {
        voice.tell?.({ event: 'stayed', seat });
      }
    },
  },
  decide: {
    options: (s, seat) => [s.shuttleLeft === sideOf(s.players[seat]) ? BY_SHUTTLE : BY_SHIP, STAY],
    take(s, seat, choice) {
      if (choice.do !== 'travel') return voice.tell?.({ event: 'stayed', seat });
      const p = s.players[seat];
      const to = 1 - sideOf(p);
      // OM-SHUT-05: the Ship is gone for good.
      if (choice.with === 'ship') p.hangar--;
      voice.tell?.({ event: 'travelled', seat, to, by: choice.with });
      doNext(s, { step: 'compensate', seat });
      doNext(s, { step: 'travel', seat, to, pod: false });
      if (choice.with === 'shuttle') noteDeed(s, seat, 'travel-shuttle');
    },
    whyNot: (_, __, choice) => ({
      rule: choice.do === 'travel' && choice.with === 'shuttle' ? 'OM-SHUT-04' : 'OM-SHUT-05',
    }),
  },
  travel: {
    run(s, { seat, to, pod }) {
      if (s.phase !== SHUTTLE) voice.tell?.({ event: 'travelled', seat, to, by: pod ? 'pod' : 'card' });
      doNext(s, { step: 'arrive', seat, to });
      doNext(s, { step: 'retrieve-all', seat, side: to });
      if (to === ORBIT) return produceAll(s, seat);
      // OM-POD-02: the Landing Pod skips the exploration.
      if (!pod) doNext(s, { step: 'explore', seat });
    },
  },
  explore: {
    run(s, { seat }) {
      if (s.exploration.every((tile) => tile === NONE) || explorationSites(s, seat).length === 0) return;
      ask(s, seat, { step: 'place-tile' });
    },
  },
  'place-tile': {
    options(s, seat) {
      const sites = explorationSites(s, seat);
      const out: OmChoice[] = [];
      for (const tile of s.exploration) if (tile !== NONE) for (const at of sites) out.push(EXPLORE[tile][at]);
      return out;
    },
    take(s, seat, choice) {
      if (choice.do !== 'explore') return;
      placeDiscovery(
        s,
        seat,
        DISCOVERIES.findIndex(({ id }) => id === choice.tile),
        choice.at,
      );
    },
    whyNot: () => ({ rule: 'OM-TRAVC-01' }),
  },
  // OM-TRAVC-04, OM-TRAVO-03: Colonists on the slots of the destination and in WA come back.
  'retrieve-all': {
    run(s, { seat, side }) {
      const p = s.players[seat];
      let n = p.working;
      p.working = 0;
      for (let action = 0; action < RED_ACTIONS; action++) {
        if (MAIN_ACTIONS[action].side !== side) continue;
        n += p.slots[action];
        p.slots[action] = 0;
      }
      bringHome(s, seat, n);
    },
  },
  arrive: {
    run(s, { seat, to }) {
      const [from, last] = to === ORBIT ? [1, ORBIT_SPACES] : [ORBIT_SPACES + 1, SPACES];
      ask(s, seat, { step: 'take-space', from, to: last });
    },
  },
  'choose-space': {
    run(s, { seat }) {
      s.active = seat;
      doNext(s, { step: 'compensate', seat });
      ask(s, seat, { step: 'take-space', from: 1, to: SPACES });
    },
  },
  // OM-FC-02, OM-FC-03: the space was drawn; its bonus is taken in seat order.
  'take-bonus': {
    run(s, { seat }) {
      s.active = seat;
      doNext(s, { step: 'compensate', seat });
      takeSpace(s, seat, s.players[seat].space);
    },
  },
  'take-space': {
    options: (s, _, { from, to }) => freeSpaces(s, from, to).map((space) => SPACE[space]),
    take(s, seat, choice) {
      if (choice.do === 'space') takeSpace(s, seat, choice.space);
    },
    whyNot(s, _, choice, { from }) {
      if (choice.do === 'space' && s.players.some((p) => p.space === choice.space)) return { rule: 'OM-TRAVC-07' };
      return { rule: s.phase === SETUP ? 'OM-PSETUP-09' : from > 1 ? 'OM-TRAVC-06' : 'OM-TRAVO-04' };
    },
  },
  // OM-PSETUP-11.
  'place-shuttle': {
    run(s) {
      const order = turnOrder(s);
      ask(s, order[order.length - 1], { step: 'put-shuttle' });
    },
  },
  'put-shuttle': {
    options: () => SIDES.map((side): OmChoice => ({ do: 'shuttle', side })),
    take(s, _, choice) {
      if (choice.do !== 'shuttle') return;
      s.shuttleSide = SIDES.indexOf(choice.side as 'orbit');
      s.shuttleSpace = 1;
      voice.tell?.({ event: 'shuttle', side: s.shuttleSide, space: 1, travelled: false });
    },
    whyNot: () => ({ rule: 'OM-PSETUP-11' }),
  },
};
