import { capital } from '@orrery/kernel';
import type { Ring, Terrain, Track } from '../../data/index.ts';
import { names } from './names.ts';

const { terrain, marker, ring } = names;
const sectors = (n: number): string => (n === 1 ? '1 sector' : `${n} sectors`);

/** Every choice as a button says it. */
export const choices = {
  sides: (planet: string, corporation: string) => `Planet ${planet}, corporation ${corporation}`,
  flux: (id: Track) => `flux token on ${terrain[id]}`,
  'keep-objective': (name: string, condition: string) => `Keep ${name}: ${condition}`,
  returnObjective: (name: string, condition: string) => `Put back ${name}: ${condition}`,
  'discard-objective': (name: string, condition: string) => `Give up ${name}: ${condition}`,
  rotate: (clockwise: number, sector: number, tiles: readonly string[]) =>
    `${
      clockwise === 0
        ? 'Leave the station as it is'
        : clockwise <= 3
          ? `Turn the station ${sectors(clockwise)} clockwise`
          : `Turn the station ${sectors(6 - clockwise)} anticlockwise`
    }: you face sector ${sector} with ${names.and(tiles)}`,
  take: (tile: string, from: Ring) => `Take ${tile} (${ring[from]})`,
  place: (turn: string, sections: readonly (readonly [id: Terrain, cells: string])[], notes: readonly string[]) =>
    [
      `${capital(turn)}: covers ${sections.map(([id, cells]) => `${cells} (${terrain[id]})`).join(', ')}`,
      ...notes,
    ].join('; '),
  placeAt: (turn: string, corner: string) => `Place the tile ${turn}, its upper left corner on ${corner}`,
  ignore: (id: Terrain) => `Ignore ${terrain[id]}`,
  resolve: (id: Track, steps: number) => `Advance ${terrain[id]} by ${steps} for your tile`,
  energy: (id: Track, symbol: string) => `Energy on ${symbol}: advance ${terrain[id]}`,
  techAsEnergy: (id: Track, symbol: string) => `Tech symbol on ${symbol} as energy: advance ${terrain[id]}`,
  synergy: (id: Track) => `Synergy boost: advance ${terrain[id]}`,
  synergyTwice: (id: Track) => `Synergy boost with tech C: advance ${terrain[id]} by 2`,
  patch: (at: string, notes: readonly string[]) => [`Place a patch on ${at}`, ...notes].join('; '),
  'store-patch': 'Store the patch',
  'double-patch': 'Take two patches instead of one',
  'trade-patch': 'Take a synergy boost instead of a patch',
  rover: (at: string, notes: readonly string[]) => [`Put a rover on ${at}`, ...notes].join('; '),
  move: (from: string, to: string, notes: readonly string[]) =>
    [`Drive a rover from ${from} to ${to}`, ...notes].join('; '),
  teleport: (from: string, to: string, notes: readonly string[]) =>
    [`Teleport a rover from ${from} to ${to}`, ...notes].join('; '),
  relocate: (from: string, to: string, notes: readonly string[]) =>
    [`Put the rover from ${from} on ${to}`, ...notes].join('; '),
  advance: (id: Track, steps: number) => `Advance ${terrain[id]} by ${steps}`,
  'fixed-advance': (id: Track, steps: number) => `Advance ${terrain[id]} by ${steps} (bonus)`,
  unionize: (id: Track) => `Lift ${terrain[id]} to space 5`,
  regress: (id: Track, steps: number) => `Move ${terrain[id]} back by ${steps}`,
  climb: (place: string, gains: string) => `Climb to ${place}${gains === '' ? '' : `: ${gains}`}`,
  climbStay: (moves: number) => `Stay at the top of the rover track for ${moves} rover moves`,
  bonus: {
    patch: 'Take a patch',
    synergy: 'Take a synergy boost',
    advance: (id: Track) => `Advance ${terrain[id]} by 1`,
  },
  'reset-biomass': 'Put the biomass marker back to 0',
  'stop-climb': 'Stay on the top step; the other advances are lost',
  save: 'Put the lifepod in your scoring area',
  stow: (place: string, hides: string) => `Put the lifepod on ${place}${hides === '' ? '' : `, hiding ${hides}`}`,
  'stow-box': (box: string, does: string) => `Unlock tech ${box} with the lifepod: ${does}`,
  reposition: (from: string, to: string) => `Move a lifepod from ${from} to ${to}`,
  moveFlux: (id: Track) => `Move the flux token to the ${names.track[id]}`,
  'claim-row': (id: Track, space: number, gains: string) =>
    `Row of the ${marker[id]}, space ${space}: ${gains === '' ? 'no bonus' : gains}`,
  'draw-objectives': 'Draw three objectives, one of them for everybody',
  'common-objective': (name: string, condition: string) => `For everybody: ${name}, ${condition}`,
  rescue: (at: string) => `Collect the lifepod on ${at}`,
  mine: (at: string) => `Collect the meteorite on ${at}`,
  clearRow: (row: string, n: number) => `Row ${row}: destroys ${n === 1 ? '1 meteorite' : `${n} meteorites`}`,
  clearColumn: (column: string, n: number) =>
    `Column ${column}: destroys ${n === 1 ? '1 meteorite' : `${n} meteorites`}`,
  blast: (at: string) => `Destroy the meteorite on ${at}`,
  impact: (at: string, notes: readonly string[]) => [`Put a meteorite on ${at}`, ...notes].join('; '),
  'destroy-rover': (at: string) => `Destroy the rover on ${at}`,
  'destroy-lifepod': (at: string) => `Destroy the lifepod on ${at}`,
  'lose-lifepod': (place: string) => `Give up a lifepod from ${place}`,
  'remove-stack': (from: Ring, tile: string, left: number) =>
    `Remove the ${ring[from]} with ${tile} on top (${left === 1 ? '1 tile' : `${left} tiles`})`,
  boost: 'Gain a synergy boost',
  peek: 'Look at the next event',
  milestone: (level: number) =>
    `Open your level ${level} milestone: draw a random level ${level + 1} card beside its deck`,
  card: (name: string, level: number, when: string, does: string) => `${name} (level ${level}, ${when}): ${does}`,
  ability: (level: string, does: string) => `Use tech ${level}: ${does}`,
  abilityMarker: (level: string, id: Track) => `Use tech ${level}: move the ${marker[id]} back by 1`,
  end: 'End your turn',
  endLosing: (effects: readonly string[]) => `End your turn and give up: ${effects.join('; ')}`,
  note: {
    meteorite: (at: string) => `a meteorite lands on ${at}`,
    destroysLifepod: (at: string) => `destroys the lifepod on ${at}`,
    destroysRover: (at: string) => `destroys the rover on ${at}`,
    destroysMeteorite: (at: string) => `destroys the meteorite on ${at}`,
    coversTile: (id: Terrain) => `covers ${terrain[id]}`,
    waterOnIce: (n: number) => (n === 1 ? '1 water cell on ice' : `${n} water cells on ice`),
    waterOffIce: 'no water on ice',
    collectsLifepod: 'collects a lifepod',
    collectsMeteorites: (n: number) => (n === 1 ? 'collects a meteorite' : `collects ${n} meteorites`),
    loads: 'loads the meteorite',
    leaves: 'leaves the meteorite',
    delivers: 'delivers its meteorite',
    dumps: 'destroys its load',
    keepsLoad: 'keeps its load',
    free: 'free of charge',
  },
};
