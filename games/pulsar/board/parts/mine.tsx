import type { ReactNode } from 'react';
import { Label } from '../art/things.tsx';
import { type DeskProps, Heading, SeatSwitch } from '../desk/desk.tsx';
import { Goals } from '../desk/goals.tsx';
import { HeadquartersTree } from '../desk/headquarters.tsx';
import { HandStrip, stripHeight } from '../desk/strip.tsx';
import type { Facts, Room } from '../facts.ts';
import { frameOf } from '../routes.ts';
import { Arrays } from '../transmitters/arrays.tsx';
import { type Block, Blocks } from './blocks.tsx';

const HEAD = 24;

/** A heading with what belongs under it. */
const titled = (icon: 'project' | 'transmitter' | 'goal', title: string, height: number, draw: ReactNode): Block => ({
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

/** As much as there is to show, or to lay down. */
const arraysHeight = ({ view, viewer }: Facts, seat: number): number =>
  view.holder.includes(seat) || frameOf(view, viewer)?.step === 'link' ? 128 : 28;

/** Everything of a seat: one's own, and by a press on a mark that of another one. */
export function MinePart({ width, height, ...desk }: DeskProps & Room) {
  const { facts, seat } = desk;
  const { view, text, names } = facts;
  const arrays = arraysHeight(facts, seat);
  return (
    <Blocks label={facts.text.parts.mine} width={width} height={height}>
      {({ width: wide }) => [
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
                'project',
                text.headquarters,
                150,
                <HeadquartersTree facts={facts} seat={seat} width={wide} height={150} />,
              ),
            ]
          : []),
        titled('transmitter', text.arrays, arrays, <Arrays facts={facts} seat={seat} width={wide} height={arrays} />),
        titled('goal', text.goals, 156, <Goals facts={facts} width={wide} height={156} />),
      ]}
    </Blocks>
  );
}
