import { GAME_IDS } from '../games.ts';
import { gameName } from '../kit/game-name.ts';
import { Link } from '../kit/link.tsx';
import { usePart } from '../online/standing.ts';
import { useSettings } from '../settings.ts';
import { usePlayNowText } from './text/index.ts';
import { lastWish } from './wish.ts';
import './play-now.css';

const SIGNS = {
  play: 'M8 5.500v13L18.500 12Z',
  plus: 'M12 5v14M5 12h14',
  people:
    'M9 11m-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0M3 20c.5-4 3-5.500 6-5.500s5.500 1.500 6 5.500M15.500 7.500a3 3 0 0 1 0 6M17 15c2.500.5 3.800 2 4 5',
};

function Sign({ path }: { readonly path: string }) {
  return (
    <svg
      width="40"
      height="40"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Three ways to a game with others. */
export function GoRow() {
  const p = usePlayNowText();
  const { language } = useSettings();
  const isOn = usePart('play-now');
  if (!isOn) return null;
  const { game, seats } = lastWish();
  const rows = [
    { to: '/play', sign: SIGNS.play, title: p.playNow, help: p.line(gameName(game, language), seats.join('/')) },
    { to: `/new/${game}`, sign: SIGNS.plus, title: p.newTable, help: p.newTableHelp },
    {
      to: `/new/${GAME_IDS.includes(game) ? game : GAME_IDS[0]}?online`,
      sign: SIGNS.people,
      title: p.withFriend,
      help: p.withFriendHelp,
    },
  ];
  return (
    <nav className="go-row" aria-label={p.goRow}>
      {rows.map(({ to, sign, title, help }) => (
        <Link key={title} to={to}>
          <Sign path={sign} />
          <span>
            <strong>{title}</strong>
            <small className="muted">{help}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
