import { CIV_CARDS, CORPORATIONS, EVENT_DECK_SIZE, OBJECTIVES, TILES } from '../data/index.ts';
import { collectedLifepods } from '../rules/collecting.ts';
import { isPatch, tileOf } from '../rules/grid.ts';
import type { PlanetUnknownState } from '../rules/state.ts';

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`components lost or doubled: ${what}`);
}

const hasNoRepeats = (cards: readonly number[]): boolean => new Set(cards).size === cards.length;

/** No component appears twice or vanishes, and what the rules forbid to be true never is. */
export function conserve(s: PlanetUnknownState): void {
  check(hasNoRepeats(s.stacks) && s.stacks.length === TILES.length, 'the 144 tiles of the stacks');
  if (s.decks.length > 0) {
    const cards = [
      ...s.decks.flat(),
      ...s.unused.flat(),
      ...s.players.flatMap((p) => [...p.civCards, ...p.playedCards, ...p.extraCard.slice(1)]),
    ];
    check(hasNoRepeats(cards) && cards.length === CIV_CARDS.length, 'the 36 civ cards');
  }
  const objectives = [
    ...s.objectiveDeck,
    ...s.neighbours,
    ...(s.common >= 0 ? [s.common] : []),
    ...s.players.flatMap((p) => [...p.objectives, ...p.dealt]),
  ];
  check(hasNoRepeats(objectives) && objectives.length <= OBJECTIVES.length, 'the 28 objectives');
  if (s.events.length + s.pastEvents.length > 0) {
    check(s.events.length + s.pastEvents.length === EVENT_DECK_SIZE, 'the 20 events');
    check(hasNoRepeats([...s.events, ...s.pastEvents]), 'the events');
  }
  const placed = s.players.flatMap((p) => [...new Set(p.ground.map(tileOf).filter((tile) => tile >= 0))]);
  check(hasNoRepeats(placed), 'the tiles on the planets');
  check(placed.length <= s.taken.reduce((sum, n) => sum + n, 0), 'the tiles taken');
  for (const p of s.players) {
    check(
      p.lifepods.length + collectedLifepods(p) + p.pending.filter(({ effect }) => effect === 'lifepod').length <= 6,
      'the 6 lifepods',
    );
    check(p.rovers.length === p.loads.length && hasNoRepeats(p.rovers), 'one rover a cell');
    check(p.rovers.length + p.roversLeft <= CORPORATIONS[p.corporation].rovers + 1, 'the rovers');
    check(p.ground.filter(isPatch).length === p.patches, 'the patches');
    check(
      p.ground.every(
        (ground, cell) => (ground !== 0) === ((p.covered[Math.floor(cell / 12)] & (1 << (cell % 12))) !== 0),
      ),
      'the covered cells',
    );
    check(p.moves >= 0 && p.roversLeft >= 0 && p.savedLifepods >= 0 && p.savedMeteorites >= 0, 'nothing is negative');
    check(
      p.lifepods.every((cell) => p.ground[cell] === 0),
      'lifepods stand on bare cells',
    );
    check(
      p.markers.every((place) => place >= 0 && place < 80),
      'the markers',
    );
  }
}
