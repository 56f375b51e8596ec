import type { Words } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import type { Look } from '@orrery/table';
import { lazy, Suspense, useEffect } from 'react';
import { InviteFriends } from '../friends/invite.tsx';
import { useRoom, useWords } from '../games.ts';
import { Page } from '../kit/page.tsx';
import { pathOf } from '../kit/paths.ts';
import { useRatingsText } from '../ratings/words.ts';
import { go } from '../router.ts';
import { getSettings, useSettings, useText } from '../settings.ts';
import { Chat } from './chat.tsx';
import { clockName } from './clock.tsx';
import { Here } from './here.tsx';
import { Invitation } from './invitation.tsx';
import { Orbit } from './orbit.tsx';
import { namesOf } from './screen-state.ts';
import { usePart } from './standing.ts';
import type { OnlineLink, OnlineState } from './table.ts';
import { useOnlineText } from './words.ts';

/** The address under which somebody finds a table. */
export function addressOf(table: string, invitation: string | undefined): string {
  return `${location.origin}${pathOf('table', table, { invitation })}`;
}

interface RoomProps {
  link: OnlineLink;
  state: OnlineState;
  look: Look;
  me: Me;
}

const QrCode = lazy(async () => ({ default: (await import('./qr.tsx')).QrCode }));

/** Before the game: seats fill while everybody watches. */
export function WaitingRoom({ link, state, look, me }: RoomProps) {
  const t = useText();
  const o = useOnlineText();
  const { language } = useSettings();
  const { game, seats, clock } = look.setup;
  const words = useWords(game, language);
  const host = state.mine;
  const free = look.seats.filter(({ kind }) => kind === 'empty').length;
  const isFull = free === 0;
  const problem = link.problem();
  const sit = (seat?: number) =>
    void link.act({ do: 'sit', confirm: getSettings().confirm !== 'never', ...(seat === undefined ? {} : { seat }) });
  const fillAll = () =>
    look.seats.forEach(({ kind }, seat) => {
      if (kind === 'empty') void link.act({ do: 'fill', seat, with: 'medium' });
    });
  useEffect(() => {
    document.title = `${o.waitingRoom}: ${words.name} – ${t.app}`;
  }, [o, words, t]);
  return (
    <Page
      at="play"
      title={isFull ? o.everybodyIsHere : o.waitingFor(free)}
      says={[words.name, t.players(seats, seats), clockName(clock, o)].join(' · ')}
      className="waiting-page"
      mainClass="waiting-room"
    >
      <div data-asks="waiting" data-table={link.id}>
        {!state.connected && (
          <p className="notice" role="status">
            {o.lost}
          </p>
        )}
        <Orbit
          {...{ game, seats: look.seats, names: namesOf(look.seats), mine: look.seat }}
          onSit={sit}
          onFill={host ? (seat, level) => void link.act({ do: 'fill', seat, with: level }) : undefined}
        />
      </div>
      <div>
        {state.invitation !== undefined && (
          <section className="form" aria-label={o.invite}>
            <h2>{o.invite}</h2>
            <Invitation link={link} address={addressOf(link.id, state.invitation)} mine={host} />
            <div className="qr-row">
              <Suspense fallback={<span className="qr" />}>
                <QrCode address={addressOf(link.id, state.invitation)} />
              </Suspense>
              <p className="muted">{o.qrHelp}</p>
            </div>
          </section>
        )}
        {state.invitation !== undefined && !isFull && (
          <InviteFriends
            table={link.id}
            seated={look.seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.who] : []))}
          />
        )}
        <section className="form waiting-go" aria-label={o.waitingRoom}>
          <p className="muted">{!isFull ? o.waitingHelp : host ? o.everybodySits : o.waitingForHost}</p>
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
            {host && !isFull && (
              <button type="button" className="button" onClick={fillAll}>
                {o.fillAll}
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
        <section aria-label={o.settingsOfTable}>
          <h2>{o.settingsOfTable}</h2>
          <SetupFacts look={look} words={words} />
        </section>
        <section aria-label={o.chat}>
          <Here state={state} me={me} />
          <Chat lines={state.chat} me={me.who} onSay={link.say} />
        </section>
      </div>
    </Page>
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
