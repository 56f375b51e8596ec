import type { WhyNot } from '@orrery/kernel';
import type { Chapter } from './chapter.ts';
import type { Doing, PulsarChoice } from './choices.ts';
import { CLUSTERS } from './cluster.ts';
import { setOut } from './flight.ts';
import { powersOf, slackColor } from './powers.ts';
import { NONE, type Player, type PulsarState } from './state.ts';

/** How many segments a flight may have, and the gate colour it must visit then. */
interface Measure {
  readonly length: number;
  readonly color: number;
}

/** PUL-FLIGHT-01, PUL-TECH-15: as the die says, or one more or less by way of a gate. */
function measuresOf(player: Player, length: number): readonly Measure[] {
  const exact = { length, color: NONE };
  const color = slackColor(powersOf(player));
  return color < 0 ? [exact] : [exact, { length: length - 1, color }, { length: length + 1, color }];
}

/** The colour a path has yet to visit. */
function missingColor(side: number, path: readonly number[], color: number): number {
  return path.some((at) => CLUSTERS[side].colors[at] === color) ? NONE : color;
}

function lanesLeft(side: number, start: number, path: readonly number[]): number[] {
  const { neighbours, segments, lanes } = CLUSTERS[side];
  const left = lanes.slice();
  let at = start;
  for (const next of path) {
    left[segments[at][neighbours[at].indexOf(next)]]--;
    at = next;
  }
  return left;
}

/** Is there a way on of exactly so many segments that visits the colour, if there is one to visit? */
function canGoOn(side: number, at: number, left: number[], more: number, color: number): boolean {
  if (more <= 0) return more === 0 && color === NONE;
  const { neighbours, segments, types, colors } = CLUSTERS[side];
  for (let i = 0; i < neighbours[at].length; i++) {
    const next = neighbours[at][i];
    const segment = segments[at][i];
    if (types[next] === 'entry' || left[segment] === 0) continue;
    left[segment]--;
    const found = canGoOn(side, next, left, more - 1, colors[next] === color ? NONE : color);
    left[segment]++;
    if (found) return true;
  }
  return false;
}

/** Locations a drawn path can go on to, so that a flight of a measure can still come of it. */
function nextPlaces(side: number, start: number, path: readonly number[], measures: readonly Measure[]): number[] {
  const { neighbours, segments, types } = CLUSTERS[side];
  const left = lanesLeft(side, start, path);
  const at = path.at(-1) ?? start;
  return neighbours[at].filter((next, i) => {
    if (types[next] === 'entry' || left[segments[at][i]] === 0) return false;
    const drawn = [...path, next];
    const after = lanesLeft(side, start, drawn);
    return measures.some(({ length, color }) =>
      canGoOn(side, next, after, length - drawn.length, missingColor(side, drawn, color)),
    );
  });
}

const isWhole = (side: number, path: readonly number[], measures: readonly Measure[]): boolean =>
  path.length > 0 &&
  measures.some(({ length, color }) => path.length === length && missingColor(side, path, color) === NONE);

const TO: readonly (readonly Doing<'to'>[])[] = CLUSTERS.map(({ ids }) => ids.map((at) => ({ do: 'to', at })));
const LAND: PulsarChoice = { do: 'land' };

function whyNotTo(s: PulsarState, start: number, path: readonly number[], id: string): WhyNot | undefined {
  const { indexOf, types, neighbours, segments } = CLUSTERS[s.side];
  const next = indexOf[id];
  if (next === undefined) return undefined;
  if (types[next] === 'entry') return { rule: 'PUL-FLIGHT-05' };
  if (neighbours[next].length === 0) return { rule: 'PUL-FLIGHT-06' };
  const at = path.at(-1) ?? start;
  const i = neighbours[at].indexOf(next);
  if (i < 0) return { rule: 'PUL-FLIGHT-03' };
  const isFlown = lanesLeft(s.side, start, path)[segments[at][i]] === 0;
  return { rule: isFlown ? 'PUL-FLIGHT-07' : 'PUL-FLIGHT-12' };
}

export const drawingSteps: Chapter<'draw'> = {
  /** A flight drawn location by location: whatever is offered can be completed. */
  draw: {
    options(s, seat, { length, path }) {
      const player = s.players[seat];
      const measures = measuresOf(player, length);
      const options: PulsarChoice[] = nextPlaces(s.side, player.ship, path, measures).map((at) => TO[s.side][at]);
      if (isWhole(s.side, path, measures)) options.push(LAND);
      return options;
    },
    take(s, seat, choice, { length, path }) {
      if (choice.do === 'land') setOut(s, seat, path);
      if (choice.do !== 'to') return;
      const player = s.players[seat];
      const drawn = [...path, CLUSTERS[s.side].indexOf[choice.at]];
      if (nextPlaces(s.side, player.ship, drawn, measuresOf(player, length)).length === 0) setOut(s, seat, drawn);
      else s.agenda.seats[seat].push({ step: 'draw', length, path: drawn });
    },
    whyNot(s, seat, choice, { path }) {
      if (choice.do === 'land') return { rule: 'PUL-FLIGHT-01' };
      return choice.do === 'to' ? whyNotTo(s, s.players[seat].ship, path, choice.at) : { rule: 'PUL-ACT-09' };
    },
  },
};
