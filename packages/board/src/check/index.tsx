import {
  advance,
  askedSeats,
  below,
  type Choice,
  choose,
  type Game,
  horizonOf,
  isOver,
  isRefused,
  type Language,
  notation,
  optionsOf,
  type Play,
  type Seat,
  type State,
  samePlain,
  seedRandom,
  startPlay,
  type TableSettings,
  type Words,
} from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { BoardContext } from '../context.ts';
import type { BoardText, Drawing, Layout, Place } from '../drawing.ts';
import { isLow, partFor, partsFor } from '../parts.ts';
import { previewOf } from '../preview.ts';
import { type BoardStore, openBoard } from '../store.ts';

/** What was looked at, and what was missing. */
export interface BoardTally {
  plays: number;
  positions: number;
  options: number;
  withoutTarget: number;
  previews: number;
  wrongPreviews: number;
  /** The first of what was missing or wrong, for whoever mends it. */
  readonly examples: string[];
}

export const newTally = (): BoardTally => ({
  plays: 0,
  positions: 0,
  options: 0,
  withoutTarget: 0,
  previews: 0,
  wrongPreviews: 0,
  examples: [],
});

const MOST_EXAMPLES = 20;

export interface CheckedBoard {
  readonly game: Game;
  readonly drawing: Drawing;
  readonly words: Words;
  readonly text: BoardText;
}

/** How thoroughly a play is looked at: one in so many positions, and how many previews of each. */
export interface Thoroughness {
  readonly every: number;
  readonly previews: number;
}

const WHOLE: Layout = { kind: 'whole', width: 1070, height: 852, part: '' };

/** Phones, upright and on their side. */
const SMALL: readonly Pick<Layout, 'width' | 'height'>[] = [
  { width: 390, height: 560 },
  { width: 544, height: 296 },
];

/** The small screens that divide a board each in its own way. */
const smallOf = ({ parts }: Drawing) => (parts.some(({ within }) => within !== undefined) ? SMALL : SMALL.slice(0, 1));

const PLACE = /data-place="([^"]*)"/g;

function placesIn(markup: string): Set<Place> {
  return new Set(
    [...markup.matchAll(PLACE)].map(([, place]) => place.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
  );
}

function drawn({ drawing }: CheckedBoard, store: BoardStore, layout: Layout): Set<Place> {
  return placesIn(
    renderToStaticMarkup(
      <BoardContext value={store}>
        <drawing.Board {...store.facts()} layout={layout} />
      </BoardContext>,
    ),
  );
}

/**
 * Looks at one position as a seat sees it: every press of every option must be a place that is drawn, on a big screen
 * and on a small one in the part that shows itself for it.
 */
export function checkPosition(
  board: CheckedBoard,
  view: State,
  seat: Seat,
  options: readonly Choice[],
  tally: BoardTally,
): void {
  const { drawing, words, text } = board;
  const names = view.agenda.seats.map((_, each) => `Seat ${each + 1}`);
  const facts = { view, viewer: seat, names, options, words, text, whyNot: () => undefined };
  const store = openBoard(board.game, drawing, { facts, take: () => undefined });
  /** Is the place drawn on a big screen, and where a small one looks for it? */
  const lookUp = (): ((place: Place) => boolean) => {
    const whole = drawn(board, store, WHOLE);
    const small = smallOf(drawing).map((size) => {
      const low = isLow(size);
      const parts = partsFor(drawing, low).map(({ id }) => ({
        id,
        places: drawn(board, store, { kind: 'parts', part: id, ...size }),
      }));
      return (place: Place): boolean => {
        const part = partFor(drawing, place, low);
        return parts.some(({ id, places }) => (part === undefined || id === part) && places.has(place));
      };
    });
    return (place) => whole.has(place) && small.every((isShown) => isShown(place));
  };
  const byHeld = new Map([['', lookUp()]]);
  tally.positions++;
  for (const option of options) {
    tally.options++;
    const presses = drawing.pressesOf(option, view, seat);
    const missing =
      presses.length === 0 ? 'no press at all' : presses.find((place, i) => !isDrawn(place, presses.slice(0, i)));
    if (missing === undefined) continue;
    tally.withoutTarget++;
    note(tally, `${notation(option)}: '${missing}' is not drawn`);
  }

  function isDrawn(place: Place, held: readonly Place[]): boolean {
    if (byHeld.get('')?.(place)) return true;
    const key = held.join('\n');
    let found = byHeld.get(key);
    if (found === undefined) {
      store.letGo();
      for (const each of held) store.press(each, true);
      found = lookUp();
      byHeld.set(key, found);
    }
    return found(place);
  }
}

function note(tally: BoardTally, what: string): void {
  if (tally.examples.length < MOST_EXAMPLES && !tally.examples.includes(what)) tally.examples.push(what);
}

/** Tries an option out and compares with what then happens. Where chance speaks, nobody can know. */
function checkPreview(game: Game, play: Play, view: State, seat: Seat, option: Choice, tally: BoardTally): void {
  const preview = previewOf(game, view, seat, option);
  if (preview.chance) return;
  const real = game.clone(horizonOf(play, seat));
  advance(game, real, seat, option);
  const after = game.view(real, seat);
  tally.previews++;
  if (samePlain({ ...preview.after, random: 0 }, { ...after, random: 0 })) return;
  tally.wrongPreviews++;
  note(tally, `${game.id}: the preview of ${notation(option)} is not what happens`);
}

/** Plays once, at random, and looks at the board on the way. */
export function checkPlay(
  board: CheckedBoard,
  { seats, settings, seed }: { readonly seats: number; readonly settings: TableSettings; readonly seed: string },
  { every, previews }: Thoroughness,
  tally: BoardTally,
): void {
  const { game } = board;
  const play = startPlay(game, { seats, settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  const luck = seedRandom(`board ${seed}`);
  tally.plays++;
  for (let turn = 0; !isOver(play.state); turn++) {
    const asked = askedSeats(game, play.state);
    const seat = asked[below(luck, asked.length)];
    const options = optionsOf(game, play.state, seat);
    if (turn % every === 0) {
      const view = game.view(horizonOf(play, seat), seat);
      checkPosition(board, view, seat, options, tally);
      for (let i = 0; i < previews; i++)
        checkPreview(game, play, view, seat, options[below(luck, options.length)], tally);
    }
    const answer = choose(play, seat, options[below(luck, options.length)]);
    if (isRefused(answer)) throw new Error(answer.message);
  }
}

/** A drawn board with its words, ready to be looked at. */
export async function openCheck(
  room: { readonly game: Game; words(language: Language): Promise<Words> },
  drawing: Drawing,
  language: Language = 'en',
): Promise<CheckedBoard> {
  const [words, text] = await Promise.all([room.words(language), drawing.text(language)]);
  return { game: room.game, drawing, words, text };
}
