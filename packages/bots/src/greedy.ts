import {
  type Advice,
  advance,
  type Choice,
  chance,
  forkRandom,
  type Game,
  isAsked,
  type Random,
  type Seat,
  type State,
} from '@orrery/kernel';
import { chooseQuickly, sensibleOptions, sharesOf, standingFor } from './policy.ts';
import { atOnce, type Candidate, type Thinker } from './thinker.ts';
import type { Prospect } from './tree.ts';

export interface GreedySettings {
  /** How many positions to look at: of a longer list only the most promising options are tried. */
  readonly looks: number;
  /** How many guesses of what is hidden to average over, as far as `looks` allows. */
  readonly guesses: number;
  /** How many decisions that follow at once are played on before the position is valued. */
  readonly follow: number;
  /** How far off a value may be taken, as a part of the difference between best and worst. */
  readonly noise: number;
  /**
   * Of the options tried, best first, the part that noise may lead to; below 1 also only to what looks promising at
   * first sight. Nobody laughs at what is only second best.
   */
  readonly among: number;
  /** False: by the hand-written valuation, whatever was learned. */
  readonly learned: boolean;
}

export const GREEDY: GreedySettings = { looks: 64, guesses: 8, follow: 12, noise: 0, among: 1, learned: true };

/** Takes the option after which the seat stands best, by the game's own valuation. */
export function greedyThinker(given: Partial<GreedySettings> = {}): Thinker {
  const settings = { ...GREEDY, ...given };
  return {
    think(game, known, view, seat, random) {
      const listed = sensibleOptions(game, known, view, seat);
      if (listed.length === 1) return atOnce(listed[0]);
      const advice = settings.learned ? (known.at?.(view, false) ?? known) : known;
      const states = [game.guess(view, seat, random)];
      const tried = mostPromising(game, advice, states[0], seat, listed, settings.looks);
      while (states.length < settings.guesses && (states.length + 1) * tried.length <= settings.looks) {
        states.push(game.guess(view, seat, random));
      }
      const lucks = states.map(() => forkRandom(random));
      const values = tried.map(({ choice }) => {
        let sum = 0;
        // Every option meets the same guesses and the same luck, so that only the option makes a difference.
        for (const [i, s] of states.entries()) {
          sum += valueAfter(game, advice, s, seat, choice, lucks[i].slice(), settings.follow);
        }
        return sum / states.length;
      });
      const sensible = sensibleAmong(tried, values, settings.among);
      const good = values.filter((_, i) => sensible[i]);
      // Who is urged, to bring a play to its end say, has better things to do than to err.
      const isUrged = (advice.urge?.(states[0], seat) ?? 0) !== 0;
      const blur = isUrged ? 0 : settings.noise * (Math.max(...good) - Math.min(...good));
      const ranked = tried
        .map(({ choice, share }, i) => ({
          candidate: { choice, visits: states.length, value: values[i] } satisfies Candidate<typeof choice>,
          felt: sensible[i] ? values[i] + blur * (2 * chance(random) - 1) : Number.NEGATIVE_INFINITY,
          share,
          lot: chance(random),
        }))
        .sort((a, b) => compare(b.felt, a.felt) || b.share - a.share || a.lot - b.lot);
      const candidates = ranked.map(({ candidate }) => candidate);
      const { choice, value } = candidates[0];
      return { choice, playouts: states.length * tried.length, value, candidates, line: [choice] };
    },
  };
}

/** An option that looks less promising than this part of the most promising one is not what a beginner would do. */
const PROMISING = 0.1;

/** [option] may noise lead there? The best one always. */
function sensibleAmong(tried: readonly Prospect<unknown>[], values: readonly number[], among: number): boolean[] {
  if (among >= 1) return values.map(() => true);
  const best = values.toSorted((a, b) => b - a);
  const worst = best[Math.ceil(among * best.length) - 1];
  const promise = PROMISING * Math.max(...tried.map(({ share }) => share));
  return values.map((value, i) => value === best[0] || (value >= worst && tried[i].share >= promise));
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** The options worth a look, best prior first; where a game has no priors, one step ahead tells. */
export function mostPromising<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  s: S,
  seat: Seat,
  options: readonly C[],
  most: number,
): Prospect<C>[] {
  const shares = sharesOf(advice, s, seat, options);
  const all = options.map((choice, i) => ({ choice, share: shares[i] }));
  if (options.length <= most) return all;
  const hopes =
    advice.priors !== undefined
      ? shares
      : options.map((choice) => valueAfter(game, advice, s, seat, choice, s.random.slice(), 0));
  return all
    .map((prospect, i) => ({ prospect, hope: hopes[i] }))
    .sort((a, b) => b.hope - a.hope)
    .slice(0, most)
    .map(({ prospect }) => prospect);
}

/** How the seat stands after a choice and the decisions of its own that follow at once. */
export function valueAfter<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  before: S,
  seat: Seat,
  choice: C,
  random: Random,
  follow: number,
): number {
  let s = game.clone(before);
  const { phase } = s.agenda;
  advance(game, s, seat, choice);
  for (let i = 0; i < follow && s.agenda.phase === phase && isAsked(game, s, seat); i++) {
    const options = sensibleOptions(game, advice, s, seat);
    if (options.length === 1 || advice.playout !== undefined) {
      advance(game, s, seat, chooseQuickly(advice, s, seat, options, random));
    } else {
      s = bestNext(game, advice, s, seat, options);
    }
  }
  return standingFor(advice, s, seat);
}

/** How many options are compared where a game has no quick choice of its own. */
const COMPARED = 8;

function bestNext<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  s: S,
  seat: Seat,
  options: readonly C[],
): S {
  let best: S | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const compared =
    options.length <= COMPARED || advice.priors === undefined
      ? options.slice(0, COMPARED)
      : mostPromising(game, advice, s, seat, options, COMPARED).map(({ choice }) => choice);
  for (const choice of compared) {
    const next = game.clone(s);
    advance(game, next, seat, choice);
    const value = standingFor(advice, next, seat);
    if (best === undefined || value > most) {
      best = next;
      most = value;
    }
  }
  return best ?? s;
}
