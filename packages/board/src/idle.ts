const AT_LATEST_MS = 400;

/** Does something when the page has nothing else to do; what it returns calls that off. */
export function whenIdle(act: () => void): () => void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(asked);
}
