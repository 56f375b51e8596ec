import { GOALS, GYRODYNES, HEADQUARTERS, PYRAMID } from '../../data/index.ts';
import { bonusPrice } from '../../rules/goals.ts';
import { describeGoal, describeProject, nameProject } from '../../text/describe.ts';
import { progressOf } from '../desk/progress.ts';
import type { Facts } from '../facts.ts';
import type { TokenKind } from '../words.ts';
import { whyClosed } from './closed.ts';
import type { Explainer } from './index.ts';

const isToken = (word: string | undefined): word is TokenKind => word === 'plus-minus' || word === 'plus-two';

/** A die in hand, or a token laid to it. */
const die =
  (kind: 'silver' | 'red' | 'link'): Explainer =>
  ({ view, text }, [value, token]) => {
    if (isToken(token))
      return {
        title: text.game.tokens[token],
        lines: [text.explain.token[token]],
        rule: token === 'plus-two' ? 'PUL-MOD-02' : 'PUL-MOD-01',
      };
    const more =
      kind === 'link' ? [text.explain.link] : kind === 'red' && view.turn.forced ? [text.explain.forced] : [];
    return {
      title: text.game.pay.die[kind](Number(value)),
      lines: [text.explain.die(Number(value)), ...more],
      rule: kind === 'silver' ? 'PUL-ACT-03' : 'PUL-BONUS-01',
    };
  };

/** Which side of which headquarters a project belongs to. */
function findProject(id: string): { readonly hq: number; readonly slot: number } | undefined {
  const hq = HEADQUARTERS.findIndex(({ projects }) => projects.some((project) => project.id === id));
  return hq < 0 ? undefined : { hq, slot: HEADQUARTERS[hq].projects.findIndex((project) => project.id === id) };
}

const project: Explainer = (facts, [id]) => {
  const found = findProject(id);
  if (found === undefined) return undefined;
  const { view, text } = facts;
  const { hq, slot } = found;
  const say = text.explain;
  const owner = view.players.find(({ hqBoard, hqSide }) => hqBoard * 2 + hqSide === hq);
  const isDone = owner !== undefined && ((owner.projects >> slot) & 1) === 1;
  const { cost, effects } = HEADQUARTERS[hq].projects[slot];
  const isRun = effects.some(({ op }) => op === 'gate-run');
  const isUsed = owner !== undefined && ((owner.runs >> slot) & 1) === 1;
  const state = isDone
    ? [say.done, ...(isRun ? [isUsed ? say.runUsed : say.runOpen] : [])]
    : [
        say.projectCost(cost),
        ...(PYRAMID[slot].length > 0 ? [say.rests(PYRAMID[slot].join(', '))] : []),
        ...whyClosed(facts, (pay) => ({ do: 'project', project: id, pay })),
      ];
  return { title: say.project(nameProject(id)), lines: [describeProject(text.game, id), ...state], rule: 'PUL-HQ-02' };
};

const goal: Explainer = ({ view, viewer, names, text }, [id]) => {
  const at = GOALS.findIndex((each) => each.id === id);
  if (at < 0) return undefined;
  const { points, bonuses, needs } = GOALS[at];
  const price = (i: number): number => (viewer === null ? bonuses[i].cubes : bonusPrice(view, viewer, at, i));
  return {
    title: describeGoal(text.game, id),
    lines: [
      text.explain.goal(points),
      ...bonuses.map((bonus, i) => text.explain.goalBonus(price(i), bonus.points)),
      view.players
        .map((_, seat) => text.explain.progress(names[seat] ?? '', progressOf(view, seat, needs.op)))
        .join(', '),
    ],
    rule: 'PUL-GOAL-01',
  };
};

const THINGS = ['cubes', 'rings', 'stations', 'patents'] as const;

const thing: Explainer = ({ text }, [name]) => {
  const found = THINGS.find((each) => each === name);
  return found && { title: text.explain.things[found], lines: [text.explain.aboutThings[found]] };
};

const loose: Explainer = ({ text }: Facts, [type]) => {
  const found = GYRODYNES.find((each) => each.type === type);
  return (
    found && { title: text.gyrodyne(text.game.gyrodynes[found.type]), lines: [text.explain.loose], rule: 'PUL-GYRO-04' }
  );
};

export const explainDesk: Readonly<Record<string, Explainer>> = {
  silver: die('silver'),
  red: die('red'),
  link: die('link'),
  project,
  goal,
  bonus: goal,
  thing,
  loose,
  stock: ({ text }, [token]) =>
    isToken(token)
      ? {
          title: text.game.tokens[token],
          lines: [text.explain.token[token], text.explain.buyToken[token]],
          rule: 'PUL-MOD-09',
        }
      : undefined,
  side: ({ text }, [hq]) => ({ title: text.headquarters, lines: [nameProject(hq)], rule: 'PUL-DEC-11' }),
  'end-turn': ({ text }) => ({ title: text.endTurn, lines: [text.explain.endTurn], rule: 'PUL-ACT-10' }),
  decline: ({ text }) => ({ title: text.decline, lines: [] }),
};
