import type { Explanation } from '@orrery/board';
import { ACTIVATION_ENERGY, ADVANCED, ADVANCED_MODULE, MODULES, SCIENTISTS, SHOWN } from '../data/index.ts';
import type { LunaChoice } from '../rules/choices.ts';
import { o2Price } from '../rules/move.ts';
import { NONE } from '../rules/state.ts';
import { listAdditionalIn, listMainIn } from '../rules/use.ts';
import { capital } from '../text/say.ts';
import { bits, frameOf, peopleIn, wayTo } from './reading.ts';
import { type Facts, nameOf } from './scene.ts';

const MOST_SAID = 4;

/** The way there, its air, and whether the stress stop allows it. */
function wayLines({ view, viewer, text: t }: Facts, module: number): string[] {
  if (viewer === null) return [];
  const p = view.players[viewer];
  const step = frameOf(view, viewer)?.step;
  if (p.at === NONE || (step !== 'turn' && step !== 'second-use')) return [];
  const air = o2Price(p, module);
  const way = wayTo(p.at, module).map((each) => MODULES[each].letter);
  const lines = [p.at === module ? t.say.stay(air) : t.say.way(way.join(' → '), air)];
  lines.push(p.o2 + air > p.stress ? t.say.tooFar(p.o2, p.stress) : t.say.airThen(p.o2 + air, p.stress));
  return lines;
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

/** What could be done there with what is in store now. */
function doableLines({ view, viewer, words, text: t }: Facts, module: number): string[] {
  if (viewer === null || view.phase !== 'action') return [];
  const out: LunaChoice[] = [];
  listMainIn(view, viewer, module, out);
  listAdditionalIn(view, viewer, module, out);
  if (out.length === 0) return MODULES[module].id === 'quarters' ? [] : [t.say.nothingNow];
  const said = out.slice(0, MOST_SAID).map((choice) => words.choice(choice, view, viewer));
  return [t.say.now(said.join('; '), out.length - said.length)];
}

export function explainModule(facts: Facts, module: number): Explanation {
  const { view, text: t } = facts;
  const { letter, id, energySpace } = MODULES[module];
  const { host } = peopleIn(view, module);
  const built = view.built.findIndex((tile) => ADVANCED_MODULE[tile] === module);
  const lines = [
    t.rooms[letter],
    ...(built < 0
      ? []
      : [
          t.say.built(
            nameOf(facts, view.builders[built]),
            t.game.names.advancedEffects[ADVANCED[view.built[built]].id],
          ),
        ]),
    energySpace
      ? host === NONE
        ? t.say.activate(ACTIVATION_ENERGY)
        : t.say.host(nameOf(facts, host))
      : t.say.noActivation,
    ...wayLines(facts, module),
    ...peopleLines(facts, module),
    ...doableLines(facts, module),
  ];
  return { title: `${letter} · ${capital(t.game.names.modules[id])}`, lines, rule: 'LM-USE-03' };
}
