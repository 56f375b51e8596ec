import { BoardContext, Icon, previewOf, useBoard, useOfBoard } from '@orrery/board';
import type { Choice, Words } from '@orrery/kernel';
import { use, useMemo } from 'react';
import { useRoom } from '../games.ts';
import { ToolIcon, type ToolName } from '../kit/tool-icon.tsx';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { useText } from '../settings.ts';

interface ActionsProps {
  readonly screen: ScreenState;
  readonly link: TableLink;
  readonly words: Words;
  /** What is to be confirmed, in the words of the position it was chosen in. */
  readonly confirms: string | undefined;
  readonly onHint: () => void;
  readonly onTry: (() => void) | undefined;
  /** Carries out the hint that is shown. */
  readonly onDoIt: (() => void) | undefined;
}

/** Take back, do again, try out, ask the computer; and in brass the one thing to do now, where there is one. */
export function Actions({ screen, link, words, confirms, onHint, onTry, onDoIt }: ActionsProps) {
  const t = useText();
  const { viewer } = screen;
  if (viewer === null || screen.result !== null) return null;
  return (
    <div className="actions">
      <Action icon="undo" name={t.undo} onPress={screen.canUndo ? () => link.undo() : undefined} />
      {screen.canRedo && <Action icon="redo" name={t.redo} onPress={() => link.redo()} />}
      {onTry && <Action icon="try" name={t.tryIt} onPress={onTry} />}
      {screen.options.length > 1 && (
        <Action icon="hint" name={screen.where === 'scratch' ? t.bestReply : t.hint} onPress={onHint} />
      )}
      <MainAction {...{ screen, link, words, confirms, onDoIt }} />
    </div>
  );
}

function MainAction(props: MainProps) {
  return use(BoardContext) === undefined ? <MainButton {...props} /> : <MainOfBoard {...props} />;
}

type MainProps = Pick<ActionsProps, 'screen' | 'link' | 'words' | 'confirms' | 'onDoIt'>;

/** On a board an option may wait for its second press, together with the answer to the question it opens. */
function MainOfBoard(props: MainProps) {
  const store = useBoard();
  const armed = useOfBoard((board) => board.armed());
  const last = store.held().at(-1);
  if (armed === undefined || last === undefined) return <MainButton {...props} />;
  const isChance = store.tryOut(armed.option, armed.then)?.chance ?? false;
  return <Main name={store.say(armed)} isChance={isChance} onPress={() => store.press(last)} />;
}

function MainButton({ screen, link, words, confirms, onDoIt }: MainProps) {
  const t = useText();
  const { game } = useRoom(screen.game);
  const { viewer, view, held, options, question } = screen;
  const choice = options.length === 1 ? options[0] : options.find((option) => game.saysDone?.(option));
  const isChance = useChance(screen, choice);
  if (viewer === null) return null;
  if (held !== null && confirms !== undefined)
    return <Main name={t.confirmThis(confirms)} onPress={() => link.confirm()} />;
  if (onDoIt !== undefined) return <Main name={t.doIt} onPress={onDoIt} />;
  if (choice === undefined) return null;
  const name = words.choice(choice, view, viewer);
  return <Main name={name} isChance={isChance} onPress={() => link.choose(choice, question)} />;
}

/** Does a choice roll dice or show something hidden? */
function useChance({ game: id, view, viewer }: ScreenState, choice: Choice | undefined): boolean {
  const { game } = useRoom(id);
  return useMemo(
    () => viewer !== null && choice !== undefined && previewOf(game, view, viewer, choice).chance,
    [game, view, viewer, choice],
  );
}

interface MainButtonProps {
  readonly name: string;
  /** It cannot be taken back, so that is marked before it is pressed. */
  readonly isChance?: boolean;
  readonly onPress: () => void;
}

function Main({ name, isChance = false, onPress }: MainButtonProps) {
  const t = useText();
  return (
    <button type="button" className="button main" title={isChance ? t.chanceAhead : undefined} onClick={onPress}>
      {isChance && <Icon name="dice" size={18} />}
      {name}
    </button>
  );
}

interface ActionProps {
  readonly icon: ToolName;
  readonly name: string;
  /** Absent while it cannot be done. */
  readonly onPress: (() => void) | undefined;
}

function Action({ icon, name, onPress }: ActionProps) {
  return (
    <button type="button" className="button quiet" disabled={onPress === undefined} onClick={onPress}>
      <ToolIcon name={icon} />
      <span>{name}</span>
    </button>
  );
}
