import { expectWords } from '../arguments.ts';
import type { CallOf } from '../flags.ts';
import { nearest } from '../nearest.ts';
import { UsageProblem } from '../problem.ts';
import { wrap } from '../width.ts';
import { readScript, runScript } from './script.ts';

const SCRIPT = 'tools/rules.ts';

interface Ledger {
  readonly rules: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

/** Which rules have tests: of all ledgers, as the script shows it, or of one. */
export async function showRules(call: CallOf<'rules'>): Promise<number> {
  const { values, words, text, terminal } = call;
  expectWords(words, [text.help.words.game], text, 1);
  if (words.length === 0) return runScript(SCRIPT, call);
  const { games } = JSON.parse(await readScript(SCRIPT, ['--json'], text)) as { games: Record<string, Ledger> };
  const [id] = words;
  if (!Object.hasOwn(games, id)) {
    const known = Object.keys(games);
    throw new UsageProblem(text.usage.unknownGame(id, nearest(id, known), known));
  }
  const ledger = games[id];
  if (values.json) {
    terminal.say(JSON.stringify({ games: { [id]: ledger } }));
  } else {
    terminal.say(terminal.paint('strong', text.rules.summary(id, ledger.rules, ledger.tested)));
    for (const line of wrap(ledger.missing.join(' '), terminal.width - 2)) if (line !== '') terminal.say(`  ${line}`);
  }
  return values.strict && ledger.missing.length > 0 ? 1 : 0;
}
