import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from '../src/config.ts';
import { type Serving, serve } from '../src/serve.ts';

export const ROOMS_MODULE = new URL('./rooms.ts', import.meta.url).href;
export const SECRET = 'a secret that only tests know, long enough';

export interface TestServing extends Serving {
  readonly folder: string;
  /** Stops it, and starts another on the same data. */
  again(config?: Partial<ServerConfig>): Promise<TestServing>;
  end(): Promise<void>;
}

/** A server in this process, with a folder of its own. */
export async function startServing(config: Partial<ServerConfig> = {}): Promise<TestServing> {
  const folder = config.data ?? mkdtempSync(join(tmpdir(), 'orrery-server-'));
  const serving = await serve({
    port: 0,
    data: folder,
    roomsModule: ROOMS_MODULE,
    logLevel: 'error',
    limits: false,
    threads: 1,
    secret: SECRET,
    ...config,
  });
  return {
    ...serving,
    folder,
    async again(more = {}) {
      await serving.stop();
      return startServing({ ...config, ...more, data: folder });
    },
    async end() {
      await serving.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
