/** How promising options look by their worth: one that is `spread` points behind the best looks e times less so. */
export function priorsBy(worths: readonly number[], spread: number): number[] {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worths.length; i++) if (worths[i] > best) best = worths[i];
  return worths.map((worth) => Math.exp((worth - best) / spread));
}

/** The option of most worth, each felt by a blur of its own; the first of equals. */
export function bestOf<C>(options: readonly C[], worths: readonly number[], blur: () => number = NONE): C {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const felt = worths[i] + blur();
    if (felt > most) {
      best = i;
      most = felt;
    }
  }
  return options[best];
}

const NONE = (): number => 0;
