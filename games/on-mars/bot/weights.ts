/** What things are worth in points beyond what they score, while there is time to use them. */
export const WORTH = {
  mineral: 1.8,
  resource: 0.49,
  /** The first of a kind is worth more: something can be built with it. */
  firstOfKind: 0.4,
  crystal: 0.93,
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
  ship: 0.86,
  miner: 1.1,
  advanced: 2.5,
  cube: 0.64,
  tile: 0.65,
  techLevel: 0.31,
  scientist: 1.6,
  research: 0.36,
  discovery: 0.2,
  /** A Private Goal that can be completed. */
  goal: 4,
  lssBenefit: 0.84,
  blueprint: 1.2,
  /** An unused Blueprint that fits a Building in reach, one that fits somewhere, one that does not fit yet. */
  cardInZone: 0.47,
  cardOnMap: 0.21,
  cardAlone: 0.19,
  contract: 0.25,
} as const;

/** What a Rover finds, in points, by what it lets the player do. */
export const TILES = {
  develop: 2.6,
  construct: 2.6,
  upgrade: 4.4,
  hire: 3,
  blueprint: 2.2,
  other: 1.8,
  research: 3.7,
  crystal: 0.6,
} as const;

/** How much of what could be done next counts already. */
export const AHEAD = {
  /** The best work, the second best, and so on. */
  best: 0.28,
  second: 0.2,
  third: 0.1,
  /** The same for work on the side of the board where the marker is not. */
  elsewhere: 0.34,
  /** Constructions that a Bot would have to go for, or that are not paid for yet. */
  sites: 0.08,
  /** What production on the way to Orbit is worth before it happens. */
  produce: 0.5,
} as const;

/** Rounds a game among good players takes, and one against Lacerda. */
export const USUAL_LENGTH = 20;
export const SOLO_LENGTH = 18;
/** So many turns are enough to use up goods in hand, or to get the full good of a machine. */
export const TURNS = { stock: 3.5, engine: 15 } as const;
/** However long a game drags on, it may last so many turns more. */
export const TURNS_AHEAD = 2;

/** From this round on everybody would like to see the end, more so every round; what a whole Mission is worth then. */
export const HASTE = { from: 18, round: 0.5, most: 10, behind: 0.5 } as const;
/** From this round on it is worth so much more every round: nobody plays for ever, not even who is behind. */
export const LATE = { from: 18, round: 5 } as const;
/**
 * What each turn of work that the end is away costs from a round on, by the square of the rounds since. The last step is
 * as dear as so many turns: whoever takes it gives up all that could still be done.
 */
export const URGE = { from: 17, round: 3, last: 1.5 } as const;
/** From this round on nobody puts off a Building that the next Colony level waits for. */
export const LATEST = 18;
/** A Colony at a level that does not count yet is so many rounds behind for each level that it lacks. */
export const BEHIND = 2;
/** What it is worth to be busy with a Mission that is still open, by round, and at most. */
export const BUSY = { round: 2, most: 12 } as const;

/** Quick choices. */
export const QUICK = {
  /** Points by which a choice has to be better to look e times as promising. */
  spread: 1,
  /** Luck in playouts, in points. */
  luck: 0.12,
} as const;

/** Against Lacerda, found by playing with all of them moved a little (docs/strength.md). */
export const SOLO = {
  /** What it costs that the Goal is out of reach. */
  lost: 30,
  /** What each turn of work costs that there is no time for, and each requirement that is still open. */
  turn: 4.4,
  open: 3.1,
  /** Turns of work that are done in a turn, much of it by the way, and how unsure that is. */
  pace: 1.18,
  blur: 4.3,
  /** What it costs that the Goal will be missed, and how unsure that is with a turn left: with more, by their root. */
  failed: 40,
  doubt: 0.9,
  /** What each point above a safe lead is worth less, the lead that is safe, and how unsure that is. */
  idle: 0.6,
  safe: 20,
  sway: 4,
  /** What each requirement that was not met costs when the play is over. */
  missed: 22,
  /** What the Goal still asks for is worth so much more at a glance than what it brings. */
  wanted: 1.8,
  /** A Contract of a kind it asks for, as long as none is in hand: they take longest. */
  contract: 8.3,
} as const;

/** Turns of work for what a Goal against Lacerda asks for. */
export const WORK = {
  /** Goods that a Contract wants; one in hand is as good as delivered but for this part. */
  mineral: 0.69,
  crystal: 0.3,
  good: 0.42,
  held: 0.15,
  /** Each Building that a Complex lacks, each level its Tech lacks, an own marker, a Blueprint for it. */
  build: 1,
  tech: 0.43,
  marker: 0.88,
  blueprint: 0.91,
  /** Taking a Contract, and waiting for one that is not on display. */
  take: 1.5,
  wait: 1.5,
  /** Steps of a Rover in a turn, its Tech apart, and what taking a tile costs beside the way. */
  points: 2.7,
  tile: 0.42,
  /** A Private Goal from nothing to its end, showing it, and what each in hand to choose from saves. */
  goal: 3,
  reveal: 0.28,
  choice: 0.1,
  /** Each Building that a Colony level waits for; others build, too. */
  level: 0.42,
  shelter: 1.6,
  /** Each level of a Tech. */
  development: 0.47,
  /** Anything else. */
  other: 1.2,
  /** Each point of the lead that is missing, points of it to spare, and how much it sways. */
  lead: 0.1,
  spare: 5,
  sway: 10,
} as const;
