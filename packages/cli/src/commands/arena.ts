import { type ArenaResult, arena, type Estimate, isLevelName, PLAYER_NAMES } from '@orrery/bots';
import { isRefused } from '@orrery/kernel';
import { expectWords } from '../arguments.ts';
import { checkSeats, enterRoom } from '../enter.ts';
import type { CallOf } from '../flags.ts';
import { interruptibly } from '../interrupt.ts';
import { UsageProblem } from '../problem.ts';
import { drawTable } from '../sheet.ts';
import { parseTableSettings } from '../table-settings.ts';
import { startProgress, type Terminal } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { openWorker } from '../worker.ts';

export async function holdArena({ values, words, text, terminal }: CallOf<'arena'>): Promise<number> {
  expectWords(words, [text.help.words.game], text);
  if (values.ms !== undefined && values.playouts !== undefined) {
    throw new UsageProblem(text.usage.notTogether('--ms', '--playouts'));
  }
  const room = await enterRoom(words[0], text);
  const { game } = room;
  const players = (values.players ?? 'search,greedy').split(',').map((name) => name.trim());
  const known = players.filter(isLevelName);
  const unknown = players.find((name) => !isLevelName(name));
  if (unknown !== undefined) throw new UsageProblem(text.usage.unknownValue('--players', unknown, PLAYER_NAMES));
  const seats = values.seats ?? Math.min(4, game.seats.max);
  checkSeats(room, seats, text);
  const games = values.games ?? 20;
  const bound = { ms: values.ms, playouts: values.playouts };
  const progress = startProgress(text.arena.progress);
  let done = 0;
  const { result, isInterrupted } = await interruptibly(async (signal) => {
    const result = await arena({
      room,
      seats,
      settings: parseTableSettings(game, values.setting, text),
      players: known,
      games,
      seed: values.seed ?? 'arena',
      ...bound,
      signal,
      workers: { count: values.workers ?? 2, open: () => openWorker(words[0]) },
      onGame: () => progress.show(++done, games),
    });
    return { result, isInterrupted: signal.aborted };
  });
  progress.end();
  if (isRefused(result)) throw new UsageProblem(result.message);
  if (isInterrupted) terminal.note(text.interrupted);
  if (values.json) terminal.say(JSON.stringify(toJson(result, bound)));
  else if (result.matches.length > 0) report(result, bound, text, terminal);
  return isInterrupted ? 130 : 0;
}

interface Bounds {
  readonly ms: number | undefined;
  readonly playouts: number | undefined;
}

function toJson({ matches, ...rest }: ArenaResult, bound: Bounds): object {
  return {
    ...rest,
    ...bound,
    games: matches.length,
    matches: matches.map(({ record, ...match }) => ({ ...match, choices: record.choices.length })),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const reach = ({ low, high }: Estimate, show: (value: number) => string) => `${show(low)} - ${show(high)}`;
const fixed = (value: number) => value.toFixed(1);

function report(result: ArenaResult, { ms, playouts }: Bounds, text: Text, terminal: Terminal): void {
  const { arena: say } = text;
  const { matches, players, pairings, bySeat } = result;
  terminal.say(terminal.paint('title', say.title(result.game, matches.length, result.seats)));
  if (playouts !== undefined) terminal.say(terminal.paint('muted', say.bound.playouts(playouts)));
  else if (ms !== undefined) terminal.say(terminal.paint('muted', say.bound.ms(ms)));
  terminal.say(terminal.paint('muted', `${say.seeds}: ${matches[0].seed} … ${matches[matches.length - 1].seed}`));
  const tables = [
    {
      caption: '',
      head: [say.player, say.seats, say.wins, say.interval, say.even, say.score, say.interval, say.slowest],
      rows: players.map(({ name, sat, winShare, evenShare, score, slowest }) => [
        name,
        String(sat),
        percent(winShare.value),
        reach(winShare, percent),
        percent(evenShare),
        fixed(score.value),
        reach(score, fixed),
        `${Math.round(slowest)} ms`,
      ]),
    },
    {
      caption: say.pairings,
      head: [say.player, say.against, say.won, say.tied, say.lost, say.share, say.interval],
      rows: pairings.map(({ name, against, ahead, level, behind, share }) => [
        name,
        against,
        String(ahead),
        String(level),
        String(behind),
        percent(share.value),
        reach(share, percent),
      ]),
    },
    {
      caption: say.bySeat,
      head: [say.seat, say.wins, say.interval],
      rows: bySeat.map(({ seat, winShare }) => [String(seat + 1), percent(winShare.value), reach(winShare, percent)]),
    },
  ];
  for (const table of tables) {
    if (table.rows.length === 0) continue;
    terminal.say('');
    for (const line of drawTable(table, terminal)) terminal.say(line);
  }
}
