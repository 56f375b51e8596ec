import type { Seat } from '@orrery/kernel';
import type { Hex } from './hex.ts';

/** What a seat can decide. Names are those of the data; hexes and seats are numbers. */
export type OmChoice =
  | { readonly do: 'main'; readonly action: string }
  | { readonly do: 'executive'; readonly slot: number }
  | { readonly do: 'advanced'; readonly card: string; readonly scientist: boolean }
  | { readonly do: 'end' }
  | { readonly do: 'done' }
  | { readonly do: 'boost' }
  | { readonly do: 'yes' }
  | { readonly do: 'pay'; readonly [good: string]: number | string }
  | { readonly do: 'discard'; readonly goal: number }
  | { readonly do: 'goal'; readonly goal: number; readonly reward: 'develop' | 'own' }
  | { readonly do: 'deliver'; readonly contract: string; readonly good: string }
  | { readonly do: 'use'; readonly tech: string; readonly owner: Seat; readonly boost: number }
  | { readonly do: 'gain'; readonly good: string }
  | { readonly do: 'spend'; readonly good: string }
  | { readonly do: 'produce'; readonly good: string }
  | { readonly do: 'take'; readonly good: string }
  | { readonly do: 'learn'; readonly from: string; readonly at: string }
  | { readonly do: 'develop'; readonly tech: string; readonly to: string }
  | { readonly do: 'blueprint'; readonly card: string }
  | { readonly do: 'upgrade'; readonly card: string; readonly at: Hex }
  | { readonly do: 'build'; readonly building: string; readonly at: Hex }
  | { readonly do: 'move'; readonly piece: 'bot' | 'rover'; readonly from: Hex; readonly to: Hex }
  | { readonly do: 'extend'; readonly piece: 'bot' | 'rover' }
  | { readonly do: 'collect'; readonly at: Hex }
  | { readonly do: 'leave'; readonly at: Hex }
  | { readonly do: 'displace'; readonly to: Hex }
  | { readonly do: 'welcome'; readonly slot: number; readonly gain: 'bot' | 'colonists' }
  | { readonly do: 'place-bot'; readonly at: Hex }
  | { readonly do: 'hire'; readonly scientist: string }
  | { readonly do: 'contract'; readonly contract: string }
  | { readonly do: 'refill'; readonly slot: number; readonly contract: string }
  | { readonly do: 'retrieve'; readonly from: string }
  | { readonly do: 'radar'; readonly tile: string }
  | { readonly do: 'lss'; readonly benefit: string }
  | { readonly do: 'explore'; readonly tile: string; readonly at: Hex }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'shuttle'; readonly side: string }
  | { readonly do: 'travel'; readonly with: 'shuttle' | 'ship' }
  | { readonly do: 'stay' }
  | { readonly do: 'keep' }
  | { readonly do: 'task'; readonly task: string };

export const DONE: OmChoice = { do: 'done' };
