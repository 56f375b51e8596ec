import type { Seat, WhyNot } from '@orrery/kernel';
import {
  BOARD_FIELDS,
  type BonusField,
  BUY_BACK,
  CARBON,
  CARD_KIND,
  EXTRA_FIELDS,
  FIELDS,
  FIRST_EXTRA_FIELD,
  FIRST_PRIVATE_FIELD,
  type FieldEffect,
  PRIVATE_FIELD,
  SHARE,
  type Tier,
  TRACKS,
} from '../data/index.ts';
import { fieldById, fieldIds, marksOf, type SkyChoice } from './choices.ts';
import { voice } from './events.ts';
import { priceAt } from './resources.ts';
import { NONE, ONE_TIME, type Player, type SkyState } from './state.ts';
import { majorityTotal } from './totals.ts';

// SKY-BON: bonus markers; SKY-MAJ, SKY-STD, SKY-BTF, SKY-XTRA, SKY-MISSION-10: what the fields do.

/** [field] of the board, then per track and level; the private field is the same for everybody. */
const TRACK_FIELDS: readonly (readonly BonusField[])[] = TRACKS.map(({ id }) => EXTRA_FIELDS[id] ?? []);

export function fieldOf(s: SkyState, field: number): BonusField {
  if (field < FIRST_EXTRA_FIELD) return BOARD_FIELDS[field];
  if (field >= FIRST_PRIVATE_FIELD) return PRIVATE_FIELD;
  const extra = field - FIRST_EXTRA_FIELD;
  return TRACK_FIELDS[s.tracks[extra >> 1]][extra & 1];
}

export function effectOf<G extends FieldEffect['give']>(
  s: SkyState,
  field: number,
): Extract<FieldEffect, { readonly give: G }> {
  return fieldOf(s, field).effect as Extract<FieldEffect, { readonly give: G }>;
}

/** Why a field cannot be marked by the player; undefined when it can. */
function blockedBy(s: SkyState, seat: Seat, field: number): string | undefined {
  const player = s.players[seat];
  if (field >= FIRST_EXTRA_FIELD) {
    if (field >= FIRST_PRIVATE_FIELD) {
      if (field !== FIRST_PRIVATE_FIELD + seat || player.tasks !== 7) return 'SKY-MISSION-09';
    } else {
      const extra = field - FIRST_EXTRA_FIELD;
      if (TRACK_FIELDS[s.tracks[extra >> 1]].length === 0) return 'SKY-BON-06';
      if (player.valid[extra >> 1] <= (extra & 1)) return 'SKY-TRACK-14';
    }
  }
  if (s.fields[field] !== NONE) return 'SKY-BON-02';
  if (field >= FIRST_EXTRA_FIELD && field < FIRST_PRIVATE_FIELD) {
    // SKY-TRACK-12: one of the two fields of a track a round.
    const twin = s.fields[((field - FIRST_EXTRA_FIELD) ^ 1) + FIRST_EXTRA_FIELD];
    if (twin !== NONE && (twin & 7) === seat) return 'SKY-TRACK-12';
  }
  const { pay, effect } = fieldOf(s, field);
  if (player.coins < pay) return 'SKY-TURN-09';
  switch (effect.give) {
    case 'majority':
      return majorityBlock(s, seat, effect.kind, effect.tiers[0]);
    case 'start-marker':
      // SKY-STD-02.
      return s.start === seat && s.turns === 1 ? 'SKY-STD-02' : undefined;
    case 'buy':
      return canBuy(s, player.coins - pay, effect.discount) ? undefined : 'SKY-BON-07';
    case 'sell':
      return player.hand.some((card) => maySell(effect.only, card)) ? undefined : 'SKY-BON-07';
    case 'reuse':
      return player.hand.some((card) => mayReuse(player, card)) ? undefined : 'SKY-BON-07';
    default:
      return undefined;
  }
}

/** SKY-MAJ-01: nobody may have more, and the lowest tier must be met. */
function majorityBlock(s: SkyState, seat: Seat, kind: number, lowest: Tier): string | undefined {
  const own = majorityTotal(s, seat, kind);
  if (own < lowest.min) return 'SKY-MAJ-09';
  for (let other = 0; other < s.rules.players; other++) {
    if (other !== seat && majorityTotal(s, other, kind) > own)
      return other < s.rules.humans ? 'SKY-MAJ-01' : 'SKY-LUNA-13';
  }
  return undefined;
}

function canBuy(s: SkyState, coins: number, discount: number): boolean {
  for (let field = 0; field < s.display.length; field++) {
    if (s.display[field] !== NONE && priceAt(s, field, discount) <= coins) return true;
  }
  return false;
}

/** Can the card be discarded on a selling field? */
export const maySell = (only: 'any' | 'carbon', card: number): boolean => only === 'any' || CARD_KIND[card] === CARBON;

/** The card has an action, or it pays for a purchase. */
export const mayReuse = (player: Player, card: number): boolean =>
  CARD_KIND[card] !== SHARE || player.coins >= BUY_BACK;

export function addMarkOptions(s: SkyState, seat: Seat, options: SkyChoice[]): void {
  const { markers, oneTime } = s.players[seat];
  if (markers + oneTime === 0) return;
  for (let field = 0; field < FIELDS; field++) {
    if (blockedBy(s, seat, field) !== undefined) continue;
    const choices = marksOf(s, field);
    if (markers > 0) options.push(choices[0]);
    if (oneTime > 0) options.push(choices[1]);
  }
}

export function whyNoMark(s: SkyState, seat: Seat, id: string, marker: 'bonus' | 'one-time'): WhyNot | undefined {
  const field = fieldById(s, seat, id);
  if (field < 0) return { rule: 'SKY-BON-06' };
  const player = s.players[seat];
  if ((marker === 'one-time' ? player.oneTime : player.markers) === 0) return { rule: 'SKY-BON-01' };
  const rule = blockedBy(s, seat, field);
  return rule === undefined ? undefined : { rule };
}

/** SKY-BON-01: places the marker, pays, and goes on with what the field gives. */
export function markField(s: SkyState, seat: Seat, id: string, oneTime: boolean): void {
  const player = s.players[seat];
  const field = fieldById(s, seat, id);
  s.fields[field] = seat + (oneTime ? ONE_TIME : 0);
  if (oneTime) player.oneTime--;
  else player.markers--;
  const { pay, effect } = fieldOf(s, field);
  player.coins -= pay;
  voice.tell?.({ event: 'marked', seat, field: id });
  const stack = s.agenda.seats[seat];
  switch (effect.give) {
    case 'majority':
      stack.push({ step: 'tier', field });
      return;
    case 'start-marker':
      // SKY-STD-01.
      s.start = seat;
      voice.tell?.({ event: 'start-marker', seat });
      stack.push({ step: 'gains', gains: effect.gains });
      return;
    case 'gains':
      stack.push({ step: 'gains', gains: effect.gains });
      return;
    case 'buy':
      stack.push({ step: 'buy', field });
      return;
    case 'sell':
      stack.push({ step: 'sell', field });
      return;
    case 'one-of':
      stack.push({ step: 'variant', field });
      return;
    case 'buy-or-helium':
      stack.push({ step: 'buy-or-helium', field, bought: false, pumped: false });
      return;
    case 'other-tracks':
      stack.push({ step: 'pick-track', among: 15 & ~(1 << ((field - FIRST_EXTRA_FIELD) >> 1)), steps: effect.steps });
      return;
    case 'reuse':
      stack.push({ step: 'reuse', field });
      return;
    case 'tile':
      // SKY-BTF-01: nothing before the next preparation.
      return;
  }
}

/** Every field with whoever marked it, for the sheet. */
export function markedFields(s: SkyState): readonly { readonly id: string; readonly by: number }[] {
  return fieldIds(s).flatMap((id, field) => (id === '' ? [] : [{ id, by: s.fields[field] }]));
}
