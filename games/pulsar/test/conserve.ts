import { EXPLORATION_TILES, GYRODYNES, RINGS, TRANSMITTERS } from '../data/index.ts';
import { PLANETS, SYSTEMS } from '../rules/cluster.ts';
import { countPulsars, markerField, markerSeat } from '../rules/counts.ts';
import { IN_STACK, ON_DISPLAY, type PulsarState } from '../rules/state.ts';

function mustBe(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Nothing gets lost, nothing comes from nowhere. */
export function conserve(s: PulsarState): void {
  GYRODYNES.forEach(({ tiles }, type) => {
    const loose = sum(s.players.map((player) => player.loose[type]));
    const placed = s.gyrodyne.filter((on) => on === type).length;
    mustBe(`gyrodynes of type ${type}`, s.supply[type] + loose + placed, tiles);
    const held = s.players.flatMap((player) => player.awards).filter((award) => award >> 1 === type).length;
    mustBe(`awards of type ${type}`, s.awards[type] + held, 2);
  });
  mustBe(
    'systems',
    [...s.systems, s.spare].toSorted((a, b) => a - b),
    Array.from({ length: 17 }, (_, i) => i),
  );
  const inStack = TRANSMITTERS.flatMap((_, tile) => (s.holder[tile] === IN_STACK ? [tile] : []));
  mustBe(
    'the stack',
    s.stack.toSorted((a, b) => a - b),
    inStack,
  );
  const onDisplay = TRANSMITTERS.flatMap((_, tile) => (s.holder[tile] === ON_DISPLAY ? [tile] : []));
  mustBe(
    'the display',
    s.display.toSorted((a, b) => a - b),
    onDisplay,
  );
  conserveExploration(s);
  conserveDice(s);
  s.players.forEach((player, seat) => {
    mustBe(`rings of seat ${seat}`, player.rings + countPulsars(s, seat), RINGS);
    mustBe(`points of seat ${seat}`, sum(player.tally), player.score);
    if (player.score < 0 || player.cubes < 0 || player.plusMinus < 0 || player.plusTwo < 0) {
      throw new Error(`seat ${seat} owes something`);
    }
    for (let system = 0; system < SYSTEMS; system++) {
      const own = s.planets.slice(system * PLANETS, (system + 1) * PLANETS).filter((mark) => mark === seat);
      if (own.length > 1) throw new Error(`seat ${seat} has ${own.length} stations in system ${system}`);
    }
  });
  conserveLinks(s);
}

function conserveExploration(s: PulsarState): void {
  const kept = EXPLORATION_TILES.findIndex((tile) => tile.keep);
  const tiles = [...s.unexplored, ...s.explored];
  for (const player of s.players) tiles.push(...new Array<number>(player.stationTiles).fill(kept));
  for (const frame of s.agenda.seats.flat()) if (frame.step === 'choose-exploration') tiles.push(...frame.tiles);
  EXPLORATION_TILES.forEach(({ id, copies }, kind) => {
    mustBe(id, tiles.filter((tile) => tile === kind).length, copies);
  });
}

function conserveDice(s: PulsarState): void {
  const two = s.players.length === 2;
  const all = s.players.length === 4 ? 9 : 7;
  const hands = sum(s.players.map((player) => player.silver.length));
  if (s.phase === 'dice') mustBe('silver dice', sum(s.pool) + hands, all);
  if (sum(s.pool) + hands > all) throw new Error('there are more dice than there should be');
  for (const track of [s.initiative, s.engineering]) {
    mustBe('markers', track.map(markerSeat).toSorted(), s.order.toSorted());
    const fields = track.map(markerField);
    mustBe(
      'ranks',
      fields,
      fields.toSorted((a, b) => a - b),
    );
    if (fields[0] < 1 || fields[fields.length - 1] > 15) throw new Error('a marker left its track');
  }
  mustBe('ships', s.order.length, two ? 4 : s.players.length);
}

function conserveLinks(s: PulsarState): void {
  TRANSMITTERS.forEach((_, tile) => {
    for (const other of [s.left[tile], s.right[tile]]) {
      if (other < 0) continue;
      if (s.left[other] !== tile && s.right[other] !== tile) throw new Error(`the link of ${tile} to ${other} is torn`);
      mustBe('owners of a link', s.holder[other], s.holder[tile]);
    }
  });
}
