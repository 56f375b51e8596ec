export const webhooks = {
  mine: 'Notices in a chat',
  ofClub: "Tables and rounds in the club's chat",
  help: 'The address of an incoming webhook of Discord, Slack or Mattermost. Leave it empty for none.',
  keep: 'Keep',
  kept: 'Kept.',
  none: 'No notices go to a chat any more.',
  attempt: 'Send a line to try it',
  sent: 'The line has arrived.',
  notSent: 'The line did not arrive. Is the address right?',
  off: 'Switched off, because several messages did not arrive. Send a line to try it, and it is on again.',
  badAddress: 'This is no address of a chat: it begins with https:// and can be reached by everybody.',
};

export type WebhooksDictionary = typeof webhooks;
