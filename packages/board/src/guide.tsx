import './guide.css';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChangeChips } from './chips.tsx';
import { useBoard, useOfBoard } from './context.ts';
import type { Place } from './drawing.ts';
import { overlaps, type Spot, useMeasured } from './measured.ts';
import type { BoardStore, Guide } from './store.ts';

/** A step of a hint where it is drawn. */
interface Mark extends Spot {
  readonly no: number;
}

interface Sight {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** What a board says itself of what is in view. */
  readonly said: readonly Spot[];
}

const MARGIN = 5;
/** A place that takes more than this share of the board is not cut out of a shade. */
const MOST_SHARE = 0.5;
const DISC = 13;
/** So many of what changes is told beside the last step; the rest is told in the column. */
const MOST_CHANGES = 3;
const GAP = 12;

/** Where a place is drawn: its ghost, where one stands for it, else the place that can be pressed. */
function drawnAt(room: HTMLElement, place: Place): Element | undefined {
  const name = CSS.escape(place);
  const seen = [`[data-ghost="${name}"]`, `[data-glow][data-place="${name}"]`, `[data-place="${name}"]`].flatMap(
    (selector) => [...room.querySelectorAll(selector)],
  );
  return seen.find((each) => each.getBoundingClientRect().width > 0);
}

function sightOf(room: HTMLElement, { steps }: Guide): Sight {
  const frame = room.getBoundingClientRect();
  const spotOf = (element: Element): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      x: Math.round(left - frame.left + room.scrollLeft - MARGIN),
      y: Math.round(top - frame.top + room.scrollTop - MARGIN),
      width: Math.round(width + 2 * MARGIN),
      height: Math.round(height + 2 * MARGIN),
    };
  };
  const marks = steps.flatMap((place, i): Mark[] => {
    const element = drawnAt(room, place);
    return element === undefined ? [] : [{ no: i + 1, ...spotOf(element) }];
  });
  const said = [...room.querySelectorAll('[data-says]')].map(spotOf);
  return { width: room.scrollWidth, height: room.scrollHeight, marks, said };
}

/** The first step that is still to be made. */
export const nextStep = (store: BoardStore): Place | undefined =>
  store.guided()?.steps.find((place) => !store.held().includes(place));

/** A hint on the board: all but its steps dimmed, the steps numbered and joined, and what it brings beside the last. */
export function GuideLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const guide = useOfBoard((store) => store.guided());
  return guide && <Shown key={guide.steps.join('|')} guide={guide} root={root} />;
}

function Shown({ guide, root }: { readonly guide: Guide; readonly root: RefObject<HTMLElement | null> }) {
  const sight = useMeasured(root, (room) => sightOf(room, guide));
  const first = sight?.marks[0];
  const { y: top, height: high } = first ?? { y: 0, height: 0 };
  useEffect(() => {
    const room = root.current;
    if (room === null || high === 0 || room.scrollHeight <= room.clientHeight) return;
    const isSeen = top >= room.scrollTop && top + high <= room.scrollTop + room.clientHeight;
    if (!isSeen) room.scrollTop = top + high / 2 - room.clientHeight / 2;
  }, [root, top, high]);
  if (sight === undefined || first === undefined) return null;
  const { width, height, marks, said } = sight;
  const holes = marks.filter((mark) => mark.width * mark.height <= width * height * MOST_SHARE);
  const box = ({ no, ...at }: Mark) => <rect key={no} {...at} rx="9" />;
  return (
    <>
      <svg className="board-guide" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <mask id="guide-holes">
          <rect width={width} height={height} fill="#fff" />
          <g fill="#000">
            {holes.map(box)}
            {said.map((spot) => (
              <rect key={`${spot.x} ${spot.y}`} {...spot} rx="16" />
            ))}
          </g>
        </mask>
        <marker
          id="guide-arrow"
          viewBox="0 0 12 12"
          refX="9"
          refY="6"
          markerWidth="13"
          markerHeight="13"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M1 1 11 6 1 11Z" />
        </marker>
        {holes.length === marks.length && (
          <rect className="shade" width={width} height={height} mask="url(#guide-holes)" />
        )}
        <g className="rings">{marks.map(box)}</g>
        {marks.slice(1).map((mark, i) => (
          <path key={mark.no} className="way" d={wayBetween(marks[i], mark)} markerEnd="url(#guide-arrow)" />
        ))}
        {guide.steps.length > 1 &&
          marks.map(({ no, x, y }) => (
            <g key={no} transform={`translate(${Math.max(DISC, x + 4)} ${Math.max(DISC, y + 4)})`} className="no">
              <circle r={DISC} />
              <text dy="5">{no}</text>
            </g>
          ))}
      </svg>
      {said.length === 0 && <Pill guide={guide} sight={sight} root={root} />}
    </>
  );
}

/** What the hint brings, beside its last step and over none of them. */
function Pill({
  guide,
  sight: { width, marks },
  root,
}: {
  readonly guide: Guide;
  readonly sight: Sight;
  readonly root: RefObject<HTMLElement | null>;
}) {
  const store = useBoard();
  const changes = store.changesOf(guide.option).slice(0, MOST_CHANGES);
  const pill = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const room = root.current;
    if (pill.current === null || room === null) return;
    const { offsetWidth, offsetHeight } = pill.current;
    const frame = { x: 0, y: room.scrollTop, width, height: room.clientHeight };
    setAt(besideMarks(marks, { width: offsetWidth, height: offsetHeight }, frame));
  }, [marks, width, root]);
  if (changes.length === 0) return null;
  return (
    <div ref={pill} className="guide-pill" style={{ ...at, visibility: at === undefined ? 'hidden' : 'visible' }}>
      <ChangeChips changes={changes} />
    </div>
  );
}

/** Below, above, or beside the last step, wherever no step lies and the board does not end; undefined: nowhere. */
function besideMarks(
  marks: readonly Mark[],
  { width, height }: Pick<Spot, 'width' | 'height'>,
  frame: Spot,
): { left: number; top: number } | undefined {
  const last = marks[marks.length - 1];
  const x = Math.max(frame.x + 4, Math.min(frame.x + frame.width - width - 4, last.x + (last.width - width) / 2));
  const y = Math.max(frame.y + 4, last.y + (last.height - height) / 2);
  const spots = [
    { x, y: last.y + last.height + GAP },
    { x, y: last.y - GAP - height },
    { x: last.x + last.width + GAP, y },
    { x: last.x - GAP - width, y },
  ].map((spot): Spot => ({ ...spot, width, height }));
  const isInside = (spot: Spot) =>
    spot.x >= frame.x &&
    spot.y >= frame.y &&
    spot.x + width <= frame.x + frame.width &&
    spot.y + height <= frame.y + frame.height;
  const free = spots.find((spot) => isInside(spot) && !marks.some((mark) => overlaps(spot, mark)));
  return free && { left: free.x, top: free.y };
}

const middleOf = ({ x, y, width, height }: Spot): readonly [number, number] => [x + width / 2, y + height / 2];

/** Where the line from the middle of a spot towards a point leaves it. */
function edgeOf(spot: Spot, [tx, ty]: readonly [number, number]): readonly [number, number] {
  const [x, y] = middleOf(spot);
  const [dx, dy] = [tx - x, ty - y];
  const share = Math.min(spot.width / 2 / Math.abs(dx || 1e-9), spot.height / 2 / Math.abs(dy || 1e-9), 1);
  return [x + dx * share, y + dy * share];
}

/** A slightly bent way from one step to the next. */
function wayBetween(from: Spot, to: Spot): string {
  const [x1, y1] = edgeOf(from, middleOf(to));
  const [x2, y2] = edgeOf(to, middleOf(from));
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [cx, cy] = [(x1 + x2) / 2 - dy * 0.14, (y1 + y2) / 2 + dx * 0.14];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;
}
