import {
  askedSeats,
  type Game,
  isRefused,
  listen,
  type Play,
  recordOf,
  replay as replayRecord,
  viewOf,
} from '@orrery/kernel';
import { replayTable } from '@orrery/table';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { loadRoom, useRoom, useWords } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { findTable, type StoredTable } from '../offline/store.ts';
import { findOnline } from '../online/replay.ts';
import { go } from '../router.ts';
import { useSettings, useText } from '../settings.ts';
import { BoardView } from '../table/board.tsx';
import { DrawnTable, isDrawn } from '../table/drawn-table.tsx';
import { SeatChips } from '../table/seat-chips.tsx';
import { Seats } from '../table/seats.tsx';
import { SidePanel, type Stop } from '../table/side-panel.tsx';
import { ScoreGraph, scoresOver } from './graph.tsx';
import { packPlay, type SharedPlay, unpackPlay } from './share.ts';
import { Transport } from './transport.tsx';

const NOTHING: readonly never[] = [];

const gameOf = async (id: string): Promise<Game> => (await loadRoom(id)).game;

async function readTable({ game: id, log, names }: StoredTable): Promise<SharedPlay> {
  const table = replayTable(await gameOf(id), log);
  if (isRefused(table)) throw new Error(table.message);
  if (table.play === undefined) throw new Error('The play has not begun.');
  return { names, record: recordOf(table.play) };
}

async function find(id: string | undefined): Promise<SharedPlay | undefined> {
  if (id === undefined) return unpackPlay(location.hash.slice(1), gameOf);
  const table = await findTable(id);
  return table ? readTable(table) : findOnline(id);
}

/** A play of this device or of the server, or, without an id, the one that the address itself carries. */
export function ReplayScreen({ id, at }: { id: string | undefined; at: number | undefined }) {
  const t = useText();
  const [found, setFound] = useState<SharedPlay | string>();
  useEffect(() => {
    find(id).then(
      (play) => setFound(play ?? t.notFound),
      (error: Error) => setFound(`${t.importFailed} ${error.message}`),
    );
  }, [id, t]);
  if (found === undefined) return <p className="page">{t.loading} …</p>;
  if (typeof found === 'string') return <p className="page">{found}</p>;
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      <Replay play={found} path={id === undefined ? '/shared' : `/replay/${id}`} at={at} />
    </Suspense>
  );
}

function Replay({ play: { names, record }, path, at }: { play: SharedPlay; path: string; at: number | undefined }) {
  const t = useText();
  const { language } = useSettings();
  const { game } = useRoom(record.game);
  const words = useWords(record.game, language);
  const total = record.choices.length;
  const step = Math.max(0, Math.min(total, at ?? total));
  const moment = useMemo(() => {
    let play: Play | undefined;
    const events = listen(() => {
      const now = replayRecord(game, record, step);
      if (!isRefused(now)) play = now;
    });
    const earlier = listen(() => void replayRecord(game, record, Math.max(0, step - 1))).length;
    return { play: play as Play, events: step > 0 ? events.slice(earlier) : events };
  }, [game, record, step]);
  const scores = useMemo(() => scoresOver(game, record), [game, record]);
  const who = (seat: number) => names[seat] ?? t.seat(seat + 1);
  const jump = (to: number) =>
    go(`${path}?at=${Math.max(0, Math.min(total, to))}${path === '/shared' ? location.hash : ''}`, true);
  const view = viewOf(moment.play, game.result(moment.play.state) ? 0 : null);
  const [said, setSaid] = useState<string>();
  const share = async () => {
    const packed = await packPlay({ names, record });
    if (packed !== undefined) await navigator.clipboard.writeText(`${location.origin}/shared?at=${step}#${packed}`);
    setSaid(packed === undefined ? t.linkTooLong : t.copied);
  };
  useEffect(() => {
    document.title = `${t.replay}: ${words.name} – ${t.app}`;
  }, [t, words]);
  const seats = names.map((name, seat) => ({
    name,
    sitter: { kind: 'person' } as const,
    asked: askedSeats(game, moment.play.state).includes(seat),
    thinking: false,
    breakdown: game.breakdown(moment.play.state, seat),
  }));
  const [stop, setStop] = useState<Stop>('peek');
  const screen = { game: record.game, view, viewer: null, options: NOTHING, question: -1, seats };
  const frame = (
    <div className="table-screen replay">
      <header className="table-head">
        <Link to="/" className="button quiet small">
          <ToolIcon name="home" />
          <span className="tool-name">{t.home}</span>
        </Link>
        <h1>
          {t.replay}: {words.name}
        </h1>
      </header>
      <SidePanel stop={stop} onStop={setStop} chips={(more) => <SeatChips seats={seats} onPress={more} />}>
        <Transport step={step} total={total} jump={jump}>
          <ul className="happened">
            {moment.events.map((event, i) => {
              const line = words.event(event, who);
              return line === undefined ? null : <li key={i}>{line}</li>;
            })}
          </ul>
        </Transport>
        <section className="table-more" aria-label={t.graph}>
          <ScoreGraph scores={scores} step={step} total={total} names={names} jump={jump} />
          <Seats screen={{ seats, viewer: null }} words={words} />
          <div className="row">
            <button type="button" className="button small" onClick={share}>
              {t.copyLink}
            </button>
            {said && <span role="status">{said}</span>}
          </div>
        </section>
      </SidePanel>
      <main className="table-board" id="content" aria-label={t.board}>
        <h2 className="hidden-text">{t.board}</h2>
        <BoardView screen={screen} spotlight={moment.events} />
      </main>
    </div>
  );
  if (!isDrawn(record.game)) return frame;
  return (
    <DrawnTable screen={screen} link={undefined} words={words}>
      {frame}
    </DrawnTable>
  );
}
