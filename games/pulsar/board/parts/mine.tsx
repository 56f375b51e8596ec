import { isLow } from '@orrery/board';
import { Label } from '../art/things.tsx';
import { type DeskProps, Heading, SeatSwitch } from '../desk/desk.tsx';
import { Goals } from '../desk/goals.tsx';
import { HeadquartersTree } from '../desk/headquarters.tsx';
import { HandStrip, stripHeight } from '../desk/strip.tsx';
import type { Facts, Room } from '../facts.ts';
import { frameOf } from '../routes.ts';
import { Arrays } from '../transmitters/arrays.tsx';
import { type Block, Blocks, NARROW } from './blocks.tsx';

const HEAD = 24;

/** A heading with what belongs under it. */
const titled = (icon: 'project' | 'transmitter' | 'goal', title: string, { height, draw }: Block): Block => ({
  height: height + HEAD,
  draw: (
    <>
      <Heading x={4} y={16} icon={icon}>
        {title}
      </Heading>
      <g transform={`translate(0 ${HEAD})`}>{draw}</g>
    </>
  ),
});

const isLinking = ({ view, viewer }: Facts): boolean => frameOf(view, viewer)?.step === 'link';

/** As much as there is to show, or to lay down. */
const arraysHeight = (facts: Facts, seat: number): number =>
  facts.view.holder.includes(seat) || isLinking(facts) ? 128 : 28;

/** Whose it is, and the way to the others. */
const seats = (desk: DeskProps, width: number): Block => ({
  height: 28,
  draw: (
    <>
      <Label x={6} y={20} size={14.5} weight={700} display>
        {desk.facts.names[desk.seat]}
      </Label>
      <SeatSwitch {...desk} right={width - 22} step={44} />
    </>
  ),
});

const strip = ({ facts, seat }: DeskProps, width: number): Block => ({
  height: stripHeight(width),
  draw: <HandStrip facts={facts} seat={seat} width={width} />,
});
const tree = ({ facts, seat }: DeskProps, width: number, height: number): Block => ({
  height,
  draw: <HeadquartersTree facts={facts} seat={seat} width={width} height={height} />,
});
const arrays = ({ facts, seat }: DeskProps, width: number, height: number): Block => ({
  height,
  draw: <Arrays facts={facts} seat={seat} width={width} height={height} />,
});
const goals = ({ facts }: DeskProps, width: number, height: number): Block => ({
  height,
  draw: <Goals facts={facts} width={width} height={height} />,
});

/** Heights at which headquarters, arrays and goals can still be read, without their headings. */
const LOW = { tree: 116, arrays: 92, goals: 142 } as const;

/** All of it on a phone: what is not asked about gives up its heading and some height. */
function compact(desk: DeskProps, width: number): readonly Block[] {
  const { facts, seat } = desk;
  // While a transmitter is laid, that is what needs the room.
  const showsTree = facts.view.hq && !isLinking(facts);
  const tall = arraysHeight(facts, seat);
  return [
    seats(desk, width),
    strip(desk, width),
    ...(showsTree ? [tree(desk, width, LOW.tree)] : []),
    arrays(desk, width, showsTree ? Math.min(tall, LOW.arrays) : tall),
    goals(desk, width, LOW.goals),
  ];
}

function roomy(desk: DeskProps, width: number): readonly Block[] {
  const { facts, seat } = desk;
  const { view, text } = facts;
  return [
    seats(desk, width),
    strip(desk, width),
    ...(view.hq ? [titled('project', text.headquarters, tree(desk, width, 150))] : []),
    titled('transmitter', text.arrays, arrays(desk, width, arraysHeight(facts, seat))),
    titled('goal', text.goals, goals(desk, width, 156)),
  ];
}

/** Everything of a seat: one's own, and by a press on a mark that of another one. */
export function MinePart({ width, height, ...desk }: DeskProps & Room) {
  return (
    <Blocks label={desk.facts.text.parts.mine} width={width} height={height}>
      {({ width: wide }) => {
        if (isLow({ height })) return [seats(desk, wide), strip(desk, wide), arrays(desk, wide, 110)];
        return width < NARROW ? compact(desk, wide) : roomy(desk, wide);
      }}
    </Blocks>
  );
}

/** On a phone that lies on its side headquarters and goals have parts of their own, each with what pays for them. */
export function HeadquartersPart({ width, height, ...desk }: DeskProps & Room) {
  return (
    <Blocks label={desk.facts.text.headquarters} width={width} height={height}>
      {({ width: wide }) => [tree(desk, wide, 150), strip(desk, wide)]}
    </Blocks>
  );
}

export function GoalsPart({ width, height, ...desk }: DeskProps & Room) {
  return (
    <Blocks label={desk.facts.text.goals} width={width} height={height}>
      {({ width: wide }) => [goals(desk, wide, LOW.goals), strip(desk, wide)]}
    </Blocks>
  );
}
