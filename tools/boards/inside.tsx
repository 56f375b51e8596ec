import { BoardContext, type Drawing, type Layout, openBoard } from '@orrery/board';
import { type BoardTally, checkPlay, newTally, openCheck, type Thoroughness } from '@orrery/board/check';
import { thinkerOf } from '@orrery/bots';
import {
  askedSeats,
  below,
  choose,
  type GameRoom,
  isAsked,
  isOver,
  isRefused,
  type Language,
  optionsOf,
  type Seat,
  type State,
  seedRandom,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { renderToStaticMarkup } from 'react-dom/server';

type Settings = Readonly<Record<string, boolean | number | string>>;

/** The games that have a drawn board made of the kit. */
export async function drawnGames(): Promise<string[]> {
  const found: string[] = [];
  for (const game of Object.keys(ROOMS)) if ((await drawingOf(game)) !== undefined) found.push(game);
  return found;
}

async function drawingOf(game: string): Promise<Drawing | undefined> {
  return (await (await ROOMS[game]?.())?.board?.()) as Drawing | undefined;
}

async function bothOf(game: string): Promise<{ room: GameRoom; drawing: Drawing }> {
  const drawing = await drawingOf(game);
  if (drawing === undefined)
    throw new Error(`${game} has no drawn board; known are ${(await drawnGames()).join(', ')}`);
  return { room: await ROOMS[game](), drawing };
}

/** Plays a game over and over and looks at its board on the way: every number of seats, settings drawn at random. */
export async function checkGame(
  game: string,
  plays: number,
  seed: string,
  thorough: Thoroughness,
): Promise<BoardTally> {
  const { room, drawing } = await bothOf(game);
  const board = await openCheck(room, drawing);
  const tally = newTally();
  const { min, max } = room.game.seats;
  for (let i = 0; i < plays; i++) {
    const seats = min + (i % (max - min + 1));
    checkPlay(
      board,
      { seats, settings: someSettings(room, seats, `${seed} ${i}`), seed: `${seed} ${i}` },
      thorough,
      tally,
    );
  }
  return tally;
}

/** How often each setting gets the chance to change: some fit only after others. */
const ROUNDS_OF_CHANGES = 3;
/** After so many rounds nothing fits. */
const MOST_ROUNDS = 30;

/** Settings that fit together: one after the other is changed at random, and what does not fit is left alone. */
function someSettings({ game }: GameRoom, seats: number, seed: string): Settings {
  const luck = seedRandom(`settings ${seed}`);
  const fits = (given: Settings): boolean => !isRefused(startPlay(game, { seats, settings: given, seed }));
  let settings: Settings = {};
  for (let round = 0; round < ROUNDS_OF_CHANGES || (round < MOST_ROUNDS && !fits(settings)); round++) {
    for (const [key, spec] of Object.entries(game.settings)) {
      if (spec.carried || spec.kind === 'count') continue;
      const value = spec.kind === 'switch' ? below(luck, 2) === 1 : spec.of[below(luck, spec.of.length)];
      const changed = { ...settings, [key]: value };
      if (fits(changed)) settings = changed;
    }
  }
  return settings;
}

export interface PictureOf {
  readonly position?: State;
  readonly seats: number;
  readonly seed: string;
  readonly choices: number;
  readonly settings: Settings;
  readonly width: number;
  readonly height: number;
  readonly part: string | undefined;
  readonly language: Language;
  readonly viewer: Seat | undefined;
  readonly press: readonly string[];
  readonly point: string | undefined;
}

const NAMES = ['Orion', 'Vega', 'Lyra', 'Rigel', 'Altair', 'Mira'];

/** The markup of a board at a position, as it is drawn in a room of that size. */
export async function markupOf(game: string, wanted: PictureOf): Promise<string> {
  const { room, drawing } = await bothOf(game);
  const state = wanted.position ?? played(room, wanted);
  const seats = state.agenda.seats.length;
  const viewer = wanted.viewer ?? askedSeats(room.game, state)[0] ?? 0;
  const view = room.game.view(state, viewer);
  const options = isAsked(room.game, state, viewer) ? optionsOf(room.game, state, viewer) : [];
  const [words, text] = await Promise.all([room.words(wanted.language), drawing.text(wanted.language)]);
  const facts = { view, viewer, names: NAMES.slice(0, seats), options, words, text, whyNot: () => undefined };
  const store = openBoard(room.game, drawing, { facts, take: () => undefined });
  for (const place of wanted.press) store.press(place, true);
  store.point(wanted.point);
  const { width, height } = wanted;
  const whole = width >= drawing.whole.width && height >= drawing.whole.height;
  const layout: Layout = { kind: whole ? 'whole' : 'parts', width, height, part: wanted.part ?? drawing.parts[0].id };
  return renderToStaticMarkup(
    <BoardContext value={store}>
      <drawing.Board {...facts} layout={layout} />
    </BoardContext>,
  );
}

/** A play of greedy computer players after so many choices. */
function played({ game, advice }: GameRoom, { seats, seed, settings, choices }: PictureOf): State {
  const play = startPlay(game, { seats, settings: settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  const greedy = thinkerOf('greedy');
  const luck = seedRandom(seed);
  for (let made = 0; made < choices && !isOver(play.state); made++) {
    const [seat] = askedSeats(game, play.state);
    const { choice } = greedy.think(game, advice, viewOf(play, seat), seat, luck);
    const answer = choose(play, seat, choice);
    if (isRefused(answer)) throw new Error(answer.message);
  }
  return play.state;
}
