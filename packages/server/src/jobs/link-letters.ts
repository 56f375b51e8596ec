import { languageOf } from '@orrery/kernel';
import type { Limits } from '../hall/limits.ts';
import type { PeopleSettings } from '../people/library.ts';
import type { Store } from '../store/store.ts';
import { linkText } from '../text/letters.ts';
import type { Mailer } from './senders.ts';

/** How many letters one address gets: nobody's mailbox is filled by others, wherever they ask from. */
const LINKS = { burst: 3, perSecond: 0.001 };

/** Writes to people about their accounts. */
export function linkLetters(mailer: Mailer, limits: Limits, store: Store): Required<PeopleSettings>['sendLink'] {
  return async (why, { id, name, email }, link, more) => {
    if (!limits.allows(`link ${why}`, email, LINKS)) return;
    const { language } = await store.settings(id);
    const { title, body } = await linkText(languageOf(language), why, more);
    await mailer({ name, address: email }, title, `${body}\n\n${link}\n`);
  };
}
