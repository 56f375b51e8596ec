import type { Place } from '@orrery/board';
import { ORIENTATIONS, SECTORS, TILE_TURNS } from '../data/index.ts';
import type { ChoiceOf, PuChoice } from '../rules/choices.ts';
import type { Cell, PlanetUnknownState, Player } from '../rules/state.ts';
import { topTile } from '../rules/tiles.ts';
import { stacksAt } from '../text/describe.ts';
import { END, keptAt, places, STORE } from './places.ts';
import { gripCell, heldTile } from './placing/grip.ts';

type Journey = ChoiceOf<'move' | 'teleport' | 'relocate'>;

const placing = ({ tile }: { tile: number }, { at, turn }: ChoiceOf<'place'>): readonly Place[] => {
  const orientation = TILE_TURNS[tile].find((each) => ORIENTATIONS[each].turn === turn) ?? 0;
  return [places.turn(turn), places.lay(gripCell(orientation, at))];
};

/** A rover that stands alone need not be picked. */
function journey(p: Player, { from, to }: Journey): readonly Place[] {
  return p.rovers.length > 1 ? [places.cell(from), places.cell(to)] : [places.cell(to)];
}

/** The stack a tile lies on top of, in front of a seat. */
function stackOf(view: PlanetUnknownState, { position }: Player, tile: number): number {
  const { outer, inner } = stacksAt(view, position, view.rotation);
  return topTile(view, inner) === tile ? inner : outer;
}

/** Where each choice is made: first what is used, then where it goes. */
export function pressesOf(choice: PuChoice, view: PlanetUnknownState, seat: number): readonly Place[] {
  const p = view.players[seat];
  switch (choice.do) {
    case 'sides':
      return [
        places.side('planet', choice.planet),
        places.side('corporation', choice.corporation),
        ...(choice.flux === undefined ? [] : [places.flux(choice.flux)]),
      ];
    case 'rotate':
      return [places.sector((p.position + choice.rotation) % SECTORS)];
    case 'take':
      return [places.stack(stackOf(view, p, choice.tile))];
    case 'remove-stack':
      return [places.stack(stacksAt(view, p.position, view.rotation)[choice.ring])];
    case 'place':
      return placing(heldTile(p) ?? { tile: 0 }, choice);
    case 'move':
    case 'teleport':
    case 'relocate':
      return journey(p, choice);
    case 'patch':
    case 'rover':
    case 'rescue':
    case 'mine':
    case 'blast':
    case 'impact':
    case 'destroy-rover':
    case 'destroy-lifepod':
      return [places.cell(choice.at)];
    case 'clear-line':
      return [places.line(choice.line, choice.index)];
    case 'resolve':
      return [places.marker(choice.resource)];
    case 'energy':
    case 'synergy':
    case 'advance':
    case 'fixed-advance':
    case 'unionize':
    case 'regress':
    case 'claim-row':
      return [places.marker(choice.marker)];
    case 'ability':
      return [places.tech(choice.tech), ...(choice.marker === undefined ? [] : [places.marker(choice.marker)])];
    case 'climb':
      return [places.space(choice.to)];
    case 'stow':
      return [places.space(choice.on)];
    case 'save':
      return [STORE];
    case 'stow-box':
      return [places.box(choice.box)];
    case 'lose-lifepod':
      return [keptAt(choice.from)];
    case 'reposition':
      return [keptAt(choice.from), keptAt(choice.to)];
    case 'flux':
      return [places.head(choice.track)];
    case 'card':
      return [places.card(choice.card)];
    case 'keep-objective':
    case 'discard-objective':
    case 'common-objective':
      return [places.objective(choice.objective)];
    case 'ignore':
      return [places.deed(`ignore-${choice.resource}`)];
    case 'bonus':
      return [places.deed(`bonus-${choice.bonus}`)];
    case 'milestone':
      return [places.deed(`milestone-${choice.level}`)];
    case 'end':
      return [END];
    default:
      return [places.deed(choice.do)];
  }
}

/** The dock repeats the two trays before a seat: a tile can be taken from either. */
export function otherPressesOf(
  choice: PuChoice,
  view: PlanetUnknownState,
  seat: number,
): readonly (readonly Place[])[] {
  if (choice.do !== 'take' && choice.do !== 'remove-stack') return [];
  const p = view.players[seat];
  const { inner } = stacksAt(view, p.position, view.rotation);
  return [[places.dock(pressesOf(choice, view, seat)[0] === places.stack(inner) ? 'inner' : 'outer')]];
}

/** Deeds and cards that are no place of the board: they are drawn only while they can be chosen. */
export const deedsOf = (options: readonly PuChoice[], view: PlanetUnknownState, seat: number): PuChoice[] =>
  options.filter((choice) => pressesOf(choice, view, seat)[0].startsWith('do '));

/** Cells that a choice of a kind may be about, and the rovers it may begin with. */
export const cellsOf = (options: readonly PuChoice[], view: PlanetUnknownState, seat: number): Cell[] => [
  ...new Set(
    options
      .flatMap((choice) => pressesOf(choice, view, seat))
      .flatMap((place) => (place.startsWith('cell ') ? [Number(place.slice(5))] : [])),
  ),
];
