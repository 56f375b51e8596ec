// Loaded before every script that tools/launch.mjs runs. Stopping npm from outside ends only the shell between npm and
// this process; without a watch on its parent, a game or a server would then stay behind with nobody to stop it.
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
if (isMainThread && process.platform !== 'win32') {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
