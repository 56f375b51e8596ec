import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../settings.ts';

/**
 * A real dialog: the browser keeps the focus inside and closes it on Escape. One `beside` the board leaves the table in
 * reach, so that what it points at can be looked at and played on.
 */
export function Dialog({
  title,
  kind = 'small',
  onClose,
  children,
}: {
  title: string;
  /** A sheet at the side or beside the board, a book over the whole screen, or no larger than it has to be. */
  kind?: 'small' | 'side' | 'beside' | 'book';
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    if (kind === 'beside') element.show();
    else element.showModal();
  }, [kind]);
  return (
    <dialog
      ref={dialog}
      className={kind === 'small' ? 'dialog' : `dialog ${kind}`}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onKeyDown={(event) => void (kind === 'beside' && event.key === 'Escape' && dialog.current?.close())}
    >
      <div className="spread dialog-head">
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="button quiet small" onClick={() => dialog.current?.close()}>
          {t.close}
        </button>
      </div>
      {children}
    </dialog>
  );
}
