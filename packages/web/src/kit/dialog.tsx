import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../settings.ts';

/** A real dialog: the browser keeps the focus inside and closes it on Escape. */
export function Dialog({
  title,
  side,
  onClose,
  children,
}: {
  title: string;
  side?: boolean;
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
    <dialog ref={dialog} className={side ? 'dialog side' : 'dialog'} aria-labelledby="dialog-title" onClose={onClose}>
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
