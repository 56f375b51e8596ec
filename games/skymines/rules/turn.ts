import type { Seat, WhyNot } from '@orrery/kernel';
import {
  CARD_KIND,
  CHEMIST,
  CHEMIST_TILE,
  COMPANIES,
  ENERGY,
  ROUNDS,
  SCIENTIST,
  SCIENTIST_TILE,
  SINGULARITY_ROUND,
  SLOTS,
  THREATS,
} from '../data/index.ts';
import { addMarkOptions, markField, whyNoMark } from './bonus.ts';
import type { Chapter } from './chapter.ts';
import { useChemist } from './chemist.ts';
import { BOOST, type CardUse, CHEMISTS, LEAVE, SCIENTISTS, type SkyChoice, TILE_USE } from './choices.ts';
import { voice } from './events.ts';
import { addExpandOptions, hasEnergy, startExpansion } from './expansion.ts';
import { leavePhase } from './leaving.ts';
import { runLunaTurn } from './luna/turn.ts';
import { addClaimOptions, claimTask, whyNoClaim } from './missions.ts';
import { refillResearch, useScientist } from './research.ts';
import { addResourceOptions, useResources } from './resources.ts';
import { by, type FrameOf, isHuman, NONE, type Player, pushAll, type SkyState } from './state.ts';
import { crossedLevel, hasTile, isUp, markerBonus, mayBoost } from './totals.ts';

// SKY-TURN: the action phase.

function hasLeft(s: SkyState, player: number): boolean {
  return isHuman(s, player) ? s.players[player].left : s.luna === null || s.luna.left;
}

/** SKY-TURN-01: the player whose turn comes next, NONE when everybody has left. */
function nextPlayer(s: SkyState): number {
  const { circle } = s;
  // The first turn is the opener's, although the start marker may move during the round (SKY-STD-03).
  const from = s.turns === 0 ? circle.indexOf(s.opener) : circle.indexOf(s.turn) + 1;
  for (let i = 0; i < circle.length; i++) {
    const player = circle[(from + i) % circle.length];
    if (!hasLeft(s, player)) return player;
  }
  return NONE;
}

function runTurns(s: SkyState): void {
  const player = nextPlayer(s);
  if (player === NONE) {
    s.turn = NONE;
    endActionPhase(s);
    return;
  }
  s.turn = player;
  s.turns++;
  s.agenda.table.push({ step: 'turns' });
  voice.tell?.({ event: 'turn', ...by(s, player) });
  if (!isHuman(s, player)) {
    runLunaTurn(s);
    return;
  }
  beginTurn(s, player);
  pushAll(s, player, { step: 'turn' }, { step: 'lay-plans' }, { step: 'refill' }, { step: 'claim' });
}

/** SKY-TRACK-10: bonuses unlocked since the player's last turn count from now on. */
function beginTurn(s: SkyState, seat: Seat): void {
  s.deeds = [0, 0, 0, 0, 0, 0];
  const player = s.players[seat];
  const markers = markerBonus(s, player);
  for (let company = 0; company < 4; company++) {
    const level = crossedLevel(s, company, seat);
    if (level === player.valid[company]) continue;
    player.valid[company] = level;
    voice.tell?.({ event: 'bonus-valid', seat, company: COMPANIES[company], level });
  }
  player.markers += markerBonus(s, player) - markers;
}

/** SKY-ROUND-02, SKY-THREAT-13: what follows the action phase. */
function endActionPhase(s: SkyState): void {
  const ends =
    s.round >= ROUNDS ||
    (s.round === SINGULARITY_ROUND && s.threat !== NONE && THREATS[s.threat].consequence === 'ends-after-round-6');
  s.agenda.table.push({ step: ends ? 'score' : 'prepare' });
}

function isResourceUp(player: Player, slot: number): boolean {
  return isUp(player, slot) && CARD_KIND[player.slots[slot]] < ENERGY;
}

function slotOf(use: CardUse): number {
  return use === 'tile' ? TILE_USE : SLOTS.indexOf(use);
}

function whyNoResources(player: Player, letters: string): WhyNot {
  const slots = SLOTS.flatMap((letter, slot) => (letters.includes(letter) ? [slot] : []));
  if (slots.some((slot) => player.slots[slot] !== NONE && !isUp(player, slot))) return { rule: 'SKY-TURN-04' };
  const resources = slots.length > 0 && slots.every((slot) => isResourceUp(player, slot));
  return { rule: resources ? 'SKY-RES-01' : 'SKY-TURN-03' };
}

function whyNoLabCard(player: Player, use: CardUse): WhyNot {
  const slot = slotOf(use);
  const used = slot === TILE_USE ? player.tilesDown !== 0 : player.slots[slot] !== NONE && !isUp(player, slot);
  return { rule: used ? 'SKY-TURN-04' : 'SKY-TURN-03' };
}

/** SKY-TURN-04: used cards are turned face down at the end of the action. */
function runSpend(s: SkyState, { slots, tiles }: FrameOf<'spend'>, seat: Seat): void {
  s.players[seat].down |= slots;
  s.players[seat].tilesDown |= tiles;
}

function runRefill(s: SkyState): void {
  refillResearch(s);
}

export const turnSteps: Chapter<'turns' | 'spend' | 'refill' | 'turn'> = {
  turns: { run: runTurns },
  spend: { run: runSpend },
  refill: { run: runRefill },
  /** SKY-TURN-02: exactly one action; the +1 tile and claims before it. */
  turn: {
    options(s, seat) {
      const player = s.players[seat];
      const options: SkyChoice[] = [LEAVE];
      addResourceOptions(s, player, options);
      addExpandOptions(s, player, options);
      for (let slot = 0; slot < 5; slot++) {
        if (!isUp(player, slot)) continue;
        const kind = CARD_KIND[player.slots[slot]];
        if (kind === SCIENTIST) options.push(SCIENTISTS[slot]);
        else if (kind === CHEMIST) options.push(CHEMISTS[slot]);
      }
      if (hasTile(player, SCIENTIST_TILE)) options.push(SCIENTISTS[TILE_USE]);
      if (hasTile(player, CHEMIST_TILE)) options.push(CHEMISTS[TILE_USE]);
      addMarkOptions(s, seat, options);
      if (mayBoost(player)) {
        for (let slot = 0; slot < 5; slot++) if (isResourceUp(player, slot)) options.push(BOOST[slot]);
      }
      addClaimOptions(s, seat, options);
      return options;
    },
    take(s, seat, choice, frame) {
      switch (choice.do) {
        case 'boost':
          // SKY-TILE-01, SKY-TILE-02.
          s.players[seat].plusOn = SLOTS.indexOf(choice.slot);
          voice.tell?.({ event: 'boosted', seat, slot: choice.slot });
          s.agenda.seats[seat].push(frame);
          return;
        case 'claim':
          claimTask(s, seat, choice.mission, choice.column);
          s.agenda.seats[seat].push(frame);
          return;
        case 'resources':
          useResources(s, seat, choice.slots);
          return;
        case 'expand':
          startExpansion(s, seat, COMPANIES.indexOf(choice.company));
          return;
        case 'scientist':
          useScientist(s, seat, slotOf(choice.with));
          return;
        case 'chemist':
          useChemist(s, seat, slotOf(choice.with));
          return;
        case 'mark':
          markField(s, seat, choice.field, choice.marker === 'one-time');
          return;
        case 'leave':
          leavePhase(s, seat);
          return;
      }
    },
    whyNot(s, seat, choice) {
      const player = s.players[seat];
      switch (choice.do) {
        case 'resources':
          return whyNoResources(player, choice.slots);
        case 'expand':
          return { rule: hasEnergy(player) ? 'SKY-EXP-24' : 'SKY-TURN-03' };
        case 'scientist':
        case 'chemist':
          return whyNoLabCard(player, choice.with);
        case 'mark':
          return whyNoMark(s, seat, choice.field, choice.marker);
        case 'claim':
          return whyNoClaim(s, seat, choice.mission, choice.column);
        case 'boost':
          return { rule: player.plusOn !== NONE ? 'SKY-TILE-03' : 'SKY-TILE-01' };
        case 'end-turn':
        case 'done':
          return { rule: 'SKY-TURN-02' };
        default:
          return undefined;
      }
    },
  },
};
