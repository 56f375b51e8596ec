import type { Ring, Track } from '../../data/index.ts';
import { names } from './names.ts';

const { marker } = names;
const thing = { rover: 'rover', lifepod: 'lifepod', meteorite: 'meteorite' };

/** What happened, as lines of the log. */
export const log = {
  round: (round: number, commander: string) => `Round ${round}. Commander: ${commander}.`,
  rotated: (who: string, sector: number) => `The station turns: ${who} now faces sector ${sector}.`,
  alert: (color: string, no: number, does: string) => `Event ${no} (${color}): ${does}`,
  sides: (who: string, planet: string, corporation: string) => `${who} settles ${planet} with ${corporation}.`,
  took: (who: string, tile: string) => `${who} takes ${tile}.`,
  tookUnplaced: (who: string, tile: string) => `${who} takes ${tile} but cannot place it.`,
  placed: (who: string, tile: string, cells: string) => `${who} places ${tile} on ${cells}.`,
  patch: (who: string, at: string) => `${who} places a patch on ${at}.`,
  patchStored: (who: string) => `${who} stores a patch.`,
  lost: (who: string, what: keyof typeof thing, at: string) => `${who} loses the ${thing[what]} on ${at}.`,
  destroyed: (who: string, at: string) => `${who} destroys the meteorite on ${at}.`,
  forfeited: (who: string, what: 'lifepod' | 'meteorite', place: string) =>
    `${who} loses a collected ${thing[what]} from ${place}.`,
  rowCleared: (who: string, row: string) => `${who} clears row ${row} of meteorites.`,
  columnCleared: (who: string, column: string) => `${who} clears column ${column} of meteorites.`,
  meteorite: (who: string, at: string) => `A meteorite hits ${at} on the planet of ${who}.`,
  advanced: (who: string, id: Track, place: string) => `${who} advances the ${marker[id]} to ${place}.`,
  regressed: (who: string, id: Track, place: string) => `${who} moves the ${marker[id]} back to ${place}.`,
  biomassReset: (who: string) => `${who} puts the ${marker.biomass} back to 0.`,
  flux: (who: string, id: Track) => `${who} moves the flux token to the ${names.track[id]}.`,
  moves: (who: string, n: number) => `${who} gains ${n === 1 ? '1 rover move' : `${n} rover moves`}.`,
  rover: (who: string, at: string) => `${who} puts a rover on ${at}.`,
  moved: (who: string, from: string, to: string) => `${who} moves a rover from ${from} to ${to}.`,
  collected: (who: string, what: keyof typeof thing) => `${who} collects a ${thing[what]}.`,
  stowed: (who: string, place: string) => `${who} puts a lifepod on ${place}.`,
  saved: (who: string) => `${who} puts a lifepod in the scoring area.`,
  tech: (who: string, level: string) => `${who} unlocks tech ${level}.`,
  civCard: (who: string, card: string, does: string) => `${who} takes the civ card ${card}: ${does}.`,
  civCardHidden: (who: string, level: number) => `${who} keeps a secret civ card of level ${level}.`,
  commonObjective: (who: string, name: string, condition: string) =>
    `${who} lays out an objective for everybody. ${name}: ${condition}.`,
  objectiveGained: (who: string, name: string, condition: string) =>
    `${who} gains an objective. ${name}: ${condition}.`,
  objectiveDiscarded: (who: string, name: string, condition: string) =>
    `${who} gives up an objective. ${name}: ${condition}.`,
  stackRemoved: (who: string, from: Ring, tiles: number) =>
    `${who} removes the ${names.ring[from]} with ${tiles === 1 ? '1 tile' : `${tiles} tiles`}.`,
  peeked: (who: string) => `${who} looks at the next event.`,
  ending: (who: string) => `The end is near (${who}): this round is the last.`,
  final: (step: number) =>
    [
      '',
      'Final step 1: stored patches are placed.',
      'Final step 2: techs for the end.',
      'Final step 3: civ cards for the end.',
    ][step],
  scored: (totals: readonly (readonly [who: string, points: number])[]) =>
    `Final result: ${totals.map(([who, points]) => `${who} ${points}`).join(', ')}.`,
};
