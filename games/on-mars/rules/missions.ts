import type { Seat } from '@orrery/kernel';
import { MISSION_CARDS } from '../data/index.ts';
import { voice } from './events.ts';
import type { OnMarsState } from './state.ts';

export const RESEARCH_MISSION = 0;
export const BLUEPRINT_MISSION = 1;
export const ADVANCED_MISSION = 2;
export const BOT_MISSION = 3;
export const DISCOVERY_MISSION = 4;
export const TECH_MISSION = 5;
export const PROGRESS_MISSION = 6;
export const SCIENTIST_MISSION = 7;
export const CONTRACT_MISSION = 8;

/** OM-MISS-01: one contribution to a Mission, if it is in play and not complete. */
export function contribute(s: OnMarsState, seat: Seat, mission: number): void {
  const at = s.missions.indexOf(mission);
  if (at >= 0) lowerTracker(s, seat, at);
}

/** OM-MISS-03: the contribution that completes a Mission still pays, later ones do not. */
export function lowerTracker(s: OnMarsState, seat: Seat, at: number): void {
  if (s.trackers[at] === 0) return;
  const mission = s.missions[at];
  const { crystals } = MISSION_CARDS[mission];
  s.trackers[at]--;
  s.players[seat].below += crystals;
  voice.tell?.({ event: 'mission', seat, mission, left: s.trackers[at], crystals });
  if (s.trackers[at] > 0) return;
  moveRemainingMissions(s);
  voice.tell?.({ event: 'mission-over', mission, remaining: s.remaining });
}

/** OM-MISS-02, OM-LEVEL-11: one to the right, not beyond the end. */
export function moveRemainingMissions(s: OnMarsState): void {
  if (s.remaining > 0) s.remaining--;
}
