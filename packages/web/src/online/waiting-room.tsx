import { SeatMark } from '@orrery/board';
import { LEVEL_NAMES } from '@orrery/bots';
import type { Words } from '@orrery/kernel';
import type { Filling, Me } from '@orrery/protocol';
import type { Look, Sitter } from '@orrery/table';
import { useEffect } from 'react';
import { useRoom, useWords } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { GamePicture } from '../lobby/pictures.tsx';
import { RatingChip } from '../ratings/at-table.tsx';
import { useRatingsText } from '../ratings/text/index.ts';
import { go } from '../router.ts';
import { getSettings, useSettings, useText } from '../settings.ts';
import { Chat } from './chat.tsx';
import { clockName } from './clock.tsx';
import { Here } from './here.tsx';
import { Invitation } from './invitation.tsx';
import { namesOf } from './screen-state.ts';
import { usePart } from './standing.ts';
import type { OnlineLink, OnlineState } from './table.ts';
import { useOnlineText } from './words.ts';

/** The address under which somebody finds a table. */
export function addressOf(table: string, invitation: string | undefined): string {
  const query = invitation === undefined ? '' : `?${new URLSearchParams({ invitation })}`;
  return `${location.origin}/table/${table}${query}`;
}

interface RoomProps {
  link: OnlineLink;
  state: OnlineState;
  look: Look;
  me: Me;
}

/** Before the game: seats fill while everybody watches. */
export function WaitingRoom({ link, state, look, me }: RoomProps) {
  const t = useText();
  const o = useOnlineText();
  const { language } = useSettings();
  const { game } = look.setup;
  const words = useWords(game, language);
  const host = state.mine;
  const isFull = look.seats.every(({ kind }) => kind !== 'empty');
  const problem = link.problem();
  const sit = (seat?: number) =>
    void link.act({ do: 'sit', confirm: getSettings().confirm !== 'never', ...(seat === undefined ? {} : { seat }) });
  useEffect(() => {
    document.title = `${o.waitingRoom}: ${words.name} – ${t.app}`;
  }, [o, words, t]);
  return (
    <div className="page" data-asks="waiting" data-table={link.id}>
      <header className="lobby-head">
        <Link to="/" className="button quiet small">
          {t.home}
        </Link>
        <h1>{words.name}</h1>
      </header>
      <main id="content" className="waiting-room">
        <GamePicture game={game} />
        {!state.connected && (
          <p className="notice" role="status">
            {o.lost}
          </p>
        )}
        <section className="panel form" aria-label={t.seats}>
          <h2>{o.waitingRoom}</h2>
          <p className="muted">{!isFull ? o.waitingHelp : host ? o.everybodySits : o.waitingForHost}</p>
          <ul className="waiting-seats">
            {look.seats.map((sitter, seat) => (
              <SeatLine
                key={seat}
                seat={seat}
                sitter={sitter}
                name={namesOf(look.seats)[seat]}
                mine={seat === look.seat}
                onSit={look.seat === null ? () => sit(seat) : undefined}
                onFill={host ? (level) => void link.act({ do: 'fill', seat, with: level }) : undefined}
              />
            ))}
          </ul>
          {problem && (
            <p className="notice" role="alert">
              {problem}
            </p>
          )}
          <div className="row">
            {look.seat === null && !isFull && (
              <button type="button" className="button main" onClick={() => sit()}>
                {o.sitDown}
              </button>
            )}
            {host && (
              <button
                type="button"
                className="button main"
                disabled={!isFull}
                onClick={() => void link.act({ do: 'start' })}
              >
                {o.startGame}
              </button>
            )}
            {look.seat !== null && !host && (
              <button type="button" className="button" onClick={() => void link.act({ do: 'leave' })}>
                {o.standUp}
              </button>
            )}
            {host && (
              <button
                type="button"
                className="button quiet"
                onClick={async () => {
                  if (confirm(o.reallyClose) && (await link.act({ do: 'close' }))) go('/');
                }}
              >
                {o.closeTable}
              </button>
            )}
          </div>
        </section>
        {state.invitation !== undefined && (
          <section className="panel form" aria-label={o.invite}>
            <h2>{o.invite}</h2>
            <Invitation link={link} address={addressOf(link.id, state.invitation)} mine={host} />
          </section>
        )}
        <section className="panel" aria-label={o.settingsOfTable}>
          <h2>{o.settingsOfTable}</h2>
          <SetupFacts look={look} words={words} />
        </section>
        <section className="panel" aria-label={o.chat}>
          <Here state={state} me={me} />
          <Chat lines={state.chat} me={me.who} onSay={link.say} />
        </section>
      </main>
    </div>
  );
}

interface SeatLineProps {
  seat: number;
  sitter: Sitter;
  name: string;
  mine: boolean;
  onSit: (() => void) | undefined;
  onFill: ((filling: Filling) => void) | undefined;
}

function SeatLine({ seat, sitter, name, mine, onSit, onFill }: SeatLineProps) {
  const t = useText();
  const o = useOnlineText();
  const level = sitter.kind === 'computer' ? sitter.level : 'empty';
  return (
    <li data-kind={sitter.kind}>
      <SeatMark seat={seat} />
      <span className="seat-name">
        {sitter.kind === 'empty' ? <span className="muted">{o.seatFree}</span> : name}
        {mine && <small className="muted"> {t.you}</small>} <RatingChip seat={seat} />
        {sitter.kind === 'computer' && !onFill && (
          <small className="muted"> {t.levels[sitter.level] ?? sitter.level}</small>
        )}
      </span>
      {onFill && sitter.kind !== 'person' && (
        <select
          className="input"
          aria-label={o.fillWith(seat + 1)}
          value={level}
          onChange={({ target }) => onFill(target.value as Filling)}
        >
          <option value="empty">{o.seatOpen}</option>
          {LEVEL_NAMES.map((each) => (
            <option key={each} value={each}>
              {t.computer(t.levels[each] ?? each)}
            </option>
          ))}
        </select>
      )}
      {sitter.kind === 'empty' && onSit && (
        <button type="button" className="button small" onClick={onSit}>
          {o.sitHere}
        </button>
      )}
    </li>
  );
}

/** What was set otherwise than usual, and the clock. */
function SetupFacts({ look: { setup }, words }: { look: Look; words: Words }) {
  const isOn = usePart('ratings');
  const r = useRatingsText();
  const t = useText();
  const o = useOnlineText();
  const { game } = useRoom(setup.game);
  const set = Object.entries(game.settings).flatMap(([key, spec]) => {
    const value = setup.settings[key] ?? spec.default;
    const { label, values } = words.settings[key] ?? { label: key };
    if (value === spec.default) return [];
    return [[label, value === true ? '✓' : (values?.[String(value)] ?? String(value))] as const];
  });
  return (
    <dl className="facts">
      <div>
        <dt>{t.seats}</dt>
        <dd>{setup.seats}</dd>
      </div>
      <div>
        <dt>{o.clock}</dt>
        <dd>{clockName(setup.clock, o)}</dd>
      </div>
      {isOn && (
        <div>
          <dt>{r.countsForRating}</dt>
          <dd>{setup.rated === true ? r.counts : r.countsNot}</dd>
        </div>
      )}
      {set.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
