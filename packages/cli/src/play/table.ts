import type { Level, ThinkerClient } from '@orrery/bots';
import { type GameEvent, type Seat, viewOf } from '@orrery/kernel';
import type { Input } from '../input.ts';
import { blocksAbout, changedBlocks, type Drawn, drawBlocks, joinBlocks, placesOn } from '../sheet.ts';
import type { Terminal } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { type Entry, wordsOf } from './menu.ts';
import { logLines, type Session } from './session.ts';

/** A play in the terminal: who sits where, and what each person has seen. */
export interface Table extends Session {
  readonly terminal: Terminal;
  readonly text: Text;
  readonly input: Input;
  /** Where computer players think; it starts when first asked for. */
  readonly mind: () => ThinkerClient;
  /** The level of every computer seat; undefined where a person sits. */
  readonly levels: readonly (Level | undefined)[];
  readonly confirms: boolean;
  /** Where the record goes. */
  readonly file: string;
  /** What each viewer has read already. */
  readonly read: Map<Seat | null, Set<GameEvent>>;
  /** The board as each viewer last saw it. */
  readonly drawn: Map<Seat | null, readonly Drawn[]>;
}

export function isPerson({ levels }: Table, seat: Seat): boolean {
  return levels[seat] === undefined;
}

export const whoAt =
  ({ names }: Session) =>
  (seat: Seat): string =>
    names[seat];

function boardOf(table: Table, viewer: Seat | null): Drawn[] {
  const { terminal, play, words } = table;
  return drawBlocks(words.sheet(viewOf(play, viewer), viewer, whoAt(table)), terminal);
}

/** Draws the whole board for a viewer, or the parts whose titles hold a word. */
export function drawBoard(table: Table, viewer: Seat | null, about = ''): void {
  const board = boardOf(table, viewer);
  const parts = about === '' ? board : blocksAbout(board, about);
  if (about === '') table.drawn.set(viewer, board);
  table.terminal.say(`\n${joinBlocks(parts.length > 0 ? parts : board).join('\n')}`);
}

/**
 * Draws what has changed on the board since the viewer last saw it; everything at first. The map that the options
 * speak of comes last, so that it stands right above them.
 */
export function updateBoard(table: Table, viewer: Seat, entries: readonly Entry[]): void {
  const { terminal, drawn } = table;
  const board = boardOf(table, viewer);
  const changed = changedBlocks(board, drawn.get(viewer) ?? []);
  drawn.set(viewer, board);
  const map = board.find(({ block }) => speaksOf(entries, placesOn(block)));
  const parts = map === undefined ? changed : [...changed.filter((part) => part !== map), map];
  if (parts.length > 0) terminal.say(`\n${joinBlocks(parts).join('\n')}`);
}

/** Do most of the options name one of the places? */
function speaksOf(entries: readonly Entry[], places: ReadonlySet<string>): boolean {
  if (places.size === 0) return false;
  const speaking = entries.filter(({ text }) => wordsOf(text).some((word) => places.has(word)));
  return speaking.length * 2 > entries.length;
}

/** Tells what happened since the viewer last looked. */
export function tellNews(table: Table, viewer: Seat | null): void {
  const { terminal, read } = table;
  const known = read.get(viewer) ?? new Set<GameEvent>();
  read.set(viewer, known);
  for (const { event, line } of logLines(table, viewer)) {
    if (known.has(event)) continue;
    known.add(event);
    terminal.say(terminal.paint('muted', `· ${line}`));
  }
}
