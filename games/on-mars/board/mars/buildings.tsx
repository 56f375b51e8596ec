import { seatColourOnDark } from '@orrery/board';
import { HEXES, SHELTER } from '../../data/index.ts';
import { complexOf, complexSize } from '../../rules/hexes.ts';
import type { OnMarsState } from '../../rules/state.ts';
import { hexMiddle, hexPath, isBeside, near } from '../art/hex.ts';
import { Model, TYPE } from '../art/models.tsx';
import { Type } from '../art/type.tsx';
import { Arriving, useIsFirst } from '../motion/walks.tsx';
import type { MapPlace } from './ground.tsx';

/** A Building on the map, with the group it belongs to. */
interface Built {
  readonly hex: number;
  readonly type: number;
  /** Whose Shelter it is; NONE for other Buildings, which are nobody's. */
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly group: number;
  readonly size: number;
}

function builtOn(view: OnMarsState, { x, y, r }: MapPlace): Built[] {
  return HEXES.flatMap((_, hex): Built[] => {
    const kind = view.building[hex];
    if (kind < 0) return [];
    const [hx, hy] = hexMiddle(hex, x, y, r);
    const type = Math.min(SHELTER, kind);
    const seat = type === SHELTER ? kind - SHELTER : -1;
    return [{ hex, type, seat, x: hx, y: hy, group: complexOf(view, hex), size: complexSize(view, hex) }];
  }).sort((a, b) => a.y - b.y);
}

function Tube({ from, to, r }: { readonly from: Built; readonly to: Built; readonly r: number }) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <>
      <path d={d} stroke="#101018" strokeWidth={near(r * 0.34)} />
      <path d={d} stroke="#e9eef2" strokeWidth={near(r * 0.23)} />
      <path
        d={d}
        stroke={TYPE[from.type].base}
        strokeWidth={near(r * 0.23)}
        strokeDasharray={`${near(r * 0.05)} ${near(r * 0.12)}`}
        strokeOpacity={0.8}
      />
    </>
  );
}

/** A number on the rim of a Complex, never on its ground. */
export function RimNumber({
  x,
  y,
  n,
  edge,
}: {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly edge: string;
}) {
  return (
    <g pointerEvents="none">
      <circle cx={near(x)} cy={near(y)} r={8.5} fill="#12131c" stroke={edge} strokeWidth={1.8} />
      <Type x={x} y={y + 4.2} weight={700} fill="#fff" anchor="middle">
        {n}
      </Type>
    </g>
  );
}

/** Buildings in relief: one rim round each Complex, tubes inside it, its size on the rim, the ring of an owner. */
export function Buildings({ view, ...place }: MapPlace & { readonly view: OnMarsState }) {
  const { r } = place;
  const isFirst = useIsFirst();
  const built = builtOn(view, place);
  const tubes = built.flatMap((a) =>
    built.filter((b) => b.hex > a.hex && b.group === a.group && isBeside(a.hex, b.hex)).map((b) => [a, b] as const),
  );
  const tops = new Map<number, Built>();
  for (const each of built) if (each.size > 1 && !tops.has(each.group)) tops.set(each.group, each);
  return (
    <g>
      {built.map(
        ({ hex, x, y, type, size }) =>
          size > 1 && (
            <path
              key={hex}
              d={hexPath(x, y + r * 0.03, r)}
              fill={TYPE[type].light}
              stroke={TYPE[type].light}
              strokeWidth={near(r * 0.13)}
              strokeLinejoin="round"
            />
          ),
      )}
      {built.map(({ hex, x, y, type, size }) => (
        <Arriving key={hex} how="rise" isFirst={isFirst}>
          <path d={hexPath(x, y + r * 0.09, r * 0.95)} fill="#150a08" fillOpacity={0.75} />
          <path
            d={hexPath(x, y, r * (size === 1 ? 0.93 : 0.975))}
            fill={`url(#om-pad${type})`}
            stroke={size === 1 ? TYPE[type].light : TYPE[type].dark}
            strokeOpacity={0.85}
          />
        </Arriving>
      ))}
      {tubes.map(([a, b]) => (
        <Arriving key={`${a.hex} ${b.hex}`} how="join" isFirst={isFirst}>
          <Tube from={a} to={b} r={r} />
        </Arriving>
      ))}
      {built.map(({ hex, x, y, type, seat }) => {
        const owner = view.marker[hex];
        const ring = hexPath(x, y, r * 0.86);
        return (
          <Arriving key={hex} how="rise" isFirst={isFirst}>
            {owner >= 0 && (
              <g fill="none">
                <path d={ring} stroke="#0b0d14" strokeWidth={near(r * 0.17)} strokeOpacity={0.8} />
                <path d={ring} stroke={seatColourOnDark(owner)} strokeWidth={near(r * 0.1)} />
              </g>
            )}
            <Model type={type} x={x} y={near(y - r * 0.02)} r={r * (owner >= 0 ? 0.9 : 0.94)} seat={seat} />
          </Arriving>
        );
      })}
      {[...tops.values()].map(({ group, x, y, type, size }) => (
        <RimNumber key={group} x={x - r * 0.5} y={y - r * 0.86} n={size} edge={TYPE[type].light} />
      ))}
    </g>
  );
}
