import { countBits, reveal } from '@orrery/kernel';
import {
  ADVANCED_ROUND_SP,
  AUTOMATON_CARDS,
  CO2_RANK_SP,
  NEIGHBOURS,
  PROBE_GROUP_SP,
  ROUNDS,
  SOLAR_ENERGY,
  SOLAR_ROUNDS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { told, voice } from './events.ts';
import { isAutomaton, type LunaState } from './state.ts';
import { gainEnergy, gainWaste, ironProbes, moveSp, titaniumProbes } from './stores.ts';

// Rounds: production at the start, cleanup at the end.

export function produce(s: LunaState, player: number): void {
  // LM-SOLO-25
  if (isAutomaton(s, player)) return;
  const p = s.players[player];
  const wasted = p.ironRight + p.titaniumRight;
  p.ironRight = p.ironLeft;
  p.titaniumRight = p.titaniumLeft;
  p.ironLeft = ironProbes(p);
  p.titaniumLeft = titaniumProbes(p);
  gainWaste(s, player, wasted);
  voice.tell?.({ event: 'produced', seat: player, wasted, iron: p.ironLeft, titanium: p.titaniumLeft });
  if (SOLAR_ROUNDS.includes(s.round)) gainEnergy(s, player, SOLAR_ENERGY);
}

/** LM-SOLO-08: one card a round. */
function revealAutomatonCard(s: LunaState): void {
  const card = s.automatonDeck.pop() as number;
  s.automatonCards.push(card);
  s.automatonLine = 0;
  reveal(s);
  voice.tell?.({ event: 'automaton-card', card: AUTOMATON_CARDS[card].id });
}

export function cleanUp(s: LunaState): void {
  s.phase = 'cleanup';
  scoreProbes(s);
  scoreCo2Rank(s);
  scoreAdvanced(s);
  for (const p of s.players) {
    p.ready = p.equipment >= 0;
    p.o2 = 0;
  }
  s.agenda.table.push({ step: s.round < ROUNDS ? 'round' : 'final' });
}

/** The size of the largest group of adjacent probes. */
export function largestGroup(fields: number): number {
  let largest = 0;
  let left = fields;
  while (left !== 0) {
    let group = left & -left;
    for (let grown = grow(group, fields); grown !== group; grown = grow(group, fields)) group = grown;
    largest = Math.max(largest, countBits(group));
    left &= ~group;
  }
  return largest;
}

function grow(group: number, fields: number): number {
  let grown = group;
  for (let left = group; left !== 0; left &= left - 1) grown |= NEIGHBOURS[31 - Math.clz32(left & -left)] & fields;
  return grown;
}

export function probeSp(fields: number): number {
  return PROBE_GROUP_SP[Math.min(largestGroup(fields), PROBE_GROUP_SP.length - 1)];
}

function scoreProbes(s: LunaState): void {
  for (let player = 0; player < s.players.length; player++) {
    const { fields } = s.players[player];
    const sp = probeSp(fields);
    if (sp === 0) continue;
    voice.tell?.({ event: 'probes-scored', seat: told(s, player), group: largestGroup(fields), sp });
    moveSp(s, player, sp);
  }
}

/** Points of shared ranks: those who tie cover neighbouring ranks and divide their values, rounded down. */
export function rankSp(values: readonly number[], standing: readonly number[], better: 'low' | 'high'): number[] {
  const sign = better === 'low' ? 1 : -1;
  return standing.map((own) => {
    const ahead = standing.filter((other) => sign * (other - own) < 0).length;
    const tied = standing.filter((other) => other === own).length;
    let sum = 0;
    for (let rank = ahead; rank < ahead + tied; rank++) sum += values[rank];
    return Math.floor(sum / tied);
  });
}

export function co2RankSp(s: LunaState): number[] {
  return rankSp(
    CO2_RANK_SP[s.players.length],
    s.players.map((p) => p.co2),
    'low',
  );
}

/** LM-CLEAN-13: from the highest level downwards. */
function scoreCo2Rank(s: LunaState): void {
  const sp = co2RankSp(s);
  const worstFirst = s.players.map((_, i) => i).sort((a, b) => s.players[b].co2 - s.players[a].co2 || a - b);
  for (const player of worstFirst) {
    voice.tell?.({ event: 'co2-scored', seat: told(s, player), level: s.players[player].co2, sp: sp[player] });
    moveSp(s, player, sp[player]);
  }
}

export function countBuilt(s: LunaState, player: number): number {
  let n = 0;
  for (const builder of s.builders) if (builder === player) n++;
  return n;
}

function scoreAdvanced(s: LunaState): void {
  for (let player = 0; player < s.players.length; player++) {
    const sp = ADVANCED_ROUND_SP * countBuilt(s, player);
    if (sp === 0) continue;
    voice.tell?.({ event: 'advanced-scored', seat: told(s, player), sp });
    moveSp(s, player, sp);
  }
}

export const roundSteps: Chapter<'round' | 'action-phase' | 'cleanup'> = {
  round: {
    run(s) {
      s.round++;
      voice.tell?.({ event: 'round', round: s.round });
      s.phase = 'production';
      // LM-ROUND-03
      if (s.round > 1) {
        s.order = s.nextOrder;
        s.nextOrder = [];
        for (let player = 0; player < s.players.length; player++) produce(s, player);
      }
      voice.tell?.({ event: 'turn-order', order: s.order.map((player) => told(s, player)) });
      s.agenda.table.push({ step: 'action-phase' });
    },
  },

  'action-phase': {
    run(s) {
      s.phase = 'action';
      s.current = -1;
      if (s.automaton !== '') revealAutomatonCard(s);
      s.agenda.table.push({ step: 'next-turn' });
    },
  },

  cleanup: { run: cleanUp },
};
