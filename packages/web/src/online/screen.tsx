import type { Me } from '@orrery/protocol';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from '../kit/link.tsx';
import { Page as HousePage } from '../kit/page.tsx';
import { RatingsOfTable } from '../ratings/at-table.tsx';
import { useText } from '../settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { extrasOf } from './at-table.tsx';
import { Door } from './door.tsx';
import { lookAgain, useStanding } from './standing.ts';
import { type OnlineLink, openOnline } from './table.ts';
import { addressOf, WaitingRoom } from './waiting-room.tsx';
import { useOnlineText } from './words.ts';
import './online.css';

const KNOCK = 4000;

/** A table that is not on this device: it is on the server, or nowhere. */
export function OnlineTableScreen({ id, invitation }: { id: string; invitation: string | undefined }) {
  const t = useText();
  const o = useOnlineText();
  const standing = useStanding();
  const alone = standing.kind === 'alone';
  useEffect(() => {
    if (!alone) return;
    const timer = setInterval(() => void lookAgain(), KNOCK);
    return () => clearInterval(timer);
  }, [alone]);
  switch (standing.kind) {
    case 'asking':
      return <p className="page">{t.loading} …</p>;
    case 'alone':
      return <Aside text={o.noConnection} />;
    case 'stranger':
      return (
        <Page>
          <section className="welcome">
            <img src="/icon.svg" alt="" width="96" height="96" />
            <h2>{invitation === undefined ? o.comeIn : o.invited}</h2>
            <p className="muted">{invitation === undefined ? o.strangerHelp : o.invitedHelp}</p>
          </section>
          <Door />
        </Page>
      );
    case 'known':
      return <Followed key={`${id} ${standing.me.who}`} id={id} invitation={invitation} me={standing.me} />;
  }
}

function Page({ children }: { children: React.ReactNode }) {
  const t = useText();
  return (
    <HousePage at="play" title={t.app} mainClass="new-table">
      {children}
    </HousePage>
  );
}

function Aside({ text }: { text: string }) {
  return (
    <Page>
      <p role="status">{text}</p>
    </Page>
  );
}

/** Somebody came by an address without an invitation: they learn what to ask for, and where else to go. */
function NoSuchTable() {
  const t = useText();
  const o = useOnlineText();
  return (
    <Page>
      <section className="welcome">
        <img src="/icon.svg" alt="" width="96" height="96" />
        <div role="status">
          <h2>{o.noSuchTable}</h2>
        </div>
        <p className="muted">{o.askForInvitation}</p>
        <Link to="/" className="button main">
          {t.home}
        </Link>
      </section>
    </Page>
  );
}

function Followed({ id, invitation, me }: { id: string; invitation: string | undefined; me: Me }) {
  const t = useText();
  const [link, setLink] = useState<OnlineLink>();
  useEffect(() => {
    const opened = openOnline(id, invitation);
    setLink(opened);
    return () => opened.close();
  }, [id, invitation]);
  return link === undefined ? <p className="page">{t.loading} …</p> : <Table link={link} me={me} />;
}

function Table({ link, me }: { link: OnlineLink; me: Me }) {
  const t = useText();
  const o = useOnlineText();
  const state = useSyncExternalStore(
    useCallback((changed) => link.subscribe(changed), [link]),
    () => link.state(),
  );
  const { look, shut, invitation } = state;
  useEffect(() => {
    // Whoever copies the address hands on the invitation with it.
    if (invitation !== undefined) history.replaceState(null, '', addressOf(link.id, invitation));
  }, [link, invitation]);
  if (look === undefined) return shut ? <NoSuchTable /> : <p className="page">{t.loading} …</p>;
  if (look.retired) return <Aside text={o.retired} />;
  if (look.status === 'closed') return <Aside text={o.tableClosed} />;
  return (
    <RatingsOfTable table={link.id} invitation={invitation} look={look}>
      {look.status === 'open' ? (
        <WaitingRoom link={link} state={state} look={look} me={me} />
      ) : (
        <TableScreen link={link} extras={extrasOf({ link, state, me })} />
      )}
    </RatingsOfTable>
  );
}
