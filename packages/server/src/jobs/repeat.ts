import type { FastifyBaseLogger } from 'fastify';

/** Does something again and again, never twice at once. What fails is tried again the next time. */
export function repeat(ms: number, act: () => Promise<unknown>, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let under: Promise<void> | undefined;
  const timer = setInterval(() => {
    under ??= act()
      .catch((error) => log.warn({ err: error }, 'a regular task failed'))
      .then(() => {
        under = undefined;
      });
  }, ms);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await under;
    },
  };
}
