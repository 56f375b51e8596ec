import { readFileSync } from 'node:fs';
import { isLanguage, isRefused, LANGUAGES, type Language } from '@orrery/kernel';
import { readArguments } from './arguments.ts';
import { isCommand, showCommand, showOverview } from './commands/help.ts';
import { COMMANDS } from './commands/index.ts';
import { type Call, COMMAND_NAMES, type CommandName, FLAGS } from './flags.ts';
import { nearest } from './nearest.ts';
import { Failure, UsageProblem } from './problem.ts';
import { loadRoom } from './rooms.ts';
import { describeSettings } from './table-settings.ts';
import { openTerminal, type Terminal } from './terminal.ts';
import { systemLanguage, type Text, textIn } from './text/index.ts';

/** Runs the command line and returns its exit code: 0 done, 1 failed, 2 called wrongly, 130 interrupted. */
export async function main(argv: readonly string[]): Promise<number> {
  const [first, ...rest] = argv;
  const wanted = languageIn(argv);
  const language = wanted !== undefined && isLanguage(wanted) ? wanted : systemLanguage(process.env);
  const text = textIn(language);
  const terminal = openTerminal(!argv.includes('--no-color'));
  endQuietlyWithReader();
  const name = first !== undefined && isCommand(first) ? first : undefined;
  try {
    if (wanted !== undefined && !isLanguage(wanted)) {
      throw new UsageProblem(text.usage.unknownValue('--language', wanted, LANGUAGES));
    }
    if (first === undefined || first === '--help' || first === '-h') {
      showOverview(text, terminal);
      return 0;
    }
    if (first === '--version' || first === '-V') {
      terminal.say(`orrery ${version()}`);
      return 0;
    }
    if (name !== undefined) return await runCommand(name, rest, text, language, terminal);
    if (first.startsWith('-'))
      throw new UsageProblem(text.usage.unknownOption(first, nearest(first, ['--help', '--version'])));
    throw new UsageProblem(text.usage.unknownCommand(first, nearest(first, COMMAND_NAMES)));
  } catch (error) {
    return explainProblem(error, name, text, terminal);
  }
}

async function runCommand<N extends CommandName>(
  name: N,
  argv: readonly string[],
  text: Text,
  language: Language,
  terminal: Terminal,
): Promise<number> {
  const { values, words } = readArguments(argv, FLAGS[name], text);
  if ((values as { help: boolean }).help) {
    showCommand(name, text, terminal);
    if (words[0] !== undefined && 'setting' in FLAGS[name]) await showTableSettings(words[0], language, text, terminal);
    return 0;
  }
  const run = COMMANDS[name] as (call: Call) => Promise<number>;
  return run({ values, words, text, language, terminal, argv } as Call);
}

async function showTableSettings(game: string, language: Language, text: Text, terminal: Terminal): Promise<void> {
  const room = await loadRoom(game, text);
  if (isRefused(room)) return;
  terminal.say('');
  for (const line of describeSettings(room.game, await room.words(language), text, terminal)) terminal.say(line);
}

function explainProblem(error: unknown, name: CommandName | undefined, text: Text, terminal: Terminal): number {
  if (error instanceof UsageProblem) {
    const usage = name === undefined ? text.help.usage : text.help.commands[name].usage;
    terminal.note(
      `orrery: ${error.message}\n\n${text.usage.call}\n  ${usage}\n${text.usage.more(name ?? '').trimEnd()}`,
    );
    return 2;
  }
  if (error instanceof Failure) {
    terminal.note(`orrery: ${error.message}`);
    return 1;
  }
  terminal.note(`orrery: ${text.fault}\n${(error as Error)?.stack ?? String(error)}`);
  return 1;
}

/** The language somebody asks for, known before anything else is read, so that complaints are in it too. */
function languageIn(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((word) => word === '--language' || word.startsWith('--language='));
  if (at < 0) return undefined;
  return argv[at].includes('=') ? argv[at].slice('--language='.length) : (argv[at + 1] ?? undefined);
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}

/** When whoever reads the output has had enough (`orrery simulate … | head`), that is no error. */
function endQuietlyWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
