import { CATALOG } from 'virtual:catalog';
import { isRefused, readRecord } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { GAME_IDS, loadRoom } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { LessonInvitation } from '../lesson/invitation.tsx';
import { seatHere, startTable } from '../offline/start.ts';
import { dropTable, listTables, newStoredTable, type StoredTable, storeTable } from '../offline/store.ts';
import { OnlineLobby, OnlineStrip } from '../online/lobby.tsx';
import { useTurns } from '../online/turns.ts';
import { callSign } from '../play/call-signs.ts';
import type { Sitter } from '../play/screen-state.ts';
import { PuzzleOfTheDay } from '../puzzles/invitation.tsx';
import { getSettings, useSettings, useText } from '../settings.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import type { Dictionary } from '../text/en.ts';
import { GamePicture } from './pictures.tsx';

/** Yourself, and computer players on all other seats. */
export function meAndComputers(seats: number, you: string): { sitters: Sitter[]; names: string[] } {
  const sitters = Array.from(
    { length: seats },
    (_, seat): Sitter => (seat === 0 ? { kind: 'person' } : { kind: 'computer', level: 'medium' }),
  );
  return { sitters, names: sitters.map((_, seat) => (seat === 0 ? you : callSign(seat - 1))) };
}

export function Lobby() {
  const t = useText();
  const [showsSettings, setShowsSettings] = useState(false);
  const turns = useTurns();
  const [tables, setTables] = useState<StoredTable[]>();
  const refresh = () => void listTables().then(setTables);
  useEffect(refresh, []);
  useEffect(() => {
    document.title = turns > 0 ? `(${turns}) ${t.app}` : t.app;
  }, [t, turns]);
  return (
    <div className="page">
      <header className="lobby-head">
        <img src="/icon.svg" alt="" width="56" height="56" />
        <div>
          <h1>{t.app}</h1>
          <p className="muted">{t.tagline}</p>
        </div>
        <Link to="/profile" className="button quiet small">
          {t.profile}
        </Link>
        <button type="button" className="button quiet small" onClick={() => setShowsSettings(true)}>
          {t.settings}
        </button>
      </header>
      <main id="content">
        <OnlineStrip />
        <Continue tables={tables ?? []} />
        <LessonInvitation />
        <PuzzleOfTheDay />
        <h2 className="section">{t.games}</h2>
        <div className="games">
          {GAME_IDS.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </div>
        <OnlineLobby />
        <MyTables tables={tables} onChange={refresh} />
      </main>
      {showsSettings && <SettingsDialog onClose={() => setShowsSettings(false)} />}
    </div>
  );
}

function GameCard({ game }: { game: string }) {
  const t = useText();
  const { language } = useSettings();
  const entry = CATALOG[game];
  const words = entry.words[language];
  const { min, max } = entry.seats;
  const playNow = () => {
    const { sitters, names } = meAndComputers(Math.min(max, Math.max(min, 3)), getSettings().name || t.callSign);
    return startTable(game, sitters, names, { settings: {} });
  };
  return (
    <article className="panel game-card" data-game={game}>
      <GamePicture game={game} />
      <h3>{words.name}</h3>
      <p className="muted">{words.tagline}</p>
      <p>
        <small className="muted">{t.players(min, max)}</small>
      </p>
      <div className="row">
        <button type="button" className="button main" onClick={playNow}>
          {t.playNow}
        </button>
        <Link to={`/new/${game}`} className="button">
          {t.newTable}
        </Link>
      </div>
    </article>
  );
}

const SHOWN = 5;

/** The tables of this device that are not over, the last one first and large: back at it with one press. */
function Continue({ tables }: { tables: readonly StoredTable[] }) {
  const t = useText();
  const { language } = useSettings();
  const open = tables.filter(({ over }) => !over).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <section aria-label={t.continue} className="continue">
      <h2>{t.continue}</h2>
      <ul>
        {open.map(({ id, game, names, asked }, i) => (
          <li key={id} data-first={i === 0}>
            <Link to={`/table/${id}`} className="continue-table">
              <GamePicture game={game} />
              <strong>{CATALOG[game]?.words[language].name ?? game}</strong>
              <small className="muted">
                {asked === undefined ? names.slice(1).join(', ') : saysWho(t, asked, names)}
              </small>
              {i === 0 && <span className="button main">{t.resume}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose turn it is, as the table said last. */
function saysWho(t: Dictionary, asked: readonly string[], names: readonly string[]): string {
  if (asked.includes(names[0])) return t.yourTurn;
  return asked.length === 1 ? t.turnOf(asked[0]) : t.turnsOf(asked.join(', '));
}

function MyTables({ tables, onChange }: { tables: readonly StoredTable[] | undefined; onChange: () => void }) {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const importFile = async (text: string) => {
    try {
      const { game } = JSON.parse(text) as { game?: string };
      const room = await loadRoom(String(game));
      const record = readRecord(text, (id) => (id === room.game.id ? room.game : undefined));
      if (isRefused(record)) throw new Error(record.message);
      const { seats, settings, seed, choices } = record;
      const { sitters, names } = meAndComputers(seats, getSettings().name || t.callSign);
      await storeTable(
        newStoredTable({ game: room.game, settings, seed, choices, sitters: seatHere(sitters, names), names }),
      );
      setProblem(undefined);
      onChange();
    } catch (error) {
      setProblem(`${t.importFailed} ${(error as Error).message}`);
    }
  };
  return (
    <section aria-label={t.myTables}>
      <div className="spread section">
        <h2>{t.myTables}</h2>
        <button type="button" className="button small" onClick={() => file.current?.click()}>
          {t.importRecord}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t.importRecord}
          onChange={async (event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) await importFile(await chosen.text());
          }}
        />
      </div>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {tables?.length === 0 && <p className="muted">{t.noTables}</p>}
      <ul className="tables">
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} onDropped={onChange} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ table, onDropped }: { table: StoredTable; onDropped: () => void }) {
  const t = useText();
  const { language } = useSettings();
  const name = CATALOG[table.game]?.words[language].name ?? table.game;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.changed);
  return (
    <li className="panel spread">
      <div>
        <strong>{name}</strong> <span className="muted">{table.names.join(', ')}</span>
        <br />
        <small className="muted">
          {when}
          {table.over && ` · ${t.finished}`}
        </small>
      </div>
      <div className="row">
        <Link to={table.over ? `/replay/${table.id}` : `/table/${table.id}`} className="button small main">
          {table.over ? t.watch : t.resume}
        </Link>
        <button
          type="button"
          className="button small"
          onClick={async () => {
            if (!confirm(t.reallyDelete(name))) return;
            await dropTable(table.id);
            onDropped();
          }}
        >
          {t.delete}
        </button>
      </div>
    </li>
  );
}
