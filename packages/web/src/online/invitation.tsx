import { useState } from 'react';
import { CopyLink } from './copy-link.tsx';
import type { OnlineLink } from './table.ts';
import { useOnlineText } from './words.ts';

/** The link that lets others in, and, for whoever opened the table, a way to make it useless. */
export function Invitation({ link, address, mine }: { link: OnlineLink; address: string; mine: boolean }) {
  const o = useOnlineText();
  const [renewed, setRenewed] = useState(false);
  return (
    <>
      <CopyLink label={o.inviteLink} action={o.copyInvite} link={address} />
      <p className="muted">{o.inviteHelp}</p>
      {mine && (
        <div className="row">
          <button type="button" className="button small" onClick={async () => setRenewed(await link.renewInvitation())}>
            {o.renewInvitation}
          </button>
          <small className="muted" role="status">
            {renewed ? o.renewed : o.renewHelp}
          </small>
        </div>
      )}
    </>
  );
}
