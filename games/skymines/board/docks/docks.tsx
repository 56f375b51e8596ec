import { IconAt, Moving, Target } from '@orrery/board';
import type { ReactNode } from 'react';
import { BOARD_FIELD_INDEX, BOARD_FIELDS, BONUS_TILES } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { Box, Coin, KindIcon, Token, Txt } from '../art/basics.tsx';
import { COIN, HELIUM, KIND_LOOKS, POINT } from '../art/colours.ts';
import { fieldSpot, usePieces } from '../pieces.ts';
import { fieldPlace } from '../places.ts';
import { useScene } from '../scene.ts';

/** The kinds that the four bonus tiles stand for: any resource, chemist, scientist, energy. */
export const TILE_KINDS: readonly number[] = [8, 5, 4, 3];

interface SocketProps {
  readonly field: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly children: ReactNode;
}

/** Where a marker goes; what is printed there shows while it is free. */
export function Socket({ field, x, y, r, children }: SocketProps) {
  const { view } = useScene();
  const pieces = usePieces();
  const by = view.fields[field];
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#05070f" stroke="#6b7bb0" strokeWidth="1.300" />
      {by === NONE ? (
        children
      ) : (
        <Moving name={pieces(fieldSpot(field))}>
          <Token seat={by & 7} x={x} y={y} size={r * 2 - 1} />
        </Moving>
      )}
    </>
  );
}

interface DockProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A dock that reserves a bonus tile for the next round: socket above, price and effect below. */
export function TileDock({ tile, x, y, w, h }: DockProps & { readonly tile: number }) {
  const id = `btf-${BONUS_TILES[tile]}`;
  const field = BOARD_FIELD_INDEX[id];
  const kind = TILE_KINDS[tile];
  const below = y + h - 11;
  return (
    <Target place={fieldPlace(id)} glow={<rect x={x} y={y} width={w} height={h} rx="8" />}>
      <Box x={x} y={y} w={w} h={h} r={8} fill="url(#sky-plate)" stroke="#4a5887" />
      <Socket field={field} x={x + w / 2} y={y + 18} r={13.5}>
        {tile === 0 ? (
          <PlusOne x={x + w / 2} y={y + 23} />
        ) : (
          <KindIcon kind={kind} x={x + w / 2} y={y + 18} size={17} />
        )}
      </Socket>
      <Coin x={x + 10} y={below} size={14.5} n={BOARD_FIELDS[field].pay} />
      {tile === 0 && <KindIcon kind={kind} x={x + w - 12} y={below} size={13} />}
      {tile === 1 && <IconAt name="helium" x={x + w - 16} y={below} size={12} ink={HELIUM} />}
      {tile === 2 && <IconAt name="research-point" x={x + w - 16} y={below} size={12} ink={POINT} />}
      {tile === 3 && <IconAt name="energy" x={x + w - 16} y={below} size={11} ink={KIND_LOOKS[3].line} accent={1} />}
      {tile > 0 && (
        <Txt x={x + w - 10} y={below + 4.3} size={11.5} bold={700}>
          {tile === 2 ? 1 : 2}
        </Txt>
      )}
    </Target>
  );
}

export function PlusOne({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <Txt x={x} y={y} size={15} at="middle" bold={750} display>
      +1
    </Txt>
  );
}

/** The price of a card, whatever it is. */
function AnyPrice({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Box x={x - 9} y={y - 8} w={18} h={16} r={5} fill="#0a0e1c" stroke={COIN} />
      <Txt x={x} y={y + 4} size={12} fill={COIN} at="middle" bold={750} display>
        n
      </Txt>
    </>
  );
}

/** Start marker, buying and selling: socket at the left, what it does beside it. */
export function StandardDock({
  id,
  x,
  y,
  w,
  h,
}: DockProps & { readonly id: 'start-marker' | 'buy-card' | 'sell-card' }) {
  const field = BOARD_FIELD_INDEX[`std-${id}`];
  const middle = y + h / 2;
  const left = x + h + 2;
  const picture = ({ 'start-marker': 'start', 'buy-card': 'buy', 'sell-card': 'sell' } as const)[id];
  return (
    <Target place={fieldPlace(`std-${id}`)} glow={<rect x={x} y={y} width={w} height={h} rx="8" />}>
      <Box x={x} y={y} w={w} h={h} r={8} fill="url(#sky-plate)" stroke="#4a5887" />
      <Socket field={field} x={x + h / 2} y={middle} r={h / 2 - 4}>
        <IconAt
          name={picture}
          x={x + h / 2}
          y={middle}
          size={h - 16}
          ink={id === 'start-marker' ? '#ffd98a' : '#cfe0ff'}
        />
      </Socket>
      {id === 'start-marker' && (
        <>
          <IconAt name="research-point" x={left + 5} y={middle} size={15} ink={POINT} />
          <Txt x={left + 14} y={middle + 4.5} bold={700}>
            1
          </Txt>
        </>
      )}
      {id === 'buy-card' && (
        <>
          <Coin x={left + 8} y={middle} size={15} n={1} />
          <Txt x={left + 18} y={middle + 4.3} size={13} bold={700}>
            +
          </Txt>
          <AnyPrice x={left + 37} y={middle} />
        </>
      )}
      {id === 'sell-card' && (
        <>
          <AnyPrice x={left + 9} y={middle} />
          <Txt x={left + 21} y={middle + 4.5} size={13} bold={700} display>
            +2
          </Txt>
          <Coin x={left + 46} y={middle} size={14} />
        </>
      )}
    </Target>
  );
}
