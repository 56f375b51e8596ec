import {
  askedSeats,
  type Choice,
  GameFault,
  isOver,
  isRefused,
  optionsOf,
  type Seat,
  seedRandom,
  viewOf,
} from '@orrery/kernel';
import { asksTwice, lookAhead } from '@orrery/table';
import { startProgress } from '../terminal.ts';
import { askChoice, askConfirm } from './asking.ts';
import { type Entry, toEntries } from './menu.ts';
import { saveRecord } from './record-file.ts';
import { makeChoice, takeBack } from './session.ts';
import { isPerson, type Table, tellNews, updateBoard } from './table.ts';

/** Plays on until the play is over, or until somebody leaves. */
export async function playOn(table: Table): Promise<'over' | 'left'> {
  const { play } = table;
  const people = table.levels.filter((level) => level === undefined).length;
  let current: Seat | undefined;
  while (!isOver(play.state)) {
    const asked = askedSeats(play.game, play.state);
    // People first: while several decide at once, they can take back for as long as the computers have not finished.
    const person = asked.find((seat) => seat === current) ?? asked.find((seat) => isPerson(table, seat));
    if (person === undefined || !isPerson(table, person)) {
      await letThink(table, asked[0]);
      if (people === 0) tellNews(table, null);
      continue;
    }
    if (people > 1 && person !== current && !(await cover(table, person))) return 'left';
    current = person;
    if ((await decide(table, person)) === 'quit') return 'left';
  }
  return 'over';
}

async function letThink(table: Table, seat: Seat): Promise<void> {
  const { play, room, text, names, levels } = table;
  const level = levels[seat] ?? 'medium';
  const progress = startProgress(text.play.thinking(names[seat]));
  progress.show();
  // The luck of a computer player follows from the play alone, so a play that is taken up again goes on as it would have.
  const random = seedRandom(`${play.seed}/seat ${seat}/${play.choices.length}`);
  const order = { game: room.game.id, level, view: viewOf(play, seat), seat, random };
  const { choice } = await table.mind().think(order);
  progress.end();
  const answer = makeChoice(table, seat, choice);
  if (isRefused(answer)) throw new GameFault(`${room.game.id}, seat ${seat}: ${answer.message}`);
}

/** Hides what one person saw before the next one looks. */
async function cover(table: Table, seat: Seat): Promise<boolean> {
  const { terminal, text, input, names } = table;
  terminal.clear();
  terminal.say(terminal.paint('strong', text.play.cover(names[seat])));
  const ready = await input.ask('');
  table.drawn.clear();
  return ready !== undefined;
}

/** One decision of a person: the board, the news, the question, the answer. */
async function decide(table: Table, seat: Seat): Promise<'made' | 'quit'> {
  const { terminal, text, play, words } = table;
  const view = viewOf(play, seat);
  const entries = toEntries(optionsOf(play.game, view, seat), (choice) => words.choice(choice, view, seat));
  if (entries.length === 1) {
    tellNews(table, seat);
    terminal.say(terminal.paint('muted', text.play.forced(entries[0].text)));
    return carryOut(table, seat, entries[0], true);
  }
  updateBoard(table, seat, entries);
  tellNews(table, seat);
  terminal.say(`\n${terminal.paint('strong', `${table.names[seat]}: ${words.prompt(view, seat)}`)}`);
  const answer = await askChoice(table, seat, entries);
  if (answer.means === 'quit') return 'quit';
  if (answer.means !== 'choose') {
    sayTakenBack(table, seat);
    return 'made';
  }
  const entry = entries.find(({ choice }) => choice === answer.choice) ?? entries[0];
  terminal.say(text.play.chosen(entry.text));
  return carryOut(table, seat, entry, false);
}

/** Makes a choice, with a confirmation where a turn ends: before it where nothing leads back, after it otherwise. */
async function carryOut(
  table: Table,
  seat: Seat,
  { choice, text: said }: Entry,
  isForced: boolean,
): Promise<'made' | 'quit'> {
  const { text } = table;
  const ahead = lookAhead(table.play, seat, choice);
  const asks = table.confirms && asksTwice(table.play, choice, ahead);
  if (asks && ahead.final) {
    const answer = await askConfirm(table, seat, text.play.confirmFinal(said));
    if (answer.means === 'quit') return 'quit';
    if (answer.means === 'undo') {
      // With no other possibility, not this one means the choice before.
      if (isForced) sayTakenBack(table, seat);
      return 'made';
    }
  }
  make(table, seat, choice, isForced);
  if (asks && !ahead.final) {
    tellNews(table, seat);
    const answer = await askConfirm(table, seat, text.play.confirmEnd);
    if (answer.means === 'quit') return 'quit';
    if (answer.means === 'undo') sayTakenBack(table, seat);
  }
  return 'made';
}

function make(table: Table, seat: Seat, choice: Choice, isForced: boolean): void {
  const answer = makeChoice(table, seat, choice, isForced);
  if (isRefused(answer)) throw new GameFault(`${table.room.game.id}, seat ${seat}: ${answer.message}`);
  saveRecord(table.play, table.file, table.text);
}

function sayTakenBack(table: Table, seat: Seat): void {
  const { terminal, text, play, words } = table;
  const choice = takeBack(table, seat);
  if (isRefused(choice)) {
    terminal.say(terminal.paint('bad', text.play.nothingToUndo));
    return;
  }
  saveRecord(play, table.file, text);
  terminal.say(text.play.takenBack(words.choice(choice, viewOf(play, seat), seat)));
}
