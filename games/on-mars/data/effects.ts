/** What cards, tiles, spaces and actions can do: one small vocabulary for all of them. */
export type EffectKind =
  | 'gain'
  | 'choose-goods'
  | 'points'
  | 'colonists'
  | 'buy-colonist'
  | 'warehouse'
  | 'learn'
  | 'blueprint'
  | 'move'
  | 'develop'
  | 'construct'
  | 'upgrade'
  | 'hire'
  | 'ship'
  | 'produce'
  | 'produce-one'
  | 'radar'
  | 'retrieve'
  | 'trade'
  | 'travel';

export interface Effect {
  readonly kind: EffectKind;
  /** How many, or how much. */
  readonly n: number;
  /** Which: a good, a Building type, a way of moving, where from. */
  readonly of: number;
  /** At no cost in Resources and Crystals. */
  readonly free: boolean;
  /** A Tech tile may help (Upgrade, Ship, Rover; construction Tech always may). */
  readonly tech: boolean;
  /** How many Colonists may be sent to boost it. */
  readonly boosts: number;
  /** The first part has to be done. */
  readonly must: boolean;
}

export const ANY = -1;
/** As many boosts as there are Colonists. */
export const NO_LIMIT = 99;

export function effect(kind: EffectKind, more: Partial<Effect> = {}): Effect {
  return { kind, n: 1, of: 0, free: false, tech: false, boosts: 0, must: false, ...more };
}

/** Ways of moving: `of` of a 'move' effect. */
export const BOTS = 0;
export const ROVER = 1;
export const CONTROL = 2;
export const BOTS_AS_ROVERS = 3;
/** Up to the highest Rover Tech in play, which is not thereby used. */
export const ROVER_HIGHEST = 4;

/** Where Colonists are retrieved from: `of` of a 'retrieve' effect. */
export const FROM_ORBIT = 1;
export const FROM_COLONY = 2;
export const FROM_WORKING_AREA = 4;
export const FROM_ANYWHERE = 7;
/** The slots of one side; the first Colonist decides which. */
export const FROM_ONE_SIDE = FROM_ORBIT | FROM_COLONY;

/** What is taken from the display: `of` of a 'hire' effect. */
export const SCIENTIST_CARD = 1;
export const CONTRACT_CARD = 2;
export const EITHER_CARD = 3;

/** Warehouse: `of` 1 leaves the Crystals out. Ship: `of` 1 brings one Colonist more. Upgrade: `of` 1 is anywhere. */
export const SPECIAL = 1;
