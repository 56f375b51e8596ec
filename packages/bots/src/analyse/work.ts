import {
  type GameRoom,
  optionsOf,
  type PlayRecord,
  type Retraced,
  sameChoice,
  seedRandom,
  viewOf,
} from '@orrery/kernel';
import { searchThinker } from '../search.ts';
import type { AnalysisSettings, AnalysisTask, DecisionFound, Finding, MomentFound } from './analysis.ts';
import { chancesOf, oddsAt, standingOf } from './chances.ts';
import { duel } from './duel.ts';

type Rules = Pick<GameRoom, 'game' | 'advice'>;

/** How many times as long a close look thinks. */
const CLOSE = 10;
/** A choice that the search likes as well as its own, by so many points, is as good. */
const EQUAL = 0.05;

/**
 * Does one task of an analysis. The seat's choice is judged by what the seat could know: by its view, never by the state
 * of the play; chances by what a spectator could know.
 */
export function work(
  rules: Rules,
  record: PlayRecord,
  traced: Retraced,
  settings: AnalysisSettings,
  task: AnalysisTask,
): Finding {
  return task.do === 'moment'
    ? { do: 'moment', found: lookAtMoment(rules, record, traced, settings, task.at) }
    : { do: 'decision', found: lookAtDecision(rules, record, traced, settings, task) };
}

function lookAtMoment(
  { game, advice }: Rules,
  record: PlayRecord,
  traced: Retraced,
  settings: AnalysisSettings,
  at: number,
): MomentFound {
  const play = traced.playAt(at);
  const odds = oddsAt(advice.odds, at / Math.max(1, record.choices.length));
  const result = game.result(play.state);
  if (result !== undefined) {
    const { winners } = result;
    return { at, odds, chances: result.places.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
  }
  const seed = `${settings.seed}/moment`;
  const playouts = Math.ceil(settings.playouts / 3);
  const standing = standingOf(game, advice, viewOf(play, null), { playouts, seed });
  return { at, odds, chances: chancesOf(standing, odds).map((chance) => Math.round(chance * 1000) / 1000) };
}

const shorten = (value: number): number => Math.round(value * 100) / 100;

function lookAtDecision(
  { game, advice }: Rules,
  record: PlayRecord,
  traced: Retraced,
  settings: AnalysisSettings,
  { at, close }: { readonly at: number; readonly close: boolean },
): DecisionFound {
  const [seat, made] = record.choices[at];
  const view = viewOf(traced.playAt(at), seat);
  const options = optionsOf(game, view, seat);
  const found = { at, seat, options: options.length, loss: 0, error: 0, ...(close ? { close } : {}) } as const;
  const chosen = options.find((option) => sameChoice(option, made));
  if (options.length === 1 || chosen === undefined) return found;
  const times = close ? CLOSE : 1;
  const seed = `${settings.seed}/${at}/${times}`;
  const playouts = settings.playouts * times;
  const thought = searchThinker({ playouts }).think(game, advice, view, seat, seedRandom(seed));
  const { choice: better, line, candidates } = thought;
  if (sameChoice(better, made)) return found;
  const liked = candidates.find(({ choice }) => sameChoice(choice, made));
  if (!close && liked !== undefined && (thought.value ?? 0) - liked.value <= EQUAL) return found;
  const bound = { playouts: Math.ceil(playouts / 4), seed };
  const { mean, error, reasons } = duel(game, advice, view, seat, [better, chosen], bound);
  if (mean <= 0) return found;
  const lost = { ...found, loss: shorten(mean), error: shorten(error), better, line: line.slice(0, 4) };
  return close ? { ...lost, reasons } : lost;
}
