import { IconAt, type IconName, MarkAt, seatColourOnDark } from '@orrery/board';
import type { ReactNode } from 'react';
import { TECHNOLOGIES } from '../../data/index.ts';
import { glyphsOf } from '../art/effects.tsx';
import { Glyphs } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Label, Plate } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { Arrays } from '../transmitters/arrays.tsx';
import { Goals } from './goals.tsx';
import { HeadquartersTree } from './headquarters.tsx';
import { Stock } from './stock.tsx';

export interface DeskProps {
  readonly facts: Facts;
  /** Whose desk is looked at. */
  readonly seat: number;
  readonly onLook: (seat: number) => void;
}

export function Heading({
  x,
  y,
  icon,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly icon: IconName;
  readonly children: string;
}) {
  return (
    <>
      <IconAt name={icon} x={x + 8} y={y - 4.5} size={16} ink="var(--brass-text)" />
      <Label x={x + 21} y={y} size={13} weight={600} display>
        {children}
      </Label>
    </>
  );
}

interface SwitchProps extends DeskProps {
  readonly right: number;
  /** From one mark to the next; fingers need more. */
  readonly step?: number;
}

/** The marks of all seats: a press shows the desk of another one. */
export function SeatSwitch({ facts: { view, names, text }, seat, onLook, right, step = 26 }: SwitchProps) {
  return view.players.map((_, each) => {
    const x = right - (view.players.length - 1 - each) * step;
    const look = () => onLook(each);
    const isShown = each === seat;
    return (
      <g
        key={each}
        role="button"
        tabIndex={0}
        className="seat-switch"
        data-desk={each}
        aria-label={text.lookAt(names[each] ?? '')}
        aria-pressed={isShown}
        onClick={look}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && look()}
      >
        <rect x={x - step / 2} y={15 - step / 2} width={step} height={step} fill="transparent" />
        <rect
          x={x - 11}
          y="4"
          width="22"
          height="22"
          rx="7"
          fill={isShown ? 'var(--lit-high)' : 'var(--well)'}
          stroke={isShown ? 'var(--ink)' : 'var(--line)'}
        />
        <MarkAt seat={each} x={x} y={15} size={13} />
      </g>
    );
  });
}

/** Without headquarters there is room to show one's patents. */
function Patents({ facts: { view }, seat, width, height }: Room & { readonly facts: Facts; readonly seat: number }) {
  const { patents } = view.players[seat];
  const rows = Math.max(3, Math.ceil(patents.length / 2));
  const tall = Math.min(38, (height - 4 * (rows - 1)) / rows);
  return patents.map((tech, i) => {
    const wide = (width - 6) / 2;
    const [x, y] = [(i % 2) * (wide + 6), Math.floor(i / 2) * (tall + 4)];
    return (
      <g key={tech}>
        <Plate x={x} y={y} width={wide} height={tall} r={7} lit />
        <Glyphs
          row={glyphsOf(TECHNOLOGIES[tech].effects)}
          x={x + wide / 2}
          y={y + tall / 2}
          room={wide - 12}
          most={1.1}
          anchor="middle"
        />
      </g>
    );
  });
}

const WIDE = { stock: 250, goals: 226 };
const HEAD = 26;

interface ColumnProps extends Room {
  readonly x: number;
  readonly icon: IconName;
  readonly title: string;
  readonly children: (room: Room) => ReactNode;
}

function Column({ x, width, height, icon, title, children }: ColumnProps) {
  return (
    <g transform={`translate(${round(x)} 0)`}>
      <path d={`M-7 10V${height - 10}`} stroke="var(--line)" strokeOpacity=".8" />
      <Heading x={0} y={19} icon={icon}>
        {title}
      </Heading>
      <g transform={`translate(0 ${HEAD})`}>{children({ width: width - 8, height: height - HEAD - 9 })}</g>
    </g>
  );
}

/** The desk of a seat along the bottom of the board. */
export function Desk({ facts, seat, onLook, width, height }: DeskProps & Room) {
  const { view, viewer, names, text } = facts;
  const rest = width - WIDE.stock - WIDE.goals - 30;
  const tree = round(rest * 0.62);
  const arrays = rest - tree;
  const x = WIDE.stock + 10;
  const color = seatColourOnDark(seat);
  return (
    <>
      <rect
        width={width}
        height={height}
        rx="14"
        fill="url(#pulsar-plate)"
        stroke={color}
        strokeOpacity=".75"
        strokeWidth="1.4"
      />
      <path d={`M14 1.500H${width - 14}`} className="edge" />
      <path d="M16 0H220" stroke={color} strokeWidth="3" />
      <MarkAt seat={seat} x={18} y={15} size={15} />
      <Label x={30} y={20} size={14.5} weight={700} display>
        {shorten(names[seat] ?? '', view.players.length > 3 ? 11 : 14)}
      </Label>
      <SeatSwitch facts={facts} seat={seat} onLook={onLook} right={WIDE.stock - 16} />
      <Stock facts={facts} seat={seat} />
      <Column
        x={x}
        width={tree}
        height={height}
        icon={view.hq ? 'project' : 'patent'}
        title={view.hq ? text.headquarters : text.patents}
      >
        {(room) =>
          view.hq ? (
            <HeadquartersTree facts={facts} seat={seat} {...room} />
          ) : (
            <Patents facts={facts} seat={seat} {...room} />
          )
        }
      </Column>
      <Column x={x + tree + 10} width={arrays} height={height} icon="transmitter" title={text.arrays}>
        {(room) => <Arrays facts={facts} seat={seat} {...room} />}
      </Column>
      <Column x={x + tree + arrays + 20} width={WIDE.goals} height={height} icon="goal" title={text.goals}>
        {(room) => <Goals facts={facts} {...room} />}
      </Column>
      {viewer !== null && viewer !== seat && (
        <Label x={30} y={34} size={11} fill="var(--dim)">
          {text.lookingAt}
        </Label>
      )}
    </>
  );
}

const shorten = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);
