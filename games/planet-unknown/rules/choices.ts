import type { Turn } from '../data/index.ts';
import type { Cell, Place } from './state.ts';

export type PuChoice =
  | {
      readonly do: 'sides';
      readonly planet: 'standard' | 'special';
      readonly corporation: 'standard' | 'special';
      readonly flux?: number;
    }
  | { readonly do: 'keep-objective'; readonly objective: number }
  | { readonly do: 'discard-objective'; readonly objective: number }
  | { readonly do: 'rotate'; readonly rotation: number }
  | { readonly do: 'take'; readonly tile: number }
  | { readonly do: 'place'; readonly at: Cell; readonly turn: Turn }
  | { readonly do: 'ignore'; readonly resource: number }
  | { readonly do: 'resolve'; readonly resource: number }
  | { readonly do: 'energy'; readonly marker: number; readonly symbol: Cell }
  | { readonly do: 'synergy'; readonly marker: number; readonly twice?: true }
  | { readonly do: 'patch'; readonly at: Cell }
  | { readonly do: 'store-patch' | 'double-patch' | 'trade-patch' }
  | { readonly do: 'rover'; readonly at: Cell; readonly load?: boolean }
  | { readonly do: 'move'; readonly from: Cell; readonly to: Cell; readonly load?: boolean; readonly dump?: boolean }
  | {
      readonly do: 'teleport';
      readonly from: Cell;
      readonly to: Cell;
      readonly load?: boolean;
      readonly dump?: boolean;
    }
  | {
      readonly do: 'relocate';
      readonly from: Cell;
      readonly to: Cell;
      readonly load?: boolean;
      readonly dump?: boolean;
    }
  | { readonly do: 'advance'; readonly marker: number; readonly steps: number }
  | { readonly do: 'fixed-advance'; readonly marker: number }
  | { readonly do: 'unionize'; readonly marker: number }
  | { readonly do: 'regress'; readonly marker: number }
  | { readonly do: 'climb'; readonly to: Place }
  | { readonly do: 'bonus'; readonly bonus: string }
  | { readonly do: 'reset-biomass' | 'stop-climb' }
  | { readonly do: 'stow'; readonly on: Place }
  | { readonly do: 'stow-box'; readonly box: number }
  | { readonly do: 'save' }
  | { readonly do: 'reposition'; readonly from: Place; readonly to: Place }
  | { readonly do: 'flux'; readonly track: number }
  | { readonly do: 'claim-row'; readonly marker: number }
  | { readonly do: 'draw-objectives' }
  | { readonly do: 'common-objective'; readonly objective: number }
  | { readonly do: 'rescue'; readonly at: Cell }
  | { readonly do: 'mine'; readonly at: Cell }
  | { readonly do: 'clear-line'; readonly line: 'row' | 'column'; readonly index: number }
  | { readonly do: 'blast'; readonly at: Cell }
  | { readonly do: 'impact'; readonly at: Cell }
  | { readonly do: 'destroy-rover'; readonly at: Cell }
  | { readonly do: 'destroy-lifepod'; readonly at: Cell }
  | { readonly do: 'lose-lifepod'; readonly from: Place }
  | { readonly do: 'remove-stack'; readonly ring: 'inner' | 'outer' }
  | { readonly do: 'peek' | 'boost' }
  | { readonly do: 'milestone'; readonly level: number }
  | { readonly do: 'card'; readonly card: number; readonly level: number }
  | { readonly do: 'ability'; readonly tech: number; readonly marker?: number }
  | { readonly do: 'end' };

export type ChoiceOf<K extends PuChoice['do']> = Extract<PuChoice, { readonly do: K }>;
