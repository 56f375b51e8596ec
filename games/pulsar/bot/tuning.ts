/** Figures that no rule gives: what things are worth by and large. Found by letting computer players play. */
export interface Tuning {
  /** A station, the bonus that comes with a discovery, an exploration tile. */
  readonly station: number;
  readonly discovery: number;
  readonly explore: number;
  /** A gyrodyne under construction: this share of its yield to come, less what completing it takes. */
  readonly builtShare: number;
  readonly builtCost: number;
  /** A pulsar without gyrodyne, the same way. */
  readonly pulsarShare: number;
  readonly pulsarCost: number;
  /** A loose gyrodyne without pulsar. */
  readonly looseCost: number;
  /** A token at the end and what it is worth more early on; a cube early and late. */
  readonly token: number;
  readonly tokenEarly: number;
  readonly cube: number;
  readonly cubeLate: number;
  /** What a usual die brings. */
  readonly die: number;
  /** An unfinished transmitter: the chance for each open cost to be paid, and which part of a die that takes. */
  readonly idleChance: number;
  readonly idleDie: number;
  /** Every unfinished tile makes another one less welcome. */
  readonly crowd: number;
  /** How much of its promise a lasting technology keeps. */
  readonly lasting: number;
  readonly patent: number;
  readonly project: number;
  readonly complete: number;
  /** How much of what brings a goal nearer counts at once. */
  readonly goal: number;
  /** Gates a run will visit, of one colour or of any, and how many must be there to use it early. */
  readonly runOne: number;
  readonly runAny: number;
  readonly patience: number;
  /** Taking dice: what a die can do, ranks on the tracks, fields, and fields with a penalty. */
  readonly draftDie: number;
  readonly initiative: number;
  readonly engineering: number;
  readonly field: number;
  readonly edge: number;
}

/** For the valuation of a standing. */
export const VALUE: Tuning = {
  station: 3.7,
  discovery: 4.4,
  explore: 4.6,
  builtShare: 0.75,
  builtCost: 5,
  pulsarShare: 0.27,
  pulsarCost: 10,
  looseCost: 10,
  token: 0.8,
  tokenEarly: 1.9,
  cube: 1.7,
  cubeLate: 1,
  die: 6,
  idleChance: 0.86,
  idleDie: 0.9,
  crowd: 0.75,
  lasting: 0.65,
  patent: 0.8,
  project: 0.9,
  complete: 1.5,
  goal: 0,
  runOne: 1.9,
  runAny: 2.8,
  patience: 2.4,
  draftDie: 1,
  initiative: 0.7,
  engineering: 1.4,
  field: 0.09,
  edge: 0.6,
};

/** For quick choices. */
export const QUICK: Tuning = {
  ...VALUE,
  station: 3.2,
  discovery: 5.7,
  explore: 5.3,
  builtCost: 6.5,
  pulsarShare: 0.3,
  looseCost: 20,
  token: 0.85,
  cube: 1.8,
  idleChance: 0.73,
  idleDie: 1.1,
  crowd: 0.8,
  lasting: 0.52,
  project: 0.65,
  goal: 1.1,
  runAny: 3.3,
  patience: 2.5,
  draftDie: 0.55,
  initiative: 0.9,
  engineering: 2.3,
  field: 0.117,
  edge: 0.5,
};
