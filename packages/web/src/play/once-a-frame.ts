/**
 * Computer players are quicker than frames: however often it is called, only what stands before a frame is drawn. A
 * hidden page has no frames.
 */
export function onceAFrame(draw: () => void): () => void {
  let due = false;
  const drawNow = (): void => {
    due = false;
    draw();
  };
  return () => {
    if (document.hidden) drawNow();
    else if (!due) {
      due = true;
      requestAnimationFrame(drawNow);
    }
  };
}
