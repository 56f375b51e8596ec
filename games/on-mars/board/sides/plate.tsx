import { IconAt, type IconName, Target } from '@orrery/board';
import type { ReactNode } from 'react';
import { ACTIONS, type ActionName, HIRE, MAIN_ACTIONS, ORBIT, RED_ACTIONS, SLOTS } from '../../data/index.ts';
import { placementCost } from '../../rules/placement.ts';
import type { OnMarsState } from '../../rules/state.ts';
import { Mark, Piece } from '../art/pieces.tsx';
import { COLD, type Side, WARM } from '../art/sides.ts';
import { linesOf, Type } from '../art/type.tsx';
import { slotSpot } from '../motion/roster.ts';
import { Walking } from '../motion/walks.tsx';
import { at } from '../places.ts';
import { seatOf, useFacts, useIsOpen } from '../table.tsx';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of the head of a plate: icon, name, slots. */
export const HEAD = 33;

/** A metal plate with a lit edge, hung on the two spars of its column. */
export function Plate({
  x,
  y,
  width,
  height,
  side,
  alone = false,
}: Box & { readonly side: Side; readonly alone?: boolean }) {
  return (
    <g>
      {!alone &&
        [0.16, 0.84].map((share) => {
          const spar = `M${x + width * share} ${y - 8}v9`;
          return (
            <g key={share}>
              <path d={spar} stroke="#0a0d16" strokeWidth={13} />
              <path d={spar} stroke={side.line} strokeWidth={9} />
            </g>
          );
        })}
      <rect x={x} y={y + 2} width={width} height={height} rx={11} fill="#000" fillOpacity={0.4} />
      <rect x={x} y={y} width={width} height={height} rx={10} fill={side.plate} fillOpacity={0.95} stroke={side.line} />
      <path d={`M${x + 9} ${y + 1}h${width - 18}`} stroke="#fff" strokeOpacity={0.28} />
      <path d={`M${x + 2.5} ${y + 9}v${height - 18}`} stroke={side.edge} strokeWidth={2.6} strokeLinecap="round" />
    </g>
  );
}

const ICON_OF: Readonly<Record<ActionName, IconName>> = {
  'obtain-blueprint': 'blueprint',
  'research-development': 'develop',
  'construct-building': 'construct',
  'upgrade-building': 'upgrade',
  'hire-or-contract': 'hire',
  'learn-technology': 'learn',
  resupply: 'warehouse',
  'landing-pod': 'pod',
  'control-center': 'control',
  'welcome-ship': 'ship',
};

/** Whose Colonists lie on the slots of a red action, in order; Hire has a slot of one's own for everybody. */
function slotsOf(view: OnMarsState, action: number): readonly (number | undefined)[] {
  if (action === HIRE) return view.players.map(({ slots }, seat) => (slots[HIRE] > 0 ? seat : undefined));
  const here = view.players.flatMap(({ slots }, seat) => new Array<number>(slots[action]).fill(seat));
  return Array.from({ length: Math.max(SLOTS, here.length) }, (_, i) => here[i]);
}

const SLOT = 11.5;
const SLOT_STEP = 2 * SLOT + 2;

function Slots({ x, y, width, action, side }: Omit<Box, 'height'> & { readonly action: number; readonly side: Side }) {
  const facts = useFacts();
  const { view } = facts;
  const slots = slotsOf(view, action);
  const left = x + width - 8 - slots.length * SLOT_STEP;
  const middle = y + HEAD / 2;
  const cost = placementCost(view, seatOf(facts), action);
  return (
    <>
      {cost > 0 && (
        <>
          <circle cx={left - 10} cy={middle} r={10} fill="#6b1a16" stroke="#ff8f7f" />
          <Type x={left - 10} y={middle + 4.2} size={11.5} weight={700} fill="#fff" anchor="middle">
            {`+${cost}`}
          </Type>
        </>
      )}
      <Target
        place={at.slots(ACTIONS[action])}
        glow={<rect x={left - 1} y={middle - 13} width={slots.length * SLOT_STEP + 2} height={26} rx={13} />}
      >
        {slots.map((seat, i) => {
          const cx = left + i * SLOT_STEP + SLOT + 1;
          const nth = slots.slice(0, i).filter((other) => other === seat).length;
          return (
            <g key={cx}>
              <circle
                cx={cx}
                cy={middle}
                r={SLOT}
                fill={side.well}
                stroke="#e2574c"
                strokeWidth={1.5}
                {...(seat === undefined ? { strokeDasharray: '3 2.5' } : {})}
              />
              {seat !== undefined ? (
                <Walking spot={slotSpot(seat, action, nth)}>
                  <Piece kind="colonist" seat={seat} x={cx} y={middle - 1} size={SLOT * 1.9} />
                </Walking>
              ) : (
                action === HIRE && (
                  <g opacity={0.5}>
                    <Mark seat={i} x={cx} y={middle} size={9} fill={side.soft} />
                  </g>
                )
              )}
            </g>
          );
        })}
      </Target>
    </>
  );
}

/** A name in one line, or in two that are smaller; a long one is squeezed a little rather than cut. */
function nameLines(name: string, room: number): string[] {
  if (linesOf(name, 13, room * 1.04, 650).length === 1) return [name];
  for (let most = room; ; most += 4) {
    const lines = linesOf(name, 11.5, most, 650);
    if (lines.length <= 2) return lines;
  }
}

interface ActionPlateProps extends Box {
  readonly action: ActionName;
  /** Drawn at the right end of the head. */
  readonly note?: ReactNode;
  /** How much room the note takes. */
  readonly noteWidth?: number;
  readonly children?: ReactNode;
}

/** A Main action as a place: its name, its slots with everybody's Colonists and the extra cost, and its stock below. */
export function ActionPlate({ action, note, noteWidth = 0, children, ...box }: ActionPlateProps) {
  const { view, text } = useFacts();
  const { x, y, width, height } = box;
  const number = ACTIONS.indexOf(action);
  const side = MAIN_ACTIONS[number].side === ORBIT ? COLD : WARM;
  const isOpen = useIsOpen(at.action(action));
  const isRed = number < RED_ACTIONS;
  const slots = isRed ? slotsOf(view, number).length * SLOT_STEP + 30 : 0;
  const room = width - 45 - slots - noteWidth;
  const lines = nameLines(text.actions[action], room);
  return (
    <Target place={at.action(action)} glow={<rect x={x} y={y} width={width} height={height} rx={10} />}>
      <Plate {...box} side={side} />
      <circle
        cx={x + 20}
        cy={y + 16.5}
        r={12}
        fill={isOpen ? 'url(#om-brass)' : side.well}
        stroke={isOpen ? '#3a2600' : side.line}
      />
      <IconAt name={ICON_OF[action]} x={x + 20} y={y + 16.5} size={16} ink={isOpen ? '#1a1203' : side.edge} />
      {lines.map((line, i) => (
        <Type
          key={line}
          x={x + 37}
          y={y + (lines.length === 1 ? 21 : 14 + i * 13.5)}
          size={lines.length === 1 ? 13 : 11.5}
          weight={650}
          fill={side.text}
          most={room}
        >
          {line}
        </Type>
      ))}
      {isRed && <Slots x={x} y={y} width={width} action={number} side={side} />}
      {note}
      {children}
    </Target>
  );
}
