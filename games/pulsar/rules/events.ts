import { type GameEvent, type Seat, voiceOf } from '@orrery/kernel';
import type { GateColor, GyrodyneType, TokenKind } from '../data/index.ts';
import type { End, Move } from './choices.ts';
import type { BonusSource, Row } from './state.ts';

type Told<E extends string, F> = { readonly event: E } & F & GameEvent;
type By<E extends string, F = unknown> = Told<E, { readonly seat: Seat } & F>;

export type PulsarEvent =
  | By<'entered', { readonly at: string }>
  | By<'side-chosen', { readonly hq: string }>
  | Told<'round', { readonly round: number; readonly order: readonly Seat[] }>
  | Told<'rolled', { readonly dice: readonly number[]; readonly median: number }>
  | By<'die-taken', { readonly die: number; readonly move: Move; readonly from: number; readonly to: number }>
  | By<'turn'>
  | By<'turn-ended', { readonly lost: readonly number[] }>
  | By<'die-spent', { readonly pay: string }>
  | By<'bonus-die', { readonly value: number; readonly source: BonusSource }>
  | By<'link-die', { readonly value: number }>
  | By<'flew', { readonly path: readonly string[] }>
  | By<'gate-run', { readonly project: string; readonly color: GateColor; readonly gates: number }>
  | Told<'revealed', { readonly at: string; readonly tile: string; readonly covered: number }>
  | By<'station', { readonly at: string; readonly planet: 'blue' | 'lifeless' }>
  | By<'claimed', { readonly at: string }>
  | By<'teleported', { readonly to: string }>
  | By<'explored', { readonly tile: string; readonly beside?: string }>
  | Told<'reshuffled', unknown>
  | By<'points', { readonly n: number; readonly row: Row }>
  | By<'cubes', { readonly n: number }>
  | By<'token', { readonly kind: TokenKind; readonly n: number }>
  | By<'gyrodyne', { readonly type: GyrodyneType }>
  | By<'placed', { readonly type: GyrodyneType; readonly on: string }>
  | By<'award', { readonly type: GyrodyneType; readonly points: number }>
  | By<'completed', { readonly type: GyrodyneType; readonly on: string }>
  | By<'transmitter-taken', { readonly tile: string }>
  | By<'linked', { readonly tile: string; readonly end: End; readonly to: string; readonly at: End }>
  | By<'icon-paid', { readonly tile: string; readonly icon: number }>
  | By<'activated', { readonly tile: string }>
  | By<'patented', { readonly tech: string }>
  | By<'project', { readonly project: string }>
  | Told<'production', { readonly round: number }>
  | Told<'order', { readonly order: readonly Seat[] }>
  | Told<'display', { readonly tiles: readonly string[] }>
  | Told<'final', unknown>
  | By<'goal', { readonly goal: string }>
  | By<'goal-bonus', { readonly goal: string; readonly bonus: number }>;

export const voice = voiceOf<PulsarEvent>();
