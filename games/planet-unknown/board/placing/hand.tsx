import { TargetButton } from '@orrery/board';
import type { PointerEvent } from 'react';
import { ORIENTATIONS, TILE_TURNS } from '../../data/index.ts';
import { Icon, type IconName } from '../art/icons.tsx';
import { TileDrawing } from '../art/tile.tsx';
import type { Facts } from '../facts.ts';
import { places } from '../places.ts';
import { type Placing, useSpot } from './holding.ts';

interface HandProps {
  readonly placing: Placing;
  readonly grab: (event: PointerEvent<Element>) => void;
  readonly facts: Facts;
}

/** The tile in the hand: every way to hold it, handles to turn and mirror it, and the one that places it. */
export function Hand({ placing, grab, facts: { text } }: HandProps) {
  const { tile, turn, turns } = placing;
  const handles: readonly { icon: IconName; label: string; key: string; onPress: () => void }[] = [
    { icon: 'turn-left', label: text.left, key: 'E', onPress: () => placing.rotate(-1) },
    { icon: 'turn-right', label: text.right, key: 'R', onPress: () => placing.rotate(1) },
    { icon: 'mirror', label: text.flip, key: 'F', onPress: placing.flip },
  ];
  return (
    <section className="pu-hand" aria-label={text.decide}>
      <fieldset className="pu-ways" aria-label={text.ways}>
        {turns.map((each) => (
          <span key={each} className="pu-way-box" data-on={each === turn} onPointerDown={grab}>
            <TargetButton
              place={places.turn(ORIENTATIONS[TILE_TURNS[tile][each]].turn)}
              className="pu-way-to-hold"
              label={text.game.turn[ORIENTATIONS[TILE_TURNS[tile][each]].turn]}
            >
              <svg viewBox="0 0 40 40" width="28" height="28" aria-hidden="true">
                <TileDrawing tile={tile} turn={each} size={38} x={1} y={1} />
              </svg>
            </TargetButton>
          </span>
        ))}
      </fieldset>
      <div className="pu-hand-buttons">
        {handles.map(({ icon, label, key, onPress }) => (
          <button key={icon} type="button" className="button small" aria-label={label} title={label} onClick={onPress}>
            <Icon name={icon} size={18} /> <kbd>{key}</kbd>
          </button>
        ))}
        <PlaceButton placing={placing} label={text.place} />
      </div>
    </section>
  );
}

function PlaceButton({ placing, label }: { readonly placing: Placing; readonly label: string }) {
  const { choice } = useSpot(placing);
  return (
    <button
      type="button"
      className="button small main"
      disabled={!choice}
      onClick={() => placing.lay(placing.over.get())}
    >
      <Icon name="tick" size={18} /> <span>{label}</span>
    </button>
  );
}
