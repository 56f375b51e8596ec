import { type ReactNode, useEffect } from 'react';
import { useText } from '../settings.ts';
import { Link } from './link.tsx';

interface PageProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A page with a way home and its title, which the browser shows too. */
export function Page({ title, className, children }: PageProps) {
  const t = useText();
  useEffect(() => {
    document.title = `${title} – ${t.app}`;
  }, [title, t]);
  return (
    <div className="page">
      <header className="lobby-head">
        <Link to="/" className="button quiet small">
          {t.home}
        </Link>
        <h1>{title}</h1>
      </header>
      <main id="content" className={className}>
        {children}
      </main>
    </div>
  );
}
