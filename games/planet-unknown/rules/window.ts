import { BIOMASS, WATER } from '../data/index.ts';
import { listAbilities, whyNotAbility } from './abilities.ts';
import type { Chapter } from './chapter.ts';
import type { PuChoice } from './choices.ts';
import { listCivCards } from './civ.ts';
import { EFFECTS, isKept, listEffect } from './effects.ts';
import { whyNotPatch } from './placement.ts';
import { listRoverMoves, whyNotLand, whyNotMove } from './rovers.ts';
import type { Effect, EffectOf, Phase, PlanetUnknownState, Player, PuFrame } from './state.ts';
import { TAKES } from './takes.ts';
import { forbids, JUMP_DRIVE, MAKESHIFT, OASIS, REPUBLIC, WORMHOLE } from './techs.ts';
import { whyNotTile } from './tiles.ts';
import { atTop, canAdvance } from './tracks.ts';

const END: PuChoice = { do: 'end' };

type WindowFrame = Extract<PuFrame, { readonly step: 'window' }>;

const heldTile = (p: Player): EffectOf<'place'> | undefined => {
  for (let i = 0; i < p.pending.length; i++)
    if (p.pending[i].effect === 'place') return p.pending[i] as EffectOf<'place'>;
  return undefined;
};

/**
 * A player's turn window (PU-ROUND-10): everything pending in any order, rover moves and abilities in between, and the
 * end as soon as nothing has to be done any more.
 */
export function windowOptions(s: PlanetUnknownState, seat: number, { phase }: WindowFrame): PuChoice[] {
  const p = s.players[seat];
  const out: PuChoice[] = [];
  const held = heldTile(p);
  if (held !== undefined) {
    // PU-RES-07: between selecting and placing only rovers move.
    EFFECTS.place(s, p, held, out);
    listRoverMoves(s, p, out);
    return out;
  }
  let must = phase === 'civ' && p.due.length > 0 && listCivCards(s, p, out);
  let alike = false;
  for (let i = 0; i < p.pending.length; i++) {
    const effect = p.pending[i];
    if (p.pending.indexOf(effect) < i) continue;
    if (!alike) alike = hasEarlierOfKind(p.pending, i);
    if (listEffect(s, p, effect, out)) must = true;
  }
  listAbilities(s, p, out);
  listRoverMoves(s, p, out);
  if (!must) out.push(END);
  return alike ? withoutRepeats(out) : out;
}

function hasEarlierOfKind(pending: readonly Effect[], at: number): boolean {
  for (let i = 0; i < at; i++) if (pending[i].effect === pending[at].effect) return true;
  return false;
}

function withoutRepeats(options: readonly PuChoice[]): PuChoice[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    const key = JSON.stringify(option);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export const windowSteps: Chapter<'window'> = {
  window: {
    options: windowOptions,
    take(s, seat, choice, frame) {
      const p = s.players[seat];
      if (choice.do === 'end') {
        // PU-RES-06: what could not be executed is lost, unless it may be kept.
        p.pending = p.pending.filter(isKept);
        if (frame.phase === 'civ') p.due = [];
        p.freeTrail = [];
        return;
      }
      if (choice.do !== 'move' && p.freeTrail.length > 0) p.freeTrail = [];
      s.agenda.seats[seat].push(frame);
      const take = TAKES[choice.do as keyof typeof TAKES] as (
        s: PlanetUnknownState,
        seat: number,
        choice: PuChoice,
      ) => void;
      take(s, seat, choice);
    },
    whyNot(s, seat, choice, { phase }) {
      const rule = whyNotRule(s, s.players[seat], choice, phase);
      return rule === undefined ? undefined : { rule };
    },
  },
};

const has = (p: Player, kind: Effect['effect']): boolean => p.pending.some(({ effect }) => effect === kind);

/** A marker below its top that cannot go on is blocked. */
function whyNotAdvance(s: PlanetUnknownState, p: Player, marker: number): string {
  if (!canAdvance(s, p, marker) && !atTop(p, marker)) {
    if (p.corporation === OASIS) return 'PU-OAS-04';
    if (p.corporation === MAKESHIFT) return 'PU-MAKE-03';
  }
  return 'PU-DEF-26';
}

function whyNotResolve(s: PlanetUnknownState, p: Player, terrain: number): string {
  if (p.pending.some((effect) => effect.effect === 'resource' && effect.terrain === terrain))
    return whyNotAdvance(s, p, terrain);
  if (terrain === WATER) return 'PU-WATER-01';
  return terrain === BIOMASS && p.corporation === WORMHOLE ? 'PU-WORM-01' : 'PU-RES-01';
}

/** The rule that stands against a choice which is not on offer. */
function whyNotRule(s: PlanetUnknownState, p: Player, choice: PuChoice, phase: Phase): string | undefined {
  const held = heldTile(p);
  switch (choice.do) {
    case 'place':
      return held === undefined ? 'PU-RES-07' : whyNotTile(s, p, held, choice);
    case 'take':
      return has(p, 'take') ? 'PU-PICK-03' : 'PU-PICK-01';
    case 'end':
      return 'PU-ROUND-11';
    case 'move':
    case 'teleport':
      return whyNotMove(s, p, choice);
    case 'patch':
      return has(p, 'patch') && held === undefined ? whyNotPatch(s, p, choice.at) : 'PU-BIO-01';
    case 'store-patch':
      return s.finalStep > 0 ? 'PU-FINAL-06' : 'PU-BIO-06';
    case 'double-patch':
      return 'PU-WORM-07';
    case 'trade-patch':
      return forbids(s, 'no-synergy') ? 'PU-EVENT-43' : 'PU-JUMP-05';
    case 'energy':
      if (choice.marker === BIOMASS && p.corporation === WORMHOLE) return 'PU-WORM-02';
      return canAdvance(s, p, choice.marker) ? 'PU-ENERGY-04' : 'PU-ENERGY-10';
    case 'synergy':
      if (forbids(s, 'no-synergy') && !has(p, 'synergy')) return 'PU-EVENT-28';
      return choice.twice === true && canAdvance(s, p, choice.marker)
        ? 'PU-JUMP-07'
        : whyNotAdvance(s, p, choice.marker);
    case 'advance':
      return whyNotAmong(p, choice.marker, phase) ?? whyNotAdvance(s, p, choice.marker);
    case 'fixed-advance':
      return whyNotAdvance(s, p, choice.marker);
    case 'resolve':
      return whyNotResolve(s, p, choice.resource);
    case 'rover':
      return p.roversLeft === 0 ? 'PU-ROVER-04' : 'PU-ROVER-01';
    case 'regress':
      return p.corporation === REPUBLIC && has(p, 'regress') && s.event < 0 ? 'PU-REP-02' : 'PU-EVENT-14';
    case 'milestone':
      return 'PU-REP-05';
    case 'card':
      return 'PU-CIV-02';
    case 'ability':
      return whyNotAbility(s, p, choice);
    case 'reset-biomass':
      return 'PU-WORM-05';
    case 'stow':
      return p.corporation === JUMP_DRIVE ? 'PU-JUMP-01' : 'PU-COS-05';
    case 'reposition':
      return has(p, 'reposition') ? 'PU-COS-05' : 'PU-COS-06';
    case 'stow-box':
      return 'PU-JUMP-14';
    case 'claim-row':
      return 'PU-JUMP-10';
    case 'draw-objectives':
    case 'common-objective':
      return 'PU-JUMP-11';
    case 'flux':
      return 'PU-FLUX-02';
    case 'rescue':
      return phase === 'event' ? 'PU-EVENT-16' : 'PU-CIV-15';
    case 'mine':
      return phase === 'event' ? 'PU-EVENT-39' : 'PU-FLUX-07';
    case 'relocate':
      return has(p, 'relocate') && p.rovers.includes(choice.from)
        ? (whyNotLand(s, p, choice.to) ?? 'PU-CIV-16')
        : 'PU-CIV-16';
    case 'rotate':
      if (has(p, 'rotate-freely')) return 'PU-ROT-01';
      return s.players.length === 1 ? 'PU-SOLO-05' : 'PU-ROUND-02';
    default:
      return RULE_OF[choice.do];
  }
}

/** A marker that the pending advance does not name. */
function whyNotAmong(p: Player, marker: number, phase: Phase): string | undefined {
  for (const effect of p.pending) {
    if (effect.effect !== 'advance-any' || (effect.among & (1 << marker)) !== 0) continue;
    if (phase !== 'event') return 'PU-CIV-09';
    return effect.bonus ? 'PU-EVENT-12' : 'PU-EVENT-13';
  }
  return undefined;
}

/** What the choices of one rule alone have to obey. */
const RULE_OF: Partial<Record<PuChoice['do'], string>> = {
  impact: 'PU-EVENT-17',
  'destroy-rover': 'PU-EVENT-22',
  'destroy-lifepod': 'PU-EVENT-24',
  peek: 'PU-EVENT-25',
  boost: 'PU-EVENT-25',
  'discard-objective': 'PU-EVENT-35',
  'remove-stack': 'PU-EVENT-36',
  'lose-lifepod': 'PU-EVENT-40',
  'clear-line': 'PU-CIV-17',
  blast: 'PU-CIV-18',
};
