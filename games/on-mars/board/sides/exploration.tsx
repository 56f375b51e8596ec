import { Target } from '@orrery/board';
import { hexPath } from '../art/hex.ts';
import { COLD } from '../art/sides.ts';
import { DiscoveryTile } from '../art/tiles.tsx';
import { Type } from '../art/type.tsx';
import { at } from '../places.ts';
import { useText, useView } from '../table.tsx';
import type { Box } from './plate.tsx';

function Probe({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.86)`} opacity={0.9}>
      <path d="M-64 6h128" stroke="#5c7db4" strokeWidth={3} />
      <g fill="#17335f" stroke="#6f9fe0">
        <path d="M-66-3h22v18h-22ZM-41-3h22v18h-22ZM22-3h22v18H22Z" />
      </g>
      <path
        d="M-59-3v18M-52-3v18M-34-3v18M-27-3v18M29-3v18M36-3v18M-66 6h47M22 6h22"
        stroke="#6f9fe0"
        strokeWidth={0.8}
      />
      <circle cx={2} cy={6} r={9} fill="url(#om-ball)" stroke="#10192e" strokeWidth={1.2} />
      <circle cx={2} cy={6} r={3.5} fill="#1c3a66" />
    </g>
  );
}

/** The two Exploration tiles: whoever flies down may place one. */
export function Exploration({ x, y, width, height }: Box) {
  const view = useView();
  const text = useText();
  const r = Math.min(24, height / 2 - 1);
  return (
    <g>
      {height > 64 && <Probe x={x + 62} y={y + height - 19} />}
      <Type x={x + 8} y={y + 20} size={13} weight={650} fill={COLD.text}>
        {text.exploration}
      </Type>
      <Type x={x + 8} y={y + 36} size={11.5} fill={COLD.soft}>
        {text.tilesLeft(view.discoveryStack.length)}
      </Type>
      {view.exploration.map((tile, i) => {
        const cx = x + width - 26 - (view.exploration.length - 1 - i) * 54;
        const cy = y + height / 2 + 1;
        return (
          <Target key={at.exploration(i)} place={at.exploration(i)} glow={<path d={hexPath(cx, cy, r + 1)} />}>
            {tile >= 0 ? (
              <DiscoveryTile tile={tile} x={cx} y={cy} r={r} />
            ) : (
              <path
                d={hexPath(cx, cy, r)}
                fill={COLD.well}
                fillOpacity={0.6}
                stroke={COLD.line}
                strokeDasharray="3 3"
              />
            )}
          </Target>
        );
      })}
    </g>
  );
}
