import type { Track } from '../../data/index.ts';
import type { asking as english } from '../en/asking.ts';
import { names } from './names.ts';

const { terrain, marker, and, or } = names;
const each = (ids: readonly Track[]): string[] => ids.map((id) => terrain[id]);
const anyOf = (ids: readonly Track[]): string => (ids.length === 5 ? 'einen beliebigen Marker' : or(each(ids)));
const several = (ids: readonly Track[], n: number): string =>
  ids.length === 5 ? `${n} verschiedene Marker` : `${n} verschiedene von ${and(each(ids))}`;
const spaces = (n: number): string => (n === 1 ? '1 Feld' : `${n} Felder`);
const moves = (n: number): string => (n === 1 ? '1 Roverbewegung' : `${n} Roverbewegungen`);

export const asking: typeof english = {
  effect: {
    take: 'ein Plättchen deines Sektors nehmen',
    takeSalvage: 'ein Zusatzplättchen ohne Ressourcen nehmen',
    takeDepot: 'ein Zusatzplättchen nehmen',
    place: (tile) => `${tile} legen`,
    resource: (id, steps) => `${terrain[id]} für dein Plättchen ${spaces(steps)} vorrücken`,
    energy: (at) => `Energie auf ${at}: eine Ressource daneben vorrücken`,
    synergy: 'Synergieschub',
    patch: 'Bonusplättchen',
    rover: 'einen Rover auf dein letztes Plättchen stellen',
    advance: (id, steps) => `${terrain[id]} ${spaces(steps)} vorrücken`,
    'advance-any': (ids, times, steps, bonus) =>
      `${times > 1 ? several(ids, times) : anyOf(ids)} ${spaces(steps)} vorrücken${bonus ? '' : ', ohne Boni'}`,
    unionize: (ids) => `${and(each(ids))} auf Feld 5 heben`,
    regress: (ids, steps) => `${anyOf(ids)} ${spaces(steps)} zurückrücken`,
    lifepod: 'einen Platz für eine eingesammelte Rettungskapsel finden',
    reposition: (times) =>
      times === 1 ? 'eine Rettungskapsel versetzen' : `bis zu ${times} Rettungskapseln versetzen`,
    flux: 'den Flux-Marker versetzen',
    'claim-row': 'die Boni auf der Höhe eines deiner Marker nehmen',
    'draw-objectives': 'drei Ziele ziehen und eines für alle wählen',
    'common-objective': 'das Ziel für alle wählen',
    rescue: 'eine Rettungskapsel von deinem Planeten einsammeln',
    mine: 'einen Meteoriten von deinem Planeten einsammeln',
    relocate: 'einen Rover auf ein beliebiges Feld stellen',
    'clear-line': 'die Meteoriten einer Reihe oder Spalte zerstören',
    blast: (times) => (times === 1 ? 'einen Meteoriten zerstören' : `bis zu ${times} Meteoriten zerstören`),
    impact: 'einen Meteoriten auf ein freies Meteoritensymbol legen',
    'destroy-rover': 'einen deiner Rover zerstören',
    'destroy-lifepod': 'eine Rettungskapsel auf deinem Planeten zerstören',
    'lose-lifepod': 'eine eingesammelte Rettungskapsel abgeben',
    'discard-objective': 'ein Ziel aufgeben',
    'remove-stack': 'einen Stapel deines Sektors entfernen',
    'rotate-freely': 'die Raumstation drehen',
    'boost-or-peek': 'einen Synergieschub nehmen oder das nächste Ereignis ansehen',
    'take-any-card': (times) =>
      times === 1
        ? 'eine Bevölkerungskarte beliebiger Stufe nehmen'
        : `${times} Bevölkerungskarten beliebiger Stufe nehmen`,
    ability: (level) => `Technologie ${level} nutzen`,
    'reset-biomass': 'den Biomassemarker auf 0 setzen (Technologie 1)',
    times: (what, n) => `${n} × ${what}`,
  },
  ask: {
    waiting: 'Du hast gerade nichts zu entscheiden.',
    over: 'Die Partie ist vorbei.',
    sides: (planet, corporation) =>
      `Wähle deine Tafeln: Planet ${planet} oder KSB-4156, Konzern ${corporation} oder Universal Coalition.`,
    firstFlux: 'Du leitest Flux Industries: Auf welcher deiner Leisten liegt der Flux-Marker zuerst?',
    sidesFlux: 'Bei Flux Industries nenne auch die Leiste für den Flux-Marker.',
    keepObjective: 'Welches dieser Ziele behältst du für dich?',
    returnObjective: 'Welches dieser Ziele legst du zurück? Die anderen behältst du.',
    rotate: 'Du hast das Kommando: Wie weit drehst du die Raumstation? Alle bekommen dadurch einen anderen Sektor.',
    ignore: 'Durch das Ereignis ignorierst du eine Ressource deines Plättchens. Welche?',
    climb: (id, left) => `Wohin zieht der ${marker[id]}?${left > 1 ? ` Er hat noch ${left} Schritte.` : ''}`,
    climbToFloor: (id, floor) => `Wohin zieht der ${marker[id]} auf dem Weg zu Feld ${floor}?`,
    wormholeBonus: (step) => `Biomasse steht auf Stufe ${step}: Welchen der zwei Boni nimmst du?`,
    wormholeReset: (left) =>
      `Biomasse steht ganz oben und hat noch ${left === 1 ? '1 Schritt' : `${left} Schritte`}: neu bei 0 beginnen?`,
    event: (what) => `Ereignis: ${what}`,
    finalStep: (step) =>
      [
        '',
        'Schlussschritt 1, aufbewahrte Bonusplättchen.',
        'Schlussschritt 2, Technologien für das Spielende.',
        'Schlussschritt 3, Bevölkerungskarten für das Spielende.',
      ][step],
    take: (tiles) =>
      tiles.length === 1
        ? `Nimm das einzige Plättchen deines Sektors: ${tiles[0]}.`
        : `Nimm ein Plättchen deines Sektors: ${or(tiles)}.`,
    takeSalvage: (tiles) => `Nimm ein Zusatzplättchen, dessen Ressourcen nicht zählen: ${or(tiles)}.`,
    takeDepot: (tiles) => `Nimm ein Zusatzplättchen: ${or(tiles)}.`,
    unplaceable:
      'Auf deinen Planeten passt keines; du nutzt das Plättchen, ohne es zu legen, und diese Runde ist die letzte.',
    eventLifted: 'Das Ereignis schränkt dich beim Legen nicht ein, weil sonst nichts passen würde.',
    planetLifted: 'Die Sonderregel deines Planeten entfällt für dieses Plättchen, weil sonst nichts passen würde.',
    beforeTile: (n) => `Vorher darfst du ${n === 1 ? 'deine' : 'noch'} ${moves(n)} nutzen.`,
    place: (tile) => `Lege dein Plättchen ${tile}: Wo und wie liegt es?`,
    card: (levels) => `Nimm eine Bevölkerungskarte der Stufe ${or(levels.map(String))}.`,
    extraCard: (level, name) =>
      `Nimm eine Bevölkerungskarte der Stufe ${level} oder stattdessen die zufällige Karte ${name}.`,
    must: (effects) =>
      effects.length === 1 ? `Zu tun: ${effects[0]}.` : `Zu tun, in beliebiger Folge: ${effects.join('; ')}.`,
    orLater: (effect) => `${effect} (jetzt oder später)`,
    may: (effects) => `Wenn du magst: ${effects.join('; ')}.`,
    lost: (effects) => `Gerade nicht möglich: ${effects.join('; ')}.`,
    moves: (n) => `Du hast ${moves(n)}.`,
    nothing: 'Es bleibt nichts zu tun: Beende deinen Zug.',
    nothingMust: 'Du musst nichts mehr tun und darfst deinen Zug beenden.',
  },
};
