import { Count, TargetButton } from '@orrery/board';
import { Icon } from '../art/icons.tsx';
import type { SeatProps } from '../facts.ts';
import { places } from '../places.ts';

/** What a player has collected and what waits to be used. The scoring area can be a place for a lifepod. */
export function Hold({ facts: { view, text }, seat }: SeatProps) {
  const p = view.players[seat];
  const items = [
    ['lifepod', p.savedLifepods],
    ['meteorite', p.savedMeteorites],
    ['rover', p.roversLeft],
    ['moves', p.moves],
    ['patch', p.storedPatches],
    ['card', p.civCards.length + p.playedCards.length],
  ] as const;
  return (
    <ul className="pu-store" aria-label={text.store}>
      {items.map(([name, count]) => (
        <li key={name}>
          <TargetButton place={places.hold(name)}>
            <Icon name={name} size={18} />
            <b>
              <Count value={count} />
            </b>
            <small>{text.short[name]}</small>
          </TargetButton>
        </li>
      ))}
    </ul>
  );
}
