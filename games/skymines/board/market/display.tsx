import { Moving, Target } from '@orrery/board';
import { DISPLAY_ROWS, SURCHARGE } from '../../data/index.ts';
import { priceAt } from '../../rules/resources.ts';
import { NONE } from '../../rules/state.ts';
import { Box, Txt } from '../art/basics.tsx';
import { Card } from '../cards/card.tsx';
import { cardPlace } from '../places.ts';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';

/** The discount that the viewer's question grants on cards. */
function discountOf(step: ReturnType<typeof useScene>['step']): number {
  return step?.step === 'acquire' ? step.discount : 0;
}

/** Twelve cards in three columns, or in three rows where the room is low; the tag shows the whole price. */
export function Display({ x, y, w, h, isLying = false }: Room & { readonly isLying?: boolean }) {
  const { view } = useScene();
  const [long, broad] = isLying ? [w, h] : [h, w];
  const pitch = Math.floor((long - 23) / DISPLAY_ROWS);
  const lane = Math.floor((broad - 16) / 3);
  return (
    <>
      {[2, 1, 0].map((column, i) => {
        const first = column * DISPLAY_ROWS;
        const across = (isLying ? y : x) + i * (lane + 8);
        const tray = isLying
          ? { x: x - 3, y: across - 1, w: w - 4, h: lane + 4 }
          : { x: across - 3, y: y - 1, w: lane + 6, h: h - 4 };
        const head = isLying ? { x: x + 7, y: across + lane / 2 + 4 } : { x: across + lane / 2, y: y + 12 };
        return (
          <g key={column}>
            <Box {...tray} r={9} fill="var(--sky-tray)" stroke="var(--hairline)" />
            <Txt {...head} fill="var(--sky-label)" at="middle" bold={700} display>
              +{SURCHARGE[first + 1]}
            </Txt>
            {Array.from({ length: DISPLAY_ROWS }, (_, row) => row).map((row) => {
              const along = 17 + row * pitch;
              const box = isLying
                ? { x: x + along, y: across + 1, w: pitch - 5, h: lane }
                : { x: across + 1, y: y + along, w: lane - 2, h: pitch - 5 };
              const card = view.display[first + row];
              return card === NONE ? (
                <Box key={first + row} {...box} r={6} fill="var(--sky-well)" stroke="var(--hairline)" dash="4 3" />
              ) : (
                <OnDisplay key={first + row} card={card} field={first + row} {...box} />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

function OnDisplay({ card, field, ...box }: Room & { readonly card: number; readonly field: number }) {
  const { view, step } = useScene();
  return (
    <Target
      place={cardPlace(card)}
      glow={<rect x={box.x - 2} y={box.y - 2} width={box.w + 4} height={box.h + 4} rx="7" />}
    >
      <Moving name={`card ${card}`}>
        <Card card={card} {...box} price={Math.max(0, priceAt(view, field, discountOf(step)))} />
      </Moving>
    </Target>
  );
}
