const PIECE_MS = 6;

/** Until the browser has done what else there is to do. A timer would wait longer each time. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Does long work in small pieces, so that the page answers in between. */
export async function inPieces<Done>(steps: Generator<void, Done>): Promise<Done> {
  for (;;) {
    const until = performance.now() + PIECE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await breath();
  }
}
