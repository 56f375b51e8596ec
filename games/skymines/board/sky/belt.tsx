import { IconAt, Moving, Target } from '@orrery/board';
import { memo } from 'react';
import { ASTEROID_ROWS, BELT_PLACES, BELT_STATIONS, COMPANIES, facilities, SHUTTLE_ROWS } from '../../data/index.ts';
import { fullCost } from '../../rules/reach.ts';
import { NONE } from '../../rules/state.ts';
import { round, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, HELIUM, INK } from '../art/colours.ts';
import { Pennant, Shuttle } from '../art/pieces.tsx';
import { strewer } from '../art/strewn.ts';
import { Facility, facilitiesIn } from '../cards/gains.tsx';
import { usePieces } from '../pieces.ts';
import type { Room } from '../rooms.ts';
import { useAfter, useScene } from '../scene.ts';
import { Danger } from './danger.tsx';
import { inBelt, type Point } from './geometry.ts';
import { Price } from './moon.tsx';

const placeIndex = (id: string): number => BELT_PLACES.findIndex((place) => place.id === id);

const asteroidAt = (room: Room): ReadonlyMap<number, Point> => {
  const put = inBelt(room);
  return new Map(ASTEROID_ROWS.map(({ asteroid, x, y }) => [asteroid, put(x, y)]));
};

/** The ragged outline of a rock. */
function rock(seed: number, x: number, y: number, rx: number, ry: number): string {
  const next = strewer(seed * 97 + 5);
  const n = 14;
  const points = Array.from({ length: n }, (_, i): Point => {
    const angle = (i / n) * Math.PI * 2;
    const k = 0.88 + next() * 0.2;
    return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
  });
  const between = (i: number): string => {
    const [a, b] = [points[i % n], points[(i + 1) % n]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  return `M${between(0)}${points.map((_, i) => `Q${points[(i + 1) % n].map(round).join(' ')} ${between(i + 1)}`).join('')}Z`;
}

const ROCK_HEIGHT = 33;
const rockWidth = (spaces: number): number => (spaces === 4 ? 54 : 44);

/** Dust, routes and bare rocks. */
const Bare = memo(function Bare({ x, y, w, h }: Room) {
  const room = { x, y, w, h };
  const put = inBelt(room);
  const at = asteroidAt(room);
  const next = strewer(5);
  const dust = Array.from({ length: 90 }, () => {
    const [a, b] = put(60 + next() * 880, 50 + next() * 905);
    const r = round(0.8 + next() * 2);
    return `M${round(a - r)} ${round(b)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }).join('');
  const routes = SHUTTLE_ROWS.flatMap((row) =>
    row.between.map(
      (end) => `M${(at.get(end) ?? [0, 0]).map(round).join(' ')}L${put(row.x, row.y).map(round).join(' ')}`,
    ),
  ).join('');
  return (
    <g pointerEvents="none">
      <path d={dust} fill="#b9a58c" opacity=".25" />
      <path d={routes} stroke="#0b1022" strokeWidth="6" />
      <path d={routes} stroke="#c9d3ee" strokeWidth="1.800" strokeDasharray="1 5" strokeLinecap="round" />
      {COMPANIES.map((company, i) => {
        const station = BELT_STATIONS[company];
        const [ax, ay] = at.get(station.entry) ?? [0, 0];
        const sx = station.x < 500 ? x - 2 : x + w + 2;
        const sy = station.y < 500 ? y + 70 : y + h - 70;
        return (
          <g key={company}>
            <path
              d={`M${round(sx)} ${round(sy)}L${round(ax)} ${round(ay)}`}
              stroke={COMPANY_LOOKS[i].base}
              strokeWidth="2.200"
              strokeDasharray="6 4"
            />
            <Shuttle
              company={i}
              x={sx + (ax - sx) * 0.3}
              y={sy + (ay - sy) * 0.3}
              size={22}
              turn={(Math.atan2(ay - sy, ax - sx) * 180) / Math.PI}
            />
          </g>
        );
      })}
      {ASTEROID_ROWS.map(({ asteroid, spaces }) => {
        const [ax, ay] = at.get(asteroid) ?? [0, 0];
        const d = rock(asteroid, ax, ay, rockWidth(spaces.length), ROCK_HEIGHT);
        const strewn = strewer(asteroid * 31);
        const craters = Array.from({ length: 7 }, () => {
          const cx = ax + (strewn() - 0.5) * rockWidth(spaces.length) * 1.5;
          const cy = ay + (strewn() - 0.5) * ROCK_HEIGHT * 1.5;
          const r = round(2 + strewn() ** 2 * 7);
          return `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
        }).join('');
        return (
          <g key={asteroid}>
            <path d={d} transform="translate(3 6)" fill="#000" opacity=".5" />
            <path d={d} fill="url(#sky-rock)" stroke={INK} strokeWidth="1.500" />
            <path d={craters} fill="#1c1620" opacity=".28" />
          </g>
        );
      })}
    </g>
  );
});

/** Is the place among what may be taken now? */
function useOpen(place: string): boolean {
  const { options } = useScene();
  return options.some((option) => option.do === 'occupy' && option.at === place);
}

function ShuttleField({ row, room }: { readonly row: (typeof SHUTTLE_ROWS)[number]; readonly room: Room }) {
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
        <Txt x={x} y={y + 4} size={11.25} fill="#9fb0dd" at="middle">
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
      {isOpen && <Price x={x} y={y + 17} energy={fullCost(view, view.active, place)} ousts={owner} />}
    </Target>
  );
}

function Asteroid({ row, room }: { readonly row: (typeof ASTEROID_ROWS)[number]; readonly room: Room }) {
  const { view } = useScene();
  const [x, y] = asteroidAt(room).get(row.asteroid) ?? [0, 0];
  const letters = [...row.spaces];
  const rx = rockWidth(letters.length);
  const holds = facilitiesIn(facilities(row.window));
  return (
    <g>
      {holds.map(([kind, n], i) => (
        <Facility
          key={kind}
          kind={kind}
          n={n}
          x={x + 6 + (i - (holds.length - 1) / 2) * 22}
          y={y + 17}
          size={18}
          active={view.active}
        />
      ))}
      <Txt x={x - rx + 13} y={y + 20} at="middle" bold={700} halo="#0a0e1ed9">
        {row.asteroid}
      </Txt>
      {letters.map((letter, i) => (
        <Space
          key={letter}
          id={`asteroid-${row.asteroid}${letter}`}
          x={x + (i - (letters.length - 1) / 2) * 24}
          y={y - 10}
          joins={row.linked.some((pair) => pair[0] === letter)}
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
}

function Space({ id, x, y, joins }: SpaceProps) {
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
      {isOpen && <Price x={x} y={y - 20} energy={fullCost(view, view.active, place)} ousts={owner} />}
    </Target>
  );
}

/** The asteroid belt with everything on it. */
export function Belt({ room }: { readonly room: Room }) {
  return (
    <>
      <Bare {...room} />
      {SHUTTLE_ROWS.map((row) => (
        <ShuttleField key={row.shuttle} row={row} room={room} />
      ))}
      {ASTEROID_ROWS.map((row) => (
        <Asteroid key={row.asteroid} row={row} room={room} />
      ))}
      <Danger room={room} />
    </>
  );
}
