import type { Seat } from '@orrery/kernel';
import { BOTS_AS_ROVERS, CONTROL, DEVELOP_TWICE_FREE, DISCOVERIES, ROVER_TECH, START_MINE } from '../data/index.ts';
import { tileAt } from './build.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { voice } from './events.ts';
import { payCrystals, spendable } from './goods.ts';
import { HEX_COUNT, NEIGHBOURS } from './hexes.ts';
import { contribute, DISCOVERY_MISSION, RESEARCH_MISSION } from './missions.ts';
import { canEnd, isLegalEnd, isOnTile, movesBots, movesRover, ROVER_BIT, roverReserve, shift } from './move-ends.ts';
import { canTakeTile, researchType } from './possible.ts';
import {
  ask,
  BARE,
  CRYSTAL_HERE,
  doNext,
  type Hex,
  type MoveFrame,
  NONE,
  type OmChoice,
  type OnMarsState,
  RESEARCH_TILES,
  TILE,
  thenEffect,
} from './state.ts';
import { levelOf } from './technology.ts';
import { listUses, useTech } from './using.ts';

function pair(piece: 'bot' | 'rover'): readonly (readonly OmChoice[])[] {
  return Array.from({ length: HEX_COUNT }, (_, from) =>
    Array.from({ length: HEX_COUNT }, (_, to) => ({ do: 'move', piece, from, to }) as const),
  );
}
const BOT_MOVES = pair('bot');
const ROVER_MOVES = pair('rover');
const LEAVE: readonly OmChoice[] = Array.from({ length: HEX_COUNT }, (_, at) => ({ do: 'leave', at }));
const EXTEND_BOT: OmChoice = { do: 'extend', piece: 'bot' };
const EXTEND_ROVER: OmChoice = { do: 'extend', piece: 'rover' };

function listBotMoves(
  s: OnMarsState,
  seat: Seat,
  frame: MoveFrame,
  crystals: number,
  easy: boolean,
  out: OmChoice[],
): void {
  const p = s.players[seat];
  const reserve = roverReserve(s, frame);
  const collects = frame.mode === BOTS_AS_ROVERS;
  for (let i = 0; i < p.bots.length; i++) {
    const from = p.bots[i];
    if (isShadowed(p.bots, i, frame.moved)) continue;
    const near = NEIGHBOURS[from];
    for (let j = 0; j < near.length; j++) {
      const to = near[j];
      // From a legal position a step onto a hex with nobody on it, and no tile to care about, is legal again.
      if (easy && s.pieces[to] === 0 && (!collects || s.ground[to] < TILE)) {
        out.push(BOT_MOVES[from][to]);
        continue;
      }
      shift(s, p.bots, i, to);
      const moved = frame.moved | (1 << i);
      const ends = canEnd(s, seat, moved, frame.mode, frame.bots - 1, reserve, crystals);
      shift(s, p.bots, i, from);
      if (ends) out.push(BOT_MOVES[from][to]);
    }
  }
}

/** Two own Bots on one hex look the same: the one that moved in is the one that moves on. */
function isShadowed(bots: readonly Hex[], i: number, moved: number): boolean {
  for (let j = 0; j < bots.length; j++) {
    if (j === i || bots[j] !== bots[i]) continue;
    const mine = (moved >> i) & 1;
    const other = (moved >> j) & 1;
    if (other > mine || (other === mine && j < i)) return true;
  }
  return false;
}

function listRoverMoves(
  s: OnMarsState,
  seat: Seat,
  frame: MoveFrame,
  crystals: number,
  easy: boolean,
  out: OmChoice[],
): void {
  const p = s.players[seat];
  const placed = p.rover !== NONE;
  const from = placed ? p.rover : START_MINE;
  const reserve = roverReserve(s, frame) - 1;
  const near = NEIGHBOURS[from];
  for (let j = 0; j < near.length; j++) {
    const to = near[j];
    if (easy && s.pieces[to] === 0 && s.ground[to] < TILE) {
      out.push(ROVER_MOVES[from][to]);
      continue;
    }
    if (placed) s.pieces[from]--;
    s.pieces[to]++;
    p.rover = to;
    const ends = canEnd(s, seat, frame.moved | ROVER_BIT, frame.mode, frame.bots, reserve, crystals);
    p.rover = placed ? from : NONE;
    s.pieces[to]--;
    if (placed) s.pieces[from]++;
    if (ends) out.push(ROVER_MOVES[from][to]);
  }
}

/** OM-ROVER-02: what acts as a Rover collects the Crystals it comes across; says where it found one. */
function collect(s: OnMarsState, seat: Seat, at: Hex): Hex {
  if (s.ground[at] !== CRYSTAL_HERE) return NONE;
  s.ground[at] = BARE;
  s.players[seat].below++;
  voice.tell?.({ event: 'collected', seat, at });
  return at;
}

/** Nobody has to collect. It is asked afterwards, so that whoever wants the Crystal just moves on. */
function leave(s: OnMarsState, seat: Seat, at: Hex): void {
  s.ground[at] = CRYSTAL_HERE;
  s.players[seat].below--;
  voice.tell?.({ event: 'left', seat, at });
}

function botThatMoves(bots: readonly Hex[], from: Hex, moved: number): number {
  return bots.findIndex((hex, i) => hex === from && !isShadowed(bots, i, moved));
}

/** OM-ROVER-03, OM-ROVER-06. */
export function takeTile(s: OnMarsState, seat: Seat, at: Hex): void {
  const p = s.players[seat];
  const tile = tileAt(s, at);
  s.ground[at] = BARE;
  voice.tell?.({ event: 'tile', seat, tile, at });
  if (tile < RESEARCH_TILES) {
    p.discoveries |= 1 << tile;
    thenEffect(s, seat, DISCOVERIES[tile].benefit);
    contribute(s, seat, DISCOVERY_MISSION);
  } else {
    p.research |= 1 << researchType(tile);
    thenEffect(s, seat, DEVELOP_TWICE_FREE);
    contribute(s, seat, RESEARCH_MISSION);
  }
}

/** Hexes where a moved piece that acts as a Rover stands on a tile it can take. */
function tilesToTake(s: OnMarsState, seat: Seat, moved: number, tiles: number): Hex[] {
  const p = s.players[seat];
  const crystals = spendable(s, seat);
  const found: Hex[] = [];
  const look = (hex: Hex): void => {
    const tile = tileAt(s, hex);
    if (tile !== NONE && canTakeTile(s, seat, tile, crystals)) found.push(hex);
  };
  if ((moved & ROVER_BIT) !== 0) look(p.rover);
  if (tiles === BOTS_AS_ROVERS) for (let i = 0; i < p.bots.length; i++) if (((moved >> i) & 1) === 1) look(p.bots[i]);
  return found;
}

function endMovement(s: OnMarsState, seat: Seat, { moved, mode }: MoveFrame): void {
  doNext(s, { step: 'moved-on', seat, tiles: mode, moved });
  // OM-BOT-01, OM-BOT-02, OM-ROVER-09: first the Bots crush what lies under them.
  if (mode !== BOTS_AS_ROVERS) crush(s, seat, moved, BARE);
}

/** Destroys what lies under Bots that moved, if it is more than `above`. */
function crush(s: OnMarsState, seat: Seat, moved: number, above: number): void {
  const { bots } = s.players[seat];
  for (let i = 0; i < bots.length; i++) {
    if (((moved >> i) & 1) === 0 || s.ground[bots[i]] <= above) continue;
    voice.tell?.({ event: 'destroyed', seat, at: bots[i], ground: s.ground[bots[i]] });
    s.ground[bots[i]] = BARE;
  }
}

export const movementSteps: Chapter<'move' | 'moved-on' | 'take-tile'> = {
  move: {
    options(s, seat, frame) {
      const out: OmChoice[] = [];
      const crystals = spendable(s, seat);
      const { moved, mode, bots, rover, tech, found } = frame;
      const legal = moved === 0 || isLegalEnd(s, seat, moved, mode, crystals);
      if (legal) out.push(DONE);
      const easy = legal && !isOnTile(s, seat, frame);
      if (bots > 0 && movesBots(mode)) listBotMoves(s, seat, frame, crystals, easy, out);
      if (rover > 0 && movesRover(mode)) listRoverMoves(s, seat, frame, crystals, easy, out);
      if (tech && movesRover(mode)) listUses(s, ROVER_TECH, 1, 0, out);
      // OM-CTRL-04: a Crystal for a point, unless it is needed to end on a tile.
      if (crystals > 0 && (!legal || moved === 0 || isLegalEnd(s, seat, moved, mode, crystals - 1))) {
        if (movesBots(mode)) out.push(EXTEND_BOT);
        if (movesRover(mode)) out.push(EXTEND_ROVER);
      }
      if (found !== NONE) out.push(LEAVE[found]);
      return legal ? out : out.filter((choice) => staysOpen(s, seat, frame, choice, crystals));
    },
    take(s, seat, choice, frame) {
      if (choice.do === 'done') return endMovement(s, seat, frame);
      if (choice.do === 'leave') {
        leave(s, seat, choice.at);
        return ask(s, seat, { ...frame, found: NONE });
      }
      if (choice.do === 'extend') {
        const more = choice.piece === 'bot' ? { bots: frame.bots + 1 } : { rover: frame.rover + 1 };
        doNext(s, { step: 'ask-again', seat, frame: { ...frame, ...more } });
        return payCrystals(s, seat, 1);
      }
      if (choice.do === 'use') {
        useTech(s, seat, choice.owner, ROVER_TECH, 0);
        const level = levelOf(s.players[choice.owner], ROVER_TECH);
        return ask(s, seat, { ...frame, rover: frame.rover + level, tech: false });
      }
      if (choice.do === 'move') step(s, seat, choice.piece, choice.from, choice.to, frame);
    },
    whyNot(s, seat, choice, { bots, rover, mode, moved }) {
      if (choice.do === 'extend') return { rule: 'OM-CTRL-04' };
      if (choice.do === 'leave') return { rule: 'OM-ROVER-02' };
      if (choice.do === 'use') return { rule: mode === CONTROL ? 'OM-CTRL-05' : 'OM-CTRL-09' };
      if (choice.do === 'done') return { rule: 'OM-CTRL-11' };
      if (choice.do !== 'move') return undefined;
      if (choice.piece === 'bot' ? !movesBots(mode) : !movesRover(mode)) return { rule: 'OM-CTRL-09' };
      if ((choice.piece === 'bot' ? bots : rover) === 0) return { rule: 'OM-CTRL-01' };
      if (!NEIGHBOURS[choice.from]?.includes(choice.to)) {
        return { rule: choice.to >= 0 && choice.to < HEX_COUNT ? 'OM-CTRL-03' : 'OM-CTRL-10' };
      }
      if (s.pieces[choice.to] > 0) return { rule: 'OM-CTRL-06' };
      const acts = choice.piece === 'rover' || mode === BOTS_AS_ROVERS;
      if (!acts || moved < 0) return { rule: 'OM-CTRL-11' };
      const tile = tileAt(s, choice.to);
      if (tile >= RESEARCH_TILES && !canTakeTile(s, seat, tile, spendable(s, seat))) return { rule: 'OM-ROVER-04' };
      return { rule: tile === NONE ? 'OM-CTRL-11' : 'OM-ROVER-05' };
    },
  },
  'moved-on': {
    run(s, { seat, tiles, moved }) {
      if (tilesToTake(s, seat, moved, tiles).length > 0) ask(s, seat, { step: 'take-tile', tiles, moved });
    },
  },
  'take-tile': {
    options: (s, seat, { tiles, moved }) => [
      DONE,
      ...tilesToTake(s, seat, moved, tiles).map((at): OmChoice => ({ do: 'collect', at })),
    ],
    take(s, seat, choice, { tiles, moved }) {
      if (choice.do !== 'collect') return;
      takeTile(s, seat, choice.at);
      // OM-ADV-20: of several Bots one takes its tile, the others destroy theirs.
      if (tiles === BOTS_AS_ROVERS) crush(s, seat, moved, CRYSTAL_HERE);
    },
    whyNot: () => ({ rule: 'OM-ROVER-07' }),
  },
};

/** While the position is not legal, only what still leads to a legal end. */
function staysOpen(s: OnMarsState, seat: Seat, frame: MoveFrame, choice: OmChoice, crystals: number): boolean {
  if (choice.do === 'move' || choice.do === 'leave') return true;
  const { moved, mode, bots } = frame;
  const reserve = roverReserve(s, frame);
  if (choice.do !== 'extend') {
    const level = choice.do === 'use' ? levelOf(s.players[choice.owner], ROVER_TECH) : 0;
    return canEnd(s, seat, moved, mode, bots, frame.rover + level, crystals);
  }
  if (choice.piece === 'bot') return canEnd(s, seat, moved, mode, bots + 1, reserve, crystals - 1);
  return canEnd(s, seat, moved, mode, bots, reserve + 1, crystals - 1);
}

function step(s: OnMarsState, seat: Seat, piece: 'bot' | 'rover', from: Hex, to: Hex, frame: MoveFrame): void {
  const p = s.players[seat];
  voice.tell?.({ event: 'moved', seat, piece, from, to });
  if (piece === 'bot') {
    const i = botThatMoves(p.bots, from, frame.moved);
    shift(s, p.bots, i, to);
    const found = frame.mode === BOTS_AS_ROVERS ? collect(s, seat, to) : NONE;
    return void ask(s, seat, { ...frame, bots: frame.bots - 1, moved: frame.moved | (1 << i), found });
  }
  // OM-ROVER-01: an unplaced Rover starts from the first Mine and is no piece there.
  if (p.rover !== NONE) s.pieces[from]--;
  s.pieces[to]++;
  p.rover = to;
  const found = collect(s, seat, to);
  ask(s, seat, { ...frame, rover: frame.rover - 1, moved: frame.moved | ROVER_BIT, found });
}
