/** Milliseconds of processor time of this thread: others at work on the same machine take nothing away. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
