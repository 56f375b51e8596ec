import { capital } from '@orrery/kernel';
import type { choices as english } from '../en/choices.ts';
import { names } from './names.ts';

const { terrain, marker, ring } = names;
const sectors = (n: number): string => (n === 1 ? '1 Sektor' : `${n} Sektoren`);
const spaces = (n: number): string => (n === 1 ? '1 Feld' : `${n} Felder`);
const theStack = { outer: 'den äußeren Stapel', inner: 'den inneren Stapel' };

export const choices: typeof english = {
  sides: (planet, corporation) => `Planet ${planet}, Konzern ${corporation}`,
  flux: (id) => `Flux-Marker auf ${terrain[id]}`,
  'keep-objective': (name, condition) => `${name} behalten: ${condition}`,
  returnObjective: (name, condition) => `${name} zurücklegen: ${condition}`,
  'discard-objective': (name, condition) => `${name} aufgeben: ${condition}`,
  rotate: (clockwise, sector, tiles) =>
    `${
      clockwise === 0
        ? 'Raumstation so lassen'
        : clockwise <= 3
          ? `Raumstation um ${sectors(clockwise)} im Uhrzeigersinn drehen`
          : `Raumstation um ${sectors(6 - clockwise)} gegen den Uhrzeigersinn drehen`
    }: vor dir Sektor ${sector} mit ${names.and(tiles)}`,
  take: (tile, from) => `${tile} nehmen (${ring[from]})`,
  place: (turn, sections, notes) =>
    [
      `${capital(turn)}: überdeckt ${sections.map(([id, cells]) => `${cells} (${terrain[id]})`).join(', ')}`,
      ...notes,
    ].join('; '),
  placeAt: (turn, corner) => `Plättchen ${turn} legen, linke obere Ecke auf ${corner}`,
  ignore: (id) => `${terrain[id]} ignorieren`,
  resolve: (id, steps) => `${terrain[id]} für dein Plättchen ${spaces(steps)} vorrücken`,
  energy: (id, symbol) => `Energie auf ${symbol}: ${terrain[id]} vorrücken`,
  techAsEnergy: (id, symbol) => `Technologiesymbol auf ${symbol} als Energie: ${terrain[id]} vorrücken`,
  synergy: (id) => `Synergieschub: ${terrain[id]} vorrücken`,
  synergyTwice: (id) => `Synergieschub mit Technologie C: ${terrain[id]} 2 Felder vorrücken`,
  patch: (at, notes) => [`Bonusplättchen auf ${at} legen`, ...notes].join('; '),
  'store-patch': 'Bonusplättchen aufbewahren',
  'double-patch': 'Zwei Bonusplättchen statt eines nehmen',
  'trade-patch': 'Synergieschub statt eines Bonusplättchens nehmen',
  rover: (at, notes) => [`Rover auf ${at} stellen`, ...notes].join('; '),
  move: (from, to, notes) => [`Rover von ${from} nach ${to} fahren`, ...notes].join('; '),
  teleport: (from, to, notes) => [`Rover von ${from} nach ${to} teleportieren`, ...notes].join('; '),
  relocate: (from, to, notes) => [`Rover von ${from} auf ${to} versetzen`, ...notes].join('; '),
  advance: (id, steps) => `${terrain[id]} ${spaces(steps)} vorrücken`,
  'fixed-advance': (id, steps) => `${terrain[id]} ${spaces(steps)} vorrücken (Bonus)`,
  unionize: (id) => `${terrain[id]} auf Feld 5 heben`,
  regress: (id, steps) => `${terrain[id]} ${spaces(steps)} zurückrücken`,
  climb: (place, gains) => `Auf ${place} ziehen${gains === '' ? '' : `: ${gains}`}`,
  climbStay: (moves) => `Auf der Roverleiste ganz oben bleiben für ${moves} Roverbewegungen`,
  bonus: {
    patch: 'Bonusplättchen nehmen',
    synergy: 'Synergieschub nehmen',
    advance: (id) => `${terrain[id]} 1 Feld vorrücken`,
  },
  'reset-biomass': 'Biomassemarker auf 0 setzen',
  'stop-climb': 'Auf der obersten Stufe bleiben; die übrigen Schritte verfallen',
  save: 'Rettungskapsel in den Wertungsbereich legen',
  stow: (place, hides) => `Rettungskapsel auf ${place} stellen${hides === '' ? '' : `, verdeckt ${hides}`}`,
  'stow-box': (box, does) => `Mit der Rettungskapsel Technologie ${box} freischalten: ${does}`,
  reposition: (from, to) => `Rettungskapsel versetzen: bisher ${from}, neu ${to}`,
  moveFlux: (id) => `Flux-Marker auf die ${names.track[id]} legen`,
  'claim-row': (id, space, gains) => `Höhe des ${marker[id]}s, Feld ${space}: ${gains === '' ? 'kein Bonus' : gains}`,
  'draw-objectives': 'Drei Ziele ziehen, eines davon gilt für alle',
  'common-objective': (name, condition) => `Für alle: ${name}, ${condition}`,
  rescue: (at) => `Rettungskapsel auf ${at} einsammeln`,
  mine: (at) => `Meteorit auf ${at} einsammeln`,
  clearRow: (row, n) => `Reihe ${row}: zerstört ${n === 1 ? '1 Meteorit' : `${n} Meteoriten`}`,
  clearColumn: (column, n) => `Spalte ${column}: zerstört ${n === 1 ? '1 Meteorit' : `${n} Meteoriten`}`,
  blast: (at) => `Meteorit auf ${at} zerstören`,
  impact: (at, notes) => [`Meteorit auf ${at} legen`, ...notes].join('; '),
  'destroy-rover': (at) => `Rover auf ${at} zerstören`,
  'destroy-lifepod': (at) => `Rettungskapsel auf ${at} zerstören`,
  'lose-lifepod': (place) => `Rettungskapsel abgeben: ${place}`,
  'remove-stack': (from, tile, left) =>
    `${capital(theStack[from])} mit ${tile} obenauf entfernen (${left === 1 ? '1 Plättchen' : `${left} Plättchen`})`,
  boost: 'Synergieschub nehmen',
  peek: 'Nächstes Ereignis ansehen',
  milestone: (level) =>
    `Meilenstein der Stufe ${level} öffnen: eine zufällige Karte der Stufe ${level + 1} kommt neben den Stapel`,
  card: (name, level, when, does) => `${name} (Stufe ${level}, ${when}): ${does}`,
  ability: (level, does) => `Technologie ${level} nutzen: ${does}`,
  abilityMarker: (level, id) => `Technologie ${level} nutzen: ${marker[id]} 1 Feld zurückrücken`,
  end: 'Zug beenden',
  endLosing: (effects) => `Zug beenden und verzichten auf: ${effects.join('; ')}`,
  note: {
    meteorite: (at) => `ein Meteorit landet auf ${at}`,
    destroysLifepod: (at) => `zerstört die Rettungskapsel auf ${at}`,
    destroysRover: (at) => `zerstört den Rover auf ${at}`,
    destroysMeteorite: (at) => `zerstört den Meteoriten auf ${at}`,
    coversTile: (id) => `überdeckt ${terrain[id]}`,
    waterOnIce: (n) => (n === 1 ? '1 Wasserfeld auf Eis' : `${n} Wasserfelder auf Eis`),
    waterOffIce: 'kein Wasser auf Eis',
    collectsLifepod: 'sammelt eine Rettungskapsel ein',
    collectsMeteorites: (n) => (n === 1 ? 'sammelt einen Meteoriten ein' : `sammelt ${n} Meteoriten ein`),
    loads: 'lädt den Meteoriten',
    leaves: 'lässt den Meteoriten liegen',
    delivers: 'liefert seinen Meteoriten ab',
    dumps: 'zerstört seine Ladung',
    keepsLoad: 'behält seine Ladung',
    free: 'kostenlos',
  },
};
