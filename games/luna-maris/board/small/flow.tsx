import type { ReactNode } from 'react';

/** A piece of a part on a small screen, with the room it needs at its natural size. */
export interface Block {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly draw: ReactNode;
}

const GAP = 6;
const MOST = 2.4;
const STEP = 0.04;

interface Packed {
  readonly at: readonly (readonly [number, number])[];
  readonly h: number;
}

/** Rows from left to right, as many blocks in each as fit; a row stands in the middle. */
export function pack(blocks: readonly Pick<Block, 'w' | 'h'>[], width: number): Packed {
  const at: [number, number][] = [];
  let row: number[] = [];
  let [x, y, high] = [0, 0, 0];
  const close = (): void => {
    const shift = Math.max(0, (width - (x - GAP)) / 2);
    for (const i of row) at[i][0] += shift;
    y += high + GAP;
    [row, x, high] = [[], 0, 0];
  };
  blocks.forEach(({ w, h }, i) => {
    if (row.length > 0 && x + w > width) close();
    at[i] = [x, y];
    row.push(i);
    x += w + GAP;
    high = Math.max(high, h);
  });
  close();
  return { at, h: y - GAP };
}

/** The largest scale at which everything fits; never so small that words cannot be read. */
export function scaleFor(blocks: readonly Pick<Block, 'w' | 'h'>[], width: number, height: number): number {
  const widest = Math.max(...blocks.map(({ w }) => w)) + 2 * GAP;
  const least = Math.min(1, width / widest);
  for (let scale = MOST; scale > least; scale -= STEP) {
    if (widest * scale <= width && (pack(blocks, width / scale - 2 * GAP).h + 2 * GAP) * scale <= height) return scale;
  }
  return least;
}

/** Blocks in the room there is: what does not fit even at its natural size is scrolled to. */
export function Flow({
  blocks,
  width,
  height,
  label,
}: {
  readonly blocks: readonly Block[];
  readonly width: number;
  readonly height: number;
  readonly label: string;
}) {
  const scale = scaleFor(blocks, width, height);
  const { at, h } = pack(blocks, width / scale - 2 * GAP);
  const total = Math.max(height, Math.ceil((h + 2 * GAP) * scale));
  return (
    <svg role="group" aria-label={label} width={width} height={total} viewBox={`0 0 ${width / scale} ${total / scale}`}>
      {blocks.map(({ id, draw }, i) => (
        <g key={id} transform={`translate(${at[i][0] + GAP} ${at[i][1] + GAP})`}>
          {draw}
        </g>
      ))}
    </svg>
  );
}
