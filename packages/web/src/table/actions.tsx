import { notation, type Words } from '@orrery/kernel';
import type { Hint, TableLink, TableShot } from '../play/shot.ts';
import { useText } from '../settings.ts';

interface ActionsProps {
  shot: TableShot;
  link: TableLink;
  words: Words;
  advised: { readonly seq: number; readonly hint: Hint } | undefined;
  onHint: () => void;
  onTry: (() => void) | undefined;
}

/** Confirm, take back, do again, try out, ask the computer. */
export function Actions({ shot, link, words, advised, onHint, onTry }: ActionsProps) {
  const t = useText();
  const { viewer, view, seq } = shot;
  if (viewer === null || shot.result !== null) return null;
  const hint = advised?.seq === seq ? advised.hint : undefined;
  return (
    <>
      <div className="row actions">
        {shot.mustConfirm && (
          <button type="button" className="button main" onClick={() => link.confirm()}>
            {t.confirm}
          </button>
        )}
        <button type="button" className="button" disabled={!shot.canUndo} onClick={() => link.undo()}>
          {t.undo}
        </button>
        {shot.canRedo && (
          <button type="button" className="button" onClick={() => link.redo()}>
            {t.redo}
          </button>
        )}
        {onTry && (
          <button type="button" className="button" onClick={onTry}>
            {t.tryIt}
          </button>
        )}
        {shot.choices.length > 1 && shot.where !== 'scratch' && (
          <button type="button" className="button" onClick={onHint}>
            {t.hint}
          </button>
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
