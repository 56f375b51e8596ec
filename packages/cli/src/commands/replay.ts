import { askedSeats, hashPlain, isRefused, type Seat, viewOf } from '@orrery/kernel';
import { expectWords } from '../arguments.ts';
import type { CallOf } from '../flags.ts';
import { findRecord } from '../play/record-file.ts';
import { logLines, resumeSession } from '../play/session.ts';
import { Failure, UsageProblem } from '../problem.ts';
import { drawSheet } from '../sheet.ts';

export async function replayRecord({ values, words, text, language, terminal }: CallOf<'replay'>): Promise<number> {
  expectWords(words, [text.help.words.file], text);
  const [file] = words;
  const { room, record } = await findRecord(file, values.game, text);

  const to = values.to ?? record.choices.length;
  if (to > record.choices.length) throw new UsageProblem(text.replay.beyond(to, record.choices.length));
  if (values.seat !== undefined && values.seat > record.seats) {
    throw new UsageProblem(text.usage.unknownValue('--seat', String(values.seat), [`1 … ${record.seats}`]));
  }
  const viewer: Seat | null = values.seat === undefined ? null : values.seat - 1;
  const names = Array.from({ length: record.seats }, (_, seat) => text.seat.human(seat + 1));
  const said = await room.words(language);
  const session = resumeSession(room, said, names, record, to);
  if (isRefused(session)) throw new Failure(text.record.unreadable(file, session.message));

  const { play } = session;
  const { game } = play;
  const view = viewOf(play, viewer);
  const sheet = said.sheet(view, viewer, (seat) => names[seat]);
  const hash = hashPlain(play.state);
  const asked = askedSeats(game, play.state);
  const log = logLines(session, viewer);
  if (values.json) {
    const { seats, settings, seed, version } = record;
    const result = game.result(play.state) ?? null;
    const head = { game: game.id, version, seats, settings, seed, choices: record.choices.length, at: to };
    const lines = values.log ? { log: log.map(({ after, line }) => ({ after, line })) } : {};
    terminal.say(JSON.stringify({ ...head, hash, asked, scores: game.scores(view), result, sheet, ...lines }));
    return 0;
  }
  terminal.say(terminal.paint('title', text.replay.at(said.name, to, record.choices.length)));
  if (values.log) {
    terminal.say(`\n${terminal.paint('strong', text.replay.log)}`);
    for (const { after, line } of log) terminal.say(`${terminal.paint('number', String(after).padStart(4))}  ${line}`);
    terminal.say('');
  }
  for (const line of drawSheet(sheet, terminal)) terminal.say(line);
  terminal.say('');
  const facts: [string, string][] = [
    [text.replay.seed, record.seed],
    [text.replay.asked, asked.length === 0 ? text.replay.nobody : asked.map((seat) => names[seat]).join(', ')],
    [text.replay.scores, game.scores(view).join(', ')],
    [text.replay.hash, hash],
  ];
  for (const line of drawSheet([{ kind: 'facts', rows: facts }], terminal)) terminal.say(line);
  return 0;
}
