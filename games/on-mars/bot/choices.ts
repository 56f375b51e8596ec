import type { Seat } from '@orrery/kernel';
import {
  ACTIONS,
  type ActionName,
  BLUEPRINTS,
  COLONY,
  DEPOT,
  DEVELOP_COST,
  DEVELOP_TWICE_FREE,
  DISCOVERIES,
  type Effect,
  GOALS,
  GOODS,
  type GoodName,
  GRID_COST,
  GRID_SPACES,
  LAB,
  LAB_SPACES,
  type LabSpaceName,
  MAIN_ACTIONS,
  MINERAL,
  RED_ACTIONS,
  ROVER_TECH,
  SCIENTISTS,
  START_MINE,
  TECHS,
  TURN_ORDER,
  UPGRADE_TECH,
} from '../data/index.ts';
import { cardNamed } from '../rules/blueprints.ts';
import { typeNamed } from '../rules/build.ts';
import { crystalRoom, hasRoomFor, quartersRoom } from '../rules/goods.ts';
import { NEIGHBOURS } from '../rules/hexes.ts';
import { contractNamed } from '../rules/hiring.ts';
import {
  type AskFrame,
  CONTRACT,
  type Hex,
  NONE,
  type OmChoice,
  type OnMarsState,
  sideOf,
  TILE,
} from '../rules/state.ts';
import { levelOf } from '../rules/technology.ts';
import { advancedCost } from '../rules/turn.ts';
import { blueprintWorth, contractHope, upgradeWorth } from './cards.ts';
import { lookAround, newSurvey, type Survey, siteWorth } from './prospects.ts';
import { comingHome } from './sensible.ts';
import { busyWorth, engineLeft, lateNeed, turnsLeft } from './time.ts';
import { wanted } from './wanted.ts';
import { WORTH } from './weights.ts';
import { cardWorth, developmentWorth, effectWorth, goodWorth, productionWorth, roverSpot, tileWorth } from './worth.ts';

/** What is looked at once for all options of a question. */
interface Glance {
  readonly s: OnMarsState;
  readonly seat: Seat;
  readonly frame: AskFrame;
  readonly around: Survey;
  readonly left: number;
}

const actionNamed = (name: ActionName): number => ACTIONS.indexOf(name);
const goodNamed = (name: GoodName): number => GOODS.indexOf(name);
const spaceNamed = (name: LabSpaceName): number => LAB_SPACES.indexOf(name);

/** What a Colonist on a slot or in the Working Area costs against one at home. */
const SENT = WORTH.atHome - WORTH.atWork;

function mainWorth({ s, seat, around }: Glance, action: number): number {
  const { effect } = MAIN_ACTIONS[action];
  if (effect.kind === 'travel') return journeyWorth(s, seat, around, COLONY) - 0.5;
  return effectWorth(s, seat, effect, around) + busyWorth(s, effect.kind) - (action < RED_ACTIONS ? SENT : 0);
}

/** The best a side of the board has for Missions that are open. */
function busyOn(s: OnMarsState, side: number): number {
  let best = 0;
  for (const action of MAIN_ACTIONS) if (action.side === side) best = Math.max(best, busyWorth(s, action.effect.kind));
  return best;
}

/** What waits on the other side, and who comes home. */
function journeyWorth(s: OnMarsState, seat: Seat, around: Survey, to: number): number {
  const p = s.players[seat];
  const colony = Math.max(...around.best);
  const orbit = effectWorth(s, seat, MAIN_ACTIONS[1].effect, around);
  const work = to === COLONY ? colony - orbit : orbit - colony + productionWorth(s, seat);
  const busy = busyOn(s, to) - 0.5 * busyOn(s, 1 - to);
  return comingHome(s, seat, to) * SENT + 0.4 * work + (p.quarters === 0 ? 1.5 : 0) + busy;
}

/** The best construction a Bot standing here could do. */
function botSpot(around: Survey, hex: Hex): number {
  let best = around.site[hex];
  const near = NEIGHBOURS[hex];
  for (let i = 0; i < near.length; i++) if (around.site[near[i]] > best) best = around.site[near[i]];
  return best;
}

function moveWorth({ s, seat, around, frame }: Glance, choice: OmChoice & { do: 'move' }): number {
  if (choice.piece === 'bot') {
    const crushed = s.ground[choice.to] >= TILE ? 1 : 0;
    return 0.5 * (botSpot(around, choice.to) - botSpot(around, choice.from)) - 0.1 - crushed;
  }
  const points = frame.step === 'move' ? frame.rover : 0;
  return roverSpot(s, seat, choice.to, points - 1) - roverSpot(s, seat, choice.from, points) + 0.1;
}

function useWorth({ s, seat, frame, around }: Glance, choice: OmChoice & { do: 'use' }): number {
  const thanks = choice.owner === seat ? 0 : 0.4;
  const p = s.players[seat];
  if (frame.step === 'move') {
    const level = levelOf(s.players[choice.owner], ROVER_TECH);
    const from = p.rover === NONE ? START_MINE : p.rover;
    return roverSpot(s, seat, from, frame.rover + level) - roverSpot(s, seat, from, frame.rover) - thanks - 0.1;
  }
  if (frame.step !== 'more') return 1 - thanks - choice.boost * SENT;
  const tech = TECHS.indexOf(choice.tech);
  const n = levelOf(s.players[choice.owner], tech);
  const worth = effectWorth(s, seat, { ...frame.effect, n, tech: false }, around);
  return tech === UPGRADE_TECH ? worth - thanks : Math.min(worth, 4) - thanks;
}

function payWorth({ s, seat }: Glance, choice: OmChoice & { do: 'pay' }): number {
  const p = s.players[seat];
  let worth = -Number(choice.crystals ?? 0) * WORTH.crystal;
  const sent = Number(choice.colonists ?? 0);
  worth -= sent * SENT + (sent > 0 && sent >= p.quarters ? WORTH.ready : 0);
  for (let good = 0; good < GOODS.length; good++) {
    const n = Number(choice[GOODS[good]] ?? 0);
    if (n > 0) worth -= n * goodWorth(good) + (good !== MINERAL && n === p.storage[good] ? WORTH.firstOfKind : 0);
  }
  return worth;
}

/** The next of something, for a Colonist sent to work. */
function boostWorth({ s, seat, frame, around }: Glance): number {
  if (frame.step !== 'more') return 0;
  const last = s.players[seat].quarters === 1 ? WORTH.ready : 0;
  return effectWorth(s, seat, { ...frame.effect, n: 1, boosts: 0 }, around) - SENT - last;
}

function learnWorth({ s, seat }: Glance, choice: OmChoice & { do: 'learn' }): number {
  const from = GRID_SPACES.indexOf(choice.from);
  const cost = GRID_COST[from];
  const tech = s.grid[from];
  const kind = tech === UPGRADE_TECH ? 1.2 : tech === ROVER_TECH ? 0.9 : tech < ROVER_TECH ? 0.6 : 0.4;
  const benefit = LAB[spaceNamed(choice.at)].benefit as Effect;
  const others = s.players.some((p, i) => i !== seat && p.tech[tech] !== NONE) ? 0.3 : 0;
  return 1 + kind - others + 0.1 * (benefit.kind === 'gain' ? 1 : 0) - (cost.goods.length + cost.any) * WORTH.resource;
}

function developWorth({ s, seat, frame }: Glance, choice: OmChoice & { do: 'develop' }): number {
  const to = spaceNamed(choice.to);
  const free = frame.step === 'develop-used' || ('effect' in frame && frame.effect.free);
  const { goods, any, crystals } = DEVELOP_COST[LAB[to].level];
  const cost = free ? 0 : (goods.length + any) * WORTH.resource + crystals * WORTH.crystal;
  return developmentWorth(s, seat, to) - cost;
}

function upgradeSiteWorth({ s, seat }: Glance, card: number, at: Hex): number {
  return upgradeWorth(s, seat, card) - (s.players[seat].miners.includes(at) ? WORTH.miner : 0);
}

function welcomeWorth({ s, seat }: Glance, choice: OmChoice & { do: 'welcome' }): number {
  const p = s.players[seat];
  const room = quartersRoom(p) - p.quarters;
  const slot = DEPOT[choice.slot].effect?.kind === 'upgrade' ? 0.2 : 0.1 * (choice.slot % 2);
  const bot = WORTH.bot * (p.bots.length < 3 ? 1.1 : 0.7);
  const colonists = (n: number): number => Math.min(n, room) * (WORTH.colonist + WORTH.atHome);
  return 3 + slot + (choice.gain === 'bot' ? bot + colonists(1) : colonists(2));
}

function lssWorth({ s, seat }: Glance, benefit: string): number {
  const p = s.players[seat];
  if (benefit === 'mineral') return hasRoomFor(s, seat, MINERAL) ? WORTH.mineral : 0;
  if (benefit === 'crystal') return WORTH.crystal;
  if (benefit === 'retrieve') return SENT + (p.quarters < 2 ? WORTH.ready : 0);
  return 0.7;
}

function supplyWorth({ s, seat }: Glance, good: number): number {
  const p = s.players[seat];
  if (good >= p.storage.length) return WORTH.crystal;
  return goodWorth(good) + (p.storage[good] === 0 ? WORTH.firstOfKind : 0);
}

type Kind = OmChoice['do'];
type Judge<K extends Kind> = (g: Glance, choice: Extract<OmChoice, { do: K }>) => number;

/** What every kind of choice looks worth, in points. */
const JUDGES: { readonly [K in Kind]: Judge<K> } = {
  main: (g, { action }) => mainWorth(g, actionNamed(action)),
  executive: ({ s, seat, around }, { slot }) =>
    effectWorth(s, seat, DEPOT[slot].effect as Effect, around) - DEPOT[slot].cost * WORTH.crystal,
  advanced({ s, seat, around }, { card, scientist }) {
    const i = cardNamed(card);
    return (
      effectWorth(s, seat, BLUEPRINTS[i].action, around) - (advancedCost(s, seat, i, scientist) ?? 0) * WORTH.crystal
    );
  },
  end: () => 0,
  done: () => 0,
  boost: boostWorth,
  yes: () => WORTH.colonist + WORTH.atHome - 2 * WORTH.resource,
  pay: payWorth,
  discard: ({ s, seat }) => (s.players[seat].goal === NONE ? -1.5 : -0.3),
  goal: ({ s, seat, around }, { goal, reward }) =>
    1 + effectWorth(s, seat, reward === 'own' ? GOALS[goal - 1].reward : DEVELOP_TWICE_FREE, around),
  deliver: ({ s, seat, left }, { good }) =>
    (left > 0.3 ? 1 : 2) - goodWorth(goodNamed(good)) + wanted(s, seat, 'contract') + wanted(s, seat, 'delivery'),
  use: useWorth,
  gain: (g, { good }) => supplyWorth(g, goodNamed(good)),
  spend: (g, { good }) => 0.8 - supplyWorth(g, goodNamed(good)) + WORTH.resource,
  produce: (g, { good }) => supplyWorth(g, goodNamed(good)),
  take: (g, { good }) => supplyWorth(g, goodNamed(good)),
  learn: learnWorth,
  develop: developWorth,
  blueprint: ({ s, seat, left }, { card }) => blueprintWorth(s, seat, cardNamed(card), left),
  upgrade: (g, { card, at }) => upgradeSiteWorth(g, cardNamed(card), at),
  build: ({ s, seat }, { building, at }) => siteWorth(s, seat, typeNamed(building), at, lateNeed(s)),
  move: moveWorth,
  extend: () => -1.2,
  collect: () => 3,
  // One that finds no slot is lost, and might be there for another day.
  leave: ({ s, seat }) =>
    s.players[seat].below + s.players[seat].crystals > crystalRoom(s.players[seat]) ? 0.1 : -WORTH.crystal,
  displace: ({ around }, { to }) => 0.3 * botSpot(around, to),
  welcome: welcomeWorth,
  'place-bot': ({ around }, { at }) => botSpot(around, at),
  hire: ({ s, seat, left, frame }, { scientist }) =>
    cardWorth(
      s,
      seat,
      SCIENTISTS.findIndex(({ id }) => id === scientist),
      left,
      isFree(frame),
    ),
  contract: ({ s, seat, left, frame }, { contract }) =>
    cardWorth(s, seat, CONTRACT + contractNamed(contract), left, isFree(frame)),
  refill: ({ s, seat, left }, { contract }) => 0.1 * contractHope(s, seat, contractNamed(contract), left),
  retrieve: (_, { from }) => (from === 'working-area' ? SENT : WORTH.atHome - WORTH.onSlot),
  radar: ({ s, seat }, { tile }) => tileWorth(s, seat, TILE + DISCOVERIES.findIndex(({ id }) => id === tile)),
  lss: (g, { benefit }) => lssWorth(g, benefit),
  explore: ({ s, seat }, { tile }) => tileWorth(s, seat, TILE + DISCOVERIES.findIndex(({ id }) => id === tile)),
  space: ({ s, seat, around }, { space }) => spaceWorth(s, seat, space, around),
  shuttle: ({ s, seat }, { side }) => ((side === 'orbit') === (sideOf(s.players[seat]) === 0) ? 0.5 : 0),
  travel: ({ s, seat, around }, choice) =>
    journeyWorth(s, seat, around, 1 - sideOf(s.players[seat])) - (choice.with === 'ship' ? 3 + WORTH.ship : 0),
  stay: () => 0,
  keep: ({ s, seat }) => (hasRoomFor(s, seat, 4) ? WORTH.resource : 0),
  task: () => 1,
};

const isFree = (frame: AskFrame): boolean => 'effect' in frame && frame.effect.free;

function spaceWorth(s: OnMarsState, seat: Seat, space: number, around: Survey): number {
  const effect = TURN_ORDER[space];
  const early = 0.05 * (8 - space);
  return early + (effect === null ? 0 : Math.max(0, Math.min(2, effectWorth(s, seat, effect, around))));
}

/** Questions that cannot be answered without a look at the map. */
const NEED_THE_MAP: ReadonlySet<string> = new Set([
  'act',
  'move',
  'more',
  'new-bot',
  'step-aside',
  'decide',
  'take-space',
]);
const NO_MAP = newSurvey(0);

export function glance(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): number[] {
  const stack = s.agenda.seats[seat];
  const frame = stack[stack.length - 1] as AskFrame;
  const around = NEED_THE_MAP.has(frame.step) ? lookAround(s, seat, lateNeed(s)) : NO_MAP;
  const g: Glance = { s, seat, frame, around, left: engineLeft(turnsLeft(s, seat)) };
  const worths = new Array<number>(options.length);
  for (let i = 0; i < options.length; i++) {
    const choice = options[i];
    worths[i] = (JUDGES[choice.do] as Judge<Kind>)(g, choice as never);
  }
  return worths;
}
