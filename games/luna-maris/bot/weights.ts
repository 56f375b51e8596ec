/** What the valuation believes, in points. Found by play: see the arena. */
export const WEIGHTS = {
  /** What a turn with a scientist earns beyond what it uses up. */
  turn: 4,
  /** Oxygen a turn takes. */
  o2ATurn: 1.55,
  /** How many turns' work a level-2 scientist does. */
  level2Turns: 1.7,
  /** Resources when all the time is left. */
  energy: 1.1,
  iron: 0.9,
  titanium: 2,
  water: 2.6,
  helium: 4.2,
  /** How many turns it takes until resources have their full worth. */
  horizon: 6,
  /** A scientist at rest that food in hand can bring back, as a part of one in hand. */
  fed: 0.62,
  /** A turn that oxygen allows in later rounds, and a scientist who is ready for it. */
  later: 1.3,
  card: 1.8,
  /** Nutrition kept for later, as a part of a scientist. */
  feed: 0.5,
  /** What a quick choice pays for a scientist or an oxygen that runs short. */
  scarceCard: 1.2,
  scarceO2: 1.6,
  /** More ore than this waits long for its use. */
  enoughIron: 6,
  enoughTitanium: 5,
  /** How much of the ore on the right is still used. */
  hold: 0.5,
  /** How much of the ore of later productions is used. */
  probe: 0.9,
  /** Points of linked probes and of advanced modules in rounds to come, and of a hired scientist's work. */
  group: 1.5,
  built: 1.3,
  level2: 0.9,
  /** The ranking by CO2 in rounds to come. */
  co2Rank: 0.8,
  /** Extraction and sustainability, as a part of the tables of levels. */
  tracks: 1.3,
  /** Hopes for the best and the second open order. */
  bestOrder: 0.6,
  secondOrder: 0.3,
  /** How much ranks for food lose for every round to come. */
  foodFades: 0.16,
  /** Being ready to use the own equipment. */
  equipment: 0.7,
};
