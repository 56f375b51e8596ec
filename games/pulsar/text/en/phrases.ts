import type { Benefit, Counted, GateColor, GyrodyneType, Happening, SlackAction, TokenKind } from '../../data/index.ts';
import type { BonusSource, Phase, Row } from '../../rules/state.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
const list = (parts: readonly string[]): string => parts.join('; ');

const gyrodynes: Record<GyrodyneType, string> = { small: 'small', medium: 'medium', large: 'large' };
const colors: Record<GateColor, string> = { orange: 'orange', magenta: 'magenta', green: 'green' };
const tokens: Record<TokenKind, string> = { 'plus-minus': 'plus-minus token', 'plus-two': 'plus-two token' };

const counted: Record<Counted, readonly [one: string, many: string]> = {
  station: ['station', 'stations'],
  'spinning-gyrodyne': ['spinning gyrodyne', 'spinning gyrodynes'],
  'spinning-gyrodyne-type': ['type of spinning gyrodyne', 'types of spinning gyrodynes'],
  'claimed-pulsar': ['claimed pulsar', 'claimed pulsars'],
  'active-transmitter': ['active transmitter', 'active transmitters'],
  'active-link': ['link between active transmitters', 'links between active transmitters'],
  'construction-award': ['construction award', 'construction awards'],
  patent: ['patent', 'patents'],
  'hq-project': ['completed project', 'completed projects'],
  'executed-gate-run': ['gate run used', 'gate runs used'],
  'modifier-token': ['unused token', 'unused tokens'],
};

const happenings: Record<Happening, string> = {
  patent: 'further patent',
  'visit-pulsar': 'pulsar visited in a flight',
  'visit-gate': 'gate visited in a flight',
  station: 'station',
  'blue-station-at-flight-end': 'station on a blue planet at the end of a flight',
  'lifeless-station-at-flight-end': 'station on a lifeless planet at the end of a flight',
  'take-gyrodyne-action': 'gyrodyne taken with a die',
  'spend-die-on-larger-gyrodyne': 'medium or large gyrodyne taken or completed with a die',
  'complete-gyrodyne': 'gyrodyne completed',
  'take-transmitter': 'transmitter taken',
  'pay-transmitter': 'transmitter cost paid',
  'activate-transmitter': 'transmitter made active',
  'complete-hq-project': 'project completed',
  'spend-bonus-die': 'bonus die spent',
  'exploration-draw': 'draw of an exploration tile',
};

const slackActions: Record<SlackAction, string> = {
  'take-gyrodyne': 'taking gyrodynes',
  'complete-gyrodyne': 'completing gyrodynes',
  'pay-transmitter': 'transmitter costs',
  'hq-project': 'projects',
  patent: 'patents',
};

const phases: Record<Phase, string> = {
  setup: 'setup',
  dice: 'dice phase',
  action: 'action phase',
  production: 'production phase',
  final: 'final scoring',
};

const sources: Record<BonusSource, string> = {
  none: 'nowhere',
  copy: 'copied',
  link: 'from a link',
  doubler: 'from a doubler',
  technology: 'from a technology',
  project: 'from a project',
  discovery: 'as discovery bonus',
};

const rows: Record<Row, string> = {
  start: 'Start',
  exploration: 'Exploration tiles',
  transmitters: 'Transmitters',
  gyrodynes: 'Spinning gyrodynes',
  awards: 'Construction awards',
  technologies: 'Technologies in play',
  projects: 'Projects',
  'gate-runs': 'Gate runs',
  engineering: 'Engineering track',
  penalties: 'Penalties',
  'end-patents': 'Technologies at the end',
  goals: 'Goals',
  'idle-pulsars': 'Idle pulsars',
  'idle-gyrodynes': 'Idle gyrodynes',
  cubes: 'Cubes left',
  initiative: 'Initiative',
  stations: 'Stations',
};

function benefit(effect: Benefit): string {
  switch (effect.op) {
    case 'points':
      return plural(effect.n, 'point');
    case 'cubes':
      return plural(effect.n, 'cube');
    case 'modifier':
      return plural(effect.n, tokens[effect.kind]);
    case 'gyrodyne':
      return effect.types.length === 3
        ? 'a gyrodyne of your choice'
        : `a ${effect.types.map((type) => gyrodynes[type]).join(' or ')} gyrodyne`;
    case 'gyrodynes-different':
      return `${effect.n} gyrodynes of different types`;
    case 'exploration-tile':
      return `explore ${effect.n === 1 ? 'once' : `${effect.n} times`}`;
    case 'red-die':
      return effect.cubeCost > 0
        ? `pay ${plural(effect.cubeCost, 'cube')}: a red ${effect.value}`
        : `a red ${effect.value}`;
    case 'die-doubler':
      return `your silver die becomes a ${effect.silver}, and a red ${effect.red}`;
    case 'claim-isolated':
      return 'claim an isolated pulsar';
    case 'teleport':
      return { pulsar: 'teleport to a pulsar', system: 'teleport to a system', any: 'teleport anywhere' }[effect.to];
    case 'extra-station':
      return `counts as ${plural(effect.n, 'station')} at the end`;
    case 'gate-run':
      return `gate run ${effect.colors.length > 1 ? 'of any colour' : colors[effect.colors[0]]}, ${effect.pointsPerGate} a gate`;
    case 'buy-points':
      return `pay ${plural(effect.cubes, 'cube')}: ${plural(effect.points, 'point')}`;
  }
}

export const text = {
  name: 'Pulsar 2849',
  tagline: 'Draft dice, fly the cluster, spin the pulsars.',
  list,
  benefit,
  gyrodynes,
  colors,
  tokens,
  phases,
  sources,
  terms: {
    points: 'points scored',
    gyrodynes: 'gyrodynes and pulsars',
    stations: 'stations',
    transmitters: 'energy transmitters',
    patents: 'patented technologies',
    tokens: 'die modifiers',
    cubes: 'engineering cubes',
    projects: 'HQ projects',
    goals: 'goals',
    tracks: 'initiative and engineering',
    dice: 'dice still to be used',
  },
  rows,
  techPhases: { permanent: 'lasting', instant: 'at once', production: 'each production', endgame: 'at the end' },
  tracks: { initiative: 'initiative', engineering: 'engineering' },
  planets: { blue: 'blue', lifeless: 'lifeless' },
  planetNames: { blue: 'blue', lifeless: 'lifeless' },
  effect: {
    pointsPer: (n: number, per: number, what: Counted) =>
      per === 1
        ? `${plural(n, 'point')} for each ${counted[what][0]}`
        : `${plural(n, 'point')} for every ${per} ${counted[what][1]}`,
    byCount: (what: Counted, table: readonly number[]) =>
      `${table.join('/')} points for 1 to ${table.length} ${counted[what][1]}`,
    byRank: (table: readonly number[]) => `${table.join('/')} points by initiative rank`,
    on: (n: number, event: Happening, color: GateColor | undefined) =>
      `${plural(n, 'point')} for each ${color ? `${colors[color]} ` : ''}${happenings[event]}`,
    slack: (action: SlackAction) => `${slackActions[action]}: the die may be 1 off`,
    flightSlack: (color: GateColor) =>
      `flights by way of ${withArticle(colors[color])} gate may be 1 longer or shorter`,
    wild: 'one goal of your choice counts as met',
    copy: (cubes: number) => `copying a die costs ${plural(cubes, 'cube')}`,
    drawTwo: 'when exploring, draw two tiles and use one',
    discoverLifeless: 'at the end of a flight a lifeless planet gives the discovery bonus too',
    wideTokens: (max: number) => `plus-minus tokens change a die by up to ${max}`,
    doubleInitiative: 'initiative points count twice at the end',
    cubes: (cubes: number, points: number) =>
      `at the end ${plural(points, 'point')} for every ${plural(cubes, 'cube')}`,
    discount: (cubes: number) => `goal bonuses cost ${plural(cubes, 'cube')} less`,
  },
  places: {
    entry: (id: string) => `entry point ${id}`,
    system: (id: string) => `system ${id}`,
    pulsar: (id: string) => `pulsar ${id}`,
    gate: (id: string, color: GateColor) => `${colors[color]} gate ${id}`,
  },
  goal: {
    'spinning-same-type': (n: number) => `${n} spinning gyrodynes of one type`,
    'spinning-different-types': (n: number) => `${n} spinning gyrodynes of different types`,
    'spinning-any': (n: number) => `${n} spinning gyrodynes`,
    'active-transmitters': (n: number) => `${n} active transmitters`,
    stations: (n: number) => `${n} stations on planets`,
    patents: (n: number) => `${n} patents`,
    'hq-projects': (n: number) => `${n} completed projects`,
    'gate-runs-executed': (n: number) => `${n} gate runs used`,
  },
  explorationTiles: (text: string) => `tile: ${text}`,
  pay: {
    die: { silver: (n: number) => `silver ${n}`, red: (n: number) => `red ${n}`, link: (n: number) => `link die ${n}` },
    changed: (die: string, result: number, token: TokenKind) => `${die} as ${result} (${tokens[token]})`,
  },
  ask: {
    'entry-point': 'Where does your ship enter the cluster?',
    'hq-side': 'Which side of your headquarters do you use?',
    'take-die': 'Take a die and move one of your markers.',
    turn: 'Spend dice in any order, place gyrodynes, or end your turn.',
    route: 'Where do you fly?',
    draw: 'Where does the flight go on?',
    'gate-run': 'Do you use a gate run on this flight?',
    discovery: 'Take the printed bonus or explore?',
    'choose-exploration': 'Which tile do you use?',
    'choose-gyrodyne': 'Which gyrodyne do you take?',
    'choose-gyrodynes': 'Which two gyrodynes do you take?',
    claim: 'Which isolated pulsar do you claim?',
    teleport: 'Where do you teleport to?',
    link: 'Link the new transmitter, or start a new array?',
    purchase: 'Buy points with cubes?',
    'final-purchase': 'Buy points with cubes?',
    'wild-goal': 'Which goal counts as met for you?',
    'assign-goal': 'Your gyrodynes serve only one of these goals. Which one?',
    'goal-bonus': 'Buy the bonus of this goal?',
    wait: 'Others are deciding.',
  },
  drawn: (path: string) => `So far by ${path}. Where does the flight go on?`,
  choose: {
    enter: (place: string) => `Start at ${place}`,
    side: (hq: string) => `Use side ${hq}`,
    takeDie: (die: number, move: string) => `Take the ${die}${move}`,
    noMove: ', no marker moves',
    move: (track: string, which: string, from: number, to: number) => `, ${track} marker${which} from ${from} to ${to}`,
    front: ' in front',
    rear: ' behind',
    fly: (length: number, pay: string) => `Fly ${length} with ${pay}`,
    route: (place: string, gains: string) => `To ${place}${gains}`,
    routeGains: {
      stations: (n: number) => plural(n, 'station'),
      discovery: 'discovery bonus',
      claims: 'claims it',
      gates: (n: number, color: GateColor) => plural(n, `${colors[color]} gate`),
      pulsars: (n: number) => `${plural(n, 'pulsar')} visited`,
    },
    by: (path: string) => ` (by ${path})`,
    draw: 'Draw the flight location by location',
    to: (place: string, segment: number) => `Segment ${segment}: to ${place}`,
    land: 'End the flight here',
    run: (project: string, color: string, gates: number, points: number) =>
      `Gate run ${project} ${color}: ${plural(gates, 'gate')}, ${plural(points, 'point')}`,
    noRun: 'No gate run',
    takeGyrodyne: (type: string, pay: string) => `Take a ${type} gyrodyne with ${pay}`,
    complete: (type: string, place: string, pay: string) => `Complete the ${type} gyrodyne on ${place} with ${pay}`,
    takeTransmitter: (tile: string, icon: number, pay: string) => `Take ${tile}, paying its ${icon} with ${pay}`,
    payTransmitter: (tile: string, icon: number, pay: string) => `Pay the ${icon} of ${tile} with ${pay}`,
    project: (project: string, what: string, pay: string) => `Project ${project} with ${pay}: ${what}`,
    patent: (tech: string, what: string, pay: string) => `Patent ${tech} with ${pay}: ${what}`,
    buyToken: (token: string, pay: string) => `Buy a ${token} with ${pay}`,
    place: (type: string, place: string) => `Place a ${type} gyrodyne on ${place}`,
    copy: (die: number, cubes: number) => `Pay ${plural(cubes, 'cube')}: copy the ${die}`,
    endTurn: 'End the turn',
    printed: (what: string) => `Printed bonus: ${what}`,
    explore: 'Draw an exploration tile',
    keep: (what: string) => `Use: ${what}`,
    gainGyrodyne: (type: string) => `A ${type} gyrodyne`,
    gainGyrodynes: (first: string, second: string) => `A ${first} and a ${second} gyrodyne`,
    claim: (place: string) => `Claim ${place}`,
    teleport: (place: string) => `Teleport to ${place}`,
    link: (end: string, tile: string, at: string, sum: number) =>
      `Link its ${end} end to the ${at} end of ${tile} (die ${sum})`,
    newArray: 'Start a new array',
    buyPoints: (cubes: number, points: number) => `Pay ${plural(cubes, 'cube')}: ${plural(points, 'point')}`,
    goal: (goal: string) => goal,
    buyBonus: (goal: string, cubes: number, points: number) =>
      `${goal}, pay ${plural(cubes, 'cube')}: ${plural(points, 'point')}`,
    decline: 'No, thanks',
  },
  ends: { left: 'left', right: 'right' },
  told: {
    entered: (who: string, place: string) => `${who} starts at ${place}.`,
    side: (who: string, hq: string) => `${who} uses headquarters ${hq}.`,
    round: (round: number, order: string) => `Round ${round}. Order: ${order}.`,
    rolled: (dice: string, median: string) => `Dice: ${dice}. The median is ${median}.`,
    dieTaken: (who: string, die: number, move: string) => `${who} takes the ${die}${move}.`,
    turn: (who: string) => `${who} begins the turn.`,
    turnEnded: (who: string, lost: number) =>
      `${who} ends the turn${lost > 0 ? ` with ${plural(lost, 'die', 'dice')} unused` : ''}.`,
    dieSpent: (who: string, pay: string) => `${who} spends ${pay}.`,
    bonusDie: (who: string, value: number, source: string) => `${who} has a red ${value} (${source}).`,
    linkDie: (who: string, value: number) => `A link offers ${who} a die of ${value}.`,
    flew: (who: string, length: number, place: string) => `${who} flies ${length} to ${place}.`,
    gateRun: (who: string, color: string, gates: number) =>
      `${who} makes ${withArticle(color)} gate run: ${plural(gates, 'gate')}.`,
    revealed: (place: string, what: string, covered: number) =>
      `${place} is discovered: ${what}${covered > 0 ? `; ${plural(covered, 'planet')} covered` : ''}.`,
    station: (who: string, planet: string, place: string) =>
      `${who} founds a station on a ${planet} planet of ${place}.`,
    claimed: (who: string, place: string) => `${who} claims ${place}.`,
    teleported: (who: string, place: string) => `${who} teleports to ${place}.`,
    explored: (who: string, tile: string, beside: string | undefined) =>
      `${who} explores: ${tile}${beside ? ` (instead of ${beside})` : ''}.`,
    reshuffled: 'The exploration tiles are shuffled anew.',
    points: (who: string, n: number, row: string) =>
      n > 0 ? `${who} gains ${plural(n, 'point')}: ${row}.` : `${who} loses ${plural(-n, 'point')}: ${row}.`,
    cubes: (who: string, n: number) =>
      n > 0 ? `${who} gets ${plural(n, 'cube')}.` : `${who} pays ${plural(-n, 'cube')}.`,
    token: (who: string, n: number, token: string) => `${who} gets ${plural(n, token)}.`,
    gyrodyne: (who: string, type: string) => `${who} takes a ${type} gyrodyne.`,
    placed: (who: string, type: string, place: string) => `${who} starts a ${type} gyrodyne on ${place}.`,
    award: (who: string, type: string, points: number) => `${who} earns the award of ${points} for ${type} gyrodynes.`,
    completed: (who: string, type: string, place: string) => `${who}'s ${type} gyrodyne on ${place} spins.`,
    transmitterTaken: (who: string, tile: string) => `${who} takes ${tile}.`,
    linked: (who: string, tile: string, other: string) => `${who} links ${tile} to ${other}.`,
    iconPaid: (who: string, icon: number, tile: string) => `${who} pays the ${icon} of ${tile}.`,
    activated: (who: string, tile: string) => `${who}'s ${tile} is active.`,
    patented: (who: string, tech: string, what: string) => `${who} patents ${tech}: ${what}.`,
    project: (who: string, project: string, what: string) => `${who} completes project ${project}: ${what}.`,
    production: (round: number) => `Production of round ${round}.`,
    order: (order: string) => `New order: ${order}.`,
    display: (tiles: string) => `New transmitters: ${tiles}.`,
    final: 'Final scoring.',
    goal: (who: string, goal: string) => `${who} meets the goal: ${goal}.`,
    goalBonus: (who: string, bonus: number, goal: string) => `${who} buys bonus ${bonus} of the goal: ${goal}.`,
  },
  transmitter: (id: string) => `transmitter ${id}`,
  between: (a: number, b: number) => `between ${a} and ${b}`,
  noEffect: 'nothing',
  settings: {
    edition: {
      label: 'Edition',
      help: 'Which set of components is used.',
      values: { 'reconstructed-2': 'Second reconstruction' },
    },
    preset: {
      label: 'Game',
      help: 'A first game is simpler; everything below can still be set one by one.',
      values: { normal: 'Normal game', 'first-game': 'First game' },
    },
    cluster: {
      label: 'Star cluster',
      help: 'The side of the board that is flown on.',
      values: { 'by-preset': 'As the game says', random: 'Random', open: 'Open', 'dead-ends': 'With dead ends' },
    },
    boardI: { label: 'Technology board I', help: 'The board of rounds 1 and 2.', values: boards() },
    boardII: { label: 'Technology board II', help: 'The board of rounds 3 to 5.', values: boards() },
    boardIII: { label: 'Technology board III', help: 'The board of rounds 6 to 8.', values: boards() },
    goal1: { label: 'First goal', help: 'One of the three goals of this game.' },
    goal2: { label: 'Second goal', help: 'One of the three goals of this game.' },
    goal3: { label: 'Third goal', help: 'One of the three goals of this game.' },
    hq: {
      label: 'Headquarters',
      help: 'Boards with projects and gate runs for everybody.',
      values: { 'by-preset': 'As the game says', on: 'With headquarters', off: 'Without headquarters' },
    },
    balanced: { label: 'Balanced start', help: 'Most dice of the first roll are set instead of rolled.' },
  },
  goalValues: { 'by-preset': 'As the game says', random: 'Random' },
  sheet: {
    title: (round: number, phase: string) => `Round ${round} of 8, ${phase}`,
    table: 'The table',
    order: 'Turn order',
    dice: 'Dice on the board',
    median: 'Median',
    rowValue: 'Bonus of each spinning gyrodyne',
    supply: 'Gyrodynes left (small, medium, large)',
    awards: 'Awards left',
    explorationLeft: 'Exploration tiles (stack, discards)',
    bonusDie: 'Bonus die of the turn',
    tracks: 'Tracks (field: markers from top to bottom)',
    track: 'Track',
    markers: 'Markers',
    players: 'Players',
    playerHead: ['Player', 'Points', 'Dice', 'Cubes', '±1', '+2', 'Rings', 'Loose gyrodynes', 'Stations', 'Ship'],
    holdings: 'What players own',
    holdingHead: ['Player', 'Pulsars', 'Transmitters', 'Patents', 'Projects'],
    technologies: 'Technologies',
    techHead: ['Technology', 'Round', 'Die', 'When', 'Effect', 'Patents'],
    transmitters: 'Transmitters on display',
    transmitterHead: ['Tile', 'Dice', 'Halves', 'Instant', 'Every production'],
    goals: 'Goals',
    goalHead: ['Goal', 'Points', 'First bonus', 'Second bonus'],
    bonus: (cubes: number, points: number) => `${plural(cubes, 'cube')}: ${plural(points, 'point')}`,
    systems: 'Discovered systems',
    systemHead: ['System', 'Planets', 'Bonus'],
    undiscovered: 'Undiscovered systems',
    pulsars: 'Claimed pulsars',
    pulsarHead: ['Pulsar', 'Owner', 'Gyrodyne'],
    headquarters: (who: string, hq: string) => `Headquarters of ${who}: ${hq}`,
    projectHead: ['Project', 'Die', 'Benefit', 'State'],
    cluster: 'The cluster',
    clusterKey: {
      entry: 'entry point',
      gate: 'gate',
      pulsar: 'pulsar',
      system: 'system',
      unknown: 'undiscovered system',
      ship: 'ship',
    },
    map: 'Neighbours of the ships',
    mapHead: ['Ship', 'At', 'Leads to'],
    free: 'free',
    covered: 'covered',
    spins: 'spins',
    builds: 'under construction',
    active: 'active',
    done: 'done',
    runOpen: 'done, gate run open',
    runUsed: 'done, gate run used',
    open: 'open',
    closed: 'not yet',
    none: 'none',
    unrolled: 'not rolled yet',
    atHome: 'not on its way yet',
    paid: (open: string) => `open: ${open}`,
  },
};

function boards(): Record<string, string> {
  return { 'by-preset': 'As the game says', random: 'Random', A: 'A', B: 'B', C: 'C', D: 'D' };
}

export type PulsarText = typeof text;
