import type { Block, ChartArea, ChartLine, ChartPlace } from '@orrery/kernel';
import { MapKey } from './sheet-map.tsx';

type ChartBlock = Extract<Block, { kind: 'chart' }>;

const EDGE = 40;

/** A map whose places lie anywhere, with the names that choices have for them; tables beside it say the same in words. */
export function ChartView({
  block: { caption, width, height, lines, areas = [], places, key },
}: {
  block: ChartBlock;
}) {
  return (
    <div role="group" className="scroller sheet-block" data-wide="true" tabIndex={0} aria-label={caption}>
      <p className="sheet-caption" aria-hidden="true">
        {caption}
      </p>
      <svg
        className="sheet-chart"
        viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
        role="img"
        aria-label={caption}
      >
        {areas.map((area, i) => (
          <Area key={i} area={area} />
        ))}
        {lines.map((line, i) => (
          <Line key={i} line={line} />
        ))}
        {places.map((place) => (
          <Place key={place.name} place={place} />
        ))}
        {/* Above all marks, so that none of them hides a name. */}
        {places.map(({ at: [x, y], name }) => (
          <text key={name} x={x} y={y + 31} className="chart-name">
            {name}
          </text>
        ))}
      </svg>
      <MapKey of={key} />
    </div>
  );
}

const classOf = (name: string, tone: string | undefined): string => (tone ? `${name} tone-${tone}` : name);

const Area = ({ area: { outline, tone } }: { area: ChartArea }) => (
  <polygon className={classOf('chart-area', tone)} points={outline.map((corner) => corner.join()).join(' ')} />
);

function Line({ line: { from, to, isDouble = false } }: { line: ChartLine }) {
  const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return (
    <>
      <line className="chart-line" data-double={isDouble} {...ends} />
      {isDouble && <line className="chart-gap" {...ends} />}
    </>
  );
}

function Place({ place: { at, glyph, tone, says } }: { place: ChartPlace }) {
  const [x, y] = at;
  return (
    <g className={classOf('chart-place', tone)}>
      <title>{says}</title>
      <circle cx={x} cy={y} r="15" />
      <text x={x} y={y + 6}>
        {glyph}
      </text>
    </g>
  );
}
