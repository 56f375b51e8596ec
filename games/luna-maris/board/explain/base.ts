import type { Explanation } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { FIELDS, type ModuleLetter, moduleOfLetter, NEIGHBOURS, PASS_BONUS, ROUNDS } from '../../data/index.ts';
import { fieldNumber } from '../../rules/choices.ts';
import { largestGroup, probeSp } from '../../rules/round.ts';
import { ironProbes, titaniumProbes } from '../../rules/stores.ts';
import { sayEffect } from '../../text/say.ts';
import { ownerOf, roundEndOf } from '../reading.ts';
import { nameOf, ownSeat } from '../scene.ts';
import { outlook } from '../station/outlook.ts';
import { explainModule } from './module.ts';
import { type Asked, type Explains, everyone, plain } from './plain.ts';

function hex(asked: Asked): Explanation {
  const { facts, rest } = asked;
  const { view, text: t } = facts;
  const p = view.players[ownSeat(facts)];
  const field = fieldNumber[rest[0] as (typeof FIELDS)[number]['id']];
  const owner = ownerOf(view, field);
  const grown = p.fields | (1 << field);
  return plain(
    t.say.field(t.game.names.kinds[FIELDS[field].ore]),
    'LM-AIR-04',
    owner >= 0
      ? t.say.probeOf(
          nameOf(facts, owner),
          largestGroup(view.players[owner].fields),
          probeSp(view.players[owner].fields),
        )
      : (NEIGHBOURS[field] & p.fields) === 0
        ? t.say.fieldFree
        : t.say.wouldLink(largestGroup(grown), probeSp(grown)),
    t.say.mining(sayEffect(t.game, { iron: ironProbes(p), titanium: titaniumProbes(p) })),
  );
}

function roundEnd(asked: Asked): Explanation {
  const { facts } = asked;
  const { text: t } = facts;
  const rows = roundEndOf(facts.view);
  return plain(
    t.roundEnd,
    'LM-CLEAN-13',
    ...rows.map(({ probes, rank, built, total }, seat) =>
      t.say.roundEnd(nameOf(facts, seat), probes, rank, built, total),
    ),
  );
}

/** The base, the mine, the sky over them, and what is decided without a thing of its own. */
export const ofBase: Explains = {
  module: ({ facts, rest }) => explainModule(facts, moduleOfLetter(rest[0] as ModuleLetter)),
  hex,
  co2: (asked) => {
    const { text: t } = asked.facts;
    return plain(
      t.say.co2(Number(asked.rest[0])),
      'LM-IND-07',
      t.say.co2Why,
      everyone(asked, (seat) => `${asked.facts.view.players[seat].co2}`),
    );
  },
  power: ({ facts: { text: t } }) => plain(capital(t.game.names.modules['power-plant']), 'LM-POW-01', t.rooms.D),
  harvest: ({ facts: { text: t } }) => plain(capital(t.game.names.modules.greenhouse), 'LM-GRN-02', t.rooms.J),
  pass: ({ facts: { view, text: t } }) => {
    const bonus = view.round < ROUNDS ? PASS_BONUS[view.nextOrder.length] : {};
    return plain(
      t.game.choice.pass,
      'LM-PASS-04',
      t.say.pass(view.nextOrder.length + 1),
      t.say.passBonus(sayEffect(t.game, bonus ?? {})),
    );
  },
  supper: ({ facts: { text: t } }) => plain(t.supper, 'LM-FEED-01', t.say.supper, t.say.supperHungry),
  done: ({ facts: { text: t } }) => plain(t.done, undefined, t.say.done),
  round: ({ facts: { view, text: t } }) => plain(t.say.round(view.round, ROUNDS), undefined, t.say.rounds),
  'turn-order': (asked) =>
    plain(
      asked.facts.text.turnOrder,
      'LM-PASS-04',
      asked.facts.view.order.map((seat) => nameOf(asked.facts, seat)).join(', '),
    ),
  'round-end': roundEnd,
  automaton: ({ facts }) => plain(facts.text.game.automaton, 'LM-SOLO-08', ...outlook(facts), facts.text.say.automaton),
};
