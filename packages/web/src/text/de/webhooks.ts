import type { WebhooksDictionary } from '../en/webhooks.ts';

export const webhooks: WebhooksDictionary = {
  mine: 'Nachrichten in einem Chat',
  ofClub: 'Tische und Runden im Chat des Clubs',
  help: 'Die Adresse eines eingehenden Webhooks von Discord, Slack oder Mattermost. Leer: keine Nachrichten.',
  keep: 'Merken',
  kept: 'Gemerkt.',
  none: 'Es gehen keine Nachrichten mehr an einen Chat.',
  attempt: 'Zur Probe eine Zeile senden',
  sent: 'Die Zeile ist angekommen.',
  notSent: 'Die Zeile kam nicht an. Stimmt die Adresse?',
  off: 'Abgeschaltet, weil mehrere Nachrichten nicht ankamen. Sende zur Probe eine Zeile; kommt sie an, geht es weiter.',
  badAddress: 'Das ist keine Adresse eines Chats: Sie beginnt mit https:// und ist für alle erreichbar.',
};
