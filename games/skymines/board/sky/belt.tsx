import { IconAt, Moving, Target } from '@orrery/board';
import type { ReactNode } from 'react';
import { ASTEROID_ROWS, BELT_PLACES, facilities, SHUTTLE_ROWS } from '../../data/index.ts';
import { fullCost } from '../../rules/reach.ts';
import { NONE } from '../../rules/state.ts';
import { round, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, GLOW, HELIUM } from '../art/colours.ts';
import { Pennant, Shuttle } from '../art/pieces.tsx';
import { Facility, facilitiesIn } from '../cards/gains.tsx';
import { usePieces } from '../pieces.ts';
import type { Room } from '../rooms.ts';
import { useAfter, useScene } from '../scene.ts';
import { Danger } from './danger.tsx';
import { inBelt } from './geometry.ts';
import { Price } from './moon.tsx';
import { asteroidAt, Bare, rockWidth } from './rocks.tsx';

const placeIndex = (id: string): number => BELT_PLACES.findIndex((place) => place.id === id);

/** Is the place among what may be taken now? */
function useOpen(place: string): boolean {
  const { options } = useScene();
  return options.some((option) => option.do === 'occupy' && option.at === place);
}

interface FullSizeProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly children: ReactNode;
}

/** What has to be read keeps its size in a belt that is drawn smaller. */
function FullSize({ x, y, scale, children }: FullSizeProps) {
  return <g transform={`translate(${round(x)} ${round(y)}) scale(${round(1 / scale)})`}>{children}</g>;
}

interface OfBelt<Row> {
  readonly row: Row;
  readonly room: Room;
  readonly scale: number;
}

function ShuttleField({ row, room, scale }: OfBelt<(typeof SHUTTLE_ROWS)[number]>) {
  const { view } = useScene();
  const after = useAfter();
  const pieces = usePieces();
  const id = `shuttle-${row.shuttle}`;
  const isOpen = useOpen(id);
  const put = inBelt(room);
  const at = asteroidAt(room);
  const [x, y] = put(row.x, row.y);
  const ends = row.between.map((end) => at.get(end) ?? [0, 0]);
  const turn = (Math.atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0]) * 180) / Math.PI;
  const place = placeIndex(id);
  const owner = view.board[place];
  const ghost = after?.board[place] ?? owner;
  return (
    <Target place={id} glow={<circle cx={round(x)} cy={round(y)} r="16" />}>
      <circle
        cx={round(x)}
        cy={round(y)}
        r="14.500"
        fill="#0c1228"
        stroke={owner >= 0 ? COMPANY_LOOKS[owner].base : '#8fa0cc'}
        strokeWidth={owner >= 0 ? 2.2 : 1.3}
      />
      {owner >= 0 ? (
        <Moving name={pieces(id)} lands>
          <Shuttle company={owner} x={x} y={y} size={25} turn={turn} />
        </Moving>
      ) : row.pit > 0 ? (
        <IconAt name="step" x={x} y={y} size={13} ink="#fff" />
      ) : (
        <Txt x={x} y={y + 4 / scale} size={FIGURE / scale} fill="#9fb0dd" at="middle">
          {row.shuttle}
        </Txt>
      )}
      {ghost !== owner && ghost >= 0 && (
        <g opacity=".7">
          <Shuttle company={ghost} x={x} y={y} size={27} turn={turn} />
        </g>
      )}
      {row.bolts.map((n, i) => {
        if (n === 0) return null;
        const [ex, ey] = ends[i];
        const length = Math.hypot(ex - x, ey - y);
        const [bx, by] = [x + ((ex - x) / length) * 23, y + ((ey - y) / length) * 23];
        return (
          <g key={row.between[i]}>
            <circle cx={round(bx)} cy={round(by)} r="7.500" fill="#3a1c05" stroke="#ffb066" />
            <IconAt name="energy" x={bx} y={by} size={11} ink="#ffb066" accent={1} />
          </g>
        );
      })}
      {isOpen && (
        <FullSize x={x} y={y + 17} scale={scale}>
          <Price x={0} y={0} energy={fullCost(view, view.active, place)} ousts={owner} />
        </FullSize>
      )}
    </Target>
  );
}

function Asteroid({ row, room, scale }: OfBelt<(typeof ASTEROID_ROWS)[number]>) {
  const { view } = useScene();
  const [x, y] = asteroidAt(room).get(row.asteroid) ?? [0, 0];
  const letters = [...row.spaces];
  const rx = rockWidth(letters.length);
  const holds = facilitiesIn(facilities(row.window));
  return (
    <g>
      {holds.map(([kind, n], i) => (
        <FullSize key={kind} x={x + 6 + ((i - (holds.length - 1) / 2) * 22) / scale} y={y + 17} scale={scale}>
          <Facility kind={kind} n={n} x={0} y={0} size={18} active={view.active} />
        </FullSize>
      ))}
      <Txt x={x - rx + 13} y={y + 20} size={FIGURE / scale} at="middle" bold={700} halo="#0a0e1ed9">
        {row.asteroid}
      </Txt>
      {letters.map((letter, i) => (
        <Space
          key={letter}
          id={`asteroid-${row.asteroid}${letter}`}
          x={x + (i - (letters.length - 1) / 2) * 24}
          y={y - 10}
          joins={row.linked.some((pair) => pair[0] === letter)}
          scale={scale}
        />
      ))}
    </g>
  );
}

interface SpaceProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** With the next space it makes one more collector. */
  readonly joins: boolean;
  readonly scale: number;
}

function Space({ id, x, y, joins, scale }: SpaceProps) {
  const { view } = useScene();
  const after = useAfter();
  const pieces = usePieces();
  const isOpen = useOpen(id);
  const place = placeIndex(id);
  const owner = view.board[place];
  const ghost = after?.board[place] ?? owner;
  const lying = view.lying.find((each) => each >> 2 === place);
  const isTaken = view.active !== NONE && view.taken.includes(place);
  return (
    <Target place={id} glow={<ellipse cx={round(x)} cy={round(y + 4)} rx="12" ry="13" />}>
      {isTaken && <circle cx={x} cy={y} r="20" fill="url(#sky-halo)" />}
      <rect x={x - 11} y={y - 14} width="22" height="30" fill="transparent" />
      <ellipse
        cx={round(x)}
        cy={round(y + 7)}
        rx="10.500"
        ry="7"
        fill="#0c1020b3"
        stroke={owner >= 0 ? COMPANY_LOOKS[owner].base : '#d9d3c6'}
        strokeWidth="1.300"
      />
      {lying !== undefined && <Pennant company={lying & 3} x={x + 6} y={y + 4} size={16} lying />}
      {owner >= 0 && (
        <Moving name={pieces(id)} lands>
          <Pennant company={owner} x={x - 3} y={y - 2} size={22} />
        </Moving>
      )}
      {ghost !== owner && ghost >= 0 && (
        <g opacity=".7">
          <Pennant company={ghost} x={x - 3} y={y - 2} size={24} />
        </g>
      )}
      {joins && <IconAt name="collector" x={x + 13.5} y={y + 8} size={12} ink={HELIUM} />}
      {isOpen && (
        <FullSize x={x} y={y - 20} scale={scale}>
          <SpacePrice energy={fullCost(view, view.active, place)} ousts={owner} />
        </FullSize>
      )}
    </Target>
  );
}

/** Rocks need as much room to lie apart from each other; in less they are drawn smaller, their figures are not. */
const [LEAST_WIDTH, LEAST_HEIGHT, LEAST_SCALE] = [390, 300, 0.7];
const FIGURE = 12;

/** What a space costs: spaces lie close together, so it is a figure alone. */
function SpacePrice({ energy, ousts }: { readonly energy: number; readonly ousts: number }) {
  return (
    <g pointerEvents="none">
      <circle r="8.500" fill="#1a1203" stroke={GLOW} strokeWidth="1.300" />
      <Txt x={0} y={4.5} size={12.5} at="middle" bold={750} display>
        {energy}
      </Txt>
      {ousts >= 0 && <IconAt name="remove" x={0} y={-15} size={13} ink={COMPANY_LOOKS[ousts].light} />}
    </g>
  );
}

/** The asteroid belt with everything on it. */
export function Belt({ room }: { readonly room: Room }) {
  const scale = Math.max(LEAST_SCALE, Math.min(1, room.w / LEAST_WIDTH, room.h / LEAST_HEIGHT));
  const { x, y, w, h } = room;
  const belt = { x: x / scale, y: y / scale, w: w / scale, h: h / scale };
  return (
    <>
      <g transform={scale === 1 ? undefined : `scale(${round(scale)})`}>
        <Bare {...belt} />
        {SHUTTLE_ROWS.map((row) => (
          <ShuttleField key={row.shuttle} row={row} room={belt} scale={scale} />
        ))}
        {ASTEROID_ROWS.map((row) => (
          <Asteroid key={row.asteroid} row={row} room={belt} scale={scale} />
        ))}
      </g>
      <Danger room={room} />
    </>
  );
}
