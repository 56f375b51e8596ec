import { Target } from '@orrery/board';
import { Box, Txt } from '../art/basics.tsx';
import { Card } from '../cards/card.tsx';
import { cardPlace } from '../places.ts';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';

/** All discards, fanned over the market: looked at, or bought back. */
export function Discards({ x, y, w, h }: Room) {
  const { view, text } = useScene();
  const columns = view.discards.length > 20 ? 6 : view.discards.length > 12 ? 5 : 4;
  const rows = Math.max(3, Math.ceil(view.discards.length / columns));
  const [cardW, cardH] = [(w - 20) / columns - 4, Math.min(88, (h - 44) / rows - 5)];
  return (
    <>
      <Box x={x - 4} y={y - 2} w={w + 8} h={h + 4} r={12} fill="#0d1429f7" stroke="#3d4b78" weight={1.5} />
      <Txt x={x + 10} y={y + 22} size={15} bold={650} display>
        {text.discards(view.discards.length)}
      </Txt>
      {view.discards.map((card, i) => {
        const box = {
          x: x + 10 + (i % columns) * (cardW + 4),
          y: y + 36 + Math.floor(i / columns) * (cardH + 5),
          w: cardW,
          h: cardH,
        };
        return (
          <Target
            key={card}
            place={cardPlace(card)}
            glow={<rect x={box.x - 2} y={box.y - 2} width={box.w + 4} height={box.h + 4} rx="6" />}
          >
            <Card card={card} {...box} />
          </Target>
        );
      })}
    </>
  );
}
