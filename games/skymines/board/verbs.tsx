import { Icon, type IconName, TargetButton } from '@orrery/board';
import { notation } from '@orrery/kernel';
import type { SkyFrame } from '../rules/state.ts';
import { pressesOf } from './presses.ts';
import { type Scene, useScene } from './scene.ts';

/** What is being spent, and how much of it is left. */
function leftOver({ step, view }: Scene): readonly [icon: IconName, n: number] | undefined {
  const counted: Partial<Record<SkyFrame['step'], readonly [IconName, number]>> = {};
  if (step?.step === 'acquire') counted.acquire = ['any-good', step.units];
  if (step?.step === 'surplus') counted.surplus = ['step', step.n];
  if (step?.step === 'research') counted.research = ['research-point', step.n];
  if (step?.step === 'expand') counted.expand = ['energy', view.energy];
  return step && counted[step.step];
}

function verbsOf({ options, view, me }: Scene) {
  return options.flatMap((option) => {
    const presses = pressesOf(option, view, me);
    return presses.length === 1 && presses[0].startsWith('do ') ? [{ option, place: presses[0] }] : [];
  });
}

/** Is there anything that the row of buttons would say? */
export const hasVerbs = (scene: Scene): boolean => leftOver(scene) !== undefined || verbsOf(scene).length > 0;

/** What is decided without a place on the board: a row of buttons in words. */
export function Verbs() {
  const scene = useScene();
  const { view, me, words, text } = scene;
  const left = leftOver(scene);
  const verbs = verbsOf(scene);
  return (
    <div className="sky-verbs">
      {left !== undefined && (
        <span className="sky-left">
          <Icon name={left[0]} size={17} />
          <span className="hidden-text">{text.left}</span>
          {left[1]}
        </span>
      )}
      {verbs.map(({ option, place }) => (
        <TargetButton key={notation(option)} place={place} label={words.choice(option, view, me)}>
          {words.choice(option, view, me)}
        </TargetButton>
      ))}
    </div>
  );
}
