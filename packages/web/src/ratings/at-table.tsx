import { isRefused } from '@orrery/kernel';
import type { SeatRating } from '@orrery/protocol';
import type { Look } from '@orrery/table';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ask } from '../online/api.ts';
import { namesOf } from '../online/screen-state.ts';
import { usePart } from '../online/standing.ts';
import { useRatingsText } from './words.ts';
import './ratings.css';

interface TableRatings {
  readonly rated: boolean;
  readonly seats: readonly (SeatRating | null)[];
}

const NONE: TableRatings = { rated: false, seats: [] };
const RatingsContext = createContext<TableRatings>(NONE);

interface ProviderProps {
  readonly table: string;
  readonly invitation: string | undefined;
  readonly look: Look;
  readonly children: ReactNode;
}

/** Knows how strong everybody at a table is; asked again when somebody sits down, and when the play is over. */
export function RatingsOfTable({ table, invitation, look, children }: ProviderProps) {
  const isOn = usePart('ratings');
  const [ratings, setRatings] = useState(NONE);
  // What the answer depends on, in one text.
  const sitters = look.seats.map((sitter) =>
    sitter.kind === 'person' ? sitter.who : sitter.kind === 'computer' ? sitter.level : sitter.kind,
  );
  const asked = [look.status, ...sitters].join(' ');
  useEffect(() => {
    if (!isOn || asked === '') return;
    let gone = false;
    const query = invitation === undefined ? {} : { invitation };
    void ask('GET /api/tables/:table/ratings', { params: { table }, query }).then((answer) => {
      if (!gone && !isRefused(answer)) setRatings(answer);
    });
    return () => {
      gone = true;
    };
  }, [isOn, table, invitation, asked]);
  return <RatingsContext value={ratings}>{children}</RatingsContext>;
}

export const pointsText = ({ points, provisional }: Pick<SeatRating, 'points' | 'provisional'>): string =>
  provisional ? `${points}?` : String(points);

export const changeText = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** The rating of whoever sits there, beside the name. */
export function RatingChip({ seat }: { readonly seat: number }) {
  const r = useRatingsText();
  const rating = useContext(RatingsContext).seats[seat];
  if (!rating) return null;
  return (
    <small
      className="rating-chip"
      data-provisional={rating.provisional}
      title={rating.provisional ? r.provisionalHelp : undefined}
    >
      <span className="hidden-text">{r.rating(pointsText(rating))}</span>
      <span aria-hidden="true">{pointsText(rating)}</span>
    </small>
  );
}

/** What the play has changed, for everybody whose rating it counted for. */
export function RatingChanges({ look }: { readonly look: Look }) {
  const r = useRatingsText();
  const { rated, seats } = useContext(RatingsContext);
  const changed = seats.flatMap((rating, seat) => (rating?.change == null ? [] : [{ rating, seat }]));
  if (!rated || changed.length === 0) return null;
  const names = namesOf(look.seats);
  return (
    <ul className="rating-changes" aria-label={r.changed}>
      {changed.map(({ rating, seat }) => (
        <li key={seat} data-mine={seat === look.seat}>
          <span>{names[seat]}</span> <b>{pointsText(rating)}</b>{' '}
          <span className="rating-change" data-loss={(rating.change ?? 0) < 0}>
            {changeText(rating.change ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  );
}
