import { AIRLOCK, EXOSUIT, FIELDS, PROBE_BONUS, PROBE_SLOTS, STRESS_MIN } from '../data/index.ts';
import { hasReady, isAdvanced, type ModuleAction, useEquipment, whyNotEquipment } from './action.ts';
import type { Chapter } from './chapter.ts';
import { FIELD, fieldNumber, INSTALL_CHOICE, INSTALL_EQUIPPED, type LunaChoice } from './choices.ts';
import { gain } from './effects.ts';
import { told, voice } from './events.ts';
import { ask, type LunaState } from './state.ts';
import { moveStress } from './stores.ts';

// Module G: probes go out onto the mine map.

export function takenFields(s: LunaState): number {
  let taken = 0;
  for (const p of s.players) taken |= p.fields;
  return taken;
}

export function placeProbe(s: LunaState, player: number, field: number): void {
  const p = s.players[player];
  p.probes--;
  p.fields |= 1 << field;
  voice.tell?.({ event: 'probe', seat: told(s, player), field: FIELDS[field].id });
}

export const airlock: ModuleAction = {
  list(s, seat, out) {
    const p = s.players[seat];
    if (p.probes === 0) return;
    const advanced = isAdvanced(s, AIRLOCK);
    if (advanced || p.stress > STRESS_MIN) out.push(INSTALL_CHOICE);
    // LM-ADV-11: with the advanced airlock the suit would change nothing.
    if (!advanced && hasReady(p, EXOSUIT)) out.push(INSTALL_EQUIPPED);
  },
  pay(s, seat, choice) {
    if (choice.do === 'install' && choice.equipment) useEquipment(s, seat);
  },
  resolve(s, seat, choice) {
    if (choice.do !== 'install') return;
    if (!choice.equipment && !isAdvanced(s, AIRLOCK)) moveStress(s, seat, -1);
    ask(s, seat, { step: 'field' });
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'install') return undefined;
    const p = s.players[seat];
    if (p.probes === 0) return 'LM-AIR-06';
    if (!choice.equipment) return 'LM-AIR-02';
    return whyNotEquipment(p, EXOSUIT) ?? 'LM-ADV-11';
  },
};

export const airlockSteps: Chapter<'field'> = {
  field: {
    options(s) {
      const taken = takenFields(s);
      const out: LunaChoice[] = [];
      for (let field = 0; field < FIELDS.length; field++) if ((taken & (1 << field)) === 0) out.push(FIELD[field]);
      return out;
    },
    take(s, seat, choice) {
      if (choice.do !== 'field') return;
      // LM-AIR-03: the topmost probe goes first, and its slot gives the bonus.
      const slot = PROBE_SLOTS - s.players[seat].probes;
      placeProbe(s, seat, fieldNumber[choice.field]);
      gain(s, seat, PROBE_BONUS[slot]);
    },
    whyNot: (_, __, choice) => (choice.do === 'field' ? { rule: 'LM-AIR-04' } : undefined),
  },
};
