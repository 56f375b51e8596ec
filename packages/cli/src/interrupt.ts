/** Runs long work that Ctrl-C ends early: the work hears of it through the signal and returns what it has. */
export async function interruptibly<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const stop = (): void => {
    // Whoever presses it twice does not want to wait.
    if (control.signal.aborted) process.exit(130);
    control.abort();
  };
  process.on('SIGINT', stop);
  try {
    return await work(control.signal);
  } finally {
    process.off('SIGINT', stop);
  }
}
