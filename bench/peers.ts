import { advance, choose, type Game, optionsOf, seedRandom } from '@orrery/kernel';
import { measureRates, type Work } from './measure.ts';
import { type Belt, SEATS, startOfBelt } from './medium/belt.ts';
import { beltFrom } from './medium/boardgame.ts';
import { Client, type PeerClient } from './medium/library.ts';
import { type Line, lineOf, playLine, startBelt } from './medium/line.ts';
import { belt } from './medium/orrery.ts';

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

export function startClient(seed: string): PeerClient<Belt> {
  const client = Client({ game: beltFrom(() => startOfBelt(seedRandom(seed))), numPlayers: SEATS, debug: false });
  client.start();
  return client;
}

/** A choice as boardgame.io takes it: the name of a move and its arguments. */
export type PeerMove = readonly [move: string, ...args: number[]];

export function toPeerMoves({ choices }: Line): PeerMove[] {
  return choices.map(([, { do: move, ...fields }]) => [move, ...Object.values(fields)]);
}

export function playPeerMoves({ moves }: PeerClient<Belt>, line: readonly PeerMove[]): void {
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
