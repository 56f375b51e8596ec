import { IconAt, type IconName, MarkAt, Target } from '@orrery/board';
import { CHAPTERS, MISSIONS, TASKS, type Task, THREATS } from '../../data/index.ts';
import { campaignSums } from '../../rules/campaign.ts';
import { NONE } from '../../rules/state.ts';
import { Box, Coin, Txt } from '../art/basics.tsx';
import { GATE } from '../art/colours.ts';
import { CHAPTER_PLACE, THREAT_CARD_PLACE, taskPlace } from '../places.ts';
import { useScene } from '../scene.ts';

/** What a task is about, as an icon. */
const TASK_ICONS: Readonly<Record<Task, IconName>> = {
  'labs-3': 'lab',
  'resource-7': 'any-good',
  'helium-4': 'helium',
  'place-5': 'end',
  'energy-6': 'energy',
  'coins-12': 'coin',
  'threshold-first-3': 'step',
  'threshold-second-1': 'level',
  'slots-1': 'lock',
  'slots-2': 'lock',
  'upload-3': 'upload',
  'research-15': 'research-point',
  'tank-15': 'helium',
  'share-cards-2': 'card',
  'oust-2': 'remove',
  'price-6': 'buy',
  'shares-5': 'share',
  'shares-2-each': 'group',
};

export const MISSION_HEIGHT = 27;

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h?: number;
}

/** A mission: three tasks, with the marks of those who have fulfilled them. */
export function Mission({ mission, x, y, w, h = MISSION_HEIGHT }: Room & { readonly mission: number }) {
  const { view } = useScene();
  const { tasks } = MISSIONS[mission];
  const width = w / 3;
  const middle = y + (h - 3) / 2;
  return (
    <>
      {tasks.map((task, column) => {
        const left = x + column * width;
        const done = view.players.flatMap((player, seat) =>
          player.mission === mission && (player.tasks >> column) & 1 ? [seat] : [],
        );
        return (
          <Target
            key={task}
            place={taskPlace(mission, column + 1)}
            glow={<rect x={left} y={y} width={width - 3} height={h - 3} rx="6" />}
          >
            <Box
              x={left}
              y={y}
              w={width - 3}
              h={h - 3}
              r={6}
              fill="url(#sky-plate)"
              stroke={done.length > 0 ? '#7fe0b4' : '#4a5887'}
            />
            <IconAt name={TASK_ICONS[task]} x={left + 12} y={middle} size={16} ink="#dfe7ff" />
            <Txt x={left + 22} y={middle + 4.5} size={12.5} bold={700} display>
              {TASKS[task].least}
            </Txt>
            {done.map((seat, i) => (
              <MarkAt key={seat} seat={seat} x={left + width - 10 - i * 10} y={middle} size={11} />
            ))}
          </Target>
        );
      })}
    </>
  );
}

/** The threat in the middle of the belt: what it asks of whoever removes it. */
export function ThreatLine({ x, y, w, h = MISSION_HEIGHT }: Room) {
  const { view, text } = useScene();
  const threat = THREATS[view.threatCard];
  const isGone = view.threat === NONE;
  const middle = y + (h - 3) / 2;
  return (
    <Target place={THREAT_CARD_PLACE}>
      <Box
        x={x}
        y={y}
        w={w - 3}
        h={h - 3}
        r={6}
        fill={isGone ? '#10172b' : '#2a0d0a'}
        stroke={isGone ? '#3d4b78' : GATE}
      />
      <IconAt name={isGone ? 'tick' : 'hazard'} x={x + 12} y={middle} size={16} ink={isGone ? '#9aa6c4' : '#ffc2b6'} />
      <Txt x={x + 24} y={middle + 4} size={11.25} fill={isGone ? '#b8c3e0' : '#ffd8ce'} bold={650}>
        {text.game.threats[threat.id]}
      </Txt>
      {isGone && view.threatRemover >= 0 && <MarkAt seat={view.threatRemover} x={x + w - 14} y={middle} size={12} />}
      {!isGone && threat.coins > 0 && <Coin x={x + w - 14} y={middle} size={15} n={threat.coins} />}
    </Target>
  );
}

/** Which chapter of the campaign this is, and everybody's campaign points as they stand. */
export function ChapterLine({ x, y, w, h = MISSION_HEIGHT }: Room) {
  const { view, text } = useScene();
  const middle = y + (h - 3) / 2;
  const sums = campaignSums(view);
  const most = Math.max(...sums);
  return (
    <Target place={CHAPTER_PLACE}>
      <Box x={x} y={y} w={w - 3} h={h - 3} r={6} fill="var(--sky-tray)" stroke="var(--hairline)" />
      <Txt x={x + 8} y={middle + 4} fill="var(--text)" bold={650}>
        {text.chapter(CHAPTERS.indexOf(view.rules.chapter))}
      </Txt>
      {sums.map((sum, seat) => {
        const left = x + w - 3 - (sums.length - seat) * 30;
        return (
          <g key={`points of ${seat + 1}`}>
            <MarkAt seat={seat} x={left + 5} y={middle} size={11} />
            <Txt
              x={left + 13}
              y={middle + 4.5}
              size={12.5}
              fill={sum === most ? 'var(--text)' : 'var(--sky-label)'}
              bold={sum === most ? 800 : 600}
              display
            >
              {sum}
            </Txt>
          </g>
        );
      })}
    </Target>
  );
}
