import {
  choose,
  type GameRoom,
  isRefused,
  LANGUAGES,
  type Language,
  optionsOf,
  type Play,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import type { Logged, Sitter, Table } from '@orrery/table';
import type { Opening, SeatOutcome, StoredPlay } from '../../store/club/plays.ts';
import { computerPlayer } from './anchors.ts';

/** Whose seat it is, also while a computer player looks after it. */
function ownerOf(sitter: Sitter): string | null {
  if (sitter.kind === 'person') return sitter.who;
  return sitter.kind === 'computer' ? (sitter.standsInFor?.who ?? null) : null;
}

const hasLeft = (sitter: Sitter): boolean => sitter.kind === 'computer' && sitter.standsInFor !== undefined;

/** The name under which a seat is rated. */
export const playerOf = ({ who, level }: SeatOutcome): string => who ?? computerPlayer(level ?? '');

/** Who gave up a seat comes after everybody who stayed, whatever the computer player made of it. */
export function placesOf(places: readonly number[], left: readonly boolean[]): number[] {
  const isBetter = (a: number, b: number): boolean =>
    left[a] === left[b] ? !left[a] && places[a] < places[b] : !left[a];
  return places.map((_, seat) => 1 + places.filter((_, other) => isBetter(other, seat)).length);
}

/** When the last choice was made: what happens at a table afterwards is no part of the play. */
const endOf = (log: readonly Logged[]): number =>
  log.findLast(({ entry }) => entry.do === 'choose' || entry.do === 'confirm')?.at ?? 0;

/** Was nobody here when somebody's time ran out? Then the play counts for nothing. */
const isOurFault = (log: readonly Logged[]): boolean =>
  log.some(({ entry }) => entry.do === 'flag' && entry.late === true);

/** What is entered of a play that is over; undefined where there is no result. */
export function finishedPlay(id: string, table: Table, log: readonly Logged[]): StoredPlay | undefined {
  const { game, setup, seats, play, status } = table;
  const result = status === 'over' && play !== undefined ? game.result(play.state) : undefined;
  if (result === undefined || result === null) return undefined;
  const places = placesOf(result.places, seats.map(hasLeft));
  const outcomes = seats.map((sitter, seat): SeatOutcome => {
    const who = ownerOf(sitter);
    const level = who === null && sitter.kind === 'computer' ? sitter.level : null;
    return { who, level, place: places[seat], score: result.scores[seat] };
  });
  const isComplete = outcomes.length > 1 && outcomes.every(({ who, level }) => who !== null || level !== null);
  const rated = setup.rated === true && isComplete && !isOurFault(log);
  return { table: id, game: setup.game, at: endOf(log), rated, seats: outcomes };
}

/** The first choice of every seat that was one, as a button would have said it; null where nobody can tell any more. */
export async function openingsOf(room: GameRoom, { play, begunUnder }: Table): Promise<(Opening | null)[]> {
  if (play === undefined) return [];
  const openings = new Array<Opening | null>(play.seats).fill(null);
  if (begunUnder !== null) return openings;
  const { game } = room;
  const words = await Promise.all(LANGUAGES.map(async (language) => [language, await room.words(language)] as const));
  const again = startPlay(game, { seats: play.seats, settings: play.settings, seed: play.seed });
  if (isRefused(again)) return openings;
  for (const [seat, choice] of play.choices) {
    if (openings[seat] === null && isRealChoice(again, seat)) {
      const view = viewOf(again, seat);
      const said = words.map(([language, each]) => [language, each.choice(choice, view, seat)]);
      openings[seat] = Object.fromEntries(said) as Record<Language, string>;
    }
    if (!openings.includes(null) || isRefused(choose(again, seat, choice))) break;
  }
  return openings;
}

const isRealChoice = (play: Play, seat: number): boolean => optionsOf(play.game, play.state, seat).length > 1;
