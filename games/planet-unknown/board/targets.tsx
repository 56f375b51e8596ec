import { useState } from 'react';
import type { Cell, Player, PuChoice } from '../rules/state.ts';
import { left, top } from './planet.tsx';

/** The cell a choice is about, where it is about one. */
export function cellOf(choice: PuChoice): Cell | undefined {
  switch (choice.do) {
    case 'patch':
    case 'rover':
    case 'rescue':
    case 'mine':
    case 'blast':
    case 'impact':
    case 'destroyRover':
    case 'destroyLifepod':
      return choice.at;
    case 'move':
    case 'teleport':
    case 'relocate':
      return choice.to;
    default:
      return undefined;
  }
}

const fromOf = (choice: PuChoice): Cell | undefined =>
  choice.do === 'move' || choice.do === 'teleport' || choice.do === 'relocate' ? choice.from : undefined;

/** Cells that can be pressed now; where several things are possible on one cell, they are asked for. */
export function Targets({
  p,
  choices,
  take,
  describe,
  ask,
}: {
  p: Player;
  choices: readonly PuChoice[];
  take: (choice: PuChoice) => void;
  describe: (choice: PuChoice) => string;
  ask: (choices: readonly PuChoice[]) => void;
}) {
  const [rover, setRover] = useState<Cell>();
  const chosen =
    rover !== undefined && p.rovers.includes(rover) ? rover : p.rovers.length === 1 ? p.rovers[0] : undefined;
  const byCell = new Map<Cell, PuChoice[]>();
  for (const choice of choices) {
    const cell = cellOf(choice);
    if (cell === undefined) continue;
    const from = fromOf(choice);
    if (from !== undefined && chosen !== undefined && from !== chosen) continue;
    byCell.set(cell, [...(byCell.get(cell) ?? []), choice]);
  }
  const movable = new Set(choices.flatMap((choice) => fromOf(choice) ?? []));
  return (
    <g>
      {[...movable].map((cell) => (
        <g
          key={`rover-${cell}`}
          role="button"
          tabIndex={0}
          aria-label={`${cell}`}
          aria-pressed={cell === chosen}
          className="pu-glow"
          onClick={() => setRover(cell)}
          onKeyDown={(event) => event.key === 'Enter' && setRover(cell)}
        >
          <circle
            cx={left(cell) + 20}
            cy={top(cell) + 20}
            r="18"
            className={cell === chosen ? 'pu-target chosen' : 'pu-target'}
          />
        </g>
      ))}
      {[...byCell].map(([cell, list]) => (
        <g
          key={cell}
          role="button"
          tabIndex={0}
          className="pu-glow"
          aria-label={list.map(describe).join('; ')}
          onClick={() => (list.length === 1 ? take(list[0]) : ask(list))}
          onKeyDown={(event) => event.key === 'Enter' && (list.length === 1 ? take(list[0]) : ask(list))}
        >
          <title>{list.map(describe).join('\n')}</title>
          <rect x={left(cell) + 2} y={top(cell) + 2} width="36" height="36" rx="8" className="pu-target" />
        </g>
      ))}
    </g>
  );
}
