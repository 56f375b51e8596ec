import { forkRandom, type Random, type Seat, shuffle } from '@orrery/kernel';
import { A_CARDS, B_REWARDS, BLUEPRINTS, DISCOVERIES, GOALS, SOLO_CARDS, STACK_SIZE, TECH_SET } from './data/index.ts';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, NONE, type OnMarsState } from './rules/state.ts';

/** The numbers below n that pass a test. */
function among(n: number, fits: (i: number) => boolean): number[] {
  const out: number[] = [];
  for (let i = 0; i < n; i++) if (fits(i)) out.push(i);
  return out;
}

const unseen = (n: number, seen: number): number[] => among(n, (i) => ((seen >> i) & 1) === 0);

/** Deals the pool out to the blots of a list. */
function fillBlots(cards: number[], pool: number[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === HIDDEN) cards[i] = pool.pop() as number;
}

/** A full state that fits a view: hidden cards and tiles are dealt from all that were not seen yet. */
export function guessState(view: OnMarsState, _viewer: Seat | null, random: Random): OnMarsState {
  const s = cloneState(view);
  s.random = forkRandom(random);
  s.discoveryStack = shuffle(random, unseen(DISCOVERIES.length, s.seenDiscoveries)).slice(0, s.discoveryStack.length);
  const techs = TECH_SET.filter((tech) => ((s.seenTechs >> tech) & 1) === 0);
  s.techStack = shuffle(random, techs).slice(0, s.techStack.length);
  // OM-SETUP-07: the Level 1 cards still lie above the Level 3 cards.
  const cards = unseen(BLUEPRINTS.length, s.seenBlueprints);
  const level = (wanted: number): number[] =>
    shuffle(
      random,
      cards.filter((card) => BLUEPRINTS[card].level === wanted),
    );
  s.blueprintDeck = [...level(3), ...level(1)];
  s.stacks = guessStacks(view, random);
  guessHands(s, random);
  s.soloDeck = shuffle(
    random,
    among(SOLO_CARDS.length, (card) => !s.soloDiscards.includes(card)),
  ).slice(0, s.soloDeck.length);
  return s;
}

function guessStacks(view: OnMarsState, random: Random): number[] {
  const out: number[] = [];
  for (let type = 0; type < view.built.length; type++) {
    const tiles = view.stacks.slice(type * STACK_SIZE, (type + 1) * STACK_SIZE);
    const left = among(STACK_SIZE, (tile) => !tiles.includes(tile));
    fillBlots(tiles, shuffle(random, left));
    out.push(...tiles);
  }
  return out;
}

function guessHands(s: OnMarsState, random: Random): void {
  const known = s.players.flatMap((p) => [...p.goals, p.goal]);
  const goals = shuffle(
    random,
    among(GOALS.length, (goal) => !known.includes(goal)),
  );
  for (const p of s.players) fillBlots(p.goals, goals);
  if (!s.rules.firstColonists) return;
  const ownA = s.players.map((p) => p.aCard);
  const a = shuffle(
    random,
    unseen(A_CARDS.length, s.shownA).filter((card) => !ownA.includes(card)),
  );
  const ownB = s.players.flatMap((p) => p.bCards);
  const b = shuffle(
    random,
    unseen(B_REWARDS.length, s.shownB).filter((card) => !ownB.includes(card)),
  );
  for (const p of s.players) {
    if (p.aCard === HIDDEN) p.aCard = a.pop() ?? NONE;
    fillBlots(p.bCards, b);
  }
  s.bDeck = b.slice(0, s.bDeck.length);
}
