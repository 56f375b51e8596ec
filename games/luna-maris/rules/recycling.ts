import {
  ADV_RECYCLING,
  EQUIPMENT,
  JOINED_OPTION_LEVEL,
  PLASMA_RECYCLER,
  RECYCLING,
  RECYCLING_OPTIONS,
} from '../data/index.ts';
import { hasReady, isAdvanced, type ModuleAction, useEquipment, whyNotEquipment } from './action.ts';
import type { Chapter } from './chapter.ts';
import { type ChoiceOf, type LunaChoice, RECYCLE, type RecycleOption } from './choices.ts';
import { gain } from './effects.ts';
import { ask, type LunaState } from './state.ts';
import { changeSp, gainEnergy, gainOre, gainWater, removeWaste } from './stores.ts';

// Module A: waste becomes iron, energy or water, as far as sustainability allows.

/** Options by letter as bits of a set: a, b, c, and e with the plasma recycler. */
const BIT: Readonly<Record<RecycleOption, number>> = { a: 1, b: 2, c: 4, d: 0, e: 8 };

/** Adds the single options outside `used` that leave `spare` waste for another one. */
function listParts(s: LunaState, seat: number, used: number, spare: number, out: LunaChoice[]): void {
  const p = s.players[seat];
  if (p.waste <= spare) return;
  if ((used & BIT.a) === 0) {
    out.push(RECYCLE.a);
    if (p.waste >= ADV_RECYCLING.maxWasteA + spare && isAdvanced(s, RECYCLING)) out.push(RECYCLE.a2);
  }
  if ((used & BIT.b) === 0 && p.sustainability >= 2) out.push(RECYCLE.b);
  if ((used & BIT.c) === 0 && p.sustainability >= 3) out.push(RECYCLE.c);
  if ((used & BIT.e) === 0 && hasReady(p, PLASMA_RECYCLER)) out.push(RECYCLE.e);
}

function perform(s: LunaState, seat: number, choice: ChoiceOf<'recycle'>): void {
  const advanced = isAdvanced(s, RECYCLING);
  const waste = choice.waste ?? 1;
  removeWaste(s, seat, waste);
  switch (choice.option) {
    case 'a':
      gainOre(s, seat, waste, 0);
      break;
    case 'b':
      gainEnergy(s, seat, advanced ? ADV_RECYCLING.energyB : (RECYCLING_OPTIONS[1].gain.energy ?? 0));
      break;
    case 'c':
      gainWater(s, seat, advanced ? ADV_RECYCLING.waterC : (RECYCLING_OPTIONS[2].gain.water ?? 0));
      break;
    case 'e':
      useEquipment(s, seat);
      gain(s, seat, EQUIPMENT[PLASMA_RECYCLER].effect.gain);
  }
}

function whyNot(s: LunaState, seat: number, choice: LunaChoice, used: number, spare: number): string | undefined {
  if (choice.do !== 'recycle') return undefined;
  const p = s.players[seat];
  const needs = { a: 1, b: 2, c: 3, d: JOINED_OPTION_LEVEL, e: 1 }[choice.option];
  if (needs === undefined) return undefined;
  if (p.sustainability < needs) return 'LM-REC-01';
  if (choice.option === 'e' && !hasReady(p, PLASMA_RECYCLER)) return whyNotEquipment(p, PLASMA_RECYCLER);
  // The joined option is no part of itself.
  const inside = used !== 0 || spare > 0;
  if ((used & BIT[choice.option]) !== 0 || (inside && choice.option === 'd')) return 'LM-REC-05';
  if (choice.waste !== undefined && !isAdvanced(s, RECYCLING)) return 'LM-REC-02';
  return spare > 0 || choice.option === 'd' ? 'LM-REC-08' : 'LM-REC-07';
}

export const recycling: ModuleAction = {
  list(s, seat, out) {
    listParts(s, seat, 0, 0, out);
    const p = s.players[seat];
    // LM-REC-08: the joined option needs waste for both parts.
    if (p.sustainability >= JOINED_OPTION_LEVEL && p.waste >= 2) out.push(RECYCLE.d);
  },
  pay() {},
  resolve(s, seat, choice) {
    if (choice.do !== 'recycle') return;
    // LM-ADV-06: once for a main action, also for the joined one.
    if (isAdvanced(s, RECYCLING)) changeSp(s, seat, ADV_RECYCLING.sp);
    if (choice.option === 'd') ask(s, seat, { step: 'recycle-part', used: 0, left: 2 });
    else perform(s, seat, choice);
  },
  whyNot: (s, seat, choice) => whyNot(s, seat, choice, 0, 0),
};

export const recyclingSteps: Chapter<'recycle-part'> = {
  'recycle-part': {
    options(s, seat, frame) {
      const out: LunaChoice[] = [];
      listParts(s, seat, frame.used, frame.left - 1, out);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do !== 'recycle') return;
      const used = frame.used | BIT[choice.option];
      if (frame.left > 1) ask(s, seat, { step: 'recycle-part', used, left: frame.left - 1 });
      perform(s, seat, choice);
    },
    whyNot(s, seat, choice, frame) {
      const rule = whyNot(s, seat, choice, frame.used, frame.left - 1);
      return rule === undefined ? undefined : { rule };
    },
  },
};
