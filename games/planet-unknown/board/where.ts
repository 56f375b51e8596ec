import type { PuChoice } from '../rules/choices.ts';
import { BOX_PLACE, SCORING_AREA } from '../rules/collecting.ts';
import type { Cell, Place } from '../rules/state.ts';

/** Where on the board a choice is made: one of these words, with a number behind some of them. */
export type Target =
  | 'sides'
  | 'station'
  | 'planet'
  | 'tray'
  | 'store'
  | `marker ${number}`
  | `space ${Place}`
  | `head ${number}`
  | `box ${number}`
  | `tech ${number}`
  | `row ${number}`
  | `column ${number}`;

function keptAt(place: Place): Target {
  if (place === SCORING_AREA) return 'store';
  return place >= BOX_PLACE ? `box ${place - BOX_PLACE}` : `space ${place}`;
}

/** The one place of each choice. A lifepod is moved in two presses: first where it is (`lifted`), then where it goes. */
export function targetOf(choice: PuChoice, lifted: Place | undefined): Target | undefined {
  switch (choice.do) {
    case 'sides':
      return 'sides';
    case 'rotate':
    case 'take':
    case 'remove-stack':
      return 'station';
    case 'place':
    case 'patch':
    case 'rover':
    case 'move':
    case 'teleport':
    case 'relocate':
    case 'rescue':
    case 'mine':
    case 'blast':
    case 'impact':
    case 'destroy-rover':
    case 'destroy-lifepod':
      return 'planet';
    case 'clear-line':
      return `${choice.line} ${choice.index}`;
    case 'resolve':
      return `marker ${choice.resource}`;
    case 'energy':
    case 'synergy':
    case 'advance':
    case 'fixed-advance':
    case 'unionize':
    case 'regress':
    case 'claim-row':
      return `marker ${choice.marker}`;
    case 'ability':
      return choice.marker === undefined ? `tech ${choice.tech}` : `marker ${choice.marker}`;
    case 'climb':
      return `space ${choice.to}`;
    case 'stow':
      return `space ${choice.on}`;
    case 'save':
      return 'store';
    case 'stow-box':
      return `box ${choice.box}`;
    case 'lose-lifepod':
      return keptAt(choice.from);
    case 'reposition':
      return choice.from === lifted ? keptAt(choice.to) : undefined;
    case 'flux':
      return `head ${choice.track}`;
    default:
      return 'tray';
  }
}

export type Targets = ReadonlyMap<Target, readonly PuChoice[]>;

/** All choices by the place they are made at. */
export function targetsOf(choices: readonly PuChoice[], lifted: Place | undefined): Targets {
  const map = new Map<Target, PuChoice[]>();
  for (const choice of choices) {
    const target = targetOf(choice, lifted);
    if (target === undefined) continue;
    const list = map.get(target);
    if (list === undefined) map.set(target, [choice]);
    else list.push(choice);
  }
  return map;
}

/** Where lifepods stand that may be moved. */
export const liftable = (choices: readonly PuChoice[]): ReadonlySet<Place> =>
  new Set(choices.flatMap((choice) => (choice.do === 'reposition' ? [choice.from] : [])));

/** The cell of the planet a choice is about, where it is about one. */
export function cellOf(choice: PuChoice): Cell | undefined {
  switch (choice.do) {
    case 'patch':
    case 'rover':
    case 'rescue':
    case 'mine':
    case 'blast':
    case 'impact':
    case 'destroy-rover':
    case 'destroy-lifepod':
      return choice.at;
    case 'move':
    case 'teleport':
    case 'relocate':
      return choice.to;
    default:
      return undefined;
  }
}

export const fromOf = (choice: PuChoice): Cell | undefined =>
  choice.do === 'move' || choice.do === 'teleport' || choice.do === 'relocate' ? choice.from : undefined;
