export { SeatMark } from '@orrery/board';
