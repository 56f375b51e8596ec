import { useMemo } from 'react';
import type { OmEvent } from '../../rules/events.ts';
import { nameOf, useFacts } from '../table.tsx';

/** What says nothing new beside the card: the action itself, its price, every single step of the Rover. */
const PLAIN: readonly OmEvent['event'][] = ['action', 'paid', 'moved', 'turn'];

const isHis = (event: OmEvent): boolean =>
  event.event === 'solo-card' ||
  event.event.startsWith('lacerda-') ||
  ('seat' in event && event.seat !== 0 && !PLAIN.includes(event.event));

/** What Lacerda did and why, since he turned his last card up. */
export function lacerdasTurn(heard: readonly OmEvent[]): readonly OmEvent[] {
  const from = heard.findLastIndex(({ event }) => event === 'solo-card');
  return from < 0 ? [] : heard.slice(from).filter(isHis);
}

/** The same in the words of the log. */
export function useReasons(): readonly { readonly key: string; readonly words: string }[] {
  const facts = useFacts();
  return useMemo(
    () =>
      lacerdasTurn(facts.heard ?? []).flatMap((event, i) => {
        const words = facts.words.event(event, (seat) => nameOf(facts, seat));
        return words === undefined ? [] : [{ key: `${i} ${event.event}`, words }];
      }),
    [facts],
  );
}
