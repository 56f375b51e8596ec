import { pathOf } from '../kit/paths.ts';
import { fetchAhead } from '../table/fetch-ahead.ts';
import './replay.css';
import { type Costly, reportOf } from '@orrery/bots';
import {
  askedSeats,
  type Game,
  isRefused,
  type Retraced,
  recordOf,
  retracing,
  type Seat,
  viewOf,
} from '@orrery/kernel';
import { replayingTable } from '@orrery/table';
import { Suspense, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { Compare } from '../analysis/compare.tsx';
import { AnalysisPanel } from '../analysis/panel.tsx';
import { openFrom } from '../analysis/try-from.ts';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { loadRoom, useRoom, useWords } from '../games.ts';
import { inPieces } from '../kit/in-pieces.ts';
import { findTable, type StoredTable } from '../offline/store.ts';
import { findOnline } from '../online/replay.ts';
import type { TableLink } from '../play/screen-state.ts';
import { go, useRoute } from '../router.ts';
import { useSettings, useText } from '../settings.ts';
import { BoardView } from '../table/board.tsx';
import { DrawnTable, isDrawn } from '../table/drawn-table.tsx';
import { ScratchTable } from '../table/screen.tsx';
import { SeatChips } from '../table/seat-chips.tsx';
import { Seats } from '../table/seats.tsx';
import { SidePanel, type Stop } from '../table/side-panel.tsx';
import { Axis } from './axis.tsx';
import { type Eyes, EyesField, ReplayHead } from './parts.tsx';
import { type SharedPlay, unpackPlay } from './share.ts';
import { Story, type Told, TurnList } from './story.tsx';
import { Transport } from './transport.tsx';
import { type Stride, turnAt, turnsOf } from './turns.ts';

const NOTHING: readonly never[] = [];

const gameOf = async (id: string): Promise<Game> => (await loadRoom(id)).game;

async function readTable({ game: id, log, names }: StoredTable): Promise<SharedPlay> {
  const table = await inPieces(replayingTable(await gameOf(id), log));
  if (isRefused(table)) throw new Error(table.message);
  if (table.play === undefined) throw new Error('The play has not begun.');
  return { names, record: recordOf(table.play) };
}

async function find(id: string | undefined, invitation: string | undefined): Promise<SharedPlay | undefined> {
  if (id === undefined) return unpackPlay(location.hash.slice(1), gameOf);
  const table = await findTable(id);
  if (table !== undefined) fetchAhead(table.game);
  return table ? readTable(table) : findOnline(id, invitation);
}

/** A play that was found, and all its moments. */
interface Found {
  readonly play: SharedPlay;
  readonly traced: Retraced;
}

async function findAndRetrace(id: string | undefined, invitation: string | undefined): Promise<Found | undefined> {
  const play = await find(id, invitation);
  if (play === undefined) return undefined;
  const traced = await inPieces(retracing(await gameOf(play.record.game), play.record));
  if (isRefused(traced)) throw new Error(traced.message);
  return { play, traced };
}

interface ReplayScreenProps {
  readonly id: string | undefined;
  readonly at: number | undefined;
  readonly invitation?: string | undefined;
}

/** A play of this device or of the server, or, without an id, the one that the address itself carries. */
export function ReplayScreen({ id, at, invitation }: ReplayScreenProps) {
  const t = useText();
  const [found, setFound] = useState<Found | string>();
  useEffect(() => {
    const show = (now: Found | string) => startTransition(() => setFound(now));
    findAndRetrace(id, invitation).then(
      (play) => show(play ?? t.notFound),
      (error: Error) => show(`${t.importFailed} ${error.message}`),
    );
  }, [id, invitation, t]);
  if (found === undefined) return <p className="page">{t.loading} …</p>;
  if (typeof found === 'string') return <p className="page">{found}</p>;
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      <Replay {...found} id={id} invitation={invitation} at={at} />
    </Suspense>
  );
}

function Replay({ play, traced, ...address }: ReplayScreenProps & Found) {
  const t = useText();
  const { language } = useSettings();
  const { names, record } = play;
  const { game } = useRoom(record.game);
  const words = useWords(record.game, language);
  const told = useMemo((): Told => {
    const isOver = game.result(traced.playAt(record.choices.length).state) !== undefined;
    return { game, record, traced, turns: turnsOf(traced.moments), words, names, isOver };
  }, [game, record, traced, words, names]);
  useEffect(() => {
    document.title = `${t.replay}: ${words.name} – ${t.app}`;
  }, [t, words]);
  return <Stage play={play} told={told} {...address} />;
}

/** Who acted in a step, or acts first. */
function actorAt({ moments, playAt }: Retraced, game: Game, step: number): Seat {
  return moments[step].by ?? askedSeats(game, playAt(step).state)[0] ?? 0;
}

interface StageProps extends ReplayScreenProps {
  readonly play: SharedPlay;
  readonly told: Told;
}

/** In a replay the whole board is worth more than its smallest print, as long as it can be read. */
const SMALLEST = 0.68;

function Stage({ play, told, id, invitation, at }: StageProps) {
  const t = useText();
  const { game, record, traced, turns, words, names, isOver } = told;
  const total = record.choices.length;
  const step = Math.max(0, Math.min(total, at ?? total));
  const [eyes, setEyes] = useState<Eyes>('follow');
  const [stride, setStride] = useState<Stride>('choice');
  const room = useRoom(record.game);
  const { query } = useRoute();
  const [stop, setStop] = useState<Stop>(query.has('analyse') ? 'half' : 'peek');
  const teacher = useAnalysis(record, isOver && query.has('analyse'));
  const { analysis } = teacher;
  const report = useMemo(() => analysis && reportOf(analysis, record), [analysis, record]);
  const [compared, setCompared] = useState<number>();
  const [scratch, setScratch] = useState<TableLink>();
  const costly = report?.costly ?? NOTHING;
  const comparing = costly.find((each) => each.at === compared);
  const jump = useCallback(
    (to: number) => {
      const there = Math.max(0, Math.min(total, to));
      const path =
        id === undefined ? `/shared?at=${there}${location.hash}` : pathOf('replay', id, { at: there, invitation });
      go(path, true);
    },
    [id, invitation, total],
  );
  const screen = useMemo(() => {
    const now = traced.playAt(step);
    const seats = names.map((name, seat) => ({
      name,
      sitter: { kind: 'person' } as const,
      asked: traced.moments[step].by === seat,
      thinking: false,
      breakdown: game.breakdown(now.state, seat),
    }));
    // Before the end a replay shows what a spectator may know, and no more.
    const viewer = !isOver ? null : eyes === 'follow' ? actorAt(traced, game, step) : eyes;
    const view = viewer === null ? viewOf(now, null) : game.view(now.state, viewer);
    return { game: record.game, view, viewer, options: NOTHING, question: -1, seats };
  }, [game, record, traced, names, isOver, step, eyes]);
  const spotlight = useMemo(() => {
    const from = stride === 'choice' ? step : turns[turnAt(turns, step)].from;
    return traced.moments.slice(from, step + 1).flatMap(({ events }) => events);
  }, [traced, turns, stride, step]);
  const compare = (wanted: Costly | undefined) => {
    setCompared(wanted?.at);
    if (wanted !== undefined) jump(wanted.at + 1);
  };
  if (scratch !== undefined) return <ScratchTable link={scratch} onLeave={() => setScratch(undefined)} />;
  const axis = (
    <Axis
      {...{ moments: traced.moments, turns, names, step, costly }}
      jump={(to) => {
        setCompared(undefined);
        jump(to);
      }}
      chances={report?.moments ?? NOTHING}
      onCostly={compare}
    />
  );
  const head = <ReplayHead play={play} step={step} game={words.name} />;
  if (comparing !== undefined) {
    return (
      <div className="table-screen replay" data-step={step} data-compares="">
        {head}
        <main className="table-board" id="content" aria-label={t.board}>
          <Compare
            told={told}
            costly={comparing}
            all={costly}
            onShow={compare}
            onTry={() => setScratch(openFrom(room, told, screen.seats, comparing))}
          />
        </main>
        <footer className="replay-foot">{axis}</footer>
      </div>
    );
  }
  const frame = (
    <div className="table-screen replay" data-step={step}>
      {head}
      <SidePanel stop={stop} onStop={setStop} chips={(more) => <SeatChips seats={screen.seats} onPress={more} />}>
        <section className="table-ask" aria-label={t.replay}>
          <Story told={told} step={step} />
        </section>
        <section className="table-more" aria-label={t.scores}>
          {/* While people still play, nobody is to learn from it what others hide. */}
          {isOver && <AnalysisPanel teacher={teacher} report={report} told={told} onCompare={compare} />}
          <TurnList told={told} step={step} jump={jump} />
          {isOver && names.length > 1 && <EyesField names={names} eyes={eyes} onEyes={setEyes} />}
          <Seats screen={{ game: screen.game, seats: screen.seats, viewer: null }} words={words} />
        </section>
      </SidePanel>
      <main className="table-board" id="content" aria-label={t.board}>
        <h2 className="hidden-text">{t.board}</h2>
        <BoardView screen={screen} spotlight={spotlight} least={SMALLEST} />
      </main>
      <footer className="replay-foot">
        {axis}
        <Transport {...{ turns, step, total, stride, jump }} onStride={setStride} />
      </footer>
    </div>
  );
  if (!isDrawn(record.game)) return frame;
  return (
    <DrawnTable screen={screen} link={undefined} words={words}>
      {frame}
    </DrawnTable>
  );
}
