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

const VERIFY: Readonly<Record<Language, NoticeText>> = {
  en: {
    title: 'Is this your address?',
    body: 'Somebody at Orrery named this address as theirs. If it was you, open the link, and you can be told by mail when it is your turn. If not, do nothing: no more mail will come.',
  },
  de: {
    title: 'Ist das deine Adresse?',
    body: 'Jemand hat bei Orrery diese Adresse angegeben. Wenn du es warst, öffne den Link: Dann kannst du per Mail erfahren, wann du am Zug bist. Wenn nicht, tu nichts: Es kommt keine weitere Mail.',
  },
};

export const verifyText = (language: Language): NoticeText => VERIFY[language];

export function noticeText(language: Language, kind: Notice['kind'], table: string): NoticeText {
  return WORDS[language][kind](table);
}
