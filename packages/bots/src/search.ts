import { type Choice, forkRandom, nextInt, type Random, type State } from '@orrery/kernel';
import { GREEDY, mostPromising, valueAfter } from './greedy.ts';
import { newMind, type PlayoutSettings, playOut } from './playout.ts';
import { sensibleOptions, toShares } from './policy.ts';
import { atOnce, type Question, type Thinker, type Thinking, type Thought } from './thinker.ts';
import { compareEdges, type Edge, leadOf, meanOf, type Node, newNode, type Prospect, select, widen } from './tree.ts';

export interface SearchSettings extends PlayoutSettings {
  /** How long to think; ignored where `playouts` is given. */
  readonly ms: number;
  /** How many playouts to think: the same seed gives the same choice on every machine. */
  readonly playouts: number | undefined;
  /** How many options are first looked at as the greedy player does. */
  readonly looks: number;
  /** Look as far ahead as the game says (`Advice.turnsAhead`) instead of `turns`. */
  readonly far: boolean;
  /** False: by the hand-written valuation, whatever was learned. */
  readonly learned: boolean;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

export const SEARCH: SearchSettings = {
  ms: 200,
  playouts: undefined,
  turns: 2,
  far: false,
  length: 400,
  others: 'quick',
  looks: 64,
  broad: 24,
  explore: 1.5,
  widen: [2, 0.5],
  trust: 10,
  learned: true,
  now: () => performance.now(),
};

/** Information-set tree search: plays on from many guesses of what is hidden, and learns what the seat should do. */
export function searchThinker(given: Partial<SearchSettings> = {}): Thinker {
  const settings = { ...SEARCH, ...given };
  const begin = <S extends State, C extends Choice>(...question: Question<S, C>): Thinking<C> => {
    const [game, advice, view, seat] = question;
    const options = sensibleOptions(game, advice, view, seat);
    if (options.length === 1) return { step: () => false, thought: () => atOnce(options[0]) };
    return search(question, options, settings);
  };
  return {
    begin,
    think(...question) {
      const thinking = begin(...question);
      while (thinking.step());
      return thinking.thought();
    },
  };
}

/** So many guesses are kept and met again, each time with other luck: a guess costs far more than a clone. */
const GUESSES = 256;

function search<S extends State, C extends Choice>(
  [game, known, view, seat, random]: Question<S, C>,
  options: readonly C[],
  settings: SearchSettings,
): Thinking<C> {
  const advice = settings.learned ? (known.at?.(view, true) ?? known) : known;
  const { now, ms } = settings;
  const start = settings.playouts === undefined ? now() : 0;
  const turns = (settings.far ? advice.turnsAhead?.(view) : undefined) ?? settings.turns;
  const mind = newMind(game, advice, seat, view.agenda.seats.length, { ...settings, turns });
  const glimpse = game.guess(view, seat, random);
  const luck = forkRandom(random);
  const prospects = mostPromising(game, advice, glimpse, seat, options, settings.looks);
  const values: number[] = [];
  const guesses: S[] = [];
  let root: Node<C> | undefined;
  let playouts = 0;

  /** How many playouts there is time for, as far as can be told. */
  const left = (): number => {
    if (settings.playouts !== undefined) return settings.playouts - playouts;
    const spent = now() - start;
    if (spent >= ms) return 0;
    return playouts > 0 ? Math.ceil(((ms - spent) / spent) * playouts) : Infinity;
  };

  return {
    step() {
      const more = left();
      if (more <= 0) return false;
      if (values.length < prospects.length) {
        const { choice } = prospects[values.length];
        values.push(valueAfter(game, advice, glimpse, seat, choice, luck.slice(), GREEDY.follow));
        return true;
      }
      root ??= newNode('', weigh(prospects, values), true);
      if (playouts % 16 === 0 && isDecided(root, more)) return false;
      widen(root, settings, true);
      const edge = select(root.edges, root, mind.scales[seat], settings);
      // The n-th visit of every option meets the same guess, so that luck does not tell them apart.
      const fate = fateOf(luck, edge.visits);
      const deal = forkRandom(fate);
      guesses[edge.visits % GUESSES] ??= game.guess(view, seat, deal);
      const s = game.clone(guesses[edge.visits % GUESSES]);
      s.random = forkRandom(fate);
      playOut(mind, s, root, edge, fate);
      playouts++;
      return true;
    },
    thought: () => conclude(root ?? newNode('', weigh(prospects, values), true), playouts, settings.trust),
  };
}

/** Options weighed by how the seat stands after them; those not looked at yet come last. */
function weigh<C>(prospects: readonly Prospect<C>[], values: readonly number[]): Prospect<C>[] {
  const best = Math.max(...values);
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (best - value) ** 2, 0) / values.length);
  if (!(spread > 0)) return prospects.slice();
  const shares = toShares(prospects.map((_, i) => (i < values.length ? Math.exp((values[i] - best) / spread) : 0)));
  return prospects.map(({ choice }, i) => ({ choice, share: shares[i], hope: values[i] }));
}

/** Can no other option catch up with the leading one in the playouts that are left? */
function isDecided<C extends Choice>(root: Node<C>, left: number): boolean {
  if (root.edges.length < 2) return false;
  const lead = leadOf(root.edges);
  return root.edges.every((edge) => edge === lead || edge.visits + left < lead.visits);
}

function fateOf(luck: Random, visit: number): Random {
  const fate = [luck[0] ^ Math.imul(visit + 1, 0x9e3779b9), luck[1], luck[2] ^ visit, luck[3]];
  for (let i = 0; i < 12; i++) nextInt(fate);
  return fate;
}

function conclude<C extends Choice>(root: Node<C>, playouts: number, trust: number): Thought<C> {
  const tried = root.edges.filter((edge) => edge.visits > 0).sort(compareEdges);
  if (tried.length === 0) return atOnce((root.untried.at(-1) as Prospect<C>).choice);
  const [lead] = tried;
  const candidates = tried.map((edge) => ({
    choice: edge.choice,
    visits: edge.visits,
    value: meanOf(edge, lead, trust) as number,
  }));
  return { choice: lead.choice, playouts, value: candidates[0].value, candidates, line: lineFrom(lead) };
}

/** How often an option must have been tried to be more than a guess. */
const TRUSTED = 4;

function lineFrom<C extends Choice>(lead: Edge<C>): C[] {
  const line = [lead.choice];
  let { next } = lead;
  while (next?.certain && next.edges.length > 0) {
    const edge = leadOf(next.edges);
    if (edge.visits < TRUSTED) break;
    line.push(edge.choice);
    next = edge.next;
  }
  return line;
}
