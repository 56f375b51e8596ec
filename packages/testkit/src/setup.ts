import type { Choice } from '@orrery/kernel';
import { expect } from 'vitest';
import { toOffer, toOfferExactly } from './matchers.ts';

expect.extend({ toOffer, toOfferExactly });

declare module 'vitest' {
  // The type parameters must be spelled as Vitest spells them, or the declarations would not merge.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Some option has all the given fields with these values. */
    toOffer: (fields: T extends readonly (infer C)[] ? OfferedFields<C> : never) => R;
    /** The options are exactly these choices, in whatever order. */
    toOfferExactly: (choices: T extends readonly (infer C extends Choice)[] ? readonly C[] : never) => R;
  }
}

/** Some of the fields of one of the choices. */
type OfferedFields<C> = C extends Choice ? Partial<C> : never;
