import type { LinkWords, NoticeWords } from '../letters.ts';

export const notices: NoticeWords = {
  turn: (table) => ({ title: 'Your turn', body: `The table “${table}” waits for you.` }),
  over: (table) => ({ title: 'The play is over', body: `See how “${table}” ended.` }),
  invited: (table, host) => ({
    title: `${host} invites you`,
    body: `A seat is free for you at the table ‘${table}’.`,
  }),
  round: (table) => ({ title: 'A new round has begun', body: `‘${table}’ goes on: its tables are open.` }),
  opened: (table) => ({ title: 'A new table in the club', body: `There are free seats at ‘${table}’.` }),
  'webhook-off': (club) => ({
    title: 'Your webhook is switched off',
    body: `Messages ${club === '' ? '' : `of the club ‘${club}’ `}to the chat did not arrive several times. See whether the address is still right, and switch it on again.`,
  }),
  retired: (table) => ({
    title: 'A play was ended',
    body: `The game has a new version that cannot go on with “${table}”. The play has no result and counts for nothing. We are sorry.`,
  }),
};

export const webhookLine = (name: string) => ({
  title: 'This is a try',
  body: `Orrery writes the notices for ${name} here.`,
});

export const links: LinkWords = {
  account: () => ({
    title: 'Your account at Orrery',
    body: 'Somebody at Orrery would like an account with this address. If it was you, open the link within a day: then the account is yours, with all your tables. If not, do nothing: no account is made.',
  }),
  tried: () => ({
    title: 'You have an account already',
    body: 'Somebody wanted to make an account at Orrery with this address, which has one already. If it was you, log in instead; with “I have forgotten my password” you get a new one. If not, do nothing: nothing has changed, and nobody was told that there is an account.',
  }),
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
};
