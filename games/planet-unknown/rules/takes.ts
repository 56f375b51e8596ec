import { reveal } from '@orrery/kernel';
import { CORPORATIONS } from '../data/index.ts';
import { resetBiomass, useAbility } from './abilities.ts';
import { regressOptions, removeStack } from './alerts.ts';
import type { ChoiceOf, PuChoice } from './choices.ts';
import { gainCard, openMilestone, takeCard } from './civ.ts';
import {
  collectLifepod,
  collectMeteorite,
  fillBox,
  loseLifepod,
  repositionLifepod,
  SCORING_AREA,
} from './collecting.ts';
import { UNION_FLOOR } from './effects.ts';
import { voice } from './events.ts';
import { removeFrom, xOf, yOf } from './grid.ts';
import { placePatch } from './patches.ts';
import { destroyRoverAt, moveRover, placeRover } from './rovers.ts';
import { type Cell, type Effect, type EffectOf, HIDDEN, type PlanetUnknownState, type Player } from './state.ts';
import { ONCE, useOnce } from './techs.ts';
import { placeTile, resolveResource, takeTile } from './tiles.ts';
import { advanceMarker, gainBonus, gainPatches, gainSynergy, regressMarker, spaceOf } from './tracks.ts';

/** Takes the first pending effect of a kind that fits off the list. */
function spend<K extends Effect['effect']>(
  p: Player,
  kind: K,
  fits: (effect: EffectOf<K>) => boolean = anyOne,
): EffectOf<K> {
  const { pending } = p;
  let at = 0;
  while (at < pending.length && !(pending[at].effect === kind && fits(pending[at] as EffectOf<K>))) at++;
  return pending.splice(at, 1)[0] as EffectOf<K>;
}

const anyOne = (): boolean => true;

/** Takes one use off an effect that allows several. */
function spendOne(p: Player, kind: 'blast' | 'take-any-card'): void {
  const { times } = spend(p, kind);
  if (times > 1) p.pending.push({ effect: kind, times: times - 1 });
}

/** One lifepod of a reposition: first what is lost with this window. PU-DEC-13: a kept one that has begun waits no longer. */
function spendReposition(p: Player): void {
  const passes = ({ kept }: EffectOf<'reposition'>): boolean => kept !== true;
  const hasPassing = p.pending.some((effect) => effect.effect === 'reposition' && passes(effect));
  const { times } = spend(p, 'reposition', hasPassing ? passes : undefined);
  if (times > 1) p.pending.push({ effect: 'reposition', times: times - 1 });
}

type Take<C> = (s: PlanetUnknownState, seat: number, choice: C) => void;
type WindowVerb = Exclude<
  PuChoice['do'],
  'sides' | 'keep-objective' | 'ignore' | 'climb' | 'bonus' | 'stop-climb' | 'end'
>;

const arrive: Take<ChoiceOf<'move'> | ChoiceOf<'teleport'>> = (s, seat, choice) => moveRover(s, seat, choice);

/** What each choice of a window does. */
export const TAKES: { readonly [K in WindowVerb]: Take<ChoiceOf<K>> } = {
  take: (s, seat, { tile }) => takeTile(s, seat, spend(s.players[seat], 'take'), tile),
  place: (s, seat, choice) => placeTile(s, seat, spend(s.players[seat], 'place'), choice),
  resolve(s, seat, { resource }) {
    resolveResource(
      s,
      seat,
      spend(s.players[seat], 'resource', ({ terrain }) => terrain === resource),
    );
  },
  energy(s, seat, { marker, symbol }) {
    spend(s.players[seat], 'resource', (effect) => effect.symbol === symbol);
    advanceMarker(s, seat, marker, 1);
  },
  synergy(s, seat, { marker, twice }) {
    const p = s.players[seat];
    spend(p, 'synergy');
    if (twice) useOnce(p, ONCE.boxC);
    advanceMarker(s, seat, marker, twice ? 2 : 1);
  },
  patch(s, seat, { at }) {
    const p = s.players[seat];
    spend(p, 'patch');
    placePatch(seat, p, at);
  },
  'store-patch'(s, seat) {
    const p = s.players[seat];
    spend(p, 'patch');
    p.storedPatches++;
    voice.tell?.({ event: 'patch-stored', seat });
  },
  'double-patch'(s, seat) {
    const p = s.players[seat];
    useOnce(p, ONCE.doublePatch);
    gainPatches(p, 1);
  },
  'trade-patch'(s, seat) {
    const p = s.players[seat];
    spend(p, 'patch');
    useOnce(p, ONCE.boxA);
    gainSynergy(s, p);
  },
  rover(s, seat, choice) {
    spend(s.players[seat], 'rover');
    placeRover(s, seat, choice);
  },
  move: arrive,
  teleport: arrive,
  relocate(s, seat, choice) {
    spend(s.players[seat], 'relocate');
    moveRover(s, seat, choice);
  },
  advance(s, seat, { marker, steps }) {
    const p = s.players[seat];
    const bit = 1 << marker;
    const effect = spend(p, 'advance-any', (pending) => pending.steps === steps && (pending.among & bit) !== 0);
    // PU-CIV-09: the next one must be another marker.
    if (effect.times > 1) p.pending.push({ ...effect, times: effect.times - 1, among: effect.among & ~bit });
    advanceMarker(s, seat, marker, steps, effect.bonus ? 'full' : 'bare');
  },
  'fixed-advance'(s, seat, { marker }) {
    const { steps } = spend(s.players[seat], 'advance', (effect) => effect.marker === marker);
    advanceMarker(s, seat, marker, steps);
  },
  unionize(s, seat, { marker }) {
    const p = s.players[seat];
    const effect = spend(p, 'unionize', ({ among }) => (among & (1 << marker)) !== 0);
    const among = effect.among & ~(1 << marker);
    if (among !== 0) p.pending.push({ effect: 'unionize', among });
    advanceMarker(s, seat, marker, Number.MAX_SAFE_INTEGER, 'no-synergy', UNION_FLOOR);
  },
  regress(s, seat, { marker }) {
    const p = s.players[seat];
    const { steps } = spend(p, 'regress', (effect) =>
      regressOptions(s, p, effect.among, effect.steps).includes(marker),
    );
    regressMarker(s, seat, marker, steps);
  },
  'reset-biomass': (s, seat) => resetBiomass(seat, s.players[seat]),
  save(s, seat) {
    const p = s.players[seat];
    spend(p, 'lifepod');
    p.savedLifepods++;
    voice.tell?.({ event: 'stowed', seat, on: SCORING_AREA });
  },
  stow(s, seat, { on }) {
    const p = s.players[seat];
    spend(p, 'lifepod');
    p.trackLifepods.push(on);
    voice.tell?.({ event: 'stowed', seat, on });
  },
  'stow-box'(s, seat, { box }) {
    const p = s.players[seat];
    spend(p, 'lifepod');
    fillBox(seat, p, box);
  },
  reposition(s, seat, { from, to }) {
    const p = s.players[seat];
    spendReposition(p);
    repositionLifepod(seat, p, from, to);
  },
  flux(s, seat, { track }) {
    const p = s.players[seat];
    spend(p, 'flux');
    p.flux = track;
    voice.tell?.({ event: 'flux', seat, track });
  },
  'claim-row'(s, seat, { marker }) {
    const p = s.players[seat];
    spend(p, 'claim-row');
    const space = spaceOf(p.markers[marker]);
    // PU-JUMP-10, PU-JUMP-16: what the five spaces of that height show; nothing moves.
    for (const [track, { bonus }] of CORPORATIONS[p.corporation].trackList.entries()) {
      for (const gained of bonus[space]) gainBonus(s, seat, gained, track, 'full');
    }
  },
  'draw-objectives'(s, seat) {
    const p = s.players[seat];
    spend(p, 'draw-objectives');
    // PU-JUMP-11, PU-JUMP-15: three cards, or as many as are left, for the owner's eyes only.
    p.dealt = s.objectiveDeck.splice(-3);
    reveal(s);
    p.pending.push({ effect: 'common-objective' });
  },
  'common-objective'(s, seat, { objective }) {
    const p = s.players[seat];
    spend(p, 'common-objective');
    p.dealt = [];
    if (s.players.length === 1) {
      // PU-DEC-22: alone it is one more single objective.
      p.objectives.push(objective);
      voice.tell?.({ event: 'objective-gained', seat, objective });
      return;
    }
    s.common = objective;
    voice.tell?.({ event: 'common-objective', seat, objective });
  },
  rescue(s, seat, { at }) {
    const p = s.players[seat];
    spend(p, 'rescue');
    removeFrom(p.lifepods, at);
    collectLifepod(seat, p);
  },
  mine(s, seat, { at }) {
    const p = s.players[seat];
    spend(p, 'mine');
    liftMeteorite(p, at);
    collectMeteorite(s, seat);
  },
  'clear-line'(s, seat, { line, index }) {
    const p = s.players[seat];
    spend(p, 'clear-line');
    voice.tell?.({ event: 'line-cleared', seat, line, index });
    const inLine = (cell: Cell): boolean => (line === 'row' ? yOf(cell) : xOf(cell)) === index;
    const carried = p.rovers.filter((_, i) => p.loads[i] === 1);
    for (const at of [...p.meteorites, ...carried].filter(inLine)) {
      liftMeteorite(p, at);
      voice.tell?.({ event: 'lost', seat, what: 'meteorite', at });
    }
  },
  blast(s, seat, { at }) {
    const p = s.players[seat];
    spendOne(p, 'blast');
    liftMeteorite(p, at);
    voice.tell?.({ event: 'lost', seat, what: 'meteorite', at });
  },
  impact(s, seat, { at }) {
    const p = s.players[seat];
    spend(p, 'impact');
    // PU-METEOR-04.
    destroyRoverAt(seat, p, at);
    p.meteorites.push(at);
    voice.tell?.({ event: 'meteorite', seat, at });
  },
  'destroy-rover'(s, seat, { at }) {
    const p = s.players[seat];
    spend(p, 'destroy-rover');
    destroyRoverAt(seat, p, at);
  },
  'destroy-lifepod'(s, seat, { at }) {
    const p = s.players[seat];
    spend(p, 'destroy-lifepod');
    removeFrom(p.lifepods, at);
    voice.tell?.({ event: 'lost', seat, what: 'lifepod', at });
  },
  'lose-lifepod'(s, seat, { from }) {
    const p = s.players[seat];
    spend(p, 'lose-lifepod');
    loseLifepod(seat, p, from);
  },
  'discard-objective'(s, seat, { objective }) {
    const p = s.players[seat];
    spend(p, 'discard-objective');
    removeFrom(p.objectives, objective);
    voice.tell?.({ event: 'objective-discarded', seat, objective });
  },
  'remove-stack'(s, seat, { ring }) {
    spend(s.players[seat], 'remove-stack');
    removeStack(s, seat, ring);
  },
  rotate(s, seat, { rotation }) {
    spend(s.players[seat], 'rotate-freely');
    s.rotation = rotation;
    voice.tell?.({ event: 'rotated', rotation });
  },
  boost(s, seat) {
    const p = s.players[seat];
    spend(p, 'boost-or-peek');
    gainSynergy(s, p);
  },
  peek(s, seat) {
    const p = s.players[seat];
    spend(p, 'boost-or-peek');
    p.peeked = s.events.at(-1) ?? HIDDEN;
    reveal(s);
    voice.tell?.({ event: 'peeked', seat });
  },
  milestone: (s, seat, { level }) => openMilestone(s, s.players[seat], level),
  card(s, seat, { card, level }) {
    const p = s.players[seat];
    if (p.pending.some(({ effect }) => effect === 'take-any-card')) {
      spendOne(p, 'take-any-card');
      gainCard(s, seat, card);
    } else takeCard(s, seat, card, level);
  },
  ability: useAbility,
};

/** PU-HOR-14: a lying meteorite, or else the one a rover carries there. */
function liftMeteorite(p: Player, at: Cell): void {
  if (!removeFrom(p.meteorites, at)) p.loads[p.rovers.indexOf(at)] = 0;
}
