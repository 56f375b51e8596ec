import type { Explanation } from '@orrery/board';
import {
  ASTEROIDS,
  BELT_PLACES,
  COMPANIES,
  type Facilities,
  NEIGHBOURS,
  SECTOR_FACILITIES,
  SHUTTLE_ROWS,
} from '../../data/index.ts';
import { PLACE_IDS } from '../../rules/choices.ts';
import { FAR, fullCost } from '../../rules/reach.ts';
import { NONE } from '../../rules/state.ts';
import { facilitiesIn } from '../cards/gains.tsx';
import { DISCARDS_PLACE } from '../places.ts';
import { type About, linesOf, refusal } from './explainer.ts';

function holdsOf(place: number, isMoon: boolean): Facilities {
  if (isMoon) return SECTOR_FACILITIES[place];
  const { asteroid, pit } = BELT_PLACES[place];
  return asteroid === NONE ? { mine: 0, gas: 0, research: 0, pit } : ASTEROIDS[asteroid].window;
}

/** A sector, a space of an asteroid, or a shuttle field. */
export function explainPlace(id: string, about: About): Explanation | undefined {
  const { facts, names } = about;
  const { view, text, options } = facts;
  const t = text.explain;
  const isMoon = view.rules.side === 0;
  const place = PLACE_IDS[view.rules.side].indexOf(id);
  if (place < 0) return undefined;
  const owner = view.board[place];
  const holds = facilitiesIn(holdsOf(place, isMoon)).map(([kind, n]) => text.game.facilities[kind](n));
  const isExpanding = options.some((option) => option.do === 'stop');
  const cost = isExpanding && view.active >= 0 ? fullCost(view, view.active, place) : FAR;
  const isOpen = options.some((option) => option.do === 'occupy' && option.at === id);
  const shuttle = SHUTTLE_ROWS.find((row) => `shuttle-${row.shuttle}` === id);
  return {
    title: names.place(id),
    lines: linesOf(
      holds.length > 0 ? t.holds(text.game.list(holds)) : t.nothing,
      owner === NONE ? t.free : t.owner(text.game.companies[COMPANIES[owner]]),
      isOpen && (owner === NONE ? t.cost(cost) : t.oust(cost)),
      isExpanding && !isOpen && refusal(about, { do: 'occupy', at: id, column: 1 }),
      isMoon && t.borders(NEIGHBOURS[place].map(({ to, cost: energy }) => t.border(`${to}`, energy)).join(', ')),
      shuttle !== undefined && t.ends(...shuttle.between),
    ),
    // The share values that taking it would bring are told beside it.
    ...(isOpen ? { over: DISCARDS_PLACE } : {}),
    rule: isMoon ? 'SKY-EXP-04' : 'SKY-BELT-06',
  };
}
