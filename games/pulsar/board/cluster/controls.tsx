import { IconAt, type IconName, Target, usePlaceState } from '@orrery/board';
import { Label } from '../art/things.tsx';
import type { Facts } from '../facts.ts';
import { DRAW, LAND, OTHER_WAYS } from '../places.ts';

interface ControlProps {
  readonly place: string;
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  /** High enough for a finger. */
  readonly tall: boolean;
  readonly children: string;
}

function Control({ place, icon, x, y, tall, children }: ControlProps) {
  const state = usePlaceState(place);
  if (state === 'still') return null;
  const box = { x: x + 2, y, width: 30 + children.length * 6.6, height: tall ? 38 : 26, rx: 8 };
  const middle = y + box.height / 2;
  return (
    <Target place={place} glow={<rect {...box} />}>
      <rect {...box} fill="url(#pulsar-plate)" stroke="var(--brass)" />
      <IconAt name={icon} x={x + 16} y={middle} size={16} ink="var(--brass-text)" />
      <Label x={x + 27} y={middle + 4} size={11.5} weight={600}>
        {children}
      </Label>
    </Target>
  );
}

/** What can be said about a flight beside its end: draw it by hand, or fly another way to the same place. */
export function FlightControls({
  facts: { text },
  across = false,
  tall = false,
}: {
  readonly facts: Facts;
  readonly across?: boolean;
  readonly tall?: boolean;
}) {
  const [x, y] = across ? [110, 0] : [0, 30];
  return (
    <>
      <Control place={DRAW} icon="draw-route" x={0} y={0} tall={tall}>
        {text.draw}
      </Control>
      <Control place={LAND} icon="tick" x={0} y={0} tall={tall}>
        {text.land}
      </Control>
      <Control place={OTHER_WAYS} icon="star-map" x={x} y={y} tall={tall}>
        {text.otherWays}
      </Control>
    </>
  );
}
