import type { Seat } from '@orrery/kernel';
import { BLUEPRINTS, COMPLEX_FOR_LEVEL_3, type Effect, MINERAL, SHELTER } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { checkContracts } from './contracts.ts';
import { voice } from './events.ts';
import { noteDeed } from './first-colonists.ts';
import { gain, pay } from './goods.ts';
import { complexSize, inZone, kindOf, zoneOf } from './hexes.ts';
import { ADVANCED_MISSION, BLUEPRINT_MISSION, contribute } from './missions.ts';
import { doNext, type Hex, isLacerda, NONE, type OmChoice, type OnMarsState, thenEffect } from './state.ts';
import { less } from './technology.ts';

export const CARD_COUNT = BLUEPRINTS.length;
export const UPGRADE_COST = { goods: [[MINERAL, 1]], any: 0, crystals: 0 } as const;

/** OM-BLUE-02, OM-BLUE-08. */
export function canTakeBlueprint(s: OnMarsState, seat: Seat): boolean {
  if (s.players[seat].markers === 0) return false;
  for (let i = 0; i < s.blueprintDisplay.length; i++) if (s.blueprintDisplay[i] !== NONE) return true;
  return false;
}

/** OM-BLUE-01, OM-BLUE-06, OM-BLUE-07. */
export function takeBlueprint(s: OnMarsState, seat: Seat, card: number): void {
  s.blueprintDisplay[s.blueprintDisplay.indexOf(card)] = NONE;
  s.cardOwner[card] = seat;
  s.players[seat].markers--;
  voice.tell?.({ event: 'blueprint', seat, card });
  gain(s, seat, BLUEPRINTS[card].building, 1);
  contribute(s, seat, BLUEPRINT_MISSION);
  noteDeed(s, seat, 'obtain-blueprint');
}

/** OM-UPGR-01 to 04, the zone left aside. */
export function fitsCard(s: OnMarsState, seat: Seat, card: number, hex: Hex): boolean {
  const { building, level } = BLUEPRINTS[card];
  if (s.building[hex] !== kindOf(building, seat) || s.marker[hex] !== NONE) return false;
  return level === 1 || complexSize(s, hex) >= COMPLEX_FOR_LEVEL_3;
}

function canPayUpgrade(s: OnMarsState, seat: Seat, free: boolean): boolean {
  return free || isLacerda(s, seat) || s.players[seat].storage[MINERAL] > 0;
}

export function canUpgrade(s: OnMarsState, seat: Seat, { free, of }: Effect): boolean {
  if (!canPayUpgrade(s, seat, free)) return false;
  const p = s.players[seat];
  for (let card = 0; card < CARD_COUNT; card++) {
    if (s.cardOwner[card] !== seat || s.cardAt[card] !== NONE) continue;
    if (of === 1) {
      for (let hex = 0; hex < s.building.length; hex++) if (fitsCard(s, seat, card, hex)) return true;
    } else {
      const { hexes, length } = zoneOf(p);
      for (let i = 0; i < length; i++) if (fitsCard(s, seat, card, hexes[i])) return true;
    }
  }
  return false;
}

/** OM-UPGR-06: the marker goes from the card to the Building; whatever stands there makes room. */
export function upgrade(s: OnMarsState, seat: Seat, card: number, hex: Hex): void {
  s.cardAt[card] = hex;
  s.marker[hex] = seat;
  s.pieces[hex]++;
  voice.tell?.({ event: 'upgraded', seat, card, at: hex });
  contribute(s, seat, ADVANCED_MISSION);
  checkContracts(s);
  doNext(s, { step: 'displace', at: hex });
}

const TAKE: readonly OmChoice[] = BLUEPRINTS.map(({ id }) => ({ do: 'blueprint', card: id }));
const UPGRADE: readonly (readonly OmChoice[])[] = BLUEPRINTS.map(({ id }) =>
  Array.from({ length: 91 }, (_, at) => ({ do: 'upgrade', card: id, at }) as const),
);

export function cardNamed(name: string): number {
  return BLUEPRINTS.findIndex(({ id }) => id === name);
}

export const blueprintSteps: Chapter<'take-blueprint' | 'upgrade'> = {
  'take-blueprint': {
    options(s, _, { effect }) {
      const out: OmChoice[] = effect.must ? [] : [DONE];
      for (const card of s.blueprintDisplay) if (card !== NONE) out.push(TAKE[card]);
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'blueprint') return;
      thenEffect(s, seat, less(effect));
      takeBlueprint(s, seat, cardNamed(choice.card));
    },
    whyNot: (_, __, choice) => (choice.do === 'blueprint' ? { rule: 'OM-BLUE-03' } : undefined),
  },
  upgrade: {
    options(s, seat, { effect }) {
      const p = s.players[seat];
      const out: OmChoice[] = effect.must ? [] : [DONE];
      for (let card = 0; card < CARD_COUNT; card++) {
        if (s.cardOwner[card] !== seat || s.cardAt[card] !== NONE) continue;
        for (let hex = 0; hex < s.building.length; hex++) {
          if (s.building[hex] === NONE || (effect.of !== 1 && !inZone(p, hex))) continue;
          if (fitsCard(s, seat, card, hex)) out.push(UPGRADE[card][hex]);
        }
      }
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'upgrade') return;
      thenEffect(s, seat, less(effect));
      upgrade(s, seat, cardNamed(choice.card), choice.at);
      if (!effect.free) pay(s, seat, UPGRADE_COST);
    },
    whyNot(s, seat, choice, { effect }) {
      if (choice.do !== 'upgrade') return undefined;
      const card = cardNamed(choice.card);
      if (card < 0 || s.cardOwner[card] !== seat) return { rule: 'OM-UPGR-01' };
      if (s.cardAt[card] !== NONE || s.marker[choice.at] !== NONE) return { rule: 'OM-UPGR-03' };
      const { building } = BLUEPRINTS[card];
      if (building === SHELTER && s.building[choice.at] >= SHELTER && s.building[choice.at] !== SHELTER + seat)
        return { rule: 'OM-UPGR-04' };
      if (s.building[choice.at] !== kindOf(building, seat)) return { rule: 'OM-UPGR-01' };
      if (effect.of !== 1 && !inZone(s.players[seat], choice.at)) return { rule: 'OM-UPGR-01' };
      return { rule: fitsCard(s, seat, card, choice.at) ? 'OM-UPGR-05' : 'OM-UPGR-02' };
    },
  },
};
