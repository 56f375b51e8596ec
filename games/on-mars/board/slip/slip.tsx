import { MarkAt, Target } from '@orrery/board';
import { linesOf, Type, widthOf } from '../art/type.tsx';
import { nameOf, useFacts } from '../table.tsx';
import { drawBits, type Line, linesOfSlip, lineWidth } from './lines.tsx';

const GAP = 7;

interface ChipProps {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly most?: number;
}

function Chip({ line, x, y, height, most = Number.POSITIVE_INFINITY }: ChipProps) {
  const wanted = lineWidth(line);
  const width = Math.min(wanted, most);
  const box = { x, y, width, height, rx: height / 2 };
  return (
    <Target place={line.place} glow={<rect {...box} />}>
      <rect {...box} fill="var(--om-slip)" />
      <g {...(wanted > most ? { transform: `translate(${x} 0) scale(${most / wanted} 1) translate(${-x} 0)` } : {})}>
        {drawBits(line.bits, x, y + height / 2)}
      </g>
    </Target>
  );
}

/** Lines in rows of at most a width: [line, x, row]. */
function rowsOf(
  lines: readonly Line[],
  width: number,
): { readonly line: Line; readonly x: number; readonly row: number }[] {
  let x = 0;
  let row = 0;
  return lines.map((line) => {
    const needs = Math.min(width, lineWidth(line));
    if (x > 0 && x + needs > width) {
      x = 0;
      row++;
    }
    const here = { line, x, row };
    x += needs + GAP;
    return here;
  });
}

/** Is a question asked in somebody else's turn? Then it comes as a card of its own, and says what it is about. */
export function useIsAside(): boolean {
  const { view, viewer, options } = useFacts();
  return viewer !== null && options.length > 0 && !view.rules.solo && view.active >= 0 && view.active !== viewer;
}

/** How wide the slip is in one row. */
export function useSlipWidth(): number {
  const lines = linesOfSlip(useFacts());
  return lines.reduce((sum, line) => sum + lineWidth(line) + GAP, 0) - (lines.length > 0 ? GAP : 0);
}

/** The slip in one row, for the head of the base. */
export function SlipRow({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  const facts = useFacts();
  let left = x;
  return linesOfSlip(facts).map((line) => {
    const here = left;
    left += lineWidth(line) + GAP;
    return <Chip key={line.place} line={line} x={here} y={y} height={height} />;
  });
}

interface SlipCardProps {
  readonly x: number;
  /** Its lower edge, or with `down` its upper one. */
  readonly y: number;
  readonly width: number;
  readonly line: number;
  /** Where the question is told beside the board, its answers are enough. */
  readonly isTold?: boolean;
}

/** Room for whose turn it is. */
const WHOSE = 20;

/** Answers without a question need no card around them. */
const isBare = (isTold: boolean, isAside: boolean): boolean => isTold && !isAside;

const saidSize = (said: string): number => 31 + widthOf(said, 12, 500) + 8;

/** Is there room for whose turn it is beside the answers? Then it needs no line of its own. */
function useIsWhoseBeside(width: number): boolean {
  const facts = useFacts();
  const slip = useSlipWidth();
  return slip > 0 && slip + saidSize(facts.text.inTurnOf(nameOf(facts, facts.view.active))) + 24 <= width;
}

export function useSlipCardHeight(width: number, line: number, isTold = false): number {
  const facts = useFacts();
  const isAside = useIsAside();
  const isWhoseBeside = useIsWhoseBeside(width) && isTold;
  const { view, viewer, words } = facts;
  const lines = linesOfSlip(facts);
  if (viewer === null || facts.options.length === 0) return 0;
  const rows = rowsOf(lines, width - 24);
  const title = isTold ? [] : linesOf(words.prompt(view, viewer), 13, width - 24, 600);
  const count = rows.length === 0 ? 0 : rows[rows.length - 1].row + 1;
  if (isBare(isTold, isAside)) return count * (line + GAP);
  return (isAside && !isWhoseBeside ? WHOSE : 0) + 14 + title.length * 17 + count * (line + GAP) + (count > 0 ? 2 : 0);
}

/** As wide as its longest line wants to be, within limits. */
export function useSlipCardWidth(least: number, most: number): number {
  const widest = Math.max(0, ...linesOfSlip(useFacts()).map(lineWidth));
  return Math.min(most, Math.max(least, widest + 24));
}

/** The slip as a calm card: the question in words, and its answers. */
export function SlipCard({ x, y, width, line, isTold = false }: SlipCardProps) {
  const facts = useFacts();
  const height = useSlipCardHeight(width, line, isTold);
  const isAside = useIsAside();
  const isWhoseBeside = useIsWhoseBeside(width) && isTold;
  const { view, viewer, words, text } = facts;
  const said = text.inTurnOf(nameOf(facts, view.active));
  if (viewer === null || height === 0) return null;
  const title = isTold ? [] : linesOf(words.prompt(view, viewer), 13, width - 24, 600);
  const top = y + (isAside && !isWhoseBeside ? WHOSE : 0);
  const whose = isWhoseBeside ? { x: x + width - saidSize(said), y: y + height / 2 } : { x, y: y + 16 };
  const bare = isBare(isTold, isAside);
  const under = bare ? y : top + 12 + title.length * 17;
  return (
    <g>
      {!bare && <rect x={x} y={y} width={width} height={height} rx={10} className="om-card" />}
      {isAside && (
        <>
          <MarkAt seat={view.active} x={whose.x + 19} y={whose.y} size={13} />
          <Type x={whose.x + 31} y={whose.y + 4.5} size={12} fill="var(--om-ink2)" most={width - 44}>
            {said}
          </Type>
        </>
      )}
      {title.map((words, i) => (
        <Type key={words} x={x + 12} y={top + 20 + i * 17} size={13} weight={600}>
          {words}
        </Type>
      ))}
      {rowsOf(linesOfSlip(facts), width - 24).map(({ line: each, x: left, row }) => (
        <Chip
          key={each.place}
          line={each}
          x={x + 12 + left}
          y={under + row * (line + GAP)}
          height={line}
          most={width - 24}
        />
      ))}
    </g>
  );
}
