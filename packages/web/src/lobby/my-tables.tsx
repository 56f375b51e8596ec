import { CATALOG } from 'virtual:catalog';
import { isRefused, readRecord } from '@orrery/kernel';
import { useRef, useState } from 'react';
import { loadRoom } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { seatHere } from '../offline/start.ts';
import { dropTable, newStoredTable, type StoredTable, storeTable } from '../offline/store.ts';
import { getSettings, useSettings, useText } from '../settings.ts';
import { meAndComputers } from './world.tsx';

/** Every table of this device, to go on with, to see again, or to be rid of; and records from elsewhere. */
export function MyTables({ tables, onChange }: { tables: readonly StoredTable[] | undefined; onChange: () => void }) {
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
        <Link to={table.over ? `/replay/${table.id}` : `/table/${table.id}`} className="button small">
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
