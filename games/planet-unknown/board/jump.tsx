import type { RefObject } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { Text } from './text.en.ts';

const PARTS = ['planet', 'station', 'tracks', 'cards'] as const;
const ICONS: Readonly<Record<(typeof PARTS)[number], IconName>> = {
  planet: 'planet',
  station: 'station',
  tracks: 'synergy',
  cards: 'card',
};

/** On a phone the parts of the table lie below each other: one press brings each into sight. */
export function Jump({ root, t }: { root: RefObject<HTMLElement | null>; t: Text }) {
  const jump = (part: string) => {
    const still = document.documentElement.dataset.motion === 'off';
    const found = root.current?.querySelector(`[data-part="${part}"]`);
    found?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <nav className="pu-jump" aria-label={t.parts}>
      {PARTS.map((part) => (
        <button key={part} type="button" onClick={() => jump(part)}>
          <Icon name={ICONS[part]} size={18} /> {t.part[part]}
        </button>
      ))}
    </nav>
  );
}
