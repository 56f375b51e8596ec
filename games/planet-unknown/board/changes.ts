import type { Change, IconName } from '@orrery/board';
import { type Bonus, TRACKS } from '../data/index.ts';
import { collectedLifepods } from '../rules/collecting.ts';
import { breakdown } from '../rules/scoring.ts';
import type { PlanetUnknownState, Player } from '../rules/state.ts';
import { MARKERS, spaceOf, trackOf } from '../rules/tracks.ts';
import { cellName } from '../text/describe.ts';
import { TERRAIN_ICONS } from './art/icons.tsx';
import type { Facts } from './facts.ts';

/** What counts of a seat: things it has more or fewer of after a choice. */
const THINGS: readonly {
  readonly icon: IconName;
  readonly key: keyof Facts['text']['stores'];
  of(p: Player): number;
}[] = [
  { icon: 'lifepod', key: 'lifepod', of: collectedLifepods },
  { icon: 'meteorite', key: 'meteorite', of: (p) => p.savedMeteorites },
  { icon: 'moves', key: 'moves', of: (p) => p.moves },
  { icon: 'patch', key: 'patch', of: (p) => p.storedPatches },
  { icon: 'card', key: 'card', of: (p) => p.civCards.length + p.playedCards.length },
];

/** What is won when a marker comes to a space, in icons. */
export const bonusIcon = (bonus: Bonus): IconName =>
  bonus.kind === 'advance'
    ? TERRAIN_ICONS[bonus.track]
    : bonus.kind === 'civ'
      ? 'card'
      : bonus.kind === 'tech'
        ? 'technology'
        : bonus.kind;

export function changesOf(before: PlanetUnknownState, after: PlanetUnknownState, facts: Facts): readonly Change[] {
  const { viewer, text } = facts;
  const { game } = text;
  if (viewer === null) return [];
  const [was, is] = [before.players[viewer], after.players[viewer]];
  const changes: Change[] = [];
  for (const marker of MARKERS) {
    const [from, to] = [was.markers[marker], is.markers[marker]];
    if (from === to || was.corporation !== is.corporation) continue;
    const shown = `${spaceOf(from)} → ${spaceOf(to)}`;
    const isUp = spaceOf(to) > spaceOf(from) || trackOf(to) !== trackOf(from);
    changes.push({
      icon: TERRAIN_ICONS[marker],
      text: shown,
      tone: isUp ? 'good' : 'bad',
      says: `${game.terrain[TRACKS[marker]]} ${shown}`,
    });
  }
  for (const { icon, key, of } of THINGS) {
    const [from, to] = [of(was), of(is)];
    if (from === to) continue;
    changes.push({
      icon,
      text: `${from} → ${to}`,
      tone: to > from ? 'good' : 'bad',
      says: `${text.stores[key]}: ${to}`,
    });
  }
  for (const at of is.meteorites)
    if (!was.meteorites.includes(at))
      changes.push({ icon: 'meteorite', text: cellName(at), tone: 'bad', says: text.lands(cellName(at)) });
  for (const [key, icon, says] of [
    ['lifepods', 'lost', text.losesLifepod],
    ['rovers', 'lost', text.losesRover],
  ] as const) {
    const gone = was[key].filter((at) => !is[key].includes(at));
    const isLost =
      key === 'rovers' ? is.rovers.length < was.rovers.length : collectedLifepods(is) === collectedLifepods(was);
    if (isLost)
      for (const at of gone) changes.push({ icon, text: cellName(at), tone: 'bad', says: says(cellName(at)) });
  }
  const [points, then] = [before, after].map((s) => totalOf(s, viewer));
  if (then !== points)
    changes.push({
      icon: 'medal',
      text: `${points} → ${then}`,
      tone: then > points ? 'good' : 'bad',
      says: text.score(then),
    });
  return changes;
}

/** Medals if the game ended now. */
export const totalOf = (s: PlanetUnknownState, seat: number): number =>
  s.round === 0 ? 0 : breakdown(s, seat).reduce((sum, { points }) => sum + points, 0);
