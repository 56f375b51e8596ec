import { SeatMark } from '@orrery/board';
import { memo } from 'react';
import { CORPORATIONS, PLANETS, TRACKS } from '../../data/index.ts';
import { spaceOf } from '../../rules/tracks.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { totalOf } from '../changes.ts';
import type { SeatProps } from '../facts.ts';
import { places } from '../places.ts';
import { PlanetDrawing } from '../planet/planet.tsx';

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
            <PlanetDrawing p={p} seat={other} label={PLANETS[p.planet].name} small />
            <SeatMark seat={other} size={14} />
          </button>
        ),
      )}
    </nav>
  );
});

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
          <PlanetDrawing p={p} seat={seat} label={PLANETS[p.planet].name} small />
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
