/**
 * Computer players are quicker than frames. What comes first is drawn at once, so that the work is done while the frame
 * is waited for; of what comes before that frame is through only the newest is drawn. A hidden page has no frames.
 */
export function onceAFrame(draw: () => void): () => void {
  let waits = false;
  let missed = false;
  const next = (): void => {
    waits = false;
    if (missed) drawNow();
  };
  const drawNow = (): void => {
    missed = waits && !document.hidden;
    if (missed) return;
    if (!waits) requestAnimationFrame(next);
    waits = true;
    draw();
  };
  return drawNow;
}
