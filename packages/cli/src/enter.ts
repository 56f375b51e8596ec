import { type GameRoom, isRefused } from '@orrery/kernel';
import { UsageProblem } from './problem.ts';
import { loadRoom } from './rooms.ts';
import type { Text } from './text/index.ts';

/** The room of a game that somebody named. */
export async function enterRoom(name: string, text: Text): Promise<GameRoom> {
  const room = await loadRoom(name, text);
  if (isRefused(room)) throw new UsageProblem(room.message);
  return room;
}

export function checkSeats({ game: { id, seats: bounds } }: GameRoom, seats: number, text: Text): void {
  if (seats < bounds.min || seats > bounds.max) {
    throw new UsageProblem(text.usage.seatRange(id, bounds.min, bounds.max, seats));
  }
}
