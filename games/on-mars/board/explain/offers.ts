import {
  ACTIONS,
  type ActionName,
  ANY,
  BLUEPRINT_POINTS,
  BLUEPRINTS,
  BUILD_COST,
  BUILDINGS,
  CONTRACTS,
  DISCOVERIES,
  GOODS,
  GRID_SPACES,
  MINE,
  numberOf,
  PLAYER,
  RED_ACTIONS,
  SCIENTIST_POINTS,
  SCIENTISTS,
  SHELTER,
  STACK_SIZE,
} from '../../data/index.ts';
import { placementCost } from '../../rules/placement.ts';
import { CONTRACT } from '../../rules/state.ts';
import { buildingName, contractName, goodName, techName } from '../../text/say.ts';
import { type Facts, nameOf } from '../table.tsx';
import { type Explain, said, whyClosed } from './said.ts';

const RULES: Readonly<Record<ActionName, readonly string[]>> = {
  'obtain-blueprint': ['OM-BLUE-01', 'OM-BLUE-05'],
  'research-development': ['OM-RND-01', 'OM-RND-08'],
  'construct-building': ['OM-BUILD-02', 'OM-BOT-04'],
  'upgrade-building': ['OM-UPGR-01', 'OM-UPGR-05'],
  'hire-or-contract': ['OM-HIRE-01', 'OM-HIRE-03'],
  'learn-technology': ['OM-TECH-01', 'OM-TECH-06'],
  resupply: ['OM-SUPPLY-01', 'OM-SUPPLY-02'],
  'landing-pod': ['OM-POD-02'],
  'control-center': ['OM-CTRL-01', 'OM-CTRL-04'],
  'welcome-ship': ['OM-SHIP-01', 'OM-SHIP-02', 'OM-SHIP-03'],
};

const action: Explain = (which, facts, seat) => {
  const { view, text } = facts;
  const number = numberOf(ACTIONS, which);
  const name = ACTIONS[number];
  const cost = number < RED_ACTIONS ? placementCost(view, seat, number) : 0;
  return said(
    facts,
    text.game.names.actions[name],
    [whyClosed(facts, { do: 'main', action: name }), cost > 0 ? text.tips.placeCosts(cost) : undefined],
    ...RULES[name],
  );
};

const slots: Explain = (which, facts) => {
  const { view, text } = facts;
  const number = numberOf(ACTIONS, which);
  const here = view.players.flatMap(({ slots: own }, seat) =>
    own[number] > 0 ? [`${nameOf(facts, seat)} ${own[number]}`] : [],
  );
  return said(
    facts,
    text.tips.slots(text.game.names.actions[ACTIONS[number]]),
    [here.join(', ') || text.tips.nobody],
    view.rules.players > 2 ? 'OM-PLACE-01' : 'OM-PLACE-02',
    'OM-PLACE-04',
  );
};

const stack: Explain = (which, facts, seat) => {
  const { view, text } = facts;
  const type = numberOf(BUILDINGS, which);
  const left = type === SHELTER ? PLAYER.shelters - view.players[seat].shelters : STACK_SIZE - view.built[type];
  const price = type === MINE ? text.game.choices.colonists(1) : `1 ${goodName(text.game, BUILD_COST[type])}`;
  return said(
    facts,
    buildingName(text.game, type),
    [text.tips.costs(price), text.tilesLeft(left)],
    'OM-BUILD-01',
    'OM-BUILD-02',
  );
};

const offer: Explain = (which, facts) => {
  const { text } = facts;
  const card = BLUEPRINTS.findIndex(({ id }) => id === which);
  const [name, does] = text.game.names.blueprints[card];
  const { level, building } = BLUEPRINTS[card];
  return said(
    facts,
    name,
    [
      text.tips.blueprint(buildingName(text.game, building), level),
      `${does}.`,
      text.tips.worth(BLUEPRINT_POINTS[level]),
      whyClosed(facts, { do: 'blueprint', card: which }),
    ],
    'OM-BLUE-06',
  );
};

const blueprintDeck: Explain = (_, facts) =>
  said(facts, facts.text.deck(facts.view.blueprintDeck.length), [], 'OM-LEVEL-03', 'OM-LEVEL-04');

const grid: Explain = (which, facts) => {
  const { view, text } = facts;
  const spot = numberOf(GRID_SPACES, which);
  const tech = view.grid[spot];
  const row = spot < 2 ? 0 : spot < 5 ? 1 : 2;
  const price = text.tips.costs(text.game.names.gridRows[row]);
  if (tech < 0) return said(facts, text.tips.emptySpace, [price], 'OM-TECH-07');
  return said(facts, techName(text.game, tech), [price, text.tips.tech[tech]], 'OM-TECH-01', 'OM-TECH-04');
};

const shelf: Explain = (which, facts) => {
  const { view, text } = facts;
  const good = numberOf(GOODS, which);
  return said(
    facts,
    text.tips.shelf(goodName(text.game, good), view.warehouse[good]),
    [whyClosed(facts, { do: 'take', good: GOODS[good] })],
    'OM-SUPPLY-06',
    'OM-SUPPLY-03',
  );
};

const exploration: Explain = (which, facts) => {
  const { view, text } = facts;
  const tile = view.exploration[Number(which)];
  return said(
    facts,
    text.exploration,
    [DISCOVERIES[tile] === undefined ? text.tips.emptySpace : text.game.names.discoveries[tile]],
    'OM-TRAVC-01',
    'OM-DISC-12',
  );
};

export function contractLines(facts: Facts, contract: number): (string | undefined)[] {
  const { points, penalty } = CONTRACTS[contract];
  return [facts.text.tips.contractWorth(points, penalty)];
}

export function scientistLines({ text }: Facts, scientist: number): string[] {
  const { scores, goods, n } = SCIENTISTS[scientist];
  const price = goods === ANY ? text.game.choices.colonists(n) : `${n} ${goodName(text.game, goods, n)}`;
  return [
    text.tips.costs(price),
    text.tips.worksIn(buildingName(text.game, scientist)),
    text.tips.scoresFor(SCIENTIST_POINTS, buildingName(text.game, scores)),
  ];
}

const display: Explain = (which, facts) => {
  const { view, text } = facts;
  const card = view.display[Number(which)];
  if (card < 0) return said(facts, text.tips.emptySpace, [], 'OM-HIRE-07');
  if (card < CONTRACT)
    return said(facts, text.game.names.scientists[card], scientistLines(facts, card), 'OM-SCI-01', 'OM-HIRE-02');
  return said(
    facts,
    contractName(text.game, card - CONTRACT),
    contractLines(facts, card - CONTRACT),
    'OM-HIRE-03',
    'OM-CONTR-05',
  );
};

const deck: Explain = (which, facts) => {
  const contract = CONTRACTS.findIndex(({ id }) => id === which);
  return said(facts, contractName(facts.text.game, contract), contractLines(facts, contract), 'OM-HIRE-07');
};

/** What the two sides offer: actions and the stock that lies in them. */
export const OFFERS: Readonly<Record<string, Explain>> = {
  action,
  slots,
  stack,
  offer,
  'blueprint-deck': blueprintDeck,
  grid,
  shelf,
  exploration,
  display,
  deck,
};
