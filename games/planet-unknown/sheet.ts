import type { Seat, Sheet } from '@orrery/kernel';
import { CORPORATIONS, PLANETS, TRACKS } from './data/index.ts';
import type { PlanetUnknownState, Player } from './rules/state.ts';
import { civCardsTable, decksFacts, objectivesTable } from './sheet/cards.ts';
import { dealtTechsTable, playerFacts, techsTable, tracksTable } from './sheet/corporation.ts';
import { linesTable, planetMap } from './sheet/planet.ts';
import { scoreBlocks, tableFacts } from './sheet/scores.ts';
import { heldTile, stationBlocks } from './sheet/station.ts';
import { placeName } from './text/describe.ts';
import type { Dictionary } from './text/en/phrases.ts';

type Who = (seat: Seat) => string;

/** The board in words and tables: first what holds for all, then the viewer's own boards, then the others in short. */
export function sheet(view: PlanetUnknownState, viewer: Seat | null, who: Who, t: Dictionary): Sheet {
  const seats = view.players.map((_, seat) => seat);
  const full = viewer === null ? seats : [viewer];
  const brief = seats.filter((seat) => !full.includes(seat));
  return [
    { kind: 'heading', level: 1, text: t.table.name },
    tableFacts(t, view, viewer, who),
    ...stationBlocks(t, view, viewer, who),
    ...full.flatMap((seat) => ownBlocks(t, view, seat, who)),
    { kind: 'heading', level: 2, text: t.sheet.cards },
    decksFacts(t, view),
    ...objectivesTable(t, view, viewer, who),
    ...(brief.length > 0 ? [{ kind: 'heading', level: 2, text: t.sheet.others } as const] : []),
    ...(brief.length > 0 ? [markersTable(t, view, who)] : []),
    ...brief.flatMap((seat) => briefBlocks(t, view, seat, who)),
    ...scoreBlocks(t, view, who),
  ];
}

/** What can be chosen before the first round (PU-SETUP-26). */
function dealtBlocks(t: Dictionary, { dealtPlanet, dealtCorporation }: Player, name: string): Sheet {
  const planet = PLANETS[dealtPlanet];
  const corporation = CORPORATIONS[dealtCorporation];
  return [
    { kind: 'heading', level: 2, text: t.sheet.dealt(name) },
    {
      kind: 'facts',
      rows: [
        [t.sheet.dealtBoard(planet.name, planet.difficulty), t.planetRule[planet.id]],
        [t.sheet.dealtBoard(corporation.name, corporation.difficulty), t.corporationRule[corporation.id]],
      ],
    },
    dealtTechsTable(t, dealtCorporation),
  ];
}

/** Everything of one player. */
function ownBlocks(t: Dictionary, view: PlanetUnknownState, seat: Seat, who: Who): Sheet {
  const p = view.players[seat];
  const choosing = view.agenda.seats[seat].some(({ step }) => step === 'sides');
  const planet = PLANETS[p.planet];
  const corporation = CORPORATIONS[p.corporation];
  return [
    ...(choosing ? dealtBlocks(t, p, who(seat)) : []),
    { kind: 'heading', level: 2, text: t.sheet.planet(who(seat), planet.name) },
    { kind: 'text', text: t.planetRule[planet.id] },
    planetMap(t, p),
    ...heldTile(t, view, seat),
    linesTable(t, p),
    { kind: 'heading', level: 2, text: t.sheet.corporation(who(seat), corporation.name) },
    { kind: 'text', text: t.corporationRule[corporation.id] },
    playerFacts(t, view, seat),
    tracksTable(t, view, p),
    techsTable(t, view, p),
    ...civCardsTable(t, view, seat),
  ];
}

/** What somebody else wants to know of a player. */
function briefBlocks(t: Dictionary, view: PlanetUnknownState, seat: Seat, who: Who): Sheet {
  const p = view.players[seat];
  const planet = PLANETS[p.planet];
  const corporation = CORPORATIONS[p.corporation];
  return [
    { kind: 'heading', level: 3, text: t.sheet.player(who(seat), planet.name, corporation.name) },
    planetMap(t, p),
    playerFacts(t, view, seat),
    ...civCardsTable(t, view, seat),
  ];
}

function markersTable(t: Dictionary, view: PlanetUnknownState, who: Who): Sheet[number] {
  const rows = view.players.map((p, seat) => [who(seat), ...p.markers.map((place) => placeName(t, place))]);
  const head = [t.sheet.seat, ...TRACKS.map((track) => t.terrain[track])];
  return { kind: 'table', caption: t.sheet.markers, head, rows };
}
