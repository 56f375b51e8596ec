import { SeatMark, useBoard, useOfBoard } from '@orrery/board';
import { memo } from 'react';
import { CORPORATIONS, PLANETS, TRACKS } from '../../data/index.ts';
import type { Player } from '../../rules/state.ts';
import { spaceOf } from '../../rules/tracks.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { totalOf } from '../changes.ts';
import type { SeatProps } from '../facts.ts';
import { places } from '../places.ts';
import { PlanetDrawing } from '../planet/planet.tsx';

/** The highest step of a track. */
export const TOP = 15;

export interface LookProps extends SeatProps {
  readonly onLook: (seat: number) => void;
}

/** The planets of the others, small, in the corner that the disc leaves free: one press shows one large. */
export const Neighbours = memo(function Neighbours({ facts: { view, names, viewer, text }, seat, onLook }: LookProps) {
  if (view.players.length === 1) return null;
  return (
    <nav className="pu-neighbours" aria-label={text.parts.others}>
      {view.players.map((p, other) =>
        other === seat ? null : (
          <button
            key={other}
            type="button"
            className="pu-neighbour"
            data-place={places.seat(other)}
            aria-label={other === viewer ? text.backHome : text.planetOf(names[other])}
            onClick={() => onLook(other)}
          >
            <SmallPlanet p={p} seat={other} />
            <SeatMark seat={other} size={14} />
          </button>
        ),
      )}
    </nav>
  );
});

/** A planet that is looked at from afar: it is drawn anew only when something has changed on it. */
const SmallPlanet = memo(function SmallPlanet({ p, seat }: { readonly p: Player; readonly seat: number }) {
  return <PlanetDrawing p={p} seat={seat} label={PLANETS[p.planet].name} small />;
});

/** The planet of somebody else in their row of the column: a press shows it large, the next one the own again. */
export function NeighbourPicture({ facts: { view, names, viewer, text }, seat }: SeatProps) {
  const store = useBoard();
  const isLooked = useOfBoard((each) => each.looked() === seat);
  if (seat === viewer) return null;
  return (
    <button
      type="button"
      className="pu-neighbour-planet"
      aria-pressed={isLooked}
      aria-label={text.planetOf(names[seat])}
      onClick={() => store.look(isLooked ? undefined : seat)}
    >
      <SmallPlanet p={view.players[seat]} seat={seat} />
    </button>
  );
}

/** Below the planet of a phone: each of the others with planet, tubes and points. */
export function NeighbourCards({ facts: { view, names, viewer, text }, seat, onLook }: LookProps) {
  if (view.players.length === 1) return null;
  return (
    <nav className="pu-cards-of-others" aria-label={text.parts.others}>
      {view.players.map((p, other) =>
        other === seat ? null : (
          <button
            key={other}
            type="button"
            className="pu-card-of-other"
            data-place={places.seat(other)}
            onClick={() => onLook(other)}
            style={{ borderLeftColor: `var(--seat-${other})` }}
          >
            <strong>
              <SeatMark seat={other} size={14} /> <span>{names[other]}</span>{' '}
              {other === viewer && <small>{text.me}</small>} <b>{totalOf(view, other)}</b>
            </strong>
            <SmallPlanet p={p} seat={other} />
            <Tubes p={p} />
          </button>
        ),
      )}
    </nav>
  );
}

const TUBE_HIGH = 34;

/** The five tubes of a seat, small. */
function Tubes({ p }: { readonly p: Player }) {
  return (
    <svg className="pu-tubes" viewBox={`0 0 100 ${TUBE_HIGH + 32}`} aria-hidden="true">
      {TRACKS.map((track, i) => {
        const space = spaceOf(p.markers[i]);
        const high = Math.max(2, (TUBE_HIGH * space) / TOP);
        const x = i * 20 + 2;
        return (
          <g key={track}>
            <text x={x + 8} y="11" textAnchor="middle" className="pu-tube-at">
              {space}
            </text>
            <rect x={x} y="14" width="16" height={TUBE_HIGH} rx="3" className="pu-tube" />
            <rect x={x + 1} y={14 + TUBE_HIGH - high} width="14" height={high} rx="2" fill={`url(#pu-tube-${i})`} />
            <Icon name={TERRAIN_ICONS[i]} x={x + 1} y={TUBE_HIGH + 17} size={14} />
          </g>
        );
      })}
    </svg>
  );
}

/** Everybody with planet, markers and points: a part of its own on a small screen. */
export function Others({ facts: { view, names, viewer, text }, onLook }: LookProps) {
  return (
    <div className="pu-others">
      {view.players.map((p, seat) => (
        <button
          key={seat}
          type="button"
          className="pu-other"
          data-place={places.seat(seat)}
          onClick={() => onLook(seat)}
          style={{ borderLeftColor: `var(--seat-${seat})` }}
        >
          <SmallPlanet p={p} seat={seat} />
          <span className="pu-other-facts">
            <strong>
              <SeatMark seat={seat} size={16} /> {names[seat]} {seat === viewer && <small>{text.me}</small>}
              <b title={text.score(totalOf(view, seat))}>{totalOf(view, seat)}</b>
            </strong>
            <small>
              {PLANETS[p.planet].name} · {CORPORATIONS[p.corporation].name}
            </small>
            <span className="pu-other-tracks">
              {TRACKS.map((track, i) => (
                <span key={track}>
                  <Icon name={TERRAIN_ICONS[i]} size={15} /> {spaceOf(p.markers[i])}
                </span>
              ))}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
