import type { Language } from '@orrery/kernel';
import type { LinkReason } from '../people/library.ts';
import type { Notice } from '../store/store.ts';

interface Letter {
  readonly title: string;
  readonly body: string;
}

/** What a table, or somebody at one, has to tell. */
export type NoticeWords = { readonly [K in Notice['kind']]: (about: string, more: string) => Letter };
/** What is written to people about their accounts. */
export type LinkWords = { readonly [K in LinkReason]: (more: string) => Letter };

interface Letters {
  readonly notices: NoticeWords;
  readonly links: LinkWords;
  /** A line that only shows that it arrives. */
  readonly webhookLine: (name: string) => Letter;
}

const lettersIn = (language: Language): Promise<Letters> => import(`./${language}/letters.ts`);

export const linkText = async (language: Language, why: LinkReason, more = ''): Promise<Letter> =>
  (await lettersIn(language)).links[why](more);

export const noticeText = async (language: Language, kind: Notice['kind'], about: string, more = ''): Promise<Letter> =>
  (await lettersIn(language)).notices[kind](about, more);

export const webhookTry = async (language: Language, name: string): Promise<Letter> =>
  (await lettersIn(language)).webhookLine(name);
