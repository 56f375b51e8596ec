import { CATALOG } from 'virtual:catalog';
import { isRefused } from '@orrery/kernel';
import type { MyTable } from '@orrery/protocol';
import { personSeats, replayTable } from '@orrery/table';
import { lazy, Suspense, useMemo } from 'react';
import { loadRoom } from '../games.ts';
import { Link } from '../kit/link.tsx';
import type { StoredTable } from '../offline/store.ts';
import { showTable } from '../online/api.ts';
import { namesOf } from '../online/screen-state.ts';
import { useOnlineText } from '../online/words.ts';
import { useSettings, useText } from '../settings.ts';
import type { Standing } from './cut.tsx';
import { GamePicture } from './pictures.tsx';
import { sinceText } from './since.ts';

const Cut = lazy(async () => ({ default: (await import('./cut.tsx')).Cut }));

const SHOWN = 5;

/** A table to go on with, of this device or of a server alike. */
interface Open {
  readonly id: string;
  readonly game: string;
  /** Is it my turn? */
  readonly mine: boolean;
  /** Whose turn it is, in words. */
  readonly says: string;
  /** Since when. */
  readonly since: number;
  readonly standing: () => Promise<Standing | undefined>;
}

async function standingHere({ game: id, log, names }: StoredTable): Promise<Standing | undefined> {
  const { game } = await loadRoom(id);
  const table = replayTable(game, log);
  if (isRefused(table) || table.play === undefined) return undefined;
  const people = personSeats(table.seats);
  // Where several share the device nobody's secrets are shown.
  const viewer = people.length === 1 ? people[0] : null;
  return { view: game.view(table.play.state, viewer), viewer, names };
}

export async function standingThere(id: string, invitation?: string): Promise<Standing | undefined> {
  const shown = await showTable(id, invitation);
  if (isRefused(shown) || shown.look.view === null) return undefined;
  const { view, seat, seats } = shown.look;
  return { view, viewer: seat, names: namesOf(seats) };
}

function useOpen(tables: readonly StoredTable[], online: readonly MyTable[]): readonly Open[] {
  const t = useText();
  const o = useOnlineText();
  return useMemo(() => {
    const here = tables
      .filter(({ over }) => !over)
      .map((table): Open => {
        const { id, game, names, asked, changed } = table;
        // Computer players rest while a table is not looked at, so it waits for its people.
        const mine = asked === undefined || asked.includes(names[0]);
        const says = mine ? t.yourTurn : asked.length === 1 ? t.turnOf(asked[0]) : t.turnsOf(asked.join(', '));
        return { id, game, mine, says, since: changed, standing: () => standingHere(table) };
      });
    const there = online
      .filter(({ status }) => status === 'open' || status === 'playing')
      .map(({ id, game, status, turn, since, updated, free }): Open => {
        const says = turn ? t.yourTurn : status === 'open' ? o.free(free) : o.othersMove;
        return { id, game, mine: turn, says, since: turn ? since : updated, standing: () => standingThere(id) };
      });
    return [...there, ...here].sort((a, b) => Number(b.mine) - Number(a.mine) || b.since - a.since);
  }, [tables, online, t, o]);
}

interface ContinueProps {
  readonly tables: readonly StoredTable[];
  readonly online: readonly MyTable[];
}

/** The tables that go on, those that wait for me first, and the first of them large: back at it with one press. */
export function Continue({ tables, online }: ContinueProps) {
  const t = useText();
  const { language } = useSettings();
  const open = useOpen(tables, online);
  if (open.length === 0) return null;
  const waiting = open.filter(({ mine }) => mine).length;
  return (
    <section aria-label={t.continue} className="continue">
      <h2>
        {t.continue} <small className="muted">{t.waitingTables(waiting, open.length)}</small>
      </h2>
      <ul data-many={open.length > 1}>
        {open.slice(0, SHOWN).map(({ id, game, mine, says, since, standing }, i) => (
          <li key={id} data-first={i === 0} data-mine={mine}>
            <Link to={`/table/${id}`} className="continue-table">
              <Suspense fallback={<GamePicture game={game} />}>
                <Cut key={since} game={game} standing={standing} />
              </Suspense>
              <span className="continue-says">
                <strong>{CATALOG[game]?.words[language].name ?? game}</strong>
                <small>
                  <span data-mine={mine}>{says}</span>
                  <span className="muted"> · {sinceText(since, language)}</span>
                </small>
              </span>
              {i === 0 && <span className="button main">{mine ? t.yourTurn : t.resume}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
