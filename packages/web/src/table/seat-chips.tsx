import { SeatMark } from '@orrery/board';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';

/** Everybody in one line: whose turn it is and how they stand. The panels below tell the rest. */
export function SeatChips({ seats, onPress }: Pick<ScreenState, 'seats'> & { onPress: () => void }) {
  const t = useText();
  return (
    <ul className="seat-chips" aria-label={t.seats}>
      {seats.map(({ name, asked, breakdown }, seat) => (
        <li key={seat}>
          <button type="button" data-asked={asked} onClick={onPress}>
            <SeatMark seat={seat} size={16} />
            <span className="chip-name">{name}</span> <b>{breakdown.reduce((sum, { points }) => sum + points, 0)}</b>
            {asked && <span className="hidden-text"> {t.turnOf(name)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
