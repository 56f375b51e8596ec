import type { Block } from '@orrery/kernel';
import {
  ASTEROIDS,
  BELT,
  BELT_PLACES,
  BELT_STATIONS,
  COMPANIES,
  type Facilities,
  NEIGHBOURS,
  SECTOR_FACILITIES,
  SECTORS,
  STATION_COST,
} from './data/index.ts';
import { NONE, type SkyState } from './rules/state.ts';
import type { Texts } from './text/en/phrases.ts';

/** The board of either side, place by place. */
export function boardTable(t: Texts, view: SkyState): Block {
  return view.rules.side === BELT ? beltTable(t, view) : moonTable(t, view);
}

function facilityLine(t: Texts, holds: Facilities): string {
  const parts = (['mine', 'pit', 'gas', 'research'] as const).flatMap((kind) =>
    holds[kind] > 0 ? [t.facilities[kind](holds[kind])] : [],
  );
  return t.list(parts) || t.sheet.nothing;
}

function pieceName(t: Texts, piece: number): string {
  return piece === NONE ? t.sheet.nothing : t.companies[COMPANIES[piece]];
}

function moonTable(t: Texts, view: SkyState): Block {
  const border = (to: string, cost: number): string =>
    cost > 1 ? t.sheet.double(Number(to)) : t.sheet.single(Number(to));
  return {
    kind: 'table',
    caption: `${t.sheet.board}: ${t.sides.moon}`,
    head: t.sheet.moonHead,
    rows: Array.from({ length: SECTORS }, (_, i) => {
      const sector = i + 1;
      const stations = COMPANIES.flatMap((company, index) => {
        const cost = STATION_COST[index][sector];
        return cost === 0 ? [] : [t.sheet.station(t.companies[company], cost > 1)];
      });
      const sectors = NEIGHBOURS[sector].map(({ to, cost }) => border(String(to), cost));
      return [
        String(sector),
        facilityLine(t, SECTOR_FACILITIES[sector]),
        pieceName(t, view.board[sector]),
        [...stations, ...sectors].join(', '),
      ];
    }),
  };
}

function beltTable(t: Texts, view: SkyState): Block {
  const asteroids = ASTEROIDS.map(({ number, spaces, window, linked }) => {
    const stations = COMPANIES.filter((company) => BELT_STATIONS[company].entry === number);
    const letters = 'abcd';
    const pairs = linked.map((pair) => pair.map((place) => letters[spaces.indexOf(place)]).join('+'));
    return [
      t.place.asteroid(String(number)),
      facilityLine(t, window) + (pairs.length > 0 ? ` (${pairs.join(', ')}: ${t.facilities.gas(1)})` : ''),
      spaces.map((place, i) => `${letters[i]}: ${pieceName(t, view.board[place])}`).join(', '),
      stations.map((company) => t.sheet.station(t.companies[company], false)).join(', ') || t.sheet.nothing,
    ];
  });
  const shuttles = BELT_PLACES.flatMap(({ kind, number, pit, ends }, place) => {
    if (kind !== 'shuttle') return [];
    return [
      [
        t.place.shuttle(String(number)),
        pit > 0 ? t.facilities.pit(pit) : t.sheet.nothing,
        pieceName(t, view.board[place]),
        ends.map((end) => `${ASTEROIDS[end.asteroid].number}${'⚡'.repeat(end.bolts)}`).join(' - '),
      ],
    ];
  });
  return {
    kind: 'table',
    caption: `${t.sheet.board}: ${t.sides.belt}`,
    head: t.sheet.beltHead,
    rows: [...asteroids, ...shuttles],
  };
}
