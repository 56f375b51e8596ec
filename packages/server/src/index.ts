export { backup, restore } from './backup.ts';
export { DEFAULTS, readConfig, type ServerConfig } from './config.ts';
export {
  fileSender,
  type Letter,
  mailSender,
  newPushKeys,
  openMailer,
  pushSender,
  type Sender,
} from './duties/senders.ts';
export { ROUTES } from './http/app.ts';
export { openApi } from './http/openapi.ts';
export { runServer } from './run.ts';
export { type Serving, serve } from './serve.ts';
