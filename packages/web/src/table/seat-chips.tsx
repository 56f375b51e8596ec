import { type Automaton, SeatMark } from '@orrery/board';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useAutomaton, useDrawn } from './drawn-table.tsx';

interface SeatChipsProps extends Pick<ScreenState, 'seats'> {
  /** As far as its points are counted; all of them by itself. */
  readonly automaton?: Automaton | undefined;
  readonly onPress: () => void;
}

/** Everybody in one line: whose turn it is, their score, and what it would come to now. The panels below tell the rest. */
export function SeatChips({ seats, automaton: counted, onPress }: SeatChipsProps) {
  const t = useText();
  const drawn = useDrawn();
  const whole = useAutomaton();
  const automaton = counted ?? whole;
  const facts = drawn?.store.facts();
  const everybody = automaton === undefined ? seats : [...seats, { ...automaton, asked: automaton.isOn }];
  return (
    <ul className="seat-chips" aria-label={t.seats}>
      {everybody.map(({ name, asked, breakdown }, seat) => {
        const total = breakdown.reduce((sum, { points }) => sum + points, 0);
        const score = facts && drawn?.drawing.seatFacts?.(seat, facts).score;
        return (
          <li key={seat}>
            <button type="button" data-asked={asked} onClick={onPress}>
              <SeatMark seat={seat} size={16} />
              <span className="chip-name">{name}</span>{' '}
              <span className="chip-figures">
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
              </span>
              {asked && <span className="hidden-text"> {t.turnOf(name)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
