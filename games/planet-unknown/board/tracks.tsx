import { memo } from 'react';
import { type Bonus, CORPORATIONS, TRACKS, type TrackSpaces } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { Place, Player } from '../rules/state.ts';
import { placeOf } from '../rules/tracks.ts';
import { placeName } from '../text/describe.ts';
import type { Dictionary } from '../text/en.ts';
import { TERRAIN_ART } from './art.tsx';
import { HEAD, HEIGHT, STEP, spotOf, WIDTH } from './gauges.ts';
import { Icon, type IconName, TERRAIN_ICONS } from './icons.tsx';
import { Marker } from './marker.tsx';
import { Press } from './press.tsx';
import type { Text } from './text.en.ts';
import type { Targets } from './where.ts';

const iconOf = (bonus: Bonus): IconName =>
  bonus.kind === 'advance' ? TERRAIN_ICONS[bonus.track] : bonus.kind === 'civ' ? 'card' : bonus.kind;

/** What stands behind a bonus: how many moves, which level. */
const figureOf = (bonus: Bonus): number | undefined =>
  bonus.kind === 'moves' ? bonus.n : bonus.kind === 'civ' || bonus.kind === 'tech' ? bonus.level : undefined;

function Space({
  track,
  space,
  x,
  y,
  height,
}: {
  track: TrackSpaces;
  space: number;
  x: number;
  y: number;
  height: number;
}) {
  const bonuses = track.bonus[space] ?? [];
  // A step of several rows has its bonuses above its medal.
  const tall = height > STEP;
  const middle = y + (tall ? 13 : height / 2);
  const low = tall ? y + height - 13 : middle;
  let at = x + 25;
  return (
    <>
      <rect x={x + 5} y={y} width={WIDTH - 10} height={height} rx="4" className="pu-space" />
      <text x={x + 14} y={middle + 4.5} textAnchor="middle" className="pu-step">
        {space}
      </text>
      {bonuses.map((bonus, i) => {
        const figure = figureOf(bonus);
        const from = at;
        at += figure === undefined ? 17 : 25;
        return (
          <g key={`${bonus.kind}-${i}`}>
            <Icon name={iconOf(bonus)} x={from} y={middle - 8} size={16} colour="#e8ecf6" />
            {figure !== undefined && (
              <text x={from + 16} y={middle + 4.5} className="pu-figure">
                {figure}
              </text>
            )}
          </g>
        );
      })}
      {track.medal[space] > 0 && (
        <g>
          <circle cx={x + WIDTH - 16} cy={low} r="9" fill="#d9a441" stroke="#f2c76b" />
          <text x={x + WIDTH - 16} y={low + 4.5} textAnchor="middle" className="pu-worth">
            {track.medal[space]}
          </text>
        </g>
      )}
    </>
  );
}

/** The engraved part: it is the same all game long. */
const Gauges = memo(function Gauges({ corporation }: { corporation: number }) {
  const { trackList, waterPath } = CORPORATIONS[corporation];
  return (
    <g>
      {trackList.map((track, index) => {
        const art = TERRAIN_ART[index];
        const x = 3 + index * WIDTH;
        return (
          <g key={TRACKS[index]}>
            <rect
              x={x + 1}
              y="2"
              width={WIDTH - 2}
              height={HEIGHT - 4}
              rx="8"
              fill="#10172c"
              stroke={art.base}
              strokeWidth="1.5"
            />
            <rect x={x + 1} y="2" width={WIDTH - 2} height={HEAD - 6} rx="8" fill={art.base} />
            <Icon name={TERRAIN_ICONS[index]} x={x + WIDTH / 2 - 11} y={5} size={22} colour={art.mark} />
            {Array.from({ length: track.top + 1 }, (_, space) =>
              track.missing.includes(space) ? null : (
                <Space key={space} track={track} space={space} {...spotOf(corporation, placeOf(index, space))} />
              ),
            )}
          </g>
        );
      })}
      {waterPath && (
        <path
          d={`M${waterPath
            .map(({ track, space }) => {
              const { x, y, height } = spotOf(corporation, placeOf(track, space));
              return `${x + WIDTH / 2 + 4} ${y + height / 2}`;
            })
            .join('L')}`}
          className="pu-path"
        />
      )}
    </g>
  );
});

interface TracksProps {
  readonly p: Player;
  readonly targets: Targets;
  readonly pick: (choices: readonly PuChoice[]) => void;
  readonly describe: (choice: PuChoice) => string;
  /** Lifepods on tracks that may be lifted, and the one that is. */
  readonly liftable: ReadonlySet<Place>;
  readonly lifted: Place | undefined;
  readonly lift: (place: Place) => void;
  readonly label: string;
  readonly words: Dictionary;
  readonly t: Text;
}

/** Five vertical gauges with engraved steps; a marker or a space that may be chosen now glows. */
export function Tracks(props: TracksProps) {
  const { p, targets, pick, describe, liftable, lifted, lift, label, words, t } = props;
  const says = (list: readonly PuChoice[]): string => list.map(describe).join('; ');
  const spaces = [...targets].flatMap(([target, list]) => {
    const [kind, number] = target.split(' ');
    return kind === 'space' ? [{ place: Number(number), list }] : [];
  });
  return (
    <svg className="pu-tracks" viewBox={`0 0 ${WIDTH * 5 + 6} ${HEIGHT}`} role="group" aria-label={label}>
      <Gauges corporation={p.corporation} />
      {p.flux >= 0 && (
        <g pointerEvents="none">
          <circle
            cx={3 + p.flux * WIDTH + WIDTH - 14}
            cy="16"
            r="10"
            fill="#1a1203"
            stroke="#f2c76b"
            strokeWidth="1.5"
          />
          <Icon name="flux" x={3 + p.flux * WIDTH + WIDTH - 22} y={8} size={16} colour="#f2c76b" />
        </g>
      )}
      {TRACKS.map((track, index) => {
        const list = targets.get(`head ${index}`);
        return (
          list && (
            <Press key={track} label={says(list)} onPress={() => pick(list)}>
              <rect x={5 + index * WIDTH} y="3" width={WIDTH - 4} height={HEAD - 8} rx="7" className="pu-target" />
            </Press>
          )
        );
      })}
      {p.trackLifepods.map((place) => {
        const { x, y } = spotOf(p.corporation, place);
        const pod = (
          <>
            <rect x={x + 5} y={y} width={WIDTH - 10} height={STEP - 3} rx="4" fill="#14203c" stroke="#f2c76b" />
            <Icon name="lifepod" x={x + WIDTH / 2 - 9} y={y + 1} size={18} colour="#f8e7be" />
          </>
        );
        return liftable.has(place) ? (
          <Press
            key={place}
            label={t.liftLifepod(placeName(words, place))}
            pressed={lifted === place}
            onPress={() => lift(place)}
          >
            {pod}
            <rect
              x={x + 4}
              y={y - 1}
              width={WIDTH - 8}
              height={STEP - 1}
              rx="5"
              className="pu-target"
              data-chosen={lifted === place}
            />
          </Press>
        ) : (
          <g key={place}>{pod}</g>
        );
      })}
      {spaces.map(({ place, list }) => {
        const { x, y, height } = spotOf(p.corporation, place);
        return (
          <Press key={place} label={says(list)} onPress={() => pick(list)}>
            <title>{says(list)}</title>
            <rect x={x + 4} y={y - 1} width={WIDTH - 8} height={height + 2} rx="5" className="pu-target" />
          </Press>
        );
      })}
      {p.markers.map((place, marker) => (
        <Marker key={TRACKS[marker]} {...{ p, place, marker, targets, pick, says, words }} />
      ))}
    </svg>
  );
}
