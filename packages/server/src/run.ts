import type { ServerConfig } from './config.ts';
import { type Serving, serve } from './serve.ts';

/** Serves until the process is told to stop, and returns the exit code. A second signal does not wait. */
export async function runServer(
  config: Partial<ServerConfig>,
  opened: (serving: Serving) => void = () => {},
): Promise<number> {
  const serving = await serve(config);
  opened(serving);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve();
      });
    }
  });
  try {
    await serving.stop();
    return 0;
  } catch {
    return 1;
  }
}
