import { CATALOG } from 'virtual:catalog';
import { callSign } from '@orrery/table';
import type { ReactNode } from 'react';
import { Link } from '../kit/link.tsx';
import { startTable } from '../offline/start.ts';
import type { Sitter } from '../play/screen-state.ts';
import { getSettings, useSettings, useText } from '../settings.ts';
import { GamePicture } from './pictures.tsx';

/** Yourself, and computer players on all other seats. */
export function meAndComputers(seats: number, you: string): { sitters: Sitter[]; names: string[] } {
  const sitters = Array.from(
    { length: seats },
    (_, seat): Sitter => (seat === 0 ? { kind: 'person' } : { kind: 'computer', level: 'medium' }),
  );
  return { sitters, names: sitters.map((_, seat) => (seat === 0 ? you : callSign(seat - 1, [you]))) };
}

const USUAL = 3;

/** Three seats, where the game has them. */
export function seatsAtOnce(game: string): number {
  const { min, max } = CATALOG[game].seats;
  return Math.min(max, Math.max(min, USUAL));
}

/** Starts a table of this device at once, with computer players. */
export function playNow(game: string, callSignOfMine: string): Promise<void> {
  const { sitters, names } = meAndComputers(seatsAtOnce(game), getSettings().name || callSignOfMine);
  return startTable(game, sitters, names, { settings: {} });
}

const HEAVIEST = 5;

/** A game as a world on the orbit: what it is, how many play it, how long it takes, and the two ways to a table. */
export function World({ game, children }: { readonly game: string; readonly children?: ReactNode }) {
  const t = useText();
  const { language } = useSettings();
  const { seats, words, measure } = CATALOG[game];
  const { name, tagline } = words[language];
  return (
    <article className="game-card" data-game={game}>
      <GamePicture game={game} />
      <h3>{name}</h3>
      <p className="muted world-facts">
        {t.players(seats.min, seats.max)}
        {measure && ` · ${t.minutes(measure.minutes)}`}
        {measure && <Weight of={measure.weight} />}
      </p>
      <p className="muted world-tagline">{tagline}</p>
      <div className="row">
        <button type="button" className="button small play-now" onClick={() => playNow(game, t.callSign)}>
          {t.playNow}
        </button>
        <Link to={`/new/${game}`} className="button quiet small">
          {t.newTable}
        </Link>
        {children}
      </div>
    </article>
  );
}

function Weight({ of }: { readonly of: number }) {
  const t = useText();
  return (
    <span className="weight" role="img" aria-label={t.weight(of, HEAVIEST)}>
      {Array.from({ length: HEAVIEST }, (_, i) => (
        <i key={i} data-on={i < of} />
      ))}
    </span>
  );
}
