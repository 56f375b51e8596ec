import { SCORE_ORDER } from '../../data/index.ts';
import { shareValue } from '../../rules/totals.ts';
import { Coin, Plate, Txt } from '../art/basics.tsx';
import { Bonuses } from '../companies/bonus.tsx';
import { Rail, railHeight } from '../companies/rail.tsx';
import { MAJORITY_HEIGHT, Majority } from '../docks/majority.tsx';
import { useScene } from '../scene.ts';
import { majorityOf } from '../sky/table.tsx';
import { PartSvg } from './svg.tsx';

/** Between a rail and what stands below it, and before the next rail. */
const GAPS = 10;
/** A room so much wider than high shows two companies beside each other. */
const BROAD = 1.3;
/** A column narrower than this has no room for the share value, which stands on the moon, too. */
const NARROW = 320;
/** Drawn smaller than this nothing could be read. */
const LEAST_SCALE = 0.93;

interface FirmsPartProps {
  readonly w: number;
  readonly h: number;
  /** Pixels for a unit, where all of it fits. */
  readonly scale: number;
}

/** The part of a small screen with the four companies: rail, majority dock, bonuses, share value. */
export function FirmsPart({ w: wide, h: high, scale }: FirmsPartProps) {
  const { view } = useScene();
  const rail = railHeight(view.rules.players);
  const columns = wide > high * BROAD ? 2 : 1;
  const rows = SCORE_ORDER.length / columns;
  const least = rail + MAJORITY_HEIGHT + GAPS;
  const smaller = Math.max(LEAST_SCALE, Math.min(1, high / (least * rows + 4)));
  const [w, h] = [wide / smaller, high / smaller];
  const width = (w - 10) / columns - 6;
  const block = Math.max(least, Math.min(170, (h - 4) / rows));
  const isNarrow = width < NARROW;
  const dockW = isNarrow ? 164 : 184;
  return (
    <PartSvg w={w} h={block * rows + 4} scale={scale * smaller}>
      {SCORE_ORDER.map((company, i) => {
        const x = 8 + (i % columns) * (width + 8);
        const y = 4 + Math.floor(i / columns) * block;
        const below = y + rail + 5;
        return (
          <g key={company}>
            <Rail company={company} x={x} y={y} w={width} />
            <Majority id={majorityOf(company)} x={x} y={below} w={dockW} isAlone />
            <Bonuses company={company} x={x + dockW + 6} y={below + 4} flip={false} />
            {!isNarrow && <Value company={company} right={x + width} y={below} />}
          </g>
        );
      })}
    </PartSvg>
  );
}

/** What a share of a company is worth now. */
function Value({ company, right, y }: { readonly company: number; readonly right: number; readonly y: number }) {
  const value = shareValue(useScene().view, company);
  return (
    <>
      <Plate company={company} x={right - 13} y={y + 15} size={24} />
      <Coin x={right - 36 - String(value).length * 10} y={y + 40} size={15} />
      <Txt x={right - 2} y={y + 46} size={20} fill="var(--text)" at="end" bold={700} display>
        {value}
      </Txt>
    </>
  );
}
