import type { Chapter } from './chapter.ts';
import type { ChoiceOf } from './choices.ts';
import { voice } from './events.ts';
import { ask, type LunaState, type Player } from './state.ts';

// Paying with ore: from either belt section in any mix (LM-DATA-18), titanium also for iron (LM-DATA-17).

const MOST_ORE = 5;

/** Every way to pay a number of cubes, by that number. */
const MIXES: readonly (readonly ChoiceOf<'pay'>[])[] = Array.from({ length: MOST_ORE + 1 }, (_, n) => mixesOf(n));

function mixesOf(n: number): ChoiceOf<'pay'>[] {
  const mixes: ChoiceOf<'pay'>[] = [];
  for (let ironRight = n; ironRight >= 0; ironRight--) {
    for (let ironLeft = n - ironRight; ironLeft >= 0; ironLeft--) {
      for (let titaniumRight = n - ironRight - ironLeft; titaniumRight >= 0; titaniumRight--) {
        const titaniumLeft = n - ironRight - ironLeft - titaniumRight;
        mixes.push({ do: 'pay', ironLeft, ironRight, titaniumLeft, titaniumRight });
      }
    }
  }
  return mixes;
}

export function titaniumOf(p: Player): number {
  return p.titaniumLeft + p.titaniumRight;
}

export function oreOf(p: Player): number {
  return p.ironLeft + p.ironRight + p.titaniumLeft + p.titaniumRight;
}

export function affordsOre(p: Player, iron: number, titanium: number): boolean {
  return titaniumOf(p) >= titanium && oreOf(p) >= iron + titanium;
}

/** Lets the player pay ore: at once where there is only one way, else by a question before what follows. */
export function payOre(s: LunaState, seat: number, iron: number, titanium: number): void {
  if (iron + titanium === 0) return;
  const ways = waysToPay(s.players[seat], iron, titanium);
  if (ways.length === 1) takeOre(s, seat, ways[0]);
  else ask(s, seat, { step: 'pay', iron, titanium });
}

function waysToPay(p: Player, iron: number, titanium: number): ChoiceOf<'pay'>[] {
  const ways: ChoiceOf<'pay'>[] = [];
  for (const mix of MIXES[iron + titanium]) {
    if (mix.ironLeft > p.ironLeft || mix.ironRight > p.ironRight) continue;
    if (mix.titaniumLeft > p.titaniumLeft || mix.titaniumRight > p.titaniumRight) continue;
    if (mix.titaniumLeft + mix.titaniumRight >= titanium) ways.push(mix);
  }
  return ways;
}

function takeOre(s: LunaState, seat: number, mix: ChoiceOf<'pay'>): void {
  const p = s.players[seat];
  p.ironLeft -= mix.ironLeft;
  p.ironRight -= mix.ironRight;
  p.titaniumLeft -= mix.titaniumLeft;
  p.titaniumRight -= mix.titaniumRight;
  if (voice.tell === undefined) return;
  const iron = mix.ironLeft + mix.ironRight;
  const titanium = mix.titaniumLeft + mix.titaniumRight;
  if (iron > 0) voice.tell({ event: 'paid', seat, kind: 'iron', amount: iron });
  if (titanium > 0) voice.tell({ event: 'paid', seat, kind: 'titanium', amount: titanium });
}

export const paymentSteps: Chapter<'pay'> = {
  pay: {
    options: (s, seat, frame) => waysToPay(s.players[seat], frame.iron, frame.titanium),
    take(s, seat, choice) {
      if (choice.do === 'pay') takeOre(s, seat, choice);
    },
    whyNot(s, seat, choice, frame) {
      if (choice.do !== 'pay') return undefined;
      // LM-DATA-17: iron never stands in for titanium.
      if (choice.titaniumLeft + choice.titaniumRight < frame.titanium) return { rule: 'LM-DATA-17' };
      const p = s.players[seat];
      const iron = choice.ironLeft <= p.ironLeft && choice.ironRight <= p.ironRight;
      const titanium = choice.titaniumLeft <= p.titaniumLeft && choice.titaniumRight <= p.titaniumRight;
      return iron && titanium ? { rule: 'LM-DATA-22' } : { rule: 'LM-DATA-18' };
    },
  },
};
