import { seedRandom } from '@orrery/kernel';
import { type Trial, trial } from '@orrery/testkit';
import {
  type AdvancedId,
  AUTOMATON_CARDS,
  type AutomatonLevel,
  EDITION,
  type EquipmentId,
  type FieldId,
  type FoodId,
  MODULES,
  type ModuleId,
  type ModuleLetter,
  moduleOfLetter,
  type OrderId,
  type ScientistId,
  type SelectionId,
  START_FIELDS,
  stackOf,
} from '../data/index.ts';
import { lunaMaris } from '../game.ts';
import type { ChoiceOf, LunaChoice } from '../rules/choices.ts';
import * as numbers from '../rules/choices.ts';
import { FULL_DEPOT } from '../rules/depot.ts';
import { type LunaState, NONE, type Phase, type Player } from '../rules/state.ts';

type Plain = Omit<
  Player,
  'at' | 'hand' | 'handSize' | 'rest' | 'food' | 'foodSize' | 'fields' | 'orders' | 'equipment' | 'depot' | 'level2'
>;

export interface PlayerPosition extends Partial<Plain> {
  at?: ModuleLetter;
  hand?: ScientistId[];
  rest?: ScientistId[];
  food?: Partial<Record<FoodId, number>>;
  fields?: FieldId[];
  orders?: OrderId[];
  equipment?: EquipmentId;
  depot?: ('energy' | 'iron' | 'water')[];
}

export interface Position {
  seats?: number;
  seed?: string;
  round?: number;
  phase?: Phase;
  order?: number[];
  /** Players who have passed already, in that order. */
  passed?: number[];
  players?: PlayerPosition[];
  seedbed?: (FoodId | null)[];
  /** The next card is the last. */
  foodDeck?: FoodId[];
  discard?: Partial<Record<FoodId, number>>;
  market?: (ScientistId | null)[];
  scientists?: ScientistId[];
  /** Face-up orders; the other stacks keep what the seed gave them. */
  orders?: OrderId[];
  /** Order stacks with nothing left, from 1 to 6. */
  emptyStacks?: number[];
  /** Advanced modules with their builders. */
  built?: [AdvancedId, number][];
  advanced?: AdvancedId[];
  selected?: SelectionId[];
  automaton?: AutomatonLevel;
  automatonCard?: string;
  automatonLine?: number;
}

export type LunaTrial = Trial<LunaState, LunaChoice>;

export const moduleId = (letter: ModuleLetter): ModuleId => MODULES[moduleOfLetter(letter)].id;
export const use = (card: ScientistId, letter: ModuleLetter): ChoiceOf<'use'> => ({
  do: 'use',
  card,
  module: moduleId(letter),
});
export const go = (letter: ModuleLetter): ChoiceOf<'go'> => ({ do: 'go', module: moduleId(letter) });
export const pass: LunaChoice = { do: 'pass' };
export const end: LunaChoice = { do: 'end' };
export const enough: LunaChoice = { do: 'enough' };

const cards = (ids: readonly ScientistId[]): number => ids.reduce((set, id) => set | (1 << numbers.cardNumber[id]), 0);

/** A state in the action phase, by default of round 2 with two players and seat 0 to move; nobody is asked yet. */
export function stateOf(p: Position = {}): LunaState {
  const seats = p.seats ?? 2;
  const s = lunaMaris.setup(
    { edition: EDITION, automaton: p.automaton ?? 'basic' },
    seats,
    seedRandom(p.seed ?? 'position'),
  );
  s.agenda.table = [{ step: 'next-turn' }];
  s.phase = p.phase ?? 'action';
  s.round = p.round ?? 2;
  s.order = p.order ?? s.players.map((_, i) => i);
  s.nextOrder = p.passed ?? [];
  s.equipmentOffer = [];
  s.players.forEach((player, i) => {
    player.fields = 1 << START_FIELDS[seats][i];
    player.at = 1;
    player.co2 = 6;
    placePlayer(player, p.players?.[i] ?? {});
  });
  placeShared(s, p);
  return s;
}

function placePlayer(player: Player, given: PlayerPosition): void {
  const { at, hand, rest, food, fields, orders, equipment, depot, ...plain } = given;
  Object.assign(player, plain);
  if (at) player.at = moduleOfLetter(at);
  if (rest) {
    player.rest = cards(rest);
    player.hand &= ~player.rest;
  }
  if (hand) player.hand = cards(hand);
  player.handSize = player.hand.toString(2).replaceAll('0', '').length;
  player.level2 = ((player.hand | player.rest) >> 6).toString(2).replaceAll('0', '').length;
  for (const [id, count] of Object.entries(food ?? {})) {
    player.food[numbers.foodNumber[id as FoodId]] = count;
    player.foodSize += count;
  }
  if (fields) player.fields = fields.reduce((set, id) => set | (1 << numbers.fieldNumber[id]), 0);
  if (orders) player.orders = orders.map((id) => numbers.orderNumber[id]);
  if (equipment) player.equipment = numbers.equipmentNumber[equipment];
  if (equipment) player.ready = given.ready ?? true;
  if (depot) player.depot = depot.reduce((set, cube) => set | { energy: 1, iron: 2, water: 4 }[cube], 0);
  else if (player.hand !== 0) player.depot = FULL_DEPOT;
}

function placeShared(s: LunaState, p: Position): void {
  const food = (id: FoodId | null): number => (id === null ? NONE : numbers.foodNumber[id]);
  const card = (id: ScientistId | null): number => (id === null ? NONE : numbers.cardNumber[id]);
  if (p.foodDeck) s.foodDeck = p.foodDeck.map(food);
  if (p.seedbed) s.seedbed = p.seedbed.map(food);
  for (const [id, count] of Object.entries(p.discard ?? {})) s.foodDiscard[numbers.foodNumber[id as FoodId]] = count;
  if (p.market) s.market = p.market.map(card);
  if (p.scientists) s.scientists = p.scientists.map(card);
  else if (p.market) s.scientists = s.scientists.filter((other) => !s.market.includes(other));
  for (const id of p.orders ?? []) {
    const order = numbers.orderNumber[id];
    const stack = stackOf(order);
    const others = s.stacks[stack].filter((other) => other !== order);
    s.stacks[stack] = [...others.slice(0, s.stacks[stack].length - 1), order];
  }
  for (const stack of p.emptyStacks ?? []) s.stacks[stack - 1] = [];
  if (p.advanced) s.advanced = p.advanced.map((id) => numbers.advancedNumber[id]);
  for (const [id, builder] of p.built ?? []) {
    const tile = numbers.advancedNumber[id];
    s.advanced = s.advanced.filter((other) => other !== tile);
    s.built.push(tile);
    s.builders.push(builder);
  }
  for (const id of p.selected ?? []) s.selected[numbers.bonusNumber[id]] = 1;
  if (s.automaton === '') return;
  const wanted = AUTOMATON_CARDS.findIndex((row) => row.id === (p.automatonCard ?? 'A'));
  s.automatonCards = [wanted];
  s.automatonDeck = s.automatonDeck.filter((other) => other !== wanted).slice(0, 4);
  s.automatonLine = p.automatonLine ?? 0;
}

/** The same as a trial with the first player asked; seat 0 has the first turn unless the order says otherwise. */
export function position(p: Position = {}): LunaTrial {
  return trial(lunaMaris, stateOf(p));
}

/** A whole play from its start. */
export function opening(seats: number, seed = 'opening', automaton: AutomatonLevel = 'basic'): LunaTrial {
  return trial(lunaMaris, lunaMaris.setup({ edition: EDITION, automaton }, seats, seedRandom(seed)));
}

export function chooseAll(t: LunaTrial, seat: number, ...choices: LunaChoice[]): void {
  for (const choice of choices) t.choose(seat, choice);
}

/** Everybody who is asked passes until the round, or the play, is over. */
export function passAll(t: LunaTrial): void {
  const { round } = t.state;
  for (let i = 0; i < 10 && !t.over && t.state.round === round; i++) {
    const [seat] = t.asked();
    const options = t.options(seat);
    t.choose(seat, options.find((choice) => choice.do === 'pass') ?? options[0]);
  }
}

/** Answers questions of the opening, the first option each, until turns begin. */
export function settleIn(t: LunaTrial): void {
  while (t.state.phase === 'setup') {
    const [seat] = t.asked();
    t.choose(seat, t.options(seat)[0]);
  }
}

/** Ore on the belt as [iron left, titanium left, iron right, titanium right]. */
export function belt(p: Player): number[] {
  return [p.ironLeft, p.titaniumLeft, p.ironRight, p.titaniumRight];
}

export const handOf = (...ids: ScientistId[]): number => cards(ids);
