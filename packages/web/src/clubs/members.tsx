import { isRefused } from '@orrery/kernel';
import type { ClubMember } from '@orrery/protocol';
import { Face } from '../kit/face.tsx';
import { Link } from '../kit/link.tsx';
import { ask } from '../online/api.ts';
import { CopyLink } from '../online/copy-link.tsx';
import { usePart } from '../online/standing.ts';
import { go } from '../router.ts';
import { type ClubProps, called } from './parts.ts';
import { useClubsText } from './words.ts';

/** Everybody of the club; who runs it can change roles. */
export function Members({ club, onAnswer, me }: ClubProps & { readonly me: string }) {
  const c = useClubsText();
  const { role: mine } = club;
  const hasPages = usePart('people');
  const change = async (member: ClubMember, role: 'organiser' | 'member' | 'none') => {
    if (role === 'none' && !confirm(c.reallyRemove(called(member)))) return;
    const params = { club: club.id, who: member.who };
    onAnswer(await ask('PUT /api/clubs/:club/members/:who', { params, body: { role } }));
  };
  const leave = async () => {
    if (!confirm(c.reallyLeave)) return;
    const answer = await ask('POST /api/clubs/:club/leave', { params: { club: club.id } });
    if (!isRefused(answer)) go('/clubs');
  };
  return (
    <section aria-labelledby="club-members">
      <h2 id="club-members">{c.people}</h2>
      <ul className="rows club-members">
        {club.members.map((member) => (
          <li key={member.who}>
            <Face name={member.name} size={32} />
            <span>
              <strong>{hasPages ? <Link to={`/people/${member.who}`}>{called(member)}</Link> : called(member)}</strong>{' '}
              <small className="muted">
                {[c.roles[member.role], member.here ? c.here : ''].filter(Boolean).join(' · ')}
              </small>
            </span>
            {member.who !== me && member.role !== 'owner' && mine !== 'member' && (
              <details className="club-tool">
                <summary>
                  <span aria-hidden="true">…</span>
                  <span className="hidden-text">{called(member)}</span>
                </summary>
                {mine === 'owner' && (
                  <button
                    type="button"
                    className="button small"
                    onClick={() => void change(member, member.role === 'member' ? 'organiser' : 'member')}
                  >
                    {member.role === 'member' ? c.makeOrganiser(called(member)) : c.makeMember(called(member))}
                  </button>
                )}
                <button type="button" className="button small" onClick={() => void change(member, 'none')}>
                  {c.remove(called(member))}
                </button>
              </details>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet small" onClick={() => void leave()}>
        {c.leave}
      </button>
    </section>
  );
}

/** The way into the club, for friends. */
export function Invite({ club, onAnswer }: ClubProps) {
  const c = useClubsText();
  const link = new URL(`/clubs#invitation=${encodeURIComponent(club.invitation)}`, location.href).href;
  return (
    <section aria-labelledby="club-invite">
      <h2 id="club-invite">{c.invite}</h2>
      <p className="muted">{c.inviteHelp}</p>
      <CopyLink link={link} label={c.invite} action={c.copy} />
      {club.role !== 'member' && (
        <button
          type="button"
          className="button quiet small"
          onClick={async () => onAnswer(await ask('POST /api/clubs/:club/invitation', { params: { club: club.id } }))}
        >
          {c.renew}
        </button>
      )}
    </section>
  );
}
