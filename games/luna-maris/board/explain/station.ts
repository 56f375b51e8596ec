import { capital } from '@orrery/kernel';
import { EQUIPMENT, type EquipmentId, PROBE_BONUS, ROUNDS } from '../../data/index.ts';
import { wasteSp } from '../../rules/scoring.ts';
import { NONE } from '../../rules/state.ts';
import { sayEffect } from '../../text/say.ts';
import { comingWaste } from '../reading.ts';
import { type Explains, plain } from './plain.ts';

/** A station: its stores, its belt, its tiles. */
export const ofStation: Explains = {
  depot: ({ facts: { text: t }, rest }) =>
    plain(t.say.depot, 'LM-DEPOT-03', t.say.depotWhy(t.game.names.kinds[rest[0] as 'iron'])),
  belt: ({ facts: { view, text: t }, rest, p }) =>
    rest[0] === 'left'
      ? plain(t.say.beltLeft, 'LM-DATA-18', t.game.sheet.ore(p.ironLeft, p.titaniumLeft), t.say.beltLeftWhy)
      : plain(
          t.say.beltRight,
          'LM-ROUND-03',
          t.game.sheet.ore(p.ironRight, p.titaniumRight),
          view.round < ROUNDS ? t.say.beltRightWhy : t.say.noMoreProduction,
        ),
  tile: ({ facts: { text: t }, rest }) => {
    const id = rest[0] as EquipmentId;
    return plain(
      capital(t.game.names.equipment[id]),
      'LM-EQUIP-07',
      capital(t.game.names.equipmentEffects[id]),
      t.say.tileOnce,
    );
  },
  equipment: ({ facts: { text: t }, p }) => {
    if (p.equipment === NONE) return undefined;
    const { id } = EQUIPMENT[p.equipment];
    return plain(
      capital(t.game.names.equipment[id]),
      'LM-EQUIP-07',
      capital(t.game.names.equipmentEffects[id]),
      p.ready ? t.say.tileReady : t.say.tileUsed,
    );
  },
  store: ({ facts: { text: t }, rest, p }) =>
    plain(
      capital(t.game.names.kinds[rest[0] as 'energy']),
      undefined,
      t.say.store(p[rest[0] as 'energy']),
      t.say.overflow,
    ),
  oxygen: ({ facts: { text: t }, p }) => plain(t.say.oxygen, 'LM-MOVE-03', t.say.air(p.o2, p.stress), t.say.stress),
  waste: ({ facts: { view, text: t }, p }) => {
    const coming = comingWaste(view, p);
    return plain(
      t.say.waste,
      undefined,
      t.say.wasteNow(p.waste, wasteSp(p.waste)),
      coming > 0 && t.say.wasteComing(coming),
      t.say.wasteHarm,
    );
  },
  probe: ({ facts: { text: t }, rest }) =>
    plain(t.say.probe, 'LM-AIR-03', t.say.probeBonus(sayEffect(t.game, PROBE_BONUS[Number(rest[0])]))),
  pay: ({ facts: { text: t } }) => plain(t.say.payment, 'LM-DATA-18', t.payHint),
};
