import type { WholeClub } from '@orrery/protocol';
import type { Refused } from '../online/api.ts';
import { goneName } from '../online/words.ts';

export interface ClubProps {
  readonly club: WholeClub;
  /** What came of something that was asked. */
  readonly onAnswer: (answer: WholeClub | Refused) => void;
}

/** What somebody is called. */
export const called = ({ name }: { readonly name: string }): string => name || goneName();
