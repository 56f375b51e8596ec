import { notation } from '@orrery/kernel';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ChangeChips } from './chips.tsx';
import { useBoard, useOfBoard } from './context.ts';
import type { KitText } from './surface.tsx';

/** Several choices at one place: a small menu there, each with its consequence. */
export function PlaceMenu({ root, kit }: { readonly root: RefObject<HTMLElement | null>; readonly kit: KitText }) {
  const store = useBoard();
  const menu = useOfBoard((board) => board.menu());
  const list = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const board = root.current;
    const element = list.current;
    if (menu === undefined || board === null || element === null) return;
    const place = [...board.querySelectorAll<SVGElement>('[data-place]')].find(
      ({ dataset }) => dataset.place === menu.place,
    );
    const frame = board.getBoundingClientRect();
    const box = place?.getBoundingClientRect() ?? frame;
    const { width, height } = element.getBoundingClientRect();
    const below = box.bottom - frame.top + 8;
    const fits = below + height <= frame.height - 4;
    const left = Math.max(4, Math.min(frame.width - width - 4, (box.left + box.right) / 2 - frame.left - width / 2));
    const top = fits ? below : Math.max(4, box.top - frame.top - height - 8);
    // It lies in what scrolls.
    setAt({ left: left + board.scrollLeft, top: top + board.scrollTop });
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [menu, root]);
  if (menu === undefined) return null;
  return (
    <section
      ref={list}
      className="board-menu"
      aria-label={kit.which}
      style={{ left: at?.left ?? 0, top: at?.top ?? 0, visibility: at === undefined ? 'hidden' : 'visible' }}
    >
      {menu.entries.map((entry) => {
        const { option, then } = entry;
        return (
          <button
            key={`${notation(option)} ${then === undefined ? '' : notation(then)}`}
            type="button"
            data-option={notation(option)}
            onPointerEnter={() => store.pointAt(option, then)}
            onPointerLeave={() => store.pointAt(undefined)}
            onFocus={() => store.pointAt(option, then)}
            onBlur={() => store.pointAt(undefined)}
            onClick={() => store.take(option, then)}
          >
            <span>{store.say(entry)}</span>
            <ChangeChips changes={store.changesOf(option, then)} />
          </button>
        );
      })}
      <button type="button" className="quiet" onClick={() => store.letGo()}>
        {kit.close}
      </button>
    </section>
  );
}
