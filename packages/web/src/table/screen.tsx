import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRoom } from '../games.ts';
import { SeatMark } from '../kit/marks.tsx';
import { openScratch } from '../play/scratch.ts';
import type { TableLink, TableShot } from '../play/shot.ts';
import { useSettings, useText } from '../settings.ts';
import { type FrameExtras, TableFrame } from './frame.tsx';

/** Others may answer many times between two frames: the first shot is shown at once, then only the newest. */
function watchByFrame(link: TableLink, changed: () => void): () => void {
  let waits = false;
  let missed = false;
  const next = () => {
    waits = false;
    if (missed) onShot();
  };
  const onShot = () => {
    missed = waits && !document.hidden;
    if (missed) return;
    if (!waits) requestAnimationFrame(next);
    waits = true;
    changed();
  };
  return link.subscribe(onShot);
}

function useShot(link: TableLink): { shot: TableShot | undefined; problem: string | undefined } {
  const watch = useCallback((changed: () => void) => watchByFrame(link, changed), [link]);
  const shot = useSyncExternalStore(watch, () => link.shot());
  const problem = useSyncExternalStore(watch, () => link.problem());
  return { shot, problem };
}

export function TableScreen({ link, extras = {} }: { link: TableLink; extras?: FrameExtras }) {
  const t = useText();
  const { confirm } = useSettings();
  const { shot, problem } = useShot(link);
  useEffect(() => link.prefer(confirm), [link, confirm]);
  if (shot === undefined) {
    return problem === undefined ? <p className="page">{t.loading} …</p> : <p className="page notice">{problem}</p>;
  }
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      {shot.handOver === null ? (
        <RealOrScratch link={link} shot={shot} problem={problem} extras={extras} />
      ) : (
        <HandOver
          seat={shot.handOver}
          who={shot.seats[shot.handOver].name}
          onReady={() => link.takeOver(shot.handOver as number)}
        />
      )}
    </Suspense>
  );
}

interface RealProps {
  link: TableLink;
  shot: TableShot;
  problem: string | undefined;
  extras: FrameExtras;
}

/** The table itself, or a scratch copy of it while somebody tries things out. */
function RealOrScratch({ link, shot, problem, extras }: RealProps) {
  const room = useRoom(shot.game);
  const [scratch, setScratch] = useState<TableLink>();
  const { viewer } = shot;
  if (scratch !== undefined) return <ScratchTable link={scratch} onLeave={() => setScratch(undefined)} />;
  const canTry = viewer !== null && shot.choices.length > 0;
  return (
    <TableFrame
      link={link}
      shot={shot}
      problem={problem}
      extras={extras}
      onTry={canTry ? () => setScratch(openScratch(room, shot, viewer)) : undefined}
    />
  );
}

function ScratchTable({ link, onLeave }: { link: TableLink; onLeave: () => void }) {
  const { shot } = useShot(link);
  return shot && <TableFrame link={link} shot={shot} problem={undefined} onLeave={onLeave} />;
}

function HandOver({ seat, who, onReady }: { seat: number; who: string; onReady: () => void }) {
  const t = useText();
  return (
    <main
      className="hand-over"
      id="content"
      data-asks={`ready ${who}`}
      style={{ '--seat': `var(--seat-${seat})` } as React.CSSProperties}
    >
      <SeatMark seat={seat} size={96} />
      <h1>{t.handOver(who)}</h1>
      <p className="muted">{t.handOverHelp}</p>
      <button type="button" className="button main" onClick={onReady}>
        {t.ready(who)}
      </button>
    </main>
  );
}
