import { BoardContext, useOfBoard } from '@orrery/board';
import type { Choice, Words } from '@orrery/kernel';
import { use } from 'react';
import { useRoom } from '../games.ts';
import { ToolIcon, type ToolName } from '../kit/tool-icon.tsx';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { useText } from '../settings.ts';

interface ActionsProps {
  readonly screen: ScreenState;
  readonly link: TableLink;
  readonly words: Words;
  readonly onHint: () => void;
  readonly onTry: (() => void) | undefined;
}

/** Take back, do again, try out, ask the computer; and in brass the one thing to do now, where there is one. */
export function Actions({ screen, link, words, onHint, onTry }: ActionsProps) {
  const t = useText();
  const { viewer } = screen;
  if (viewer === null || screen.result !== null) return null;
  return (
    <div className="actions">
      <Action icon="undo" name={t.undo} onPress={screen.canUndo ? () => link.undo() : undefined} />
      {screen.canRedo && <Action icon="redo" name={t.redo} onPress={() => link.redo()} />}
      {onTry && <Action icon="try" name={t.tryIt} onPress={onTry} />}
      {screen.options.length > 1 && screen.where !== 'scratch' && <Action icon="hint" name={t.hint} onPress={onHint} />}
      <MainAction screen={screen} link={link} words={words} />
    </div>
  );
}

function MainAction(props: MainProps) {
  return use(BoardContext) === undefined ? <MainButton {...props} armed={undefined} /> : <MainOfBoard {...props} />;
}

type MainProps = Pick<ActionsProps, 'screen' | 'link' | 'words'>;

/** On a board an option may wait for its second press. */
function MainOfBoard(props: MainProps) {
  return <MainButton {...props} armed={useOfBoard((store) => store.armed())} />;
}

function MainButton({ screen, link, words, armed }: MainProps & { readonly armed: Choice | undefined }) {
  const t = useText();
  const { game } = useRoom(screen.game);
  const { viewer, view, held, options, question } = screen;
  if (viewer === null) return null;
  const say = (choice: Choice): string => words.choice(choice, view, viewer);
  if (held !== null) return <Main name={t.confirmThis(say(held))} onPress={() => link.confirm()} />;
  const only = options.length === 1 ? options[0] : options.find((option) => game.saysDone?.(option));
  const choice = armed ?? only;
  return choice && <Main name={say(choice)} onPress={() => link.choose(choice, question)} />;
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
