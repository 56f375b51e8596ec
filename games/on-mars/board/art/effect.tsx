import { IconAt, type IconName } from '@orrery/board';
import type { ReactNode } from 'react';
import { CONTRACT_CARD, type Effect, ROVER, ROVER_HIGHEST, SCIENTIST_CARD } from '../../data/index.ts';
import { AnyGood, Good } from './goods.tsx';
import { Model } from './models.tsx';
import { Type } from './type.tsx';

type Draw = (x: number, y: number, size: number, ink: string) => ReactNode;

/** A sign, and the number beside it. */
interface Sign {
  readonly draw: Draw;
  readonly n?: string;
}

const icon =
  (name: IconName): Draw =>
  (x, y, size, ink) => <IconAt name={name} x={x} y={y} size={size} ink={ink} />;

function Plus({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const arm = r * 0.55;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#f2c76b" stroke="#1a1203" strokeWidth={0.9} />
      <path
        d={`M${x} ${y - arm}v${2 * arm}M${x - arm} ${y}h${2 * arm}`}
        stroke="#1a1203"
        strokeWidth={1.6}
        strokeLinecap="round"
      />
    </>
  );
}

/** A Building with a plus: construct one of that type. */
const build =
  (type: number): Draw =>
  (x, y, size) => (
    <>
      <Model type={type} x={x} y={y} r={size * 0.6} />
      <Plus x={x + size * 0.46} y={y - size * 0.38} r={Math.max(4.5, size * 0.24)} />
    </>
  );

const hireIcon = (of: number): IconName =>
  of === CONTRACT_CARD ? 'contract' : of === SCIENTIST_CARD ? 'scientist' : 'hire';

/** Effects are data, so a new card draws itself. */
function signsOf(effect: Effect): readonly Sign[] {
  const n = effect.n > 1 && effect.n < 90 ? { n: String(effect.n) } : {};
  switch (effect.kind) {
    case 'gain':
      return [{ draw: (x, y, size) => <Good good={effect.of} x={x} y={y} size={size * 0.9} />, ...n }];
    case 'choose-goods':
      return [{ draw: (x, y, size) => <AnyGood x={x} y={y} size={size} />, ...n }];
    case 'points':
      return [{ draw: icon('victory-hex'), ...n }];
    case 'colonists':
      return [{ draw: icon('colonist'), ...n }];
    case 'buy-colonist':
      return [
        {
          draw: (x, y, size) => (
            <>
              <Good good={2} x={x - size * 0.28} y={y} size={size * 0.62} />
              <Good good={3} x={x + size * 0.28} y={y} size={size * 0.62} />
            </>
          ),
        },
        { draw: icon('colonist') },
      ];
    case 'move':
      return [
        {
          draw: icon(effect.of === ROVER || effect.of === ROVER_HIGHEST ? 'rover' : 'bot'),
          n: effect.n > 0 ? String(effect.n) : '↟',
        },
      ];
    case 'develop':
      return [{ draw: icon('develop'), ...(effect.free && effect.n === 1 ? { n: '1' } : n) }];
    case 'construct':
      return [effect.of < 0 ? { draw: icon('construct') } : { draw: build(effect.of) }];
    case 'hire':
      return [{ draw: icon(hireIcon(effect.of)) }];
    case 'produce-one':
      return [{ draw: icon('produce') }];
    case 'retrieve':
      return [{ draw: icon('retrieve'), ...(effect.n > 90 ? { n: '∞' } : n) }];
    default:
      return [{ draw: icon(effect.kind), ...n }];
  }
}

const GAP = 3;
const widthOfSign = ({ n }: Sign, size: number): number => size + (n === undefined ? 0 : size * 0.5);

export const hasNumber = (effect: Effect): boolean => signsOf(effect).some(({ n }) => n !== undefined);

export function effectWidth(effect: Effect, size: number): number {
  const signs = signsOf(effect);
  return signs.reduce((sum, sign) => sum + widthOfSign(sign, size), 0) + (signs.length - 1) * GAP;
}

interface EffectRowProps {
  readonly effect: Effect;
  /** The middle of the row. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: string;
}

/** What an effect does, as signs in a row. */
export function EffectRow({ effect, x, y, size, ink = '#fff' }: EffectRowProps) {
  const signs = signsOf(effect);
  let left = x - effectWidth(effect, size) / 2;
  return signs.map((sign) => {
    const from = left;
    left += widthOfSign(sign, size) + GAP;
    return (
      <g key={from}>
        {sign.draw(from + size / 2, y, size, ink)}
        {sign.n !== undefined && (
          <Type
            x={from + size + 1}
            y={y + size * 0.34}
            size={Math.max(11, Math.round(size * 0.72))}
            weight={700}
            fill={ink}
          >
            {sign.n}
          </Type>
        )}
      </g>
    );
  });
}
