/** What things are worth in points beyond what they score, while there is time to use them. */
export const WORTH = {
  mineral: 0.95,
  resource: 0.7,
  /** The first of a kind is worth more: something can be built with it. */
  firstOfKind: 0.4,
  crystal: 0.75,
  /** A Crystal more than so many is hard to use. */
  crystalsUsed: 5,
  spareCrystal: 0.25,
  colonist: 0.9,
  atHome: 0.55,
  /** Who has nobody at home can hardly act: the first ones count most. */
  ready: 0.7,
  atWork: 0.25,
  onSlot: 0.15,
  shelter: 2.2,
  bot: 1.6,
  ship: 0.8,
  miner: 1.2,
  advanced: 1.3,
  cube: 0.7,
  tile: 0.7,
  techLevel: 0.35,
  scientist: 2.5,
  research: 0.3,
  discovery: 0.2,
  /** A Private Goal that can be completed. */
  goal: 4,
  lssBenefit: 0.9,
  blueprint: 1.2,
  /** An unused Blueprint that fits a Building in reach, one that fits somewhere, one that does not fit yet. */
  cardInZone: 0.6,
  cardOnMap: 0.5,
  cardAlone: 0.3,
  contract: 0.45,
} as const;

/** How much of what could be done next counts already: the best work, the second best, and so on. */
export const PROSPECT: readonly number[] = [0.35, 0.2, 0.1];
/** The same for work on the side of the board where the marker is not. */
export const ELSEWHERE = 0.5;
/** Constructions that a Bot would have to go for, or that are not paid for yet. */
export const SITES_AHEAD = 0.08;
/** What production on the way to Orbit is worth before it happens. */
export const TO_PRODUCE = 0.5;

/** Rounds a game among good players takes, and one against Lacerda. */
export const USUAL_LENGTH = 20;
export const SOLO_LENGTH = 18;
/** So many turns are enough to use up goods in hand, or to get the full good of a machine. */
export const STOCK_TURNS = 3;
export const ENGINE_TURNS = 14;
/** However long a game drags on, it may last so many turns more. */
export const TURNS_AHEAD = 2;

/** From this round on everybody would like to see the end, more so every round; what a whole Mission is worth then. */
export const HASTE = { from: 15, round: 0.5, most: 10, behind: 0.5 } as const;
/** From this round on it is worth so much more every round: nobody plays for ever, not even who is behind. */
export const LATE = { from: 15, round: 5 } as const;
/**
 * What each turn of work that the end is away costs from a round on, by the square of the rounds since. The last step is
 * as dear as so many turns: whoever takes it gives up all that could still be done.
 */
export const URGE = { from: 14, round: 1.2, last: 1.5 } as const;
/** From this round on nobody puts off a Building that the next Colony level waits for. */
export const LATEST = 17;
/** A Colony at a level that does not count yet is so many rounds behind for each level that it lacks. */
export const BEHIND = 2;
/** What it is worth to be busy with a Mission that is still open, by round, and at most. */
export const BUSY = { round: 2, most: 12 } as const;

/** Solo: each requirement that is met, and each point of the lead over Lacerda. */
export const REQUIREMENT = 16;
export const MARGIN = 0.4;
/** Solo: what it costs that the Goal is out of reach. */
export const LOST = 30;
/** Solo: what the Goal still asks for is worth so much more than what it brings. */
export const WANTED = 4;
