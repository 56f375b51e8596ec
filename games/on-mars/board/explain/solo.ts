import { SOLO_CARDS } from '../../data/index.ts';
import { requirements } from '../../rules/scoring.ts';
import { lacerdasTurn } from '../lacerda/reasons.ts';
import { nameOf } from '../table.tsx';
import { type Explain, said } from './said.ts';

const soloCard: Explain = (_, facts) => {
  const { view, text } = facts;
  const shown = SOLO_CARDS[view.soloCard];
  return said(
    facts,
    text.soloCard,
    [
      shown === undefined ? undefined : shown.travels ? text.travels : text.stays,
      text.soloDeck(view.soloDeck.length, view.pass),
    ],
    'OM-LACA-01',
  );
};

const soloGoal: Explain = (_, facts) =>
  said(
    facts,
    facts.text.game.names.soloGoals[facts.view.rules.soloGoal],
    requirements(facts.view).map(
      ({ what, have, needed }) => `${facts.text.game.names.requirements[what]}: ${have} / ${needed}`,
    ),
    'OM-SGOAL-01',
  );

const soloReasons: Explain = (_, facts) =>
  said(
    facts,
    facts.text.why,
    lacerdasTurn(facts.heard ?? []).map((event) => facts.words.event(event, (seat) => nameOf(facts, seat))),
    'OM-LACA-01',
  );

/** What belongs to a game against Lacerda. */
export const SOLO: Readonly<Record<string, Explain>> = {
  'solo-card': soloCard,
  'solo-goal': soloGoal,
  'solo-reasons': soloReasons,
};
