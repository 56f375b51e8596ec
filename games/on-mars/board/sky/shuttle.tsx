import { IconAt, MarkAt, Moving, Target } from '@orrery/board';
import { useEffect, useRef } from 'react';
import { ARRIVAL, COLONY, ORBIT, SIDES } from '../../data/index.ts';
import type { OnMarsState } from '../../rules/state.ts';
import { near } from '../art/hex.ts';
import { BRASS, COLD, WARM } from '../art/sides.ts';
import { Type, widthOf } from '../art/type.tsx';
import { dockOf, FLIGHT_MS, While } from '../motion/flight.tsx';
import { ridersOf } from '../motion/journeys.ts';
import { at } from '../places.ts';
import { useFacts, useText } from '../table.tsx';

/** The six Travel spaces from left to right: side, space, share of the way. */
const SPACES: readonly (readonly [side: number, space: number, share: number])[] = [
  [ORBIT, 3, 0.1],
  [ORBIT, 2, 0.235],
  [ORBIT, 1, 0.37],
  [COLONY, 1, 0.63],
  [COLONY, 2, 0.765],
  [COLONY, 3, 0.9],
];

interface CraftProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Turned round, for the way back. */
  readonly back: boolean;
}

function Craft({ x, y, width, back }: CraftProps) {
  const scale = width / 70;
  return (
    <g transform={`translate(${x} ${y}) scale(${back ? -scale : scale} ${scale})`} stroke="#10141f" strokeWidth={1.8}>
      <path d="M-35 0c-10-5-18-4-27 0 9 4 17 5 27 0Z" fill="#8fd0ff" opacity={0.7} stroke="none" />
      <path d="M-35 0c-7-3-11-2.5-17 0 6 2.5 10 3 17 0Z" fill="#fff" stroke="none" />
      <path d="M-30-3-38-17h9l13 10Z" fill="#aeb9cc" />
      <path d="M-36-5c6-4 20-5.5 34-5.5 18 0 30 5 37 11-9 5-20 7-38 7h-33c-3-3-3-9 0-12.5Z" fill="url(#om-steel)" />
      <path d="M15-7.5c7 1.5 12 4 16 7l-8 2.5c-5-2-8-5-8-9.5Z" fill="#14304f" stroke="none" />
      <path d="M-30 4h52" stroke="#d9774a" strokeWidth={2.5} />
      <path d="M-18 2h20l-16 13h-14Z" fill="#cdd6e4" />
      <path d="M-30-5c10-3 24-3.5 34-3" stroke="#fff" strokeWidth={1.5} fill="none" />
    </g>
  );
}

/** Its engine while it flies. */
function Burn({ x, y, width, back }: CraftProps) {
  const scale = width / 70;
  return (
    <g transform={`translate(${x} ${y}) scale(${back ? -scale : scale} ${scale})`}>
      <path d="M-36-6c-16-6-38-6-62 6 24 12 46 12 62 6Z" fill="#ffb45c" opacity={0.85} />
      <path d="M-36-4c-10-3-24-3-38 4 14 7 28 7 38 4Z" fill="#fff3cf" />
    </g>
  );
}

function GhostCraft({ x, y, width, back }: CraftProps) {
  const scale = width / 70;
  return (
    <path
      d="M-36-5-38-17h9l13 7c18-1 41 2 51 10.5-9 5-20 7-38 7h-33c-3-3-3-9 0-12.5Z"
      transform={`translate(${x} ${y}) scale(${back ? -scale : scale} ${scale})`}
      fill={BRASS}
      fillOpacity={0.14}
      stroke="#ffe0a8"
      strokeWidth={1.8}
      strokeDasharray="4 3"
    />
  );
}

/** Below this width the colours of the spaces tell the sides apart. */
const NAMED = 260;
const SEAT_STEP = 11;

/** Whoever can travel with it, or does: their marks are in its windows. */
function Aboard({ x, y, seats }: { readonly x: number; readonly y: number; readonly seats: readonly number[] }) {
  return seats.map((seat, i) => {
    const cx = near(x - 3 + (i - (seats.length - 1) / 2) * SEAT_STEP);
    return (
      <g key={seat}>
        <circle cx={cx} cy={y} r={5.4} fill="#14304f" stroke="#10141f" />
        <MarkAt seat={seat} x={cx} y={y} size={8} />
      </g>
    );
  });
}

/** Where the Shuttle will be after this round. */
function next(view: OnMarsState): readonly [side: number, space: number] {
  return view.shuttleSpace > 1
    ? [view.shuttleSide, view.shuttleSpace - 1]
    : [1 - view.shuttleSide, ARRIVAL[view.level]];
}

interface WayProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The Shuttle's way between the sides: where it is, where it will be, and when it leaves. */
export function ShuttleWay({ x, y, width, height }: WayProps) {
  const { view, heard } = useFacts();
  const { game, ...text } = useText();
  const arc = (share: number): number => y + height * 0.74 - Math.sin(Math.PI * (0.1 + share * 0.8)) * height * 0.17;
  const point = (share: number): string => `${near(x + share * width)} ${near(arc(share))}`;
  const line = `M${Array.from({ length: 49 }, (_, i) => point(0.02 + i * 0.02)).join('L')}`;
  const middleOf = (side: number, space: number): readonly [number, number] => {
    const share = SPACES.find((row) => row[0] === side && row[1] === space)?.[2] ?? 0.5;
    return [near(x + share * width), near(arc(share))];
  };
  const isThere = view.shuttleSpace > 0;
  const here = middleOf(view.shuttleSide, view.shuttleSpace);
  const then = middleOf(...next(view));
  const back = view.shuttleSide === COLONY;
  const aboard = ridersOf(view, heard ?? []);
  const last = useRef(view.shuttleSide);
  const crosses = last.current !== view.shuttleSide;
  useEffect(() => {
    last.current = view.shuttleSide;
  }, [view.shuttleSide]);
  const slim = width < 450;
  return (
    <g>
      <path d={line} fill="none" stroke="#000" strokeOpacity={0.45} strokeWidth={7} strokeLinecap="round" />
      <path d={line} fill="none" stroke="url(#om-way)" strokeWidth={2.6} strokeLinecap="round" strokeDasharray="1 6" />
      {SPACES.map(([side, space, share]) => {
        const colours = side === ORBIT ? COLD : WARM;
        const middle = { cx: near(x + share * width), cy: near(arc(share)) };
        return (
          <Target key={`${side} ${space}`} place={at.way(SIDES[side], space)} glow={<circle {...middle} r={14} />}>
            <circle
              {...middle}
              r={12.5}
              fill={side === ORBIT ? '#16233f' : '#3a211a'}
              stroke={space === 1 ? '#ff6b5e' : colours.edge}
              strokeWidth={space === 1 ? 2.6 : 1.6}
            />
            <Type
              x={middle.cx}
              y={middle.cy + 4.8}
              size={13.5}
              weight={700}
              fill={colours.text}
              anchor="middle"
              display
            >
              {space}
            </Type>
          </Target>
        );
      })}
      {[ORBIT, COLONY].map((side) => {
        const [cx, cy] = middleOf(side, 1);
        return (
          <Moving key={side} name={dockOf(side)}>
            <circle cx={cx} cy={cy - 26} r={1} fill="none" />
          </Moving>
        );
      })}
      {isThere && (
        <>
          <path
            d={`M${here[0] + (back ? -20 : 20)} ${here[1] - 24}Q${(here[0] + then[0]) / 2} ${y + 2} ${then[0]} ${then[1] - 26}`}
            fill="none"
            stroke="#ffe0a8"
            strokeWidth={1.8}
            strokeDasharray="5 5"
            strokeLinecap="round"
          />
          <GhostCraft x={then[0]} y={then[1] - 25} width={46} back={back} />
          <Target place={at.shuttle} glow={<rect x={here[0] - 36} y={here[1] - 42} width={72} height={30} rx={14} />}>
            <rect x={here[0] - 36} y={here[1] - 42} width={72} height={30} fill="none" pointerEvents="all" />
            <Moving name="shuttle" flat {...(crosses ? { ms: FLIGHT_MS } : {})}>
              {/* As wide ahead as behind, whichever way it looks: it is known again by its middle. */}
              <path d={`M${here[0] - 82} ${here[1] - 25}h164`} stroke="none" />
              <While of={view.shuttleSide} flying>
                <Burn x={here[0]} y={here[1] - 25} width={58} back={!back} />
                <Craft x={here[0]} y={here[1] - 25} width={58} back={!back} />
              </While>
              <While of={view.shuttleSide} flying={false}>
                <Craft x={here[0]} y={here[1] - 25} width={58} back={back} />
              </While>
              <Aboard x={here[0]} y={here[1] - 24} seats={aboard} />
            </Moving>
          </Target>
        </>
      )}
      {width >= NAMED &&
        SIDES.map((side, i) => (
          <Type
            key={side}
            x={i === ORBIT ? x + (slim ? 4 : 14) : x + width - (slim ? 2 : 12)}
            // Below the way, clear of the Shuttle wherever it stands.
            y={y + height + (slim ? -3 : 9)}
            size={slim ? 11.5 : 13}
            weight={700}
            fill={i === ORBIT ? '#bfdcff' : '#ffe1c6'}
            spacing={slim ? 1 : 3}
            anchor={i === ORBIT ? 'start' : 'end'}
            display
          >
            {game.names.sides[side].toUpperCase()}
          </Type>
        ))}
      <RoundPill
        x={x + width / 2}
        y={y + height - 18}
        words={slim && view.ending ? '' : text.round(view.round)}
        leaves={leavesWords()}
      />
    </g>
  );

  function leavesWords(): string {
    if (slim && !view.ending) return isThere ? text.leavesIn(view.shuttleSpace) : '';
    if (view.ending) return view.rules.spaceOddity ? text.endsWithPhase : text.lastRound(view.lastRound);
    return isThere ? text.leaves(view.shuttleSpace) : '';
  }
}

function RoundPill({ x, y, words, leaves }: { x: number; y: number; words: string; leaves: string }) {
  const first = words === '' ? 0 : widthOf(words, 12, 650);
  const width = first + (leaves === '' ? 20 : widthOf(leaves, 12, 650) + 42);
  const left = x - width / 2;
  return (
    <g>
      <rect x={left} y={y} width={width} height={23} rx={11.5} fill="#0d1120" stroke="#ff8f7f" strokeWidth={1.2} />
      <Type x={left + 10} y={y + 16} weight={650} fill="#ffe9e2">
        {words}
      </Type>
      {leaves !== '' && (
        <>
          <IconAt name="travel" x={left + 10 + first + 11} y={y + 11.5} size={15} ink="#ffe9e2" />
          <Type x={left + 10 + first + 23} y={y + 16} weight={650} fill="#ffe9e2">
            {leaves}
          </Type>
        </>
      )}
    </g>
  );
}
