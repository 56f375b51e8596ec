import { type Choice, sameChoice } from '@orrery/kernel';

/** What one seat has learned about its own decisions: a node is a decision, an edge an option that was tried. */
export interface Node<C extends Choice> {
  /** The step that asks. */
  readonly step: string;
  /** True when every guess leads to this very question: its options are listed once and kept. */
  readonly certain: boolean;
  /** Options without an edge yet, the most promising last. */
  readonly untried: Prospect<C>[];
  readonly edges: Edge<C>[];
  visits: number;
  sum: number;
}

export interface Prospect<C> {
  readonly choice: C;
  /** How promising it looks, as a share of 1. */
  readonly share: number;
  /** What it looks worth before it is tried, where somebody has looked. */
  readonly hope?: number | undefined;
}

export interface Edge<C extends Choice> extends Prospect<C> {
  visits: number;
  sum: number;
  /** The sums after each visit, where lucky and unlucky guesses are to be told apart (see `leadOf`). */
  readonly sums: number[] | undefined;
  next: Node<C> | undefined;
}

export interface TreeSettings {
  /** How much a promising or little tried option is preferred to a proven one. */
  readonly explore: number;
  /** A node visited n times tries `widen[0] + n ** widen[1]` options. */
  readonly widen: readonly [first: number, power: number];
  /** How many visits a first look at an option is worth: playouts are noisy, and looks are short-sighted. */
  readonly trust: number;
}

export function newNode<C extends Choice>(step: string, prospects: readonly Prospect<C>[], certain: boolean): Node<C> {
  const untried = prospects.toSorted((a, b) => a.share - b.share);
  return { step, certain, untried, edges: [], visits: 0, sum: 0 };
}

export function newEdge<C extends Choice>(prospect: Prospect<C>, paired = false): Edge<C> {
  return { ...prospect, visits: 0, sum: 0, sums: paired ? [0] : undefined, next: undefined };
}

/** Tries more options the more often a node was visited: long lists are searched from their promising end. */
export function widen<C extends Choice>(node: Node<C>, { widen: [first, power] }: TreeSettings, paired = false): void {
  const most = first + node.visits ** power;
  while (node.edges.length < most) {
    const prospect = node.untried.pop();
    if (prospect === undefined) return;
    node.edges.push(newEdge(prospect, paired));
  }
}

/** The edges for options that differ from guess to guess; new ones are added. */
export function edgesFor<C extends Choice>(node: Node<C>, options: readonly C[], shares: readonly number[]): Edge<C>[] {
  return options.map((choice, i) => {
    const known = edgeOf(node, choice);
    if (known !== undefined) return known;
    const edge = newEdge({ choice, share: shares[i] });
    node.edges.push(edge);
    return edge;
  });
}

/** Most options are rows of a table, the very same ones every time: only others are compared field by field. */
function edgeOf<C extends Choice>({ edges }: Node<C>, choice: C): Edge<C> | undefined {
  for (let i = 0; i < edges.length; i++) if (edges[i].choice === choice) return edges[i];
  return edges.find((edge) => sameChoice(edge.choice, choice));
}

/** PUCT: the best mean so far, plus a bonus for promise that shrinks with every visit. */
export function select<C extends Choice>(
  edges: readonly Edge<C>[],
  node: Node<C>,
  scale: Scale,
  { explore, trust }: TreeSettings,
): Edge<C> {
  const leader = leadOf(edges);
  let visits = 0;
  for (const edge of edges) visits += edge.visits;
  const unknown = node.visits > 0 ? squash(scale, node.sum / node.visits) : 0.5;
  const bonus = explore * Math.sqrt(visits + 1);
  let best = edges[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const mean = meanOf(edge, leader, trust);
    const worth = mean === undefined ? unknown : squash(scale, mean);
    const merit = worth + (bonus * edge.share) / (1 + edge.visits);
    if (merit > most) {
      best = edge;
      most = merit;
    }
  }
  return best;
}

/** The edge visited most; of equals the one with the best mean, then the most promising. */
export function leadOf<C extends Choice>(edges: readonly Edge<C>[]): Edge<C> {
  let lead = edges[0];
  for (const edge of edges) if (compareEdges(edge, lead) < 0) lead = edge;
  return lead;
}

/** Best first. */
export function compareEdges<C extends Choice>(a: Edge<C>, b: Edge<C>): number {
  if (a.visits !== b.visits) return b.visits - a.visits;
  return b.sum - a.sum || b.share - a.share;
}

/**
 * What an edge is worth by what it brought so far, or undefined when nobody can tell. Where sums are kept, the n-th
 * visit of every edge met the same guess, so the luck the leader had in this edge's few guesses, compared with all of
 * its own, is taken out again; and what a first look promised, compared with the leader, counts as `trust` visits.
 */
export function meanOf<C extends Choice>(edge: Edge<C>, leader: Edge<C>, trust: number): number | undefined {
  const { visits, sum, hope } = edge;
  if (leader.sums === undefined || leader === edge || leader.visits < visits) {
    return visits > 0 ? sum / visits : undefined;
  }
  if (leader.visits === 0) return undefined;
  const lead = leader.sum / leader.visits;
  const paired = visits > 0 ? (sum - leader.sums[visits]) / visits : 0;
  if (hope === undefined || leader.hope === undefined) return visits > 0 ? lead + paired : undefined;
  return lead + (visits * paired + trust * (hope - leader.hope)) / (visits + trust || 1);
}

export function learn<C extends Choice>(node: Node<C>, edge: Edge<C>, reward: number): void {
  node.visits++;
  node.sum += reward;
  edge.visits++;
  edge.sum += reward;
  edge.sums?.push(edge.sum);
}

/** Running mean and spread of the rewards: games count in points of any size. */
export interface Scale {
  seen: number;
  mean: number;
  squares: number;
}

export function newScale(): Scale {
  return { seen: 0, mean: 0, squares: 0 };
}

export function measure(scale: Scale, reward: number): void {
  scale.seen++;
  const off = reward - scale.mean;
  scale.mean += off / scale.seen;
  scale.squares += off * (reward - scale.mean);
}

/** A reward as a number from 0 to 1; an average one is a half. */
export function squash(scale: Scale, reward: number): number {
  const spread = Math.sqrt(scale.squares / Math.max(1, scale.seen));
  return spread > 0 ? 1 / (1 + Math.exp((scale.mean - reward) / spread)) : 0.5;
}
