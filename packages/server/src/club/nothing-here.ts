import type { Refusal } from '@orrery/protocol';

/** The same answer for what does not exist and for what is switched off here. */
export const NOTHING_HERE: Refusal = { refused: 'no-such-address', message: 'There is nothing at this address.' };
