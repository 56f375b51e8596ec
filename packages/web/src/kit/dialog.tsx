import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../settings.ts';

/** A real dialog: the browser keeps the focus inside and closes it on Escape. */
export function Dialog({
  title,
  kind = 'small',
  onClose,
  children,
}: {
  title: string;
  /** A sheet at the side, a book over the whole screen, or no larger than it has to be. */
  kind?: 'small' | 'side' | 'book';
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={kind === 'small' ? 'dialog' : `dialog ${kind}`}
      aria-labelledby="dialog-title"
      onClose={onClose}
    >
      <header className="spread">
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="button quiet small" onClick={() => dialog.current?.close()}>
          {t.close}
        </button>
      </header>
      {children}
    </dialog>
  );
}
