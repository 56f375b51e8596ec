import { IconAt, MarkAt, seatColourOnDark, Target } from '@orrery/board';
import { HEADQUARTERS, type Headquarters, PYRAMID } from '../../data/index.ts';
import type { Player } from '../../rules/state.ts';
import { Die } from '../art/die.tsx';
import { glyphsOf } from '../art/effects.tsx';
import { Glyphs } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Pop } from '../art/pop.tsx';
import { Label, Plate, PlateGlow } from '../art/things.tsx';
import { type Facts, type Room, useTried } from '../facts.ts';
import { places } from '../places.ts';

/** Left edge and width in thirds of the tree, and the storey from the top. */
const SPOTS: readonly (readonly [left: number, width: number, storey: number])[] = [
  [0, 1, 3],
  [1, 1, 3],
  [2, 1, 3],
  [0.07, 1.41, 2],
  [1.51, 1.41, 2],
  [0.07, 1.41, 1],
  [1.51, 1.41, 1],
  [0.75, 1.5, 0],
];

const has = (bits: number, slot: number): boolean => ((bits >> slot) & 1) === 1;
/** The tip of the tree rests on all projects, but only the two below it hold it. */
const restsOn = (slot: number): readonly number[] => (slot === PYRAMID.length - 1 ? [6, 7] : PYRAMID[slot]);

interface TreeProps extends Room {
  readonly hq: Headquarters;
  readonly seat: number;
  /** Completed projects and used gate runs, a bit for each. */
  readonly projects: number;
  readonly runs: number;
  /** What a choice under the pointer would complete. */
  readonly ghosts?: number;
}

function boxOf(slot: number, { width, height }: Room): { x: number; y: number; width: number; height: number } {
  const third = (width - 8) / 3;
  const tall = (height - 15) / 4;
  const [left, wide, storey] = SPOTS[slot];
  return { x: left * (third + 4), y: storey * (tall + 5), width: wide * third, height: tall };
}

function Struts(props: TreeProps) {
  return PYRAMID.flatMap((_, slot) =>
    restsOn(slot).map((below) => {
      const [top, bottom] = [boxOf(slot, props), boxOf(below - 1, props)];
      const [x0, y0] = [round(top.x + top.width / 2), round(top.y + top.height - 2)];
      const [x1, y1] = [round(bottom.x + bottom.width / 2), round(bottom.y + 2)];
      const isLit = has(props.projects, below - 1);
      return (
        <path
          key={`${slot} ${below}`}
          d={`M${x0} ${y0}C${x0} ${y0 + 8} ${x1} ${y1 - 8} ${x1} ${y1}`}
          stroke={isLit ? seatColourOnDark(props.seat) : 'var(--line)'}
          strokeWidth={isLit ? 3.5 : 2.5}
          fill="none"
        />
      );
    }),
  );
}

function ProjectPlate({ slot, ...props }: TreeProps & { readonly slot: number }) {
  const { hq, seat, projects, runs, ghosts = 0 } = props;
  const { id, cost, effects } = hq.projects[slot];
  const box = { ...boxOf(slot, props), r: 9 };
  const { x, y, width, height } = box;
  const isDone = has(projects, slot);
  const isReady = PYRAMID[slot].every((below) => has(projects, below - 1));
  const isRun = effects.some(({ op }) => op === 'gate-run');
  const isUsed = has(runs, slot);
  const hasBadge = isDone && isRun;
  // What a project brought at once is had; what is left to do is its gate run.
  const told = hasBadge ? effects.filter(({ op }) => op === 'gate-run') : effects;
  const room = width - 27 - (hasBadge ? 12 : 0);
  return (
    <Target place={places.project(id)} className="fades" glow={<PlateGlow {...box} />}>
      <g opacity={isDone || isReady ? 1 : 0.62}>
        <Plate {...box} lit={isDone} stroke={isDone || isReady ? 'var(--dim)' : 'var(--line)'} />
        <Pop on={isDone ? 1 : 0}>
          {isDone ? (
            <MarkAt seat={seat} x={x + 14} y={y + height / 2} size={17} />
          ) : (
            <Die x={x + 14} y={y + height / 2} size={19} value={cost} />
          )}
        </Pop>
        {has(ghosts, slot) && !isDone && (
          <g className="ghosts">
            <MarkAt seat={seat} x={x + 14} y={y + height / 2} size={17} />
          </g>
        )}
        <g opacity={isDone && !(isRun && !isUsed) ? 0.55 : 1}>
          <Glyphs
            row={glyphsOf(told)}
            x={x + 26 + room / 2}
            y={y + height / 2}
            room={room - 2}
            most={1.12}
            anchor="middle"
          />
        </g>
        {hasBadge && (
          <g transform={`translate(${round(x + width - 8)} ${round(y + 7)})`}>
            <circle
              r="7"
              fill={isUsed ? 'var(--plate)' : 'url(#pulsar-coin)'}
              stroke={isUsed ? 'var(--good)' : '#4a3208'}
            />
            <IconAt
              name={isUsed ? 'tick' : 'gate-run'}
              x={0}
              y={0}
              size={10.5}
              ink={isUsed ? 'var(--good)' : '#2b1a02'}
            />
          </g>
        )}
      </g>
    </Target>
  );
}

export function ProjectTree(props: TreeProps) {
  return (
    <>
      <Struts {...props} />
      {props.hq.projects.map(({ id }, slot) => (
        <ProjectPlate key={id} slot={slot} {...props} />
      ))}
    </>
  );
}

const hqOf = ({ hqBoard, hqSide }: Player): Headquarters | undefined =>
  hqSide < 0 ? undefined : HEADQUARTERS[hqBoard * 2 + hqSide];

/** A seat's headquarters; a word before its side is known. */
export function HeadquartersTree({
  facts: { view, text },
  seat,
  ...room
}: Room & { readonly facts: Facts; readonly seat: number }) {
  const after = useTried()?.after;
  const player = view.players[seat];
  const hq = hqOf(player);
  if (hq === undefined)
    return (
      <Label x={room.width / 2} y={room.height / 2} fill="var(--dim)" anchor="middle">
        {text.noHeadquarters}
      </Label>
    );
  const ghosts = after === undefined ? 0 : after.players[seat].projects & ~player.projects;
  return <ProjectTree {...room} hq={hq} seat={seat} projects={player.projects} runs={player.runs} ghosts={ghosts} />;
}
