import { useEffect, useId, useState } from 'react';
import { HomeLink } from '../kit/home-link.tsx';
import { ToolIcon, type ToolName } from '../kit/tool-icon.tsx';
import { changeSettings, useSettings, useText } from '../settings.ts';

/** What opens over a table or beside it. */
export type Drawer = 'log' | 'rules' | 'settings' | 'keys';
const IN_BAR = ['log', 'rules', 'settings'] as const satisfies readonly Drawer[];

interface TableBarProps {
  readonly name: string;
  /** Where it is played, in a breath. */
  readonly state: string;
  /** How much happened since the viewer's last move. */
  readonly fresh: number;
  /** Which board is shown, where there are two. */
  readonly kind: 'drawn' | 'plain' | undefined;
  readonly onKind: () => void;
  readonly onDrawer: (drawer: Drawer) => void;
}

/** The bar above a table: home, the game, and what opens from here. */
export function TableBar({ name, state, fresh, kind, onKind, onDrawer }: TableBarProps) {
  const t = useText();
  return (
    <header className="table-head">
      <HomeLink />
      <h1>
        {name} <small className="muted">{state}</small>
      </h1>
      <nav className="row" aria-label={t.tools}>
        {IN_BAR.map((drawer) => (
          <button
            key={drawer}
            type="button"
            className="button quiet small"
            data-drawer={drawer}
            onClick={() => onDrawer(drawer)}
          >
            <ToolIcon name={drawer} />
            <span className="tool-name">{t.drawers[drawer]}</span>
            {drawer === 'log' && fresh > 0 && <span className="count">{fresh}</span>}
          </button>
        ))}
        <MoreTools kind={kind} onKind={onKind} onDrawer={onDrawer} />
      </nav>
    </header>
  );
}

/** What is needed seldom: the other board, full screen, sounds, keys. */
function MoreTools({ kind, onKind, onDrawer }: Pick<TableBarProps, 'kind' | 'onKind' | 'onDrawer'>) {
  const t = useText();
  const { sound } = useSettings();
  const isFull = useFullScreen();
  const id = useId();
  const entry = (icon: ToolName, name: string, onPress: () => void, more: Readonly<Record<string, string>> = {}) => (
    <button
      type="button"
      className="button quiet"
      popoverTarget={id}
      popoverTargetAction="hide"
      onClick={onPress}
      {...more}
    >
      <ToolIcon name={icon} /> {name}
    </button>
  );
  const other = kind === 'drawn' ? 'plain' : 'drawn';
  return (
    <>
      <button type="button" className="button quiet small" popoverTarget={id} data-more="">
        <ToolIcon name="more" />
        <span className="hidden-text">{t.moreTools}</span>
      </button>
      <div id={id} popover="auto" className="more-tools">
        {kind !== undefined &&
          entry(other, other === 'plain' ? t.plainBoard : t.drawnBoard, onKind, { 'data-board': other })}
        {document.fullscreenEnabled && entry('full', isFull ? t.leaveFullScreen : t.fullScreen, toggleFullScreen)}
        {entry('sound', sound ? t.soundOff : t.soundOn, () => changeSettings({ sound: !sound }))}
        {entry('keys', t.drawers.keys, () => onDrawer('keys'), { 'data-drawer': 'keys' })}
      </div>
    </>
  );
}

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}

/** A browser may refuse; then everything stays as it is. */
function toggleFullScreen(): void {
  const asked =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  asked.catch(() => undefined);
}
