import { reveal } from '@orrery/kernel';
import {
  BOARD_FIELD_INDEX,
  CARD_SHARE,
  CARDS,
  COMPANIES,
  LAST_FIELD,
  LETTERS,
  LUNA_CARDS,
  LUNA_LEVELS,
  LUNA_OVERFLOW,
  LUNA_PLAN_COLUMN,
  LUNA_RESEARCH_LAST,
  LUNA_SLOT_A_HELIUM,
  LUNA_SLOT_E_RESEARCH,
  LUNA_TANK_LAST,
  type LunaAction,
  PLANS,
  RESEARCH_COLUMNS,
  ROUNDS,
  SLOTS,
  specialPlan,
} from '../../data/index.ts';
import { voice } from '../events.ts';
import { refillResearch } from '../research.ts';
import { at, by, type Luna, lunaNumber, NONE, type SkyState } from '../state.ts';
import { gainCoins, nextBarrier, stepForward, tellMoved } from '../tracks.ts';
import { leaveLuna } from './cards.ts';
import { expandLuna } from './expansion.ts';
import { byValue, pickCompanies } from './ranking.ts';

// SKY-LUNA-14 to 33: Luna's turn.

export function runLunaTurn(s: SkyState): void {
  const { luna } = s;
  if (luna === null) return;
  if (!luna.started) {
    luna.started = true;
    // SKY-LUNA-14: left, then right.
    for (const card of luna.majority.slice()) {
      const reveals = card === NONE ? null : LUNA_CARDS[card].reveal;
      if (reveals) act(s, luna, reveals, 0, []);
    }
  }
  const slot = luna.slots.findIndex((card, i) => card !== NONE && ((luna.used >> i) & 1) === 0);
  if (slot >= 0) resolveCard(s, luna, slot);
  // SKY-LUNA-16: with the last card she leaves.
  if (!luna.slots.some((card, i) => card !== NONE && ((luna.used >> i) & 1) === 0)) leaveLuna(s, luna);
}

/** SKY-LUNA-15: all actions of the next card, from top to bottom. */
function resolveCard(s: SkyState, luna: Luna, slot: number): void {
  const card = LUNA_CARDS[luna.slots[slot]];
  reveal(s);
  voice.tell?.({ event: 'luna-card', card: card.id, slot: SLOTS[slot] });
  let advanced: readonly number[] = [];
  for (const action of card.actions) advanced = act(s, luna, action, slot, advanced);
  luna.used |= 1 << slot;
}

/** Carries out one action; returns the companies last advanced, which an expansion uses. */
function act(
  s: SkyState,
  luna: Luna,
  action: LunaAction,
  slot: number,
  advanced: readonly number[],
): readonly number[] {
  switch (action.do) {
    case 'coins':
      gainCoins(s, lunaNumber(s), action.n);
      break;
    case 'helium':
      gainLunaHelium(s, luna, action.n);
      break;
    case 'research':
      voice.tell?.({ event: 'research-steps', n: action.n });
      for (let i = 0; i < action.n; i++) researchStep(s, luna);
      break;
    case 'advance': {
      const companies = pickCompanies(s, action.which);
      for (const company of companies) advanceLuna(s, luna, company, action.n);
      return companies;
    }
    case 'expand':
      expandLuna(s, sortedByValue(s, advanced), action.n, action.towards);
      break;
    case 'cards':
      for (const field of action.fields[slot]) takeCard(s, luna, field - 1);
      break;
    case 'share-card':
      takeShareCard(s, luna);
      break;
    case 'special-plan':
      discardSpecial(s);
      break;
    case 'plan':
      discardPlan(s, LETTERS.indexOf(action.letter) * RESEARCH_COLUMNS + LUNA_PLAN_COLUMN[slot]);
      break;
    case 'mark':
      placeMarker(s, luna, action.fields[slot]);
      break;
  }
  return advanced;
}

const sortedByValue = (s: SkyState, companies: readonly number[]): number[] =>
  byValue(s).filter((company) => companies.includes(company));

/** SKY-LUNA-19, SKY-LUNA-50. */
export function gainLunaHelium(s: SkyState, luna: Luna, n: number): void {
  voice.tell?.({ event: 'helium', n });
  for (let i = 0; i < n; i++) heliumStep(s, luna);
}

function heliumStep(s: SkyState, luna: Luna): void {
  if (luna.helium >= LUNA_TANK_LAST) {
    luna.coins += LUNA_OVERFLOW;
    return;
  }
  luna.helium++;
  const { heliumCards, unlockSlots } = LUNA_LEVELS[s.rules.luna];
  if (unlockSlots && luna.helium >= LUNA_SLOT_A_HELIUM) luna.slotA = true;
  if (heliumCards.includes(luna.helium)) grow(luna, 'helium');
}

export function researchStep(s: SkyState, luna: Luna): void {
  if (luna.research >= LUNA_RESEARCH_LAST) {
    luna.coins += LUNA_OVERFLOW;
    return;
  }
  luna.research++;
  const { researchCards, unlockSlots } = LUNA_LEVELS[s.rules.luna];
  if (unlockSlots && luna.research >= LUNA_SLOT_E_RESEARCH) luna.slotE = true;
  if (researchCards.includes(luna.research)) grow(luna, 'research');
}

/** SKY-LUNA-20: a grade II card on top of the pile. */
function grow(luna: Luna, where: 'helium' | 'research'): void {
  const card = luna.reserve.pop();
  if (card === undefined) return;
  luna.pile.push(card);
  voice.tell?.({ event: 'luna-grows', at: where });
}

/** SKY-LUNA-21 to 25. */
export function advanceLuna(s: SkyState, luna: Luna, company: number, n: number): void {
  const player = lunaNumber(s);
  const from = s.positions[at(company, player)];
  for (let i = 0; i < n; i++) {
    if (s.positions[at(company, player)] >= LAST_FIELD) {
      gainCoins(s, player, LUNA_OVERFLOW);
      continue;
    }
    const paid = Math.min(luna.coins, nextBarrier(s, company, player));
    if (paid > 0) {
      luna.coins -= paid;
      voice.tell?.({ event: 'barrier', ...by(s, player), company: COMPANIES[company], coins: paid });
    }
    stepForward(s, company, player);
  }
  if (s.positions[at(company, player)] > from) tellMoved(s, company, player);
}

/** SKY-LUNA-29. */
function takeCard(s: SkyState, luna: Luna, field: number): void {
  const card = s.display[field];
  if (card === NONE) {
    voice.tell?.({ event: 'luna-nothing', action: 'cards' });
    return;
  }
  s.display[field] = NONE;
  luna.cards.push(card);
  voice.tell?.({ event: 'luna-takes', card: CARDS[card].id, field: field + 1 });
}

/** SKY-LUNA-30. */
function takeShareCard(s: SkyState, luna: Luna): void {
  for (const company of byValue(s)) {
    const field = s.display.findIndex((card) => card !== NONE && CARD_SHARE[card] === company);
    if (field >= 0) {
      takeCard(s, luna, field);
      return;
    }
  }
  voice.tell?.({ event: 'luna-nothing', action: 'share-card' });
}

/** SKY-LUNA-31: the plan and the supplement; the field is filled at once. */
function discardPlan(s: SkyState, field: number): void {
  const plan = s.research[field];
  if (plan === NONE) {
    voice.tell?.({ event: 'luna-nothing', action: 'plan' });
    return;
  }
  s.research[field] = NONE;
  s.planBox.push(plan);
  voice.tell?.({ event: 'luna-discards', plan: PLANS[plan].id, coins: s.supplement });
  gainCoins(s, lunaNumber(s), s.supplement);
  s.supplement = 0;
  refillResearch(s);
}

/** SKY-LUNA-32: the latest special plan still there. */
function discardSpecial(s: SkyState): void {
  for (let round = ROUNDS; round >= 2; round--) {
    if (((s.specials >> round) & 1) === 0) continue;
    s.specials &= ~(1 << round);
    s.planBox.push(specialPlan(round));
    voice.tell?.({ event: 'luna-discards', plan: PLANS[specialPlan(round)].id, coins: 0 });
    return;
  }
  voice.tell?.({ event: 'luna-nothing', action: 'special-plan' });
}

/** SKY-LUNA-33. */
function placeMarker(s: SkyState, luna: Luna, id: string): void {
  const field = BOARD_FIELD_INDEX[id];
  if (s.fields[field] !== NONE || luna.markers === 0) {
    voice.tell?.({ event: 'luna-nothing', action: 'mark' });
    return;
  }
  s.fields[field] = lunaNumber(s);
  luna.markers--;
  voice.tell?.({ event: 'marked', field: id });
}
