import { line, rect, text } from '../art/pen.ts';
import { sign } from '../art/signs.ts';
import { ofSeat } from '../places.ts';
import type { Scene } from '../scene.ts';
import { AutomatonCard, AutomatonNext } from './automaton.tsx';
import { Waste } from './belt.tsx';
import { FoodHand, Fulfilled, RestPile, restingOf } from './hand.tsx';
import { ProbeSlots } from './lockers.tsx';

/** Water is all the automaton stores. */
export function AutomatonWater({
  scene,
  seat,
  h = 48,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly h?: number;
}) {
  return (
    <>
      {rect(0, 0, 66, h, 8, 'var(--mat-2)', { stroke: 'var(--hairline)' })}
      {sign('water', 8, h / 2 - 11, 22)}
      {text(36, h / 2 + 6, 17, `${scene.view.players[seat].water}`, { weight: 700 })}
    </>
  );
}

/** The station of the automaton, 738 by 300: its card and what comes of it above, what it owns below. */
export function AutomatonStation({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { view, text: t } = scene;
  const p = view.players[seat];
  const of = ofSeat(seat, false);
  const resting = restingOf(scene, seat);
  return (
    <>
      <g transform="translate(20 36)">
        <AutomatonCard scene={scene} w={312} of={of} />
      </g>
      <g transform="translate(350 42)">
        <AutomatonNext scene={scene} w={372} />
      </g>
      {line('M18 190h708', 'var(--hairline)', 1)}
      <g transform="translate(20 206)">
        <Waste seat={seat} p={p} view={view} text={t} of={of} />
      </g>
      <g transform="translate(270 206)">
        <ProbeSlots p={p} seat={seat} of={of} />
      </g>
      <g transform="translate(424 206)">
        <AutomatonWater scene={scene} seat={seat} />
      </g>
      <g transform="translate(22 268)">
        <Fulfilled scene={scene} seat={seat} w={460} of={of} />
      </g>
      {resting.length > 0 && text(502, 202, 11, t.hired(resting.length), { fill: 'var(--muted)' })}
      <g transform="translate(502 208)">
        <RestPile scene={scene} seat={seat} perRow={Math.min(2, resting.length)} of={of} />
      </g>
      {p.foodSize > 0 && text(596, 202, 11, t.food(p.foodSize), { fill: 'var(--muted)' })}
      <g transform="translate(596 202)">
        <FoodHand scene={scene} seat={seat} w={132} live={false} />
      </g>
    </>
  );
}
