import { useEffect } from 'react';
import { Page } from '../kit/page.tsx';
import { useStanding } from '../online/standing.ts';
import { useText } from '../settings.ts';
import { Audit } from './audit.tsx';
import { Reports } from './reports.tsx';
import { Restrictions } from './restrictions.tsx';
import { Roles } from './roles.tsx';
import { useHouseText } from './words.ts';
import './house.css';

/** For who watches over the house: reports, bans and mutes, moderators, the audit log. */
export function HouseScreen() {
  const t = useText();
  const h = useHouseText();
  const standing = useStanding();
  const role = standing.kind === 'known' ? standing.me.role : undefined;
  useEffect(() => {
    document.title = `${h.title} – ${t.app}`;
  }, [h, t]);
  return (
    <Page at="me" title={h.title} mainClass="house">
      {standing.kind !== 'asking' && role === undefined && <p className="notice">{h.notYours}</p>}
      {role !== undefined && (
        <>
          <p className="muted">{h.intro}</p>
          <Reports />
          <Restrictions />
          <Roles mayName={role === 'owner'} />
          {role === 'owner' && <Audit />}
        </>
      )}
    </Page>
  );
}
