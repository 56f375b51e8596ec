import { CATALOG } from 'virtual:catalog';
import type { RatingRow } from '@orrery/protocol';
import { useFriendsText } from '../friends/words.ts';
import { GAME_IDS } from '../games.ts';
import { ComputerFace, Face } from '../kit/face.tsx';
import { Globe } from '../kit/globe.tsx';
import { Link } from '../kit/link.tsx';
import { Page } from '../kit/page.tsx';
import { isAnswer, useAnswer } from '../kit/use-answer.ts';
import { usePart, useStanding } from '../online/standing.ts';
import { useRoute } from '../router.ts';
import { useSettings, useText } from '../settings.ts';
import { changeText, pointsText } from './at-table.tsx';
import { Trend } from './trend.tsx';
import { useRatingsText } from './words.ts';
import './leaderboard.css';

/** The leaderboard of a game. */
export function LeaderboardScreen({ game = GAME_IDS[0] }: { readonly game: string | undefined }) {
  const t = useText();
  const r = useRatingsText();
  const { language } = useSettings();
  const standing = useStanding();
  const who = standing.kind === 'known' ? standing.me.who : '';
  const among = useRoute().query.get('among') ?? undefined;
  const said = { params: { game }, query: among === undefined ? {} : { among } };
  const answer = useAnswer('GET /api/ratings/:game', said, who);
  return (
    <Page at="ratings" title={r.leaderboard} mainClass="leaderboard">
      <nav className="worlds" aria-label={t.games}>
        {GAME_IDS.map((id) => (
          <Link key={id} to={addressOf(id, among)} className="world-tab" current={id === game}>
            <Globe game={id} size={38} />
            <span>{CATALOG[id].words[language].name}</span>
          </Link>
        ))}
      </nav>
      {standing.kind === 'known' && <Groups game={game} among={among} />}
      <h2 className="leaderboard-game">{CATALOG[game]?.words[language].name ?? game}</h2>
      {answer === undefined ? (
        <p className="muted">{t.loading} …</p>
      ) : !isAnswer(answer) ? (
        <p role="status">{r.noLeaderboard}</p>
      ) : (
        <div className="leaderboard-columns">
          <Rows rows={withMine(answer.rows, answer.mine)} mine={who} label={r.leaderboardOf(game)} />
          <aside>
            <Climbing rows={answer.rows} mine={who} />
            <h2>{r.howItCounts}</h2>
            <p className="muted">{r.howItCountsText}</p>
          </aside>
        </div>
      )}
    </Page>
  );
}

const addressOf = (game: string, among: string | undefined): string =>
  `/ratings/${game}${among === undefined ? '' : `?${new URLSearchParams({ among })}`}`;

const MOST_CLUBS = 3;

/** Everybody, the reader's friends, or a club of theirs. */
function Groups({ game, among }: { readonly game: string; readonly among: string | undefined }) {
  const r = useRatingsText();
  const f = useFriendsText();
  const hasFriends = usePart('friends');
  const hasClubs = usePart('clubs');
  const clubs = useAnswer('GET /api/clubs', {});
  const groups: readonly (readonly [string | undefined, string])[] = [
    [undefined, r.everybody],
    ...(hasFriends ? [['friends', f.title] as const] : []),
    ...(hasClubs && isAnswer(clubs) ? clubs.slice(0, MOST_CLUBS).map(({ id, name }) => [id, name] as const) : []),
  ];
  if (groups.length === 1) return null;
  return (
    <nav className="rating-groups" aria-label={r.groups}>
      {groups.map(([id, name]) => (
        <Link key={id ?? ''} to={addressOf(game, id)} className="rating-group" current={id === among}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Whoever is not among the first stands below them: everybody finds themselves. */
const withMine = (rows: readonly RatingRow[], mine: RatingRow | null): readonly RatingRow[] =>
  mine === null || rows.some(({ who }) => who === mine.who) ? rows : [...rows, mine];

function Rows({ rows, mine, label }: { rows: readonly RatingRow[]; mine: string; label: string }) {
  const r = useRatingsText();
  return (
    <div>
      {rows.every(({ who }) => who === null) && <p className="muted">{r.nobodyYet}</p>}
      <table className="rating-rows" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{r.rank}</span>
            </th>
            <th scope="col">
              <span className="hidden-text">{r.person}</span>
            </th>
            <th scope="col" className="wide">
              {r.lastDays}
            </th>
            <th scope="col" className="wide">
              {r.games}
            </th>
            <th scope="col" className="wide">
              {r.won}
            </th>
            <th scope="col">{r.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.who ?? row.level} row={row} isMine={row.who === mine} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, isMine }: { row: RatingRow; isMine: boolean }) {
  const t = useText();
  const r = useRatingsText();
  const { language } = useSettings();
  const { rank, who, level, name, plays, wins, trend, provisional } = row;
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(plays === 0 ? 0 : wins / plays);
  return (
    <tr data-mine={isMine} data-computer={level !== null}>
      <td className="rank">{rank}</td>
      <th scope="row">
        <span className="rating-who">
          {level === null ? <Face name={name} /> : <ComputerFace />}
          {level === null ? <PersonName who={who} name={name} /> : t.computer(t.levels[level] ?? level)}
          {row.bot && <small className="muted">{r.bot}</small>}
          {provisional && <small className="muted">{r.provisional}</small>}
        </span>
      </th>
      <td className="wide">{trend.length > 1 && <Trend points={trend} />}</td>
      <td className="wide">{level === null && plays}</td>
      <td className="wide">{level === null && share}</td>
      <td className="points">{pointsText(row)}</td>
    </tr>
  );
}

/** A name that leads to its page, where there are such pages. */
export function PersonName({ who, name }: { readonly who: string | null; readonly name: string }) {
  const isOn = usePart('people');
  return isOn && who !== null ? <Link to={`/people/${who}`}>{name}</Link> : <span>{name}</span>;
}

const MOST_CLIMBING = 3;

/** Who has gained most in the last thirty days. */
function Climbing({ rows, mine }: { rows: readonly RatingRow[]; mine: string }) {
  const t = useText();
  const r = useRatingsText();
  const gainOf = ({ trend }: RatingRow): number => (trend.at(-1) ?? 0) - (trend[0] ?? 0);
  const climbing = rows
    .filter((row) => row.who !== null && gainOf(row) > 0)
    .sort((a, b) => gainOf(b) - gainOf(a))
    .slice(0, MOST_CLIMBING);
  if (climbing.length === 0) return null;
  return (
    <>
      <h2>{r.climbing}</h2>
      <ul className="climbing">
        {climbing.map((row) => (
          <li key={row.who}>
            <Face name={row.name} size={36} />
            <span>
              <strong>{row.name}</strong>
              <small className="muted">{row.who === mine ? t.you : r.climbedBy(row.wins, row.plays)}</small>
            </span>
            <b className="rating-change">{changeText(gainOf(row))}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
