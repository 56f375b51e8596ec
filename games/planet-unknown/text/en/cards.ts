import type {
  CivCardId,
  EventColor,
  EventEffect,
  NeighbourCriterion,
  NeighbourObjectiveId,
  SingleCriterion,
  SingleObjectiveId,
  Terrain,
  Track,
} from '../../data/index.ts';
import { names } from './names.ts';

const civName: Record<CivCardId, string> = {
  'temp-agency': 'Temp Agency',
  'dept-of-operations': 'Dept of Operations',
  'dept-of-natural-resources': 'Dept of Natural Resources',
  'dept-of-engineering': 'Dept of Engineering',
  'salvage-yard': 'Salvage Yard',
  'observance-of-first-planet-holiday': 'Observance of First Planet Holiday',
  'rising-planet-award': 'Rising Planet Award',
  'meteorite-repo-1': 'Meteorite Repo (1/4)',
  'commerce-agreement-1': 'Commerce Agreement (1/4)',
  'first-planet-holiday': 'First Planet Holiday',
  'peoples-planet-choice-award': 'People’s Planet Choice Award',
  'new-angel-investors': 'New Angel Investors',
  'wage-increase': 'Wage Increase',
  'dept-of-parks-and-rec': 'Dept of Parks and Rec',
  'approved-overtime': 'Approved Overtime',
  'relocation-bonus': 'Relocation Bonus',
  'meteorite-repo-2': 'Meteorite Repo (2/4)',
  'commerce-agreement-2': 'Commerce Agreement (2/4)',
  'top-planet-award': 'Top Planet Award',
  'depot-repair-online': 'Depot Repair Online',
  'landing-zone-approved': 'Landing Zone Approved',
  'search-and-rescue-team': 'Search and Rescue Team',
  'partnership-opportunity': 'Partnership Opportunity',
  'best-in-planet-award': 'Best in Planet Award',
  unionization: 'Unionization',
  'meteorite-repo-3': 'Meteorite Repo (3/4)',
  'commerce-agreement-3': 'Commerce Agreement (3/4)',
  'sustainable-living-act': 'Sustainable Living Act',
  'gaming-commission': 'Gaming Commission',
  'planet-lottery': 'Planet Lottery',
  'meteor-defense-program': 'Meteor Defense Program',
  'global-parks-system': 'Global Parks System',
  'best-planet-to-live-on-award': 'Best Planet to Live on Award',
  'space-citizen-decree': 'Space Citizen Decree',
  'meteorite-repo-4': 'Meteorite Repo (4/4)',
  'commerce-agreement-4': 'Commerce Agreement (4/4)',
};

const civ = {
  now: 'immediately',
  end: 'end of game',
  advance: (markers: number, steps: number) =>
    markers === 1 ? `advance one marker by ${steps}` : `advance ${markers} different markers by ${steps} each`,
  patch: (n: number) => (n === 1 ? 'gain a patch' : `gain ${n} patches`),
  roverMoves: (n: number) => `gain ${n} rover moves`,
  extraTile: (resources: boolean): string =>
    resources
      ? 'place an extra tile of your sector and use its resources'
      : 'place an extra tile of your sector, without its resources',
  collectLifepods: (n: number) => `collect ${n} lifepods from your planet`,
  teleportRover: 'put a rover on any cell',
  destroyLine: 'destroy all meteorites in one row or column',
  destroyMeteorites: (n: number) => `destroy up to ${n} meteorites`,
  advanceAllTo: (space: number) => `lift all markers to space ${space}, without synergy boosts`,
  medals: (n: number, endAdvance: number) =>
    endAdvance > 0 ? `${names.medals(n)}; in the final steps any marker advances by ${endAdvance}` : names.medals(n),
  medalsPerPatch: (n: number) => `${names.medals(n)} for each patch on your planet`,
  lifepodsWorth: (n: number) => `lifepods in your scoring area are worth ${names.medals(n)} each`,
  meteoriteRepo: (worth: readonly number[]) =>
    `every 3 meteorites are worth ${worth.join('/')} medals with 1/2/3/4 of these cards`,
  commerceAgreement: (worth: readonly number[]) => `${worth.join('/')} medals for 1/2/3/4 of these cards`,
};

const neighbourName: Record<NeighbourObjectiveId, string> = {
  perimeter: 'Perimeter',
  beacon: 'Beacon',
  torus: 'Torus',
  ringworld: 'Ringworld',
  circuit: 'Circuit',
  biome: 'Biome',
  transit: 'Transit',
  plasma: 'Plasma',
  megacity: 'Megacity',
  silicon: 'Silicon',
  pacific: 'Pacific',
  garden: 'Garden',
  interchange: 'Interchange',
  supercharge: 'Supercharge',
  sprawl: 'Sprawl',
  x: 'X',
  '10000-lakes': '10,000 Lakes',
  luddite: 'Luddite',
  conservation: 'Conservation',
  galvanize: 'Galvanize',
  '20-percent': '20 Percent',
  rideshare: 'Rideshare',
  rural: 'Rural',
  pinnacle: 'Pinnacle',
  geode: 'Geode',
  rescue: 'Rescue',
  vaporize: 'Vaporize',
  deductible: 'Deductible',
};

const singleName: Record<SingleObjectiveId, string> = {
  complex: 'Complex',
  rubik: 'Rubik',
  landfill: 'Landfill',
  lattice: 'Lattice',
  doghouse: 'Doghouse',
  voltaic: 'Voltaic',
  highway: 'Highway',
  'secret-lab': 'Secret Lab',
  germinate: 'Germinate',
  amazon: 'Amazon',
  'pony-express': 'Pony Express',
  'power-line': 'Power Line',
  skyway: 'Skyway',
  equator: 'Equator',
  genome: 'Genome',
  panama: 'Panama',
  runway: 'Runway',
  'power-strip': 'Power Strip',
  'crowd-source': 'Crowd Source',
  exponent: 'Exponent',
  overgrowth: 'Overgrowth',
  flowrate: 'Flowrate',
  overdrive: 'Overdrive',
  'alternative-energy': 'Alternative Energy',
  cleanup: 'Cleanup',
  'tight-ship': 'Tight Ship',
  meltdown: 'Meltdown',
  coveralls: 'Coveralls',
};

const of = names.terrain;

const neighbour = {
  'edge-symbols': (r: Terrain) => `most ${of[r]} symbols on border cells`,
  'largest-area': (r: Terrain) => `largest ${of[r]} area`,
  'area-count': (r: Terrain) => `most separate ${of[r]} areas`,
  'fewest-symbols': (r: Terrain) => `fewest ${of[r]} symbols`,
  'tracks-at-max': () => 'most tracks at the top',
  'most-meteorites': () => 'most meteorites collected',
  'most-lifepods': () => 'most lifepods collected',
  'fewest-meteorites': () => 'fewest meteorites collected',
  'fewest-lifepods': () => 'fewest lifepods collected',
} satisfies Record<NeighbourCriterion, (resource: Terrain) => string>;

const single = {
  'rect-3x3': (r: Terrain) => `a full 3×3 square of ${of[r]}`,
  'rect-2x5': (r: Terrain) => `a full 2×5 rectangle of ${of[r]}`,
  'area-with-6-symbols': (r: Terrain) => `one ${of[r]} area with 6 symbols or more`,
  'track-at-max': (r: Terrain) => `the ${of[r]} track at the top`,
  'max-5-symbols': (r: Terrain) => `5 ${of[r]} symbols at most`,
  'min-9-meteorites': () => '9 collected meteorites or more',
  'lifepods-gt-meteorites': () => 'more lifepods than meteorites collected',
  'all-ice-covered': () => 'no ice left open',
  'all-land-covered': () => 'no land left open',
} satisfies Record<SingleCriterion, (resource: Terrain) => string>;

const eventColor: Record<EventColor, string> = { green: 'green', orange: 'orange', red: 'red' };

const tracks = (ids: readonly Track[]): string => (ids.length === 5 ? 'any marker' : names.or(ids.map((id) => of[id])));

/** What the 60 events do; many differ only in what they name. */
const event = {
  advance: (ids: readonly Track[], steps: number, bonus: boolean) =>
    `Advance ${tracks(ids)} by ${steps}${bonus ? '' : ', without bonuses'}.`,
  regress: (ids: readonly Track[], steps: number) => `Move ${tracks(ids)} back by ${steps}.`,
  'rover-not-onto': (terrain: Terrain) => `Rovers may not go onto ${of[terrain]} this round.`,
  'draw-single-objective': (n: number) =>
    n === 1 ? 'Draw one more single objective.' : `Draw ${n} more single objectives.`,
  patch: (n: number) => (n === 1 ? 'Gain a patch.' : `Gain ${n} patches.`),
  synergy: (n: number) => (n === 1 ? 'Gain a synergy boost.' : `Gain ${n} synergy boosts.`),
  'collect-lifepods': (n: number) =>
    n === 1 ? 'Collect a lifepod from your planet.' : `Collect ${n} lifepods from your planet.`,
  'collect-meteorites': (n: number) =>
    n === 1 ? 'Collect a meteorite from your planet.' : `Collect ${n} meteorites from your planet.`,
  'add-meteorite-on-free-symbol': (n: number) =>
    n === 1 ? 'Put a meteorite on a free meteor symbol.' : `Put ${n} meteorites on free meteor symbols.`,
  'destroy-own-objective': (n: number) =>
    n === 1 ? 'Give up one of your objectives.' : `Give up ${n} of your objectives.`,
  'destroy-rover-if-more-than-1': (n: number) => `With two rovers or more on your planet, destroy ${n} of them.`,
  'destroy-lifepod-on-planet': (n: number) =>
    n === 1 ? 'Destroy a lifepod on your planet.' : `Destroy ${n} lifepods on your planet.`,
  'destroy-collected-lifepod': (n: number) =>
    n === 1 ? 'Destroy a lifepod you have collected.' : `Destroy ${n} lifepods you have collected.`,
  'destroy-collected-meteorite': (n: number) =>
    n === 1 ? 'Destroy a meteorite you have collected.' : `Destroy ${n} meteorites you have collected.`,
  'extra-rover': () => 'An additional rover starts on the tile you place this round.',
  'add-civ-card-each-level': () => 'Every civ deck gains a random unused card.',
  'rotate-station-freely': () => 'Turn the station to a sector of your choice.',
  'no-tile-on-edge': () => 'Tiles may not cover border cells this round.',
  'ignore-one-tile-resource': () => 'You ignore one resource of your tile this round.',
  'no-milestones': () => 'Milestones give nothing this round.',
  'remove-random-civ-card-each-level': () => 'Every civ deck loses a random card.',
  'remove-stack-of-current-sector': () => 'Remove one of the two stacks of your sector.',
  'synergy-or-peek': () => 'Gain a synergy boost or look at the next event.',
  'no-tile-next-to-same-terrain': () => 'Tiles may not touch equal terrain this round.',
  'no-tile-on-ice': () => 'Tiles may not cover ice this round.',
  'no-synergy': () => 'There are no synergy boosts this round.',
} satisfies Record<EventEffect['op'], (...facts: never[]) => string>;

export const cards = { civName, civ, neighbourName, singleName, neighbour, single, eventColor, event };
