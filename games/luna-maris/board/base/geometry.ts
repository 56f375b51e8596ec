import { MODULES } from '../../data/index.ts';
import type { LunaState } from '../../rules/state.ts';
import { ROOM_H, ROOM_W } from '../art/sizes.ts';
import { peopleIn } from '../reading.ts';

/** The base lies on three floors; rooms of one floor stand two steps apart. */
const LEFT = 86;
const STEP = 98;
const FLOORS = [46, 160, 274] as const;
export const FLOOR = 76;
export const PAD_X = 124;
export const PANORAMA_W = 1046;
export const PANORAMA_H = 378;

export const roomAt = (module: number): readonly [number, number] => [
  LEFT + MODULES[module].x * STEP,
  FLOORS[MODULES[module].y],
];

export const middleOf = (module: number): readonly [number, number] => {
  const [x, y] = roomAt(module);
  return [x + ROOM_W / 2, y + ROOM_H - 22];
};

const SPOTS = [20, 46, 72, 94] as const;

/** Where an astronaut stands in its room: on the energy space, or beside it one after the other. */
export function spotOf(view: LunaState, seat: number): readonly [number, number] {
  const { at, on } = view.players[seat];
  const [x, y] = roomAt(at);
  if (on) return [x + PAD_X, y + FLOOR + 7];
  const place = peopleIn(view, at).beside.indexOf(seat);
  return [x + SPOTS[place], y + FLOOR + 10];
}
