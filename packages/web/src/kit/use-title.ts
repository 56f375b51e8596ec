import { useEffect } from 'react';
import { useText } from '../settings.ts';

/** Says in the browser's own bar what a page is. */
export function useTitle(title: string): void {
  const t = useText();
  useEffect(() => {
    document.title = `${title} – ${t.app}`;
  }, [title, t]);
}
