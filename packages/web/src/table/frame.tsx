import { BOARDS } from '@orrery/registry/boards';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../games.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Link } from '../kit/link.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { Hint, ScreenState, TableLink } from '../play/screen-state.ts';
import { changeSettings, getSettings, useSettings, useText } from '../settings.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { Actions } from './actions.tsx';
import { AfterGame } from './after-game.tsx';
import { BoardView } from './board.tsx';
import { ChoiceList } from './choices.tsx';
import { FinalScores } from './final.tsx';
import { focusChoices, type KeyName, KeysHelp, useFocusOnQuestion, useKeys } from './keys.tsx';
import { Log, type LogLine } from './log.tsx';
import type { Zoomer } from './pan-zoom.tsx';
import { Prompt } from './prompt.tsx';
import { RulesDrawer } from './rules.tsx';
import { SeatChips } from './seat-chips.tsx';
import { Seats } from './seats.tsx';
import { SidePanel, type Stop } from './side-panel.tsx';
import { Since, useSince } from './since.tsx';
import { useSounds } from './sounds.ts';
import { WhyNot } from './why-not.tsx';

/** What the screen waits for: a choice or a confirmation of which question, others, or nothing any more. */
function asksOf({ result, viewer, mustConfirm, options, question }: ScreenState): string {
  if (result !== null) return 'over';
  if (viewer === null) return 'others';
  return mustConfirm ? `confirm ${question}` : options.length > 0 ? `choose ${question}` : 'others';
}

type Drawer = 'log' | 'rules' | 'settings' | 'keys';
const DRAWERS: readonly Drawer[] = ['log', 'rules', 'settings', 'keys'];

/** What a table shows beside what every table shows. */
export interface FrameExtras {
  /** Under the prompt. */
  readonly notice?: ReactNode;
  /** Below the seats. */
  readonly side?: ReactNode;
  /** How to go on after the end, instead of a new table of this device. */
  readonly after?: ReactNode;
}

interface FrameProps {
  link: TableLink;
  screen: ScreenState;
  problem: string | undefined;
  /** Opens a scratch copy to try things on. */
  onTry?: (() => void) | undefined;
  /** Given on a scratch copy: back to the real table. */
  onLeave?: () => void;
  extras?: FrameExtras;
}

/** Everything around a board, the same for every game. */
export function TableFrame({ link, screen, problem, onTry, onLeave, extras = {} }: FrameProps) {
  const t = useText();
  const { language } = useSettings();
  const words = useWords(screen.game, language);
  const [drawer, setDrawer] = useState<Drawer>();
  const [advised, setAdvised] = useState<{ seq: number; hint: Hint }>();
  const [lit, setLit] = useState<LogLine>();
  const zoomer = useRef<Zoomer>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  // Without a drawn board the list of choices is the only way to play.
  const [stop, setStop] = useState<Stop>(screen.game in BOARDS ? 'peek' : 'half');
  const showPlain = (plain: boolean) => setStop((now) => (plain && now === 'peek' ? 'half' : now));
  const since = useSince(screen, words);
  const fresh = useMemo(() => new Set(since.map(({ key }) => key)), [since]);
  const myTurn = screen.viewer !== null && (screen.options.length > 0 || screen.mustConfirm);
  const asks = asksOf(screen);

  useEffect(() => {
    document.title = myTurn ? `● ${words.name} – ${t.yourTurn}` : `${words.name} – ${t.app}`;
  }, [myTurn, words, t]);
  useSounds(screen);
  useFocusOnQuestion(asks);

  const giveHint = async () => {
    const found = await link.hint();
    setAdvised(found && { seq: screen.question, hint: found });
  };
  const light = (line: LogLine) => {
    setDrawer(undefined);
    setLit(line);
  };
  const press: Readonly<Record<KeyName, () => void>> = {
    choices: () => {
      flushSync(() => setStop((now) => (now === 'peek' ? 'half' : now)));
      focusChoices();
    },
    undo: () => link.undo(),
    redo: () => link.redo(),
    hint: () => void (screen.options.length > 1 && giveHint()),
    try: () => (onLeave ?? onTry)?.(),
    log: () => setDrawer('log'),
    rules: () => setDrawer('rules'),
    sound: () => changeSettings({ sound: !getSettings().sound }),
    bigger: () => zoomer.current?.bigger(),
    smaller: () => zoomer.current?.smaller(),
    fit: () => zoomer.current?.fit(),
    help: () => setDrawer('keys'),
  };
  useKeys((key) => press[key]());
  const closeDrawer = () => setDrawer(undefined);
  return (
    <div
      className="table-screen"
      data-game={screen.game}
      data-asks={asks}
      data-where={screen.where}
      data-sending={screen.sending}
    >
      <header className="table-head">
        <Link to="/" className="button quiet small">
          <ToolIcon name="home" />
          <span className="tool-name">{t.home}</span>
        </Link>
        <h1>{words.name}</h1>
        <div className="row board-tools" ref={setTools} />
        <nav className="row" aria-label={t.tools}>
          {DRAWERS.map((name) => (
            <button
              key={name}
              type="button"
              className="button quiet small"
              data-drawer={name}
              onClick={() => setDrawer(name)}
            >
              <ToolIcon name={name} />
              <span className="tool-name">{t.drawers[name]}</span>
              {name === 'log' && since.length > 0 && <span className="count">{since.length}</span>}
            </button>
          ))}
        </nav>
      </header>
      <SidePanel stop={stop} onStop={setStop} chips={(more) => <SeatChips seats={screen.seats} onPress={more} />}>
        <section className="table-ask" aria-label={t.asked}>
          {onLeave && (
            <div className="scratch-note" role="status">
              <p>
                <strong>{t.scratch}</strong> {t.scratchHelp}
              </p>
              <button type="button" className="button small main" onClick={onLeave}>
                {t.leaveScratch}
              </button>
            </div>
          )}
          <Prompt screen={screen} words={words} />
          {extras.notice}
          {problem !== undefined && (
            <p className="notice" role="alert">
              {t.refused} {problem}
            </p>
          )}
          <Actions
            {...{ screen, link, words, advised, onTry }}
            onHint={giveHint}
            onList={stop === 'peek' ? () => setStop('half') : undefined}
          />
          {screen.result !== null && screen.where !== 'scratch' && (
            <AfterGame screen={screen} link={link} after={extras.after} />
          )}
          <Since lines={since} onLight={light} onAll={() => setDrawer('log')} />
        </section>
        <section className="table-more" aria-label={t.seatsAndChoices}>
          <ChoiceList screen={screen} words={words} link={link} />
          <WhyNot screen={screen} words={words} />
          <Seats screen={screen} words={words} lit={lit?.seat} />
          {extras.side}
        </section>
      </SidePanel>
      <main className="table-board" id="content" aria-label={t.board}>
        <h2 className="hidden-text">{t.board}</h2>
        {lit && (
          <p className="lit" role="status">
            {lit.text}{' '}
            <button type="button" className="button quiet small" onClick={() => setLit(undefined)}>
              {t.seen}
            </button>
          </p>
        )}
        {screen.result !== null && <FinalScores screen={screen} words={words} />}
        <BoardView
          screen={screen}
          link={link}
          zoomer={zoomer}
          spotlight={lit?.event}
          tools={tools}
          onPlain={showPlain}
        />
      </main>
      {drawer === 'log' && (
        <Dialog title={t.log} side onClose={closeDrawer}>
          <Log screen={screen} words={words} fresh={fresh} onLight={light} />
        </Dialog>
      )}
      {drawer === 'rules' && (
        <Dialog title={t.rules} side onClose={closeDrawer}>
          <RulesDrawer words={words} />
        </Dialog>
      )}
      {drawer === 'settings' && <SettingsDialog onClose={closeDrawer} />}
      {drawer === 'keys' && <KeysHelp onClose={closeDrawer} />}
    </div>
  );
}
