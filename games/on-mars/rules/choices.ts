import type { Seat } from '@orrery/kernel';
import type {
  ActionName,
  BuildingName,
  GoodName,
  GridSpaceName,
  LabSpaceName,
  LssBenefitName,
  SideName,
  TaskName,
  TechName,
} from '../data/index.ts';
import type { Hex } from './hex.ts';

/** What a seat can decide. Names are those of the data; hexes and seats are numbers. */
export type OmChoice =
  | { readonly do: 'main'; readonly action: ActionName }
  | { readonly do: 'executive'; readonly slot: number }
  | { readonly do: 'advanced'; readonly card: string; readonly scientist: boolean }
  | { readonly do: 'end' }
  | { readonly do: 'done' }
  | { readonly do: 'boost' }
  | { readonly do: 'yes' }
  | { readonly do: 'pay'; readonly [good: string]: number | string }
  | { readonly do: 'discard'; readonly goal: number }
  | { readonly do: 'goal'; readonly goal: number; readonly reward: 'develop' | 'own' }
  | { readonly do: 'deliver'; readonly contract: string; readonly good: GoodName }
  | { readonly do: 'use'; readonly tech: TechName; readonly owner: Seat; readonly boost: number }
  | { readonly do: 'gain'; readonly good: GoodName }
  | { readonly do: 'spend'; readonly good: GoodName }
  | { readonly do: 'produce'; readonly good: GoodName }
  | { readonly do: 'take'; readonly good: GoodName }
  | { readonly do: 'learn'; readonly from: GridSpaceName; readonly at: LabSpaceName }
  | { readonly do: 'develop'; readonly tech: TechName; readonly to: LabSpaceName }
  | { readonly do: 'blueprint'; readonly card: string }
  | { readonly do: 'upgrade'; readonly card: string; readonly at: Hex }
  | { readonly do: 'build'; readonly building: BuildingName; readonly at: Hex }
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
  | { readonly do: 'retrieve'; readonly from: ActionName | 'working-area' }
  | { readonly do: 'radar'; readonly tile: string }
  | { readonly do: 'lss'; readonly benefit: LssBenefitName }
  | { readonly do: 'explore'; readonly tile: string; readonly at: Hex }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'shuttle'; readonly side: SideName }
  | { readonly do: 'travel'; readonly with: 'shuttle' | 'ship' }
  | { readonly do: 'stay' }
  | { readonly do: 'keep' }
  | { readonly do: 'task'; readonly task: TaskName };

export const DONE: OmChoice = { do: 'done' };
