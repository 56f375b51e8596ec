import { CATALOG } from 'virtual:catalog';
import { isRefused } from '@orrery/kernel';
import type { MyTable, OpenTableRow, TableRow } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link } from '../kit/link.tsx';
import { type TableFilter, TableFilters } from '../play-now/filters.tsx';
import { usePlayNowText } from '../play-now/words.ts';
import { useRatingsText } from '../ratings/words.ts';
import { go } from '../router.ts';
import { useSettings, useText } from '../settings.ts';
import { listMine, listOpen, nextTable } from './api.ts';
import { Door } from './door.tsx';
import { ImportButton } from './import.tsx';
import { Restricted } from './restricted.tsx';
import { type Standing, usePart, useStanding } from './standing.ts';
import { useOnlineText } from './words.ts';
import './online.css';

/** How often the lists are read again while somebody looks at them. */
const REFRESH = 10_000;

/** Who the reader is online, and the table that waits longest. */
export function OnlineStrip() {
  const o = useOnlineText();
  const standing = useStanding();
  if (standing.kind !== 'known') return null;
  const { name, guest, turns, ban } = standing.me;
  const goNext = async () => {
    const next = await nextTable();
    if (!isRefused(next) && next.table !== null) go(`/table/${next.table}`);
  };
  if (ban !== undefined) return <Restricted me={standing.me} />;
  return (
    <div className="identity online-strip" data-waiting={turns > 0}>
      <span>
        {o.playAs(name)} {guest && <small className="muted">{o.guest}</small>}
      </span>
      {turns > 0 && (
        <>
          <strong role="status">{o.tablesWait(turns)}</strong>
          <button type="button" className="button small main" onClick={goNext}>
            {o.nextTable}
          </button>
        </>
      )}
    </div>
  );
}

/** What goes on at the server, as far as it concerns the reader. */
export function OnlineLobby({ lists, asks }: { readonly lists: Tables; readonly asks: boolean }) {
  const o = useOnlineText();
  const standing = useStanding();
  if (standing.kind === 'asking') return null;
  if (standing.kind === 'alone') return <p className="muted section no-server">{o.noServer}</p>;
  return (
    <section aria-label={o.online} className="online-lobby" data-standing={standing.kind}>
      {standing.kind === 'stranger' ? <Unknown lists={lists} asks={asks} /> : <Known lists={lists} />}
    </section>
  );
}

/** Whoever is new was asked for a name above. */
function Unknown({ lists, asks }: { readonly lists: Tables; readonly asks: boolean }) {
  const o = useOnlineText();
  return (
    <>
      <h2 className="section">{o.online}</h2>
      {asks && <Door />}
      <OpenTables lists={lists} />
    </>
  );
}

export interface Tables {
  readonly open: readonly OpenTableRow[];
  readonly mine: readonly MyTable[];
  readonly filter: TableFilter;
  readonly setFilter: (filter: TableFilter) => void;
}

/** Both lists, read again now and then, and whenever the number of waiting tables changes. */
export function useTables(standing: Standing): Tables {
  const isServed = standing.kind === 'stranger' || standing.kind === 'known';
  const turns = standing.kind === 'known' ? standing.me.turns : undefined;
  const [tables, setTables] = useState<Pick<Tables, 'open' | 'mine'>>({ open: [], mine: [] });
  const [filter, setFilter] = useState<TableFilter>({});
  useEffect(() => {
    if (!isServed) return;
    let gone = false;
    const read = async () => {
      if (document.hidden) return;
      const [open, mine] = await Promise.all([listOpen(filter), turns === undefined ? [] : listMine()]);
      if (!gone) {
        setTables((before) => ({
          open: isRefused(open) ? before.open : open,
          mine: isRefused(mine) ? before.mine : mine,
        }));
      }
    };
    void read();
    const timer = setInterval(read, REFRESH);
    document.addEventListener('visibilitychange', read);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isServed, turns, filter]);
  return { ...tables, filter, setFilter };
}

function Known({ lists }: { readonly lists: Tables }) {
  const o = useOnlineText();
  const { mine } = lists;
  const current = mine.filter(({ status }) => status === 'open' || status === 'playing');
  const finished = mine.filter(({ status }) => status === 'over' || status === 'abandoned');
  return (
    <>
      <div className="spread section">
        <h2>{o.myOnline}</h2>
        <ImportButton />
      </div>
      {current.length === 0 && <p className="muted">{o.noMyOnline}</p>}
      <ul className="online-tables">
        {current.map((table) => (
          <Row key={table.id} table={table} turn={table.turn} />
        ))}
      </ul>
      <OpenTables lists={lists} />
      {finished.length > 0 && (
        <>
          <h2 className="section">{o.finishedTables}</h2>
          <ul className="online-tables">
            {finished.slice(0, 20).map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function OpenTables({ lists: { mine, open, filter, setFilter } }: { readonly lists: Tables }) {
  const o = useOnlineText();
  const p = usePlayNowText();
  const others = open.filter(({ id }) => !mine.some((own) => own.id === id));
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <h2 className="section">{o.openTables}</h2>
      {(isFiltered || others.length > 0) && <TableFilters filter={filter} onChange={setFilter} />}
      {others.length === 0 && <p className="muted">{isFiltered ? p.noneFits : o.noOpenTables}</p>}
      <ul className="online-tables">
        {others.map((table) => (
          <Row key={table.id} table={table} join points={table.points} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly table: TableRow;
  readonly turn?: boolean;
  readonly join?: boolean;
  /** How strong the people there are, where that is known. */
  readonly points?: number | null;
}

function Row({ table, turn = false, join = false, points = null }: RowProps) {
  const p = usePlayNowText();
  const t = useText();
  const o = useOnlineText();
  const r = useRatingsText();
  const hasRatings = usePart('ratings');
  const { language } = useSettings();
  const { id, game, title, status, seats, free, updated, listed, rated, pace, here } = table;
  const name = CATALOG[game]?.words[language].name ?? game;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);
  const state = status === 'playing' ? (turn ? o.yourMove : o.othersMove) : o.states[status];
  const facts = [
    status === 'open' ? o.free(free) : o.seatsOf(seats),
    ...(join ? [] : [state]),
    ...(listed ? [] : [o.byInvitation]),
    ...(join && pace !== 'none' ? [p.filterPaces[pace]] : []),
    ...(rated && hasRatings ? [r.rated] : []),
    ...(points !== null && hasRatings ? [p.strength(points)] : []),
    ...(here.length === 0 ? [] : [o.hereNow(new Intl.ListFormat(language).format(here))]),
    when,
  ];
  const over = status === 'over' || status === 'abandoned';
  return (
    <li className="panel spread" data-turn={turn} data-table={id}>
      <div>
        <strong>{name}</strong> {title !== game && <span>{title}</span>}
        <br />
        <small className="muted">{facts.join(' · ')}</small>
      </div>
      <Link to={over ? `/replay/${id}` : `/table/${id}`} className={`button small${turn || join ? ' main' : ''}`}>
        {over ? t.watch : join ? o.join : status === 'open' ? o.enter : o.goOn}
      </Link>
    </li>
  );
}
