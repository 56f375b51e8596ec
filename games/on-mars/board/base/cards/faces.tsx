import { IconAt, type IconName } from '@orrery/board';
import {
  A_CARDS,
  B_REWARDS,
  CONTRACTS,
  GOALS,
  type GoalCondition,
  SCIENTIST_POINTS,
  SCIENTISTS,
  TASKS,
  type TaskName,
} from '../../../data/index.ts';
import { contractPoints, deliveredOf, isContractDone } from '../../../rules/contracts.ts';
import { countFor } from '../../../rules/goals.ts';
import { advancedOfType } from '../../../rules/scoring.ts';
import { HIDDEN } from '../../../rules/state.ts';
import { EffectRow } from '../../art/effect.tsx';
import { Good } from '../../art/goods.tsx';
import { Emblem } from '../../art/models.tsx';
import { Type } from '../../art/type.tsx';
import { CardShadow, FourOf, Wanted } from '../../sides/cards.tsx';
import type { Box } from '../../sides/plate.tsx';
import { useFacts, useView } from '../../table.tsx';

const HAIR = ['#5a3a22', '#2a2a2e', '#a5662f', '#6f5640', '#c9c2b5', '#3a2a44'];

export function ScientistCard({ scientist, ...box }: Box & { readonly scientist: number }) {
  const view = useView();
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const { scores } = SCIENTISTS[scientist];
  return (
    <g>
      <CardShadow {...box} />
      <rect {...box} rx={6} fill="url(#om-chip)" stroke="#f3f8ff" />
      <circle cx={middle} cy={y + 20} r={15} fill="#20456e" />
      <g stroke="#10233a">
        <path d={`M${middle - 11} ${y + 36}c0-8 5-11 11-11s11 3 11 11Z`} fill="#f4f8fc" />
        <circle cx={middle} cy={y + 17} r={7} fill="#e9c7a6" />
      </g>
      <path d={`M${middle - 7} ${y + 15}c1-7 13-7 14 0-4-3-10-3-14 0Z`} fill={HAIR[scientist]} />
      <Emblem type={scientist} x={middle} y={y + height - 38} r={11} />
      <rect x={x + 3} y={y + height - 24} width={width - 6} height={21} rx={5} fill="#16263c" />
      <Emblem type={scores} x={x + 13} y={y + height - 13.5} r={8} />
      <Type x={x + width - 5} y={y + height - 9} weight={700} fill="#9ff0c0" anchor="end">
        {`+${SCIENTIST_POINTS * advancedOfType(view, scores)}`}
      </Type>
      {view.scientistOn[scientist] >= 0 && (
        <>
          <circle cx={x + width - 7} cy={y + 8} r={7} fill="#1d6e4a" stroke="#b9f5cf" />
          <IconAt name="tick" x={x + width - 7} y={y + 8} size={10} ink="#fff" />
        </>
      )}
    </g>
  );
}

export function ContractCard({ contract, ...box }: Box & { readonly contract: number }) {
  const view = useView();
  const { x, y, width, height } = box;
  const { building, points, penalty } = CONTRACTS[contract];
  const isDone = isContractDone(view, contract);
  return (
    <g>
      <CardShadow {...box} />
      <rect {...box} rx={6} fill="url(#om-earth)" stroke="#fffdf4" />
      <IconAt
        name={isDone ? 'tick' : 'contract'}
        x={x + 12}
        y={y + 13}
        size={16}
        ink={isDone ? '#1d6e4a' : '#4b3f22'}
      />
      {building >= 0 ? (
        <FourOf type={building} x={x + width / 2 + 3} y={y + (height - 24) * 0.62} r={15} />
      ) : (
        <Wanted
          contract={contract}
          x={x + width / 2 - 3}
          y={y + 34}
          step={18}
          shown={(good, n) => `${deliveredOf(view, contract, good)}/${n}`}
        />
      )}
      <rect x={x + 3} y={y + height - 24} width={width - 6} height={21} rx={5} fill="#3b3220" />
      <Type
        x={x + width / 2}
        y={y + height - 9}
        size={11.5}
        weight={700}
        fill={isDone ? '#b9f5cf' : '#ffe7b3'}
        anchor="middle"
        most={width - 8}
      >
        {isDone ? `+${contractPoints(view, contract)}` : `${points} / −${penalty}`}
      </Type>
    </g>
  );
}

const GOAL_ICON: Readonly<Record<GoalCondition, IconName>> = {
  blueprints: 'blueprint',
  advanced: 'upgrade',
  mines: 'mine',
  discoveries: 'discovery',
  'marker-on-complex': 'complex',
  'equal-resources': 'store',
  shelters: 'city',
  level: 'level',
  quarters: 'colonist',
  techs: 'technology',
  hangar: 'ship',
  research: 'microscope',
  'scientist-and-contract': 'hire',
  'lab-spaces': 'develop',
  progress: 'progress',
  'two-complexes': 'complex',
};

const Plum = (box: Box) => (
  <>
    <CardShadow {...box} />
    <rect {...box} rx={6} fill="#43214f" stroke="#d9a3ee" />
    <path d={`M${box.x + 6} ${box.y + 1}h${box.width - 12}`} stroke="#fff" strokeOpacity={0.4} />
  </>
);

export function GoalCard({
  goal,
  seat,
  isDone,
  ...box
}: Box & { readonly goal: number; readonly seat: number; readonly isDone: boolean }) {
  const { view, text } = useFacts();
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  if (goal === HIDDEN)
    return (
      <g>
        <Plum {...box} />
        <IconAt name="goal" x={middle} y={y + height / 2} size={26} ink="#d9a3ee" />
      </g>
    );
  const { condition, n, reward } = GOALS[goal];
  const have = Math.min(n, isDone ? n : countFor(view, seat, goal));
  const step = (width - 12) / n;
  return (
    <g>
      <Plum {...box} />
      <IconAt name={isDone ? 'tick' : 'goal'} x={x + 12} y={y + 13} size={15} ink="#e9c4f7" />
      <IconAt name={GOAL_ICON[condition]} x={middle + 5} y={y + 23} size={22} ink="#fff" />
      <Type x={middle} y={y + 49} weight={700} fill="#fff" anchor="middle" most={width - 4}>
        {text.ofMany(have, n)}
      </Type>
      {Array.from({ length: n }, (_, i) => (
        <rect
          key={x + i * step}
          x={x + 6 + i * step + 1}
          y={y + 54}
          width={step - 2}
          height={4}
          rx={2}
          fill={i < have ? '#e7a6ff' : '#22102a'}
        />
      ))}
      <rect x={x + 3} y={y + height - 24} width={width - 6} height={21} rx={5} fill="#220f2a" />
      <EffectRow effect={reward} x={middle} y={y + height - 13.5} size={15} ink="#f3dcfb" />
    </g>
  );
}

const TASK_ICON: Readonly<Record<TaskName, IconName>> = {
  'learn-tech': 'learn',
  'travel-shuttle': 'travel',
  'construct-shelter': 'city',
  'hire-scientist': 'scientist',
  'develop-1': 'develop',
  'develop-2': 'develop',
  'place-discovery': 'discovery',
  'obtain-blueprint': 'blueprint',
};

/** A First Colonist task with its reward; face down on other bases. */
export function TaskCard({ task, ...box }: Box & { readonly task: number }) {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const ink = '#ffe1c6';
  return (
    <g>
      <CardShadow {...box} />
      <rect {...box} rx={6} fill="#5a2c1c" stroke="#f4a76c" />
      <IconAt
        name={task < 0 ? 'secret' : TASK_ICON[TASKS[task]]}
        x={middle}
        y={y + height * 0.36}
        size={24}
        ink={ink}
      />
      {task >= 0 && TASKS[task] === 'develop-2' && (
        <Type x={middle + 13} y={y + height * 0.36 - 6} size={11} weight={700} fill={ink}>
          2
        </Type>
      )}
      {task >= 0 && (
        <>
          <rect x={x + 3} y={y + height - 24} width={width - 6} height={21} rx={5} fill="#2a120a" />
          <Good good={B_REWARDS[task]} x={middle} y={y + height - 13.5} size={15} />
        </>
      )}
    </g>
  );
}

/** The First Colonist card before it is turned: the Buildings that set it off. */
export function FirstCard({ card, ...box }: Box & { readonly card: number }) {
  const { x, y, width, height } = box;
  return (
    <g>
      <CardShadow {...box} />
      <rect {...box} rx={6} fill="#5a2c1c" stroke="#f4a76c" />
      {card < 0 ? (
        <IconAt name="secret" x={x + width / 2} y={y + height / 2} size={24} ink="#ffe1c6" />
      ) : (
        A_CARDS[card].map((type, i) => (
          <Emblem
            key={type}
            type={type}
            x={x + width * (i % 2 === 0 ? 0.28 : 0.72)}
            y={y + height * (i < 2 ? 0.28 : 0.68)}
            r={9}
          />
        ))
      )}
    </g>
  );
}
