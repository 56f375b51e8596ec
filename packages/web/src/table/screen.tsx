import { notation } from '@orrery/kernel';
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../games.ts';
import { Dialog } from '../kit/dialog.tsx';
import { download } from '../kit/download.ts';
import { Link } from '../kit/link.tsx';
import { openOffline } from '../offline/link.ts';
import { findTable } from '../offline/store.ts';
import type { Hint, TableLink, TableShot } from '../play/shot.ts';
import { useSettings, useText } from '../settings.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { BoardView } from './board.tsx';
import { ChoiceList } from './choices.tsx';
import { Log } from './log.tsx';
import { Prompt } from './prompt.tsx';
import { RulesDrawer } from './rules.tsx';
import { Seats } from './seats.tsx';

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
  const { shot, problem } = useShot(link);
  if (shot === undefined) {
    return problem === undefined ? <p className="page">{t.loading} …</p> : <p className="page notice">{problem}</p>;
  }
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      <Table link={link} shot={shot} problem={problem} />
    </Suspense>
  );
}

type Drawer = 'log' | 'rules' | 'settings';

function Table({ link, shot, problem }: { link: TableLink; shot: TableShot; problem: string | undefined }) {
  const t = useText();
  const { language } = useSettings();
  const words = useWords(shot.game, language);
  const [drawer, setDrawer] = useState<Drawer>();
  const [hint, setHint] = useState<{ seq: number; hint: Hint }>();
  const who = (seat: number) => shot.seats[seat]?.name ?? '';
  const myTurn = shot.viewer !== null && (shot.choices.length > 0 || shot.mustConfirm);

  useEffect(() => {
    document.title = myTurn ? `● ${words.name} – ${t.yourTurn}` : `${words.name} – ${t.app}`;
  }, [myTurn, words, t]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.metaKey || event.altKey) return;
      if ((event.key === 'z' && event.ctrlKey) || event.key === 'u') link.undo();
      else if (event.key === 'r') setDrawer('rules');
      else if (event.key === 'l') setDrawer('log');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [link]);

  if (shot.handOver !== null)
    return <HandOver who={who(shot.handOver)} onReady={() => link.takeOver(shot.handOver as number)} />;
  const advised = hint !== undefined && hint.seq === shot.seq && shot.viewer !== null ? hint.hint : undefined;
  return (
    <div className="table-screen" data-game={shot.game}>
      <header className="table-head">
        <Link to="/" className="button quiet small">
          {t.home}
        </Link>
        <h1>{words.name}</h1>
        <nav className="row">
          <button type="button" className="button quiet small" onClick={() => setDrawer('log')}>
            {t.log}
          </button>
          <button type="button" className="button quiet small" onClick={() => setDrawer('rules')}>
            {t.rules}
          </button>
          <button type="button" className="button quiet small" onClick={() => setDrawer('settings')}>
            {t.settings}
          </button>
        </nav>
      </header>
      <section className="table-ask">
        <Prompt shot={shot} words={words} />
        {problem !== undefined && (
          <p className="notice" role="alert">
            {t.refused} {problem}
          </p>
        )}
        <div className="row actions">
          {shot.mustConfirm && (
            <button type="button" className="button main" onClick={() => link.confirm()}>
              {t.confirm}
            </button>
          )}
          <button type="button" className="button" disabled={!shot.canUndo} onClick={() => link.undo()}>
            {t.undo}
          </button>
          {shot.choices.length > 1 && (
            <button
              type="button"
              className="button"
              onClick={async () => {
                const found = await link.hint();
                setHint(found && { seq: shot.seq, hint: found });
              }}
            >
              {t.hint}
            </button>
          )}
        </div>
        {advised && shot.viewer !== null && (
          <p className="hint" role="status" data-hint={notation(advised.choice)}>
            {t.hintIs(words.choice(advised.choice, shot.view, shot.viewer))}
          </p>
        )}
      </section>
      <main className="table-board" id="content" aria-label={t.board}>
        <BoardView shot={shot} link={link} />
      </main>
      <aside className="table-more">
        <ChoiceList shot={shot} words={words} link={link} />
        <Seats shot={shot} words={words} />
        {shot.result !== null && (
          <div className="row">
            <Link to={`/replay/${shot.id}`} className="button main">
              {t.watch}
            </Link>
            <button
              type="button"
              className="button"
              onClick={async () => download(`orrery-${shot.game}.json`, await link.exportRecord())}
            >
              {t.exportRecord}
            </button>
          </div>
        )}
      </aside>
      {drawer === 'log' && (
        <Dialog title={t.log} side onClose={() => setDrawer(undefined)}>
          <Log shot={shot} words={words} />
        </Dialog>
      )}
      {drawer === 'rules' && (
        <Dialog title={t.rules} side onClose={() => setDrawer(undefined)}>
          <RulesDrawer words={words} />
        </Dialog>
      )}
      {drawer === 'settings' && <SettingsDialog onClose={() => setDrawer(undefined)} />}
    </div>
  );
}

function HandOver({ who, onReady }: { who: string; onReady: () => void }) {
  const t = useText();
  return (
    <main className="hand-over" id="content">
      <h1>{t.handOver(who)}</h1>
      <p className="muted">{t.handOverHelp}</p>
      <button type="button" className="button main" onClick={onReady}>
        {t.ready(who)}
      </button>
    </main>
  );
}
