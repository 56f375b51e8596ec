import { notation, type Words } from '@orrery/kernel';
import { ToolIcon, type ToolName } from '../kit/tool-icon.tsx';
import type { Hint, ScreenState, TableLink } from '../play/screen-state.ts';
import { useText } from '../settings.ts';

interface ActionsProps {
  screen: ScreenState;
  link: TableLink;
  words: Words;
  advised: { readonly seq: number; readonly hint: Hint } | undefined;
  onHint: () => void;
  onTry: (() => void) | undefined;
  /** On a phone the list of choices may be out of sight. */
  onList: (() => void) | undefined;
}

/** Confirm, take back, do again, try out, ask the computer. */
export function Actions({ screen, link, words, advised, onHint, onTry, onList }: ActionsProps) {
  const t = useText();
  const { viewer, view, question } = screen;
  if (viewer === null || screen.result !== null) return null;
  const hint = advised?.seq === question ? advised.hint : undefined;
  return (
    <>
      <div className="actions">
        {screen.mustConfirm && (
          <Action icon="confirm" name={t.confirm} className="main" onPress={() => link.confirm()} />
        )}
        <Action icon="undo" name={t.undo} onPress={screen.canUndo ? () => link.undo() : undefined} />
        {screen.canRedo && <Action icon="redo" name={t.redo} onPress={() => link.redo()} />}
        {onTry && <Action icon="try" name={t.tryIt} onPress={onTry} />}
        {screen.options.length > 1 && screen.where !== 'scratch' && (
          <Action icon="hint" name={t.hint} onPress={onHint} />
        )}
        {onList && screen.options.length > 0 && (
          <Action
            icon="choices"
            name={`${t.choiceList} (${screen.options.length})`}
            className="phone-only"
            onPress={onList}
          />
        )}
      </div>
      {hint && (
        <p className="hint" role="status" data-hint={notation(hint.choice)}>
          {t.hintIs(words.choice(hint.choice, view, viewer))}
        </p>
      )}
    </>
  );
}

interface ActionProps {
  icon: ToolName;
  name: string;
  className?: string;
  /** Absent while it cannot be done. */
  onPress: (() => void) | undefined;
}

function Action({ icon, name, className = '', onPress }: ActionProps) {
  return (
    <button type="button" className={`button ${className}`} disabled={onPress === undefined} onClick={onPress}>
      <ToolIcon name={icon} />
      {name}
    </button>
  );
}
