import type { names as english } from '../en/names.ts';

const terrain: (typeof english)['terrain'] = {
  civ: 'Bevölkerung',
  water: 'Wasser',
  biomass: 'Biomasse',
  rover: 'Rover',
  tech: 'Technologie',
  energy: 'Energie',
};

/** The first part of compounds: Bevölkerungssymbol, Wassersymbol. */
export const compound: (typeof english)['terrain'] = { ...terrain, civ: 'Bevölkerungs' };

const track: (typeof english)['track'] = {
  civ: 'Bevölkerungsleiste',
  water: 'Wasserleiste',
  biomass: 'Biomasseleiste',
  rover: 'Roverleiste',
  tech: 'Technologieleiste',
};

const marker: (typeof english)['marker'] = {
  civ: 'Bevölkerungsmarker',
  water: 'Wassermarker',
  biomass: 'Biomassemarker',
  rover: 'Rovermarker',
  tech: 'Technologiemarker',
};

const listed = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

export const names: typeof english = {
  terrain,
  track,
  marker,
  letter: { civ: 'v', water: 'w', biomass: 'b', rover: 'r', tech: 't', energy: 'e' },
  turn: {
    r0: 'wie gedruckt',
    r1: 'einmal rechts gedreht',
    r2: 'zweimal rechts gedreht',
    r3: 'einmal links gedreht',
    m0: 'gespiegelt',
    m1: 'gespiegelt, dann einmal rechts gedreht',
    m2: 'gespiegelt, dann zweimal rechts gedreht',
    m3: 'gespiegelt, dann einmal links gedreht',
  },
  ring: { outer: 'äußerer Stapel', inner: 'innerer Stapel' },
  timing: {
    passive: 'immer',
    'round-start': 'am Rundenanfang',
    'once-per-round': 'einmal pro Runde',
    'once-per-game': 'einmal pro Spiel',
    'on-unlock': 'einmal, beim Freischalten oder später',
    end: 'am Spielende',
  },
  improvement: {
    'card-level+1-max-4': 'Bevölkerungskarten eine Stufe höher, höchstens 4',
    'synergy-x2': 'Synergieschübe doppelt',
    'patch-x2': 'Bonusplättchen doppelt',
    'move+1': '1 Roverbewegung mehr pro Feld',
    none: 'auf dieser Leiste nichts',
  },
  ground: {
    land: 'Land',
    ice: 'Eis',
    ring: 'Ring',
    city: 'Stadt',
    current: 'Stromlinie',
    toxic: 'Giftfeld',
    crater: 'Krater',
    hole: 'Loch',
    outside: 'außerhalb des Planeten',
  },
  and: (items) => listed(items, 'und'),
  or: (items) => listed(items, 'oder'),
  tile: (form, a, b, meteor) => `${form} ${terrain[a]} + ${terrain[b]}${meteor ? ', Meteorit' : ''}`,
  unknownTile: 'ein noch unbekanntes Plättchen',
  noTile: 'leer',
  space: (on, space) => `${terrain[on]} ${space}`,
  scoringArea: 'Wertungsbereich',
  box: (letterOfBox) => `Technologie ${letterOfBox}`,
  hidden: 'verdeckt',
  none: 'keine',
  medals: (n) => (n === 1 ? '1 Medaille' : `${n} Medaillen`),
  bonus: {
    synergy: 'Synergieschub',
    patch: 'Bonusplättchen',
    rover: 'Rover',
    moves: (n) => (n === 1 ? '1 Bewegung' : `${n} Bewegungen`),
    civ: (level) => `Bevölkerungskarte ${level}`,
    tech: (level) => `Technologie ${level}`,
    advance: (on) => `${terrain[on]} +1`,
  },
};
