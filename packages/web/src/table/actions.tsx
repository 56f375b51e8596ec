import { BoardContext, useBoard, useOfBoard } from '@orrery/board';
import type { Words } from '@orrery/kernel';
import { use } from 'react';
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
  return <Main name={store.say(armed)} onPress={() => store.press(last)} />;
}

function MainButton({ screen, link, words, confirms, onDoIt }: MainProps) {
  const t = useText();
  const { game } = useRoom(screen.game);
  const { viewer, view, held, options, question } = screen;
  if (viewer === null) return null;
  if (held !== null && confirms !== undefined)
    return <Main name={t.confirmThis(confirms)} onPress={() => link.confirm()} />;
  if (onDoIt !== undefined) return <Main name={t.doIt} onPress={onDoIt} />;
  const choice = options.length === 1 ? options[0] : options.find((option) => game.saysDone?.(option));
  return choice && <Main name={words.choice(choice, view, viewer)} onPress={() => link.choose(choice, question)} />;
}

function Main({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="button main" onClick={onPress}>
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
