import { languageOf } from '@orrery/kernel';
import type { MySettings } from '@orrery/protocol';
import type { People } from '../people/people.ts';
import { clubOf } from '../store/club/webhooks.ts';
import type { Notice, Store } from '../store/store.ts';
import { noticeText } from '../text/letters.ts';
import type { Letter } from './senders.ts';

interface Sources {
  readonly store: Store;
  readonly people: People;
  /** Where people find the server. */
  readonly address: string;
}

/** What a letter is about: the words for it, and where it leads. */
interface Matter {
  readonly about: string;
  readonly more?: string;
  readonly path: string;
}

/** How many tables of somebody are looked through for the one a notice is about. */
const MANY = 200;

/** What each notice says now; undefined where it has nothing to say any more. */
const MATTERS: { readonly [K in Notice['kind']]: (from: Sources, notice: Notice) => Promise<Matter | undefined> } = {
  async turn(from, notice) {
    const mine = await tableOf(from, notice);
    return mine?.turn === true ? atTable(mine) : undefined;
  },
  async over(from, notice) {
    const mine = await tableOf(from, notice);
    return mine && atTable(mine);
  },
  async retired(from, notice) {
    const mine = await tableOf(from, notice);
    return mine && atTable(mine);
  },
  async invited({ store, people }, { who, table }) {
    const invitation = (await store.invitationsOf(who)).find((one) => one.table === table);
    if (invitation === undefined || (await store.ignoredBy(who)).includes(invitation.by)) return undefined;
    const more = (await people.names([invitation.by])).get(invitation.by) ?? '';
    const query = new URLSearchParams({ invitation: invitation.invitation });
    return { about: invitation.title, more, path: `/table/${table}?${query}` };
  },
  async round(from, notice) {
    if (clubOf(notice.who) === undefined) {
      const mine = await tableOf(from, notice);
      return mine?.status === 'playing' ? atTable(mine) : undefined;
    }
    const tournament = await from.store.tournament(notice.table);
    return tournament && { about: tournament.agreed.title, path: `/tournament/${tournament.id}` };
  },
  async opened({ store }, { who, table }) {
    const row = await store.table(table);
    // The invitation is for members, who find it on the club's page; a chat may have other readers.
    return row?.status === 'open' ? { about: row.title, path: `/club/${clubOf(who) ?? ''}` } : undefined;
  },
  'webhook-off': async ({ store }, { table: club }) =>
    club === ''
      ? { about: '', path: '/profile' }
      : { about: (await store.club(club))?.name ?? '', path: `/club/${club}` },
};

const tableOf = async ({ store }: Sources, { who, table }: Notice) =>
  (await store.tablesOf(who, MANY)).find(({ id }) => id === table);
const atTable = ({ id, title }: { readonly id: string; readonly title: string }): Matter => ({
  about: title,
  path: `/table/${id}`,
});

/** Who a letter goes to, and how they want to be reached. */
interface Reader {
  readonly name: string;
  readonly mail: string | undefined;
  readonly settings: MySettings;
  readonly language: string | undefined;
}

async function readerOf({ store, people }: Sources, who: string): Promise<Reader | undefined> {
  const club = clubOf(who);
  if (club === undefined) {
    const [person, settings] = await Promise.all([people.find(who), store.settings(who)]);
    if (person === undefined) return undefined;
    const mail = person.verified ? person.mail : undefined;
    return { name: person.name, mail, settings, language: settings.language };
  }
  const [found, members] = await Promise.all([store.club(club), store.membersOf(club)]);
  if (found === undefined) return undefined;
  // A club speaks the language of its owner.
  const owner = members.find(({ role }) => role === 'owner') ?? members[0];
  const language = owner && (await store.settings(owner.who)).language;
  return { name: found.name, mail: undefined, settings: {}, language };
}

/** A notice as a letter; undefined where there is nobody to read it or nothing to say any more. */
export async function writeLetter(from: Sources, notice: Notice): Promise<Letter | undefined> {
  const { who, table, kind } = notice;
  const [reader, matter] = await Promise.all([readerOf(from, who), MATTERS[kind](from, notice)]);
  if (reader === undefined || matter === undefined) return undefined;
  const { name, mail, settings } = reader;
  const language = languageOf(reader.language);
  const { title, body } = await noticeText(language, kind, matter.about, matter.more);
  const link = new URL(matter.path, from.address).href;
  return { who, name, mail, settings, kind, table, language, title, body, link };
}
