import { useMemo, useState } from 'react';
import type { PuChoice } from '../rules/choices.ts';
import type { Cell, PlanetUnknownState } from '../rules/state.ts';
import { cellName } from '../text/describe.ts';
import { left, top } from './cells.ts';
import { type LineEnd, lineEnds } from './pieces.tsx';
import { Press } from './press.tsx';
import { routesOf, type Step } from './routes.ts';
import type { Text } from './text.en.ts';
import { cellOf, fromOf, type Targets as TargetMap } from './where.ts';

/** More targets than this glow softly, so that the planet can still be seen. */
const MANY = 24;

interface TargetsProps {
  readonly view: PlanetUnknownState;
  readonly seat: number;
  readonly choices: readonly PuChoice[];
  readonly targets: TargetMap;
  readonly pick: (choices: readonly PuChoice[]) => void;
  /** Drives a rover several steps, one choice after the other. */
  readonly drive: (steps: readonly Step[]) => void;
  readonly describe: (choice: PuChoice) => string;
  readonly t: Text;
}

/** Cells, rows and columns that can be pressed now. A rover is chosen first, then where it goes, however far. */
export function Targets({ view, seat, choices, targets, pick, drive, describe, t }: TargetsProps) {
  const p = view.players[seat];
  const [rover, setRover] = useState<Cell>();
  const [looked, setLooked] = useState<Cell>();
  const movable = [...new Set(choices.flatMap((choice) => fromOf(choice) ?? []))];
  const chosen = rover !== undefined && movable.includes(rover) ? rover : movable[0];
  const routes = useMemo(
    () =>
      chosen === undefined || !choices.some(({ do: verb }) => verb === 'move')
        ? undefined
        : routesOf(view, seat, chosen),
    [view, seat, chosen, choices],
  );
  const byCell = new Map<Cell, PuChoice[]>();
  for (const choice of choices) {
    const cell = cellOf(choice);
    const from = fromOf(choice);
    if (cell === undefined || (from !== undefined && from !== chosen)) continue;
    byCell.set(cell, [...(byCell.get(cell) ?? []), choice]);
  }
  const far = [...(routes ?? [])].filter(([cell, steps]) => steps.length > 1 && !byCell.has(cell));
  const way = looked === undefined ? undefined : routes?.get(looked);
  return (
    <g className={byCell.size > MANY ? 'pu-many' : undefined}>
      {movable.length > 1 &&
        movable.map((cell) => (
          <Press
            key={`rover-${cell}`}
            label={t.chooseRover(cellName(cell))}
            pressed={cell === chosen}
            onPress={() => setRover(cell)}
          >
            <circle
              cx={left(cell) + 20}
              cy={top(cell) + 19}
              r="18"
              className="pu-target"
              data-chosen={cell === chosen}
            />
          </Press>
        ))}
      {movable.length === 1 && chosen !== undefined && (
        <circle cx={left(chosen) + 20} cy={top(chosen) + 19} r="18" className="pu-from" />
      )}
      {far.map(([cell, steps]) => (
        <Press
          key={`far-${cell}`}
          className="far"
          label={t.driveTo(cellName(cell), steps.length)}
          onPress={() => drive(steps)}
          onLook={(looks) => setLooked(looks ? cell : undefined)}
        >
          <rect x={left(cell) + 3} y={top(cell) + 3} width="34" height="34" rx="8" className="pu-target" />
          <circle cx={left(cell) + 10} cy={top(cell) + 10} r="8.5" className="pu-badge" />
          <text x={left(cell) + 10} y={top(cell) + 14.5} textAnchor="middle" className="pu-count">
            {steps.length}
          </text>
        </Press>
      ))}
      {[...byCell].map(([cell, list]) => (
        <Press
          key={cell}
          label={`${cellName(cell)}: ${list.map(describe).join('; ')}`}
          onPress={() => pick(list)}
          onLook={(looks) => setLooked(looks ? cell : undefined)}
        >
          <title>{list.map(describe).join('\n')}</title>
          <rect x={left(cell) + 2} y={top(cell) + 2} width="36" height="36" rx="8" className="pu-target" />
        </Press>
      ))}
      {way && chosen !== undefined && (
        <path
          className="pu-way"
          d={`M${left(chosen) + 20} ${top(chosen) + 20}${way.map(({ to }) => `L${left(to) + 20} ${top(to) + 20}`).join('')}`}
        />
      )}
      <LineTargets ends={lineEnds(p.planet)} targets={targets} pick={pick} describe={describe} />
    </g>
  );
}

function LineTargets({
  ends,
  targets,
  pick,
  describe,
}: { readonly ends: readonly LineEnd[] } & Pick<TargetsProps, 'targets' | 'pick' | 'describe'>) {
  return ends.map(({ key, x, y }) => {
    const list = targets.get(key);
    return (
      list && (
        <Press key={key} label={list.map(describe).join('; ')} onPress={() => pick(list)}>
          <title>{list.map(describe).join('\n')}</title>
          <circle cx={x} cy={y} r="14" className="pu-target" />
        </Press>
      )
    );
  });
}
