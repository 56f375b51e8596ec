import { type Explanation, type Outcome, previewOf } from '@orrery/board';
import { capital, isAsked, optionsOf } from '@orrery/kernel';
import { ACTIVATION_ENERGY, ADVANCED, ADVANCED_MODULE, MODULES, SCIENTISTS, SHOWN } from '../../data/index.ts';
import { lunaMaris } from '../../game.ts';
import type { LunaChoice } from '../../rules/choices.ts';
import { o2Price } from '../../rules/move.ts';
import { type LunaState, NONE } from '../../rules/state.ts';
import { listAdditionalIn, listMainIn } from '../../rules/use.ts';
import { changesOf } from '../changes.ts';
import { places } from '../places.ts';
import { bits, frameOf, peopleIn, wayTo } from '../reading.ts';
import { type Facts, nameOf } from '../scene.ts';

const MOST_SAID = 5;

/** The way there, its air, and whether the stress stop allows it. */
function wayLines({ view, viewer, text: t }: Facts, module: number): string[] {
  if (viewer === null) return [];
  const p = view.players[viewer];
  const step = frameOf(view, viewer)?.step;
  if (p.at === NONE || (step !== 'turn' && step !== 'second-use')) return [];
  const air = o2Price(p, module);
  const way = wayTo(p.at, module).map((each) => MODULES[each].letter);
  const there = p.at === module ? t.say.stay(air) : t.say.way(way.join(' → '), air);
  const then = p.o2 + air > p.stress ? t.say.tooFar(p.o2, p.stress) : t.say.airThen(p.o2 + air, p.stress);
  return [`${there} ${then}`];
}

/** Who in hand could work there. */
function peopleLines({ view, viewer, text: t }: Facts, module: number): string[] {
  if (viewer === null || frameOf(view, viewer)?.step !== 'turn' || MODULES[module].id === 'quarters') return [];
  const who = bits(view.players[viewer].hand).filter((card) => SHOWN[card].includes(module));
  return [
    who.length === 0
      ? t.say.nobody
      : t.say.who(who.map((card) => t.game.names.scientists[SCIENTISTS[card].id]).join(', ')),
  ];
}

/** The first option that goes to a module: the way and its air are the same for every scientist. */
const goingTo = (options: readonly LunaChoice[], module: number): LunaChoice | undefined =>
  options.find(
    (option) =>
      ((option.do === 'use' || option.do === 'go') && option.module === MODULES[module].id) ||
      (option.do === 'quarters' && MODULES[module].id === 'quarters'),
  );

/** The position after an answer, with its price paid in the first way there is. */
function paid(after: LunaState, seat: number): LunaState {
  const [way] = frameOf(after, seat)?.step === 'pay' ? optionsOf(lunaMaris, after, seat) : [];
  return way === undefined ? after : paid(previewOf(lunaMaris, after, seat, way).after, seat);
}

/** What every action of the module would bring now, beside the way there. */
function outcomes(facts: Facts, module: number): Outcome[] {
  const { view, viewer, options, words } = facts;
  if (viewer === null) return [];
  const going = goingTo(options, module);
  const there = going && previewOf(lunaMaris, view, viewer, going).after;
  const isThere = view.players[viewer].at === module && frameOf(view, viewer)?.step === 'act';
  const from = isThere ? view : there;
  if (from === undefined || !isAsked(lunaMaris, from, viewer)) return [];
  const actions = optionsOf(lunaMaris, from, viewer).filter(
    ({ do: verb }) => verb !== 'end' && verb !== 'enough' && verb !== 'depot',
  );
  return actions.slice(0, MOST_SAID).map((action) => ({
    text: capital(words.choice(action, from, viewer)),
    changes: () => changesOf(from, paid(previewOf(lunaMaris, from, viewer, action).after, viewer), facts),
  }));
}

/** What could be done in a module out of reach, with what is in store now. */
function doableLines({ view, viewer, options, words, text: t }: Facts, module: number): string[] {
  if (viewer === null || view.phase !== 'action' || goingTo(options, module) !== undefined) return [];
  if (options.length > 0 && view.players[viewer].at === module) return [];
  const out: LunaChoice[] = [];
  listMainIn(view, viewer, module, out);
  listAdditionalIn(view, viewer, module, out);
  if (out.length === 0) return MODULES[module].id === 'quarters' ? [] : [t.say.nothingNow];
  const said = out.slice(0, MOST_SAID).map((choice) => words.choice(choice, view, viewer));
  return [t.say.now(said.join('; '), out.length - said.length)];
}

/** Who keeps the module running, and what that costs. */
function energyLine(facts: Facts, module: number): string {
  const { view, text: t } = facts;
  if (!MODULES[module].energySpace) return t.say.noActivation;
  const { host } = peopleIn(view, module);
  return host === NONE ? t.say.activate(ACTIVATION_ENERGY) : t.say.host(nameOf(facts, host));
}

function builtLines(facts: Facts, module: number): string[] {
  const { view, text: t } = facts;
  const built = view.built.findIndex((tile) => ADVANCED_MODULE[tile] === module);
  if (built < 0) return [];
  const effect = t.game.names.advancedEffects[ADVANCED[view.built[built]].id];
  return [t.say.built(nameOf(facts, view.builders[built]), effect)];
}

export function explainModule(facts: Facts, module: number): Explanation {
  const { text: t } = facts;
  const { letter, id } = MODULES[module];
  return {
    title: `${letter} · ${capital(t.game.names.modules[id])}`,
    lines: [
      ...wayLines(facts, module),
      ...peopleLines(facts, module),
      t.rooms[letter],
      ...builtLines(facts, module),
      energyLine(facts, module),
      ...doableLines(facts, module),
    ],
    outcomes: () => outcomes(facts, module),
    // The way through the base stays in sight.
    over: places.round,
    rule: 'LM-USE-03',
  };
}
