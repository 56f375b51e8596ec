import { Moving, Target } from '@orrery/board';
import { RESEARCH_VALUES, SCREEN_ON, SCREENS } from '../../data/index.ts';
import { NONE, type Player } from '../../rules/state.ts';
import { Box, round, Token, Txt } from '../art/basics.tsx';
import { GLOW } from '../art/colours.ts';
import { Plan } from '../cards/plan.tsx';
import { inLab, screenPlace } from '../places.ts';
import { useAfter, useScene } from '../scene.ts';

interface ScreensProps {
  readonly player: Player;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly perRow?: number;
}

const GAP = 4;
/** Room under a row of screens for the line of the upload marker. */
const LINE = 17;

/** Sixteen screens, and the upload marker that travels along them. */
export function Screens({ player, seat, x, y, w, h, perRow = SCREENS }: ScreensProps) {
  const { text, me } = useScene();
  const after = useAfter();
  const rows = Math.ceil(SCREENS / perRow);
  const width = (w - GAP * (perRow - 1)) / perRow;
  const height = h / rows - LINE;
  const left = (screen: number): number => x + ((screen - 1) % perRow) * (width + GAP);
  const top = (screen: number): number => y + Math.floor((screen - 1) / perRow) * (height + LINE);
  const markerAt = (screen: number): readonly [number, number] =>
    screen === 0 ? [x - 10, y + height + 3] : [left(screen) + 7, top(screen) + height + 3];
  const ahead = seat === me ? after?.players[seat]?.research : undefined;
  return (
    <>
      {Array.from({ length: SCREENS }, (_, i) => i + 1).map((screen) => {
        const plan = player.screens[screen];
        const box = { x: left(screen), y: top(screen), w: width, h: height };
        const isDone = player.research >= screen;
        const lineY = box.y + height + 8;
        const value = RESEARCH_VALUES.find(([reached]) => reached === screen)?.[1];
        const ghost = seat === me && after !== undefined ? (after.players[seat]?.screens[screen] ?? plan) : plan;
        return (
          <Target
            key={screen}
            place={inLab(screenPlace(screen), seat, me)}
            glow={<rect x={box.x - 1} y={box.y - 1} width={width + 2} height={height + 2} rx="6" />}
          >
            <path
              d={`M${round(box.x)} ${round(lineY)}h${round(width + (screen % perRow === 0 ? 0 : GAP))}`}
              stroke={isDone ? '#7fe0d0' : 'var(--hairline)'}
              strokeWidth={isDone ? 4 : 3}
            />
            {plan === NONE ? (
              <>
                <Box {...box} r={5} fill="url(#sky-screen-off)" stroke="#2c3960" />
                <Txt x={box.x + width / 2} y={box.y + height / 2 + 4} fill="#8391c0" at="middle">
                  {screen}
                </Txt>
              </>
            ) : (
              <Moving name={`plan ${plan}`}>
                <Plan plan={plan} {...box} done={isDone} turned={((player.turned >> screen) & 1) === 1} />
              </Moving>
            )}
            {ghost !== plan && ghost >= 0 && <Plan plan={ghost} {...box} opacity={0.75} />}
            {screen === SCREEN_ON && (
              <Milestone x={box.x + width / 2} y={lineY} said={text.slotOn('E')} isOn={isDone} brass />
            )}
            {value !== undefined && screen !== SCREEN_ON && (
              <Milestone x={box.x + width / 2} y={lineY} said={`${value}`} isOn={isDone} />
            )}
          </Target>
        );
      })}
      {ahead !== undefined && ahead > player.research && (
        <g opacity=".6">
          <Token seat={seat} x={markerAt(ahead)[0]} y={markerAt(ahead)[1]} size={20} />
        </g>
      )}
      <Moving name={`upload ${seat}`}>
        <Token seat={seat} x={markerAt(player.research)[0]} y={markerAt(player.research)[1]} size={20} />
      </Moving>
    </>
  );
}

interface MilestoneProps {
  readonly x: number;
  readonly y: number;
  readonly said: string;
  readonly isOn: boolean;
  readonly brass?: boolean;
}

/** What the marker earns on its way. */
function Milestone({ x, y, said, isOn, brass }: MilestoneProps) {
  const w = brass ? said.length * 6.6 + 8 : 27;
  return (
    <>
      <Box
        x={x - w / 2}
        y={y - 8}
        w={w}
        h={15}
        r={7.5}
        fill={brass ? '#1a1203' : isOn ? '#0f4a4a' : 'var(--sky-well)'}
        stroke={brass ? GLOW : isOn ? '#7fe0d0' : 'var(--sky-edge)'}
      />
      <Txt x={x} y={y + 4} size={11.25} fill={brass ? GLOW : isOn ? '#fff' : 'var(--sky-label)'} at="middle" bold={700}>
        {said}
      </Txt>
    </>
  );
}
