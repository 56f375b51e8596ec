import type { LinkWords, NoticeWords } from '../letters.ts';

export const notices: NoticeWords = {
  turn: (table) => ({ title: 'Du bist am Zug', body: `Der Tisch „${table}“ wartet auf dich.` }),
  over: (table) => ({ title: 'Die Partie ist zu Ende', body: `Sieh nach, wie „${table}“ ausgegangen ist.` }),
  invited: (table, host) => ({
    title: `${host} lädt dich ein`,
    body: `Am Tisch „${table}“ ist ein Platz für dich frei.`,
  }),
  round: (table) => ({ title: 'Eine neue Runde hat begonnen', body: `„${table}“ geht weiter: Die Tische sind offen.` }),
  opened: (table) => ({ title: 'Ein neuer Tisch im Club', body: `Bei „${table}“ sind noch Plätze frei.` }),
  'webhook-off': (club) => ({
    title: 'Dein Webhook ist abgeschaltet',
    body: `Nachrichten ${club === '' ? '' : `des Clubs „${club}“ `}an den Chat kamen mehrmals nicht an. Sieh nach, ob die Adresse noch stimmt, und schalte ihn dann wieder ein.`,
  }),
  retired: (table) => ({
    title: 'Eine Partie wurde beendet',
    body: `Das Spiel hat eine neue Version, mit der „${table}“ nicht weitergehen kann. Die Partie hat kein Ergebnis und zählt nicht. Das tut uns leid.`,
  }),
};

export const webhookLine = (name: string) => ({
  title: 'Das ist ein Versuch',
  body: `Hierher schreibt Orrery die Nachrichten für ${name}.`,
});

export const links: LinkWords = {
  account: () => ({
    title: 'Dein Konto bei Orrery',
    body: 'Jemand möchte bei Orrery ein Konto mit dieser Adresse anlegen. Wenn du es warst, öffne innerhalb eines Tages den Link: Dann gehört das Konto dir, mit all deinen Tischen. Wenn nicht, tu nichts: Es wird kein Konto angelegt.',
  }),
  tried: () => ({
    title: 'Du hast schon ein Konto',
    body: 'Jemand wollte bei Orrery ein Konto mit dieser Adresse anlegen, für die es schon eines gibt. Wenn du es warst, melde dich stattdessen an; mit „Ich habe mein Passwort vergessen“ bekommst du ein neues. Wenn nicht, tu nichts: Es hat sich nichts geändert, und niemand hat erfahren, dass es das Konto gibt.',
  }),
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
};
