import {
  askedSeats,
  type Choice,
  heardBy,
  LANGUAGES,
  optionsOf,
  type Play,
  pick,
  type Random,
  type State,
  viewOf,
  type Words,
} from '@orrery/kernel';
import { onceIn, type Table, walk } from './walk.ts';

/** Every question, option, event, board and score row can be said in every language. */
export async function everythingHasWords<S extends State, C extends Choice>(table: Table<S, C>): Promise<void> {
  const all = await Promise.all(LANGUAGES.map((language) => table.room.words(language)));
  const who = (seat: number): string => `seat ${seat}`;
  for (const words of all) {
    mustSay(words.name, 'the name');
    mustSay(words.tagline, 'the tagline');
    for (const key of Object.keys(table.game.settings)) {
      mustSay(words.settings[key]?.label, `the label of option ${key}`);
      mustSay(words.settings[key]?.help, `the help of option ${key}`);
    }
  }
  walk(table, {
    asked(play, random) {
      if (onceIn(12, random)) for (const words of all) sayPosition(words, play, random);
    },
    chosen(_, { events }) {
      for (const words of all) {
        for (const event of events) {
          const line = heardBy(event, event.only ?? null) ? words.event(event, who) : undefined;
          if (line !== undefined) mustSay(line, `the event ${JSON.stringify(event)}`);
        }
      }
    },
    over(play) {
      for (const words of all) {
        for (let seat = 0; seat < play.seats; seat++) {
          for (const { row } of play.game.breakdown(play.state, seat))
            mustSay(words.scoreRows[row], `score row ${row}`);
        }
        mustSay(JSON.stringify(words.sheet(viewOf(play, null), null, who)), 'the sheet at the end');
      }
    },
  });

  function sayPosition(words: Words<S, C>, play: Play<S, C>, random: Random): void {
    const seat = pick(random, askedSeats(play.game, play.state));
    const view = viewOf(play, seat);
    mustSay(words.prompt(view, seat), 'what is asked');
    const choice = pick(random, optionsOf(play.game, play.state, seat));
    mustSay(words.choice(choice, view, seat), `the choice ${JSON.stringify(choice)}`);
    const sheet = words.sheet(view, seat, who);
    if (sheet.length === 0) throw new Error('the sheet is empty');
    mustSay(JSON.stringify(sheet), 'the sheet');
  }
}

function mustSay(text: string | undefined, what: string): void {
  if (text === undefined || text.trim() === '') throw new Error(`${what} has no words`);
  const hole = /\bundefined\b|\bNaN\b|\[object |\bfunction\b.*=>/.exec(text);
  if (hole !== null) throw new Error(`${what} says "${hole[0]}": ${text.slice(0, 200)}`);
}
