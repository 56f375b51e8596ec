import { Target } from '@orrery/board';
import { CORPORATIONS, TRACKS, type TrackSpaces } from '../../data/index.ts';
import { markerMedals } from '../../rules/scoring.ts';
import type { Place, Player } from '../../rules/state.ts';
import { MARKERS, placeOf, spaceOf, trackOf } from '../../rules/tracks.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { TERRAIN_ART } from '../art/terrain.tsx';
import { bonusIcon } from '../changes.ts';
import { type SeatProps, useTried } from '../facts.ts';
import { places } from '../places.ts';
import { HEAD, HEIGHT, STEP, spotOf, TUBE, WIDTH } from './gauges.ts';
import { Marker } from './marker.tsx';

interface StepProps {
  readonly track: TrackSpaces;
  readonly p: Player;
  readonly place: Place;
  /** Of the marker that climbs here. */
  readonly reached: number;
  /** Would be gained by what is in view. */
  readonly gained: boolean;
}

/** What a step brings, beside its tube: bright ahead, grey when passed, brass when it is about to be gained. */
function Step({ track, p, place, reached, gained }: StepProps) {
  const { x, y, height } = spotOf(p.corporation, place);
  const space = spaceOf(place);
  const bonuses = track.bonus[space] ?? [];
  const medal = track.medal[space];
  const tall = height > STEP;
  const middle = y + (tall ? 13 : height / 2);
  const low = tall ? y + height - 12 : middle;
  const inner = x + TUBE + 6;
  const crowded = bonuses.length + (medal > 0 && !tall ? 1 : 0) > 1;
  const size = crowded ? 12 : 14;
  let at = crowded
    ? inner - 1
    : inner + (bonuses.some((bonus) => bonus.kind === 'synergy' || bonus.kind === 'patch') ? 11 : 5);
  const coin = tall || bonuses.length === 0 ? x + TUBE + 4 + (WIDTH - TUBE - 8) / 2 : x + WIDTH - 13;
  const struck = medal > 0 && space === lastMedal(track, reached);
  const ink = gained ? 'var(--gained-line)' : space > reached ? 'var(--ahead)' : 'var(--passed)';
  return (
    <Target
      place={places.space(place)}
      className="pu-step"
      glow={<rect x={x + 1} y={y - 1} width={WIDTH - 4} height={height + 1} rx="5" />}
    >
      <rect x={x} y={y} width={WIDTH - 3} height={height} fill="transparent" />
      {(bonuses.length > 0 || medal > 0) && (
        <rect
          x={x + TUBE + 4}
          y={y + 1}
          width={WIDTH - TUBE - 8}
          height={height - 2}
          rx="4"
          className="pu-space"
          data-gained={gained}
        />
      )}
      {bonuses.map((bonus, i) => {
        const figure = bonus.kind === 'moves' ? bonus.n : 'level' in bonus ? bonus.level : undefined;
        const from = at;
        at += figure === undefined ? size + 3 : size + 9;
        return (
          <g key={`${bonus.kind}-${i}`}>
            <Icon name={bonusIcon(bonus)} x={from} y={middle - size / 2} size={size} colour={ink} />
            {figure !== undefined && (
              <text x={from + size - 0.5} y={middle + 4} className="pu-figure" fill={ink}>
                {figure}
              </text>
            )}
          </g>
        );
      })}
      {medal > 0 && (
        <g>
          <circle
            cx={coin}
            cy={low}
            r="7.5"
            fill={struck ? 'url(#pu-coin)' : 'none'}
            stroke={struck ? '#ffe0a0' : space > reached ? 'var(--medal-line)' : 'var(--medal-passed-line)'}
            strokeWidth="1.25"
          />
          <text
            x={coin}
            y={low + 4}
            textAnchor="middle"
            className="pu-worth"
            fill={struck ? '#1a1203' : space > reached ? 'var(--medal)' : 'var(--medal-passed)'}
          >
            {medal}
          </text>
        </g>
      )}
    </Target>
  );
}

/** The last space with a medal that a marker has reached. */
function lastMedal(track: TrackSpaces, reached: number): number {
  for (let space = reached; space >= 0; space--) if (track.medal[space] > 0) return space;
  return -1;
}

/** How high the liquid stands in a tube: up to the highest marker on it. */
const reachedOn = ({ markers }: Player, track: number): number =>
  Math.max(-1, ...markers.filter((place) => trackOf(place) === track).map(spaceOf));

/** The head of a track: its sign and the medals its marker counts now. */
function Head({ facts: { view }, seat, track }: SeatProps & { readonly track: number }) {
  const p = view.players[seat];
  const x = track * WIDTH;
  const art = TERRAIN_ART[track];
  const worth = view.round === 0 ? 0 : markerMedals(view, p, track);
  return (
    <Target place={places.head(track)} glow={<rect x={x + 1} y="1" width={WIDTH - 4} height={HEAD - 8} rx="6" />}>
      <rect x={x + 1} y="1" width={WIDTH - 4} height={HEAD - 8} rx="6" fill={art.base} stroke={art.rim} />
      <Icon name={TERRAIN_ICONS[track]} x={x + 8} y={3} size={18} colour={art.mark} />
      <circle
        cx={x + WIDTH - 16}
        cy="12"
        r="9"
        fill={worth > 0 ? 'url(#pu-coin)' : '#0d1430'}
        fillOpacity={worth > 0 ? 1 : 0.5}
      />
      <text x={x + WIDTH - 16} y="16" textAnchor="middle" className="pu-worth" fill={worth > 0 ? '#1a1203' : '#fff'}>
        {worth}
      </text>
      {p.flux === track && (
        <>
          <circle cx={x + WIDTH / 2 - 1} cy="12" r="9" fill="#1a1203" stroke="#f2c76b" />
          <Icon name="flux" x={x + WIDTH / 2 - 8} y={5} size={14} colour="#f2c76b" />
        </>
      )}
    </Target>
  );
}

/** Five glass tubes that fill; a marker or a space that may be chosen now glows. */
export function Tracks({ facts, seat }: SeatProps) {
  const { view, names, text } = facts;
  const p = view.players[seat];
  const tried = useTried();
  const after = seat === facts.viewer ? tried?.after.players[seat] : undefined;
  const { trackList, waterPath } = CORPORATIONS[p.corporation];
  const then = after?.corporation === p.corporation ? after : undefined;
  return (
    <svg
      className="pu-tracks"
      viewBox={`0 0 ${WIDTH * 5 - 2} ${HEIGHT}`}
      role="group"
      aria-label={text.tracksOf(names[seat])}
    >
      {trackList.map((track, index) => {
        const x = index * WIDTH;
        const reached = reachedOn(p, index);
        const will = then === undefined ? reached : reachedOn(then, index);
        const level = reached < 0 ? undefined : spotOf(p.corporation, placeOf(index, reached));
        return (
          <g key={TRACKS[index]}>
            <rect x={x + 2} y={HEAD - 4} width={TUBE} height={HEIGHT - HEAD + 3} rx="7" className="pu-tube" />
            {level && (
              <rect
                x={x + 4}
                y={level.y + 4}
                width={TUBE - 4}
                height={HEIGHT - 3 - level.y - 4}
                rx="5"
                fill={`url(#pu-tube-${index})`}
              />
            )}
            {Array.from({ length: track.top + 1 }, (_, space) => {
              if (track.missing.includes(space)) return null;
              const place = placeOf(index, space);
              const { y, height } = spotOf(p.corporation, place);
              return (
                <g key={space}>
                  <text
                    x={x + 2 + TUBE / 2}
                    y={y + height / 2 + 4}
                    textAnchor="middle"
                    className="pu-number"
                    fill={space <= reached ? '#10131d' : 'var(--number)'}
                  >
                    {space}
                  </text>
                  <Step {...{ track, p, place, reached }} gained={space > reached && space <= will} />
                </g>
              );
            })}
            <Head facts={facts} seat={seat} track={index} />
          </g>
        );
      })}
      {waterPath && (
        <path
          d={`M${waterPath
            .map(({ track, space }) => {
              const { x, y, height } = spotOf(p.corporation, placeOf(track, space));
              return `${x + WIDTH / 2 + 4} ${y + height / 2}`;
            })
            .join('L')}`}
          className="pu-path"
        />
      )}
      {p.trackLifepods.map((place) => {
        const { x, y } = spotOf(p.corporation, place);
        return (
          <g key={place} pointerEvents="none">
            <rect
              x={x + TUBE + 4}
              y={y}
              width={WIDTH - TUBE - 8}
              height={STEP - 2}
              rx="4"
              fill="#14203c"
              stroke="#f2c76b"
            />
            <Icon name="lifepod" x={x + TUBE + 10} y={y + 1} size={17} colour="#f8e7be" />
          </g>
        );
      })}
      {MARKERS.map((marker) => (
        <Marker key={marker} p={p} marker={marker} then={then?.markers[marker]} />
      ))}
    </svg>
  );
}
