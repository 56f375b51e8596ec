import type { Refusal, Restriction, RestrictionKind, Role } from '@orrery/protocol';
import type { Visitor } from '../people/people.ts';

/** Is a ban or a mute still on? */
export const isInForce = (restriction: Restriction | null, now: number): restriction is Restriction =>
  restriction !== null && (restriction.until === null || restriction.until > now);

const WORDS: Readonly<Record<RestrictionKind, { refused: 'banned' | 'muted'; message: string }>> = {
  ban: { refused: 'banned', message: 'You may not come in.' },
  mute: { refused: 'muted', message: 'You may play, but not speak.' },
};

/** Why somebody may not do what a ban or a mute is against; undefined where there is none. */
export function whyNot(kind: RestrictionKind, { rights }: Visitor, now: number): Refusal | undefined {
  const restriction = rights[kind];
  if (!isInForce(restriction, now)) return undefined;
  const { until, reason } = restriction;
  return { ...WORDS[kind], until, reason };
}

/** May somebody do what a role is needed for? The owner may do all that moderators may. */
export const hasRole = ({ rights: { role } }: Visitor, needed: Role): boolean => role === 'owner' || role === needed;
