import type { PuChoice } from '../rules/choices.ts';
import { SCORING_AREA } from '../rules/collecting.ts';
import type { Place, Player } from '../rules/state.ts';
import { Icon } from './icons.tsx';
import type { Text } from './text.en.ts';
import type { Targets } from './where.ts';

/** What a player has collected and what waits to be used. The scoring area can be a place for a lifepod. */
export function Store({
  p,
  targets,
  pick,
  describe,
  liftable,
  lifted,
  lift,
  t,
}: {
  p: Player;
  targets: Targets;
  pick: (choices: readonly PuChoice[]) => void;
  describe: (choice: PuChoice) => string;
  liftable: ReadonlySet<Place>;
  lifted: Place | undefined;
  lift: (place: Place) => void;
  t: Text;
}) {
  const items = [
    ['lifepod', p.savedLifepods],
    ['meteorite', p.savedMeteorites],
    ['rover', p.roversLeft],
    ['moves', p.moves],
    ['patch', p.storedPatches],
    ['card', p.civCards.length + p.playedCards.length],
  ] as const;
  const list = targets.get('store');
  return (
    <ul className="pu-store" aria-label={t.store}>
      {items.map(([name, count]) => {
        const body = (
          <>
            <Icon name={name} size={20} /> <b>{count}</b>
            <span className="hidden-text"> {t.stores[name]}</span>
          </>
        );
        const pods = name === 'lifepod';
        if (pods && list)
          return (
            <li key={name}>
              <button type="button" data-glow="" title={list.map(describe).join('; ')} onClick={() => pick(list)}>
                {body}
              </button>
            </li>
          );
        if (pods && liftable.has(SCORING_AREA))
          return (
            <li key={name}>
              <button
                type="button"
                data-glow=""
                title={t.liftSaved}
                aria-pressed={lifted === SCORING_AREA}
                onClick={() => lift(SCORING_AREA)}
              >
                {body}
              </button>
            </li>
          );
        return (
          <li key={name} title={t.stores[name]}>
            {body}
          </li>
        );
      })}
    </ul>
  );
}
