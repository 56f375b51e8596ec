import { Target } from '@orrery/board';
import { FIRST_START_PLAN, START_TILES, startingCardOf } from '../../data/index.ts';
import { Box, Txt } from '../art/basics.tsx';
import { Chip } from '../cards/card.tsx';
import { Gains } from '../cards/gains.tsx';
import { Plan } from '../cards/plan.tsx';
import { startTilePlace } from '../places.ts';
import { useScene } from '../scene.ts';

/** The two starting tiles to choose from: bonus, cards that rest first, printed plan. */
export function StartTiles({ x, y }: { readonly x: number; readonly y: number }) {
  const { view, me, text } = useScene();
  const dealt = view.players[me]?.dealt ?? [];
  const [w, h] = [164, 148];
  return (
    <>
      <Box
        x={x - 14}
        y={y - 34}
        w={dealt.length * (w + 12) + 16}
        h={h + 48}
        r={14}
        fill="#0d1429f2"
        stroke="#3d4b78"
        weight={1.5}
      />
      <Txt x={x} y={y - 12} size={15} bold={650} display>
        {text.startTiles}
      </Txt>
      {dealt.map((tile, i) => {
        const row = START_TILES[tile];
        if (row === undefined) return null;
        const left = x + i * (w + 12);
        return (
          <Target key={tile} place={startTilePlace(tile)} glow={<rect x={left} y={y} width={w} height={h} rx="10" />}>
            <Box x={left} y={y} w={w} h={h} r={10} fill="url(#sky-plate)" stroke="#4a5887" />
            <Gains gains={row.bonus} x={left + w / 2} y={y + 22} size={24} centred />
            {row.lock.map((key, k) => (
              <Chip key={key} card={startingCardOf(me, key)} x={left + 8 + k * 50} y={y + 46} w={47} h={24} />
            ))}
            <Plan plan={FIRST_START_PLAN + tile} x={left + w / 2 - 45} y={y + 80} w={90} h={58} />
          </Target>
        );
      })}
    </>
  );
}
