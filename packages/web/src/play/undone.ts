import { type Choice, findOption } from '@orrery/kernel';

/** What somebody took back and may choose again, the last one first. A choice of another kind forgets it all. */
export class Undone {
  #choices: Choice[] = [];

  push(choice: Choice): void {
    this.#choices.push(choice);
  }

  /** The next one, where it can still be chosen. */
  next(options: readonly Choice[]): Choice | undefined {
    const last = this.#choices.at(-1);
    return last && findOption(options, last);
  }

  pop(): Choice | undefined {
    return this.#choices.pop();
  }

  forget(): void {
    this.#choices = [];
  }
}
