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

type LinkWords = { readonly [K in LinkReason]: (more: string) => NoticeText };

const LINKS: Readonly<Record<Language, LinkWords>> = {
  en: {
    verify: () => ({
      title: 'Is this your address?',
      body: 'Somebody at Orrery named this address as theirs. If it was you, open the link, and you can be told by mail when it is your turn. If not, do nothing: no more mail will come.',
    }),
    password: () => ({
      title: 'A new password',
      body: 'Somebody who would like to play as you at Orrery has forgotten the password. If it was you, open the link within an hour and choose a new one. If not, do nothing: your password stays as it is.',
    }),
    move: (address) => ({
      title: 'Does your account move?',
      body: `Your account at Orrery is to move to the address ${address}. If that is your wish, open the link; another letter will then go to the new address. If not, do nothing, and better choose a new password: somebody is in your account.`,
    }),
    'sign-in': (browser) => ({
      title: 'A new sign-in',
      body: `Somebody has signed in to your account at Orrery from where you never were before (${browser || 'a program'}). If it was you, all is well. If not, sign out and ask for a new password with “I have forgotten my password”; that ends every session.`,
    }),
  },
  de: {
    verify: () => ({
      title: 'Ist das deine Adresse?',
      body: 'Jemand hat bei Orrery diese Adresse angegeben. Wenn du es warst, öffne den Link: Dann kannst du per Mail erfahren, wann du am Zug bist. Wenn nicht, tu nichts: Es kommt keine weitere Mail.',
    }),
    password: () => ({
      title: 'Ein neues Passwort',
      body: 'Jemand möchte bei Orrery als du spielen und hat das Passwort vergessen. Wenn du es warst, öffne innerhalb einer Stunde den Link und wähle ein neues. Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.',
    }),
    move: (address) => ({
      title: 'Zieht dein Konto um?',
      body: `Dein Konto bei Orrery soll zur Adresse ${address} umziehen. Wenn du das möchtest, öffne den Link; danach kommt noch ein Brief an die neue Adresse. Wenn nicht, tu nichts und wähle besser ein neues Passwort: Jemand ist in deinem Konto.`,
    }),
    'sign-in': (browser) => ({
      title: 'Neue Anmeldung',
      body: `Jemand hat sich von einem Ort in deinem Konto bei Orrery angemeldet, von dem aus du noch nie da warst (${browser || 'ein Programm'}). Wenn du es warst, ist alles gut. Wenn nicht, melde dich ab und lass dir mit „Ich habe mein Passwort vergessen“ ein neues geben; damit enden alle Anmeldungen.`,
    }),
  },
};

export const linkText = (language: Language, why: LinkReason, more = ''): NoticeText => LINKS[language][why](more);

export function noticeText(language: Language, kind: Notice['kind'], table: string): NoticeText {
  return WORDS[language][kind](table);
}
