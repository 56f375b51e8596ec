import { IconAt, MarkAt, Target } from '@orrery/board';
import { ARROWS, BUILD_COST, BUILDINGS, MINE, PLAYER, SHELTER, STACK_SIZE } from '../../data/index.ts';
import { Good } from '../art/goods.tsx';
import { hexPath } from '../art/hex.ts';
import { Emblem, TYPE } from '../art/models.tsx';
import { Piece } from '../art/pieces.tsx';
import { WARM } from '../art/sides.ts';
import { Type } from '../art/type.tsx';
import { at } from '../places.ts';
import { seatOf, useFacts, useView } from '../table.tsx';
import type { Column } from './orbit.tsx';
import { ActionPlate, HEAD } from './plate.tsx';

/** Crystals appear where the arrows of the top tile point. */
function Arrows({ type, tile, x, y, r }: { type: number; tile: number; x: number; y: number; r: number }) {
  return (ARROWS[type][tile] ?? []).map((arrow) => {
    const turn = ((arrow * 60 - 90) * Math.PI) / 180;
    return (
      <path
        key={arrow}
        d="M-3.4 2.6 0-3.2 3.4 2.6Z"
        transform={`translate(${x + Math.cos(turn) * r * 0.86} ${y + Math.sin(turn) * r * 0.86}) rotate(${arrow * 60})`}
        fill="#e7a6ff"
        stroke="#3a0f52"
        strokeWidth={0.9}
      />
    );
  });
}

/** Progress cubes of everybody below a stack. */
function Cubes({ type, x, y }: { readonly type: number; readonly x: number; readonly y: number }) {
  const { players } = useView();
  if (type === SHELTER) return <IconAt name="progress" x={x} y={y} size={13} ink={WARM.soft} />;
  return players.map(({ progress }, seat) => {
    const cx = x + (seat - (players.length - 1) / 2) * (players.length > 3 ? 8.5 : 10);
    return ((progress >> type) & 1) === 1 ? (
      <MarkAt key={cx} seat={seat} x={cx} y={y} size={9} />
    ) : (
      <circle key={cx} cx={cx} cy={y} r={2.6} fill={WARM.well} stroke={WARM.line} />
    );
  });
}

function Stack({
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
  const facts = useFacts();
  const { view } = facts;
  const own = seatOf(facts);
  const left = type === SHELTER ? PLAYER.shelters - view.players[own].shelters : STACK_SIZE - view.built[type];
  const below = Math.max(0, Math.min(3, left) - 1);
  return (
    <Target place={at.stack(BUILDINGS[type])} glow={<path d={hexPath(x, y, r + 1.5)} />}>
      {Array.from({ length: below }, (_, i) => (
        <path
          key={below - i}
          d={hexPath(x, y + (below - i) * 2.6 + 1, r)}
          fill={TYPE[type].dark}
          stroke="#0b0d14"
          strokeWidth={0.8}
        />
      ))}
      <Emblem type={type} x={x} y={y} r={r} seat={type === SHELTER ? own : -1} dim={left === 0} />
      {type !== SHELTER && left > 0 && (
        <Arrows type={type} tile={view.stacks[type * STACK_SIZE + view.built[type]]} x={x} y={y} r={r} />
      )}
      <circle cx={x + r * 0.74} cy={y - 13} r={7.5} fill="#12131c" stroke={TYPE[type].light} />
      <Type x={x + r * 0.74} y={y - 9} size={11} weight={700} fill="#fff" anchor="middle">
        {left}
      </Type>
      {type === MINE ? (
        <IconAt name="colonist" x={x} y={y + 24} size={13} ink={WARM.text} />
      ) : (
        <Good good={BUILD_COST[type]} x={x} y={y + 24} size={13} />
      )}
      <Cubes type={type} x={x} y={y + 40} />
      {view.rules.solo && view.lacerdaBot === type && <Piece kind="bot" seat={1} x={x + 15} y={y + 36} size={16} />}
    </Target>
  );
}

export const CONSTRUCT_HEIGHT = HEAD + 69;
/** The stacks lie in the action that builds: price, tiles left, arrows, and whose Progress cubes are out. */
export function Construct({ x, y, width }: Column) {
  const each = (width - 16) / BUILDINGS.length;
  return (
    <ActionPlate action="construct-building" x={x} y={y} width={width} height={CONSTRUCT_HEIGHT}>
      {BUILDINGS.map((building, type) => (
        <Stack key={building} type={type} x={x + 8 + each * (type + 0.5)} y={y + 52} r={Math.min(20, each * 0.47)} />
      ))}
    </ActionPlate>
  );
}
