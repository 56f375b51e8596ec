import { TRACK_FIELDS } from '../../data/index.ts';
import { markerField, markerOn, markerSeat } from '../../rules/counts.ts';
import { stepsOf } from '../../rules/dice.ts';
import type { Facts } from '../facts.ts';
import type { Move } from '../words.ts';

export type TrackKind = 'initiative' | 'engineering';

/** What taking a die would do to one of the viewer's markers. */
export interface MarkerMove {
  readonly move: Move;
  readonly kind: TrackKind;
  readonly from: number;
  readonly to: number;
  /** Pushed off the track: below everything on the last field. */
  readonly under: boolean;
  /** It gains rank rather than loses it. */
  readonly isAhead: boolean;
  /** Seats whose markers it changes ranks with. */
  readonly passed: readonly number[];
  /** The seats of the track by their rank afterwards. */
  readonly order: readonly number[];
}

export const kindOf = (move: Move): TrackKind => (move.startsWith('initiative') ? 'initiative' : 'engineering');

/** Every way to move a marker with a die that can be taken now. */
export function movesWith({ view, viewer, options }: Facts, die: number): readonly MarkerMove[] {
  if (viewer === null) return [];
  return options.flatMap((option) => {
    if (option.do !== 'take-die' || option.die !== die || option.move === 'none') return [];
    const { move } = option;
    const track = view[kindOf(move)];
    const seats = track.map(markerSeat);
    const at = move.endsWith('-rear') ? seats.lastIndexOf(viewer) : seats.indexOf(viewer);
    const from = markerField(track[at]);
    const wanted = from + stepsOf(view.median, die);
    const to = Math.min(Math.max(wanted, 1), TRACK_FIELDS);
    const under = wanted > TRACK_FIELDS;
    const others = track.filter((_, i) => i !== at);
    const rank = under ? others.length : others.filter((marker) => markerField(marker) < to).length;
    return {
      move,
      kind: kindOf(move),
      from,
      to,
      under,
      isAhead: rank < at,
      passed: [...new Set(others.slice(Math.min(at, rank), Math.max(at, rank)).map(markerSeat))],
      order: others.toSpliced(rank, 0, markerOn(to, viewer)).map(markerSeat),
    };
  });
}
