import { IconAt, seatColourOnDark } from '@orrery/board';
import { ANY, BLUEPRINT_POINTS, BLUEPRINTS, CONTRACTS, SCIENTISTS } from '../../data/index.ts';
import { CONTRACT } from '../../rules/state.ts';
import { EffectRow, effectWidth, hasNumber } from '../art/effect.tsx';
import { Good } from '../art/goods.tsx';
import { Emblem, TYPE } from '../art/models.tsx';
import { Piece } from '../art/pieces.tsx';
import { WARM } from '../art/sides.ts';
import { linesOf, Type } from '../art/type.tsx';
import { useText } from '../table.tsx';
import type { Box } from './plate.tsx';

export const CardShadow = ({ x, y, width, height }: Box) => (
  <rect x={x} y={y + 2} width={width} height={height} rx={7} fill="#000" fillOpacity={0.4} />
);

function Pips({ x, y, level }: { readonly x: number; readonly y: number; readonly level: number }) {
  const shifts = level === 3 ? [-5, 0, 5] : [0];
  return shifts.map((shift) => <circle key={shift} cx={x + shift} cy={y} r={1.9} fill="#ffe2a0" />);
}

function Paper({ level, ...box }: Box & { readonly level: number }) {
  const { x, y, width, height } = box;
  return (
    <>
      <CardShadow {...box} />
      <rect x={x} y={y} width={width} height={height} rx={6} fill={`url(#om-paper${level})`} stroke="#9cc4f5" />
      <rect x={x} y={y} width={width} height={height} rx={6} fill="url(#om-grid)" />
      <path d={`M${x + 6} ${y + 1}h${width - 12}`} stroke="#fff" strokeOpacity={0.45} />
    </>
  );
}

/** The name of a card in at most two lines; the second one is squeezed rather than cut. */
function twoLines(name: string, most: number): string[] {
  const [first, ...more] = linesOf(name, 11, most, 600);
  return more.length === 0 ? [first] : [first, more.join(' ').replaceAll('- ', '')];
}

/** A Blueprint on the display: its Building, what it will do, its level, its name where there is room. */
export function OfferCard({ card, ...box }: Box & { readonly card: number }) {
  const { game } = useText();
  const { x, y, width, height } = box;
  const { building, action, level } = BLUEPRINTS[card];
  if (width <= 56)
    return (
      <g>
        <Paper {...box} level={level} />
        <Emblem type={building} x={x + width / 2} y={y + 14} r={11} />
        <EffectRow effect={action} x={x + width / 2} y={y + height - 11} size={hasNumber(action) ? 12 : 14} />
      </g>
    );
  const lines = twoLines(game.names.blueprints[card][0], width - 6);
  return (
    <g>
      <Paper {...box} level={level} />
      <Emblem type={building} x={x + 13} y={y + 11.5} r={9} />
      <Pips x={x + 25 + (width - 50) / 2} y={y + 11} level={level} />
      <EffectRow effect={action} x={x + width - 4 - effectWidth(action, 14) / 2} y={y + 11} size={14} />
      {lines.map((line, i) => (
        <Type
          key={line}
          x={x + width / 2}
          y={y + height / 2 + (lines.length === 1 ? 13 : 9 + i * 11.5)}
          size={11}
          weight={600}
          fill="#fff"
          anchor="middle"
          most={width - 6}
        >
          {line}
        </Type>
      ))}
    </g>
  );
}

interface OwnedCardProps extends Box {
  readonly card: number;
  readonly owner: number;
  readonly isUsed: boolean;
  /** Whose Scientist works on it; NONE without one. */
  readonly scientist: number;
}

/** A low card has its level at the foot, clear of its name, where there is room beside the points. */
const PIPS_LEAST = 62;

/** A Blueprint on a player's board: in use it scores, unused it costs, and a Scientist may work on it. */
export function OwnedCard({ card, owner, isUsed, scientist, ...box }: OwnedCardProps) {
  const { game } = useText();
  const { x, y, width, height } = box;
  const { building, action, level } = BLUEPRINTS[card];
  const worth = BLUEPRINT_POINTS[level];
  const isLow = height < 84;
  const strip = isLow ? 18 : 21;
  const foot = y + height - 3 - strip / 2;
  const narrow = width < 46;
  return (
    <g>
      <Paper {...box} level={level} />
      <Emblem type={building} x={x + (narrow ? width / 2 : 15.5)} y={y + 17} r={12.5} />
      {narrow ? (
        <EffectRow effect={action} x={x + width / 2} y={y + 45} size={15} />
      ) : (
        <>
          <EffectRow effect={action} x={x + width - 6 - effectWidth(action, 16) / 2} y={y + 17} size={16} />
          {twoLines(game.names.blueprints[card][0], width - 6).map((line, i) => (
            <Type
              key={line}
              x={x + width / 2}
              y={y + (isLow ? 39 : 46) + i * (isLow ? 11 : 12.5)}
              size={11}
              weight={600}
              fill="#fff"
              anchor="middle"
              most={width - 6}
            >
              {line}
            </Type>
          ))}
        </>
      )}
      {!narrow && !isLow && <Pips x={x + width - (level === 3 ? 13 : 8)} y={y + 32} level={level} />}
      <rect
        x={x + 3}
        y={y + height - 3 - strip}
        width={width - 6}
        height={strip}
        rx={5}
        fill="#081a33"
        fillOpacity={0.8}
      />
      {isLow && width >= PIPS_LEAST && <Pips x={x + width / 2} y={foot} level={level} />}
      {scientist >= 0 ? (
        <>
          <circle cx={x + 13} cy={foot} r={8} fill="#f4efe2" stroke={seatColourOnDark(scientist)} strokeWidth={2} />
          <IconAt name="scientist" x={x + 13} y={foot} size={12} ink="#1b2233" />
        </>
      ) : isUsed ? (
        <IconAt name="tick" x={x + 13} y={foot} size={14} ink="#9ff0c0" />
      ) : (
        <Piece kind="marker" seat={owner} x={x + 13} y={foot} size={16} />
      )}
      <Type x={x + width - 6} y={foot + 4.5} weight={700} fill={isUsed ? '#9ff0c0' : '#ffb0b8'} anchor="end">
        {isUsed ? `+${worth}` : `−${worth}`}
      </Type>
    </g>
  );
}

/** The goods a delivery wants, one under another. */
export function Wanted({
  contract,
  x,
  y,
  step,
  shown,
}: {
  contract: number;
  x: number;
  y: number;
  step: number;
  shown: (good: number, n: number) => string;
}) {
  const rows = CONTRACTS[contract].wants.flatMap((n, good) => (n > 0 ? [[good, n] as const] : []));
  return rows.map(([good, n], i) => (
    <g key={good}>
      <Good good={good} x={x - 7} y={y + i * step} size={14} />
      <Type x={x + 3} y={y + i * step + 4.2} weight={700} fill="#2a2416">
        {shown(good, n)}
      </Type>
    </g>
  ));
}

/** Four of a Building in one Complex. */
export function FourOf({
  type,
  x,
  y,
  r,
}: {
  readonly type: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  return (
    <>
      <Emblem type={type} x={x} y={y} r={r} />
      <circle cx={x - r * 0.9} cy={y - r * 0.7} r={7.5} fill="#12131c" stroke={TYPE[type].light} strokeWidth={1.5} />
      <Type x={x - r * 0.9} y={y - r * 0.7 + 4} size={11} weight={700} fill="#fff" anchor="middle">
        4
      </Type>
    </>
  );
}

/** A card of the common display: a Scientist with the price, or a Contract with its points. */
export function DisplayCard({ card, ...box }: Box & { readonly card: number }) {
  const { x, y, width, height } = box;
  const outline = { x, y, width, height, rx: 6 };
  const middle = x + width / 2;
  if (card < 0) return <rect {...outline} fill={WARM.well} stroke={WARM.line} strokeDasharray="3 3" />;
  const foot = y + height - 11;
  const isScientist = card < CONTRACT;
  const contract = card - CONTRACT;
  return (
    <g>
      <CardShadow {...box} />
      <rect {...outline} fill={isScientist ? 'url(#om-chip)' : 'url(#om-earth)'} stroke="#fffdf4" />
      {isScientist ? (
        <>
          <Emblem type={card} x={middle} y={y + height * 0.29} r={Math.min(15, width * 0.36)} />
          <circle cx={x + width - 7} cy={y + 7} r={7.5} fill="#1b3350" stroke="#fff" />
          <IconAt name="scientist" x={x + width - 7} y={y + 7} size={11} ink="#fff" />
        </>
      ) : CONTRACTS[contract].building >= 0 ? (
        <FourOf type={CONTRACTS[contract].building} x={middle} y={y + height * 0.29} r={Math.min(15, width * 0.36)} />
      ) : (
        <Wanted contract={contract} x={middle} y={y + 10} step={14.5} shown={(_, n) => String(n)} />
      )}
      <rect x={x + 3} y={foot - 9} width={width - 6} height={18} rx={5} fill={isScientist ? '#16263c' : '#3b3220'} />
      {isScientist ? (
        <>
          {SCIENTISTS[card].goods === ANY ? (
            <IconAt name="colonist" x={middle - 6} y={foot} size={13} ink="#fff" />
          ) : (
            <Good good={SCIENTISTS[card].goods} x={middle - 6} y={foot} size={13} />
          )}
          <Type x={middle + 3} y={foot + 4} weight={700} fill="#fff">
            {SCIENTISTS[card].n}
          </Type>
        </>
      ) : (
        <Type x={middle} y={foot + 4.2} size={12.5} weight={700} fill="#ffe7b3" anchor="middle">
          {CONTRACTS[contract].points}
        </Type>
      )}
    </g>
  );
}
