import type { Costly } from '@orrery/bots';
import { type GameRoom, optionsOf, viewOf } from '@orrery/kernel';
import { openScratch } from '../play/scratch.ts';
import type { ScreenState, SeatState, TableLink } from '../play/screen-state.ts';
import type { Told } from '../replay/story.tsx';

/** A scratch copy of the position in which a decision was made, from the eyes of whoever made it. */
export function openFrom(
  room: GameRoom,
  { game, record, traced }: Told,
  seats: readonly SeatState[],
  { at, seat }: Costly,
): TableLink {
  const view = viewOf(traced.playAt(at), seat);
  const real: ScreenState = {
    id: `${record.seed} ${at}`,
    game: record.game,
    settings: record.settings,
    seats,
    viewer: seat,
    view,
    options: optionsOf(game, view, seat),
    question: at,
    canUndo: false,
    canRedo: false,
    held: null,
    log: [],
    result: null,
    handOver: null,
    where: 'scratch',
  };
  return openScratch(room, real, seat);
}
