export { backup, restore } from './backup.ts';
export { recomputeRatings } from './club/ratings/recompute.ts';
export { DEFAULTS, readConfig, type ServerConfig } from './config.ts';
export { openApi } from './http/openapi.ts';
export {
  fileSender,
  type Letter,
  mailSender,
  newPushKeys,
  openMailer,
  pushSender,
  type Sender,
} from './jobs/senders.ts';
export { runServer } from './run.ts';
export { type Serving, serve } from './serve.ts';
