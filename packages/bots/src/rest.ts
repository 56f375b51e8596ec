/** Lets other work happen now and then; nothing to wait for most of the time. */
export type Rest = () => Promise<void> | undefined;

/** Rests whenever `ms` have passed since the last rest, and stops the work there once `signal` says so. */
export function restEvery(ms: number, signal?: AbortSignal, now: () => number = () => performance.now()): Rest {
  let last = now();
  return () => {
    if (now() - last < ms) return undefined;
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        last = now();
        if (signal?.aborted) reject(signal.reason);
        else resolve();
      });
    });
  };
}
