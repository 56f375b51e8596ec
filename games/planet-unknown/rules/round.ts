import { reveal, type Seat } from '@orrery/kernel';
import { CLOCKWISE_ROTATION, SECTORS, TERRAINS, WATER } from '../data/index.ts';
import { drawEvent, rotationOptions } from './alerts.ts';
import type { Chapter } from './chapter.ts';
import { gainEndAdvance } from './civ.ts';
import { isKept } from './effects.ts';
import { voice } from './events.ts';
import { terrainOf } from './grid.ts';
import { neededDrop, UNPLACEABLE } from './placement.ts';
import { finalScores } from './scoring.ts';
import { NONE, type PlanetUnknownState, type Player } from './state.ts';
import { HORIZON, hasTech, OASIS, REPUBLIC, techLevels } from './techs.ts';
import { offeredTiles, showTops, triggerEnd } from './tiles.ts';
import { addMoves, returnStoredPatches } from './tracks.ts';
import { windowOptions } from './window.ts';

const FINAL_STEPS = 3;

function turnTo(s: PlanetUnknownState, rotation: number): void {
  s.rotation = ((rotation % SECTORS) + SECTORS) % SECTORS;
  voice.tell?.({ event: 'rotated', rotation: s.rotation });
}

/** PU-ROUND-07: abilities are fresh, and what techs ask about the start of the round is noted. */
function refresh(s: PlanetUnknownState, seat: Seat): void {
  const p = s.players[seat];
  p.usedThisRound = 0;
  p.leftPlaces = [];
  p.techsAtStart = techLevels(p);
  // Copies of the state share the old list.
  p.roversAtStart = new Array<number>(TERRAINS.length).fill(0);
  for (const cell of p.rovers) {
    const terrain = terrainOf(p.ground[cell]);
    if (terrain >= 0) p.roversAtStart[terrain]++;
  }
  // PU-HOR-09, PU-OAS-08.
  if (hasTech(s, p, HORIZON, 2)) addMoves(seat, p, p.loads.filter((load) => load === 1).length);
  if (hasTech(s, p, OASIS, 2)) addMoves(seat, p, p.roversAtStart[WATER]);
}

/** What is only kept opens no window. */
const hasToDo = (p: Player): boolean => p.pending.some((effect) => !isKept(effect));

/** The n-th seat clockwise from the commander, the commander's own being the 0th. */
const inOrder = (s: PlanetUnknownState, n: number): Seat => (s.commander + n) % s.players.length;

export const roundSteps: Chapter<
  'round' | 'rotate' | 'event' | 'tiles' | 'civs' | 'end-round' | 'final-step' | 'score'
> = {
  // PU-ROUND-01.
  round: {
    run(s) {
      s.round++;
      s.event = NONE;
      voice.tell?.({ event: 'round', round: s.round, commander: s.commander });
      for (const seat of s.players.keys()) refresh(s, seat);
      s.agenda.table.push({ step: 'end-round' }, { step: 'civs', next: 0 }, { step: 'tiles' });
      if (s.settings.events) s.agenda.table.push({ step: 'civs', next: 0 }, { step: 'event' });
      // PU-SOLO-05, PU-TWO-02: there the station turns by itself.
      if (s.players.length === 1 || s.settings.twoPlayerRotation) turnTo(s, s.rotation + CLOCKWISE_ROTATION);
      else s.agenda.seats[s.commander].push({ step: 'rotate' });
    },
  },
  rotate: {
    options: rotationOptions,
    take(s, _, choice) {
      if (choice.do === 'rotate') turnTo(s, choice.rotation);
    },
    whyNot: () => ({ rule: 'PU-ROT-01' }),
  },
  event: {
    run(s) {
      drawEvent(s);
      for (const [seat, p] of s.players.entries()) {
        if (hasToDo(p)) s.agenda.seats[seat].push({ step: 'window', phase: 'event' });
      }
    },
  },
  tiles: {
    run(s) {
      for (const [seat, p] of s.players.entries()) {
        const offered = offeredTiles(s, p);
        // PU-PICK-05.
        if (offered.length > 0) {
          // PU-END-01.
          if (neededDrop(s, p, offered) === UNPLACEABLE) triggerEnd(s, seat);
          p.pending.push({ effect: 'take', use: 'regular' });
        }
        s.agenda.seats[seat].push({ step: 'window', phase: 'tile' });
      }
    },
  },
  // PU-CIV-03: one player after the other, clockwise from the commander.
  civs: {
    run(s, { next }) {
      if (next === 0) showTops(s);
      if (next >= s.players.length) return;
      s.agenda.table.push({ step: 'civs', next: next + 1 });
      const seat = inOrder(s, next);
      if (s.players[seat].due.length > 0) {
        reveal(s);
        s.agenda.seats[seat].push({ step: 'window', phase: 'civ' });
      }
    },
  },
  'end-round': {
    run(s) {
      for (const p of s.players) {
        p.moves = 0;
        p.extraRover = false;
      }
      if (s.ending) {
        s.agenda.table.push({ step: 'final-step' });
        return;
      }
      s.commander = (s.commander + 1) % s.players.length;
      s.agenda.table.push({ step: 'round' });
    },
  },
  // PU-FINAL-08: one step after the other, each with the civ cards it brings.
  'final-step': {
    run(s) {
      if (s.finalStep === FINAL_STEPS) {
        s.agenda.table.push({ step: 'score' });
        return;
      }
      s.finalStep++;
      voice.tell?.({ event: 'final', finalStep: s.finalStep });
      s.agenda.table.push({ step: 'final-step' }, { step: 'civs', next: 0 });
      for (const [seat, p] of s.players.entries()) {
        // PU-FINAL-09.
        p.moves = 0;
        gainInFinalStep(s, p);
        const frame = { step: 'window', phase: 'final' } as const;
        if (hasToDo(p) || windowOptions(s, seat, frame).length > 1) s.agenda.seats[seat].push(frame);
      }
    },
  },
  score: {
    run(s) {
      voice.tell?.({ event: 'scored', scores: finalScores(s) });
    },
  },
};

function gainInFinalStep(s: PlanetUnknownState, p: Player): void {
  switch (s.finalStep) {
    case 1:
      returnStoredPatches(p);
      return;
    case 2:
      // PU-REP-08.
      if (hasTech(s, p, REPUBLIC, 5)) p.pending.push({ effect: 'take-any-card', times: 2 });
      return;
    case 3:
      for (const card of p.civCards) gainEndAdvance(p, card);
      return;
  }
}
