import type { PointerEvent } from 'react';
import { useDeferredValue, useMemo } from 'react';
import type { PuChoice } from '../rules/choices.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { type Placing, useSpot } from './holding.ts';
import { Icon } from './icons.tsx';
import { OutcomeChips } from './outcome.tsx';
import { outcomeOf } from './preview.ts';
import type { Text } from './text.en.ts';
import { TileDrawing } from './tile.tsx';

interface HandProps {
  readonly view: PlanetUnknownState;
  readonly seat: number;
  readonly placing: Placing;
  readonly place: (choice: PuChoice) => void;
  readonly grab: (event: PointerEvent<Element>) => void;
  readonly describe: (choice: PuChoice) => string;
  readonly whyNot: (choice: PuChoice) => string | undefined;
  readonly t: Text;
}

/** The tile in the hand: to be turned, mirrored, dragged from here; below it what the place under it would bring. */
export function Hand({ view, seat, placing, place, grab, describe, whyNot, t }: HandProps) {
  return (
    <section className="pu-hand" aria-label={t.decide}>
      <svg viewBox="0 0 90 90" width="90" height="90" aria-hidden="true" className="pu-held" onPointerDown={grab}>
        <rect width="90" height="90" fill="transparent" />
        <TileDrawing tile={placing.tile} turn={placing.turn} size={86} x={2} y={2} />
      </svg>
      <div className="pu-hand-buttons">
        <button type="button" className="button small" onClick={() => placing.rotate(-1)}>
          <Icon name="turnLeft" size={20} /> <span>{t.left}</span>
        </button>
        <button type="button" className="button small" onClick={() => placing.rotate(1)}>
          <Icon name="turnRight" size={20} /> <span>{t.right}</span>
        </button>
        <button type="button" className="button small" onClick={placing.flip}>
          <Icon name="mirror" size={20} /> <span>{t.flip}</span>
        </button>
        <PlaceButton placing={placing} place={place} t={t} />
      </div>
      <div className="pu-says" aria-live="polite">
        <Says {...{ view, seat, placing, describe, whyNot, t }} />
      </div>
    </section>
  );
}

function PlaceButton({ placing, place, t }: Pick<HandProps, 'placing' | 'place' | 't'>) {
  const { choice } = useSpot(placing);
  return (
    <button type="button" className="button small main" disabled={!choice} onClick={() => choice && place(choice)}>
      <Icon name="tick" size={20} /> <span>{t.place}</span>
    </button>
  );
}

/** What the place under the tile would bring, or why it may not lie there. It may come a frame after the tile. */
function Says({ view, seat, placing, describe, whyNot, t }: Omit<HandProps, 'place' | 'grab'>) {
  const { choice, wanted } = useDeferredValue(useSpot(placing));
  const { effect } = placing;
  const outcome = useMemo(() => choice && outcomeOf(view, seat, effect, choice), [view, seat, effect, choice]);
  if (outcome && choice)
    return (
      <>
        <OutcomeChips outcome={outcome} t={t} />
        <p className="hidden-text">{describe(choice)}</p>
      </>
    );
  if (wanted) return <p className="pu-bad">{whyNot(wanted) ?? t.notHere}</p>;
  return (
    <p>
      <span className="pu-mouse">{t.placing}</span>
      <span className="pu-touch">{t.placingTouch}</span>
    </p>
  );
}
