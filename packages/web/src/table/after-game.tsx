import type { ReactNode } from 'react';
import { download } from '../kit/download.ts';
import { Link } from '../kit/link.tsx';
import type { TableLink, TableShot } from '../play/shot.ts';
import { useText } from '../settings.ts';

/** Where to go from a finished game. */
export function AfterGame({ shot, link, after }: { shot: TableShot; link: TableLink; after: ReactNode }) {
  const t = useText();
  return (
    <div className="row after-game">
      <Link to={`/replay/${shot.id}`} className="button main">
        {t.watch}
      </Link>
      {after ?? (
        <Link to={`/new/${shot.game}`} className="button">
          {t.rematch}
        </Link>
      )}
      <button
        type="button"
        className="button"
        onClick={async () => download(`orrery-${shot.game}.json`, await link.exportRecord())}
      >
        {t.exportRecord}
      </button>
    </div>
  );
}
