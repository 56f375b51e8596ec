import { type Block, countBits, type Seat, type Sheet } from '@orrery/kernel';
import { GOALS, GYRODYNES, PYRAMID, SYSTEM_TILES, TECHNOLOGIES, TRANSMITTERS } from './data/index.ts';
import { CLUSTERS, PLANETS } from './rules/cluster.ts';
import { countStations, hqOf, markerField, markerSeat } from './rules/counts.ts';
import { rowValue } from './rules/production.ts';
import { COVERED, type Player, type PulsarState } from './rules/state.ts';
import { firstHolder, secondHolder } from './rules/technologies.ts';
import { clusterChart } from './sheet-cluster.ts';
import {
  describeBenefits,
  describeEffects,
  describeGoal,
  nameMedian,
  namePlace,
  nameProject,
  nameTech,
  nameTransmitter,
} from './text/describe.ts';
import type { PulsarText } from './text/en/phrases.ts';

type Who = (seat: Seat) => string;
type Row = readonly string[];

const orNone = (parts: readonly string[], t: PulsarText): string =>
  parts.length > 0 ? parts.join(', ') : t.sheet.none;

/** A view in words and tables. */
export function sheet(view: PulsarState, viewer: Seat | null, who: Who, t: PulsarText): Sheet {
  const seats = view.players.map((_, seat) => seat);
  const first = viewer === null ? seats : [viewer, ...seats.filter((seat) => seat !== viewer)];
  return [
    { kind: 'heading', level: 1, text: t.sheet.title(view.round, t.phases[view.phase]) },
    table(
      t.sheet.players,
      t.sheet.playerHead,
      first.map((seat) => playerRow(view, seat, who, t)),
    ),
    tableFacts(view, who, t),
    table(
      t.sheet.tracks,
      [t.sheet.track, t.sheet.markers],
      [
        [t.tracks.initiative, sayTrack(view.initiative, who)],
        [t.tracks.engineering, sayTrack(view.engineering, who)],
      ],
    ),
    clusterChart(view, who, t),
    table(
      t.sheet.holdings,
      t.sheet.holdingHead,
      first.map((seat) => holdingRow(view, seat, who, t)),
    ),
    ...first.flatMap((seat) => headquarters(view, seat, who, t)),
    table(
      t.sheet.transmitters,
      t.sheet.transmitterHead,
      view.display.map((tile) => transmitterRow(tile, t)),
    ),
    table(
      t.sheet.technologies,
      t.sheet.techHead,
      view.techs.map((_, i) => techRow(view, i, who, t)),
    ),
    table(
      t.sheet.goals,
      t.sheet.goalHead,
      view.goals.map((goal) => goalRow(goal, t)),
    ),
    ...places(view, who, t),
  ];
}

const table = (caption: string, head: Row, rows: readonly Row[]): Block => ({ kind: 'table', caption, head, rows });

function tableFacts(view: PulsarState, who: Who, t: PulsarText): Block {
  const dice = view.pool.flatMap((n, value) => new Array<string>(n).fill(String(value)));
  const { red, links } = view.turn;
  const bonus = red >= 0 ? String(red) : orNone(links.map(String), t);
  const rows: (readonly [string, string])[] = [
    [t.sheet.order, view.order.map(who).join(', ')],
    [t.sheet.dice, orNone(dice, t)],
    [t.sheet.median, view.median > 0 ? nameMedian(t, view.median) : t.sheet.unrolled],
    [t.sheet.rowValue, view.median > 0 ? `+${rowValue(view)}` : t.sheet.unrolled],
    [t.sheet.bonusDie, bonus],
    [t.sheet.supply, view.supply.join(', ')],
    [t.sheet.awards, view.awards.join(', ')],
    [t.sheet.explorationLeft, `${view.unexplored.length}, ${view.explored.length}`],
  ];
  return { kind: 'facts', rows };
}

function sayTrack(track: readonly number[], who: Who): string {
  const fields = new Map<number, string[]>();
  for (const marker of track) {
    const field = markerField(marker);
    fields.set(field, [...(fields.get(field) ?? []), who(markerSeat(marker))]);
  }
  return [...fields].map(([field, names]) => `${field}: ${names.join(' / ')}`).join('; ');
}

function playerRow(view: PulsarState, seat: Seat, who: Who, t: PulsarText): Row {
  const player = view.players[seat];
  return [
    who(seat),
    String(player.score),
    orNone(player.silver.map(String), t),
    String(player.cubes),
    String(player.plusMinus),
    String(player.plusTwo),
    String(player.rings),
    player.loose.join(' '),
    `${countStations(view, seat)}${player.stationTiles > 0 ? ` +${player.stationTiles}` : ''}`,
    player.ship < 0 ? t.sheet.atHome : namePlace(t, CLUSTERS[view.side].ids[player.ship]),
  ];
}

function holdingRow(view: PulsarState, seat: Seat, who: Who, t: PulsarText): Row {
  const { ids, pulsars } = CLUSTERS[view.side];
  const own = pulsars.flatMap((at, pulsar) => (view.owner[pulsar] === seat ? [ids[at]] : []));
  const tiles = TRANSMITTERS.flatMap((_, tile) => (view.holder[tile] === seat ? [sayTile(view, tile, t)] : []));
  const patents = view.players[seat].patents.map((tech) => nameTech(TECHNOLOGIES[tech].id));
  return [
    who(seat),
    orNone(own, t),
    orNone(tiles, t),
    orNone(patents, t),
    String(countBits(view.players[seat].projects)),
  ];
}

/** An own transmitter with what is still to pay and what it is linked to. */
function sayTile(view: PulsarState, tile: number, t: PulsarText): string {
  const { id, costs } = TRANSMITTERS[tile];
  const open = costs.filter((_, i) => ((view.paid[tile] >> i) & 1) === 0).join(' ');
  const state = view.active[tile] === 1 ? t.sheet.active : t.sheet.paid(open);
  const links = [view.left[tile], view.right[tile]].filter((other) => other >= 0);
  const linked = links.map((other) => ` - ${nameTransmitter(t, TRANSMITTERS[other].id)}`).join('');
  return `${nameTransmitter(t, id)} (${state})${linked}`;
}

function headquarters(view: PulsarState, seat: Seat, who: Who, t: PulsarText): Block[] {
  const player = view.players[seat];
  const hq = hqOf(player);
  if (hq === undefined) return [];
  const rows = hq.projects.map(
    (project, slot): Row => [
      nameProject(project.id),
      String(project.cost),
      describeBenefits(t, project.effects),
      projectState(
        player,
        slot,
        project.effects.some((effect) => effect.op === 'gate-run'),
        t,
      ),
    ],
  );
  return [table(t.sheet.headquarters(who(seat), nameProject(hq.id)), t.sheet.projectHead, rows)];
}

function projectState(player: Player, slot: number, isRun: boolean, t: PulsarText): string {
  const has = (set: number, at: number): boolean => ((set >> at) & 1) === 1;
  if (!has(player.projects, slot)) {
    return PYRAMID[slot].every((below) => has(player.projects, below - 1)) ? t.sheet.open : t.sheet.closed;
  }
  if (!isRun) return t.sheet.done;
  return has(player.runs, slot) ? t.sheet.runUsed : t.sheet.runOpen;
}

function transmitterRow(tile: number, t: PulsarText): Row {
  const { id, costs, left, right, instant, production } = TRANSMITTERS[tile];
  return [
    nameTransmitter(t, id),
    costs.join(' '),
    `${left ?? '-'} / ${right ?? '-'}`,
    describeBenefits(t, instant),
    describeBenefits(t, production),
  ];
}

function techRow(view: PulsarState, i: number, who: Who, t: PulsarText): Row {
  const tech = TECHNOLOGIES[view.techs[i]];
  const holders = [view.holders[firstHolder(i)], view.holders[secondHolder(i)]].filter((seat) => seat >= 0);
  return [
    nameTech(tech.id),
    String(tech.row),
    `${tech.cost}${tech.icons === 2 ? ` / ${tech.cost}` : ''}`,
    t.techPhases[tech.phase],
    describeEffects(t, tech.effects),
    orNone(holders.map(who), t),
  ];
}

function goalRow(goal: number, t: PulsarText): Row {
  const { id, points, bonuses } = GOALS[goal];
  return [describeGoal(t, id), String(points), ...bonuses.map((bonus) => t.sheet.bonus(bonus.cubes, bonus.points))];
}

function places(view: PulsarState, who: Who, t: PulsarText): Block[] {
  const { ids, systems, pulsars, neighbours } = CLUSTERS[view.side];
  const found = systems.flatMap((at, system) =>
    view.shown[system] === 1 ? [systemRow(view, system, ids[at], who, t)] : [],
  );
  const hidden = systems.flatMap((at, system) => (view.shown[system] === 0 ? [ids[at]] : []));
  const claimed = pulsars.flatMap((at, pulsar): Row[] =>
    view.owner[pulsar] < 0 ? [] : [[ids[at], who(view.owner[pulsar]), sayGyrodyne(view, pulsar, t)]],
  );
  const ships = view.players.flatMap(({ ship }, seat): Row[] =>
    ship < 0
      ? []
      : [[who(seat), namePlace(t, ids[ship]), neighbours[ship].map((at) => namePlace(t, ids[at])).join(', ')]],
  );
  return [
    table(t.sheet.map, t.sheet.mapHead, ships),
    table(t.sheet.systems, t.sheet.systemHead, found),
    { kind: 'facts', rows: [[t.sheet.undiscovered, orNone(hidden, t)]] },
    table(t.sheet.pulsars, t.sheet.pulsarHead, claimed),
  ];
}

function systemRow(view: PulsarState, system: number, id: string, who: Who, t: PulsarText): Row {
  const tile = SYSTEM_TILES[view.systems[system]];
  const planets = tile.planets.map(({ kind }, i) => {
    const mark = view.planets[system * PLANETS + i];
    const holder = mark >= 0 ? who(mark) : mark === COVERED ? t.sheet.covered : t.sheet.free;
    return `${t.planetNames[kind]}: ${holder}`;
  });
  return [id, planets.join(', '), describeBenefits(t, tile.bonus)];
}

function sayGyrodyne(view: PulsarState, pulsar: number, t: PulsarText): string {
  const type = view.gyrodyne[pulsar];
  if (type < 0) return t.sheet.none;
  return `${t.gyrodynes[GYRODYNES[type].type]}, ${view.spins[pulsar] === 1 ? t.sheet.spins : t.sheet.builds}`;
}
