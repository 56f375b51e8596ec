import type { Seat } from '@orrery/kernel';
import {
  CARD_KIND,
  PLAN_INDEX,
  RED_COLUMN,
  RESEARCH_COLUMNS,
  ROUNDS,
  SCIENTIST,
  SCIENTIST_TILE,
  SHARE,
  SLOTS,
} from '../data/index.ts';
import { fieldOf } from '../rules/bonus.ts';
import { type ChoiceOf, fieldById, type SkyChoice } from '../rules/choices.ts';
import type { Player, SkyState } from '../rules/state.ts';
import { hasTile, isUp } from '../rules/totals.ts';
import { weigh } from './weigh.ts';

/** What is done with a card that lies at a slot, and never does harm. */
const USES: readonly SkyChoice['do'][] = ['resources', 'scientist', 'chemist'];

const isLay = (option: SkyChoice): boolean => option.do === 'lay';

/**
 * Nobody leaves while a card or a marker could still be used, nor hands in a plan with a slot free and a card for it.
 * What the round to come is worth is only estimated, and by comparison with it what a card brings is little: a player who
 * looks a few steps ahead would often take the wrong one for better. Nobody takes back a row that fills no slots where
 * another one would, nor pays in the last round for what only a next one could use.
 */
export function sensible(s: SkyState, seat: Seat, options: readonly SkyChoice[]): readonly SkyChoice[] {
  switch (s.agenda.seats[seat].at(-1)?.step) {
    case 'turn':
      return withoutLateTiles(
        s,
        seat,
        without(options, 'leave', (option) => isUse(s, seat, option)),
      );
    case 'plan':
      return without(options, 'hand-in', isLay);
    case 'choose-row':
      return withoutIdleRows(s, seat, options);
    case 'research':
      return withoutLatePlans(s, seat, options);
    default:
      return options;
  }
}

/** The options without one that ends something, where others are left that should come first. */
function without(
  options: readonly SkyChoice[],
  end: SkyChoice['do'],
  isFirst: (option: SkyChoice) => boolean,
): readonly SkyChoice[] {
  const last = options.findIndex((option) => option.do === end);
  return last < 0 || !options.some(isFirst) ? options : options.toSpliced(last, 1);
}

/** What brings more than it costs, whatever the round to come is worth. Alone an expansion may serve Luna more. */
function isUse(s: SkyState, seat: Seat, option: SkyChoice): boolean {
  if (USES.includes(option.do)) return true;
  if (s.rules.humans === 1) return false;
  if (option.do !== 'mark') return option.do === 'expand';
  // Who begins the next round, what is sold and what is bought are matters of taste.
  const { give } = effectOf(s, seat, option);
  return give === 'majority' || give === 'gains' || give === 'one-of' || (give === 'tile' && s.round < ROUNDS);
}

const effectOf = (s: SkyState, seat: Seat, { field }: ChoiceOf<'mark'>) => fieldOf(s, fieldById(s, seat, field)).effect;

/** A bonus tile is for the round to come. */
function withoutLateTiles(s: SkyState, seat: Seat, options: readonly SkyChoice[]): readonly SkyChoice[] {
  if (s.round < ROUNDS) return options;
  const others = options.filter((option) => option.do !== 'mark' || effectOf(s, seat, option).give !== 'tile');
  return others.length > 0 ? others : options;
}

/** So many slots more may a row leave empty than another one that is worth twice as much. */
const IDLE = 1;

function withoutIdleRows(s: SkyState, seat: Seat, options: readonly SkyChoice[]): readonly SkyChoice[] {
  if (s.round === ROUNDS || s.rules.humans === 1) return options;
  const worths = weigh(s, seat, options);
  const best = Math.max(...worths);
  const idle = options.map((option) => idleSlots(s.players[seat], option));
  const least = idle[worths.indexOf(best)];
  return options.filter((_, i) => 2 * worths[i] >= best || idle[i] <= least + IDLE);
}

/** How many slots nothing could be laid at in the next round. */
function idleSlots(player: Player, option: SkyChoice): number {
  const slots = 3 + (player.slotA ? 1 : 0) + (player.slotE ? 1 : 0);
  const row = option.do === 'row' ? player.rows[SLOTS.indexOf(option.slot)] : [];
  let cards = 0;
  for (const card of player.hand) if (CARD_KIND[card] !== SHARE) cards++;
  for (const card of row) if (CARD_KIND[card] !== SHARE) cards++;
  return Math.max(0, slots - cards);
}

/** Without another scientist to come nobody will reach a plan any more: it is worth the coins that come with it. */
function withoutLatePlans(s: SkyState, seat: Seat, options: readonly SkyChoice[]): readonly SkyChoice[] {
  if (s.round < ROUNDS || scientistsLeft(s, seat) > 0) return options;
  return options.filter((option) => {
    if (option.do !== 'plan') return true;
    const field = s.research.indexOf(PLAN_INDEX[option.plan]);
    return s.supplement > 0 && field >= 0 && field % RESEARCH_COLUMNS === RED_COLUMN;
  });
}

/** Scientists that can still be used in this round, without one that is being used. */
function scientistsLeft(s: SkyState, seat: Seat): number {
  const player = s.players[seat];
  if (player.left) return 0;
  const spent = s.agenda.seats[seat].find((frame) => frame.step === 'spend');
  let left = hasTile(player, SCIENTIST_TILE) && ((spent?.tiles ?? 0) >> SCIENTIST_TILE) % 2 === 0 ? 1 : 0;
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const isSpent = ((spent?.slots ?? 0) >> slot) % 2 === 1;
    if (isUp(player, slot) && !isSpent && CARD_KIND[player.slots[slot]] === SCIENTIST) left++;
  }
  return left;
}
