import type { Language } from '@orrery/kernel';
import type { LinkReason } from '../people/library.ts';
import type { Notice } from '../store/store.ts';

interface NoticeText {
  readonly title: string;
  readonly body: string;
}

type NoticeWords = { readonly [K in Notice['kind']]: (table: string) => NoticeText };

const en: NoticeWords = {
  turn: (table) => ({ title: 'Your turn', body: `The table “${table}” waits for you.` }),
  over: (table) => ({ title: 'The play is over', body: `See how “${table}” ended.` }),
  retired: (table) => ({
    title: 'A play was ended',
    body: `The game has a new version that cannot go on with “${table}”. The play has no result and counts for nothing. We are sorry.`,
  }),
};

const de: NoticeWords = {
  turn: (table) => ({ title: 'Du bist am Zug', body: `Der Tisch „${table}“ wartet auf dich.` }),
  over: (table) => ({ title: 'Die Partie ist zu Ende', body: `Sieh nach, wie „${table}“ ausgegangen ist.` }),
  retired: (table) => ({
    title: 'Eine Partie wurde beendet',
    body: `Das Spiel hat eine neue Version, mit der „${table}“ nicht weitergehen kann. Die Partie hat kein Ergebnis und zählt nicht. Das tut uns leid.`,
  }),
};

const WORDS: Readonly<Record<Language, NoticeWords>> = { en, de };

type LinkWords = { readonly [K in LinkReason]: NoticeText };

const LINKS: Readonly<Record<Language, LinkWords>> = {
  en: {
    verify: {
      title: 'Is this your address?',
      body: 'Somebody at Orrery named this address as theirs. If it was you, open the link, and you can be told by mail when it is your turn. If not, do nothing: no more mail will come.',
    },
    password: {
      title: 'A new password',
      body: 'Somebody who would like to play as you at Orrery has forgotten the password. If it was you, open the link within an hour and choose a new one. If not, do nothing: your password stays as it is.',
    },
  },
  de: {
    verify: {
      title: 'Ist das deine Adresse?',
      body: 'Jemand hat bei Orrery diese Adresse angegeben. Wenn du es warst, öffne den Link: Dann kannst du per Mail erfahren, wann du am Zug bist. Wenn nicht, tu nichts: Es kommt keine weitere Mail.',
    },
    password: {
      title: 'Ein neues Passwort',
      body: 'Jemand möchte bei Orrery als du spielen und hat das Passwort vergessen. Wenn du es warst, öffne innerhalb einer Stunde den Link und wähle ein neues. Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.',
    },
  },
};

export const linkText = (language: Language, why: LinkReason): NoticeText => LINKS[language][why];

export function noticeText(language: Language, kind: Notice['kind'], table: string): NoticeText {
  return WORDS[language][kind](table);
}
