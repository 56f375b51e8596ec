import { useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { useText } from '../settings.ts';
import type { Dictionary } from '../text/en/app.ts';
import { useDrawn } from './drawn-table.tsx';

/** What a key does at the table; the same names explain them in the help. */
export type KeyName = 'choices' | 'undo' | 'redo' | 'hint' | 'try' | 'log' | 'rules' | 'sound' | 'board' | 'help';

const KEYS: Readonly<Record<string, KeyName>> = {
  c: 'choices',
  u: 'undo',
  U: 'redo',
  h: 'hint',
  t: 'try',
  l: 'log',
  r: 'rules',
  m: 'sound',
  b: 'board',
  '?': 'help',
};

const WITH_CTRL: Readonly<Record<string, KeyName>> = { z: 'undo', y: 'redo' };

function keyOf(event: KeyboardEvent): KeyName | undefined {
  if (event.altKey || event.metaKey) return undefined;
  if (event.ctrlKey) return WITH_CTRL[event.key];
  return KEYS[event.key];
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

export function useKeys(press: (key: KeyName) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = isTyping(event.target) ? undefined : keyOf(event);
      if (key === undefined) return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Whoever plays by keyboard finds the next question under the fingers. */
export function useFocusOnQuestion(asks: string): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const onKey = () => {
      byKeys.current = true;
    };
    const onPointer = () => {
      byKeys.current = false;
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  // Before anybody sees the new question, so that no key is lost.
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!byKeys.current || !lost) return;
    if (asks.startsWith('confirm')) document.querySelector<HTMLElement>('.actions .button.main')?.focus();
    else if (asks.startsWith('choose')) focusChoices();
  }, [asks]);
}

/** On a drawn board the first place that can be pressed, else the first option of the list. */
export function focusChoices(): void {
  const first = document.querySelector<HTMLElement>('.board-room [data-press]') ?? document.querySelector('.choice');
  (first as HTMLElement | null)?.focus();
}

/** What keys do beside the tools: on the board, in the list, and in a board's own words. */
const MORE: readonly { readonly keys: readonly string[]; readonly name: keyof Dictionary['keyNames'] }[] = [
  { keys: ['Tab', '⇧ Tab'], name: 'around' },
  { keys: ['←', '↑', '↓', '→'], name: 'walk' },
  { keys: ['Home', 'End'], name: 'ends' },
  { keys: ['Enter'], name: 'take' },
  { keys: ['Esc'], name: 'letGo' },
  { keys: ['+', '-', '0'], name: 'nearer' },
];

const TOOLS = Object.entries(KEYS).map(([key, name]) => ({
  keys: [
    key === 'U' ? '⇧ u' : key,
    ...Object.keys(WITH_CTRL).flatMap((c) => (WITH_CTRL[c] === name ? [`Ctrl ${c}`] : [])),
  ],
  name,
}));

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useText();
  const board = useDrawn()?.store.facts().text.keys ?? [];
  const rows = [...MORE, ...TOOLS].map(({ keys, name }) => ({ keys, does: t.keyNames[name] }));
  return (
    <Dialog title={t.keys} onClose={onClose}>
      <dl className="facts keys">
        {[...board, ...rows].map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
