import { countBits } from '@orrery/kernel';
import { ARRIVAL, MISSION_CARDS, MISSIONS, REWARDS, SIDES } from '../../data/index.ts';
import { advancedCount } from '../../rules/lss.ts';
import type { OnMarsState } from '../../rules/state.ts';
import { buildingName } from '../../text/say.ts';
import { nameOf } from '../table.tsx';
import { type Explain, said } from './said.ts';

/** What each player has done for a Mission, by its number. */
const SHARE: readonly ((view: OnMarsState, seat: number) => number)[] = [
  ({ players }, seat) => countBits(players[seat].research),
  ({ cardOwner }, seat) => cardOwner.filter((owner) => owner === seat).length,
  (view, seat) => advancedCount(view, seat),
  ({ players }, seat) => Math.max(0, players[seat].bots.length - 1),
  ({ players }, seat) => countBits(players[seat].discoveries),
  ({ players }, seat) => Math.max(0, players[seat].tech.filter((at) => at >= 0).length - 1),
  ({ players }, seat) => countBits(players[seat].progress),
  ({ scientistOwner }, seat) => scientistOwner.filter((owner) => owner === seat).length,
  ({ contractOwner, contractsDone }, seat) =>
    contractOwner.filter((owner, i) => owner === seat && ((contractsDone >> i) & 1) === 1).length,
];

const space: Explain = (which, facts) => {
  const { view, text, words } = facts;
  const number = Number(which);
  const who = view.players.findIndex((player) => player.space === number);
  const bonus = text.game.names.spaces[number];
  return said(
    facts,
    text.tips.space(number, text.game.names.sides[SIDES[number > 4 ? 1 : 0]]),
    [
      text.tips.bonus(bonus),
      who < 0 ? undefined : text.tips.standsHere(nameOf(facts, who), view.players[who].standing),
      words.rules['OM-ROUND-02'],
    ],
    number > 4 ? 'OM-TORD-03' : 'OM-TORD-02',
  );
};

const shuttle: Explain = (_, facts) => {
  const { view, text } = facts;
  const side = text.game.names.sides[SIDES[view.shuttleSide]];
  return said(
    facts,
    text.tips.shuttle,
    [text.tips.shuttleAt(side, view.shuttleSpace), text.tips.arrives(ARRIVAL[view.level])],
    'OM-SHUT-02',
    'OM-SHUT-04',
    'OM-SHUT-05',
  );
};

const way: Explain = (which, facts) => {
  const [side, number] = which.split(' ');
  const { text } = facts;
  return said(
    facts,
    text.tips.way(text.game.names.sides[side as 'orbit'], Number(number)),
    [],
    number === '1' ? 'OM-SHUT-02' : 'OM-SHUT-01',
  );
};

const tube: Explain = (which, facts) => {
  const { view, text } = facts;
  const column = Number(which);
  const row = view.lss[column];
  const isBehind = row < view.level + 1;
  return said(
    facts,
    text.tips.tube(buildingName(text.game, column + 1), row),
    [
      text.tips.reward(text.game.names.rewards[REWARDS[view.rewards[column]]]),
      isBehind ? text.tips.scores : text.tips.scoresNot,
    ],
    'OM-LSS-03',
    'OM-LSS-06',
  );
};

const level: Explain = (_, facts) => {
  const { view, text } = facts;
  return said(facts, text.tips.level(view.level), [text.tips.due(view.level + 1)], 'OM-LEVEL-01', 'OM-LEVEL-11');
};

const mission: Explain = (which, facts) => {
  const { view, text } = facts;
  const number = view.missions[Number(which)];
  const { crystals } = MISSION_CARDS[number];
  const shares = view.players.map((_, seat) => `${nameOf(facts, seat)} ${SHARE[number](view, seat)}`).join(', ');
  return said(
    facts,
    text.game.names.missions[MISSIONS[number]],
    [text.tips.missionLeft(Math.max(0, view.trackers[Number(which)]), crystals), shares],
    'OM-MISS-01',
  );
};

const end: Explain = (_, facts) => {
  const { view, text } = facts;
  return said(
    facts,
    text.tips.end,
    [text.toTheEnd(Math.max(0, view.remaining)), view.ending ? text.lastRound(view.lastRound) : undefined],
    view.rules.spaceOddity ? 'OM-ODD-01' : 'OM-END-03',
    'OM-LEVEL-11',
    'OM-END-06',
  );
};

const first: Explain = (_, facts) => said(facts, facts.text.tips.waitingRovers, [], 'OM-ROVER-01');
const rover: Explain = (_, facts) =>
  said(facts, facts.text.game.choices.rover, [], 'OM-ROVER-02', 'OM-ROVER-03', 'OM-ROVER-08');
const bot: Explain = (_, facts) => said(facts, facts.text.game.choices.bot, [], 'OM-BOT-04', 'OM-BOT-01', 'OM-BOT-02');

/** The table everybody shares: turn order, the Shuttle, life support, Missions, the end. */
export const TABLE: Readonly<Record<string, Explain>> = {
  space,
  shuttle,
  way,
  tube,
  level,
  mission,
  'the-end': end,
  'first-mine': first,
  rover,
  bot,
};
