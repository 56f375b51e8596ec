import { countBits } from '@orrery/kernel';
import {
  A_CARDS,
  B_REWARDS,
  BLUEPRINT_POINTS,
  BLUEPRINTS,
  CONTRACTS,
  DEPOT,
  GOALS,
  GOODS,
  LAB,
  LAB_SPACES,
  numberOf,
  PLAYER,
  SCIENTISTS,
  TASKS,
  TECH_POINTS,
  TECHS,
} from '../../data/index.ts';
import { countFor } from '../../rules/goals.ts';
import { crystalRoom, quartersRoom, storageRoom } from '../../rules/goods.ts';
import { scoreRows } from '../../rules/scoring.ts';
import { levelOf } from '../../rules/technology.ts';
import { advancedCost } from '../../rules/turn.ts';
import { buildingName, contractName, goodName, hexName, techName } from '../../text/say.ts';
import { nameOf, seatOf } from '../table.tsx';
import { contractLines, scientistLines } from './offers.ts';
import { type Explain, said, whyClosed } from './said.ts';

const base: Explain = (which, facts) => {
  const { view, text, words } = facts;
  const seat = Number(which);
  const rows = scoreRows(view, seat).map(({ row, points }) => `${words.scoreRows[row] ?? row}: ${points}`);
  return said(facts, text.baseOf(nameOf(facts, seat)), rows);
};

const quarters: Explain = (_, facts, seat) => {
  const player = facts.view.players[seat];
  return said(
    facts,
    facts.text.quarters,
    [facts.text.ofMany(player.quarters, quartersRoom(player)), facts.text.supply(player.supply)],
    'OM-TERM-04',
    'OM-SCORE-04',
    'OM-TURN-12',
  );
};
const working: Explain = (_, facts) => said(facts, facts.text.working, [], 'OM-TRAVC-04', 'OM-TRAVO-03');

const tank: Explain = (which, facts, seat) => {
  const player = facts.view.players[seat];
  const good = numberOf(GOODS, which);
  return said(
    facts,
    goodName(facts.text.game, good),
    [facts.text.ofMany(player.storage[good], storageRoom(player))],
    'OM-TERM-03',
    ...(good === 0 ? ['OM-TERM-07'] : ['OM-TERM-02']),
  );
};

const crystals: Explain = (_, facts, seat) => {
  const player = facts.view.players[seat];
  const lost = Math.max(0, player.below - crystalRoom(player));
  return said(
    facts,
    facts.text.depot,
    [facts.text.crystals(player.crystals, player.below, lost)],
    'OM-CRYST-01',
    'OM-CRYST-02',
    'OM-CRYST-03',
  );
};

const bay: Explain = (which, facts, seat) => {
  const { view, text } = facts;
  const slot = Number(which);
  const isShip = slot <= 5 && ((view.players[seat].ships >> (slot - 1)) & 1) === 1;
  const closed = seat === seatOf(facts) ? whyClosed(facts, { do: 'executive', slot }) : undefined;
  return said(
    facts,
    text.game.names.executive[slot],
    [text.tips.executive(DEPOT[slot].cost), closed],
    ...(isShip
      ? ['OM-EXEC-01', 'OM-SHIP-07']
      : slot === 8
        ? ['OM-EXEC-10', 'OM-SCI-01']
        : ['OM-EXEC-02', 'OM-TURN-03']),
  );
};

const hangar: Explain = (_, facts, seat) =>
  said(facts, facts.text.hangar, [facts.text.tips.ships(facts.view.players[seat].hangar)], 'OM-SCORE-03', 'OM-SHUT-05');

const lab: Explain = (which, facts) => {
  const { text } = facts;
  const space = numberOf(LAB_SPACES, which);
  return said(
    facts,
    `${text.laboratory}: ${text.game.names.lab[LAB_SPACES[space]]}`,
    [text.tips.labPoints(TECH_POINTS[LAB[space].level])],
    'OM-RND-03',
    'OM-RND-04',
  );
};

const tech: Explain = (which, facts, seat) => {
  const { view, text } = facts;
  const number = numberOf(TECHS, which);
  const level = levelOf(view.players[seat], number);
  return said(
    facts,
    techName(text.game, number),
    [text.tips.techOf(nameOf(facts, seat), level), text.tips.tech[number]],
    'OM-USE-01',
    'OM-USE-06',
  );
};

const card: Explain = (which, facts) => {
  const { view, text } = facts;
  const number = BLUEPRINTS.findIndex(({ id }) => id === which);
  const [name, does] = text.game.names.blueprints[number];
  const { level, building } = BLUEPRINTS[number];
  const at = view.cardAt[number];
  const on = view.scientistOn.indexOf(number);
  const cost = at < 0 ? undefined : advancedCost(view, seatOf(facts), number, false);
  return said(
    facts,
    name,
    [
      text.tips.blueprint(buildingName(text.game, building), level),
      `${does}.`,
      at < 0 ? text.tips.unused(BLUEPRINT_POINTS[level]) : text.tips.usedAt(hexName(at), BLUEPRINT_POINTS[level]),
      cost === undefined ? undefined : text.tips.executive(cost),
      on < 0 ? undefined : text.tips.scientistHere(text.game.names.scientists[on]),
    ],
    at < 0 ? 'OM-UPGR-01' : 'OM-EXEC-10',
    ...(at < 0 && level === 3 ? ['OM-UPGR-02'] : []),
  );
};

const scientist: Explain = (which, facts) => {
  const { view, text } = facts;
  const number = SCIENTISTS.findIndex(({ id }) => id === which);
  const on = view.scientistOn[number];
  return said(
    facts,
    text.game.names.scientists[number],
    [
      ...scientistLines(facts, number).slice(1),
      on < 0 ? undefined : text.tips.worksOn(text.game.names.blueprints[on][0]),
    ],
    'OM-SCI-01',
    'OM-SCI-03',
  );
};

const contract: Explain = (which, facts) => {
  const number = CONTRACTS.findIndex(({ id }) => id === which);
  const isUpgrade = CONTRACTS[number].building >= 0;
  return said(
    facts,
    contractName(facts.text.game, number),
    contractLines(facts, number),
    isUpgrade ? 'OM-CONTR-04' : 'OM-CONTR-01',
  );
};

const goal: Explain = (which, facts, seat) => {
  const { view, text } = facts;
  const number = Number(which);
  if (number < 0) return said(facts, text.goals(1), [], 'OM-INFO-01');
  const [condition, reward] = text.game.names.goals[number];
  return said(
    facts,
    condition,
    [
      text.ofMany(Math.min(GOALS[number].n, countFor(view, seat, number)), GOALS[number].n),
      text.tips.rewards(reward, text.game.choices.developReward),
    ],
    'OM-GOAL-01',
    'OM-GOAL-06',
  );
};

const task: Explain = (which, facts, seat) => {
  const { view, text } = facts;
  if (which === 'first') {
    const { aCard } = view.players[seat];
    const types = aCard < 0 ? [] : A_CARDS[aCard].map((type) => buildingName(text.game, type));
    return said(facts, text.tips.firstCard, [types.join(', ')], 'OM-FC-05');
  }
  const number = numberOf(TASKS, which);
  if (number < 0) return said(facts, text.tasks, [], 'OM-INFO-08');
  return said(
    facts,
    text.game.names.tasks[TASKS[number]],
    [text.tips.gives(`1 ${goodName(text.game, B_REWARDS[number])}`)],
    'OM-FC-06',
    'OM-FC-07',
  );
};

const supply: Explain = (_, facts, seat) => {
  const { view, text } = facts;
  const player = view.players[seat];
  return said(
    facts,
    text.tips.supply,
    [
      text.tips.left(player.botSupply, PLAYER.shelters - player.shelters, player.markers),
      text.tips.gathered(countBits(player.research), countBits(player.discoveries), countBits(player.progress)),
    ],
    'OM-SCORE-02',
  );
};

const sockets: Explain = (_, facts) =>
  said(facts, `${facts.text.mainAction}, ${facts.text.executive}`, [], 'OM-TURN-01', 'OM-TURN-03');

/** Lines of the slip are said in full. */
const slip: Explain = () => undefined;

/** What lies on a base. */
export const BASE: Readonly<Record<string, Explain>> = {
  base,
  quarters,
  'working-area': working,
  tank,
  crystals,
  bay,
  hangar,
  lab,
  tech,
  card,
  scientist,
  contract,
  goal,
  task,
  supply,
  sockets,
  slip,
};
