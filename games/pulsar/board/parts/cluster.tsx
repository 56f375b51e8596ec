import { Stage, type StageHandle, useHeld, useOfBoard } from '@orrery/board';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ROUNDS } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { Label } from '../art/things.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { FlightControls } from '../cluster/controls.tsx';
import { Corners, TurnOrder } from '../cluster/corners.tsx';
import { asksForSide, Decisions, Sides } from '../cluster/decisions.tsx';
import { type Dial, dialOf } from '../cluster/dial.ts';
import { Sky } from '../cluster/sky.tsx';
import { useIsDrawing } from '../cluster/tracing.tsx';
import type { DeskProps } from '../desk/desk.tsx';
import { HandColumn, HandStrip, stripHeight } from '../desk/strip.tsx';
import type { Facts, Room } from '../facts.ts';
import { isInHand } from '../places.ts';
import { PAD } from './blocks.tsx';

/** How near the map comes while a die is in hand, at most. */
const NEAR = 1.8;
/** Below this size the map comes near by itself. */
const SMALL = 480;
/** The small picture of the whole in a corner, while the map is near. */
const OVERVIEW = 92;
const LEAST_DIAL = 260;
const HEAD = 34;
/** Room around the outermost places of a flight, in shares of the dial. */
const MARGIN = 0.16;

/** The middle of what can be reached with what is held, and how near it can come without hiding any of it. */
function sightOf({ net, points, size }: Dial, places: readonly string[]): readonly [x: number, y: number, by: number] {
  const at = places.filter((place) => place.startsWith('node ')).map((place) => points[net.indexOf[place.slice(5)]]);
  if (at.length === 0) return [0, 0, 1];
  const [xs, ys] = [at.map(([x]) => x / size), at.map(([, y]) => y / size)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const by = Math.min(NEAR, 1 / (Math.max(right - left, bottom - top) + MARGIN));
  return [(left + right) / 2, (top + bottom) / 2, by];
}

/** Is a finger or a button down on an element? */
function useIsDown(element: RefObject<Element | null>): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    element.current?.addEventListener('pointerdown', () => setIsDown(true), { signal });
    for (const name of ['pointerup', 'pointercancel'])
      window.addEventListener(name, () => setIsDown(false), { signal });
    return () => stop.abort();
  }, [element]);
  return isDown;
}

/**
 * Picking up a die comes near to where it can fly; drawing a flight, to where it starts, and then keeps still. Nothing
 * moves away under a finger.
 */
function useNearFlight({ view, viewer }: Facts, dial: Dial, isDrawing: boolean, isDown: boolean) {
  const stage = useRef<StageHandle>(null);
  const down = useRef(isDown);
  down.current = isDown;
  const held = useHeld();
  const open = useOfBoard((store) => store.open().join('\n'));
  const ship = viewer === null ? NONE : view.players[viewer].ship;
  const isHeld = held.length > 0 && isInHand(held[0]) && dial.size < SMALL && ship !== NONE;
  useEffect(() => {
    if (!isDrawing || down.current || dial.size >= SMALL || ship === NONE) return;
    const [x, y] = dial.points[ship];
    stage.current?.show(x / dial.size, y / dial.size, NEAR);
  }, [isDrawing, ship, dial]);
  useEffect(() => {
    if (isDrawing || isDown) return;
    const [x, y, by] = isHeld ? sightOf(dial, open.split('\n')) : [0, 0, 1];
    if (by > 1.1) stage.current?.show(x, y, by);
    else stage.current?.whole();
  }, [isHeld, isDrawing, isDown, open, dial]);
  return stage;
}

/** The dial that can be looked at closely; what can be said about a flight stays beside it. */
function DialStage({
  facts,
  size,
  controls,
}: {
  readonly facts: Facts;
  readonly size: number;
  readonly controls?: true;
}) {
  const { view, text } = facts;
  const dial = useMemo(() => dialOf(view.side, size), [view.side, size]);
  const isDrawing = useIsDrawing();
  const element = useRef<HTMLDivElement>(null);
  const stage = useNearFlight(facts, dial, isDrawing, useIsDown(element));
  return (
    <div className="dial" ref={element} style={{ width: size, height: size }}>
      <Stage
        ref={stage}
        busy={isDrawing}
        wholeLabel={text.wholeMap}
        overview={<Sky side={view.side} size={OVERVIEW} left={0} top={0} />}
      >
        <Sky side={view.side} size={size} left={0} top={0} />
        <svg className="pieces" role="group" aria-label={text.game.name} width={size} height={size}>
          <Cluster facts={facts} dial={dial} />
          <Decisions facts={facts} dial={dial} />
        </svg>
      </Stage>
      {controls && (
        <svg className="over-dial" role="group" aria-label={text.draw} width={size} height={40}>
          <FlightControls facts={facts} across tall />
        </svg>
      )}
    </div>
  );
}

/** So little room, as in a small picture of a table, is the turn order's. */
const NARROW_LINE = 230;

function RoundLine({ facts, width }: { readonly facts: Facts; readonly width: number }) {
  const { view, text } = facts;
  return (
    <>
      <Label x={6} y={23} size={17} weight={700} display>
        {width < NARROW_LINE ? `${view.round} / ${ROUNDS}` : text.round(view.round)}
      </Label>
      {width > 300 && (
        <Label x={96} y={23} size={12.5} fill="var(--dim)">
          {text.game.phases[view.phase]}
        </Label>
      )}
      <g transform={`translate(${width - 2} 18)`}>
        <TurnOrder facts={facts} across />
      </g>
    </>
  );
}

/** A phone on its side: the dial as high as the screen, the hand beside it. */
function BesideDial({ width, height, facts, seat }: DeskProps & Room) {
  const size = Math.max(LEAST_DIAL, height - 4);
  const wide = width - size - PAD * 2;
  return (
    <div className="beside">
      <DialStage facts={facts} size={size} controls />
      <svg className="pieces" role="group" aria-label={facts.text.parts.mine} width={wide + PAD} height={height - 4}>
        <RoundLine facts={facts} width={wide} />
        <g transform={`translate(0 ${HEAD + 2})`}>
          <HandColumn facts={facts} seat={facts.viewer ?? seat} width={wide} height={height - HEAD - 10} />
        </g>
      </svg>
    </div>
  );
}

/** A tablet: the corners around the dial carry what belongs to the table, the hand lies below. */
function AroundDial({ width, height, facts, seat }: DeskProps & Room) {
  const strip = stripHeight(width - PAD * 2);
  const size = Math.min(width - 4, height - strip - PAD * 3);
  return (
    <div className="around">
      <svg className="corners" role="group" aria-label={facts.text.turnOrder} width={width - PAD * 2} height={size}>
        <Corners facts={facts} width={width - PAD * 2} height={size} withSupply />
      </svg>
      <div style={{ marginLeft: (width - size) / 2 }}>
        <DialStage facts={facts} size={size} />
      </div>
      <svg className="pieces" role="group" aria-label={facts.text.parts.mine} width={width} height={strip + PAD * 2}>
        <g transform={`translate(${PAD} ${PAD})`}>
          <HandStrip facts={facts} seat={facts.viewer ?? seat} width={width - PAD * 2} />
        </g>
      </svg>
    </div>
  );
}

/** A phone upright: round and order above the dial, the hand below it. */
function UnderDial({ width, height, facts, seat }: DeskProps & Room) {
  const strip = stripHeight(width - PAD * 2);
  const size = Math.max(LEAST_DIAL, Math.min(width - 2, height - strip - HEAD - PAD));
  return (
    <>
      <svg className="pieces" role="group" aria-label={facts.text.turnOrder} width={width} height={HEAD}>
        <g transform={`translate(${PAD} 0)`}>
          <RoundLine facts={facts} width={width - PAD * 2} />
        </g>
      </svg>
      <div style={{ marginLeft: (width - size) / 2 }}>
        <DialStage facts={facts} size={size} controls />
      </div>
      <svg className="pieces" role="group" aria-label={facts.text.parts.mine} width={width} height={strip + PAD}>
        <g transform={`translate(${PAD} 4)`}>
          <HandStrip facts={facts} seat={facts.viewer ?? seat} width={width - PAD * 2} />
        </g>
      </svg>
    </>
  );
}

export function ClusterPart(props: DeskProps & Room) {
  const { width, height, facts } = props;
  const isLow = width > height * 1.35 && height < SMALL;
  if (isLow && asksForSide(facts))
    return (
      <svg className="pieces" role="group" aria-label={facts.text.headquarters} width={width} height={height - 4}>
        <Sides facts={facts} width={width} height={height - 4} />
      </svg>
    );
  if (isLow) return <BesideDial {...props} />;
  return width >= 600 && height >= 560 ? <AroundDial {...props} /> : <UnderDial {...props} />;
}
