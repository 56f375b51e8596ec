import type { ReactNode } from 'react';
import { go } from '../router.ts';

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  /** Is the reader there already? */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link inside the app: a real one for copying and new tabs, without loading the page anew. */
export function Link({ to, className, current = false, children }: LinkProps) {
  return (
    <a
      href={to}
      aria-current={current ? 'page' : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
