import { IconAt, Moving, Target } from '@orrery/board';
import { LETTER_COST, LETTERS, RED_COLUMN, RESEARCH_COLUMNS } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { Box, Coin, Txt } from '../art/basics.tsx';
import { Plan } from '../cards/plan.tsx';
import { planPlace, SUPPLEMENT_PLACE } from '../places.ts';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';

/** Twelve plans in three letters; the red frame brings the supplement. */
export function Plans({ x, y, w, h }: Room) {
  const { view, text } = useScene();
  const planW = (w - 15) / RESEARCH_COLUMNS;
  const planH = (h - 18) / 3 - 4;
  return (
    <>
      <Target place={SUPPLEMENT_PLACE} glow={<rect x={x - 2} y={y - 2} width={w} height="18" rx="4" />}>
        <Txt x={x + 2} y={y + 11} fill="var(--sky-label)" bold={650}>
          {text.plans}
        </Txt>
        {view.supplement > 0 && (
          <>
            <Box x={x + 58} y={y} w={16} h={14} r={3} stroke="#ff6d5c" weight={2} />
            <Txt x={x + 78} y={y + 11.5} fill="var(--sky-label)" bold={700}>
              +
            </Txt>
            <Coin x={x + 94} y={y + 7} size={15} n={view.supplement} />
          </>
        )}
        <IconAt name="research-point" x={x + w - 92} y={y + 7} size={14} ink="var(--sky-label)" />
        <Txt x={x + w - 2} y={y + 11.5} size={11.5} fill="var(--sky-label)" at="end">
          {LETTERS.map((letter, i) => `${letter} ${LETTER_COST[i]}`).join(' · ')}
        </Txt>
      </Target>
      {view.research.map((plan, field) => {
        const column = field % RESEARCH_COLUMNS;
        const box = {
          x: x + column * (planW + 5),
          y: y + 18 + Math.floor(field / RESEARCH_COLUMNS) * (planH + 4),
          w: planW,
          h: planH,
        };
        const key = `research ${field + 1}`;
        if (plan === NONE) {
          return <Box key={key} {...box} r={5} fill="var(--sky-well)" stroke="var(--hairline)" dash="4 3" />;
        }
        return (
          <Target
            key={key}
            place={planPlace(plan)}
            glow={<rect x={box.x - 1.5} y={box.y - 1.5} width={box.w + 3} height={box.h + 3} rx="6" />}
          >
            <Moving name={`plan ${plan}`}>
              <Plan plan={plan} {...box} red={column === RED_COLUMN} />
            </Moving>
          </Target>
        );
      })}
    </>
  );
}
