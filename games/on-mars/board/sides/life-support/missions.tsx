import { IconAt, Target } from '@orrery/board';
import { MISSION_CARDS, MISSIONS_TO_GO } from '../../../data/index.ts';
import { Good } from '../../art/goods.tsx';
import { BRASS, WARM } from '../../art/sides.ts';
import { Type } from '../../art/type.tsx';
import { at } from '../../places.ts';
import { useText, useView } from '../../table.tsx';
import { MISSION_ICONS } from '../icons.ts';
import type { Box } from '../plate.tsx';

function Mission({ slot, x, y, width, height }: Box & { readonly slot: number }) {
  const view = useView();
  const mission = view.missions[slot];
  const left = view.trackers[slot];
  const { required, crystals } = MISSION_CARDS[mission];
  const all = required[view.rules.players];
  const isDone = left <= 0;
  const middle = y + height / 2 - 2;
  const ink = isDone ? '#9ff0c0' : WARM.text;
  return (
    <Target place={at.mission(slot)}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
        fill={WARM.well}
        fillOpacity={0.9}
        stroke={isDone ? '#7fd1a8' : WARM.line}
      />
      <rect x={x + 3} y={y + height - 6} width={width - 6} height={3.5} rx={2} fill="#000" fillOpacity={0.5} />
      <rect
        x={x + 3}
        y={y + height - 6}
        width={(width - 6) * (1 - left / all)}
        height={3.5}
        rx={2}
        fill={isDone ? '#7fd1a8' : '#b98a35'}
      />
      <IconAt name={MISSION_ICONS[mission]} x={x + 14} y={middle} size={17} ink={ink} />
      {isDone ? (
        <IconAt name="tick" x={x + width - 16} y={middle} size={16} ink="#9ff0c0" />
      ) : (
        <>
          <Type x={x + 27} y={middle + 5} size={15} weight={700} fill="#fff" display>
            {left}
          </Type>
          <Type x={x + 28 + (left > 9 ? 18 : 10)} y={middle + 5} size={11} fill={WARM.soft}>
            {`/${all}`}
          </Type>
          {Array.from({ length: crystals }, (_, i) => (
            <Good key={crystals - i} good={5} x={x + width - 10 - i * 9} y={middle} size={12} />
          ))}
        </>
      )}
    </Target>
  );
}

/** How far it is to the end: a lamp for every Mission that is over. */
function EndLamps({ x, y, width }: Omit<Box, 'height'>) {
  const view = useView();
  const { toTheEnd } = useText();
  const over = MISSIONS_TO_GO - view.remaining;
  return (
    <Target place={at.end}>
      <Type x={x} y={y + 11} size={11} fill={view.ending ? BRASS : WARM.soft} most={width - 18}>
        {toTheEnd(Math.max(0, view.remaining))}
      </Type>
      <IconAt
        name={view.rules.spaceOddity ? 'pass' : 'end'}
        x={x + width - 7}
        y={y + 7}
        size={13}
        ink={view.ending ? BRASS : WARM.soft}
      />
      {Array.from({ length: MISSIONS_TO_GO }, (_, i) => {
        const cx = x + 8 + i * ((width - 16) / (MISSIONS_TO_GO - 1));
        const isOver = i < over;
        return (
          <g key={cx}>
            <circle
              cx={cx}
              cy={y + 22}
              r={7}
              fill={isOver ? '#b98a35' : WARM.well}
              stroke={isOver ? '#fff0c8' : WARM.line}
              strokeWidth={1.5}
            />
            {isOver ? (
              <IconAt name="tick" x={cx} y={y + 22} size={10} ink="#1a1203" />
            ) : (
              <Type x={cx} y={y + 26} size={11} weight={700} fill={WARM.soft} anchor="middle">
                {MISSIONS_TO_GO - i}
              </Type>
            )}
          </g>
        );
      })}
    </Target>
  );
}

/** The Missions, and how near the end is. */
export function Missions({ x, y, width, height }: Box) {
  const view = useView();
  const each = (height - 42) / view.missions.length;
  return (
    <g>
      {view.missions.map((_, slot) => (
        <Mission key={at.mission(slot)} slot={slot} x={x} y={y + 6 + slot * each} width={width} height={each - 4} />
      ))}
      <EndLamps x={x} y={y + height - 34} width={width} />
    </g>
  );
}
