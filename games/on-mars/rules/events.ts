import { type GameEvent, type Seat, voiceOf } from '@orrery/kernel';

interface Said<E extends string> extends GameEvent {
  readonly event: E;
}

interface Did<E extends string> extends Said<E> {
  readonly seat: Seat;
}

/** What happened, in numbers of the data tables. */
export type OmEvent =
  | (Said<'round'> & { readonly round: number })
  | Did<'turn'>
  | (Did<'action'> & { readonly action: number })
  | (Did<'executive'> & { readonly slot: number })
  | (Did<'advanced'> & { readonly card: number; readonly owner: Seat })
  | (Did<'scientist-moved'> & { readonly scientist: number; readonly card: number })
  | (Did<'gained'> & { readonly good: number; readonly n: number; readonly lost: number })
  | (Did<'paid'> & { readonly good: number; readonly n: number })
  | (Did<'colonists'> & { readonly n: number; readonly lost: number })
  | (Did<'sent'> & { readonly n: number })
  | (Did<'cleared'> & { readonly action: number; readonly n: number })
  | (Did<'depot'> & { readonly n: number; readonly lost: number })
  | (Did<'blueprint'> & { readonly card: number })
  | (Did<'learned'> & { readonly tech: number; readonly at: number })
  | (Did<'developed'> & { readonly tech: number; readonly to: number })
  | (Did<'used'> & { readonly tech: number; readonly owner: Seat; readonly boost: number })
  | (Did<'compensated'> & { readonly tech: number; readonly kept: boolean })
  | (Did<'moved'> & { readonly piece: 'bot' | 'rover'; readonly from: number; readonly to: number })
  | (Did<'collected'> & { readonly at: number })
  | (Did<'left'> & { readonly at: number })
  | (Did<'destroyed'> & { readonly at: number; readonly ground: number })
  | (Did<'tile'> & { readonly tile: number; readonly at: number })
  | (Did<'built'> & { readonly type: number; readonly at: number; readonly size: number })
  | (Said<'crystals-found'> & { readonly at: readonly number[] })
  | (Did<'displaced'> & { readonly from: number; readonly to: number })
  | (Did<'sent-home'> & { readonly at: number })
  | (Did<'progress'> & { readonly type: number })
  | (Did<'lss'> & { readonly type: number; readonly row: number })
  | (Did<'points'> & {
      readonly n: number;
      readonly why: 'first' | 'reward' | 'progress' | 'card';
      readonly of: number;
    })
  | (Said<'level'> & { readonly level: number })
  | (Did<'upgraded'> & { readonly card: number; readonly at: number })
  | (Did<'ship'> & { readonly slot: number })
  | (Did<'bot'> & { readonly at: number })
  | (Did<'hired'> & { readonly scientist: number })
  | (Did<'contract'> & { readonly contract: number })
  | (Did<'refilled'> & { readonly contract: number })
  | (Did<'delivered'> & { readonly contract: number; readonly good: number })
  | (Did<'completed'> & { readonly contract: number })
  | (Did<'goal'> & { readonly goal: number; readonly own: boolean })
  | Did<'discarded'>
  | (Did<'mission'> & { readonly mission: number; readonly left: number; readonly crystals: number })
  | (Said<'mission-over'> & { readonly mission: number; readonly remaining: number })
  | (Said<'shuttle'> & { readonly side: number; readonly space: number; readonly travelled: boolean })
  | Did<'stayed'>
  | (Did<'travelled'> & { readonly to: number; readonly by: 'shuttle' | 'ship' | 'pod' | 'card' })
  | (Did<'space'> & { readonly space: number })
  | (Did<'explored'> & { readonly tile: number; readonly at: number })
  | (Did<'radar'> & { readonly tile: number })
  | (Did<'retrieved'> & { readonly n: number; readonly lost: number })
  | (Said<'ending'> & { readonly round: number })
  | Said<'scoring'>
  | (Did<'a-card'> & { readonly card: number })
  | (Did<'b-drawn'> & { readonly cards: readonly number[] })
  | (Did<'task'> & { readonly task: number })
  | (Said<'solo-card'> & { readonly card: number; readonly action: number; readonly pass: number })
  | (Said<'lacerda-cannot'> & { readonly action: number; readonly why: 'cost' | 'impossible' })
  | (Said<'lacerda-wants'> & { readonly type: number; readonly from: number })
  | (Said<'lacerda-target'> & { readonly at: number; readonly distance: number; readonly points: number })
  | Said<'lacerda-rests'>
  | (Said<'lacerda-takes'> & { readonly good: number })
  | (Said<'lacerda-bot'> & { readonly type: number })
  | (Said<'lacerda-travels'> & { readonly travels: boolean });

export const voice = voiceOf<OmEvent>();
