import { IconAt, type IconName, Target } from '@orrery/board';
import { MINE, REWARD_POINTS, REWARDS, type RewardName, SHELTER, TOP_ROW } from '../../../data/index.ts';
import { GOOD_FILL } from '../../art/goods.tsx';
import { Emblem, Model } from '../../art/models.tsx';
import { BRASS, WARM } from '../../art/sides.ts';
import { Type } from '../../art/type.tsx';
import { Ripples } from '../../motion/walks.tsx';
import { at } from '../../places.ts';
import { useAfter, useText, useView } from '../../table.tsx';
import type { Box } from '../plate.tsx';

const REWARD_ICON: Readonly<Record<RewardName, IconName | undefined>> = {
  'highest-tech': 'technology',
  ships: 'ship',
  'advanced-buildings': 'upgrade',
  mines: undefined,
  bots: 'bot',
  'discovery-tiles': 'discovery',
  shelters: undefined,
  colonists: 'colonist',
};

function Reward({
  reward,
  x,
  y,
  ink,
}: {
  readonly reward: RewardName;
  readonly x: number;
  readonly y: number;
  readonly ink: string;
}) {
  const icon = REWARD_ICON[reward];
  return (
    <>
      {icon === undefined ? (
        <Model type={reward === 'mines' ? MINE : SHELTER} x={x - 7} y={y} r={9} />
      ) : (
        <IconAt name={icon} x={x - 6} y={y} size={15} ink={ink} />
      )}
      <Type x={x + 5} y={y + 4} size={11.5} weight={700} fill={ink}>
        {reward === 'highest-tech' ? '↥' : REWARD_POINTS[reward]}
      </Type>
    </>
  );
}

interface TubeProps {
  readonly column: number;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly head: number;
}

/** One of the four systems: liquid up to its row, its reward above; brass while the reward can still be earned. */
function Tube({ column, x, width, top, bottom, head }: TubeProps) {
  const view = useView();
  const after = useAfter();
  const row = view.lss[column];
  const rises = after !== undefined && after.lss[column] > row;
  const each = (bottom - top) / TOP_ROW;
  const body = Math.min(25, width - 7);
  const left = x - body / 2;
  const surface = bottom - row * each;
  const isBehind = row < view.level + 1;
  const ink = isBehind ? '#ffe7b3' : WARM.text;
  const type = column + 1;
  return (
    <Target place={at.tube(column)}>
      <rect
        x={left}
        y={top}
        width={body}
        height={bottom - top + 6}
        rx={7}
        fill={WARM.well}
        stroke="#000"
        strokeOpacity={0.6}
      />
      <path
        className="om-liquid"
        d={`M${left + 1} ${surface}q${body / 4} -4 ${body / 2 - 1} 0t${body / 2 - 1} 0V${bottom + 5}h${2 - body}Z`}
        fill={GOOD_FILL[type]}
        fillOpacity={0.92}
      />
      {rises && (
        <rect
          x={left + 1}
          y={surface - each}
          width={body - 2}
          height={each}
          fill={GOOD_FILL[type]}
          fillOpacity={0.45}
          stroke={BRASS}
          strokeDasharray="3 2"
        />
      )}
      <rect x={left + 2} y={top + 3} width={3.5} height={bottom - top} fill="#fff" fillOpacity={0.3} />
      <path
        d={Array.from({ length: TOP_ROW - 1 }, (_, i) => `M${left} ${bottom - (i + 1) * each}h${body}`).join('')}
        stroke="#000"
        strokeOpacity={0.4}
      />
      <rect
        x={x - width / 2 + 2}
        y={head}
        width={width - 4}
        height={22}
        rx={5}
        fill={isBehind ? '#4a3508' : WARM.well}
        stroke={isBehind ? '#b98a35' : WARM.line}
      />
      <Reward reward={REWARDS[view.rewards[column]]} x={x} y={head + 11} ink={ink} />
      <Emblem type={type} x={x} y={bottom + 9} r={Math.min(13, width * 0.44)} />
    </Target>
  );
}

/** Four tubes, and the line that all of them must reach for the next Colony level. */
export function Tubes({ x, y, width, height }: Box) {
  const view = useView();
  const text = useText();
  const top = y + 33;
  const bottom = y + height - 25;
  const row = (bottom - top) / TOP_ROW;
  const from = x + 24;
  const each = (width - 24) / 4;
  const due = view.level + 1;
  const line = bottom - due * row;
  // Where rows are too low for their numbers, every other one has to do.
  const numbers = Array.from({ length: TOP_ROW }, (_, i) => i).filter((i) => row > 11 || i % 2 === 0);
  return (
    <g>
      {numbers.map((i) => (
        <Type
          key={i + 1}
          x={x + 15}
          y={bottom - (i + 0.5) * row + 4}
          size={11}
          weight={600}
          fill={i + 1 === due ? BRASS : WARM.soft}
          anchor="middle"
        >
          {i + 1}
        </Type>
      ))}
      {view.lss.map((_, column) => (
        <Tube
          key={at.tube(column)}
          column={column}
          x={from + each * (column + 0.5)}
          width={each}
          top={top}
          bottom={bottom}
          head={y + 6}
        />
      ))}
      <Target place={at.level}>
        <rect x={x + 4} y={y + 6} width={22} height={22} fill="transparent" />
        <Type x={x + 15} y={y + 21} size={12.5} weight={700} fill={BRASS} anchor="middle" display>
          {text.level(view.level)}
        </Type>
        {due <= TOP_ROW && (
          <g className="om-due" style={{ transform: `translateY(${line}px)` }}>
            <path d={`M${from - 2} 0H${x + width}`} stroke="#1a1203" strokeWidth={5.5} />
            <path d={`M${from - 2} 0H${x + width}`} stroke={BRASS} strokeWidth={3} />
            <path d={`M${x + width + 5} -5.5l-8 5.5 8 5.5Z`} fill={BRASS} stroke="#1a1203" />
          </g>
        )}
      </Target>
      <Ripples of={view.level} x={from + 2 * each} y={line} r={2 * each} />
    </g>
  );
}
