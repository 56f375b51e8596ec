import type { ReactNode } from 'react';
import { WithLayer } from '../motion/layer.tsx';
import { useFacts } from '../table.tsx';

/** The room that a part of the board has, in its own units. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Wide and low: a phone on its side. */
  readonly isLow: boolean;
  /** The slip stands at its foot. */
  readonly isTight: boolean;
}

interface SheetProps {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Sheet({ width, height, scale, className = 'om-draw om-scene', children }: SheetProps) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} width={width * scale} height={height * scale}>
      <title>{useFacts().text.game.name}</title>
      <WithLayer>{children}</WithLayer>
    </svg>
  );
}
