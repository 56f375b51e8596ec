import { type Layout, Stage, type StageHandle, useHeld } from '@orrery/board';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { NONE } from '../rules/state.ts';
import { round } from './art/measure.ts';
import { Label } from './art/things.tsx';
import { Cluster } from './cluster/cluster.tsx';
import { FlightControls } from './cluster/controls.tsx';
import { ExplorationStack, Supply, TurnOrder } from './cluster/corners.tsx';
import { Decisions } from './cluster/decisions.tsx';
import { type Dial, dialOf } from './cluster/dial.ts';
import { Sky } from './cluster/sky.tsx';
import { type DeskProps, Heading, SeatSwitch } from './desk/desk.tsx';
import { Goals } from './desk/goals.tsx';
import { HeadquartersTree } from './desk/headquarters.tsx';
import { HandStrip, stripHeight } from './desk/strip.tsx';
import { DicePool } from './dice/pool.tsx';
import { Track } from './dice/track.tsx';
import type { Facts } from './facts.ts';
import { isInHand } from './places.ts';
import { Ladder } from './tech/ladder.tsx';
import { Arrays } from './transmitters/arrays.tsx';
import { Offer } from './transmitters/offer.tsx';

const PAD = 8;
const GAP = 8;
/** How near the map comes while a die is in hand. */
const NEAR = 1.8;
/** The small picture of the whole in a corner, while the map is near. */
const OVERVIEW = 92;

interface PartProps extends DeskProps {
  readonly width: number;
  readonly height: number;
}

interface Block {
  readonly height: number;
  readonly draw: ReactNode;
}

/** Blocks one below the other, in as many columns as there is room for. */
function Blocks({
  label,
  width,
  columns = 1,
  children,
}: {
  readonly label: string;
  readonly width: number;
  readonly columns?: number;
  readonly children: (width: number) => readonly Block[];
}) {
  const wide = (width - PAD * 2 - GAP * (columns - 1)) / columns;
  const blocks = children(wide);
  const bottoms = Array.from({ length: columns }, () => PAD);
  const placed = blocks.map(({ height, draw }) => {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const [x, y] = [PAD + column * (wide + GAP), bottoms[column]];
    bottoms[column] += height + GAP;
    return { x, y, draw };
  });
  return (
    <svg className="pieces" role="group" aria-label={label} width={width} height={Math.max(...bottoms)}>
      {placed.map(({ x, y, draw }, i) => (
        <g key={i} transform={`translate(${round(x)} ${round(y)})`}>
          {draw}
        </g>
      ))}
    </svg>
  );
}

/** Picking up a die comes near to the own ship: that is where it can fly. */
function useNearShip(facts: Facts, dial: Dial) {
  const stage = useRef<StageHandle>(null);
  const held = useHeld();
  const { view, viewer } = facts;
  const ship = viewer === null ? NONE : view.players[viewer].ship;
  const isHeld = held.length > 0 && isInHand(held[0]) && dial.size < 480 && ship !== NONE;
  useEffect(() => {
    if (!isHeld) return stage.current?.whole();
    const [x, y] = dial.points[ship];
    stage.current?.show(x / dial.size, y / dial.size, NEAR);
  }, [isHeld, ship, dial]);
  return stage;
}

const HEAD = 34;
const LEAST_DIAL = 320;
/** Beside the dial the hand needs this much. */
const LEAST_STRIP = 350;

function ClusterPart({ width, height, ...desk }: PartProps) {
  const { facts } = desk;
  const { view, text } = facts;
  const isWide = width > height * 1.6 && width - Math.max(LEAST_DIAL, height) > LEAST_STRIP;
  const strip = isWide ? width - Math.max(LEAST_DIAL, height) - PAD * 3 : width - PAD * 2;
  const size = isWide
    ? Math.max(LEAST_DIAL, height - 4)
    : Math.max(300, Math.min(width - 2, height - stripHeight(strip) - HEAD - PAD * 2));
  const left = isWide ? 0 : (width - size) / 2;
  const dial = useMemo(() => dialOf(view.side, size), [view.side, size]);
  const stage = useNearShip(facts, dial);
  return (
    <div style={{ display: isWide ? 'flex' : 'block', gap: PAD, alignItems: 'flex-start' }}>
      {!isWide && (
        <svg className="pieces" role="group" aria-label={facts.text.game.name} width={width} height={HEAD}>
          <Label x={14} y={23} size={17} weight={700} display>
            {text.round(view.round)}
          </Label>
          <Label x={104} y={23} size={12.5} fill="var(--dim)">
            {text.game.phases[view.phase]}
          </Label>
          <g transform={`translate(${width - 10} 18)`}>
            <TurnOrder facts={facts} across />
          </g>
        </svg>
      )}
      <div style={{ width: size, height: size, marginLeft: left, flex: 'none' }}>
        <Stage
          ref={stage}
          wholeLabel={text.wholeMap}
          overview={<Sky side={view.side} size={OVERVIEW} left={0} top={0} />}
        >
          <Sky side={view.side} size={size} left={0} top={0} />
          <svg className="pieces" role="group" aria-label={facts.text.game.name} width={size} height={size}>
            <Cluster facts={facts} dial={dial} />
            <Decisions facts={facts} dial={dial} />
          </svg>
        </Stage>
      </div>
      <svg
        className="pieces"
        role="group"
        aria-label={facts.text.game.name}
        width={isWide ? strip : width}
        height={stripHeight(strip) + PAD + 62}
      >
        <g transform={`translate(${isWide ? 0 : PAD} ${PAD})`}>
          <HandStrip facts={facts} seat={facts.viewer ?? desk.seat} width={strip} />
          <g transform={`translate(0 ${stripHeight(strip) + 4})`}>
            <FlightControls facts={facts} across />
          </g>
          {isWide && (
            <g transform={`translate(${strip - 4} ${stripHeight(strip) + 40})`}>
              <TurnOrder facts={facts} across />
            </g>
          )}
        </g>
      </svg>
    </div>
  );
}

const hand = ({ facts, seat }: DeskProps, width: number): Block => ({
  height: stripHeight(width),
  draw: <HandStrip facts={facts} seat={facts.viewer ?? seat} width={width} />,
});

function OfferPart({ width, ...desk }: PartProps) {
  const { facts } = desk;
  return (
    <Blocks label={facts.text.parts.offer} width={width} columns={width > 760 ? 2 : 1}>
      {(wide) => [
        { height: 92, draw: <DicePool facts={facts} width={wide} height={92} /> },
        { height: 64, draw: <Track facts={facts} kind="initiative" width={wide} height={64} /> },
        { height: 64, draw: <Track facts={facts} kind="engineering" width={wide} height={64} /> },
        { height: 108, draw: <Offer facts={facts} width={wide} height={108} /> },
        ...[0, 1, 2].map((type) => ({ height: 40, draw: <Supply facts={facts} type={type} width={wide} /> })),
        { height: 60, draw: <ExplorationStack facts={facts} beside /> },
        hand(desk, wide),
      ]}
    </Blocks>
  );
}

function TechPart({ width, height, ...desk }: PartProps) {
  const { facts } = desk;
  const ladder = Math.max(430, Math.min(640, height - stripHeight(width - PAD * 2) - PAD * 3));
  return (
    <Blocks label={facts.text.parts.tech} width={width}>
      {(wide) => [{ height: ladder, draw: <Ladder facts={facts} width={wide} height={ladder} /> }, hand(desk, wide)]}
    </Blocks>
  );
}

/** A heading with what belongs under it. */
const titled = (title: ReactNode, height: number, draw: ReactNode): Block => ({
  height: height + 24,
  draw: (
    <>
      {title}
      <g transform="translate(0 24)">{draw}</g>
    </>
  ),
});

function MinePart({ width, ...desk }: PartProps) {
  const { facts, seat } = desk;
  const { view, text, names } = facts;
  const heading = (icon: 'project' | 'transmitter' | 'goal', title: string) => (
    <Heading x={4} y={16} icon={icon}>
      {title}
    </Heading>
  );
  return (
    <Blocks label={facts.text.parts.mine} width={width} columns={width > 760 ? 2 : 1}>
      {(wide) => [
        {
          height: 28,
          draw: (
            <>
              <Label x={6} y={20} size={14.5} weight={700} display>
                {names[seat]}
              </Label>
              <SeatSwitch {...desk} right={wide - 22} step={44} />
            </>
          ),
        },
        { height: stripHeight(wide), draw: <HandStrip facts={facts} seat={seat} width={wide} /> },
        ...(view.hq
          ? [
              titled(
                heading('project', text.headquarters),
                156,
                <HeadquartersTree facts={facts} seat={seat} width={wide} height={156} />,
              ),
            ]
          : []),
        titled(
          heading('transmitter', text.arrays),
          150,
          <Arrays facts={facts} seat={seat} width={wide} height={150} />,
        ),
        titled(heading('goal', text.goals), 160, <Goals facts={facts} width={wide} height={160} />),
      ]}
    </Blocks>
  );
}

const PARTS: Readonly<Record<string, (props: PartProps) => ReactNode>> = {
  cluster: ClusterPart,
  offer: OfferPart,
  tech: TechPart,
  mine: MinePart,
};

export function PartOfBoard({ layout, ...desk }: DeskProps & { readonly layout: Layout }) {
  const Part = PARTS[layout.part] ?? ClusterPart;
  return <Part {...desk} width={layout.width} height={layout.height} />;
}
