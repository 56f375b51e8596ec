import type { Place } from '@orrery/board';
import { ROVER } from '../data/index.ts';
import type { PuEvent } from '../rules/events.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { END, EVENT, keptAt, NEXT_EVENT, places, STATION } from './places.ts';

/** What an event is about. */
export function placesOf(event: PuEvent, view: PlanetUnknownState): readonly Place[] {
  switch (event.event) {
    case 'placed':
      return [...event.cells.map(places.cell), places.seat(event.seat)];
    case 'patch':
    case 'lost':
    case 'meteorite':
    case 'rover':
      return [places.cell(event.at), places.seat(event.seat)];
    case 'moved':
      return [places.cell(event.from), places.cell(event.to), places.seat(event.seat)];
    case 'line-cleared':
      return [places.line(event.line, event.index)];
    case 'advanced':
    case 'regressed':
      return [places.marker(event.marker), places.space(event.to)];
    case 'biomass-reset':
      return [places.marker(2)];
    case 'flux':
      return [places.head(event.track)];
    case 'moves':
      return [places.hold('moves'), places.marker(ROVER)];
    case 'patch-stored':
      return [places.hold('patch')];
    case 'collected':
      return [places.hold(event.what)];
    case 'stowed':
      return [keptAt(event.on)];
    case 'forfeited':
      return [keptAt(event.from)];
    case 'tech':
      return [places.tech(event.level)];
    case 'round':
    case 'rotated':
    case 'stack-removed':
      return [STATION];
    case 'took': {
      const { position } = view.players[event.seat];
      return [places.sector((position + view.rotation) % 6), places.seat(event.seat)];
    }
    case 'alert':
      return [EVENT];
    case 'peeked':
      return [NEXT_EVENT];
    case 'common-objective':
      return [places.shared(event.objective)];
    case 'objective-gained':
    case 'objective-discarded':
      return [places.objective(event.objective)];
    case 'civ-card':
    case 'civ-card-hidden':
    case 'sides':
    case 'ending':
      return [places.seat(event.seat)];
    case 'final':
      return [END];
    case 'scored':
      return [];
  }
}
