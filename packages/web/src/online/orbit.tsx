import { SeatMark } from '@orrery/board';
import { LEVEL_NAMES } from '@orrery/bots';
import type { Filling } from '@orrery/protocol';
import type { Sitter } from '@orrery/table';
import { Face } from '../kit/face.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { GamePicture } from '../lobby/pictures.tsx';
import { RatingChip } from '../ratings/at-table.tsx';
import { useText } from '../settings.ts';
import { useOnlineText } from './words.ts';

interface OrbitProps {
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
  readonly mine: number | null;
  readonly onSit: ((seat: number) => void) | undefined;
  readonly onFill: ((seat: number, filling: Filling) => void) | undefined;
}

/** A table that is not full yet: its world in the middle, and everybody who sits down as a planet around it. */
export function Orbit({ game, seats, names, mine, onSit, onFill }: OrbitProps) {
  const t = useText();
  return (
    <div className="waiting-orbit">
      <svg className="orbit-rings" viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="58" className="orbit-faint" />
        <circle r="78" className="orbit-ring" />
        <circle r="96" className="orbit-faint" />
        <circle r="96" className="orbit-ticks" pathLength="180" />
      </svg>
      <div className="orbit-world">
        <GamePicture game={game} />
      </div>
      <ul className="waiting-seats" aria-label={t.seats}>
        {seats.map((sitter, seat) => {
          const turn = (2 * Math.PI * seat) / seats.length;
          return (
            <li
              key={seat}
              data-kind={sitter.kind}
              style={{ left: `${50 + 39 * Math.sin(turn)}%`, top: `${50 - 39 * Math.cos(turn)}%` }}
            >
              <Planet
                {...{ seat, sitter, name: names[seat], isMine: seat === mine }}
                onSit={mine === null ? onSit : undefined}
                onFill={onFill}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface PlanetProps extends Pick<OrbitProps, 'onSit' | 'onFill'> {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly isMine: boolean;
}

function Planet({ seat, sitter, name, isMine, onSit, onFill }: PlanetProps) {
  const t = useText();
  const o = useOnlineText();
  const isFree = sitter.kind === 'empty';
  const mayFill = onFill !== undefined && sitter.kind !== 'person' && (onSit === undefined || !isFree);
  const level = sitter.kind === 'computer' ? sitter.level : 'empty';
  const says = isMine
    ? t.you
    : sitter.kind === 'computer'
      ? (t.levels[sitter.level] ?? sitter.level)
      : !isFree
        ? o.sits
        : onSit
          ? o.sitHere
          : onFill
            ? o.pressForComputer
            : o.seatOpen;
  return (
    <>
      <span className="orbit-planet">
        {isFree ? <ToolIcon name="add" /> : <Face name={name} size={64} />}
        {mayFill && (
          <select
            aria-label={o.fillWith(seat + 1)}
            value={level}
            onChange={({ target }) => onFill(seat, target.value as Filling)}
          >
            <option value="empty">{o.seatOpen}</option>
            {LEVEL_NAMES.map((each) => (
              <option key={each} value={each}>
                {t.computer(t.levels[each] ?? each)}
              </option>
            ))}
          </select>
        )}
        {isFree && onSit && (
          <button type="button" onClick={() => onSit(seat)}>
            <span className="hidden-text">
              {o.sitHere} ({t.seat(seat + 1)})
            </span>
          </button>
        )}
      </span>
      <strong className="seat-name">
        <SeatMark seat={seat} /> {isFree ? o.freeSeat : name}
      </strong>
      <small className="muted">
        {says} <RatingChip seat={seat} />
      </small>
    </>
  );
}
