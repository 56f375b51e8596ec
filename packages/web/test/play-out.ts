/** Somebody who asks the server: a page with its session, or a guest without a browser. */
export type Ask = (method: string, path: string, body?: object) => Promise<ReturnType<typeof JSON.parse>>;

/** Plays a table to its end: each takes the last of what is offered, with which Pulsar ends soonest. */
export async function playOut(table: string, people: readonly Ask[]): Promise<void> {
  const path = `/api/tables/${table}`;
  for (;;) {
    for (const ask of people) {
      const { look, options } = await ask('GET', `${path}?options=true`);
      if (look.status === 'over') return;
      if (look.question === null) continue;
      await ask('POST', `${path}/choose`, { question: look.question, choice: options.at(-1), confirmed: true });
    }
  }
}
