import type { Explanation } from '@orrery/board';
import { capital } from '@orrery/kernel';
import {
  ADVANCED,
  ADVANCED_MODULE,
  ADVANCED_ROUND_SP,
  type AdvancedId,
  BUILD_SP,
  EXTRACTIONS,
  MODULES,
  RECYCLING_OPTIONS,
  SELECTION_BONUSES,
  type SelectionId,
  TRACK_TOP,
  TRACK_TOP_SP,
  type TrackId,
} from '../../data/index.ts';
import { advancedNumber, bonusNumber } from '../../rules/choices.ts';
import { NONE } from '../../rules/state.ts';
import { sayEffect } from '../../text/say.ts';
import { nameOf } from '../scene.ts';
import { type Asked, type Explains, plain } from './plain.ts';

function plate(asked: Asked): Explanation {
  const { facts, rest } = asked;
  const { view, text: t } = facts;
  const track = rest[0] as TrackId;
  const level = Number(rest[1]);
  const what =
    level === TRACK_TOP
      ? t.say.trackTop(TRACK_TOP_SP)
      : track === 'extraction'
        ? t.game.exchange(
            sayEffect(t.game, { iron: EXTRACTIONS[level - 1].iron }),
            sayEffect(t.game, {
              ...EXTRACTIONS[level - 1].gain,
              co2Up: EXTRACTIONS[level - 1].co2Up,
              waste: EXTRACTIONS[level - 1].waste,
            }),
          )
        : level > RECYCLING_OPTIONS.length
          ? t.say.joined
          : t.game.exchange(
              sayEffect(t.game, RECYCLING_OPTIONS[level - 1].cost),
              sayEffect(t.game, RECYCLING_OPTIONS[level - 1].gain),
            );
  const reached = view.players.flatMap((p, seat) => (p[track] >= level ? [nameOf(facts, seat)] : []));
  return plain(
    t.say.plate(capital(t.game.names.tracks[track]), level),
    track === 'extraction' ? 'LM-IND-01' : 'LM-REC-01',
    capital(what),
    reached.length > 0 && t.say.reached(reached.join(', ')),
  );
}

/** Research and building. */
export const ofResearch: Explains = {
  plate,
  bonus: ({ facts, rest }) => {
    const { view, text: t } = facts;
    const bonus = bonusNumber[rest[0] as SelectionId];
    const taker = view.selected[bonus];
    const what = capital(sayEffect(t.game, SELECTION_BONUSES[bonus].effect));
    return plain(
      t.say.bonus,
      'LM-LAB-14',
      what,
      taker === NONE ? t.say.bonusFree : t.say.takenBy(nameOf(facts, taker)),
    );
  },
  advanced: ({ facts: { view, text: t }, rest }) => {
    const id = rest[0] as AdvancedId;
    const points = BUILD_SP[view.built.length];
    const module = MODULES[ADVANCED_MODULE[advancedNumber[id]]];
    return plain(
      capital(t.game.names.advanced[id]),
      'LM-LAB-06',
      capital(t.game.names.advancedEffects[id]),
      t.say.replaces(`${ADVANCED[advancedNumber[id]].module} ${capital(t.game.names.modules[module.id])}`),
      points !== undefined && t.say.buildFor(points, ADVANCED_ROUND_SP),
    );
  },
  'build-track': ({ facts: { view, text: t } }) => {
    const points = BUILD_SP[view.built.length];
    return plain(
      t.build,
      'LM-LAB-06',
      points === undefined ? t.say.buildFull : t.say.buildFor(points, ADVANCED_ROUND_SP),
    );
  },
};
