import { SeatMark } from '@orrery/board';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useDrawn } from './drawn-table.tsx';
import { useRivals } from './seats.tsx';

/** Everybody in one line: whose turn it is, their score, and what it would come to now. The panels below tell the rest. */
export function SeatChips({ seats, onPress }: Pick<ScreenState, 'seats'> & { onPress: () => void }) {
  const t = useText();
  const drawn = useDrawn();
  const facts = drawn?.store.facts();
  const all = [
    ...seats.map((each, seat) => ({ ...each, seat })),
    ...useRivals().map((each) => ({ ...each, asked: false })),
  ];
  return (
    <ul className="seat-chips" aria-label={t.seats}>
      {all.map(({ seat, name, asked, breakdown }) => {
        const total = breakdown.reduce((sum, { points }) => sum + points, 0);
        const score = facts && drawn?.drawing.seatFacts?.(seat, facts).score;
        return (
          <li key={seat}>
            <button type="button" data-asked={asked} onClick={onPress}>
              <SeatMark seat={seat} size={16} />
              <span className="chip-name">{name}</span>{' '}
              {score !== undefined && (
                <b>
                  <span className="hidden-text">{t.scoreNow}</span> {score}
                </b>
              )}
              {score !== total && (
                <span className="chip-total" title={t.ifItEnded}>
                  <span className="hidden-text">{t.ifItEnded}</span> <span aria-hidden="true">→</span> {total}
                </span>
              )}
              {asked && <span className="hidden-text"> {t.turnOf(name)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
