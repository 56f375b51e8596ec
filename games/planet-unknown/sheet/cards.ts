import type { Block, Seat, Sheet } from '@orrery/kernel';
import { CIV_CARDS } from '../data/index.ts';
import { isFulfilled, measure, neighbourSide, singleSide } from '../rules/objectives.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { civCardName, civCardText, neighbourText, singleText } from '../text/describe.ts';
import type { Dictionary } from '../text/en/phrases.ts';

type Who = (seat: Seat) => string;

/** A seat's civ cards; of secret ones only the level is known. */
export function civCardsTable(t: Dictionary, view: PlanetUnknownState, seat: Seat): Sheet {
  const { playedCards, civCards } = view.players[seat];
  const rows = [...playedCards, ...civCards].map((card) =>
    card < 0
      ? [t.hidden, String(-card), t.civ.end, t.hidden]
      : [civCardName(t, card), String(CIV_CARDS[card].level), t.civ[CIV_CARDS[card].timing], civCardText(t, card)],
  );
  if (rows.length === 0) return [];
  return [{ kind: 'table', caption: t.sheet.civCards, head: t.sheet.civCardsHead, rows }];
}

/** Neighbour objectives lie between two seats; with two seats all lie between both. */
function pairOf(view: PlanetUnknownState, i: number): readonly [Seat, Seat] {
  return view.players.length === 2 ? [0, 1] : [i, (i + 1) % view.players.length];
}

/** The rules count the fewest as negative, so that more is better. */
const standing = (view: PlanetUnknownState, seats: readonly Seat[], objective: number, who: Who): string =>
  seats.map((seat) => `${who(seat)} ${Math.abs(measure(view.players[seat], neighbourSide(objective)))}`).join(', ');

export function objectivesTable(t: Dictionary, view: PlanetUnknownState, viewer: Seat | null, who: Who): Sheet {
  const seats = view.players.map((_, seat) => seat);
  const rows: string[][] = [];
  for (const [i, objective] of view.neighbours.entries()) {
    const pair = pairOf(view, i);
    const { name, condition } = neighbourText(t, objective);
    rows.push([name, t.sheet.between(who(pair[0]), who(pair[1])), condition, standing(view, pair, objective, who)]);
  }
  if (view.common >= 0) {
    const { name, condition } = neighbourText(t, view.common);
    rows.push([name, t.sheet.everybody, condition, standing(view, seats, view.common, who)]);
  }
  for (const seat of seats) rows.push(...singleRows(t, view, seat, viewer, who));
  if (rows.length === 0) return [];
  return [{ kind: 'table', caption: t.sheet.objectives, head: t.sheet.objectivesHead, rows }];
}

function singleRows(t: Dictionary, view: PlanetUnknownState, seat: Seat, viewer: Seat | null, who: Who): string[][] {
  const p = view.players[seat];
  const owner = view.players.length > 1 && seat === viewer ? t.sheet.secret(who(seat)) : who(seat);
  return p.objectives.map((objective) => {
    const { name, condition } = singleText(t, objective);
    if (objective < 0) return [name, owner, condition, t.hidden];
    return [name, owner, condition, isFulfilled(p, singleSide(objective)) ? t.sheet.fulfilled : t.sheet.notYet];
  });
}

export function decksFacts(t: Dictionary, view: PlanetUnknownState): Block {
  return {
    kind: 'facts',
    rows: [
      [t.sheet.decks, view.decks.length === 0 ? t.none : t.sheet.decksLine(view.decks.map((deck) => deck.length))],
    ],
  };
}
