import './lobby.css';
import { useEffect, useState } from 'react';
import { DailyInvitation } from '../daily/invitation.tsx';
import { Featured } from '../featured/featured.tsx';
import { HereNow } from '../friends/here-now.tsx';
import { GAME_IDS } from '../games.ts';
import { useNarrow } from '../kit/narrow.ts';
import { Page } from '../kit/page.tsx';
import { LessonInvitation } from '../lesson/invitation.tsx';
import { loadProgress } from '../lesson/progress.ts';
import { listTables, type StoredTable } from '../offline/store.ts';
import { OnlineLobby, OnlineStrip, useTables } from '../online/lobby.tsx';
import { useStanding } from '../online/standing.ts';
import { useTurns } from '../online/turns.ts';
import { PuzzleOfTheDay } from '../puzzles/invitation.tsx';
import { useText } from '../settings.ts';
import { Continue } from './continue.tsx';
import { FirstVisit } from './first-visit.tsx';
import { GoRow } from './go-row.tsx';
import { MyTables } from './my-tables.tsx';
import { World } from './world.tsx';
import { WorldsLine } from './worlds-line.tsx';

/** Has nobody played, learned or said their name here yet? */
function isNewHere(tables: readonly StoredTable[], isKnown: boolean): boolean {
  const { seen, at } = loadProgress();
  return tables.length === 0 && !isKnown && !seen && Object.keys(at).length === 0;
}

export function Lobby() {
  const t = useText();
  const turns = useTurns();
  const [tables, setTables] = useState<StoredTable[]>();
  const refresh = () => void listTables().then(setTables, () => setTables([]));
  useEffect(refresh, []);
  useEffect(() => {
    document.title = turns > 0 ? `(${turns}) ${t.app}` : t.app;
  }, [t, turns]);
  return (
    <Page at="play" title={t.app} isTitleHidden className="lobby">
      {tables && <Rooms tables={tables} onChange={refresh} />}
    </Page>
  );
}

/** What is known only after a look into the browser's own store: nothing is shown before, so that nothing jumps. */
function Rooms({ tables, onChange }: { readonly tables: readonly StoredTable[]; readonly onChange: () => void }) {
  const t = useText();
  const standing = useStanding();
  const isKnown = standing.kind === 'known';
  const lists = useTables(standing);
  const isNew = isNewHere(tables, isKnown);
  const isNarrow = useNarrow();
  return (
    <>
      <OnlineStrip />
      {isNew ? (
        <FirstVisit />
      ) : (
        <div className="lobby-columns">
          <div>
            <Continue tables={tables} online={lists.mine} />
            <GoRow tables={tables} />
            <h2 className={isNarrow ? 'hidden-text' : 'section'}>{t.games}</h2>
            {isNarrow ? (
              <WorldsLine />
            ) : (
              <div className="games">
                {GAME_IDS.map((game) => (
                  <World key={game} game={game} />
                ))}
              </div>
            )}
          </div>
          <aside className="today" aria-labelledby="today">
            <h2 id="today">{t.today}</h2>
            <PuzzleOfTheDay />
            <DailyInvitation />
            <LessonInvitation />
            <HereNow />
            <Featured />
          </aside>
        </div>
      )}
      <MyTables tables={tables} onChange={onChange} />
      <OnlineLobby lists={lists} asks={!isNew} />
    </>
  );
}
