import { below, type Seat } from '@orrery/kernel';
import { DICE_BOARDS, TRACK_FIELDS } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import type { Doing, Move, PulsarChoice } from './choices.ts';
import { markerField, markerOn, markerSeat } from './counts.ts';
import { voice } from './events.ts';
import type { PulsarState } from './state.ts';

const FACES = 6;

/** PUL-ROUND-04 to PUL-ROUND-06: on the middle die's field, or beside it towards the side with more dice. */
export function findMedian(pool: readonly number[]): number {
  const total = pool.reduce((sum, n) => sum + n, 0);
  let below = 0;
  let value = 1;
  while (below + pool[value] <= total / 2) below += pool[value++];
  const above = total - below - pool[value];
  const onField = value * 2 - 1;
  if (below === above) return onField;
  return below > above ? onField - 1 : onField + 1;
}

/** PUL-DICE-02: forth and back; PUL-TWO-03: with two players the four slots in their order. */
function pickOrder(s: PulsarState): Seat[] {
  return s.players.length === 2 ? s.order : [...s.order, ...s.order.slice().reverse()];
}

/** PUL-DICE-05: how far a die moves a marker, to the right when positive. */
export function stepsOf(median: number, die: number): number {
  const twice = die * 2 - 1 - median;
  return median % 2 === 1 ? twice / 2 : (twice + Math.sign(twice)) / 2;
}

/** A marker as a move names it: with two of a seat on each track, the front or the rear one. */
interface Marker {
  readonly move: Move;
  readonly track: 'initiative' | 'engineering';
  readonly rear: boolean;
}

const SINGLE: readonly Marker[] = [
  { move: 'initiative', track: 'initiative', rear: false },
  { move: 'engineering', track: 'engineering', rear: false },
];
const DOUBLE: readonly Marker[] = [
  { move: 'initiative-front', track: 'initiative', rear: false },
  { move: 'initiative-rear', track: 'initiative', rear: true },
  { move: 'engineering-front', track: 'engineering', rear: false },
  { move: 'engineering-rear', track: 'engineering', rear: true },
];
const MOVES: readonly Move[] = ['none', ...[...SINGLE, ...DOUBLE].map(({ move }) => move)];

type TakeDie = Doing<'take-die'>;
const TAKE: readonly Readonly<Record<Move, TakeDie>>[] = Array.from({ length: FACES + 1 }, (_, die) => {
  const row: Partial<Record<Move, TakeDie>> = {};
  for (const move of MOVES) row[move] = { do: 'take-die', die, move };
  return row as Readonly<Record<Move, TakeDie>>;
});

const markersOf = (s: PulsarState): readonly Marker[] => (s.players.length === 2 ? DOUBLE : SINGLE);

const markerNamed = (s: PulsarState, move: Move): Marker | undefined =>
  markersOf(s).find((marker) => marker.move === move);

const trackOf = (s: PulsarState, { track }: Marker): number[] =>
  track === 'initiative' ? s.initiative : s.engineering;

/** Where in its track the marker lies. */
function placeOf(track: readonly number[], seat: Seat, { rear }: Marker): number {
  for (let i = 0; i < track.length; i++) {
    const at = rear ? track.length - 1 - i : i;
    if (markerSeat(track[at]) === seat) return at;
  }
  return -1;
}

/** Two own markers that lie on each other are one and the same to move; only the upper one is offered. */
function isTwin(s: PulsarState, seat: Seat, marker: Marker): boolean {
  if (!marker.rear) return false;
  const track = trackOf(s, marker);
  const at = placeOf(track, seat, marker);
  return at > 0 && track[at - 1] === track[at];
}

/** PUL-DICE-10: a marker needs room up to the last field. */
function hasRoom(s: PulsarState, seat: Seat, marker: Marker, steps: number): boolean {
  const track = trackOf(s, marker);
  return markerField(track[placeOf(track, seat, marker)]) + steps <= TRACK_FIELDS;
}

const canMove = (s: PulsarState, seat: Seat, steps: number): boolean =>
  markersOf(s).some((marker) => hasRoom(s, seat, marker, steps));

/** PUL-DICE-12: does every die left push every own marker off the track? */
function isPushedOut(s: PulsarState, seat: Seat): boolean {
  for (let die = 1; die <= FACES; die++) {
    if (s.pool[die] === 0) continue;
    const steps = stepsOf(s.median, die);
    if (steps <= 0 || canMove(s, seat, steps)) return false;
  }
  return true;
}

function moveMarker(s: PulsarState, seat: Seat, { die, move }: TakeDie): void {
  const marker = markerNamed(s, move);
  if (marker === undefined) {
    voice.tell?.({ event: 'die-taken', seat, die, move, from: 0, to: 0 });
    return;
  }
  const track = trackOf(s, marker);
  const at = placeOf(track, seat, marker);
  const from = markerField(track[at]);
  const wanted = from + stepsOf(s.median, die);
  // PUL-DICE-13: nothing moves beyond the first field.
  const to = Math.min(Math.max(wanted, 1), TRACK_FIELDS);
  // PUL-DICE-08, PUL-DICE-14: on top of whatever is there; PUL-DICE-12: pushed out, it goes to the very bottom.
  for (let i = at; i + 1 < track.length; i++) track[i] = track[i + 1];
  let rank = track.length - 1;
  for (; rank > 0 && wanted <= TRACK_FIELDS && markerField(track[rank - 1]) >= to; rank--)
    track[rank] = track[rank - 1];
  track[rank] = markerOn(to, seat);
  voice.tell?.({ event: 'die-taken', seat, die, move, from, to });
}

export const diceSteps: Chapter<'round' | 'pick' | 'take-die'> = {
  /** PUL-ROUND-01, PUL-ROUND-08: all silver dice are rolled anew; PUL-VAR-01: some are set in a balanced first round. */
  round: {
    run(s) {
      const { silver, balanced } = DICE_BOARDS[s.players.length];
      const dice = s.balanced && s.round === 1 ? balanced.slice() : [];
      while (dice.length < silver) dice.push(1 + below(s.random, FACES));
      s.phase = 'dice';
      for (const player of s.players) player.silver = [];
      s.pool = [0, 0, 0, 0, 0, 0, 0];
      for (const die of dice) s.pool[die]++;
      s.median = findMedian(s.pool);
      voice.tell?.({ event: 'round', round: s.round, order: s.order.slice() });
      voice.tell?.({ event: 'rolled', dice: dice.sort((a, b) => a - b), median: s.median });
      const { table } = s.agenda;
      table.push({ step: 'action-phase' });
      const picks = pickOrder(s);
      for (let i = picks.length - 1; i >= 0; i--) table.push({ step: 'pick', seat: picks[i] });
    },
  },
  pick: {
    run: (s, { seat }) => void s.agenda.seats[seat].push({ step: 'take-die' }),
  },
  'take-die': {
    options(s, seat) {
      const options: PulsarChoice[] = [];
      const markers = markersOf(s);
      const out = isPushedOut(s, seat);
      for (let die = 1; die <= FACES; die++) {
        if (s.pool[die] === 0) continue;
        const steps = stepsOf(s.median, die);
        // PUL-DICE-19
        if (steps === 0) options.push(TAKE[die].none);
        else {
          for (const marker of markers) {
            if ((out || hasRoom(s, seat, marker, steps)) && !isTwin(s, seat, marker))
              options.push(TAKE[die][marker.move]);
          }
        }
      }
      return options;
    },
    take(s, seat, choice) {
      if (choice.do !== 'take-die') return;
      s.pool[choice.die]--;
      s.players[seat].silver.push(choice.die);
      moveMarker(s, seat, choice);
    },
    whyNot(s, seat, choice) {
      if (choice.do !== 'take-die') return { rule: 'PUL-DICE-18' };
      if (!(s.pool[choice.die] > 0)) return { rule: 'PUL-DICE-01' };
      const steps = stepsOf(s.median, choice.die);
      if (steps === 0) return { rule: 'PUL-DICE-06' };
      const marker = markerNamed(s, choice.move);
      if (marker === undefined) return { rule: s.players.length === 2 ? 'PUL-TWO-04' : 'PUL-DICE-03' };
      if (hasRoom(s, seat, marker, steps)) return { rule: 'PUL-TWO-02' };
      return { rule: canMove(s, seat, steps) ? 'PUL-DICE-10' : 'PUL-DICE-11' };
    },
  },
};
