import {
  type Advice,
  advance,
  type Choice,
  forkRandom,
  type Game,
  isAsked,
  isOver,
  type Random,
  type Seat,
  type State,
} from '@orrery/kernel';
import { chooseQuickly, sensibleOptions, sharesOf } from './policy.ts';
import {
  type Edge,
  edgesFor,
  learn,
  measure,
  type Node,
  newEdge,
  newNode,
  newScale,
  type Scale,
  select,
  type TreeSettings,
  widen,
} from './tree.ts';

export interface PlayoutSettings extends TreeSettings {
  /** How many turns of its own beyond the present one are played before a position is valued. */
  readonly turns: number;
  /** At most this many choices make a playout. */
  readonly length: number;
  /** How the others decide: quickly, or by learning about their own decisions at the same time. */
  readonly others: 'quick' | 'tree';
  /** Questions with more options than this are not learned about once chance or others have had their say. */
  readonly broad: number;
}

/** What a search knows, and what it has learned so far. */
export interface Mind<S extends State, C extends Choice> {
  readonly game: Game<S, C>;
  readonly advice: Advice<S, C>;
  readonly me: Seat;
  readonly settings: PlayoutSettings;
  /** An edge to the first decision of every seat that learns. */
  readonly roots: (Edge<C> | undefined)[];
  /** The rewards of every seat. */
  readonly scales: Scale[];
}

export function newMind<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  me: Seat,
  seats: number,
  settings: PlayoutSettings,
): Mind<S, C> {
  const roots = Array.from({ length: seats }, (_, seat) => {
    if (seat !== me && settings.others === 'quick') return undefined;
    // It leads somewhere, so it has nothing of its own to learn first.
    return { ...newEdge({ choice: { do: '' } as C, share: 1 }), visits: 1 };
  });
  return { game, advice, me, settings, roots, scales: roots.map(newScale) };
}

/** The way of one seat down its own tree in one playout. */
interface Trail<C extends Choice> {
  readonly nodes: Node<C>[];
  readonly edges: Edge<C>[];
  /** Where it has come to; undefined when it has left the tree. */
  at: Edge<C> | undefined;
  /** True when it has made a new node: one a playout is enough. */
  grown: boolean;
}

/** Plays on from a guessed state, beginning with an option of the root, and learns from how it goes. */
export function playOut<S extends State, C extends Choice>(
  mind: Mind<S, C>,
  s: S,
  root: Node<C>,
  first: Edge<C>,
  luck: Random,
): void {
  const { game, me, settings } = mind;
  const { agenda } = s;
  // Luck of its own for every seat and turn keeps playouts alike but for what this seat tries.
  let lucks = mind.roots.map(() => forkRandom(luck));
  const trails = mind.roots.map((at): Trail<C> => ({ nodes: [], edges: [], at, grown: false }));
  follow(trails[me], root, first);
  let { phase } = agenda;
  let turns = 0;
  let othersDecided = false;
  let certain = takeFor(mind, s, first.choice);
  for (let choices = 1; choices < settings.length; choices++) {
    const seat = nextSeat(mind, s);
    if (seat === undefined) break;
    if (seat === me) {
      if (agenda.phase !== phase && (othersDecided || trails.length === 1)) {
        if (turns === settings.turns) break;
        turns++;
        othersDecided = false;
        lucks = lucks.map(() => forkRandom(luck));
      }
      phase = agenda.phase;
    } else {
      // The last turn is over; what the others still do in it is left open.
      if (turns === settings.turns && agenda.seats[me].length === 0) break;
      othersDecided = true;
      certain = false;
    }
    const choice = decide(mind, trails[seat], s, seat, certain && seat === me, lucks[seat]);
    if (certain) certain = takeFor(mind, s, choice);
    else advance(game, s, seat, choice);
  }
  learnFrom(mind, s, trails);
}

/** In a phase of several seats the own decisions come first: the others' cannot change them. */
function nextSeat<S extends State, C extends Choice>({ game, me }: Mind<S, C>, s: S): Seat | undefined {
  if (isAsked(game, s, me)) return me;
  for (let seat = 0; seat < s.agenda.seats.length; seat++) if (isAsked(game, s, seat)) return seat;
  return undefined;
}

/** Takes an own choice; true when what the seat knows now follows from its choice alone, whatever was guessed. */
function takeFor<S extends State, C extends Choice>({ game, me }: Mind<S, C>, s: S, choice: C): boolean {
  const { random, revealed, agenda } = s;
  const { phase } = agenda;
  const drawn = random[3];
  const alone = agenda.seats.every((stack, seat) => seat === me || stack.length === 0);
  advance(game, s, me, choice);
  return s.random[3] === drawn && s.revealed === revealed && (alone || s.agenda.phase === phase);
}

function decide<S extends State, C extends Choice>(
  mind: Mind<S, C>,
  trail: Trail<C>,
  s: S,
  seat: Seat,
  certain: boolean,
  luck: Random,
): C {
  const { game, advice, settings, scales } = mind;
  if (certain && trail.at !== undefined) {
    const node = nextNode(trail, stepOf(s, seat), true, () => prospectsOf(mind, s, seat));
    if (node !== undefined) {
      widen(node, settings);
      return follow(trail, node, select(node.edges, node, scales[seat], settings));
    }
  }
  const options = sensibleOptions(game, advice, s, seat);
  if (options.length === 1) return options[0];
  if (options.length <= settings.broad && trail.at !== undefined) {
    const node = nextNode(trail, stepOf(s, seat), false, () => []);
    if (node !== undefined) {
      const edges = edgesFor(node, options, sharesOf(advice, s, seat, options));
      return follow(trail, node, select(edges, node, scales[seat], settings));
    }
  }
  trail.at = undefined;
  return chooseQuickly(advice, s, seat, options, luck);
}

function stepOf(s: State, seat: Seat): string {
  const stack = s.agenda.seats[seat];
  return stack[stack.length - 1].step;
}

function prospectsOf<S extends State, C extends Choice>({ game, advice }: Mind<S, C>, s: S, seat: Seat) {
  const options = sensibleOptions(game, advice, s, seat);
  const shares = sharesOf(advice, s, seat, options);
  return options.map((choice, i) => ({ choice, share: shares[i] }));
}

/** The node a trail comes to, made if it is time; undefined when the trail leaves the tree here. */
function nextNode<C extends Choice>(
  trail: Trail<C>,
  step: string,
  certain: boolean,
  prospects: () => { choice: C; share: number }[],
): Node<C> | undefined {
  const at = trail.at as Edge<C>;
  if (at.next === undefined) {
    if (trail.grown || at.visits === 0) return undefined;
    at.next = newNode(step, prospects(), certain);
    trail.grown = true;
  }
  return at.next.certain === certain && at.next.step === step ? at.next : undefined;
}

function follow<C extends Choice>(trail: Trail<C>, node: Node<C>, edge: Edge<C>): C {
  trail.nodes.push(node);
  trail.edges.push(edge);
  trail.at = edge;
  return edge.choice;
}

function learnFrom<S extends State, C extends Choice>(mind: Mind<S, C>, s: S, trails: readonly Trail<C>[]): void {
  const { advice, me, scales } = mind;
  const ahead = leadFor(mind, s, me);
  for (let seat = 0; seat < trails.length; seat++) {
    const { nodes, edges } = trails[seat];
    if (edges.length === 0) continue;
    // Of two players one is as far ahead as the other is behind: one look tells both.
    const lead = seat === me ? ahead : trails.length === 2 ? -ahead : leadFor(mind, s, seat);
    const reward = lead + (advice.urge?.(s, seat) ?? 0);
    measure(scales[seat], reward);
    for (let i = 0; i < edges.length; i++) learn(nodes[i], edges[i], reward);
  }
}

/** How far a seat is ahead: by what the game says of it, or of the others' mean by how all seats stand. */
function leadFor<S extends State, C extends Choice>({ game, advice }: Mind<S, C>, s: S, seat: Seat): number {
  const lead = advice.lead?.(s, seat);
  if (lead !== undefined) return lead;
  const seats = s.agenda.seats.length;
  const scores = isOver(s) ? game.scores(s) : undefined;
  const standingOf = (of: Seat): number => scores?.[of] ?? advice.value(s, of);
  if (seats === 1) return standingOf(seat);
  let sum = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) sum += standingOf(other);
  return standingOf(seat) - sum / (seats - 1);
}
