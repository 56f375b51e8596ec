import { useBoard, useIsPointed, useOfBoard } from '@orrery/board';
import type { PulsarChoice } from '../../rules/choices.ts';
import { CLUSTERS } from '../../rules/cluster.ts';
import { readPath } from '../../rules/routes.ts';
import { type Glyph, Glyphs, icon, widthOf, word } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import type { Facts } from '../facts.ts';
import { places } from '../places.ts';
import { type Gains, gainsOf } from '../routes.ts';
import type { Dial } from './dial.ts';

const INK = '#2b1a02';

function signsOf({ stations, discovery, claims, visits }: Gains): readonly Glyph[] {
  return [
    ...(claims ? [icon('ring', INK, 13)] : []),
    ...(stations > 1 ? [word(String(stations), INK, 12)] : []),
    ...(stations > 0 ? [icon('station', INK, 14)] : []),
    ...(discovery ? [icon('blue-planet', '#1d63b8', 13)] : []),
    ...(visits > 0 ? [icon('gate', INK, 13), word(String(visits), INK, 11.5)] : []),
  ];
}

/** What a flight to each place that glows would bring, as a small tag beside it. */
export function Badges({ facts, dial }: { readonly facts: Facts; readonly dial: Dial }) {
  const open = useOfBoard((store) => store.open().join('\n')).split('\n');
  return open
    .filter((place) => place.startsWith('node '))
    .map((place) => <Badge key={place} place={place} facts={facts} dial={dial} />);
}

function Badge({
  place,
  facts: { view, viewer },
  dial,
}: {
  readonly place: string;
  readonly facts: Facts;
  readonly dial: Dial;
}) {
  const store = useBoard();
  const pointed = useIsPointed(place);
  const [entry] = store.leadsTo(place);
  const flight = (entry?.then ?? entry?.option) as PulsarChoice | undefined;
  if (flight?.do !== 'route' || viewer === null) return null;
  const row = signsOf(gainsOf(view, viewer, readPath(view.side, flight.path)));
  if (row.length === 0) return null;
  const { net, points, unit, middle, inner } = dial;
  const at = net.indexOf[place.slice(places.node('').length)];
  const [x, y] = points[at];
  const away = (CLUSTERS[view.side].types[at] === 'system' ? 36 : 26) * unit;
  const above = y - away < middle - inner + 16 ? 1 : -1;
  const width = widthOf(row) + 10;
  return (
    <g
      transform={`translate(${round(x)} ${round(y + above * away)}) scale(${round(Math.max(unit, 0.9))})`}
      pointerEvents="none"
    >
      <rect
        x={round(-width / 2)}
        y="-8.5"
        width={round(width)}
        height="17"
        rx="8.5"
        fill={pointed ? '#fff0c4' : '#ffd77c'}
        stroke="#3a2404"
      />
      <Glyphs row={row} x={0} y={0} anchor="middle" />
    </g>
  );
}
