import { below, reveal } from '@orrery/kernel';
import { CIV_CARDS, type CivEffect } from '../data/index.ts';
import type { PuChoice } from './choices.ts';
import { voice } from './events.ts';
import { removeFrom } from './grid.ts';
import type { PlanetUnknownState, Player } from './state.ts';
import { hasTech, REPUBLIC } from './techs.ts';
import { addMoves, gainPatches, MARKERS } from './tracks.ts';

export const ALL_MARKERS = (1 << MARKERS.length) - 1;

/** PU-REP-05: does this milestone get a random card of the next level beside its deck? */
function wantsExtraCard(s: PlanetUnknownState, p: Player, level: number): boolean {
  return level < 4 && p.extraCard.length === 0 && hasTech(s, p, REPUBLIC, 2) && s.decks[level].length > 0;
}

/** Adds what the player may do about the civ cards earned; returns whether one has to be taken (PU-CIV-31). */
export function listCivCards(s: PlanetUnknownState, p: Player, out: PuChoice[]): boolean {
  const before = out.length;
  if (p.extraCard.length > 0) {
    const [level, card] = p.extraCard;
    listDeck(s, level, out);
    out.push({ do: 'card', card, level });
    return true;
  }
  for (let i = 0; i < p.due.length; i++) {
    const level = p.due[i];
    if (p.due.indexOf(level) < i) continue;
    if (wantsExtraCard(s, p, level)) out.push({ do: 'milestone', level });
    else listDeck(s, level, out);
  }
  return out.length > before;
}

function listDeck(s: PlanetUnknownState, level: number, out: PuChoice[]): void {
  for (const card of s.decks[level - 1]) out.push({ do: 'card', card, level });
}

/** Lays the random card out before the choice. */
export function openMilestone(s: PlanetUnknownState, p: Player, level: number): void {
  const next = s.decks[level];
  const [card] = next.splice(below(s.random, next.length), 1);
  p.extraCard = [level, card];
}

export function takeCard(s: PlanetUnknownState, seat: number, card: number, level: number): void {
  const p = s.players[seat];
  removeFrom(p.due, level);
  if (p.extraCard.length > 0) {
    const [, extra] = p.extraCard;
    // The random card goes back to its deck unless it is the one.
    if (extra !== card) s.decks[CIV_CARDS[extra].level - 1].push(extra);
    p.extraCard = [];
  }
  gainCard(s, seat, card);
}

/** PU-CIV-04, PU-CIV-05: an immediate card is executed, an end-of-game card is kept secretly. */
export function gainCard(s: PlanetUnknownState, seat: number, card: number): void {
  const p = s.players[seat];
  const { level, timing, effect } = CIV_CARDS[card];
  removeFrom(s.decks[level - 1], card);
  reveal(s);
  if (timing === 'now') {
    p.playedCards.push(card);
    voice.tell?.({ event: 'civ-card', seat, card });
    gainCivEffect(seat, p, effect);
    return;
  }
  p.civCards.push(card);
  voice.tell?.({ event: 'civ-card-hidden', seat, level });
  voice.tell?.({ event: 'civ-card', seat, card, only: seat });
  // PU-FINAL-05: a card that comes while the end cards are executed takes part.
  if (s.finalStep === 3) gainEndAdvance(p, card);
}

function gainCivEffect(seat: number, p: Player, effect: CivEffect): void {
  switch (effect.op) {
    case 'advance':
      p.pending.push({
        effect: 'advance-any',
        among: ALL_MARKERS,
        times: effect.markers,
        steps: effect.steps,
        bonus: true,
      });
      return;
    case 'patch':
      gainPatches(p, effect.n);
      return;
    case 'rover-moves':
      addMoves(seat, p, effect.n);
      return;
    case 'extra-tile':
      p.pending.push({ effect: 'take', use: effect.resources ? 'depot' : 'salvage' });
      return;
    case 'collect-lifepods':
      for (let i = 0; i < effect.n; i++) p.pending.push({ effect: 'rescue' });
      return;
    case 'teleport-rover':
      p.pending.push({ effect: 'relocate' });
      return;
    case 'destroy-meteorites-line':
      p.pending.push({ effect: 'clear-line' });
      return;
    case 'destroy-meteorites':
      p.pending.push({ effect: 'blast', times: effect.n });
      return;
    case 'advance-all-to':
      p.pending.push({ effect: 'unionize', among: ALL_MARKERS });
      return;
  }
}

/** PU-CIV-27, PU-CIV-28: in the end these cards advance a marker. */
export function gainEndAdvance(p: Player, card: number): void {
  const { effect } = CIV_CARDS[card];
  if (effect.op === 'medals' && effect.endAdvance > 0) {
    p.pending.push({ effect: 'advance-any', among: ALL_MARKERS, times: 1, steps: effect.endAdvance, bonus: true });
  }
}
