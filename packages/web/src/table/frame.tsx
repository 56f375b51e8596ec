import type { Choice, Words } from '@orrery/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRoom, useWords } from '../games.ts';
import { Dialog } from '../kit/dialog.tsx';
import { asItWillBe } from '../play/as-it-will-be.ts';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { noLonger, type Offered } from '../play/why-not.ts';
import { RuleBook } from '../rules/book.tsx';
import { changeSettings, getSettings, useSettings, useText } from '../settings.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { Actions } from './actions.tsx';
import { AfterGame } from './after-game.tsx';
import { BoardView } from './board.tsx';
import { ChoiceList } from './choices.tsx';
import { DrawnTable, isDrawn, useAutomaton, useDrawn } from './drawn-table.tsx';
import { FinalScores } from './final.tsx';
import { useCounting } from './final-count.ts';
import { HintLine } from './hint/hint-line.tsx';
import { useHint } from './hint/use-hint.ts';
import { focusChoices, type KeyName, KeysHelp, useFocusOnQuestion, useKeys } from './keys.tsx';
import { Log } from './log.tsx';
import type { LogLine } from './log-lines.ts';
import { Prompt } from './prompt.tsx';
import { SeatChips } from './seat-chips.tsx';
import { Seats } from './seats.tsx';
import { SidePanel, type Stop } from './side-panel.tsx';
import { Since, useSince } from './since.tsx';
import { useSounds } from './sounds.ts';
import { Stage } from './stage.tsx';
import { type Drawer, TableBar } from './table-bar.tsx';
import { WhyNot } from './why-not.tsx';

/** What the screen waits for: a choice or a confirmation of which question, others, or nothing any more. */
function asksOf({ result, viewer, held, options, question }: ScreenState): string {
  if (result !== null) return 'over';
  if (viewer === null) return 'others';
  return held !== null ? `confirm ${question}` : options.length > 0 ? `choose ${question}` : 'others';
}

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
export function TableFrame(props: FrameProps) {
  const { link, onLeave } = props;
  const { language, board } = useSettings();
  const words = useWords(props.screen.game, language);
  const { game } = useRoom(props.screen.game);
  // What waits for a confirmation is drawn as it will be.
  const screen = useMemo(() => asItWillBe(game, props.screen), [game, props.screen]);
  // It is named in the words of the position it was chosen in.
  const { held, viewer, view } = props.screen;
  const confirms = held === null || viewer === null ? undefined : words.choice(held, view, viewer);
  const plain = board === 'plain';
  const showPlain = (wanted: boolean) => {
    changeSettings({ board: wanted ? 'plain' : 'drawn' });
    document.getElementById('content')?.scrollTo(0, 0);
  };
  const frame = (
    <Frame
      {...props}
      {...(onLeave === undefined ? {} : { onLeave })}
      screen={screen}
      confirms={confirms}
      words={words}
      kind={!isDrawn(screen.game) ? undefined : plain ? 'plain' : 'drawn'}
      onKind={() => showPlain(!plain)}
    />
  );
  if (!isDrawn(screen.game) || plain) return frame;
  return (
    <DrawnTable screen={screen} link={link} words={words}>
      {frame}
    </DrawnTable>
  );
}

interface InnerProps extends FrameProps {
  readonly confirms: string | undefined;
  readonly words: Words;
  /** Which board is shown, where there are two. */
  readonly kind: 'drawn' | 'plain' | undefined;
  readonly onKind: () => void;
}

function Frame({ link, screen, confirms, problem, onTry, onLeave, extras = {}, words, kind, onKind }: InnerProps) {
  const t = useText();
  const drawn = useDrawn();
  const Beside = drawn?.drawing.Beside;
  const [drawer, setDrawer] = useState<Drawer>();
  const [rule, setRule] = useState<string>();
  const [lit, setLit] = useState<LogLine>();
  const spotlight = useMemo(() => lit && [lit.event], [lit]);
  // Without a drawn board the list of options is the only way to play.
  const [stop, setStop] = useState<Stop>(kind === 'drawn' ? 'peek' : 'half');
  const counting = useCounting(screen, useAutomaton());
  const since = useSince(screen, words);
  const fresh = useMemo(() => new Set(since.map(({ key }) => key)), [since]);
  const [offered] = useState<Offered>(() => new Map());
  const gone = useMemo(() => noLonger(offered, screen), [offered, screen]);
  const myTurn = screen.viewer !== null && (screen.options.length > 0 || screen.held !== null);
  const asks = asksOf(screen);
  const { advised, ask: askHint } = useHint(screen, link);
  const say = (choice: Choice): string => words.choice(choice, screen.view, screen.viewer ?? 0);

  useEffect(() => {
    document.title = myTurn ? `● ${words.name} – ${t.yourTurn}` : `${words.name} – ${t.app}`;
  }, [myTurn, words, t]);
  useSounds(screen);
  useFocusOnQuestion(asks);
  const showRule = (id: string) => {
    setRule(id);
    setDrawer('rules');
  };
  const press: Readonly<Record<KeyName, () => void>> = {
    choices: () => {
      flushSync(() => setStop((now) => (now === 'peek' ? 'half' : now)));
      focusChoices();
    },
    undo: () => link.undo(),
    redo: () => link.redo(),
    hint: () => void (screen.options.length > 1 && askHint()),
    try: () => (onLeave ?? onTry)?.(),
    log: () => setDrawer('log'),
    rules: () => setDrawer('rules'),
    sound: () => changeSettings({ sound: !getSettings().sound }),
    board: onKind,
    help: () => setDrawer('keys'),
  };
  useKeys((key) => press[key]());
  const closeDrawer = () => {
    setDrawer(undefined);
    setRule(undefined);
  };
  return (
    <div
      className="table-screen"
      data-game={screen.game}
      data-asks={asks}
      data-where={screen.where}
      data-sending={screen.sending}
      data-board-kind={kind ?? 'plain'}
    >
      <TableBar
        name={words.name}
        state={t.wheres[screen.where]}
        fresh={since.length}
        kind={kind}
        onKind={onKind}
        onDrawer={setDrawer}
      />
      <SidePanel stop={stop} onStop={setStop} chips={(more) => <SeatChips {...counting} onPress={more} />}>
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
          {counting.isDone ? (
            <Prompt screen={screen} words={words} />
          ) : (
            <section className="prompt">
              <strong>{t.isOver}</strong>
              <p>{t.finalScores}</p>
            </section>
          )}
          {extras.notice}
          {problem !== undefined && (
            <p className="notice" role="alert">
              {t.refused} {problem}
            </p>
          )}
          {drawn === undefined ? (
            advised && <HintLine advised={advised} say={say} words={words} />
          ) : (
            <Stage screen={screen} words={words} advised={advised} />
          )}
          {screen.result !== null && counting.isDone && screen.where !== 'scratch' && (
            <AfterGame screen={screen} link={link} after={extras.after} />
          )}
        </section>
        <section className="table-more" aria-label={t.seatsAndChoices}>
          {Beside && drawn && <Beside {...drawn.store.facts()} />}
          <Since
            lines={since}
            isCrowded={screen.seats.length > 4 || advised !== undefined}
            onLight={setLit}
            onAll={() => setDrawer('log')}
          />
          {drawn === undefined ? (
            <ChoiceList screen={screen} words={words} link={link} />
          ) : (
            screen.options.length > 0 && (
              <details className="same-list" open={stop === 'full'}>
                <summary>
                  {t.sameAsList} <span className="count">{screen.options.length}</span>
                </summary>
                <ChoiceList screen={screen} words={words} link={link} />
              </details>
            )
          )}
          <WhyNot screen={screen} words={words} gone={gone} />
          <Seats
            screen={{ ...screen, seats: counting.seats }}
            automaton={counting.automaton}
            words={words}
            lit={lit?.seat}
            pictures
          />
          {extras.side}
        </section>
        <Actions {...{ screen, link, words, confirms, onTry }} onHint={askHint} onDoIt={advised?.doIt} />
      </SidePanel>
      <main className="table-board" id="content" aria-label={t.board}>
        <h2 className="hidden-text">{t.board}</h2>
        {lit && (
          <p className="lit" role="status">
            <span>{lit.text}</span>
            <button type="button" className="button quiet small" onClick={() => setLit(undefined)}>
              {t.seen}
            </button>
          </p>
        )}
        {screen.result !== null && <FinalScores screen={screen} words={words} counting={counting} />}
        <BoardView screen={screen} link={link} spotlight={spotlight} onRule={showRule} />
      </main>
      {drawer === 'log' && (
        <Dialog title={t.log} kind="beside" onClose={closeDrawer}>
          <Log screen={screen} words={words} fresh={fresh} lit={lit} onLight={setLit} />
        </Dialog>
      )}
      {drawer === 'rules' && (
        <Dialog title={t.rulesOf(words.name)} kind="book" onClose={closeDrawer}>
          <RuleBook screen={screen} words={words} gone={gone} focus={rule} />
        </Dialog>
      )}
      {drawer === 'settings' && <SettingsDialog onClose={closeDrawer} />}
      {drawer === 'keys' && <KeysHelp onClose={closeDrawer} />}
    </div>
  );
}
