import type { Seat } from '@orrery/kernel';
import { CORPORATIONS, EVENTS, PLANETS, TRACKS } from '../data/index.ts';
import { BOX_PLACE, SCORING_AREA } from '../rules/collecting.ts';
import type { PuEvent } from '../rules/events.ts';
import {
  BOX_LETTERS,
  COLUMN_NAMES,
  cellName,
  cellNames,
  civCardName,
  civCardText,
  eventText,
  neighbourText,
  placeName,
  singleText,
  tileName,
} from './describe.ts';
import type { Dictionary } from './en/phrases.ts';

/** What happened, as a line of the log. */
export function logLine(t: Dictionary, event: PuEvent, who: (seat: Seat) => string): string | undefined {
  const { log } = t;
  switch (event.event) {
    case 'round':
      return log.round(event.round, who(event.commander));
    case 'rotated':
      // PU-SETUP-17: the first seat always stands at the first position.
      return log.rotated(who(0), event.rotation + 1);
    case 'alert': {
      const { color, no } = EVENTS[event.card];
      return log.alert(t.eventColor[color], no, eventText(t, event.card));
    }
    case 'sides':
      return log.sides(who(event.seat), PLANETS[event.planet].name, CORPORATIONS[event.corporation].name);
    case 'took':
      return (event.placed ? log.took : log.tookUnplaced)(who(event.seat), tileName(t, event.tile));
    case 'placed':
      return log.placed(who(event.seat), tileName(t, event.tile), cellNames(event.cells));
    case 'patch-stored':
      return log.patchStored(who(event.seat));
    case 'lost':
      if (event.what === 'meteorite') return log.destroyed(who(event.seat), cellName(event.at));
      return log.lost(who(event.seat), event.what, cellName(event.at));
    case 'forfeited':
      return log.forfeited(who(event.seat), event.what, placeName(t, event.from));
    case 'line-cleared':
      return event.line === 'row'
        ? log.rowCleared(who(event.seat), String(event.index + 1))
        : log.columnCleared(who(event.seat), COLUMN_NAMES[event.index]);
    case 'patch':
    case 'meteorite':
    case 'rover':
      return log[event.event](who(event.seat), cellName(event.at));
    case 'advanced':
    case 'regressed':
      return log[event.event](who(event.seat), TRACKS[event.marker], placeName(t, event.to));
    case 'biomass-reset':
      return log.biomassReset(who(event.seat));
    case 'flux':
      return log.flux(who(event.seat), TRACKS[event.track]);
    case 'moves':
      return log.moves(who(event.seat), event.n);
    case 'moved':
      return log.moved(who(event.seat), cellName(event.from), cellName(event.to));
    case 'collected':
      return log.collected(who(event.seat), event.what);
    case 'stowed':
      return event.on === SCORING_AREA
        ? log.saved(who(event.seat))
        : log.stowed(who(event.seat), placeName(t, event.on));
    case 'tech':
      return log.tech(
        who(event.seat),
        event.level >= BOX_PLACE ? BOX_LETTERS[event.level - BOX_PLACE] : String(event.level),
      );
    case 'civ-card':
      return log.civCard(who(event.seat), civCardName(t, event.card), civCardText(t, event.card));
    case 'civ-card-hidden':
      return log.civCardHidden(who(event.seat), event.level);
    case 'common-objective': {
      const { name, condition } = neighbourText(t, event.objective);
      return log.commonObjective(who(event.seat), name, condition);
    }
    case 'objective-gained':
    case 'objective-discarded': {
      const { name, condition } = singleText(t, event.objective);
      const says = event.event === 'objective-gained' ? log.objectiveGained : log.objectiveDiscarded;
      return says(who(event.seat), name, condition);
    }
    case 'stack-removed':
      return log.stackRemoved(who(event.seat), event.ring, event.tiles);
    case 'peeked':
      return log.peeked(who(event.seat));
    case 'ending':
      return log.ending(who(event.seat));
    case 'final':
      return log.final(event.finalStep);
    case 'scored':
      return log.scored(event.scores.map((points, seat) => [who(seat), points]));
  }
}
