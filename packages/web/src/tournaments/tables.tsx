import { SeatMark } from '@orrery/board';
import { isRefused } from '@orrery/kernel';
import type { TournamentTable, WholeTournament } from '@orrery/protocol';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from '../kit/link.tsx';
import { pathOf } from '../kit/paths.ts';
import { standingThere } from '../lobby/continue.tsx';
import { GamePicture } from '../lobby/pictures.tsx';
import { ask } from '../online/api.ts';
import { goneName, sayRefusal } from '../online/words.ts';
import { useSettings } from '../settings.ts';
import { useTournamentsText } from './words.ts';

const Cut = lazy(async () => ({ default: (await import('../lobby/cut.tsx')).Cut }));

interface TablesProps {
  readonly tournament: WholeTournament;
  readonly me: string;
  readonly onChange: (answer: WholeTournament) => void;
}

const sits = ({ seats }: TournamentTable, who: string): boolean => seats.some((seat) => seat.who === who);

/** The tables of a round, the reader's own first, with its picture. */
export function Tables({ tournament, me, onChange }: TablesProps) {
  const w = useTournamentsText();
  const { language } = useSettings();
  const { tables, byes, shown, game } = tournament;
  const inOrder = tables.toSorted((a, b) => Number(sits(b, me)) - Number(sits(a, me)) || a.number - b.number);
  const names = new Intl.ListFormat(language).format(byes.map(({ name }) => name || goneName()));
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{shown === 0 ? w.tablesOf(1) : w.tablesOf(shown)}</h2>
      {shown === 0 && <p className="muted">{w.noTables}</p>}
      <ul className="rows round-tables">
        {inOrder.map((table, i) => (
          <li key={table.table} data-mine={sits(table, me)}>
            {i === 0 && table.status !== null && (
              <Suspense fallback={<GamePicture game={game} />}>
                <Cut
                  key={`${table.table} ${table.waiting.join()}`}
                  game={game}
                  standing={() => standingThere(table.table, table.invitation)}
                />
              </Suspense>
            )}
            <Table table={table} me={me} />
            {tournament.manages && <Mend tournament={tournament} table={table} onChange={onChange} />}
          </li>
        ))}
      </ul>
      {byes.length > 0 && <p className="muted">{w.byes(names)}</p>}
    </section>
  );
}

function useStory(table: TournamentTable, me: string): string {
  const w = useTournamentsText();
  const { language } = useSettings();
  const { seats, waiting, watching, mended } = table;
  const said: string[] = [w.table(table.number)];
  if (seats.every(({ place }) => place !== null)) {
    const order = seats.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
    const scores = order.map(({ score, out }) => (out ? '×' : score)).join(' – ');
    const first = order.filter(({ place }) => place === 1);
    said.push(first.length === 1 ? w.wins(first[0].name || goneName(), scores) : w.tie(scores));
    if (mended) said.push(w.mended);
    return said.join(' · ');
  }
  if (waiting.includes(me)) said.push(w.yourTurn);
  else if (waiting.length > 0) {
    const names = waiting.map((who) => seats.find((seat) => seat.who === who)?.name || goneName());
    said.push(w.turnOf(new Intl.ListFormat(language).format(names)));
  }
  if (watching > 0) said.push(w.watching(watching));
  return said.join(' · ');
}

function Table({ table, me }: { readonly table: TournamentTable; readonly me: string }) {
  const w = useTournamentsText();
  const story = useStory(table, me);
  const { seats, status, waiting } = table;
  const isOver = status === 'over' || status === 'abandoned';
  const isMine = sits(table, me);
  // A table that is decided may be played on, but nobody has to.
  const isMyTurn = waiting.includes(me) && seats.some(({ place }) => place === null);
  return (
    <div className="round-table">
      <div>
        <ul className="round-seats">
          {seats.map(({ who, name }, seat) => (
            <li key={who}>
              <SeatMark seat={seat} size={14} /> {name || goneName()}
            </li>
          ))}
        </ul>
        <small className="muted">{story}</small>
      </div>
      {status !== null && (
        <Link
          to={pathOf(isOver ? 'replay' : 'table', table.table, { invitation: table.invitation })}
          className={`button${isMyTurn ? ' main' : ' quiet'}`}
        >
          {isOver ? w.replay : isMyTurn ? w.yourTurn : isMine ? w.toTable : w.watch}
          <span className="hidden-text"> {w.table(table.number)}</span>
        </Link>
      )}
    </div>
  );
}

interface MendProps {
  readonly tournament: WholeTournament;
  readonly table: TournamentTable;
  readonly onChange: (answer: WholeTournament) => void;
}

/** For the owner: another result than the one the table came to. */
function Mend({ tournament, table, onChange }: MendProps) {
  const w = useTournamentsText();
  const id = useId();
  const { seats, round, number } = table;
  const [places, setPlaces] = useState<readonly number[]>(() => seats.map(({ place }, i) => place ?? i + 1));
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const answer = await ask('PUT /api/tournaments/:tournament/results', {
      params: { tournament: tournament.id },
      body: { round, number, places, why },
    });
    if (isRefused(answer)) setProblem(sayRefusal(answer));
    else onChange(answer);
  };
  return (
    <details className="mend">
      <summary>
        {w.mend}
        <span className="hidden-text"> {w.table(number)}</span>
      </summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="muted">{w.mendHelp}</p>
        <div className="row">
          {seats.map(({ who, name }, seat) => (
            <div className="field" key={who}>
              <label htmlFor={`${id} ${seat}`}>{w.placeOf(name || goneName())}</label>
              <input
                id={`${id} ${seat}`}
                className="input"
                type="number"
                min={1}
                max={seats.length}
                value={places[seat]}
                onChange={({ target }) =>
                  setPlaces(places.map((place, i) => (i === seat ? target.valueAsNumber || 1 : place)))
                }
              />
            </div>
          ))}
        </div>
        <div className="field">
          <label htmlFor={id}>{w.why}</label>
          <input
            id={id}
            className="input"
            required
            maxLength={300}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
        </div>
        {problem && <p className="notice">{problem}</p>}
        <div>
          <button type="submit" className="button small">
            {w.save}
          </button>
        </div>
      </form>
    </details>
  );
}
