import { randomInt } from 'node:crypto';
import { connectThinker, LEVEL_NAMES, type LevelName, type ThinkerClient } from '@orrery/bots';
import { type GameRoom, isRefused, type PlayRecord, type Seat, viewOf, type Words } from '@orrery/kernel';
import { expectWords } from '../arguments.ts';
import { checkSeats, enterRoom } from '../enter.ts';
import type { CallOf } from '../flags.ts';
import { openInput } from '../input.ts';
import { playOn } from '../play/course.ts';
import { checkOverwrite, findRecord, nameRecord, saveRecord } from '../play/record-file.ts';
import { resumeSession, type Session, startSession } from '../play/session.ts';
import { drawBoard, type Table, tellNews } from '../play/table.ts';
import { Failure, UsageProblem } from '../problem.ts';
import { drawScores } from '../scores.ts';
import { parseTableSettings } from '../table-settings.ts';
import type { Text } from '../text/index.ts';
import { openWorker } from '../worker.ts';

type PlayCall = CallOf<'play'>;

export async function play(call: PlayCall): Promise<number> {
  const { values, text, language, terminal } = call;
  const { name, room, record } = await findGame(call);
  const words = await room.words(language);
  const levels = seatPlayers(call, room, record?.seats);
  const names = levels.map((level, seat) => (level === undefined ? text.seat.human : text.seat.computer)(seat + 1));
  const session = begin(call, room, words, names, record);
  const file = values.record ?? values.resume ?? nameRecord(room.game.id, session.play.seed);
  if (file !== values.resume) checkOverwrite(file, text);
  saveRecord(session.play, file, text);

  const goOn = howToGoOn(name, file, values);
  let isSaved = false;
  const save = (): void => {
    saveRecord(session.play, file, text);
    isSaved = true;
  };
  const leave = (code: number): never => {
    save();
    terminal.note(`\n${text.interrupted} ${text.record.saved(file)}\n${text.record.goOn(goOn)}`);
    return process.exit(code);
  };
  const interrupt = () => leave(130);
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', () => leave(143));
  process.on('SIGHUP', () => leave(129));
  // Whatever ends the process, the record is there.
  process.on('exit', () => {
    if (!isSaved) save();
  });
  let mind: ThinkerClient | undefined;
  const table: Table = {
    ...session,
    terminal,
    text,
    input: openInput(terminal, interrupt),
    mind() {
      mind ??= connectThinker(openWorker(name));
      return mind;
    },
    levels,
    confirms: !values['no-confirm'],
    file,
    read: new Map(),
    drawn: new Map(),
  };
  try {
    introduce(table, record);
    const how = await playOn(table);
    if (how === 'over') sayResult(table);
    else terminal.say(text.play.goodbye);
    save();
    terminal.say(text.record.saved(file));
    if (how === 'left') terminal.say(text.record.goOn(goOn));
    return 0;
  } finally {
    process.off('SIGINT', interrupt);
    table.input.close();
    mind?.close();
  }
}

function howToGoOn(name: string, file: string, { humans, level, opponents }: PlayCall['values']): string {
  const given = Object.entries({ humans, level, opponents }).filter(([, value]) => value !== undefined);
  return ['orrery play', name, '--resume', file, ...given.map(([flag, value]) => `--${flag} ${value}`)].join(' ');
}

/** The game somebody named, or the one of the record to take up. */
async function findGame({
  values,
  words,
  text,
}: PlayCall): Promise<{ name: string; room: GameRoom; record?: PlayRecord }> {
  expectWords(words, [text.help.words.game], text, values.resume === undefined ? 0 : 1);
  if (values.resume === undefined) return { name: words[0], room: await enterRoom(words[0], text) };
  for (const other of ['seats', 'seed'] as const) {
    if (values[other] !== undefined) throw new UsageProblem(text.usage.notTogether('--resume', `--${other}`));
  }
  if (values.setting.length > 0) throw new UsageProblem(text.usage.notTogether('--resume', '--setting'));
  return findRecord(values.resume, words[0], text);
}

/** The level of every computer seat; people sit first. */
function seatPlayers(
  { values, text }: PlayCall,
  room: GameRoom,
  recorded: number | undefined,
): (LevelName | undefined)[] {
  const { game } = room;
  const humans = values.humans ?? 1;
  const opponents = values.opponents?.split(',').map((level) => toLevel(level.trim(), '--opponents', text));
  const usual = Math.min(game.seats.max, Math.max(game.seats.min, humans, 3));
  const seats = recorded ?? values.seats ?? (opponents === undefined ? usual : humans + opponents.length);
  checkSeats(room, seats, text);
  if (humans > seats) throw new UsageProblem(text.usage.tooManyHumans(humans, seats));
  if (opponents !== undefined && opponents.length !== seats - humans) {
    throw new UsageProblem(text.usage.opponentsCount(seats - humans, opponents.length));
  }
  const level = values.level === undefined ? 'medium' : toLevel(values.level, '--level', text);
  return Array.from({ length: seats }, (_, seat) =>
    seat < humans ? undefined : (opponents?.[seat - humans] ?? level),
  );
}

function toLevel(name: string, flag: string, text: Text): LevelName {
  const level = LEVEL_NAMES.find((known) => known === name);
  if (level === undefined) throw new UsageProblem(text.usage.unknownValue(flag, name, LEVEL_NAMES));
  return level;
}

function begin(
  { values, text }: PlayCall,
  room: GameRoom,
  words: Words,
  names: readonly string[],
  record?: PlayRecord,
): Session {
  if (record !== undefined) {
    const session = resumeSession(room, words, names, record);
    if (isRefused(session)) throw new Failure(text.record.unreadable(values.resume ?? '', session.message));
    return session;
  }
  const settings = parseTableSettings(room.game, values.setting, text);
  const session = startSession(room, words, names, { seats: names.length, settings, seed: values.seed ?? newSeed() });
  if (isRefused(session)) throw new UsageProblem(session.message);
  return session;
}

function newSeed(): string {
  return randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0');
}

function introduce(table: Table, record: PlayRecord | undefined): void {
  const { terminal, text, play, words, names, levels } = table;
  terminal.say(terminal.paint('title', words.name));
  terminal.say(words.tagline);
  terminal.say(text.play.intro(words.name, play.seats, play.seed));
  const people = levels.filter((level) => level === undefined).length;
  for (const [seat, level] of levels.entries()) {
    const who =
      level === undefined ? (people === 1 ? text.play.person : text.play.people) : text.seat.level[level as LevelName];
    terminal.say(`  ${text.play.sits(names[seat], who)}`);
  }
  if (record !== undefined) terminal.say(text.play.resumed(record.choices.length));
  if (people > 0) terminal.say(terminal.paint('muted', text.play.keys));
}

function sayResult(table: Table): void {
  const { terminal, text, play, names, levels } = table;
  const viewer: Seat | null =
    levels.filter((level) => level === undefined).length === 1 ? levels.indexOf(undefined) : null;
  drawBoard(table, viewer);
  tellNews(table, viewer);
  terminal.say(`\n${terminal.paint('strong', text.play.over)}`);
  for (const line of drawScores(table, viewOf(play, viewer), '', terminal, text)) terminal.say(line);
  const winners = play.game.result(play.state)?.winners ?? [];
  const said = winners.length === 0 ? text.play.nobodyWins : text.play.wins(winners.map((seat) => names[seat]));
  terminal.say(terminal.paint('good', said));
}
