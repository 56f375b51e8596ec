import type { ReactNode } from 'react';
import { useRoom } from '../games.ts';
import { download } from '../kit/download.ts';
import { Link } from '../kit/link.tsx';
import { startTable } from '../offline/start.ts';
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
      {after ?? <Again shot={shot} />}
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

/** What follows with the same people, such as a campaign's next chapter; otherwise a new table. */
function Again({ shot: { game: id, seats, options, view } }: { shot: TableShot }) {
  const t = useText();
  const { game } = useRoom(id);
  const next = game.followUp?.(view, options);
  if (next === undefined) {
    return (
      <Link to={`/new/${id}`} className="button">
        {t.rematch}
      </Link>
    );
  }
  const goOn = () =>
    startTable(
      id,
      seats.map(({ sitter }) => sitter),
      seats.map(({ name }) => name),
      { options: next },
    );
  return (
    <button type="button" className="button" onClick={goOn}>
      {t.nextPart}
    </button>
  );
}
