import type { Terrain, Track } from '../../data/index.ts';
import { names } from './names.ts';

const { terrain, marker, and, or } = names;
const each = (ids: readonly Track[]): string[] => ids.map((id) => terrain[id]);
const anyOf = (ids: readonly Track[]): string => (ids.length === 5 ? 'any marker' : or(each(ids)));

const several = (ids: readonly Track[], n: number): string =>
  ids.length === 5 ? `${n} different markers` : `${n} different ones of ${and(each(ids))}`;

/** What waits to be carried out. */
const effect = {
  take: 'take a tile of your sector',
  takeSalvage: 'take an extra tile, without its resources',
  takeDepot: 'take an extra tile',
  place: (tile: string) => `place ${tile}`,
  resource: (id: Terrain, steps: number) => `advance ${terrain[id]} by ${steps} for your tile`,
  energy: (at: string) => `energy on ${at}: advance a resource beside it`,
  synergy: 'synergy boost',
  patch: 'patch',
  rover: 'put a rover on your last tile',
  advance: (id: Track, steps: number) => `advance ${terrain[id]} by ${steps}`,
  'advance-any': (ids: readonly Track[], times: number, steps: number, bonus: boolean) =>
    `advance ${times > 1 ? several(ids, times) : anyOf(ids)} by ${steps}${bonus ? '' : ', without bonuses'}`,
  unionize: (ids: readonly Track[]) => `lift ${and(each(ids))} to space 5`,
  regress: (ids: readonly Track[], steps: number) => `move ${anyOf(ids)} back by ${steps}`,
  lifepod: 'find a place for a collected lifepod',
  reposition: (times: number) => (times === 1 ? 'reposition a lifepod' : `reposition up to ${times} lifepods`),
  flux: 'move the flux token',
  'claim-row': 'gain the bonuses level with one of your markers',
  'draw-objectives': 'draw three objectives and choose one for everybody',
  'common-objective': 'choose the objective for everybody',
  rescue: 'collect a lifepod from your planet',
  mine: 'collect a meteorite from your planet',
  relocate: 'put a rover on any cell',
  'clear-line': 'destroy the meteorites of a row or column',
  blast: (times: number) => (times === 1 ? 'destroy a meteorite' : `destroy up to ${times} meteorites`),
  impact: 'put a meteorite on a free meteor symbol',
  'destroy-rover': 'destroy one of your rovers',
  'destroy-lifepod': 'destroy a lifepod on your planet',
  'lose-lifepod': 'give up a collected lifepod',
  'discard-objective': 'give up an objective',
  'remove-stack': 'remove a stack of your sector',
  'rotate-freely': 'turn the station',
  'boost-or-peek': 'gain a synergy boost or look at the next event',
  'take-any-card': (times: number) =>
    times === 1 ? 'take a civ card of any level' : `take ${times} civ cards of any level`,
  ability: (level: string) => `use tech ${level}`,
  'reset-biomass': 'put the biomass marker back to 0 (tech 1)',
  times: (what: string, n: number) => `${n} × ${what}`,
};

const moves = (n: number): string => (n === 1 ? '1 rover move' : `${n} rover moves`);

export const asking = {
  effect,
  ask: {
    waiting: 'You have nothing to decide right now.',
    over: 'The game is over.',
    sides: (planet: string, corporation: string) =>
      `Choose your boards: planet ${planet} or KSB-4156, corporation ${corporation} or Universal Coalition.`,
    firstFlux: 'You lead Flux Industries: on which of your tracks does the flux token begin?',
    sidesFlux: 'With Flux Industries also name the track for the flux token.',
    keepObjective: 'Which of these objectives do you keep for yourself?',
    returnObjective: 'Which of these objectives do you put back? You keep the others.',
    rotate: 'You are commander: how far do you turn the station? The sectors of all change.',
    ignore: 'The event makes you ignore one resource of your tile. Which one?',
    climb: (id: Track, left: number) =>
      `Where does the ${marker[id]} go?${left > 1 ? ` It has ${left} steps left.` : ''}`,
    climbToFloor: (id: Track, floor: number) => `Where does the ${marker[id]} go on its way to space ${floor}?`,
    wormholeBonus: (step: number) => `Biomass is on step ${step}: which of its two bonuses do you take?`,
    wormholeReset: (left: number) =>
      `Biomass stands on its top step with ${left === 1 ? '1 advance' : `${left} advances`} left: start again from 0?`,
    event: (what: string) => `Event: ${what}`,
    finalStep: (step: number) =>
      ['', 'Final step 1, stored patches.', 'Final step 2, techs for the end.', 'Final step 3, end-of-game civ cards.'][
        step
      ],
    take: (tiles: readonly string[]) =>
      tiles.length === 1
        ? `Take the only tile of your sector: ${tiles[0]}.`
        : `Take a tile of your sector: ${or(tiles)}.`,
    takeSalvage: (tiles: readonly string[]) => `Take an extra tile, whose resources do not count: ${or(tiles)}.`,
    takeDepot: (tiles: readonly string[]) => `Take an extra tile: ${or(tiles)}.`,
    unplaceable: 'Nothing fits on your planet, so the tile is used without being placed and this round is the last.',
    eventLifted: 'The event does not limit your placement, as nothing would fit otherwise.',
    planetLifted: 'Your planet’s special rule is lifted for this tile, as nothing would fit otherwise.',
    beforeTile: (n: number) => `Before that you may use your ${moves(n)}.`,
    place: (tile: string) => `Place your tile ${tile}: where and how does it lie?`,
    card: (levels: readonly number[]) => `Take a civ card of level ${or(levels.map(String))}.`,
    extraCard: (level: number, name: string) =>
      `Take a civ card of level ${level}, or instead the random card ${name}.`,
    must: (effects: readonly string[]) =>
      effects.length === 1 ? `To do: ${effects[0]}.` : `To do, in any order: ${effects.join('; ')}.`,
    orLater: (effect: string) => `${effect} (now or later)`,
    may: (effects: readonly string[]) => `If you like: ${effects.join('; ')}.`,
    lost: (effects: readonly string[]) => `Not possible now: ${effects.join('; ')}.`,
    moves: (n: number) => `You have ${moves(n)}.`,
    nothing: 'Nothing is left to do: end your turn.',
    nothingMust: 'Nothing has to be done any more: you may end your turn.',
  },
};
