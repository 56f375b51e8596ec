import { advance, choose, type Game, isRefused, optionsOf, type Play, seedRandom, startPlay } from '@orrery/kernel';
import { playRandomly } from './games.ts';
import { measureRates, type Work } from './measure.ts';
import { type Belt, SEATS, startOfBelt } from './medium/belt.ts';
import { beltFrom } from './medium/boardgame.ts';
import { Client } from './medium/library.ts';
import { type BeltChoice, type BeltState, belt } from './medium/orrery.ts';

export interface PeerFigures {
  readonly movesPerSecond: number;
  /** The kernel through its checked door: options listed, the choice found among them, recorded, ready for undo. */
  readonly orreryMovesPerSecond: number;
}

/** Beside what is reported: the kernel as simulations use it, with options listed but nothing checked or recorded. */
export interface PeerRun extends PeerFigures {
  readonly fastMovesPerSecond: number;
  readonly moves: number;
  readonly stateBytes: number;
}

/** One game that both engines play: how it starts, what is chosen, and where that leads. */
export interface Line {
  readonly seed: string;
  readonly choices: readonly (readonly [seat: number, choice: BeltChoice])[];
  readonly scores: readonly number[];
}

type BeltClient = ReturnType<typeof Client<Belt>>;

export function lineOf(seed: string): Line {
  const play = startBelt(seed);
  playRandomly(play, seedRandom(`${seed} luck`));
  // As they would come over a wire: equal to options, not the same objects.
  const choices = play.choices.map(([seat, choice]) => [seat, { ...choice }] as const);
  return { seed, choices, scores: belt.scores(play.state) };
}

export function startBelt(seed: string): Play<BeltState, BeltChoice> {
  const play = startPlay(belt, { seats: SEATS, seed });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

export function startClient(seed: string): BeltClient {
  const client = Client({ game: beltFrom(() => startOfBelt(seedRandom(seed))), numPlayers: SEATS, debug: false });
  client.start();
  return client;
}

export function playLine(play: Play<BeltState, BeltChoice>, { choices }: Line): void {
  for (const [seat, choice] of choices) choose(play, seat, choice);
}

/** A choice as boardgame.io takes it: the name of a move and its arguments. */
export type PeerMove = readonly [move: string, ...args: number[]];

export function toPeerMoves({ choices }: Line): PeerMove[] {
  return choices.map(([, { do: move, ...fields }]) => [move, ...Object.values(fields)]);
}

export function playPeerMoves({ moves }: BeltClient, line: readonly PeerMove[]): void {
  for (const [move, ...args] of line) moves[move](...args);
}

/** Both engines on the same lines, after seeing that both end in the same scores. */
export function measurePeer(): PeerRun {
  const lines = Array.from({ length: 8 }, (_, i) => lineOf(`line ${i}`));
  const peerLines = lines.map(toPeerMoves);
  for (const [i, line] of lines.entries()) check(line, peerLines[i]);

  const peer = takingTurns(
    lines,
    ({ seed }) => startClient(seed),
    (client, i) => playPeerMoves(client, peerLines[i]),
  );
  const checked = takingTurns(
    lines,
    ({ seed }) => startBelt(seed),
    (play, i) => playLine(play, lines[i]),
  );
  const fast = takingTurns(
    lines,
    ({ seed }) => startBelt(seed),
    ({ state }, i) => {
      for (const [seat, choice] of lines[i].choices) {
        optionsOf(belt, state, seat);
        advance(belt, state, seat, choice);
      }
    },
  );
  const [movesPerSecond, orreryMovesPerSecond, fastMovesPerSecond] = measureRates([peer, checked, fast]);
  const half = startBelt(lines[0].seed);
  for (const [seat, choice] of lines[0].choices.slice(0, lines[0].choices.length >> 1)) choose(half, seat, choice);
  return {
    movesPerSecond,
    orreryMovesPerSecond,
    fastMovesPerSecond,
    moves: lines[0].choices.length,
    stateBytes: JSON.stringify(half.state).length,
  };
}

/** Plays all lines, one after the other; starting them is not timed. */
function takingTurns<T>(
  lines: readonly Line[],
  start: (line: Line) => T,
  playOne: (table: T, i: number) => void,
): Work<never> {
  const work: Work<T[]> = {
    prepare: () => lines.map(start),
    act(tables) {
      let moves = 0;
      for (let i = 0; i < tables.length; i++) {
        playOne(tables[i], i);
        moves += lines[i].choices.length;
      }
      return moves;
    },
  };
  return work as Work<never>;
}

function check(line: Line, peerLine: readonly PeerMove[]): void {
  const client = startClient(line.seed);
  playPeerMoves(client, peerLine);
  const theirs: unknown = client.getState()?.ctx.gameover;
  const play = startBelt(line.seed);
  playLine(play, line);
  const ours = (belt as unknown as Game).result(play.state)?.scores;
  if (JSON.stringify(theirs) !== JSON.stringify(line.scores) || JSON.stringify(ours) !== JSON.stringify(line.scores)) {
    throw new Error(`Belt, ${line.seed}: boardgame.io ends with ${JSON.stringify(theirs)}, the kernel with ${ours}`);
  }
}
