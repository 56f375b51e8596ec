// What a person may look at between two choices, without changing anything.
import { duel, loadAdvice } from '@orrery/bots';
import {
  GameFault,
  isChoice,
  notation,
  parseNotation,
  type Seat,
  type State,
  seedRandom,
  viewOf,
  whyNot,
} from '@orrery/kernel';
import { sayReasons } from '../commands/analyse.ts';
import { Failure } from '../problem.ts';
import { drawScores } from '../scores.ts';
import { drawTable } from '../sheet.ts';
import { startProgress } from '../terminal.ts';
import type { PlayCommand } from '../text/en/index.ts';
import { wrap } from '../width.ts';
import { type Entry, plain } from './menu.ts';
import { checkOverwrite, saveRecord } from './record-file.ts';
import { logLines } from './session.ts';
import { drawBoard, type Table } from './table.ts';

const TAKES_MORE: ReadonlySet<PlayCommand> = new Set(['why', 'rules', 'save', 'board']);

/** The command a line calls, with what follows it; undefined when it calls none. */
export function readCommand(
  table: Table,
  line: string,
): { readonly command: PlayCommand; readonly rest: string } | undefined {
  if (line.startsWith('?')) return { command: 'rules', rest: line.slice(1).trim() };
  const [first, ...others] = line.split(/\s+/);
  const rest = others.join(' ');
  for (const [command, calls] of Object.entries(table.text.play.calls) as [PlayCommand, readonly string[]][]) {
    if (!calls.includes(first.toLowerCase())) continue;
    const takesMore = TAKES_MORE.has(command);
    return rest === '' || takesMore ? { command, rest } : undefined;
  }
  return undefined;
}

/** Carries out a command that only looks; false when it is not one of those. */
export async function look(
  table: Table,
  seat: Seat,
  { command, rest }: { readonly command: PlayCommand; readonly rest: string },
  entries: readonly Entry[],
): Promise<boolean> {
  const { terminal, text } = table;
  switch (command) {
    case 'rules':
      searchRules(table, rest);
      return true;
    case 'why':
      explain(table, seat, rest, entries);
      return true;
    case 'hint':
      await advise(table, seat, entries);
      return true;
    case 'scores':
      for (const line of drawScores(table, viewOf(table.play, seat), text.play.scoresNow, terminal, text))
        terminal.say(line);
      return true;
    case 'board':
      drawBoard(table, seat, rest);
      return true;
    case 'log':
      showLog(table, seat);
      return true;
    case 'save':
      save(table, rest);
      return true;
    case 'help':
      for (const line of drawTable({ caption: '', head: [], rows: text.play.commands }, terminal)) terminal.say(line);
      return true;
    default:
      return false;
  }
}

/** Why a choice that somebody wrote down is not possible. */
export function explain(table: Table, seat: Seat, written: string, entries: readonly Entry[]): void {
  const { terminal, text, play, words } = table;
  const choice = parseNotation(written);
  if (choice === undefined || !isChoice(choice)) {
    terminal.say(text.play.whyHow);
    return;
  }
  const listed = entries.find(({ line }) => line === notation(choice));
  if (listed !== undefined) {
    terminal.say(text.play.whyPossible(listed.text));
    return;
  }
  try {
    const rule = whyNot(play, seat, choice)?.rule;
    const said = rule === undefined ? undefined : words.rules[rule];
    const line = rule === undefined ? text.play.whyUnknown : text.play.whyRule(rule, said ?? '');
    for (const part of wrap(line, terminal.width)) terminal.say(terminal.paint('bad', part));
  } catch (error) {
    // Whoever types may put anything into the fields; only a fault of the game itself is worth stopping for.
    if (error instanceof GameFault) throw error;
    terminal.say(terminal.paint('bad', text.play.whyUnknown));
  }
}

const MOST_RULES = 12;

function searchRules({ terminal, text, words }: Table, searched: string): void {
  const parts = plain(searched)
    .split(/\s+/)
    .filter((part) => part !== '');
  if (parts.length === 0) {
    terminal.say(text.play.ruleSearch);
    return;
  }
  const found = Object.entries(words.rules).filter(([id, rule]) => {
    const all = plain(`${id} ${rule}`);
    return parts.every((part) => all.includes(part));
  });
  if (found.length === 0) terminal.say(text.play.noRule(searched));
  for (const [id, rule] of found.slice(0, MOST_RULES)) {
    const [first, ...more] = wrap(`${id}  ${rule}`, terminal.width - 2);
    terminal.say(first.replace(id, terminal.paint('strong', id)));
    for (const line of more) terminal.say(`  ${line}`);
  }
  if (found.length > MOST_RULES) terminal.say(text.play.moreRules(found.length - MOST_RULES));
}

/** How many playouts reasons rest on. */
const REASONED = 40;

async function advise(table: Table, seat: Seat, entries: readonly Entry[]): Promise<void> {
  const { terminal, text, play, room } = table;
  if (entries.length === 0) return;
  const progress = startProgress(text.play.thinking(table.names[seat]));
  progress.show();
  const view: State = viewOf(play, seat);
  const random = seedRandom(`${play.seed}/hint ${play.choices.length}`);
  const thought = await table.mind().think({ game: room.game.id, level: 'expert', view, seat, random });
  progress.end();
  const say = (line: string) => entries.find((entry) => entry.line === line)?.text ?? line;
  const from = thought.playouts > 0 ? ` ${text.play.adviceFrom(thought.playouts)}` : '';
  const best = notation(thought.choice);
  terminal.say(terminal.paint('good', text.play.advice(say(best))) + terminal.paint('muted', from));
  const others = thought.candidates.map(({ choice }) => notation(choice)).filter((line) => line !== best);
  const next = thought.candidates.find(({ choice }) => notation(choice) !== best);
  if (next !== undefined) {
    const bound = { playouts: REASONED, seed: `${play.seed}/why ${play.choices.length}` };
    const advice = await loadAdvice(room.game, room.advice);
    const { reasons } = duel(room.game, advice, view, seat, [thought.choice, next.choice], bound);
    if (reasons.length > 0) terminal.say(terminal.paint('muted', `  ${sayReasons(reasons, table.words, text)}`));
  }
  for (const line of others.slice(0, 2)) terminal.say(terminal.paint('muted', text.play.adviceAlso(say(line))));
}

function showLog(table: Table, seat: Seat): void {
  const { terminal, text } = table;
  const lines = logLines(table, seat);
  if (lines.length === 0) terminal.say(text.play.noLog);
  for (const { line } of lines) terminal.say(`· ${line}`);
}

function save(table: Table, file: string): void {
  const { terminal, text, play } = table;
  try {
    if (file !== '') checkOverwrite(file, text);
    saveRecord(play, file === '' ? table.file : file, text);
    terminal.say(text.record.saved(file === '' ? table.file : file));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    terminal.say(terminal.paint('bad', error.message));
  }
}
