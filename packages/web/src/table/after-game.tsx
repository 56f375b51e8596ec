import type { ReactNode } from 'react';
import { useAnalysisText } from '../analysis/words.ts';
import { useRoom } from '../games.ts';
import { download } from '../kit/download.ts';
import { Link } from '../kit/link.tsx';
import { pathOf } from '../kit/paths.ts';
import { startTable } from '../offline/start.ts';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { useRoute } from '../router.ts';
import { useText } from '../settings.ts';
import { ShareResult } from './share-result.tsx';

/** Where to go from a finished game. */
export function AfterGame({ screen, link, after }: { screen: ScreenState; link: TableLink; after: ReactNode }) {
  const t = useText();
  const a = useAnalysisText();
  const invitation = useRoute().query.get('invitation');
  const save = async () => {
    const record = await link.exportRecord();
    if (record !== undefined) download(`orrery-${screen.game}.json`, record);
  };
  return (
    <div className="row after-game">
      <Link to={pathOf('replay', screen.id, { analyse: true, invitation })} className="button main">
        {a.analyse}
      </Link>
      <Link to={pathOf('replay', screen.id, { invitation })} className="button">
        {t.watch}
      </Link>
      {after ?? <Again screen={screen} />}
      <ShareResult screen={screen} link={link} />
      <button type="button" className="button" onClick={save}>
        {t.exportRecord}
      </button>
    </div>
  );
}

/** What follows with the same people, such as a campaign's next chapter; otherwise a new table. */
function Again({ screen: { game: id, seats, settings, view } }: { screen: ScreenState }) {
  const t = useText();
  const { game } = useRoom(id);
  const next = game.followUp?.(view, settings);
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
      { settings: next },
    );
  return (
    <button type="button" className="button" onClick={goOn}>
      {t.nextPart}
    </button>
  );
}
