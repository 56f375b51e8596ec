import { isRefused } from '@orrery/kernel';
import type { Me, Part } from '@orrery/protocol';
import { useSyncExternalStore } from 'react';
import { changeSettings } from '../settings.ts';
import { askVisitor, comeInAs, isServed, type Refused } from './api.ts';
import { Line } from './line.ts';

/** How this page stands to a server: not known yet, none there, nobody yet, or somebody. */
export type Standing =
  | { readonly kind: 'asking' }
  | { readonly kind: 'alone' }
  | { readonly kind: 'stranger'; readonly parts: readonly Part[] }
  | { readonly kind: 'known'; readonly me: Me; readonly parts: readonly Part[] };

let standing: Standing = { kind: 'asking' };
let asked: Promise<Standing> | undefined;
const listeners = new Set<() => void>();

export const line = new Line(
  (turns) => {
    if (standing.kind === 'known' && standing.me.turns !== turns) stand({ ...standing, me: { ...standing.me, turns } });
  },
  // The line may be shut because nobody knows this page any more.
  () => void lookAgain(),
);

/** Whether this address ever had a server: then one that is away is waited for. */
const SERVED = 'orrery-served';
const KNOCK = 15_000;
let knocking: ReturnType<typeof setInterval> | undefined;

function knockIfAway(): void {
  clearInterval(knocking);
  try {
    if (standing.kind === 'stranger' || standing.kind === 'known') localStorage.setItem(SERVED, 'yes');
    else if (localStorage.getItem(SERVED) !== null) knocking = setInterval(() => void lookAgain(), KNOCK);
  } catch {
    // Without storage nobody remembers; the next visit asks anyway.
  }
}

function stand(now: Standing): void {
  standing = now;
  knockIfAway();
  if (now.kind === 'known' && now.me.ban === undefined) line.open();
  else if (now.kind === 'known' || now.kind === 'stranger') line.close();
  for (const listener of listeners) listener();
}

async function find(): Promise<Standing> {
  const answer = await askVisitor();
  if (isRefused(answer)) return { kind: 'alone' };
  const { me, parts } = answer;
  return me === null ? { kind: 'stranger', parts } : { kind: 'known', me, parts };
}

/** Asks once whether there is a server and who we are there. */
export function askStanding(): Promise<Standing> {
  asked ??= (async () => {
    stand((await isServed()) ? await find() : { kind: 'alone' });
    return standing;
  })();
  return asked;
}

/** Asks again; a server that is away for a moment changes nothing for who was known. */
export async function lookAgain(): Promise<Standing> {
  const found = await find();
  if (found.kind !== 'alone' || standing.kind === 'asking') stand(found);
  return standing;
}

addEventListener('online', () => void (standing.kind === 'alone' && lookAgain()));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && standing.kind === 'alone') void lookAgain();
});

export function useStanding(): Standing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      void askStanding();
      return () => void listeners.delete(listener);
    },
    () => standing,
  );
}

/** Is this part of the club there? Not before the server has said so. */
export function usePart(part: Part): boolean {
  const now = useStanding();
  return 'parts' in now && now.parts.includes(part);
}

/** Lets a guest in by name; the name is remembered. */
export async function comeIn(name: string): Promise<Refused | undefined> {
  const admitted = await comeInAs(name);
  if (isRefused(admitted)) return admitted;
  changeSettings({ name });
  await lookAgain();
  return undefined;
}

/** After somebody logged in or out: the socket belongs to who was there before. */
export async function becomeAnother(): Promise<Standing> {
  line.close();
  const now = await lookAgain();
  if (now.kind === 'known') changeSettings({ name: now.me.name });
  return now;
}

/** Takes over what the server says of our settings. */
export function updateMe(change: Partial<Me>): void {
  if (standing.kind === 'known') stand({ ...standing, me: { ...standing.me, ...change } });
}
