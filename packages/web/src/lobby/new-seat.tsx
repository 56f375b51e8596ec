import { SeatMark } from '@orrery/board';
import { LEVEL_NAMES } from '@orrery/bots';
import { Face } from '../kit/face.tsx';
import type { Sitter } from '../play/screen-state.ts';
import { useText } from '../settings.ts';

interface NewSeatProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly name: string;
  /** Whoever opens a table of the server sits there. */
  readonly isMine: boolean;
  readonly personWords: string;
  readonly onSitter: (sitter: Sitter) => void;
}

/** A seat of the new table: its mark, who would sit there, and who it is. */
export function NewSeat({ seat, sitter, name, isMine, personWords, onSitter }: NewSeatProps) {
  const t = useText();
  return (
    <li>
      <SeatMark seat={seat} />
      <Face name={name} size={36} />
      <label htmlFor={`seat-${seat}`}>
        <span className="hidden-text">{t.seat(seat + 1)}: </span>
        {name}
      </label>
      <select
        id={`seat-${seat}`}
        className="input"
        disabled={isMine}
        value={sitter.kind === 'person' ? 'person' : sitter.level}
        onChange={({ target: { value } }) =>
          onSitter(value === 'person' ? { kind: 'person' } : { kind: 'computer', level: value })
        }
      >
        <option value="person">{personWords}</option>
        {LEVEL_NAMES.map((level) => (
          <option key={level} value={level}>
            {t.computer(t.levels[level] ?? level)}
          </option>
        ))}
      </select>
    </li>
  );
}
