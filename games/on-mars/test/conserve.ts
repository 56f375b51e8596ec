import { countBits } from '@orrery/kernel';
import { expect } from 'vitest';
import { BLUEPRINTS, PLAYER, SHELTER, SHIPS, STACK_SIZE } from '../data/index.ts';
import { CONTRACT, HIDDEN, NONE, type OnMarsState, RESEARCH_TILES, TILE } from '../rules/state.ts';

function once(cards: readonly number[], what: string): void {
  const known = cards.filter((card) => card !== NONE && card !== HIDDEN);
  expect(new Set(known).size, what).toBe(known.length);
}

/** Nothing is lost, nothing is there twice. */
export function conserve(s: OnMarsState): void {
  const frames = [...s.agenda.table, ...s.agenda.seats.flat()];
  const building = (seat: number): boolean =>
    frames.some((frame) => frame.step === 'open' && frame.type === 0 && frame.seat === seat);
  const raising = (seat: number): boolean =>
    frames.some((frame) => frame.step === 'raise' && frame.type === SHELTER && frame.seat === seat);
  for (const [seat, p] of s.players.entries()) {
    const lacerda = s.rules.solo && seat === 1;
    const colonists = p.quarters + p.working + p.supply + p.miners.length + p.slots.reduce((a, b) => a + b, 0);
    if (!lacerda) expect(colonists + (building(seat) ? 1 : 0), `Colonists of ${seat}`).toBe(PLAYER.colonists);
    if (!lacerda) expect(p.bots.length + p.botSupply).toBe(PLAYER.bots);
    else expect(s.lacerdaBots + p.botSupply).toBe(PLAYER.bots - 1);
    expect(p.hangar + countBits(p.ships)).toBeLessThanOrEqual(SHIPS);
    expect(p.storage.every((n) => n >= 0 && n <= p.shelters + 1)).toBe(true);
    expect(p.crystals).toBeGreaterThanOrEqual(0);
    expect(p.below).toBeGreaterThanOrEqual(0);
    const shelters = s.building.filter((kind) => kind === SHELTER + seat).length;
    expect(shelters, `Shelters of ${seat}`).toBe(p.shelters);
    expect(raising(seat) ? p.shelters < PLAYER.shelters : p.shelters <= PLAYER.shelters).toBe(true);
    const cards = s.cardOwner.filter((owner) => owner === seat).length;
    expect(cards + p.markers).toBe(PLAYER.markers);
    once(p.tech, `Lab of ${seat}`);
  }
  const tiles = s.building.filter((kind) => kind >= 0 && kind < SHELTER).length;
  const waiting = frames.filter((frame) => frame.step === 'open' && frame.type < SHELTER);
  const unplaced = frames.filter((frame) => frame.step === 'raise' && frame.type < SHELTER).length;
  expect(tiles + unplaced).toBe(5 + s.built.reduce((a, b) => a + b, 0) + waiting.length);
  expect(s.built.every((n) => n <= STACK_SIZE)).toBe(true);
  const pieces = new Array<number>(s.pieces.length).fill(0);
  for (const p of s.players)
    for (const hex of [...p.bots, ...p.miners, ...(p.rover === NONE ? [] : [p.rover])]) pieces[hex]++;
  for (const [hex, owner] of s.marker.entries()) if (owner !== NONE) pieces[hex]++;
  expect(s.pieces, 'pieces on hexes').toEqual(pieces);
  const map = s.ground.filter((ground) => ground >= TILE).map((ground) => ground - TILE);
  const found = map.filter((tile) => tile < RESEARCH_TILES);
  once([...found, ...s.exploration, ...s.discoveryStack, s.radar], 'Discovery tiles');
  once(
    [...s.blueprintDisplay, ...s.blueprintDeck, ...BLUEPRINTS.flatMap((_, c) => (s.cardOwner[c] === NONE ? [] : [c]))],
    'Blueprints',
  );
  const contracts = s.display.filter((card) => card >= CONTRACT).map((card) => card - CONTRACT);
  const owned = s.contractOwner.flatMap((owner, c) => (owner === NONE ? [] : [c]));
  expect(contracts.length + owned.length + s.contractDeck.length).toBe(12);
  once([...contracts, ...owned, ...s.contractDeck], 'Contracts');
  once(
    s.players.flatMap((p) => [...p.goals, p.goal]),
    'Private Goals',
  );
  if (s.rules.solo) expect(s.soloDeck.length + s.soloDiscards.length).toBe(12);
  once([...s.bDeck, ...s.players.flatMap((p) => p.bCards)], 'task cards');
}
