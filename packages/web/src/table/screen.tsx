import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRoom } from '../games.ts';
import { openOffline } from '../offline/link.ts';
import { findTable } from '../offline/store.ts';
import { openScratch } from '../play/scratch.ts';
import type { TableLink, TableShot } from '../play/shot.ts';
import { useSettings, useText } from '../settings.ts';
import { TableFrame } from './frame.tsx';

/** A table of this device: opened from what the browser has kept. */
export function OfflineTableScreen({ id }: { id: string }) {
  const t = useText();
  const [link, setLink] = useState<TableLink | 'missing'>();
  useEffect(() => {
    let opened: TableLink | undefined;
    let gone = false;
    findTable(id).then((table) => {
      if (gone) return;
      opened = table && openOffline(table);
      setLink(opened ?? 'missing');
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);
  if (link === 'missing') return <p className="page">{t.notFound}</p>;
  if (link === undefined) return <p className="page">{t.loading} …</p>;
  return <TableScreen link={link} />;
}

function useShot(link: TableLink): { shot: TableShot | undefined; problem: string | undefined } {
  const shot = useSyncExternalStore(
    useCallback((changed) => link.subscribe(changed), [link]),
    () => link.shot(),
  );
  const problem = useSyncExternalStore(
    useCallback((changed) => link.subscribe(changed), [link]),
    () => link.problem(),
  );
  return { shot, problem };
}

export function TableScreen({ link }: { link: TableLink }) {
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
        <RealOrScratch link={link} shot={shot} problem={problem} />
      ) : (
        <HandOver who={shot.seats[shot.handOver].name} onReady={() => link.takeOver(shot.handOver as number)} />
      )}
    </Suspense>
  );
}

/** The table itself, or a scratch copy of it while somebody tries things out. */
function RealOrScratch({ link, shot, problem }: { link: TableLink; shot: TableShot; problem: string | undefined }) {
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
      onTry={canTry ? () => setScratch(openScratch(room, shot, viewer)) : undefined}
    />
  );
}

function ScratchTable({ link, onLeave }: { link: TableLink; onLeave: () => void }) {
  const { shot } = useShot(link);
  return shot && <TableFrame link={link} shot={shot} problem={undefined} onLeave={onLeave} />;
}

function HandOver({ who, onReady }: { who: string; onReady: () => void }) {
  const t = useText();
  return (
    <main className="hand-over" id="content" data-asks={`ready ${who}`}>
      <h1>{t.handOver(who)}</h1>
      <p className="muted">{t.handOverHelp}</p>
      <button type="button" className="button main" onClick={onReady}>
        {t.ready(who)}
      </button>
    </main>
  );
}
