import { SeatMark } from '@orrery/board';
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRoom } from '../games.ts';
import { onceAFrame } from '../play/once-a-frame.ts';
import { openScratch } from '../play/scratch.ts';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { useSettings, useText } from '../settings.ts';
import { type FrameExtras, TableFrame } from './frame.tsx';

function useScreen(link: TableLink): { screen: ScreenState | undefined; problem: string | undefined } {
  // Others may answer many times between two frames.
  const watch = useCallback((changed: () => void) => link.subscribe(onceAFrame(changed)), [link]);
  const screen = useSyncExternalStore(watch, () => link.screen());
  const problem = useSyncExternalStore(watch, () => link.problem());
  return { screen, problem };
}

export function TableScreen({ link, extras = {} }: { link: TableLink; extras?: FrameExtras }) {
  const t = useText();
  const { confirm } = useSettings();
  const { screen, problem } = useScreen(link);
  useEffect(() => link.prefer(confirm !== 'never'), [link, confirm]);
  if (screen === undefined) {
    return problem === undefined ? <p className="page">{t.loading} …</p> : <p className="page notice">{problem}</p>;
  }
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      {screen.handOver === null ? (
        <RealOrScratch link={link} screen={screen} problem={problem} extras={extras} />
      ) : (
        <HandOver
          seat={screen.handOver}
          who={screen.seats[screen.handOver].name}
          onReady={() => link.takeOver(screen.handOver as number)}
        />
      )}
    </Suspense>
  );
}

interface RealProps {
  link: TableLink;
  screen: ScreenState;
  problem: string | undefined;
  extras: FrameExtras;
}

/** The table itself, or a scratch copy of it while somebody tries things out. */
function RealOrScratch({ link, screen, problem, extras }: RealProps) {
  const room = useRoom(screen.game);
  const [scratch, setScratch] = useState<TableLink>();
  const { viewer } = screen;
  if (scratch !== undefined) return <ScratchTable link={scratch} onLeave={() => setScratch(undefined)} />;
  const canTry = viewer !== null && screen.options.length > 0;
  return (
    <TableFrame
      link={link}
      screen={screen}
      problem={problem}
      extras={extras}
      onTry={canTry ? () => setScratch(openScratch(room, screen, viewer)) : undefined}
    />
  );
}

export function ScratchTable({ link, onLeave }: { link: TableLink; onLeave: () => void }) {
  const { screen } = useScreen(link);
  return screen && <TableFrame link={link} screen={screen} problem={undefined} onLeave={onLeave} />;
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
