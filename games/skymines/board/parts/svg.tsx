import type { ReactNode } from 'react';
import { useScene } from '../scene.ts';

interface PartSvgProps {
  readonly w: number;
  readonly h: number;
  /** Pixels for a unit. */
  readonly scale: number;
  readonly children: ReactNode;
}

/** A part of the board as high as it needs to be; the room around it scrolls. */
export function PartSvg({ w, h, scale, children }: PartSvgProps) {
  const { text } = useScene();
  return (
    <svg
      className="sky-console"
      width={w * scale}
      height={h * scale}
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={text.board}
    >
      {children}
    </svg>
  );
}
