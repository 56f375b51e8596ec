import { LEVEL_NAMES } from '@orrery/bots';
import { LANGUAGES } from '@orrery/kernel';
import { type Static, Type } from 'typebox';
import { closed, list, name, oneOf, personId } from './parts.ts';
import { restriction, role } from './rights.ts';

export const level = oneOf(LEVEL_NAMES, 'How well a computer player plays.');

/** Parts of the house that can be switched off; each is its own room of the API. */
export const PARTS = [
  'ratings',
  'people',
  'friends',
  'play-now',
  'featured',
  'daily',
  'records',
  'tournaments',
  'clubs',
  'webhooks',
] as const;
export const part = oneOf(PARTS);
export type Part = (typeof PARTS)[number];

export const personName = name(40);

/** Somebody at a table at this moment, seated or looking on. */
export const present = closed({ who: personId, name: Type.String() });
export type Present = Readonly<Static<typeof present>>;

/** A browser that may be told by Web Push. */
export const pushPlace = closed({
  endpoint: Type.String({ maxLength: 1000 }),
  keys: closed({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type PushPlace = Readonly<Static<typeof pushPlace>>;

const preferences = {
  language: Type.Optional(oneOf(LANGUAGES)),
  mail: Type.Optional(Type.Boolean({ description: 'Send me mail when it is my turn.' })),
  bot: Type.Optional(
    Type.Literal(true, {
      description: 'A program plays here. It is said for good; a bot plays rated only where people allow it.',
    }),
  ),
  private: Type.Optional(Type.Boolean({ description: 'My page and my place in the lists are for me alone.' })),
  push: Type.Optional(list(pushPlace, { maxItems: 10, description: 'Browsers that may be told by Web Push.' })),
};
export const mySettings = closed(preferences);
export type MySettings = Readonly<Static<typeof mySettings>>;

export const changeOfMe = closed({ name: Type.Optional(personName), ...preferences });

export const me = closed({
  who: personId,
  name: Type.String(),
  guest: Type.Boolean(),
  mail: Type.Optional(Type.String()),
  verified: Type.Boolean({ description: 'Has the mail address proved to be mine?' }),
  settings: mySettings,
  turns: Type.Integer({ description: 'How many tables wait for me.' }),
  role: Type.Optional(role),
  ban: Type.Optional(restriction),
  mute: Type.Optional(restriction),
  pushKey: Type.Optional(Type.String({ description: 'The public key for Web Push, where the server sends it.' })),
  letters: Type.Boolean({ description: 'Does the server send mail?' }),
});
export type Me = Readonly<Static<typeof me>>;
