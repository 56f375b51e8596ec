import type { log as english } from '../en/log.ts';
import { names } from './names.ts';

const { marker } = names;
const theThing = { rover: 'den Rover', lifepod: 'die Rettungskapsel', meteorite: 'den Meteoriten' };
const aThing = { rover: 'einen Rover', lifepod: 'eine Rettungskapsel', meteorite: 'einen Meteoriten' };
const anyThing = { lifepod: 'eine eingesammelte Rettungskapsel', meteorite: 'einen eingesammelten Meteoriten' };

export const log: typeof english = {
  round: (round, commander) => `Runde ${round}. Kommando: ${commander}.`,
  rotated: (who, sector) => `Die Raumstation dreht sich: Vor ${who} liegt nun Sektor ${sector}.`,
  alert: (color, no, does) => `Ereignis ${no} (${color}): ${does}`,
  sides: (who, planet, corporation) => `${who} besiedelt ${planet} mit ${corporation}.`,
  took: (who, tile) => `${who} nimmt ${tile}.`,
  tookUnplaced: (who, tile) => `${who} nimmt ${tile}, kann das Plättchen aber nicht legen.`,
  placed: (who, tile, cells) => `${who} legt ${tile} auf ${cells}.`,
  patch: (who, at) => `${who} legt ein Bonusplättchen auf ${at}.`,
  patchStored: (who) => `${who} bewahrt ein Bonusplättchen auf.`,
  lost: (who, what, at) => `${who} verliert ${theThing[what]} auf ${at}.`,
  destroyed: (who, at) => `${who} zerstört den Meteoriten auf ${at}.`,
  forfeited: (who, what, place) => `${who} verliert ${anyThing[what]} (${place}).`,
  rowCleared: (who, row) => `${who} räumt die Meteoriten aus Reihe ${row}.`,
  columnCleared: (who, column) => `${who} räumt die Meteoriten aus Spalte ${column}.`,
  meteorite: (who, at) => `Ein Meteorit trifft ${at} auf dem Planeten von ${who}.`,
  advanced: (who, id, place) => `${who} rückt den ${marker[id]} vor auf ${place}.`,
  regressed: (who, id, place) => `${who} rückt den ${marker[id]} zurück auf ${place}.`,
  biomassReset: (who) => `${who} setzt den ${marker.biomass} auf 0.`,
  flux: (who, id) => `${who} legt den Flux-Marker auf die ${names.track[id]}.`,
  moves: (who, n) => `${who} erhält ${n === 1 ? '1 Roverbewegung' : `${n} Roverbewegungen`}.`,
  rover: (who, at) => `${who} stellt einen Rover auf ${at}.`,
  moved: (who, from, to) => `${who} bewegt einen Rover von ${from} nach ${to}.`,
  collected: (who, what) => `${who} sammelt ${aThing[what]} ein.`,
  stowed: (who, place) => `${who} stellt eine Rettungskapsel auf ${place}.`,
  saved: (who) => `${who} legt eine Rettungskapsel in den Wertungsbereich.`,
  tech: (who, level) => `${who} schaltet Technologie ${level} frei.`,
  civCard: (who, card, does) => `${who} nimmt die Bevölkerungskarte ${card}: ${does}.`,
  civCardHidden: (who, level) => `${who} behält eine geheime Bevölkerungskarte der Stufe ${level}.`,
  commonObjective: (who, name, condition) => `${who} legt ein Ziel für alle aus. ${name}: ${condition}.`,
  objectiveGained: (who, name, condition) => `${who} erhält ein Ziel. ${name}: ${condition}.`,
  objectiveDiscarded: (who, name, condition) => `${who} gibt ein Ziel auf. ${name}: ${condition}.`,
  stackRemoved: (who, from, tiles) =>
    `${who} entfernt den ${from === 'outer' ? 'äußeren' : 'inneren'} Stapel mit ${tiles} Plättchen.`,
  peeked: (who) => `${who} sieht sich das nächste Ereignis an.`,
  ending: (who) => `Das Ende naht (${who}): Diese Runde ist die letzte.`,
  final: (step) =>
    [
      '',
      'Schlussschritt 1: Aufbewahrte Bonusplättchen werden gelegt.',
      'Schlussschritt 2: Technologien für das Spielende.',
      'Schlussschritt 3: Bevölkerungskarten für das Spielende.',
    ][step],
  scored: (totals) => `Endergebnis: ${totals.map(([who, points]) => `${who} ${points}`).join(', ')}.`,
};
