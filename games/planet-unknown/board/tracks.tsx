import { type Bonus, CORPORATIONS, TRACKS } from '../data/index.ts';
import type { Player, PuChoice } from '../rules/state.ts';
import { placeOf } from '../rules/tracks.ts';
import { TERRAIN_ART } from './art.tsx';
import { Icon, type IconName, TERRAIN_ICONS } from './icons.tsx';

const ICON_OF: Readonly<Record<Bonus['kind'], IconName>> = {
  synergy: 'synergy',
  patch: 'patch',
  rover: 'rover',
  moves: 'moves',
  civ: 'card',
  tech: 'tech',
  advance: 'synergy',
};
const STEP = 22;
const WIDTH = 64;

/** Five vertical gauges with engraved steps; a marker that may advance now glows. */
export function Tracks({
  p,
  seat,
  choices,
  take,
  describe,
  label,
}: {
  p: Player;
  seat: number;
  choices: readonly PuChoice[];
  take: (choice: PuChoice) => void;
  describe: (choice: PuChoice) => string;
  label: string;
}) {
  const { trackList } = CORPORATIONS[p.corporation];
  const height = 16 * STEP + 40;
  const choiceFor = (marker: number): PuChoice | undefined =>
    choices.find(
      (choice) =>
        (choice.do === 'resolve' && choice.resource === marker) ||
        ((choice.do === 'synergy' ||
          choice.do === 'energy' ||
          choice.do === 'advance' ||
          choice.do === 'fixedAdvance' ||
          choice.do === 'regress' ||
          choice.do === 'unionize' ||
          choice.do === 'claimRow') &&
          choice.marker === marker),
    );
  return (
    <svg className="pu-tracks" viewBox={`0 0 ${WIDTH * 5 + 8} ${height}`} role="img" aria-label={label}>
      {trackList.map((track, index) => {
        const art = TERRAIN_ART[index];
        return (
          <g key={TRACKS[index]} transform={`translate(${4 + index * WIDTH} 0)`}>
            <rect
              x="3"
              y="3"
              width={WIDTH - 6}
              height={height - 6}
              rx="8"
              fill="#141b31"
              stroke={art.base}
              strokeWidth="1.500"
            />
            <rect x="3" y="3" width={WIDTH - 6} height="28" rx="8" fill={art.base} />
            <Icon name={TERRAIN_ICONS[index]} x={WIDTH / 2 - 11} y={6} size={22} colour={art.mark} />
            {Array.from({ length: 16 }, (_, space) => {
              if (space > track.top || track.missing.includes(space)) return null;
              const y = height - 10 - (space + 1) * STEP;
              const bonuses = track.bonus[space] ?? [];
              return (
                <g key={space}>
                  <rect
                    x="8"
                    y={y}
                    width={WIDTH - 16}
                    height={STEP - 3}
                    rx="4"
                    fill={p.trackLifepods.includes(placeOf(index, space)) ? '#5a4a1c' : '#1d2643'}
                  />
                  <text x="13" y={y + 13} fontSize="8.500" fill="#8793b3">
                    {space}
                  </text>
                  {bonuses.slice(0, 2).map((bonus, i) => (
                    <g key={`${bonus.kind}-${i}`}>
                      <Icon name={ICON_OF[bonus.kind]} x={24 + i * 15} y={y + 2.5} size={14} colour="#e8ecf6" />
                      {(bonus.kind === 'moves' || bonus.kind === 'civ' || bonus.kind === 'tech') && (
                        <text
                          x={24 + i * 15 + 12}
                          y={y + 17}
                          fontSize="8"
                          fontWeight="700"
                          fill="#f2c76b"
                          textAnchor="middle"
                        >
                          {bonus.kind === 'moves' ? bonus.n : bonus.level}
                        </text>
                      )}
                    </g>
                  ))}
                  {track.medal[space] > 0 && (
                    <g>
                      <circle cx={WIDTH - 15} cy={y + 9.5} r="7.500" fill="#d9a441" />
                      <text x={WIDTH - 15} y={y + 13} fontSize="10" fontWeight="700" textAnchor="middle" fill="#1a1203">
                        {track.medal[space]}
                      </text>
                    </g>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      {p.markers.map((place, marker) => {
        const x = 4 + (place >> 4) * WIDTH;
        const y = height - 10 - ((place & 15) + 1) * STEP;
        const choice = choiceFor(marker);
        const art = TERRAIN_ART[marker];
        const piece = (
          <>
            <rect
              x="5"
              y="-2"
              width={WIDTH - 10}
              height={STEP + 1}
              rx="6"
              fill="none"
              stroke={art.light}
              strokeWidth="2.500"
            />
            <circle cx="8" cy={STEP / 2 - 1.5} r="7" fill={art.light} stroke="#0b0f1a" strokeWidth="1.500" />
            <circle cx="8" cy={STEP / 2 - 1.5} r="3" fill={`var(--seat-${seat})`} />
          </>
        );
        return (
          <g
            key={TRACKS[marker]}
            style={{ transform: `translate(${x}px, ${y}px)`, transition: 'transform var(--travel) ease-out' }}
          >
            {choice ? (
              <g
                role="button"
                tabIndex={0}
                className="pu-glow"
                aria-label={describe(choice)}
                onClick={() => take(choice)}
                onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && take(choice)}
              >
                <rect x="1" y={-STEP - 4} width={WIDTH - 2} height={2 * STEP + 8} rx="8" className="pu-target" />
                {piece}
                <path
                  d={`M${WIDTH / 2} ${-STEP / 2 + 4}v-14m-6 6 6-6 6 6`}
                  className="pu-arrow"
                  transform={choice.do === 'regress' ? `rotate(180 ${WIDTH / 2} 8)` : undefined}
                />
              </g>
            ) : (
              piece
            )}
          </g>
        );
      })}
    </svg>
  );
}
