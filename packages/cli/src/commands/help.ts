import { type CallOf, COMMAND_NAMES, type CommandName } from '../flags.ts';
import { nearest } from '../nearest.ts';
import { UsageProblem } from '../problem.ts';
import { drawTable } from '../sheet.ts';
import type { Terminal } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../width.ts';

export function isCommand(name: string): name is CommandName {
  return (COMMAND_NAMES as readonly string[]).includes(name);
}

export async function showHelp({ words, text, terminal }: CallOf<'help'>): Promise<number> {
  const [name] = words;
  if (name === undefined) showOverview(text, terminal);
  else if (isCommand(name)) showCommand(name, text, terminal);
  else throw new UsageProblem(text.usage.unknownCommand(name, nearest(name, COMMAND_NAMES)));
  return 0;
}

export function showOverview(text: Text, terminal: Terminal): void {
  const { help } = text;
  terminal.say(`${terminal.paint('title', 'orrery')}  ${help.tagline}\n`);
  const rows = COMMAND_NAMES.map((name) => [name, help.commands[name].line]);
  for (const line of drawTable({ caption: help.titles.commands, head: [], rows }, terminal)) terminal.say(line);
  terminal.say('');
  showOptions(help.common, text, terminal);
  terminal.say(`\n${help.footer}`);
}

export function showCommand(name: CommandName, text: Text, terminal: Terminal): void {
  const { titles, commands, common } = text.help;
  const { usage, about, options, examples } = commands[name];
  terminal.say(terminal.paint('strong', usage));
  terminal.say('');
  for (const line of wrap(about, terminal.width)) terminal.say(line);
  terminal.say('');
  showOptions([...options, ...common], text, terminal);
  terminal.say(`\n${terminal.paint('strong', titles.examples)}`);
  for (const example of examples) terminal.say(`  ${example}`);
}

function showOptions(rows: readonly (readonly [string, string])[], text: Text, terminal: Terminal): void {
  for (const line of drawTable({ caption: text.help.titles.options, head: [], rows }, terminal)) terminal.say(line);
}
