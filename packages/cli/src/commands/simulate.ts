import { setImmediate as nextMoment } from 'node:timers/promises';
import { LEVEL_NAMES, type LevelName, playMatch } from '@orrery/bots';
import {
  advance,
  type GameRoom,
  isAsked,
  isRefused,
  optionsOf,
  pick,
  type Result,
  type Seat,
  seedRandom,
  startPlay,
  type TableSettings,
} from '@orrery/kernel';
import { expectWords } from '../arguments.ts';
import { checkSeats, enterRoom } from '../enter.ts';
import { figuresOf } from '../figures.ts';
import type { CallOf } from '../flags.ts';
import { interruptibly } from '../interrupt.ts';
import { Failure, UsageProblem } from '../problem.ts';
import { drawSheet, drawTable } from '../sheet.ts';
import { parseTableSettings } from '../table-settings.ts';
import { startProgress, type Terminal } from '../terminal.ts';
import type { Text } from '../text/index.ts';

interface Played {
  readonly result: Result;
  readonly decisions: number;
  /** Options over all decisions; undefined where they were not counted. */
  readonly options: number | undefined;
}

interface Plan {
  readonly room: GameRoom;
  readonly seats: number;
  readonly settings: TableSettings;
  readonly level: LevelName;
}

export async function simulate({ values, words, text, terminal }: CallOf<'simulate'>): Promise<number> {
  expectWords(words, [text.help.words.game], text);
  const room = await enterRoom(words[0], text);
  const { game } = room;
  const level = LEVEL_NAMES.find((known) => known === (values.level ?? 'random'));
  if (level === undefined) throw new UsageProblem(text.usage.unknownValue('--level', values.level ?? '', LEVEL_NAMES));
  const seats = values.seats ?? Math.min(4, game.seats.max);
  checkSeats(room, seats, text);
  const settings = parseTableSettings(game, values.setting, text);
  const seed = values.seed ?? 'simulate';
  const games = values.games ?? (level === 'random' ? 1000 : 20);
  const trial = startPlay(game, { seats, settings, seed });
  if (isRefused(trial)) throw new UsageProblem(trial.message);

  const plan: Plan = { room, seats, settings: trial.settings, level };
  const started = performance.now();
  const { played, isInterrupted } = await interruptibly((signal) => playAll(plan, seed, games, signal, text));
  const seconds = (performance.now() - started) / 1000;
  if (isInterrupted) terminal.note(text.interrupted);
  if (played.length > 0) report({ ...plan, seed, seconds }, played, values.json, text, terminal);
  return isInterrupted ? 130 : 0;
}

async function playAll(
  plan: Plan,
  seed: string,
  games: number,
  signal: AbortSignal,
  text: Text,
): Promise<{ readonly played: Played[]; readonly isInterrupted: boolean }> {
  const played: Played[] = [];
  const progress = startProgress(text.simulate.progress);
  let rested = performance.now();
  while (played.length < games && !signal.aborted) {
    const own = `${seed}-${played.length + 1}`;
    played.push(plan.level === 'random' ? playAtRandom(plan, own) : await playWithThought(plan, own));
    if (performance.now() - rested < 50) continue;
    progress.show(played.length, games);
    await nextMoment();
    rested = performance.now();
  }
  progress.end();
  return { played, isInterrupted: signal.aborted };
}

function playAtRandom({ room: { game }, seats, settings }: Plan, seed: string): Played {
  const start = startPlay(game, { seats, settings, seed });
  if (isRefused(start)) throw new Failure(start.message);
  const s = start.state;
  const random = seedRandom(`${seed}/choices`);
  const firstAsked = (): Seat => {
    for (let seat = 0; seat < seats; seat++) if (isAsked(game, s, seat)) return seat;
    return -1;
  };
  let decisions = 0;
  let listed = 0;
  for (let seat = firstAsked(); seat >= 0; seat = firstAsked()) {
    const choices = optionsOf(game, s, seat);
    advance(game, s, seat, pick(random, choices));
    decisions++;
    listed += choices.length;
  }
  const result = game.result(s);
  if (result === undefined) throw new Failure(`${game.id}, seed ${seed}: nobody is asked, but there is no result`);
  return { result, decisions, options: listed };
}

async function playWithThought({ room, seats, settings, level }: Plan, seed: string): Promise<Played> {
  const players = Array.from({ length: seats }, () => ({ name: level, level }));
  const match = await playMatch(room, { number: 1, seed, settings, players, bound: {} });
  if (isRefused(match)) throw new Failure(match.message);
  return { result: match, decisions: match.record.choices.length, options: undefined };
}

function report(
  { room: { game }, seats, settings, level, seed, seconds }: Plan & { readonly seed: string; readonly seconds: number },
  played: readonly Played[],
  json: boolean,
  text: Text,
  terminal: Terminal,
): void {
  const games = played.length;
  const seatNumbers = Array.from({ length: seats }, (_, seat) => seat);
  const scores = seatNumbers.map((seat) => figuresOf(played.map(({ result }) => result.scores[seat])));
  const all = figuresOf(played.flatMap(({ result }) => result.scores));
  const winning = figuresOf(played.map(({ result }) => Math.max(...result.scores)));
  const wins = seatNumbers.map((seat) =>
    played.reduce((sum, { result: { winners } }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0),
  );
  const decisions = figuresOf(played.map((one) => one.decisions));
  const total = played.reduce((sum, one) => sum + one.decisions, 0);
  const listed = played.reduce((sum, one) => sum + (one.options ?? 0), 0);
  const seeds = { first: `${seed}-1`, last: `${seed}-${games}` };
  if (json) {
    const head = { game: game.id, seats, settings, level, games, seeds };
    const meanOptions = level === 'random' ? listed / total : null;
    terminal.say(
      JSON.stringify({
        ...head,
        scores: all,
        winningScores: winning,
        bySeat: scores,
        wins,
        decisions,
        meanOptions,
        seconds,
      }),
    );
    return;
  }
  const { simulate: say } = text;
  const round = (number: number) => number.toFixed(1);
  const rowOf = (name: string, won: string, { mean, sd, min, median, max }: typeof all) => [
    name,
    won,
    round(mean),
    round(sd),
    String(min),
    String(median),
    String(max),
  ];
  terminal.say(terminal.paint('title', say.title(game.id, games, seats, text.seat.level[level])));
  terminal.say(terminal.paint('muted', say.seeds(seeds.first, seeds.last)));
  const rows = [
    ...seatNumbers.map((seat) => rowOf(String(seat + 1), `${round((wins[seat] / games) * 100)}%`, scores[seat])),
    rowOf(say.all, '', all),
  ];
  const head = [say.seat, say.wins, say.mean, say.spread, say.least, say.median, say.most];
  for (const line of drawTable({ caption: say.scores, head, rows }, terminal)) terminal.say(line);
  const facts: [string, string][] = [
    [say.decisions, say.range(round(decisions.mean), decisions.min, decisions.max)],
    ...(level === 'random' ? ([[say.options, round(listed / total)]] as [string, string][]) : []),
    [say.speed, say.perSecond(round(games / seconds), (total / seconds).toFixed(0))],
  ];
  for (const line of drawSheet([{ kind: 'facts', rows: facts }], terminal)) terminal.say(line);
}
