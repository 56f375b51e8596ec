import { below, type Random } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { nextQuestion } from '../player.ts';
import { type By, HANDS } from './hands.ts';
import { type Look, lookAfter, lookAt, type Pressing, type PressKind } from './reading.ts';

export type { By } from './hands.ts';

export interface BoardPlay {
  readonly by: By;
  readonly luck: Random;
  /** Ends after so many decisions; by itself with the game. */
  readonly decisions?: number;
  /** Hears of every decision, for whoever waits. */
  readonly onDecision?: (count: number) => void;
}

export interface Played {
  decisions: number;
  presses: number;
  mostPresses: number;
  /** Glowing places that were pressed at least once. */
  readonly places: Set<string>;
  isOver: boolean;
}

/** More presses than this for one decision lead nowhere. */
const MOST_PRESSES = 40;
/** A press that does nothing is made again: something may just have been drawn anew under the hand. */
const TRIES = 3;

/** Plays on the drawn board alone: presses what glows there, its menus, and what is asked to be confirmed. */
export async function playBoard(page: Page, { by, luck, decisions, onDecision }: BoardPlay): Promise<Played> {
  const played: Played = { decisions: 0, presses: 0, mostPresses: 0, places: new Set(), isOver: false };
  for (let asks = await nextQuestion(page); ; asks = await nextQuestion(page, asks)) {
    if (asks === 'over') return { ...played, isOver: true };
    if (played.decisions === decisions) return played;
    const presses = await answer(page, asks, by, luck, played.places);
    played.presses += presses;
    played.mostPresses = Math.max(played.mostPresses, presses);
    if (!asks.startsWith('choose')) continue;
    played.decisions++;
    onDecision?.(played.decisions);
  }
}

/** Presses until the question has changed; returns how often. */
async function answer(page: Page, asks: string, by: By, luck: Random, places: Set<string>): Promise<number> {
  const hands = HANDS[by];
  let last: Pressing | undefined;
  let tries = 0;
  let why = 'nothing glows';
  let look = await lookAt(page);
  for (let presses = 0; presses < MOST_PRESSES && tries < TRIES; presses++) {
    if (look.asks !== asks) return presses;
    if (by === 'keyboard' && look.unreachable.length > 0)
      throw stuck(look, `no key leads to ${look.unreachable.join(', ')}`);
    const next = nextPress(look, last, luck);
    if (next === undefined) {
      // A board that has just been asked something may not have drawn it yet.
      tries++;
      look = (await lookAfter(page, look)) ?? look;
      continue;
    }
    try {
      await hands(page, next, luck);
      if (next.kind === 'place') places.add(next.name);
      const after = await lookAfter(page, look);
      tries = after === undefined ? tries + 1 : 0;
      why = `pressing ${next.kind} '${next.name}' changes nothing`;
      look = after ?? look;
      last = next;
    } catch (error) {
      tries++;
      why = (error as Error).message;
      look = await lookAt(page);
    }
  }
  if (look.asks !== asks) return MOST_PRESSES;
  throw stuck(look, tries < TRIES ? `${MOST_PRESSES} presses lead nowhere; the last was ${last?.name}` : why);
}

/** What to press: on a board anything that glows; what waits for its second press there, or by its button. */
function nextPress({ asks, pressable, held }: Look, last: Pressing | undefined, luck: Random): Pressing | undefined {
  const those = (...kinds: PressKind[]): Pressing[] => pressable.filter(({ kind }) => kinds.includes(kind));
  const any = (list: readonly Pressing[]): Pressing | undefined =>
    list.length === 0 ? undefined : list[below(luck, list.length)];
  if (!asks.startsWith('choose')) return any(those('main'));
  // What lies on a spot is laid by a second press there.
  if (last?.kind === 'spot') {
    const same = those('spot').find(({ name }) => name === last.name);
    if (same !== undefined && below(luck, 4) > 0) return same;
  }
  const menu = any(those('menu'));
  if (menu !== undefined) return menu;
  // Another part of the board is as good as one more place of this one.
  const open = any(those('place', 'spot', 'part'));
  if (open !== undefined || held.length === 0) return open;
  return any([...those('main'), ...those('held').filter(({ name }) => name === last?.name)]);
}

const MOST_TOLD = 12;

function stuck({ asks, prompt, options, held, pressable }: Look, why: string): Error {
  return new Error(
    [
      why,
      `asked: ${asks}: ${prompt}`,
      `options (${options.length}): ${options.slice(0, MOST_TOLD).join(' | ')}`,
      `held: ${held.join(', ') || 'nothing'}`,
      `in sight: ${pressable.map(({ kind, name }) => `${kind} ${name}`).join(', ') || 'nothing'}`,
    ].join('\n'),
  );
}
