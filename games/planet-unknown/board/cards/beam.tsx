import { MarkAt, TargetButton } from '@orrery/board';
import { OBJECTIVES } from '../../data/index.ts';
import { measure, neighbourSide } from '../../rules/objectives.ts';
import type { PlanetUnknownState } from '../../rules/state.ts';
import { neighbourText } from '../../text/describe.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { TERRAIN_ART } from '../art/terrain.tsx';
import type { Facts } from '../facts.ts';
import { places } from '../places.ts';

interface BeamOf {
  readonly objective: number;
  readonly seats: readonly number[];
}

/** The objectives a seat has a share in, with who else has. */
export function beamsOf({ players, neighbours, common }: PlanetUnknownState, seat: number): BeamOf[] {
  const pairs = neighbours.map((objective, i) => ({
    objective,
    seats: players.length === 2 ? [0, 1] : [i, (i + 1) % players.length],
  }));
  const mine = pairs.filter(({ seats }) => seats.includes(seat));
  const own = mine.map(({ objective, seats }) => ({
    objective,
    seats: [seat, ...seats.filter((each) => each !== seat)],
  }));
  return common < 0 ? own : [...own, { objective: common, seats: players.map((_, each) => each) }];
}

const MOST = 6;

/** An objective as a balance: it leans to whoever is ahead, and shows what a choice would change. */
export function Beam({
  facts,
  objective,
  seats,
  after,
}: BeamOf & { readonly facts: Facts; readonly after: PlanetUnknownState | undefined }) {
  const { view, text } = facts;
  const { name, condition } = neighbourText(text.game, objective);
  const side = neighbourSide(objective);
  const of = (s: PlanetUnknownState, seat: number): number => measure(s.players[seat], side);
  const then = (seat: number): number => (after === undefined ? of(view, seat) : of(after, seat));
  const { resource } = OBJECTIVES[objective].neighbour;
  const [left, right] = seats;
  const lean = seats.length !== 2 ? 0 : Math.max(-MOST, Math.min(MOST, (then(right) - then(left)) * 2));
  const changes = seats.some((seat) => then(seat) !== of(view, seat));
  return (
    <li className="pu-beam" data-changes={changes}>
      <TargetButton place={places.shared(objective)} className="pu-beam-body">
        <span className="pu-beam-name">
          <span className="pu-beam-sign" style={{ background: TERRAIN_ART[resource ?? 4].dark }}>
            <Icon name={resource === null ? 'goal' : TERRAIN_ICONS[resource]} size={15} colour="#fff" />
          </span>
          <strong>{name}</strong>
          <small>{condition}</small>
        </span>
        <svg viewBox="0 0 180 24" aria-hidden="true">
          {seats.length === 2 && (
            <>
              <path d="M90 13l-7 10h14Z" className="pu-pivot" />
              <path d="M48 13H132" className="pu-balance" style={{ transform: `rotate(${lean}deg)` }} />
              <circle cx="90" cy="13" r="3" fill="#d9a441" />
            </>
          )}
          {seats.map((seat, i) => {
            const x = seats.length === 2 ? (i === 0 ? 10 : 170) : 12 + (i * 168) / seats.length;
            const before = Math.abs(of(view, seat));
            const now = Math.abs(then(seat));
            const isRight = seats.length === 2 && i === 1;
            return (
              <g key={seat}>
                <MarkAt seat={seat} x={x} y={13} size={12} />
                <text
                  x={isRight ? x - 10 : x + 10}
                  y="18"
                  textAnchor={isRight ? 'end' : 'start'}
                  className="pu-measure"
                >
                  {now === before ? now : `${before}→${now}`}
                </text>
              </g>
            );
          })}
        </svg>
      </TargetButton>
    </li>
  );
}
