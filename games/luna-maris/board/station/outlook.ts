import { listen, seedRandom } from '@orrery/kernel';
import { AUTOMATON_CARDS, LINE_MODULE, type Line, moduleOfLetter } from '../../data/index.ts';
import { guess } from '../../guess.ts';
import { carryOutLine } from '../../rules/automaton.ts';
import type { LunaEvent } from '../../rules/events.ts';
import { AUTOMATON_PLAYER, isAutomaton, type LunaState, NONE } from '../../rules/state.ts';
import { sayEvent } from '../../text/events.ts';
import { type Facts, nameOf } from '../scene.ts';

/** What comes from a face-down pile nobody can know beforehand; the line itself is read off the card. */
const UNTOLD = new Set<LunaEvent['event']>(['automaton-line', 'order-revealed', 'applicant', 'seedbed', 'reshuffled']);

/** The line that the automaton comes to next; undefined when its card is done. */
export function nextLine(view: LunaState): Line | undefined {
  if (!isAutomaton(view, AUTOMATON_PLAYER) || view.nextOrder.includes(AUTOMATON_PLAYER)) return undefined;
  return AUTOMATON_CARDS[view.automatonCards.at(-1) ?? NONE]?.lines[view.automatonLine];
}

/** The module it will walk to. */
export function nextModule(view: LunaState): number {
  const line = nextLine(view);
  return line === undefined ? NONE : moduleOfLetter(LINE_MODULE[line.act]);
}

/** What it would do now, and why, in the words of the log: its line is carried out on a scratch copy. */
export function outlook(facts: Facts): string[] {
  const { view, viewer, text: t } = facts;
  if (nextLine(view) === undefined) return isAutomaton(view, AUTOMATON_PLAYER) ? [t.automatonPasses] : [];
  const scratch = guess(view, viewer, seedRandom('outlook'));
  const events = listen(() => carryOutLine(scratch));
  return (events as LunaEvent[])
    .filter(({ event }) => !UNTOLD.has(event))
    .flatMap((event) => sayEvent(t.game, event, (seat) => nameOf(facts, seat)) ?? []);
}
