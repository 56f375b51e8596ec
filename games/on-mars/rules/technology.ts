import type { Seat } from '@orrery/kernel';
import {
  DEVELOP_COST,
  type Effect,
  FIRST_COLUMN,
  FREE,
  GRID_COST,
  GRID_SPACES,
  LAB,
  LAB_SPACES,
  TECHS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { voice } from './events.ts';
import { noteDeed } from './first-colonists.ts';
import { canPay, pay, spendable } from './goods.ts';
import { contribute, TECH_MISSION } from './missions.ts';
import { NONE, type OmChoice, type OnMarsState, type Player, thenEffect } from './state.ts';

/** OM-RND-07: the column of a tile; 0 without the tile. */
export function levelOf(p: Player, tech: number): number {
  const at = p.tech[tech];
  return at === NONE ? 0 : LAB[at].level;
}

function isCovered(p: Player, space: number): boolean {
  for (let tech = 0; tech < p.tech.length; tech++) if (p.tech[tech] === space) return true;
  return false;
}

/** OM-TECH-03, OM-TECH-04, OM-TECH-09. */
export function canLearn(s: OnMarsState, seat: Seat): boolean {
  const p = s.players[seat];
  if (isCovered(p, FIRST_COLUMN[0]) && isCovered(p, FIRST_COLUMN[1])) return false;
  for (let i = 0; i < s.grid.length; i++) {
    if (s.grid[i] !== NONE && p.tech[s.grid[i]] === NONE && canPay(p, GRID_COST[i], 0)) return true;
  }
  return false;
}

/** OM-RND-06. */
export function canDevelopTile(p: Player, tech: number, free: boolean, crystals: number): boolean {
  const at = p.tech[tech];
  if (at === NONE) return false;
  const { level, next } = LAB[at];
  if (next.length === 0 || (!free && !canPay(p, DEVELOP_COST[level + 1], crystals))) return false;
  for (let i = 0; i < next.length; i++) if (!isCovered(p, next[i])) return true;
  return false;
}

export function canDevelop(s: OnMarsState, seat: Seat, free: boolean, crystals: number): boolean {
  const p = s.players[seat];
  for (let tech = 0; tech < p.tech.length; tech++) if (canDevelopTile(p, tech, free, crystals)) return true;
  return false;
}

const LEARN: readonly (readonly OmChoice[])[] = GRID_SPACES.map((from) =>
  FIRST_COLUMN.map((at) => ({ do: 'learn', from, at: LAB_SPACES[at] }) as const),
);
export const DEVELOP: readonly (readonly OmChoice[])[] = TECHS.map((tech) =>
  LAB_SPACES.map((to) => ({ do: 'develop', tech, to }) as const),
);

/** The moves of one tile, upper neighbour first. */
export function listDevelopments(p: Player, tech: number, out: OmChoice[]): void {
  const { next } = LAB[p.tech[tech]];
  for (let i = 0; i < next.length; i++) if (!isCovered(p, next[i])) out.push(DEVELOP[tech][next[i]]);
}

/** OM-TECH-01, OM-TECH-05: puts a tile of the grid on a Lab space; the space's benefit follows. */
export function learn(s: OnMarsState, seat: Seat, gridSpace: number, at: number): void {
  const tech = s.grid[gridSpace];
  s.grid[gridSpace] = NONE;
  s.players[seat].tech[tech] = at;
  voice.tell?.({ event: 'learned', seat, tech, at });
  contribute(s, seat, TECH_MISSION);
  thenEffect(s, seat, LAB[at].benefit);
  noteDeed(s, seat, 'learn-tech');
}

/** OM-RND-02, OM-RND-04. */
export function develop(s: OnMarsState, seat: Seat, tech: number, to: number): void {
  const p = s.players[seat];
  p.tech[tech] = to;
  p.developed++;
  voice.tell?.({ event: 'developed', seat, tech, to });
  thenEffect(s, seat, LAB[to].benefit);
  if (p.developed === 2) noteDeed(s, seat, 'develop-1', 'develop-2');
  else noteDeed(s, seat, 'develop-1');
}

export function less(effect: Effect): Effect {
  return { ...effect, n: effect.n - 1, must: false };
}

export const technologySteps: Chapter<'learn' | 'develop'> = {
  learn: {
    options(s, seat, { effect }) {
      const p = s.players[seat];
      const out: OmChoice[] = effect.must ? [] : [DONE];
      const top = !isCovered(p, FIRST_COLUMN[0]);
      const bottom = !isCovered(p, FIRST_COLUMN[1]);
      for (let i = 0; i < s.grid.length; i++) {
        if (s.grid[i] === NONE || p.tech[s.grid[i]] !== NONE || !canPay(p, GRID_COST[i], 0)) continue;
        if (top) out.push(LEARN[i][0]);
        if (bottom) out.push(LEARN[i][1]);
      }
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'learn') return;
      const from = GRID_SPACES.indexOf(choice.from);
      thenEffect(s, seat, less(effect));
      learn(s, seat, from, LAB_SPACES.indexOf(choice.at));
      pay(s, seat, GRID_COST[from]);
    },
    whyNot(s, seat, choice) {
      if (choice.do !== 'learn') return undefined;
      const p = s.players[seat];
      const from = GRID_SPACES.indexOf(choice.from);
      const at = LAB_SPACES.indexOf(choice.at);
      if (from < 0 || s.grid[from] === NONE) return { rule: 'OM-TECH-07' };
      if (p.tech[s.grid[from]] !== NONE) return { rule: 'OM-TECH-04' };
      if (!FIRST_COLUMN.includes(at)) return { rule: 'OM-TECH-01' };
      if (isCovered(p, at)) return { rule: 'OM-TECH-03' };
      return { rule: 'OM-TECH-02' };
    },
  },
  develop: {
    options(s, seat, { effect }) {
      const p = s.players[seat];
      const crystals = spendable(s, seat);
      const out: OmChoice[] = effect.must ? [] : [DONE];
      for (let tech = 0; tech < p.tech.length; tech++) {
        if (canDevelopTile(p, tech, effect.free, crystals)) listDevelopments(p, tech, out);
      }
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'develop') return;
      const to = LAB_SPACES.indexOf(choice.to);
      thenEffect(s, seat, less(effect));
      develop(s, seat, TECHS.indexOf(choice.tech), to);
      // OM-RND-11: "at no cost" waives the Crystal of level 6 too.
      pay(s, seat, effect.free ? FREE : DEVELOP_COST[LAB[to].level]);
    },
    whyNot(s, seat, choice, { effect }) {
      if (choice.do === 'done') return { rule: 'OM-RND-09' };
      if (choice.do !== 'develop') return undefined;
      const p = s.players[seat];
      const tech = TECHS.indexOf(choice.tech);
      const to = LAB_SPACES.indexOf(choice.to);
      if (tech < 0 || p.tech[tech] === NONE) return { rule: 'OM-RND-01' };
      if (LAB[p.tech[tech]].next.length === 0) return { rule: 'OM-RND-06' };
      if (!LAB[p.tech[tech]].next.includes(to)) return { rule: 'OM-RND-02' };
      if (isCovered(p, to)) return { rule: LAB[to].level === 6 ? 'OM-RND-10' : 'OM-RND-06' };
      return effect.free ? undefined : { rule: 'OM-RND-03' };
    },
  },
};
