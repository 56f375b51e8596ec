import type { Seat, WhyNot } from '@orrery/kernel';
import { ENERGY, MISSIONS, RESEARCH_VALUE, TANK_VALUE, TASK_COINS, TASKS, type TaskCheck } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { CLAIM, END_TURN, type SkyChoice } from './choices.ts';
import { voice } from './events.ts';
import { NONE, type SkyState } from './state.ts';
import { bestResource, crossedLevel, labsOf, shareCards, sharesOf, totalOf } from './totals.ts';
import { gainCoins } from './tracks.ts';

// SKY-MISSION: tasks and one-time markers.

/** How far a task's measure stands for the player. */
function measure(s: SkyState, seat: Seat, check: TaskCheck): number {
  const player = s.players[seat];
  switch (check) {
    case 'labs':
      return labsOf(s, player);
    case 'resource':
      return bestResource(s, player);
    case 'energy':
      return totalOf(s, player, ENERGY);
    case 'coins':
      return player.coins;
    case 'first-thresholds':
      return countCompanies((company) => crossedLevel(s, company, seat) >= 1);
    case 'second-thresholds':
      return countCompanies((company) => crossedLevel(s, company, seat) >= 2);
    case 'slots':
      return (player.slotA ? 1 : 0) + (player.slotE ? 1 : 0);
    case 'research-value':
      return RESEARCH_VALUE[player.research];
    case 'tank-value':
      return TANK_VALUE[player.helium];
    case 'share-cards':
      return shareCards(s, 0, seat) + shareCards(s, 1, seat) + shareCards(s, 2, seat) + shareCards(s, 3, seat);
    case 'shares-of-one':
      return Math.max(sharesOf(s, 0, seat), sharesOf(s, 1, seat), sharesOf(s, 2, seat), sharesOf(s, 3, seat));
    case 'shares-of-each':
      return Math.min(sharesOf(s, 0, seat), sharesOf(s, 1, seat), sharesOf(s, 2, seat), sharesOf(s, 3, seat));
    case 'did-helium':
      return s.deeds[0];
    case 'did-place':
      return s.deeds[1];
    case 'did-oust':
      return s.deeds[2];
    case 'did-upload':
      return s.deeds[3];
    case 'did-price':
      return s.deeds[4];
  }
}

function countCompanies(holds: (company: number) => boolean): number {
  return [0, 1, 2, 3].filter(holds).length;
}

function isMet(s: SkyState, seat: Seat, mission: number, column: number): boolean {
  const { check, least } = TASKS[MISSIONS[mission].tasks[column]];
  return measure(s, seat, check) >= least;
}

/** SKY-MISSION-04, SKY-MISSION-05: tasks the player may claim now. */
export function addClaimOptions(s: SkyState, seat: Seat, options: SkyChoice[]): void {
  if (!s.rules.missions) return;
  const player = s.players[seat];
  if (player.tasks === 7) return;
  for (const mission of s.missions) {
    if (player.mission !== NONE && player.mission !== mission) continue;
    for (let column = 0; column < 3; column++) {
      if (((player.tasks >> column) & 1) === 0 && isMet(s, seat, mission, column)) options.push(CLAIM[mission][column]);
    }
  }
}

export function whyNoClaim(s: SkyState, seat: Seat, id: string, column: number): WhyNot | undefined {
  const mission = MISSIONS.findIndex((card) => card.id === id);
  if (mission < 0 || !s.missions.includes(mission)) return { rule: 'SKY-MISSION-01' };
  const player = s.players[seat];
  if (player.mission !== NONE && player.mission !== mission) return { rule: 'SKY-MISSION-05' };
  if ((player.tasks >> (column - 1)) & 1) return { rule: 'SKY-MISSION-05' };
  return { rule: 'SKY-MISSION-18' };
}

export function claimTask(s: SkyState, seat: Seat, id: string, column: number): void {
  const player = s.players[seat];
  player.mission = MISSIONS.findIndex((card) => card.id === id);
  player.tasks |= 1 << (column - 1);
  player.oneTime++;
  voice.tell?.({ event: 'claimed', seat, mission: id, column });
  gainCoins(s, seat, TASK_COINS);
  if (player.tasks !== 7) return;
  // SKY-MISSION-09.
  if (s.firstPrivate === NONE) s.firstPrivate = seat;
  voice.tell?.({ event: 'private-field', seat });
}

export const missionSteps: Chapter<'claim'> = {
  /** SKY-MISSION-20: the second moment to claim, after the action. */
  claim: {
    skip(s, seat) {
      if (!s.rules.missions) return true;
      const options: SkyChoice[] = [];
      addClaimOptions(s, seat, options);
      return options.length === 0;
    },
    options(s, seat) {
      const options: SkyChoice[] = [END_TURN];
      addClaimOptions(s, seat, options);
      return options;
    },
    take(s, seat, choice, frame) {
      if (choice.do !== 'claim') return;
      claimTask(s, seat, choice.mission, choice.column);
      s.agenda.seats[seat].push(frame);
    },
    whyNot: (s, seat, choice) =>
      choice.do === 'claim' ? whyNoClaim(s, seat, choice.mission, choice.column) : undefined,
  },
};
