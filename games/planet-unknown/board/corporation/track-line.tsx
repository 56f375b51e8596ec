import { TargetButton } from '@orrery/board';
import { CORPORATIONS, TRACKS } from '../../data/index.ts';
import { markerMedals } from '../../rules/scoring.ts';
import { spaceOf, trackOf } from '../../rules/tracks.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { TERRAIN_ART } from '../art/terrain.tsx';
import { type SeatProps, useTried } from '../facts.ts';
import { places } from '../places.ts';

/** The markers of a seat in one line, with what the choice in view would add: below the planet of a phone. */
export function TrackLine({ facts: { view, viewer, names, text }, seat }: SeatProps) {
  const p = view.players[seat];
  const tried = useTried();
  const then = seat === viewer ? tried?.after.players[seat] : undefined;
  const { trackList } = CORPORATIONS[p.corporation];
  return (
    <ul className="pu-track-line" aria-label={text.tracksOf(names[seat])}>
      {TRACKS.map((track, i) => {
        const place = p.markers[i];
        const at = spaceOf(place);
        const will = then === undefined ? at : spaceOf(then.markers[i]);
        const worth = view.round === 0 ? 0 : markerMedals(view, p, i);
        return (
          <li key={track} data-gains={will > at}>
            <TargetButton place={places.head(i)} className="pu-track-chip">
              <Icon name={TERRAIN_ICONS[i]} size={18} />
              <b>{will > at ? `${at}→${will}` : at}</b>
              {worth > 0 && <span className="pu-worth-chip">{worth}</span>}
              <span className="pu-track-bar">
                <span
                  style={{
                    width: `${(100 * Math.max(at, will)) / trackList[trackOf(place)].top}%`,
                    background: TERRAIN_ART[i].marker,
                  }}
                />
              </span>
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
