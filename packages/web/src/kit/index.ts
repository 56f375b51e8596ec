export type { BoardProps } from './board.ts';
export { SeatMark } from './marks.tsx';
