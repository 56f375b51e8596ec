import { reveal, type Seat } from '@orrery/kernel';
import {
  ANY,
  BOTS,
  BOTS_AS_ROVERS,
  CONTROL,
  DISCOVERIES,
  type Effect,
  type EffectKind,
  effect as effectOf,
  NO_LIMIT,
  ROVER_HIGHEST,
  ROVER_TECH,
  SHIP_TECH,
  UPGRADE_TECH,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { voice } from './events.ts';
import { gain, gainColonists, sendToWork, spendable } from './goods.ts';
import { isPossible } from './possible.ts';
import { produceAll } from './production.ts';
import {
  ask,
  doNext,
  type EffectStep,
  isLacerda,
  type MoveFrame,
  NONE,
  type OmChoice,
  type OnMarsState,
  sideOf,
  thenEffect,
} from './state.ts';
import { levelOf } from './technology.ts';
import { bestLevel, listUses, useTech } from './using.ts';

/** The step that asks for one part of an effect. */
const ASKING: Partial<Record<EffectKind, EffectStep>> = {
  'choose-goods': 'choose-goods',
  'buy-colonist': 'buy-colonist',
  warehouse: 'take-item',
  learn: 'learn',
  blueprint: 'take-blueprint',
  develop: 'develop',
  construct: 'construct',
  upgrade: 'upgrade',
  hire: 'hire',
  ship: 'welcome',
  'produce-one': 'produce-one',
  retrieve: 'retrieve',
  trade: 'trade',
};

const HELPING_TECH: Partial<Record<EffectKind, number>> = { upgrade: UPGRADE_TECH, ship: SHIP_TECH };

function movesOf(s: OnMarsState, { n, of, tech }: Effect): MoveFrame {
  const points = of === ROVER_HIGHEST ? bestLevel(s, ROVER_TECH) : n;
  return {
    step: 'move',
    bots: of === BOTS || of === CONTROL || of === BOTS_AS_ROVERS ? points : 0,
    rover: of === BOTS || of === BOTS_AS_ROVERS ? 0 : points,
    moved: 0,
    mode: of,
    tech,
    found: NONE,
  };
}

/** What happens of itself; true when there is nothing left to ask. */
function doesItself(s: OnMarsState, seat: Seat, effect: Effect): boolean {
  switch (effect.kind) {
    case 'gain':
      gain(s, seat, effect.of, effect.n);
      if (effect.boosts > 0) thenEffect(s, seat, { ...effect, n: 0 });
      return true;
    case 'points':
      s.players[seat].op += effect.n;
      voice.tell?.({ event: 'points', seat, n: effect.n, why: 'card', of: 0 });
      return true;
    case 'colonists':
      gainColonists(s, seat, effect.n);
      return true;
    case 'move':
      ask(s, seat, movesOf(s, effect));
      return true;
    case 'produce':
      produceAll(s, seat);
      thenEffect(s, seat, effectOf('produce-one', { n: 0, boosts: effect.boosts }));
      return true;
    case 'radar':
      if (s.radar === NONE) ask(s, seat, { step: 'use-radar', effect });
      else thenEffect(s, seat, DISCOVERIES[s.radar].benefit);
      return true;
    case 'travel':
      doNext(s, { step: 'travel', seat, to: effect.of === ANY ? 1 - sideOf(s.players[seat]) : effect.of, pod: false });
      return true;
    default:
      return false;
  }
}

function canBoost(s: OnMarsState, seat: Seat, effect: Effect): boolean {
  const { quarters } = s.players[seat];
  return effect.boosts > 0 && quarters > 0 && isPossible(s, seat, effect, quarters - 1, spendable(s, seat));
}

function canUseHelp(s: OnMarsState, seat: Seat, effect: Effect): boolean {
  const tech = effect.tech ? HELPING_TECH[effect.kind] : undefined;
  if (tech === undefined || bestLevel(s, tech) === 0) return false;
  return isPossible(s, seat, effect, s.players[seat].quarters, spendable(s, seat));
}

const BOOST: OmChoice = { do: 'boost' };

export const effectSteps: Chapter<'effect' | 'more' | 'use-radar'> = {
  effect: {
    run(s, { seat, effect: given }) {
      if (isLacerda(s, seat)) return doNext(s, { step: 'lacerda-effect', effect: given });
      let effect = given;
      // OM-SHIP-05, OM-SHIP-09: Colonists gained in this turn cannot boost; fixed when the action begins.
      if (effect.kind === 'ship' && effect.boosts === NO_LIMIT) {
        const own = s.players[seat].quarters - (s.active === seat ? s.gained : 0);
        effect = { ...effect, boosts: Math.max(0, own) };
      }
      if (effect.n === 0 && effect.kind !== 'move') {
        if (canBoost(s, seat, effect) || canUseHelp(s, seat, effect)) ask(s, seat, { step: 'more', effect });
        return;
      }
      if (doesItself(s, seat, effect)) return;
      const step = ASKING[effect.kind];
      const { quarters } = s.players[seat];
      if (step !== undefined && isPossible(s, seat, effect, quarters, spendable(s, seat)))
        ask(s, seat, { step, effect });
    },
  },
  // OM-TURN-12: boosts one at a time, each after the part before it is done.
  more: {
    options(s, seat, { effect }) {
      const out: OmChoice[] = [DONE];
      if (canBoost(s, seat, effect)) out.push(BOOST);
      if (canUseHelp(s, seat, effect)) listUses(s, HELPING_TECH[effect.kind] as number, 1, 0, out);
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do === 'boost') {
        sendToWork(s, seat, 1);
        thenEffect(s, seat, { ...effect, n: 1, boosts: effect.boosts - 1, must: true });
      } else if (choice.do === 'use') {
        const tech = HELPING_TECH[effect.kind] as number;
        useTech(s, seat, choice.owner, tech, 0);
        thenEffect(s, seat, { ...effect, n: levelOf(s.players[choice.owner], tech), tech: false });
      }
    },
    whyNot(_, __, choice, { effect }) {
      if (choice.do === 'use') return { rule: 'OM-USE-02' };
      if (choice.do !== 'boost') return undefined;
      if (effect.kind === 'ship') return { rule: 'OM-SHIP-05' };
      return { rule: effect.kind === 'upgrade' ? 'OM-UPGR-08' : 'OM-TURN-07' };
    },
  },
  'use-radar': {
    skip: (s) => s.exploration.every((tile) => tile === NONE),
    options: (s) =>
      s.exploration
        .filter((tile) => tile !== NONE)
        .map((tile): OmChoice => ({ do: 'radar', tile: DISCOVERIES[tile].id })),
    take(s, seat, choice) {
      if (choice.do !== 'radar') return;
      const tile = DISCOVERIES.findIndex(({ id }) => id === choice.tile);
      s.radar = tile;
      voice.tell?.({ event: 'radar', seat, tile });
      refillExploration(s, tile);
      thenEffect(s, seat, DISCOVERIES[tile].benefit);
    },
    whyNot: () => ({ rule: 'OM-ADV-13' }),
  },
};

/** OM-TRAVC-03: the place of a tile that left is filled from the stack. */
export function refillExploration(s: OnMarsState, left: number): void {
  const at = s.exploration.indexOf(left);
  const next = s.discoveryStack.pop();
  s.exploration[at] = next ?? NONE;
  if (next === undefined) return;
  s.seenDiscoveries |= 1 << next;
  reveal(s);
}
