import { SCORE_ORDER } from '../../data/index.ts';
import { shareValue } from '../../rules/totals.ts';
import { Coin, Plate, Txt } from '../art/basics.tsx';
import { Bonuses } from '../companies/bonus.tsx';
import { Rail, railHeight } from '../companies/rail.tsx';
import { MAJORITY_HEIGHT, Majority } from '../docks/majority.tsx';
import { useScene } from '../scene.ts';
import { majorityOf } from '../sky/table.tsx';
import { PartSvg } from './svg.tsx';

/** The part of a small screen with the four companies: rail, majority dock, bonuses, share value. */
export function FirmsPart({ w, h, scale }: { readonly w: number; readonly h: number; readonly scale: number }) {
  const { view } = useScene();
  const rail = railHeight(view.rules.players);
  const columns = w > 700 ? 2 : 1;
  const width = (w - 10) / columns - 6;
  const block = Math.max(rail + MAJORITY_HEIGHT + 14, Math.min(170, (h - 8) / (4 / columns)));
  return (
    <PartSvg w={w} h={block * (4 / columns) + 6} scale={scale}>
      {SCORE_ORDER.map((company, i) => {
        const x = 8 + (i % columns) * (width + 8);
        const y = 6 + Math.floor(i / columns) * block;
        const below = y + rail + 5;
        return (
          <g key={company}>
            <Rail company={company} x={x} y={y} w={width} />
            <Majority id={majorityOf(company)} x={x} y={below} w={184} isAlone />
            <Bonuses company={company} x={x + 190} y={below + 4} flip={false} />
            <Plate company={company} x={x + width - 13} y={below + 15} size={24} />
            <Coin x={x + width - 36 - String(shareValue(view, company)).length * 10} y={below + 40} size={15} />
            <Txt x={x + width - 2} y={below + 46} size={20} fill="var(--text)" at="end" bold={700} display>
              {shareValue(view, company)}
            </Txt>
          </g>
        );
      })}
    </PartSvg>
  );
}
