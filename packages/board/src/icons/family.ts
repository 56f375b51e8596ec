import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { goods } from './goods.ts';
import { people } from './people.ts';
import { rooms } from './rooms.ts';
import type { IconRow } from './row.ts';
import { signs } from './signs.ts';
import { space } from './space.ts';

const family = { ...goods, ...people, ...space, ...rooms, ...actions, ...cards, ...signs };

export type IconName = keyof typeof family;

/** One icon a concept, the same in every game, in the log, in explanations and in the rules. */
export const ICONS: Readonly<Record<IconName, IconRow>> = family;
