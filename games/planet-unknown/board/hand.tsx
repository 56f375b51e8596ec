import type { PointerEvent } from 'react';
import { useMemo } from 'react';
import type { PlanetUnknownState, PuChoice } from '../rules/state.ts';
import { Icon } from './icons.tsx';
import { OutcomeChips } from './outcome.tsx';
import type { Placing } from './placing.tsx';
import { outcomeOf } from './preview.ts';
import type { Text } from './text.en.ts';
import { TileDrawing } from './tile.tsx';

/** The tile in the hand: to be turned, mirrored, dragged from here; below it what the place under it would bring. */
export function Hand({
  view,
  seat,
  placing,
  place,
  grab,
  describe,
  whyNot,
  t,
}: {
  view: PlanetUnknownState;
  seat: number;
  placing: Placing;
  place: (choice: PuChoice) => void;
  grab: (event: PointerEvent<Element>) => void;
  describe: (choice: PuChoice) => string;
  whyNot: (choice: PuChoice) => string | undefined;
  t: Text;
}) {
  const { choice, wanted, effect } = placing;
  const outcome = useMemo(() => choice && outcomeOf(view, seat, effect, choice), [view, seat, effect, choice]);
  return (
    <section className="pu-hand" aria-label={t.decide}>
      <svg viewBox="0 0 90 90" width="90" height="90" aria-hidden="true" className="pu-held" onPointerDown={grab}>
        <rect width="90" height="90" fill="transparent" />
        <TileDrawing tile={placing.tile} turn={placing.turn} size={86} x={2} y={2} />
      </svg>
      <div className="pu-hand-buttons">
        <button type="button" className="button small" onClick={() => placing.rotate(-1)}>
          <Icon name="turnLeft" size={18} /> {t.left}
        </button>
        <button type="button" className="button small" onClick={() => placing.rotate(1)}>
          <Icon name="turnRight" size={18} /> {t.right}
        </button>
        <button type="button" className="button small" onClick={placing.flip}>
          <Icon name="mirror" size={18} /> {t.flip}
        </button>
        <button type="button" className="button small main" disabled={!choice} onClick={() => choice && place(choice)}>
          {t.place}
        </button>
      </div>
      <div className="pu-says" aria-live="polite">
        {outcome && choice ? (
          <>
            <OutcomeChips outcome={outcome} t={t} />
            <p className="hidden-text">{describe(choice)}</p>
          </>
        ) : wanted ? (
          <p className="pu-bad">{whyNot(wanted) ?? t.notHere}</p>
        ) : (
          <p>
            <span className="pu-mouse">{t.placing}</span>
            <span className="pu-touch">{t.placingTouch}</span>
          </p>
        )}
      </div>
    </section>
  );
}
