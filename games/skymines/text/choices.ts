import type { Seat } from '@orrery/kernel';
import {
  BARRIER_COST,
  BOARD_FIELDS,
  CARD_INDEX,
  COMPANIES,
  type FieldEffect,
  MISSIONS,
  SLOTS,
  START_TILES,
} from '../data/index.ts';
import { fieldOf } from '../rules/bonus.ts';
import { type CardUse, PLACE_IDS, type SkyChoice } from '../rules/choices.ts';
import { fullCost } from '../rules/reach.ts';
import { priceAt } from '../rules/resources.ts';
import { at, NONE, type SkyFrame, type SkyState } from '../rules/state.ts';
import { unitsAt } from '../rules/totals.ts';
import type { Texts } from './en/phrases.ts';
import type { Names } from './names.ts';

const frameOf = (view: SkyState, seat: Seat): SkyFrame | undefined => view.agenda.seats[seat].at(-1);

/** What the seat is asked. */
export function sayPrompt(t: Texts, names: Names, view: SkyState, seat: Seat): string {
  const frame = frameOf(view, seat);
  if (frame === undefined) return t.prompts.wait;
  const player = view.players[seat];
  switch (frame.step) {
    case 'lock':
    case 'rest': {
      const held = frame.step === 'rest' ? player.slots.find((card) => card !== NONE) : lockedNext(view, seat);
      return t.prompts[frame.step](names.card(held ?? NONE));
    }
    case 'acquire':
      return t.prompts.acquire(frame.units);
    case 'surplus':
      return t.prompts.surplus(frame.n);
    case 'research':
      return t.prompts.research(frame.n);
    case 'expand':
      return t.prompts.expand(t.companies[COMPANIES[view.active]], view.energy);
    case 'reuse-card':
      return t.prompts['reuse-card'](names.card(frame.card));
    case 'barrier':
      return t.prompts.barrier(t.companies[COMPANIES[frame.company]], barrierCost(view, frame.company, seat));
    default: {
      const prompt = t.prompts[frame.step as keyof Texts['prompts']];
      return typeof prompt === 'string' ? prompt : t.prompts.wait;
    }
  }
}

function barrierCost(view: SkyState, company: number, seat: Seat): number {
  return BARRIER_COST[view.tracks[company]][view.positions[at(company, seat)]];
}

function lockedNext(view: SkyState, seat: Seat): number | undefined {
  const { hand, tile } = view.players[seat];
  const keys: readonly string[] = START_TILES[tile].lock;
  return keys.flatMap((key) => hand.filter((card) => nameEnds(card, key)))[0];
}

const nameEnds = (card: number, key: string): boolean =>
  Object.entries(CARD_INDEX).some(([id, index]) => index === card && id.endsWith(`-${key}`));

/** A choice as a button would say it. */
export function sayChoice(t: Texts, names: Names, choice: SkyChoice, view: SkyState, seat: Seat): string {
  const c = t.choices;
  const frame = frameOf(view, seat);
  switch (choice.do) {
    case 'keep-tile': {
      const { bonus } = START_TILES[START_TILES.findIndex(({ id }) => id === choice.tile)];
      return c['keep-tile'](choice.tile.slice(-2), names.gains(bonus), names.plan(choice.tile));
    }
    case 'lock':
    case 'lay':
    case 'rest':
      return c[choice.do](names.card(choice.card), choice.slot);
    case 'boost':
      return c.boost(choice.slot);
    case 'row':
      return c.row(choice.slot, names.cards(view.players[seat].rows[SLOTS.indexOf(choice.slot)]));
    case 'claim':
      return c.claim(sayTask(t, choice.mission, choice.column));
    case 'resources': {
      const slots = [...choice.slots].map((slot) => SLOTS.indexOf(slot as (typeof SLOTS)[number]));
      const player = view.players[seat];
      const units = slots.reduce((sum, slot) => sum + unitsAt(view, player, slot), 0);
      return c.resources(names.cards(slots.map((slot) => player.slots[slot])), units);
    }
    case 'expand':
      return c.expand(t.companies[choice.company]);
    case 'advance':
      return c.advance(t.companies[choice.company], barrierCost(view, COMPANIES.indexOf(choice.company), seat));
    case 'scientist':
    case 'chemist':
      return c[choice.do](sayUse(t, names, view, seat, choice.do, choice.with));
    case 'mark':
      return c.mark(names.field(choice.field), choice.marker === 'one-time');
    case 'acquire':
    case 'buy': {
      const discount = frame?.step === 'acquire' ? frame.discount : discountOf(view, frame);
      return c[choice.do](
        names.card(choice.card),
        priceAt(view, view.display.indexOf(CARD_INDEX[choice.card]), discount),
      );
    }
    case 'discard':
    case 'buy-back':
      return c[choice.do](names.card(choice.card));
    case 'occupy': {
      const place = PLACE_IDS[view.rules.side].indexOf(choice.at);
      return c.occupy(names.place(choice.at), choice.column, fullCost(view, view.active, place));
    }
    case 'remove':
    case 'return':
      return c[choice.do](t.companies[choice.company], choice.column);
    case 'resolve': {
      const gain = frame?.step === 'order' ? frame.gains.find((each) => each.gain === choice.gain) : undefined;
      return c.resolve(gain === undefined ? choice.gain : names.gain(gain));
    }
    case 'track':
      return c.track(t.companies[choice.company], choice.n);
    case 'plan':
      return c.plan(names.plan(choice.plan));
    case 'turn-down':
      return c['turn-down'](choice.screen);
    case 'upload':
      return c.upload(choice.to);
    case 'tier': {
      const effect = frame?.step === 'tier' ? BOARD_FIELDS[frame.field].effect : undefined;
      return c.tier(choice.tier, effect?.give === 'majority' ? names.gains(effect.tiers[choice.tier - 1].gains) : '');
    }
    case 'variant': {
      const effect: FieldEffect | undefined = frame?.step === 'variant' ? fieldOf(view, frame.field).effect : undefined;
      return c.variant(
        effect?.give === 'one-of' ? names.gains(effect.variants[choice.variant - 1]) : `${choice.variant}`,
      );
    }
    case 'lay-plan':
      return c['lay-plan'](names.plan(choice.plan), choice.screen);
    default:
      return c[choice.do];
  }
}

function discountOf(view: SkyState, frame: SkyFrame | undefined): number {
  if (frame?.step !== 'buy-or-helium') return 0;
  const { effect } = fieldOf(view, frame.field);
  return effect.give === 'buy-or-helium' ? effect.discount : 0;
}

function sayUse(
  t: Texts,
  names: Names,
  view: SkyState,
  seat: Seat,
  kind: 'scientist' | 'chemist',
  use: CardUse,
): string {
  return use === 'tile' ? t.tiles[kind] : names.card(view.players[seat].slots[SLOTS.indexOf(use)]);
}

export function sayTask(t: Texts, mission: string, column: number): string {
  const found = MISSIONS.find(({ id }) => id === mission);
  return found === undefined ? mission : t.tasks[found.tasks[column - 1]];
}
