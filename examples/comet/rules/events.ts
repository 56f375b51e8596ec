import { type GameEvent, type Seat, voiceOf } from '@orrery/kernel';

export type CometEvent =
  | ({ readonly event: 'comet'; readonly worth: number } & GameEvent)
  | ({ readonly event: 'bids'; readonly cards: readonly number[] } & GameEvent)
  | ({ readonly event: 'missed' } & GameEvent)
  | ({ readonly event: 'scored'; readonly seat: Seat; readonly points: number } & GameEvent);

export const voice = voiceOf<CometEvent>();
