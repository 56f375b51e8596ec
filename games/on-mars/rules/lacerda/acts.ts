import { pick, reveal, shuffle } from '@orrery/kernel';
import {
  ANY,
  COLONY,
  CONSTRUCT,
  CRYSTAL,
  type Effect,
  effect as effectOf,
  HIRE,
  LAB,
  LEARN,
  OBTAIN_BLUEPRINT,
  ORBIT_SPACES,
  RED_ACTIONS,
  RESEARCH,
  SHELTER,
  SHIPS,
  SOLO_CARDS,
  SPACES,
  START_MINE,
  UPGRADE,
  UPGRADE_TECH,
} from '../../data/index.ts';
import { takeBlueprint, upgrade } from '../blueprints.ts';
import { startBuilding } from '../build.ts';
import type { Chapter } from '../chapter.ts';
import { completeContract, isContractDone } from '../contracts.ts';
import { voice } from '../events.ts';
import { gain } from '../goods.ts';
import { distance } from '../hexes.ts';
import { fill, takeContract, takeScientist } from '../hiring.ts';
import { BOT_MISSION, contribute, lowerTracker } from '../missions.ts';
import { clearSlots, placementCost } from '../placement.ts';
import {
  CONTRACT,
  doNext,
  type Hex,
  type LacerdaAct,
  NONE,
  type OnMarsState,
  RESEARCH_TILES,
  sideOf,
  TILE,
  thenEffect,
} from '../state.ts';
import { develop, learn, levelOf } from '../technology.ts';
import { explorationSites, freeSpaces, placeDiscovery, takeSpace } from '../travel.ts';
import { bestLevel, useTech } from '../using.ts';
import {
  cardsToHire,
  chooseBlueprint,
  chooseDevelopment,
  chooseItem,
  chooseTech,
  chooseTile,
  chooseType,
  chooseUpgrade,
  HUMAN,
  LACERDA,
  type Site,
  shelterSites,
  sitesFor,
  upgradable,
} from './choices.ts';
import { moveLacerdasRover } from './rover.ts';

const SEQUENCE = 5;
/** [side][number on the card] -> the Main action. */
const CARD_ACTIONS: readonly (readonly number[])[] = [
  [NONE, OBTAIN_BLUEPRINT, LEARN, RESEARCH],
  [NONE, CONSTRUCT, UPGRADE, HIRE],
];
const ACT_OF: Readonly<Record<number, LacerdaAct>> = {
  [OBTAIN_BLUEPRINT]: 'blueprint',
  [LEARN]: 'learn',
  [RESEARCH]: 'develop-most',
  [CONSTRUCT]: 'construct',
  [UPGRADE]: 'upgrade',
  [HIRE]: 'hire',
};

function canAct(s: OnMarsState, action: number): boolean {
  const p = s.players[LACERDA];
  switch (action) {
    case OBTAIN_BLUEPRINT:
      return chooseBlueprint(s) !== NONE;
    case LEARN:
      return chooseTech(s) !== undefined;
    case RESEARCH:
      return chooseDevelopment(s, 1, false) !== undefined;
    case CONSTRUCT:
      return chooseType(s) !== NONE;
    case UPGRADE:
      return upgradable(s).length > 0;
    default:
      return p.slots[HIRE] === 0 && cardsToHire(s, p.crystals).length > 0;
  }
}

/** OM-SOLO-07 to 09, OM-LACG-05, OM-LACG-06. */
function playCard(s: OnMarsState): void {
  if (s.soloDeck.length === 0) {
    s.soloDeck = shuffle(s.random, s.soloDiscards);
    s.soloDiscards = [];
    s.pass++;
  }
  const card = s.soloDeck.pop() as number;
  reveal(s);
  s.soloCard = card;
  s.soloDiscards.push(card);
  const p = s.players[LACERDA];
  const action = CARD_ACTIONS[sideOf(p)][SOLO_CARDS[card].action];
  voice.tell?.({ event: 'solo-card', card, action, pass: s.pass });
  if (s.pass > 1) doNext(s, { step: 'lacerda', act: 'mission' });
  const cost = action < RED_ACTIONS ? placementCost(s, LACERDA, action) : 0;
  const affords = cost <= p.crystals;
  // What is left after the placement must still do for the action itself.
  p.crystals -= cost;
  const works = affords && canAct(s, action);
  p.crystals += cost;
  if (!works) {
    voice.tell?.({ event: 'lacerda-cannot', action, why: affords ? 'impossible' : 'cost' });
    return void doNext(s, { step: 'lacerda', act: 'rover' });
  }
  voice.tell?.({ event: 'action', seat: LACERDA, action });
  if (action < RED_ACTIONS) {
    clearSlots(s, action);
    p.slots[action]++;
    p.crystals -= cost;
    if (cost > 0) voice.tell?.({ event: 'paid', seat: LACERDA, good: CRYSTAL, n: cost });
  }
  doNext(s, { step: 'lacerda', act: ACT_OF[action] });
}

function construct(s: OnMarsState, type: number, sites: readonly Site[]): void {
  const site = pick(s.random, sites);
  startBuilding(s, LACERDA, type, site.at);
  if (site.needed === 0) return;
  const own = levelOf(s.players[LACERDA], type) >= site.needed;
  useTech(s, LACERDA, own ? LACERDA : HUMAN, type, 0);
}

function constructNext(s: OnMarsState): void {
  const type = chooseType(s);
  if (type === NONE) return;
  voice.tell?.({ event: 'lacerda-wants', type, from: s.lacerdaBot });
  construct(s, type, sitesFor(s, type));
  // OM-LACA-07.
  s.lacerdaBot = (type + 1) % SEQUENCE;
  voice.tell?.({ event: 'lacerda-bot', type: s.lacerdaBot });
}

function developOne(s: OnMarsState, sign: 1 | -1, free: boolean): void {
  const choice = chooseDevelopment(s, sign, free);
  if (choice === undefined) return;
  const [tech, to] = choice;
  if (!free && LAB[to].level === 6) {
    s.players[LACERDA].crystals--;
    voice.tell?.({ event: 'paid', seat: LACERDA, good: CRYSTAL, n: 1 });
  }
  develop(s, LACERDA, tech, to);
}

/** One upgrade, then as many more as `n` and the Tech allow; pieces in the way step aside in between. */
function upgradeBuildings(s: OnMarsState, n: number, tech: boolean): void {
  const choice = chooseUpgrade(s);
  if (choice === undefined) return;
  if (n > 1) thenEffect(s, LACERDA, effectOf('upgrade', { n: n - 1 }));
  else if (tech && upgradable(s).length > 1 && bestLevel(s, UPGRADE_TECH) > 0) {
    const owner = chooseTile(s, UPGRADE_TECH, upgradable(s).length - 1);
    useTech(s, LACERDA, owner, UPGRADE_TECH, 0);
    thenEffect(s, LACERDA, effectOf('upgrade', { n: levelOf(s.players[owner], UPGRADE_TECH) }));
  }
  upgrade(s, LACERDA, choice[0], choice[1]);
}

function hire(s: OnMarsState): void {
  const p = s.players[LACERDA];
  const cards = cardsToHire(s, p.crystals);
  if (cards.length === 0) return;
  const card = pick(s.random, cards);
  const slot = s.display.indexOf(card);
  if (card < CONTRACT) takeScientist(s, LACERDA, card);
  else {
    p.crystals--;
    voice.tell?.({ event: 'paid', seat: LACERDA, good: CRYSTAL, n: 1 });
    takeContract(s, LACERDA, card - CONTRACT);
    if (!isContractDone(s, card - CONTRACT)) completeContract(s, LACERDA, card - CONTRACT);
  }
  // OM-LACA-11.
  if (s.contractDeck.length > 0) fill(s, LACERDA, slot, shuffle(s.random, s.contractDeck)[0]);
}

/** OM-DEC-18: nearest to the Research tile that is nearest to his Rover, then farthest from the person's Rover. */
function chooseExplorationHex(s: OnMarsState): Hex {
  let sites = explorationSites(s, LACERDA);
  if (sites.length === 0) return NONE;
  const keep = (worth: (hex: Hex) => number): void => {
    const least = Math.min(...sites.map(worth));
    sites = sites.filter((hex) => worth(hex) === least);
  };
  const rover = (seat: number): Hex => (s.players[seat].rover === NONE ? START_MINE : s.players[seat].rover);
  const research = s.ground.flatMap((ground, hex) => (ground >= TILE + RESEARCH_TILES ? [hex] : []));
  if (research.length > 0) {
    const least = Math.min(...research.map((hex) => distance(rover(LACERDA), hex)));
    const goals = research.filter((hex) => distance(rover(LACERDA), hex) === least);
    keep((hex) => Math.min(...goals.map((goal) => distance(hex, goal))));
  }
  keep((hex) => -distance(hex, rover(HUMAN)));
  return pick(s.random, sites);
}

/** OM-LACT-01 to 08. */
function travel(s: OnMarsState): void {
  const { travels } = SOLO_CARDS[s.soloCard];
  voice.tell?.({ event: 'lacerda-travels', travels });
  if (!travels) return;
  const to = 1 - sideOf(s.players[LACERDA]);
  voice.tell?.({ event: 'travelled', seat: LACERDA, to, by: 'shuttle' });
  doNext(s, { step: 'status', seat: LACERDA });
  doNext(s, { step: 'compensate', seat: LACERDA });
  if (to === COLONY) doNext(s, { step: 'lacerda', act: 'construct' });
  doNext(s, { step: 'lacerda', act: to === COLONY ? 'arrive-colony' : 'arrive-orbit' });
  // OM-LACT-04: the leftmost tile; once the stack is used up that may be the right one.
  const tile = s.exploration.find((one) => one !== NONE);
  if (to !== COLONY || tile === undefined) return;
  const at = chooseExplorationHex(s);
  if (at !== NONE) placeDiscovery(s, LACERDA, tile, at);
}

function arrive(s: OnMarsState, from: number, to: number): void {
  takeSpace(s, LACERDA, pick(s.random, freeSpaces(s, from, to)));
}

function welcomeShip(s: OnMarsState): void {
  const p = s.players[LACERDA];
  for (let slot = 0; slot < SHIPS; slot++) {
    if (((p.ships >> slot) & 1) === 0) continue;
    p.ships &= ~(1 << slot);
    p.hangar++;
    voice.tell?.({ event: 'ship', seat: LACERDA, slot: slot + 1 });
    break;
  }
  if (p.botSupply === 0) return;
  p.botSupply--;
  s.lacerdaBots++;
  contribute(s, LACERDA, BOT_MISSION);
}

const ACTS: Readonly<Record<LacerdaAct, (s: OnMarsState) => void>> = {
  turn: playCard,
  blueprint(s) {
    const card = chooseBlueprint(s);
    if (card !== NONE) takeBlueprint(s, LACERDA, card);
  },
  learn(s) {
    const choice = chooseTech(s);
    if (choice !== undefined) learn(s, LACERDA, ...choice);
  },
  'develop-most'(s) {
    doNext(s, { step: 'lacerda', act: 'develop-least' });
    developOne(s, 1, false);
  },
  'develop-least': (s) => developOne(s, -1, false),
  'develop-most-free'(s) {
    doNext(s, { step: 'lacerda', act: 'develop-least-free' });
    developOne(s, 1, true);
  },
  'develop-least-free': (s) => developOne(s, -1, true),
  construct: constructNext,
  upgrade: (s) => upgradeBuildings(s, 1, true),
  hire,
  rover: moveLacerdasRover,
  mission: (s) => lowerTracker(s, LACERDA, SOLO_CARDS[s.soloCard].mission),
  shelter(s) {
    const sites = shelterSites(s);
    if (sites.length > 0) construct(s, SHELTER, sites);
  },
  ship: welcomeShip,
  travel,
  'arrive-colony': (s) => arrive(s, ORBIT_SPACES + 1, SPACES),
  'arrive-orbit': (s) => arrive(s, 1, ORBIT_SPACES),
};

function takeItem(s: OnMarsState): void {
  const good = chooseItem(s);
  if (good === NONE) return;
  s.warehouse[good]--;
  // OM-LACG-03: a Resource leaves the Warehouse, and he keeps nothing of it.
  if (good === CRYSTAL) gain(s, LACERDA, CRYSTAL, 1);
  else voice.tell?.({ event: 'lacerda-takes', good });
}

/** OM-LACG-18, OM-LACT-07, OM-LACR-07: what an effect of the data means for him. */
function benefit(s: OnMarsState, effect: Effect): void {
  const act = (name: LacerdaAct): void => doNext(s, { step: 'lacerda', act: name });
  switch (effect.kind) {
    case 'gain':
      return void gain(s, LACERDA, effect.of, effect.n);
    case 'warehouse':
      for (let i = 0; i < effect.n; i++) takeItem(s);
      return;
    case 'learn':
      return void act('learn');
    case 'buy-colonist':
      return void act('rover');
    case 'move':
      // OM-LACT-10.
      s.lacerdaBot = (s.lacerdaBot + effect.n) % SEQUENCE;
      return void voice.tell?.({ event: 'lacerda-bot', type: s.lacerdaBot });
    case 'blueprint':
      for (let i = 0; i < effect.n; i++) act('blueprint');
      return;
    case 'develop':
      return void act('develop-most-free');
    case 'construct':
      if (effect.of === ANY) return void act('construct');
      if (sitesFor(s, effect.of).length > 0) construct(s, effect.of, sitesFor(s, effect.of));
      return;
    case 'upgrade':
      return void upgradeBuildings(s, effect.n, false);
    case 'hire':
      return void act('hire');
    default:
      return;
  }
}

export const lacerdaSteps: Chapter<'lacerda' | 'lacerda-effect'> = {
  lacerda: { run: (s, { act }) => ACTS[act](s) },
  'lacerda-effect': { run: (s, { effect }) => benefit(s, effect) },
};
