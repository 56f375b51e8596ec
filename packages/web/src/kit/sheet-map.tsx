import { type Block, type Choice, type MapCell, notation } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../settings.ts';
import { Dialog } from './dialog.tsx';
import { isNarrow } from './narrow.ts';

type MapBlock = Extract<Block, { kind: 'map' }>;
type Place = NonNullable<MapCell['place']>;

/** What a seat can choose, for maps whose places can be pointed at. */
export interface Pointing {
  /** The number of the question. */
  readonly question: number;
  readonly choices: readonly Choice[];
  say(choice: Choice): string;
  take(choice: Choice): void;
  /** The rule that forbids a choice. */
  whyNot(choice: Choice): string | undefined;
}

/** [field, place] Where on the map a choice would be made. */
function pointsOf({ pointedBy = [], rows }: MapBlock, choice: Choice): (readonly [string, Place])[] {
  const fields = choice as unknown as Readonly<Record<string, Place | undefined>>;
  return pointedBy.flatMap((field) => {
    const place = fields[field];
    // The same field may name something else in other choices.
    const isOnMap = place !== undefined && rows.some((row) => row.some((cell) => cell.place === place));
    return isOnMap ? [[field, place] as const] : [];
  });
}

/** [place] the choices that name it. */
function choicesAt(block: MapBlock, choices: readonly Choice[]): Map<Place, Choice[]> {
  const found = new Map<Place, Choice[]>();
  for (const choice of choices)
    for (const [, place] of pointsOf(block, choice)) found.set(place, [...(found.get(place) ?? []), choice]);
  return found;
}

/** What is chosen elsewhere on the map now, as if it were chosen at this place. */
function ideasAt(block: MapBlock, choices: readonly Choice[], place: Place): Choice[] {
  const ideas = new Map<string, Choice>();
  for (const choice of choices) {
    for (const [field] of pointsOf(block, choice)) {
      const idea = { ...choice, [field]: place };
      ideas.set(notation(idea), idea);
    }
  }
  return [...ideas.values()];
}

/** What somebody has pointed at without choosing yet. */
interface Pointed {
  readonly question: number;
  readonly place: Place;
  readonly says: string;
}

/** A map as a table that a screen reader walks through; places that can be chosen are buttons. */
export function MapView({ block, pointing }: { block: MapBlock; pointing: Pointing | undefined }) {
  const { caption, rows, columnNames, rowNames, hexes, key } = block;
  const [pointed, setPointed] = useState<Pointed>();
  const open = choicesAt(block, pointing?.choices ?? []);
  const frame = useRef<HTMLDivElement>(null);
  const asked = open.size > 0;
  // What was pointed at belongs to its question.
  const shown = asked && pointed?.question === pointing?.question ? pointed : undefined;
  const here = shown && open.get(shown.place);
  const close = () => setPointed(undefined);
  useEffect(() => {
    if (asked && isNarrow()) frame.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <div
      ref={frame}
      role="group"
      className="scroller sheet-block"
      data-wide={(rows[0]?.length ?? 0) > 10}
      tabIndex={0}
      aria-label={caption}
    >
      <p className="sheet-caption" aria-hidden="true">
        {caption}
      </p>
      <table className="sheet-map" data-hexes={hexes}>
        <caption className="hidden-text">{caption}</caption>
        {columnNames && (
          <thead>
            <tr>
              {rowNames && <td />}
              {columnNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, y) => (
            <tr key={y}>
              {rowNames && <th scope="row">{rowNames[y]}</th>}
              {row.map((cell, x) => {
                const { place, says } = cell;
                if (!asked || pointing === undefined || place === undefined) return <CellView key={x} cell={cell} />;
                const choices = open.get(place);
                const ask = () => setPointed({ question: pointing.question, place, says });
                if (choices === undefined) return <ClosedCell key={x} cell={cell} onAsk={ask} />;
                const point = () => (choices.length === 1 ? pointing.take(choices[0]) : ask());
                return <OpenCell key={x} cell={cell} choices={choices} say={pointing.say} onPoint={point} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <MapKey of={key} />
      {pointing && shown && here && <Several says={shown.says} choices={here} pointing={pointing} onClose={close} />}
      {pointing && shown && !here && (
        <Reasons
          says={shown.says}
          ideas={ideasAt(block, pointing.choices, shown.place)}
          pointing={pointing}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What the glyphs of a map stand for. */
export function MapKey({ of: rows }: { of: MapBlock['key'] }) {
  if (rows === undefined) return null;
  return (
    <ul className="sheet-key" aria-hidden="true">
      {rows.map(([glyph, meaning]) => (
        <li key={glyph}>
          <b>{glyph}</b> {meaning}
        </li>
      ))}
    </ul>
  );
}

const isOffMap = ({ glyph }: MapCell): boolean => glyph.trim() === '';
const toneClass = ({ tone }: MapCell): string | undefined => (tone ? `tone-${tone}` : undefined);

function CellView({ cell }: { cell: MapCell }) {
  if (isOffMap(cell)) return <td />;
  return (
    <td className={toneClass(cell)} title={cell.says}>
      <span className="sheet-place" aria-hidden="true">
        {cell.glyph}
      </span>
      <span className="hidden-text">{cell.says}</span>
    </td>
  );
}

interface OpenCellProps {
  cell: MapCell;
  choices: readonly Choice[];
  say: (choice: Choice) => string;
  onPoint: () => void;
}

function OpenCell({ cell, choices, say, onPoint }: OpenCellProps) {
  const t = useText();
  const what = choices.length === 1 ? say(choices[0]) : t.choicesCount(choices.length);
  return (
    <td className={toneClass(cell)} title={`${cell.says} – ${what}`}>
      <button
        type="button"
        className="sheet-place"
        aria-label={`${cell.glyph} ${cell.says}: ${what}`}
        onClick={onPoint}
      >
        {cell.glyph}
      </button>
    </td>
  );
}

/** A place where nothing can be chosen now; whoever points at it hears why. */
function ClosedCell({ cell, onAsk }: { cell: MapCell; onAsk: () => void }) {
  return (
    <td className={toneClass(cell)} title={cell.says}>
      <button
        type="button"
        className="sheet-place"
        data-closed
        tabIndex={-1}
        aria-label={`${cell.glyph} ${cell.says}`}
        onClick={onAsk}
      >
        {cell.glyph}
      </button>
    </td>
  );
}

interface ReasonsProps {
  says: string;
  ideas: readonly Choice[];
  pointing: Pointing;
  onClose: () => void;
}

/** Why nothing can be done at a place: every rule with what it forbids. */
function Reasons({ says, ideas, pointing: { say, whyNot }, onClose }: ReasonsProps) {
  const t = useText();
  const rules = new Map<string, string[]>();
  for (const idea of ideas) {
    const rule = whyNot(idea);
    if (rule !== undefined) rules.set(rule, [...(rules.get(rule) ?? []), say(idea)]);
  }
  return (
    <Dialog title={says} onClose={onClose}>
      <p className="muted">{rules.size === 0 ? t.whyNotNone : t.whyNotHere}</p>
      <ul className="several reasons">
        {[...rules].map(([rule, forbidden]) => (
          <li key={rule}>
            <p>{rule}</p>
            <small className="muted">{forbidden.join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface SeveralProps {
  says: string;
  choices: readonly Choice[];
  pointing: Pointing;
  onClose: () => void;
}

/** A place where more than one thing can be done. */
function Several({ says, choices, pointing: { say, take }, onClose }: SeveralProps) {
  return (
    <Dialog title={says} onClose={onClose}>
      <ul className="several">
        {choices.map((choice, i) => (
          <li key={i}>
            <button
              type="button"
              className="button choice"
              onClick={() => {
                onClose();
                take(choice);
              }}
            >
              {say(choice)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
