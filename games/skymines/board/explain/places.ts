import type { Explanation, Place } from '@orrery/board';
import {
  ASTEROIDS,
  BELT_PLACES,
  COMPANIES,
  type Facilities,
  MOON_DISC,
  NEIGHBOURS,
  SECTOR_FACILITIES,
  SECTOR_ROWS,
  SHUTTLE_ROWS,
} from '../../data/index.ts';
import { PLACE_IDS } from '../../rules/choices.ts';
import { FAR, fullCost } from '../../rules/reach.ts';
import { NONE } from '../../rules/state.ts';
import { facilitiesIn } from '../cards/gains.tsx';
import { DISCARDS_PLACE, stationPlace } from '../places.ts';
import { cornersOf } from '../sky/table.tsx';
import { type About, linesOf, refusal } from './explainer.ts';

function holdsOf(place: number, isMoon: boolean): Facilities {
  if (isMoon) return SECTOR_FACILITIES[place];
  const { asteroid, pit } = BELT_PLACES[place];
  return asteroid === NONE ? { mine: 0, gas: 0, research: 0, pit } : ASTEROIDS[asteroid].window;
}

/** The upper station at the other side of the moon: where the market is not in sight, the sky there is free. */
function acrossFrom(id: string, side: number): readonly Place[] {
  const sector = SECTOR_ROWS.find((row) => `sector-${row.sector}` === id);
  return cornersOf(side).flatMap(({ company, right, bottom }) =>
    sector !== undefined && !bottom && right === sector.x <= MOON_DISC.x ? [stationPlace(company)] : [],
  );
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
    ...(isOpen ? { over: [DISCARDS_PLACE, ...acrossFrom(id, view.rules.side)] } : {}),
    rule: isMoon ? 'SKY-EXP-04' : 'SKY-BELT-06',
  };
}
