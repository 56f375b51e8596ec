import type { Language } from '@orrery/kernel';
import type { Notice } from '../store/store.ts';

interface NoticeText {
  readonly title: string;
  readonly body: string;
}

type NoticeWords = { readonly [K in Notice['kind']]: (table: string) => NoticeText };

const en: NoticeWords = {
  turn: (table) => ({ title: 'Your turn', body: `The table “${table}” waits for you.` }),
  over: (table) => ({ title: 'The play is over', body: `See how “${table}” ended.` }),
};

const de: NoticeWords = {
  turn: (table) => ({ title: 'Du bist am Zug', body: `Der Tisch „${table}“ wartet auf dich.` }),
  over: (table) => ({ title: 'Die Partie ist zu Ende', body: `Sieh nach, wie „${table}“ ausgegangen ist.` }),
};

const WORDS: Readonly<Record<Language, NoticeWords>> = { en, de };

export function noticeText(language: Language, kind: Notice['kind'], table: string): NoticeText {
  return WORDS[language][kind](table);
}
