import { type Static, Type } from 'typebox';
import { closed, moment, oneOf, orNull } from './parts.ts';

/** Who watches over the house: the owner, and moderators whom the owner has named. */
export const ROLES = ['owner', 'moderator'] as const;
export const role = oneOf(ROLES, 'The owner of the house, or somebody whom the owner has named.');
export type Role = (typeof ROLES)[number];

/** Who is banned may do nothing but take their data and leave; who is muted may play, but not speak. */
export const RESTRICTIONS = ['ban', 'mute'] as const;
export const restrictionKind = oneOf(RESTRICTIONS);
export type RestrictionKind = (typeof RESTRICTIONS)[number];

export const restriction = closed({
  until: orNull(Type.Integer({ description: 'Milliseconds since 1970; null: for good.' })),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
});
export type Restriction = Readonly<Static<typeof restriction>>;

export const newRestriction = closed({
  until: Type.Optional(moment('Milliseconds since 1970; without it: for good.')),
  reason: restriction.properties.reason,
});
