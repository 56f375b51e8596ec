import { Target, useBoard, useHeld } from '@orrery/board';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { PLANETS } from '../../data/index.ts';
import type { PuChoice } from '../../rules/choices.ts';
import { hasCell } from '../../rules/grid.ts';
import type { Cell } from '../../rules/state.ts';
import { cellName } from '../../text/describe.ts';
import type { Facts, SeatProps } from '../facts.ts';
import { places } from '../places.ts';
import { cellsOf } from '../presses.ts';
import { left, top } from './cells.ts';
import { routesOf, type Step } from './routes.ts';

/** More targets than this glow softly, so that the planet can still be seen. */
const MANY = 24;
const ALL: readonly Cell[] = Array.from({ length: 144 }, (_, cell) => cell);

/** Every cell of the planet: it explains itself, and glows where it can be pressed. */
const Cells = memo(function Cells({ cells }: { readonly cells: readonly Cell[] }) {
  return cells.map((cell) => (
    <Target
      key={cell}
      place={places.cell(cell)}
      glow={<rect x={left(cell) + 2} y={top(cell) + 2} width="36" height="36" rx="8" />}
    >
      <rect x={left(cell)} y={top(cell)} width="40" height="40" fill="transparent" />
    </Target>
  ));
});

export function CellTargets({ facts, seat }: SeatProps) {
  const { view, viewer, options } = facts;
  const { planet } = view.players[seat];
  const mine = seat === viewer;
  const open = useMemo(() => (mine ? cellsOf(options, view, seat) : []), [mine, options, view, seat]);
  const cells = useMemo(
    () => ALL.filter((cell) => hasCell(PLANETS[planet].cells, cell) || open.includes(cell)),
    [planet, open],
  );
  return (
    <g className={open.length > MANY ? 'pu-many' : undefined}>
      <Cells cells={cells} />
      {mine && <Journeys facts={facts} seat={seat} />}
    </g>
  );
}

const isStep = (choice: PuChoice, { from, to }: Step): boolean =>
  choice.do === 'move' && choice.from === from && choice.to === to;

/** Drives a rover several steps, one choice after the other. */
function useDrive({ options }: Facts): (steps: readonly Step[]) => void {
  const store = useBoard();
  const [route, setRoute] = useState<{ of: readonly PuChoice[]; steps: readonly Step[] }>();
  const drive = (steps: readonly Step[]) => {
    const [first, ...rest] = steps;
    const fitting = options.filter((choice) => isStep(choice, first));
    if (fitting.length === 0) return;
    setRoute({ of: options, steps: rest });
    if (fitting.length === 1) return store.take(fitting[0]);
    // Several ways to make the step, as with a load: the kit asks for the one.
    if (store.stateOf(places.cell(first.to)) !== 'open') store.press(places.cell(first.from));
    store.press(places.cell(first.to));
  };
  const onNext = useRef(drive);
  onNext.current = drive;
  useEffect(() => {
    if (route === undefined || route.of === options || options.length === 0) return;
    setRoute(undefined);
    const [next] = route.steps;
    if (next !== undefined && options.some((choice) => isStep(choice, next))) onNext.current(route.steps);
  }, [route, options]);
  return drive;
}

/** Cells that a rover reaches in several steps, each with how many; the way there is drawn. */
function Journeys({ facts, seat }: SeatProps) {
  const { view, options, text } = facts;
  const [looked, setLooked] = useState<Cell>();
  const held = useHeld();
  const drive = useDrive(facts);
  const movable = [...new Set(options.flatMap((choice) => (choice.do === 'move' ? [choice.from] : [])))];
  const rover = movable.length === 1 ? movable[0] : movable.find((cell) => held.includes(places.cell(cell)));
  const routes = useMemo(() => (rover === undefined ? undefined : routesOf(view, seat, rover)), [view, seat, rover]);
  if (rover === undefined || routes === undefined) return null;
  const far = [...routes].filter(([, steps]) => steps.length > 1);
  const way = looked === undefined ? undefined : routes.get(looked);
  const onKey = (event: KeyboardEvent, steps: readonly Step[]) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    drive(steps);
  };
  return (
    <>
      <circle cx={left(rover) + 20} cy={top(rover) + 19} r="18" className="pu-from" />
      {far.map(([cell, steps]) => (
        <g
          key={cell}
          role="button"
          tabIndex={0}
          data-glow=""
          className="pu-far"
          aria-label={text.driveTo(cellName(cell), steps.length)}
          onClick={(event) => {
            event.stopPropagation();
            drive(steps);
          }}
          onKeyDown={(event) => onKey(event, steps)}
          onPointerEnter={() => setLooked(cell)}
          onPointerLeave={() => setLooked(undefined)}
          onFocus={() => setLooked(cell)}
          onBlur={() => setLooked(undefined)}
        >
          <rect x={left(cell) + 3} y={top(cell) + 3} width="34" height="34" rx="8" className="pu-target" />
          <circle cx={left(cell) + 10} cy={top(cell) + 10} r="8.5" className="pu-badge" />
          <text x={left(cell) + 10} y={top(cell) + 14.5} textAnchor="middle" className="pu-count">
            {steps.length}
          </text>
        </g>
      ))}
      {way && (
        <path
          className="pu-way"
          d={`M${left(rover) + 20} ${top(rover) + 20}${way.map(({ to }) => `L${left(to) + 20} ${top(to) + 20}`).join('')}`}
        />
      )}
    </>
  );
}
