import type { Seat } from '@orrery/kernel';
import { GYRODYNES, type TokenKind } from '../data/index.ts';
import { voice } from './events.ts';
import { type PulsarFrame, type PulsarState, ROWS, type Row } from './state.ts';

const ROW_AT = Object.fromEntries(ROWS.map((row, i) => [row, i])) as Record<Row, number>;

export function gainPoints(s: PulsarState, seat: Seat, n: number, row: Row): void {
  if (n === 0) return;
  const player = s.players[seat];
  player.score += n;
  player.tally[ROW_AT[row]] += n;
  voice.tell?.({ event: 'points', seat, n, row });
}

/** PUL-PROD-09: a score stops at zero. */
export function losePoints(s: PulsarState, seat: Seat, n: number, row: Row): void {
  gainPoints(s, seat, -Math.min(n, s.players[seat].score), row);
}

export function gainCubes(s: PulsarState, seat: Seat, n: number): void {
  if (n === 0) return;
  s.players[seat].cubes += n;
  voice.tell?.({ event: 'cubes', seat, n });
}

export function gainTokens(s: PulsarState, seat: Seat, kind: TokenKind, n: number): void {
  if (kind === 'plus-minus') s.players[seat].plusMinus += n;
  else s.players[seat].plusTwo += n;
  voice.tell?.({ event: 'token', seat, kind, n });
}

/** PUL-DEC-08: from an empty stack nothing comes. */
export function gainGyrodyne(s: PulsarState, seat: Seat, type: number): void {
  if (s.supply[type] === 0) return;
  s.supply[type]--;
  s.players[seat].loose[type]++;
  voice.tell?.({ event: 'gyrodyne', seat, type: GYRODYNES[type].type });
}

/** Puts frames on a seat's stack so that the first of the list is next. */
export function pushAll(s: PulsarState, seat: Seat, frames: readonly PulsarFrame[]): void {
  const stack = s.agenda.seats[seat];
  for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i]);
}
