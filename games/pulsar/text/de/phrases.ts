import type { Benefit, Counted, GateColor, GyrodyneType, Happening, SlackAction, TokenKind } from '../../data/index.ts';
import type { BonusSource, Phase, Row } from '../../rules/state.ts';
import type { PulsarText } from '../en/phrases.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const cubes = (n: number): string => plural(n, 'Technik-Cube', 'Technik-Cubes');
const gates = (n: number): string => plural(n, 'Tor', 'Tore');

const gyrodynes: Record<GyrodyneType, string> = { small: 'kleines', medium: 'mittleres', large: 'großes' };
const colors: Record<GateColor, string> = { orange: 'orange', magenta: 'magenta', green: 'grün' };
const tokens: Record<TokenKind, string> = { 'plus-minus': 'Plus-Minus-Marker', 'plus-two': 'Plus-Zwei-Marker' };

const counted: Record<Counted, readonly [one: string, many: string]> = {
  station: ['Station', 'Stationen'],
  'spinning-gyrodyne': ['rotierendes Gyrodyne', 'rotierende Gyrodynes'],
  'spinning-gyrodyne-type': ['Typ rotierender Gyrodynes', 'Typen rotierender Gyrodynes'],
  'claimed-pulsar': ['eigenen Pulsar', 'eigene Pulsare'],
  'active-transmitter': ['aktiven Transmitter', 'aktive Transmitter'],
  'active-link': ['Verbindung aktiver Transmitter', 'Verbindungen aktiver Transmitter'],
  'construction-award': ['Konstruktionsbonus', 'Konstruktionsboni'],
  patent: ['Patent', 'Patente'],
  'hq-project': ['abgeschlossenes Projekt', 'abgeschlossene Projekte'],
  'executed-gate-run': ['ausgeführte Sprungfolge', 'ausgeführte Sprungfolgen'],
  'modifier-token': ['übrigen Marker', 'übrige Marker'],
};

const happenings: Record<Happening, string> = {
  patent: 'weiteres Patent',
  'visit-pulsar': 'Pulsar auf dem Flugweg',
  'visit-gate': 'Tor auf dem Flugweg',
  station: 'Station',
  'blue-station-at-flight-end': 'Station auf einem blauen Planeten am Flugende',
  'lifeless-station-at-flight-end': 'Station auf einem leblosen Planeten am Flugende',
  'take-gyrodyne-action': 'mit einem Würfel genommenes Gyrodyne',
  'spend-die-on-larger-gyrodyne': 'mit einem Würfel genommenes oder vollendetes mittleres oder großes Gyrodyne',
  'complete-gyrodyne': 'vollendetes Gyrodyne',
  'take-transmitter': 'genommenen Transmitter',
  'pay-transmitter': 'bezahlten Transmitterwürfel',
  'activate-transmitter': 'aktivierten Transmitter',
  'complete-hq-project': 'abgeschlossenes Projekt',
  'spend-bonus-die': 'ausgegebenen Bonuswürfel',
  'exploration-draw': 'gezogenes Entdeckungsplättchen',
};

const slackActions: Record<SlackAction, string> = {
  'take-gyrodyne': 'Gyrodynes nehmen',
  'complete-gyrodyne': 'Gyrodynes vollenden',
  'pay-transmitter': 'Transmitterkosten',
  'hq-project': 'Projekte',
  patent: 'Patente',
};

const phases: Record<Phase, string> = {
  setup: 'Aufbau',
  dice: 'Würfelphase',
  action: 'Aktionsphase',
  production: 'Produktionsphase',
  final: 'Schlusswertung',
};

const sources: Record<BonusSource, string> = {
  none: 'nirgendwoher',
  copy: 'kopiert',
  link: 'aus einer Verbindung',
  doubler: 'aus einem Verdoppler',
  technology: 'aus einer Technologie',
  project: 'aus einem Projekt',
  discovery: 'als Entdeckungsbonus',
};

const rows: Record<Row, string> = {
  start: 'Start',
  exploration: 'Entdeckungsplättchen',
  transmitters: 'Transmitter',
  gyrodynes: 'Rotierende Gyrodynes',
  awards: 'Konstruktionsboni',
  technologies: 'Technologien im Spiel',
  projects: 'Projekte',
  'gate-runs': 'Sprungfolgen',
  engineering: 'Technikleiste',
  penalties: 'Strafen',
  'end-patents': 'Technologien am Ende',
  goals: 'Ziele',
  'idle-pulsars': 'Ungenutzte Pulsare',
  'idle-gyrodynes': 'Ungenutzte Gyrodynes',
  cubes: 'Übrige Technik-Cubes',
  initiative: 'Initiative',
  stations: 'Stationen',
};

function benefit(effect: Benefit): string {
  switch (effect.op) {
    case 'points':
      return points(effect.n);
    case 'cubes':
      return cubes(effect.n);
    case 'modifier':
      return `${effect.n} ${tokens[effect.kind]}`;
    case 'gyrodyne':
      return effect.types.length === 3
        ? 'ein Gyrodyne deiner Wahl'
        : `ein ${effect.types.map((type) => gyrodynes[type]).join(' oder ')} Gyrodyne`;
    case 'gyrodynes-different':
      return `${effect.n} verschiedene Gyrodynes`;
    case 'exploration-tile':
      return effect.n === 1 ? 'ein Entdeckungsplättchen ziehen' : `${effect.n} Entdeckungsplättchen ziehen`;
    case 'red-die':
      return effect.cubeCost > 0
        ? `${cubes(effect.cubeCost)} zahlen: eine rote ${effect.value}`
        : `eine rote ${effect.value}`;
    case 'die-doubler':
      return `dein silberner Würfel wird zur ${effect.silver}, dazu eine rote ${effect.red}`;
    case 'claim-isolated':
      return 'einen isolierten Pulsar besetzen';
    case 'teleport':
      return {
        pulsar: 'zu einem Pulsar teleportieren',
        system: 'in ein System teleportieren',
        any: 'beliebig teleportieren',
      }[effect.to];
    case 'extra-station':
      return `zählt am Ende als ${plural(effect.n, 'Station', 'Stationen')}`;
    case 'gate-run':
      return `Sprungfolge ${effect.colors.length > 1 ? 'beliebiger Farbe' : colors[effect.colors[0]]}, ${effect.pointsPerGate} je Tor`;
    case 'buy-points':
      return `${cubes(effect.cubes)} zahlen: ${points(effect.points)}`;
  }
}

export const text: PulsarText = {
  name: 'Pulsar 2849',
  tagline: 'Wähle Würfel, durchfliege den Sternhaufen, lass Pulsare rotieren.',
  list: (parts) => parts.join('; '),
  benefit,
  gyrodynes,
  colors,
  tokens,
  phases,
  sources,
  terms: {
    points: 'erzielte Punkte',
    gyrodynes: 'Gyrodynes und Pulsare',
    stations: 'Stationen',
    transmitters: 'Transmitter',
    patents: 'patentierte Technologien',
    tokens: 'Plus-Minus- und Plus-Zwei-Marker',
    cubes: 'Technik-Cubes',
    projects: 'HQ-Projekte',
    goals: 'Ziele',
    tracks: 'Initiative und Technik',
    dice: 'noch nicht genutzte Würfel',
  },
  rows,
  techPhases: { permanent: 'dauerhaft', instant: 'sofort', production: 'jede Produktion', endgame: 'am Ende' },
  tracks: { initiative: 'Initiative', engineering: 'Technik' },
  planets: { blue: 'blauen', lifeless: 'leblosen' },
  planetNames: { blue: 'blau', lifeless: 'leblos' },
  effect: {
    pointsPer: (n, per, what) =>
      per === 1 ? `${points(n)} je ${counted[what][0]}` : `${points(n)} je ${per} ${counted[what][1]}`,
    byCount: (what, table) => `${table.join('/')} Punkte für 1 bis ${table.length} ${counted[what][1]}`,
    byRank: (table) => `${table.join('/')} Punkte nach Rang auf der Initiativeleiste`,
    on: (n, event, color) => `${points(n)} je ${happenings[event]}${color ? ` (${colors[color]})` : ''}`,
    slack: (action) => `${slackActions[action]}: Der Würfel darf um 1 abweichen`,
    flightSlack: (color) => `Flüge über ein Tor (${colors[color]}) dürfen 1 länger oder kürzer sein`,
    wild: 'ein Ziel deiner Wahl gilt als erreicht',
    copy: (n) => `einen Würfel zu kopieren kostet ${cubes(n)}`,
    drawTwo: 'beim Entdecken ziehst du zwei Plättchen und nutzt eines',
    discoverLifeless: 'am Flugende bringt auch ein lebloser Planet den Entdeckungsbonus',
    wideTokens: (max) => `Plus-Minus-Marker ändern einen Würfel um bis zu ${max}`,
    doubleInitiative: 'Initiativepunkte zählen am Ende doppelt',
    cubes: (n, worth) => `am Ende ${points(worth)} je ${cubes(n)}`,
    discount: (n) => `Zielboni kosten ${cubes(n)} weniger`,
  },
  places: {
    entry: (id) => `Eintrittspunkt ${id}`,
    system: (id) => `System ${id}`,
    pulsar: (id) => `Pulsar ${id}`,
    gate: (id, color) => `Tor ${id} (${colors[color]})`,
  },
  goal: {
    'spinning-same-type': (n) => `${n} rotierende Gyrodynes eines Typs`,
    'spinning-different-types': (n) => `${n} rotierende Gyrodynes verschiedener Typen`,
    'spinning-any': (n) => `${n} rotierende Gyrodynes`,
    'active-transmitters': (n) => `${n} aktive Transmitter`,
    stations: (n) => `${n} Stationen auf Planeten`,
    patents: (n) => `${n} Patente`,
    'hq-projects': (n) => `${n} abgeschlossene Projekte`,
    'gate-runs-executed': (n) => `${n} ausgeführte Sprungfolgen`,
  },
  explorationTiles: (text) => `Plättchen: ${text}`,
  pay: {
    die: { silver: (n) => `Silber ${n}`, red: (n) => `Rot ${n}`, link: (n) => `Verbindungswürfel ${n}` },
    changed: (die, result, token) => `${die} als ${result} (${tokens[token]})`,
  },
  ask: {
    'entry-point': 'Wo fliegt dein Schiff in den Sternhaufen ein?',
    'hq-side': 'Welche Seite deines Hauptquartiers nutzt du?',
    'take-die': 'Nimm einen Würfel und bewege einen deiner Marker.',
    turn: 'Gib Würfel aus, lege Gyrodynes oder beende deinen Zug.',
    route: 'Wohin fliegst du?',
    draw: 'Wohin geht der Flug weiter?',
    'gate-run': 'Nutzt du auf diesem Flug eine Sprungfolge?',
    discovery: 'Den aufgedruckten Bonus nehmen oder ein Plättchen ziehen?',
    'choose-exploration': 'Welches Plättchen nutzt du?',
    'choose-gyrodyne': 'Welches Gyrodyne nimmst du?',
    'choose-gyrodynes': 'Welche zwei Gyrodynes nimmst du?',
    claim: 'Welchen isolierten Pulsar besetzt du?',
    teleport: 'Wohin teleportierst du?',
    link: 'Den neuen Transmitter verbinden oder eine neue Struktur beginnen?',
    purchase: 'Punkte für Technik-Cubes kaufen?',
    'final-purchase': 'Punkte für Technik-Cubes kaufen?',
    'wild-goal': 'Welches Ziel gilt für dich als erreicht?',
    'assign-goal': 'Deine Gyrodynes reichen nur für eines dieser Ziele. Für welches?',
    'goal-bonus': 'Den Bonus dieses Ziels kaufen?',
    wait: 'Andere entscheiden gerade.',
  },
  drawn: (path) => `Bisher über ${path}. Wohin geht der Flug weiter?`,
  choose: {
    enter: (place) => `Bei ${place} starten`,
    side: (hq) => `Seite ${hq} nutzen`,
    takeDie: (die, move) => `Die ${die} nehmen${move}`,
    noMove: ', kein Marker bewegt sich',
    move: (track, which, from, to) => `, ${track}marker${which} von ${from} auf ${to}`,
    front: ' vorn',
    rear: ' hinten',
    fly: (length, pay) => `${length} weit fliegen mit ${pay}`,
    route: (place, gains) => `Zu ${place}${gains}`,
    routeGains: {
      stations: (n) => plural(n, 'Station', 'Stationen'),
      discovery: 'Entdeckungsbonus',
      claims: 'besetzt ihn',
      gates: (n, color) => `${gates(n)} (${colors[color]})`,
      pulsars: (n) => `${plural(n, 'Pulsar', 'Pulsare')} besucht`,
    },
    by: (path) => ` (über ${path})`,
    draw: 'Den Flug Ort für Ort zeichnen',
    to: (place, segment) => `Segment ${segment}: zu ${place}`,
    land: 'Den Flug hier beenden',
    run: (project, color, n, worth) => `Sprungfolge ${project} ${color}: ${gates(n)}, ${points(worth)}`,
    noRun: 'Keine Sprungfolge',
    takeGyrodyne: (type, pay) => `Ein ${type} Gyrodyne nehmen mit ${pay}`,
    complete: (type, place, pay) => `Dein ${type} Gyrodyne auf ${place} vollenden mit ${pay}`,
    takeTransmitter: (tile, icon, pay) => `${tile} nehmen und die ${icon} bezahlen mit ${pay}`,
    payTransmitter: (tile, icon, pay) => `Die ${icon} von ${tile} bezahlen mit ${pay}`,
    project: (project, what, pay) => `Projekt ${project} mit ${pay}: ${what}`,
    patent: (tech, what, pay) => `${tech} patentieren mit ${pay}: ${what}`,
    buyToken: (token, pay) => `${token} kaufen mit ${pay}`,
    place: (type, place) => `Ein ${type} Gyrodyne auf ${place} legen`,
    copy: (die, n) => `${cubes(n)} zahlen: die ${die} kopieren`,
    endTurn: 'Zug beenden',
    printed: (what) => `Aufgedruckter Bonus: ${what}`,
    explore: 'Ein Entdeckungsplättchen ziehen',
    keep: (what) => `Nutzen: ${what}`,
    gainGyrodyne: (type) => `Ein ${type} Gyrodyne`,
    gainGyrodynes: (first, second) => `Ein ${first} und ein ${second} Gyrodyne`,
    claim: (place) => `${place} besetzen`,
    teleport: (place) => `Zu ${place} teleportieren`,
    link: (end, tile, at, sum) => `${end} mit dem Ende ${at} von ${tile} verbinden (Würfel ${sum})`,
    newArray: 'Eine neue Struktur beginnen',
    buyPoints: (n, worth) => `${cubes(n)} zahlen: ${points(worth)}`,
    goal: (goal) => goal,
    buyBonus: (goal, n, worth) => `${goal}, ${cubes(n)} zahlen: ${points(worth)}`,
    decline: 'Nein, danke',
  },
  ends: { left: 'links', right: 'rechts' },
  told: {
    entered: (who, place) => `${who} startet bei ${place}.`,
    side: (who, hq) => `${who} nutzt Hauptquartier ${hq}.`,
    round: (round, order) => `Runde ${round}. Zugfolge: ${order}.`,
    rolled: (dice, median) => `Würfel: ${dice}. Der Median ist ${median}.`,
    dieTaken: (who, die, move) => `${who} nimmt die ${die}${move}.`,
    turn: (who) => `${who} beginnt den Zug.`,
    turnEnded: (who, lost) =>
      `${who} beendet den Zug${lost > 0 ? ` mit ${plural(lost, 'ungenutztem Würfel', 'ungenutzten Würfeln')}` : ''}.`,
    dieSpent: (who, pay) => `${who} gibt aus: ${pay}.`,
    bonusDie: (who, value, source) => `${who} hat eine rote ${value} (${source}).`,
    linkDie: (who, value) => `Eine Verbindung bietet ${who} einen Würfel mit ${value}.`,
    flew: (who, length, place) => `${who} fliegt ${length} weit zu ${place}.`,
    gateRun: (who, color, n) => `${who} führt eine Sprungfolge aus (${color}): ${gates(n)}.`,
    revealed: (place, what, covered) =>
      `${place} ist entdeckt: ${what}${covered > 0 ? `; ${plural(covered, 'Planet', 'Planeten')} abgedeckt` : ''}.`,
    station: (who, planet, place) => `${who} gründet eine Station auf einem ${planet} Planeten von ${place}.`,
    claimed: (who, place) => `${who} besetzt ${place}.`,
    teleported: (who, place) => `${who} teleportiert zu ${place}.`,
    explored: (who, tile, beside) => `${who} entdeckt: ${tile}${beside ? ` (statt ${beside})` : ''}.`,
    reshuffled: 'Die Entdeckungsplättchen werden neu gemischt.',
    points: (who, n, row) =>
      n > 0 ? `${who} bekommt ${points(n)}: ${row}.` : `${who} verliert ${points(-n)}: ${row}.`,
    cubes: (who, n) => (n > 0 ? `${who} bekommt ${cubes(n)}.` : `${who} zahlt ${cubes(-n)}.`),
    token: (who, n, token) => `${who} bekommt ${n} ${token}.`,
    gyrodyne: (who, type) => `${who} nimmt ein ${type} Gyrodyne.`,
    placed: (who, type, place) => `${who} beginnt ein ${type} Gyrodyne auf ${place}.`,
    award: (who, type, worth) => `${who} erhält den Konstruktionsbonus über ${worth} (${type} Gyrodyne).`,
    completed: (who, type, place) => `Auf ${place} rotiert nun ein ${type} Gyrodyne von ${who}.`,
    transmitterTaken: (who, tile) => `${who} nimmt ${tile}.`,
    linked: (who, tile, other) => `${who} verbindet ${tile} mit ${other}.`,
    iconPaid: (who, icon, tile) => `${who} bezahlt die ${icon} von ${tile}.`,
    activated: (who, tile) => `Aktiv bei ${who}: ${tile}.`,
    patented: (who, tech, what) => `${who} patentiert ${tech}: ${what}.`,
    project: (who, project, what) => `${who} schließt Projekt ${project} ab: ${what}.`,
    production: (round) => `Produktion der Runde ${round}.`,
    order: (order) => `Neue Zugfolge: ${order}.`,
    display: (tiles) => `Neue Transmitter: ${tiles}.`,
    final: 'Schlusswertung.',
    goal: (who, goal) => `${who} erreicht das Ziel: ${goal}.`,
    goalBonus: (who, bonus, goal) => `${who} kauft Bonus ${bonus} des Ziels: ${goal}.`,
  },
  transmitter: (id) => `Transmitter ${id}`,
  between: (a, b) => `zwischen ${a} und ${b}`,
  noEffect: 'nichts',
  settings: {
    edition: {
      label: 'Ausgabe',
      help: 'Mit welchem Spielmaterial gespielt wird.',
      values: { 'reconstructed-2': 'Zweite Rekonstruktion' },
    },
    preset: {
      label: 'Partie',
      help: 'Die erste Partie ist einfacher; alles Weitere lässt sich einzeln einstellen.',
      values: { normal: 'Normale Partie', 'first-game': 'Erste Partie' },
    },
    cluster: {
      label: 'Sternhaufen',
      help: 'Die Seite des Spielplans, auf der geflogen wird.',
      values: { 'by-preset': 'Wie die Partie', random: 'Zufällig', open: 'Offen', 'dead-ends': 'Mit Sackgassen' },
    },
    boardI: { label: 'Technologie-Tableau I', help: 'Das Tableau der Runden 1 und 2.', values: boards() },
    boardII: { label: 'Technologie-Tableau II', help: 'Das Tableau der Runden 3 bis 5.', values: boards() },
    boardIII: { label: 'Technologie-Tableau III', help: 'Das Tableau der Runden 6 bis 8.', values: boards() },
    goal1: { label: 'Erstes Ziel', help: 'Eines der drei Ziele dieser Partie.' },
    goal2: { label: 'Zweites Ziel', help: 'Eines der drei Ziele dieser Partie.' },
    goal3: { label: 'Drittes Ziel', help: 'Eines der drei Ziele dieser Partie.' },
    hq: {
      label: 'Hauptquartiere',
      help: 'Tableaus mit Projekten und Sprungfolgen für alle.',
      values: { 'by-preset': 'Wie die Partie', on: 'Mit Hauptquartieren', off: 'Ohne Hauptquartiere' },
    },
    balanced: {
      label: 'Ausgeglichener Start',
      help: 'Die meisten Würfel des ersten Wurfs werden gesetzt statt geworfen.',
    },
  },
  goalValues: { 'by-preset': 'Wie die Partie', random: 'Zufällig' },
  sheet: {
    title: (round, phase) => `Runde ${round} von 8, ${phase}`,
    table: 'Der Tisch',
    order: 'Zugfolge',
    dice: 'Würfel auf dem Tableau',
    median: 'Median',
    rowValue: 'Zuschlag je rotierendem Gyrodyne',
    supply: 'Übrige Gyrodynes (klein, mittel, groß)',
    awards: 'Übrige Konstruktionsboni',
    explorationLeft: 'Entdeckungsplättchen (Stapel, Ablage)',
    bonusDie: 'Bonuswürfel des Zuges',
    tracks: 'Leisten (Feld: Marker von oben nach unten)',
    track: 'Leiste',
    markers: 'Marker',
    players: 'Spieler',
    playerHead: [
      'Spieler',
      'Punkte',
      'Würfel',
      'Technik-Cubes',
      '±1',
      '+2',
      'Ringe',
      'Lose Gyrodynes',
      'Stationen',
      'Schiff',
    ],
    holdings: 'Was die Spieler besitzen',
    holdingHead: ['Spieler', 'Pulsare', 'Transmitter', 'Patente', 'Projekte'],
    technologies: 'Technologien',
    techHead: ['Technologie', 'Runde', 'Würfel', 'Wann', 'Wirkung', 'Patente'],
    transmitters: 'Ausliegende Transmitter',
    transmitterHead: ['Plättchen', 'Würfel', 'Hälften', 'Sofort', 'Jede Produktion'],
    goals: 'Ziele',
    goalHead: ['Ziel', 'Punkte', 'Erster Bonus', 'Zweiter Bonus'],
    bonus: (n, worth) => `${cubes(n)}: ${points(worth)}`,
    systems: 'Entdeckte Systeme',
    systemHead: ['System', 'Planeten', 'Bonus'],
    undiscovered: 'Unentdeckte Systeme',
    pulsars: 'Besetzte Pulsare',
    pulsarHead: ['Pulsar', 'Besitzer', 'Gyrodyne'],
    headquarters: (who, hq) => `Hauptquartier von ${who}: ${hq}`,
    projectHead: ['Projekt', 'Würfel', 'Vorteil', 'Stand'],
    cluster: 'Der Sternhaufen',
    clusterKey: {
      entry: 'Eintrittspunkt',
      gate: 'Tor',
      pulsar: 'Pulsar',
      system: 'System',
      unknown: 'unentdecktes System',
      ship: 'Schiff',
    },
    map: 'Nachbarn der Schiffe',
    mapHead: ['Schiff', 'Ort', 'Führt nach'],
    free: 'frei',
    covered: 'abgedeckt',
    spins: 'rotiert',
    builds: 'im Bau',
    active: 'aktiv',
    done: 'fertig',
    runOpen: 'fertig, Sprungfolge offen',
    runUsed: 'fertig, Sprungfolge genutzt',
    open: 'offen',
    closed: 'noch nicht',
    none: 'keine',
    unrolled: 'noch nicht gewürfelt',
    atHome: 'noch nicht unterwegs',
    paid: (open) => `offen: ${open}`,
  },
};

function boards(): Record<string, string> {
  return { 'by-preset': 'Wie die Partie', random: 'Zufällig', A: 'A', B: 'B', C: 'C', D: 'D' };
}
