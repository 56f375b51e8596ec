import { type Choice, parseNotation, type Seat } from '@orrery/kernel';
import { padStart, wrap } from '../width.ts';
import { explain, look, readCommand } from './looking.ts';
import { arrange, type Entry, findEntries, type Row } from './menu.ts';
import type { Table } from './table.ts';

export type Answer =
  | { readonly means: 'choose'; readonly choice: Choice }
  | { readonly means: 'undo' }
  | { readonly means: 'go on' }
  | { readonly means: 'quit' };

/** What of a list is on the table: all of it or a part, in rows, and how far it was shown. */
interface Menu {
  readonly entries: readonly Entry[];
  readonly rows: readonly Row[];
  shown: number;
}

const PROMPT = '> ';

/** Asks a person for one of the options, for as long as it takes. */
export async function askChoice(table: Table, seat: Seat, entries: readonly Entry[]): Promise<Answer> {
  const { terminal, text, input } = table;
  const page = terminal.interactive ? Math.max(10, Math.min(30, terminal.height - 12)) : 30;
  const open = (some: readonly Entry[]): Menu => {
    const menu = { entries: some, rows: arrange(some, page), shown: 0 };
    showPage(table, menu, page);
    return menu;
  };
  let menu = open(entries);
  for (;;) {
    const typed = await input.ask(terminal.paint('prompt', PROMPT));
    if (typed === undefined) {
      terminal.say(text.play.inputEnded);
      return { means: 'quit' };
    }
    const line = typed.trim();
    if (line === '') {
      if (menu.shown < menu.rows.length) showPage(table, menu, page);
      else menu = open(entries);
      continue;
    }
    const called = readCommand(table, line);
    if (called !== undefined) {
      if (called.command === 'undo') return { means: 'undo' };
      if (called.command === 'quit') return { means: 'quit' };
      if (called.command === 'options') menu = open(entries);
      else if (called.command === 'notation') showNotation(table, menu);
      else await look(table, seat, called, entries);
      continue;
    }
    const found = findMeant(table, seat, menu, entries, line);
    if (found.length === 1) return { means: 'choose', choice: found[0].choice };
    if (found.length > 1) {
      menu = open(found);
      terminal.say(terminal.paint('muted', text.play.narrowed(found.length)));
    }
  }
}

/** The options a line means: by number, by text among those shown, by text among all. Says so when there is none. */
function findMeant(table: Table, seat: Seat, menu: Menu, all: readonly Entry[], line: string): readonly Entry[] {
  const { terminal, text } = table;
  if (/^\d+$/.test(line)) {
    const row = menu.rows[Number(line) - 1];
    if (row !== undefined) return row.kind === 'option' ? [row.entry] : row.entries;
  }
  const searched = line.startsWith('/') ? line.slice(1) : line;
  for (const entries of [menu.entries, all]) {
    const found = findEntries(entries, searched);
    if (found.length > 0) return found;
  }
  if (/^\d+$/.test(line)) terminal.say(terminal.paint('bad', text.play.noSuchNumber(line, menu.rows.length)));
  else if (line.includes('=') && parseNotation(line) !== undefined) explain(table, seat, line, all);
  else terminal.say(terminal.paint('bad', text.play.nothingFits(searched)));
  return [];
}

function showPage({ terminal, text }: Table, menu: Menu, page: number): void {
  const { rows } = menu;
  const from = menu.shown;
  menu.shown = Math.min(rows.length, from + page);
  const width = String(rows.length).length;
  for (let i = from; i < menu.shown; i++) {
    const row = rows[i];
    const number = terminal.paint('number', padStart(String(i + 1), width + 1));
    const count = row.kind === 'group' ? terminal.paint('muted', `  ${text.play.group(row.entries.length)}`) : '';
    const [first, ...more] = wrap(row.kind === 'group' ? row.label : row.entry.text, terminal.width - width - 4);
    terminal.say(`${number}  ${[first, ...more].join(`\n${' '.repeat(width + 3)}`)}${count}`);
  }
  if (menu.shown < rows.length)
    terminal.say(terminal.paint('muted', text.play.page(from + 1, menu.shown, rows.length)));
}

function showNotation({ terminal }: Table, { entries }: Menu): void {
  for (const { line, text } of entries) terminal.say(`  ${line}  ${terminal.paint('muted', text)}`);
}

/** Asks whether to go on; everything there is to look at can be looked at meanwhile. */
export async function askConfirm(table: Table, seat: Seat, question: string): Promise<Answer> {
  const { terminal, text, input } = table;
  terminal.say(terminal.paint('strong', question));
  for (;;) {
    const typed = await input.ask(terminal.paint('prompt', PROMPT));
    if (typed === undefined) {
      terminal.say(text.play.inputEnded);
      return { means: 'quit' };
    }
    const line = typed.trim();
    if (line === '') return { means: 'go on' };
    const called = readCommand(table, line);
    if (called?.command === 'undo') return { means: 'undo' };
    if (called?.command === 'quit') return { means: 'quit' };
    if (called === undefined || !(await look(table, seat, called, []))) terminal.say(text.play.confirmOnly);
  }
}
