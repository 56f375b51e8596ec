import { isRefused, type Seat } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import type { Look } from '@orrery/table';
import { useEffect, useState } from 'react';
import { useRoom } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { RatingChanges } from '../ratings/at-table.tsx';
import { go } from '../router.ts';
import type { FrameExtras } from '../table/frame.tsx';
import { nextTable, reportPerson } from './api.ts';
import { Chat, ChatToast } from './chat.tsx';
import { CopyLink } from './copy-link.tsx';
import { Here } from './here.tsx';
import { namesOf } from './screen-state.ts';
import type { OnlineLink, OnlineState } from './table.ts';
import { addressOf } from './waiting-room.tsx';
import { sayRefusal, useOnlineText } from './words.ts';

interface AtTable {
  link: OnlineLink;
  state: OnlineState;
  me: Me;
}

/** What a table of the server shows around the board beside what every table shows. */
export function extrasOf(at: AtTable): FrameExtras {
  return { notice: <Notices {...at} />, side: <Side {...at} />, after: <After {...at} /> };
}

const nameList = (state: OnlineState, seats: readonly number[]): string => {
  const names = namesOf(state.look?.seats ?? []);
  return seats.map((seat) => names[seat]).join(', ');
};

function Notices({ link, state, me }: AtTable) {
  const o = useOnlineText();
  const { look, connected } = state;
  if (look === undefined) return null;
  const { seat, status, pausing, paused, setup } = look;
  const standsIn = look.seats.flatMap((sitter) => (sitter.kind === 'computer' ? (sitter.standsInFor ?? []) : []));
  const mine = standsIn.find(({ who }) => who === me.who);
  return (
    <>
      <ChatToast lines={state.chat} me={me.who} />
      {!connected && (
        <p className="notice line-lost" role="status">
          {o.lost}
        </p>
      )}
      {seat === null && status === 'playing' && mine === undefined && (
        <p className="muted looking-on">
          {o.watching} {setup.delay !== undefined && o.watchingLater(Math.round(setup.delay / 60_000))}
        </p>
      )}
      {status === 'playing' &&
        standsIn.map(({ who, name }) => (
          <p className="muted" key={who}>
            {o.standsIn(name || o.gone)}
          </p>
        ))}
      {status === 'playing' && mine?.why === 'time' && look.setup.clock.kind === 'days' && (
        <button type="button" className="button main" onClick={() => void link.act({ do: 'return' })}>
          {o.comeBack}
        </button>
      )}
      {status === 'abandoned' && (
        <p className="notice" role="status">
          {o.abandoned}
        </p>
      )}
      {paused && (
        <div className="notice spread" role="status">
          <span>{o.paused}</span>
          {seat !== null && (
            <button type="button" className="button small main" onClick={() => void link.act({ do: 'resume' })}>
              {o.resume}
            </button>
          )}
        </div>
      )}
      {!paused && pausing.length > 0 && (
        <p className="muted" role="status">
          {o.pauseAsked(nameList(state, pausing))}
        </p>
      )}
    </>
  );
}

function Side({ link, state, me }: AtTable) {
  const o = useOnlineText();
  const { look } = state;
  if (look === undefined) return null;
  const { seat, status, pausing, paused } = look;
  const plays = seat !== null && status === 'playing';
  const goNext = async () => {
    const next = await nextTable();
    if (!isRefused(next) && next.table !== null) go(`/table/${next.table}`);
  };
  return (
    <>
      {me.turns > 0 && look.question === null && (
        <button type="button" className="button main" onClick={goNext}>
          {o.nextTable} <span className="count">{me.turns}</span>
        </button>
      )}
      <Here state={state} me={me} />
      <Chat lines={state.chat} me={me.who} onSay={link.say} />
      {status === 'playing' && (
        <details className="table-affairs">
          <summary>{o.affairs}</summary>
          <div className="form">
            <CopyLink label={o.shareWatch} action={o.shareWatch} link={addressOf(link.id, state.invitation)} />
            <Bothersome link={link} state={state} me={me} />
            {plays && <Delegation link={link} look={look} seat={seat} />}
            {plays && (
              <div className="row">
                {!paused && look.setup.clock.kind !== 'none' && (
                  <button type="button" className="button small" onClick={() => void link.act({ do: 'pause' })}>
                    {pausing.includes(seat) ? o.unpause : o.pause}
                  </button>
                )}
                <button
                  type="button"
                  className="button small"
                  onClick={() => void (confirm(o.reallyResign) && link.act({ do: 'resign' }))}
                >
                  {o.resign}
                </button>
              </div>
            )}
          </div>
        </details>
      )}
    </>
  );
}

/** In some games others are asked something in the middle of a turn; nobody need wait for it. */
function Delegation({ link, look, seat }: { link: OnlineLink; look: Look; seat: Seat }) {
  const o = useOnlineText();
  const { game } = useRoom(look.setup.game);
  const sitter = look.seats[seat];
  if (game.isAside === undefined || sitter.kind !== 'person') return null;
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={sitter.delegates === true}
        onChange={({ target }) => void link.act({ do: 'prefer', delegates: target.checked })}
      />
      <span>
        {o.delegate}
        <small>{o.delegateHelp}</small>
      </span>
    </label>
  );
}

/** Others who have spoken here, and what can be done about them. */
function Bothersome({ link, state, me }: AtTable) {
  const o = useOnlineText();
  const [reported, setReported] = useState<string>();
  const speakers = new Map(state.chat.flatMap(({ who, name }) => (who === me.who ? [] : [[who, name] as const])));
  const report = async (who: string, name: string) => {
    const text = prompt(o.reportWhy(name))?.trim();
    if (!text) return;
    const done = await reportPerson(who, link.id, text);
    setReported(isRefused(done) ? sayRefusal(done) : o.reported(name));
  };
  return (
    <>
      {[...speakers].map(([who, name]) => (
        <div className="row" key={who}>
          <button type="button" className="button quiet small" onClick={() => void link.ignore(who)}>
            {o.ignore(name)}
          </button>
          <button type="button" className="button quiet small" onClick={() => void report(who, name)}>
            {o.report(name)}
          </button>
        </div>
      ))}
      <p role="status" className="muted">
        {reported}
      </p>
    </>
  );
}

/** What the play has changed, and the next round. */
function After(at: AtTable) {
  return (
    <>
      {at.state.look && <RatingChanges look={at.state.look} />}
      <Again {...at} />
    </>
  );
}

/** The next round with the same people. */
function Again({ link, state }: AtTable) {
  const o = useOnlineText();
  const { look } = state;
  const successor = look?.successor ?? null;
  const wanted = look !== undefined && look.seat !== null && look.rematching.includes(look.seat);
  useEffect(() => {
    // Whoever asked to play again goes there as soon as it is open.
    if (successor !== null && wanted) go(`/table/${successor}`);
  }, [successor, wanted]);
  if (look === undefined) return null;
  if (successor !== null) {
    return (
      <Link to={`/table/${successor}`} className="button main">
        {o.toNext}
      </Link>
    );
  }
  return (
    <>
      {look.seat !== null && !wanted && (
        <button type="button" className="button" onClick={() => void link.act({ do: 'rematch' })}>
          {o.again}
        </button>
      )}
      {look.rematching.length > 0 && (
        <p className="muted" role="status">
          {o.againAsked(nameList(state, look.rematching))} {wanted && o.againWaiting}
        </p>
      )}
    </>
  );
}
