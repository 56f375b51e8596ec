import { type GameEvent, voiceOf } from '@orrery/kernel';
import type { Company, Slot, TrackId } from '../data/index.ts';

// Events without a seat that tell of a player are about Luna.

export type SkyEvent =
  | ({ readonly event: 'round'; readonly round: number; readonly start: number } & GameEvent)
  | ({ readonly event: 'tracks'; readonly tracks: readonly TrackId[] } & GameEvent)
  | ({ readonly event: 'tile'; readonly tile: string } & GameEvent)
  | ({ readonly event: 'luna-tile'; readonly tile: string } & GameEvent)
  | ({ readonly event: 'planned'; readonly cards: readonly string[] } & GameEvent)
  | ({ readonly event: 'turn' } & GameEvent)
  | ({ readonly event: 'resources'; readonly cards: readonly string[]; readonly units: number } & GameEvent)
  | ({ readonly event: 'acquired'; readonly card: string; readonly price: number; readonly coins: boolean } & GameEvent)
  | ({ readonly event: 'advanced'; readonly company: Company; readonly to: number } & GameEvent)
  | ({ readonly event: 'barrier'; readonly company: Company; readonly coins: number } & GameEvent)
  | ({
      readonly event: 'threshold';
      readonly company: Company;
      readonly coins: number;
      readonly first: boolean;
    } & GameEvent)
  | ({ readonly event: 'coins' | 'helium' | 'research-steps'; readonly n: number } & GameEvent)
  | ({ readonly event: 'rp'; readonly n: number } & GameEvent)
  | ({ readonly event: 'expand'; readonly company: Company; readonly energy: number } & GameEvent)
  | ({ readonly event: 'occupied'; readonly company: Company; readonly at: string } & GameEvent)
  | ({ readonly event: 'ousted'; readonly company: Company; readonly column: number } & GameEvent)
  | ({ readonly event: 'removed'; readonly company: Company; readonly column: number } & GameEvent)
  | ({ readonly event: 'plan'; readonly plan: string } & GameEvent)
  | ({ readonly event: 'laid'; readonly plan: string; readonly screen: number } & GameEvent)
  | ({ readonly event: 'turned-down'; readonly screen: number } & GameEvent)
  | ({ readonly event: 'uploaded'; readonly from: number; readonly to: number } & GameEvent)
  | ({ readonly event: 'scientist' | 'chemist'; readonly card: string } & GameEvent)
  | ({ readonly event: 'marked'; readonly field: string } & GameEvent)
  | ({ readonly event: 'start-marker' } & GameEvent)
  | ({ readonly event: 'discarded'; readonly card: string } & GameEvent)
  | ({ readonly event: 'boosted'; readonly slot: Slot } & GameEvent)
  | ({ readonly event: 'bonus-valid'; readonly company: Company; readonly level: number } & GameEvent)
  | ({ readonly event: 'slot-on'; readonly slot: Slot } & GameEvent)
  | ({ readonly event: 'claimed'; readonly mission: string; readonly column: number } & GameEvent)
  | ({ readonly event: 'private-field' } & GameEvent)
  | ({ readonly event: 'left' } & GameEvent)
  | ({ readonly event: 'row'; readonly slot: Slot; readonly cards: readonly string[] } & GameEvent)
  | ({ readonly event: 'special'; readonly plan: string; readonly supplement: number } & GameEvent)
  | ({ readonly event: 'tile-received'; readonly tile: string } & GameEvent)
  | ({ readonly event: 'threat-removed'; readonly threat: string } & GameEvent)
  | ({ readonly event: 'threat-strikes'; readonly threat: string } & GameEvent)
  | ({ readonly event: 'luna-majority'; readonly left: string; readonly right: string } & GameEvent)
  | ({ readonly event: 'luna-card'; readonly card: string; readonly slot: Slot } & GameEvent)
  | ({ readonly event: 'luna-picks'; readonly which: string; readonly companies: readonly Company[] } & GameEvent)
  | ({
      readonly event: 'luna-target';
      readonly company: Company;
      readonly at: string;
      readonly why: LunaReason;
    } & GameEvent)
  | ({ readonly event: 'luna-nothing'; readonly action: string } & GameEvent)
  | ({ readonly event: 'luna-takes'; readonly card: string; readonly field: number } & GameEvent)
  | ({ readonly event: 'luna-discards'; readonly plan: string; readonly coins: number } & GameEvent)
  | ({ readonly event: 'luna-grows'; readonly at: 'reshuffle' | 'helium' | 'research' } & GameEvent)
  | ({ readonly event: 'luna-leaves'; readonly discards: 'left' | 'right' | 'none' } & GameEvent)
  | ({ readonly event: 'scored'; readonly totals: readonly number[]; readonly humans: number } & GameEvent)
  | ({ readonly event: 'campaign'; readonly points: readonly number[] } & GameEvent);

/** Why Luna takes a place: it is vacant, an own asteroid has room, or somebody has to go. */
export type LunaReason = 'vacant' | 'own-asteroid' | 'oust';

export const voice = voiceOf<SkyEvent>();
