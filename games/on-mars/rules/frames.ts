import type { Seat } from '@orrery/kernel';
import type { Effect } from '../data/index.ts';
import type { Hex } from './hex.ts';

export type LacerdaAct =
  | 'turn'
  | 'blueprint'
  | 'learn'
  | 'develop-most'
  | 'develop-least'
  | 'develop-most-free'
  | 'develop-least-free'
  | 'construct'
  | 'upgrade'
  | 'hire'
  | 'rover'
  | 'mission'
  | 'shelter'
  | 'ship'
  | 'travel'
  | 'arrive-colony'
  | 'arrive-orbit';

/**
 * What runs by itself. A turn's frames lie on the stack of the seat whose turn it is; when another seat is asked
 * meanwhile, the turn awaits it.
 */
export type TableFrame =
  | { readonly step: 'round' | 'next-turn' | 'shuttle' | 'round-over' | 'place-shuttle' | 'score' }
  | {
      readonly step:
        | 'choose-space'
        | 'take-bonus'
        | 'begin-turn'
        | 'start-turn'
        | 'turn'
        | 'end-turn'
        | 'compensate'
        | 'refill'
        | 'status'
        | 'lay-down'
        | 'decide-travel'
        | 'explore'
        | 'last-deliveries'
        | 'stow'
        | 'place-new-bot';
      readonly seat: Seat;
    }
  | { readonly step: 'effect'; readonly seat: Seat; readonly effect: Effect }
  | { readonly step: 'pay'; readonly seat: Seat; readonly need: readonly number[]; readonly any: number }
  | { readonly step: 'pay-crystals'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'pay-place'; readonly seat: Seat; readonly n: number; readonly action: number }
  | { readonly step: 'travel'; readonly seat: Seat; readonly to: number; readonly pod: boolean }
  | { readonly step: 'arrive'; readonly seat: Seat; readonly to: number }
  | { readonly step: 'retrieve-all'; readonly seat: Seat; readonly side: number }
  | { readonly step: 'compensation'; readonly seat: Seat; readonly tech: number }
  | { readonly step: 'displace'; readonly at: Hex }
  | { readonly step: 'raise' | 'open'; readonly seat: Seat; readonly type: number; readonly at: Hex }
  | { readonly step: 'lss'; readonly seat: Seat; readonly type: number }
  | { readonly step: 'moved-on'; readonly seat: Seat; readonly tiles: number; readonly moved: number }
  | { readonly step: 'await'; readonly on: Seat; readonly depth: number }
  | { readonly step: 'ask-again'; readonly seat: Seat; readonly frame: AskFrame }
  | { readonly step: 'do-task'; readonly seat: Seat; readonly tasks: number }
  | { readonly step: 'lacerda'; readonly act: LacerdaAct }
  | { readonly step: 'lacerda-effect'; readonly effect: Effect };

export interface MoveFrame {
  readonly step: 'move';
  /** Movement points left. */
  readonly bots: number;
  readonly rover: number;
  /** Bits of the Bots that moved, and of the Rover. */
  readonly moved: number;
  readonly mode: number;
  /** A Rover Tech may still be used. */
  readonly tech: boolean;
  /** Where the last move collected a Crystal, which may still be left there; else NONE. */
  readonly found: Hex;
}

/** Names of the steps that ask for a part of an effect. */
export type EffectStep =
  | 'choose-goods'
  | 'buy-colonist'
  | 'take-item'
  | 'learn'
  | 'take-blueprint'
  | 'develop'
  | 'construct'
  | 'upgrade'
  | 'hire'
  | 'welcome'
  | 'produce-one'
  | 'use-radar'
  | 'retrieve'
  | 'trade'
  | 'more';

/** What a seat is asked. */
export type AskFrame =
  | {
      readonly step:
        | 'act'
        | 'deliver'
        | 'deliver-last'
        | 'new-bot'
        | 'fill-display'
        | 'decide'
        | 'put-shuttle'
        | 'place-tile';
    }
  | { readonly step: EffectStep; readonly effect: Effect }
  | { readonly step: 'take-space'; readonly from: number; readonly to: number }
  | { readonly step: 'pay-goods'; readonly need: readonly number[]; readonly any: number }
  | { readonly step: 'pay-crystal'; readonly n: number }
  | { readonly step: 'pay-slot'; readonly n: number; readonly action: number }
  | {
      readonly step: 'use-tech';
      readonly type: number;
      readonly at: Hex;
      readonly needed: number;
      readonly boosts: number;
    }
  | MoveFrame
  | { readonly step: 'take-tile'; readonly tiles: number; readonly moved: number }
  | { readonly step: 'step-aside'; readonly at: Hex }
  | { readonly step: 'lss-benefit' }
  | { readonly step: 'develop-used'; readonly tech: number }
  | { readonly step: 'reveal-task'; readonly tasks: number };

export type OmFrame = TableFrame | AskFrame;
