import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/screens.css';
import { lazy, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Guarded } from './kit/guarded.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { useBadge, useLanguageOfLetters } from './online/turns.ts';
import { useRoute } from './router.ts';
import { applySettings, getSettings, speak, useText } from './settings.ts';

// The lobby comes first; everything else when somebody goes there.
const AnyTableScreen = lazy(async () => ({ default: (await import('./any-table.tsx')).AnyTableScreen }));
const NewTable = lazy(async () => ({ default: (await import('./lobby/new-table.tsx')).NewTable }));
const ProfileScreen = lazy(async () => ({ default: (await import('./profile/screen.tsx')).ProfileScreen }));
const ReplayScreen = lazy(async () => ({ default: (await import('./replay/screen.tsx')).ReplayScreen }));
const PuzzleScreen = lazy(async () => ({ default: (await import('./puzzles/screen.tsx')).PuzzleScreen }));
const HouseScreen = lazy(async () => ({ default: (await import('./house/screen.tsx')).HouseScreen }));
const LeaderboardScreen = lazy(async () => ({ default: (await import('./ratings/screen.tsx')).LeaderboardScreen }));
const PersonScreen = lazy(async () => ({ default: (await import('./people/screen.tsx')).PersonScreen }));
const FriendsScreen = lazy(async () => ({ default: (await import('./friends/screen.tsx')).FriendsScreen }));
const PlayNowScreen = lazy(async () => ({ default: (await import('./play-now/screen.tsx')).PlayNowScreen }));
const ClubsScreen = lazy(async () => ({ default: (await import('./clubs/list.tsx')).ClubsScreen }));
const ClubScreen = lazy(async () => ({ default: (await import('./clubs/screen.tsx')).ClubScreen }));
const TournamentsScreen = lazy(async () => ({ default: (await import('./tournaments/list.tsx')).TournamentsScreen }));
const NewTournamentScreen = lazy(async () => ({
  default: (await import('./tournaments/new.tsx')).NewTournamentScreen,
}));
const TournamentScreen = lazy(async () => ({ default: (await import('./tournaments/screen.tsx')).TournamentScreen }));
const DailyScreen = lazy(async () => ({ default: (await import('./daily/screen.tsx')).DailyScreen }));
const LessonScreen = lazy(async () => ({ default: (await import('./lesson/screen.tsx')).LessonScreen }));

function App() {
  const { parts, query } = useRoute();
  const invitation = query.get('invitation') ?? undefined;
  const t = useText();
  useBadge();
  useLanguageOfLetters();
  const [place, id] = parts;
  const at = query.get('at');
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      {place === undefined ? (
        <Lobby />
      ) : place === 'new' && id ? (
        <NewTable game={id} />
      ) : place === 'table' && id ? (
        <AnyTableScreen key={id} id={id} invitation={invitation} />
      ) : place === 'replay' && id ? (
        <ReplayScreen key={id} id={id} at={at === null ? undefined : Number(at)} invitation={invitation} />
      ) : place === 'shared' ? (
        <ReplayScreen key="shared" id={undefined} at={at === null ? undefined : Number(at)} />
      ) : place === 'profile' ? (
        <ProfileScreen />
      ) : place === 'puzzles' ? (
        <PuzzleScreen game={id} />
      ) : place === 'house' ? (
        <HouseScreen />
      ) : place === 'ratings' ? (
        <LeaderboardScreen game={id} />
      ) : place === 'daily' ? (
        <DailyScreen day={id} />
      ) : place === 'play' ? (
        <PlayNowScreen />
      ) : place === 'people' ? (
        id ? (
          <PersonScreen key={id} who={id} />
        ) : (
          <FriendsScreen />
        )
      ) : place === 'clubs' ? (
        <ClubsScreen />
      ) : place === 'club' && id ? (
        <ClubScreen key={id} id={id} />
      ) : place === 'tournaments' ? (
        id === 'new' ? (
          <NewTournamentScreen club={query.get('club') ?? undefined} />
        ) : (
          <TournamentsScreen />
        )
      ) : place === 'tournament' && id ? (
        <TournamentScreen key={id} id={id} />
      ) : place === 'lesson' ? (
        <LessonScreen game={id} />
      ) : (
        <p className="page">{t.notFound}</p>
      )}
    </Suspense>
  );
}

/** A page whose parts did not arrive says so, instead of staying empty. */
function LoadFailed() {
  const t = useText();
  return (
    <main className="page" id="content">
      <p className="notice" role="alert">
        {t.loadFailed}
      </p>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {t.retry}
      </button>
    </main>
  );
}

applySettings();
const root = document.getElementById('app');
// Not awaited at the top: the words may share a chunk with this page, and would wait for it in turn.
if (root)
  void speak(getSettings().language).then(() =>
    // In small pieces, so that a slow phone answers to the first touch while the page is built.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Guarded instead={<LoadFailed />}>
            <App />
          </Guarded>
        </StrictMode>,
      ),
    ),
  );
