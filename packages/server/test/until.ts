/** Waits for something that the server does by itself. */
export async function until<T>(found: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const result = await found();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
