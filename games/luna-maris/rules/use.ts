import {
  AIRLOCK,
  BUILD_COST,
  BUILD_SP,
  COMMUNICATIONS,
  GREENHOUSE,
  INDUSTRY,
  LABORATORY,
  LEVEL_1,
  MINE,
  POWER,
  RECYCLING,
  SCIENTISTS,
  SPACEPORT,
} from '../data/index.ts';
import { because, type ModuleAction } from './action.ts';
import { airlock } from './airlock.ts';
import type { Chapter } from './chapter.ts';
import { END_CHOICE, type LunaChoice, type Verb } from './choices.ts';
import { hiring } from './communications.ts';
import { canTakeAnyCube, canTakeEnergy, listDepot, takeCube, whyNotDepot } from './depot.ts';
import { voice } from './events.ts';
import { greenhouse } from './greenhouse.ts';
import { extraction, filtering } from './industry.ts';
import { building, laboratory } from './laboratory.ts';
import { mineControl } from './mine.ts';
import { activate, breathe, canActivate, moveTo, stepBeside } from './move.ts';
import { titaniumOf } from './payment.ts';
import { power } from './power.ts';
import { recycling } from './recycling.ts';
import { spaceport } from './spaceport.ts';
import { ask, type LunaState, NONE } from './state.ts';

// Using a module: playing a scientist, then the main action, the additional action or both.

const MAIN: readonly (ModuleAction | undefined)[] = byModule([
  [RECYCLING, recycling],
  [LABORATORY, laboratory],
  [POWER, power],
  [INDUSTRY, extraction],
  [COMMUNICATIONS, hiring],
  [AIRLOCK, airlock],
  [MINE, mineControl],
  [SPACEPORT, spaceport],
  [GREENHOUSE, greenhouse],
]);

/** LM-ADDON-01: only two modules have an additional action. */
const ADDITIONAL: readonly (ModuleAction | undefined)[] = byModule([
  [LABORATORY, building],
  [INDUSTRY, filtering],
]);

function byModule(rows: readonly (readonly [number, ModuleAction])[]): (ModuleAction | undefined)[] {
  return Array.from({ length: 10 }, (_, module) => rows.find(([at]) => at === module)?.[1]);
}

const VERB_MODULE: Readonly<Partial<Record<Verb, number>>> = {
  recycle: RECYCLING,
  research: LABORATORY,
  build: LABORATORY,
  power: POWER,
  extract: INDUSTRY,
  filter: INDUSTRY,
  hire: COMMUNICATIONS,
  install: AIRLOCK,
  mine: MINE,
  enrich: MINE,
  order: SPACEPORT,
  harvest: GREENHOUSE,
};

const isAdditional = (choice: LunaChoice): boolean => choice.do === 'build' || choice.do === 'filter';

/** What a player could do in a module once there: for computer players, who look before they go. */
export function listMainIn(s: LunaState, seat: number, module: number, out: LunaChoice[]): void {
  if (canActivate(s, seat, module)) MAIN[module]?.list(s, seat, out);
}

export function listAdditionalIn(s: LunaState, seat: number, module: number, out: LunaChoice[]): void {
  ADDITIONAL[module]?.list(s, seat, out);
}

function listMain(s: LunaState, seat: number, out: LunaChoice[]): void {
  listMainIn(s, seat, s.players[seat].at, out);
}

/** Can something be done in the module where the astronaut stands? LM-USE-09: staying for nothing is no use. */
export function canActHere(s: LunaState, seat: number): boolean {
  const out: LunaChoice[] = [];
  listMain(s, seat, out);
  if (out.length === 0) ADDITIONAL[s.players[seat].at]?.list(s, seat, out);
  return out.length > 0;
}

export function playCard(s: LunaState, seat: number, card: number): void {
  const p = s.players[seat];
  p.hand &= ~(1 << card);
  p.handSize--;
  p.rest |= 1 << card;
  s.turn.card = card;
  // LM-USE-03, LM-LVL2-01
  s.turn.uses = card < LEVEL_1 ? 1 : 2;
  voice.tell?.({ event: 'played', seat, card: SCIENTISTS[card].id });
}

/** Spends one specialization use on a module. */
export function beginUse(s: LunaState, seat: number, module: number): void {
  s.turn.uses--;
  s.turn.used |= 1 << module;
  s.turn.main = false;
  s.turn.additional = false;
  if (s.players[seat].at !== module) moveTo(s, seat, module);
  ask(s, seat, { step: 'after-use' });
  ask(s, seat, { step: 'act' });
}

/** Would one energy from the depot make the additional action possible? */
function depotHelpsAdditional(s: LunaState, seat: number): boolean {
  const p = s.players[seat];
  if (p.energy > 0 || !canTakeEnergy(p)) return false;
  if (p.at === INDUSTRY) return p.co2 > 0;
  return s.built.length < BUILD_SP.length && titaniumOf(p) >= BUILD_COST.titanium;
}

export const useSteps: Chapter<'act' | 'resolve' | 'after-use' | 'finish-turn'> = {
  act: {
    skip(s, seat) {
      const { turn } = s;
      const p = s.players[seat];
      const additional = turn.additional ? undefined : ADDITIONAL[p.at];
      if (turn.main && additional === undefined) return true;
      const out: LunaChoice[] = [];
      if (!turn.main) listMain(s, seat, out);
      if (out.length > 0) return false;
      additional?.list(s, seat, out);
      if (out.length > 0) return false;
      return turn.main ? !depotHelpsAdditional(s, seat) : !canTakeAnyCube(p);
    },
    options(s, seat) {
      const { turn } = s;
      const p = s.players[seat];
      const out: LunaChoice[] = [];
      if (!turn.main) listMain(s, seat, out);
      if (!turn.additional) ADDITIONAL[p.at]?.list(s, seat, out);
      listDepot(p, out);
      if (turn.moved || turn.main || turn.additional) out.push(END_CHOICE);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do === 'end') return;
      ask(s, seat, frame);
      if (choice.do === 'depot') {
        takeCube(s, seat, choice);
        return;
      }
      const { at } = s.players[seat];
      const additional = isAdditional(choice);
      if (additional) {
        s.turn.additional = true;
      } else {
        // LM-REUSE-03: a main action without movement costs a breath; LM-ADDON-08 tells when an additional one does.
        if (!s.turn.moved && !s.turn.breathed) breathe(s, seat);
        activate(s, seat);
        s.turn.main = true;
      }
      ask(s, seat, { step: 'resolve', choice });
      (additional ? ADDITIONAL : MAIN)[at]?.pay(s, seat, choice);
    },
    whyNot(s, seat, choice) {
      const p = s.players[seat];
      if (choice.do === 'end') return { rule: 'LM-USE-09' };
      if (choice.do === 'depot') return because(whyNotDepot(p, choice));
      if (VERB_MODULE[choice.do] === undefined) return undefined;
      if (VERB_MODULE[choice.do] !== p.at) return { rule: 'LM-USE-02' };
      if (isAdditional(choice)) {
        return because(s.turn.additional ? 'LM-ADDON-09' : ADDITIONAL[p.at]?.whyNot(s, seat, choice));
      }
      if (s.turn.main) return { rule: 'LM-USE-04' };
      if (!canActivate(s, seat, p.at)) return { rule: 'LM-USE-11' };
      return { rule: MAIN[p.at]?.whyNot(s, seat, choice) ?? 'LM-USE-08' };
    },
  },

  /** Carries out a main or additional action once its cost is paid. */
  resolve: {
    run(s, { choice }, seat) {
      (isAdditional(choice) ? ADDITIONAL : MAIN)[s.players[seat].at]?.resolve(s, seat, choice);
    },
  },

  'after-use': {
    run(s, _, seat) {
      // LM-ADDON-07
      if (s.turn.additional && !s.turn.main) stepBeside(s, seat);
      if (s.turn.uses > 0) ask(s, seat, { step: 'second-use' });
    },
  },

  'finish-turn': {
    run(s, _, seat) {
      // LM-ADDON-08: a turn of additional actions without movement costs a breath after all.
      const { turn } = s;
      if (turn.card !== NONE && !turn.moved && !turn.breathed) breathe(s, seat);
    },
  },
};
