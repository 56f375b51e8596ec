import { SECTORS, TILES_PER_STACK } from '../data/index.ts';
import type { PlanetUnknownState, PuChoice } from '../rules/state.ts';
import { stacksOf } from '../rules/tiles.ts';
import { Patterns } from './art.tsx';
import { TileDrawing } from './tile.tsx';

const MIDDLE = 190;
const SPIN = 360 / SECTORS;

function wedge(inner: number, outer: number, at: number): string {
  const point = (radius: number, degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const from = at - SPIN / 2 + 1.2;
  const to = at + SPIN / 2 - 1.2;
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

const place = (radius: number, degrees: number): { x: number; y: number } => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
};

/** The space station from above: six sectors, an outer and an inner tray in each, and who faces which. */
export function Station({
  view,
  viewer,
  names,
  choices,
  take,
  describe,
  label,
}: {
  view: PlanetUnknownState;
  viewer: number | null;
  names: readonly string[];
  choices: readonly PuChoice[];
  take: (choice: PuChoice) => void;
  describe: (choice: PuChoice) => string;
  label: string;
}) {
  const mine = viewer === null ? undefined : view.players[viewer];
  const takes = choices.filter((choice) => choice.do === 'take');
  return (
    <svg className="pu-station" viewBox="0 0 380 380" aria-label={label} role="img">
      <Patterns />
      <circle cx={MIDDLE} cy={MIDDLE} r="188" fill="#0d1430" stroke="#2a3556" strokeWidth="2" />
      {Array.from({ length: SECTORS }, (_, position) => {
        const at = position * SPIN;
        const faced = view.players.findIndex((p) => p.position === position);
        const isMine = mine?.position === position;
        const [outer, inner] = stacksOf(view, { position } as never);
        return (
          <g key={position}>
            <path
              d={wedge(92, 164, at)}
              fill={isMine ? '#3a3320' : '#1a2340'}
              stroke={isMine ? '#d9a441' : '#33406a'}
              strokeWidth={isMine ? 2.5 : 1.5}
            />
            <path
              d={wedge(34, 88, at)}
              fill={isMine ? '#2e2a1e' : '#151d36'}
              stroke={isMine ? '#d9a441' : '#33406a'}
              strokeWidth="1.500"
            />
            {[
              { stack: outer, radius: 128, size: 66 },
              { stack: inner, radius: 63, size: 38 },
            ].map(({ stack, radius, size }) => {
              const tile =
                view.taken[stack] < TILES_PER_STACK ? view.stacks[stack * TILES_PER_STACK + view.taken[stack]] : -2;
              const { x, y } = place(radius, at);
              const choice = isMine ? takes.find((each) => each.do === 'take' && each.tile === tile) : undefined;
              const body =
                tile >= 0 ? (
                  <TileDrawing tile={tile} size={size} x={x - size / 2} y={y - size / 2} />
                ) : (
                  <text x={x} y={y + 5} textAnchor="middle" fontSize="16" fill="#9aa6c4">
                    {tile === -2 ? '–' : '?'}
                  </text>
                );
              const left = TILES_PER_STACK - view.taken[stack];
              return (
                <g key={stack}>
                  {choice ? (
                    <g
                      role="button"
                      tabIndex={0}
                      className="pu-glow"
                      aria-label={describe(choice)}
                      onClick={() => take(choice)}
                      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && take(choice)}
                    >
                      <circle cx={x} cy={y} r={size / 2 + 4} className="pu-target" />
                      {body}
                    </g>
                  ) : (
                    body
                  )}
                  <text
                    x={place(radius + (size > 50 ? 27 : 18), at + (size > 50 ? 19 : 18)).x}
                    y={place(radius + (size > 50 ? 27 : 18), at + (size > 50 ? 19 : 18)).y + 4}
                    textAnchor="middle"
                    fontSize="10"
                    fill="#9aa6c4"
                  >
                    {left}
                  </text>
                </g>
              );
            })}
            {faced >= 0 && (
              <g>
                <circle
                  cx={place(176, at).x}
                  cy={place(176, at).y}
                  r="10"
                  fill={`var(--seat-${faced})`}
                  stroke="#0b0f1a"
                  strokeWidth="1.500"
                />
                <text
                  x={place(176, at).x}
                  y={place(176, at).y + 4}
                  textAnchor="middle"
                  fontSize="11"
                  fontWeight="700"
                  fill="#0b0f1a"
                >
                  {names[faced]?.slice(0, 1)}
                </text>
              </g>
            )}
          </g>
        );
      })}
      <circle cx={MIDDLE} cy={MIDDLE} r="28" fill="#d9a441" opacity=".18" />
      <circle cx={MIDDLE} cy={MIDDLE} r="20" fill="none" stroke="#d9a441" strokeWidth="2" />
      <circle cx={MIDDLE} cy={MIDDLE} r="7" fill="#f2c76b" />
    </svg>
  );
}
