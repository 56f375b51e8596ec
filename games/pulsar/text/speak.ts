import type { SettingWords, Words } from '@orrery/kernel';
import { GOALS } from '../data/index.ts';
import type { PulsarChoice } from '../rules/choices.ts';
import { CLUSTERS } from '../rules/cluster.ts';
import type { PulsarEvent } from '../rules/events.ts';
import type { PulsarState } from '../rules/state.ts';
import { sheet } from '../sheet.ts';
import { sayChoice } from './choices.ts';
import { describeGoal } from './describe.ts';
import type { PulsarText } from './en/phrases.ts';
import { sayEvent } from './events.ts';

type Asked = Exclude<keyof PulsarText['ask'], 'wait'>;
const isAsked = (t: PulsarText, step: string): step is Asked => Object.hasOwn(t.ask, step);

const namePath = (side: number, path: readonly number[]): string => path.map((at) => CLUSTERS[side].ids[at]).join(' ');

/** Goals are named by what they ask for. */
function settingWords(t: PulsarText): Readonly<Record<string, SettingWords>> {
  const goals: Record<string, string> = { ...t.goalValues };
  for (const { id } of GOALS) goals[id] = describeGoal(t, id);
  const { goal1, goal2, goal3 } = t.settings;
  return {
    ...t.settings,
    goal1: { ...goal1, values: goals },
    goal2: { ...goal2, values: goals },
    goal3: { ...goal3, values: goals },
  };
}

/** The words of the game out of its texts in one language. */
export function speak(t: PulsarText, rules: Words['rules']): Words<PulsarState, PulsarChoice, PulsarEvent> {
  return {
    name: t.name,
    tagline: t.tagline,
    settings: settingWords(t),
    prompt(view, seat) {
      const frame = view.agenda.seats[seat].at(-1);
      if (frame?.step === 'draw' && frame.path.length > 0) return t.drawn(namePath(view.side, frame.path));
      const step = frame?.step ?? '';
      return isAsked(t, step) ? t.ask[step] : t.ask.wait;
    },
    choice: (choice, view, seat) => sayChoice(t, choice, view, seat),
    event: (event, who) => sayEvent(t, event, who),
    rules,
    scoreRows: t.rows,
    terms: t.terms,
    sheet: (view, viewer, who) => sheet(view, viewer, who, t),
  };
}
