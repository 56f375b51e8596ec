/** How strong somebody is believed to be, and how sure that is: a normal distribution. */
export interface Rating {
  readonly mean: number;
  readonly deviation: number;
}

const MEAN = 25;
const DEVIATION = MEAN / 3;
/** How much luck and form one play holds, for one person. */
const BETA = DEVIATION / 2;
/** What is forgotten between two plays, so that nobody's rating stands still for ever. */
const DRIFT = DEVIATION / 100;
/** A deviation never shrinks by more than this in one play. */
const LEAST_FACTOR = 1e-4;

export const NEWCOMER: Rating = { mean: MEAN, deviation: DEVIATION };

/** Above this nobody can be sure yet, and a list says so: about the first ten plays. */
const SURE = 6.5;
export const isProvisional = ({ deviation }: Rating): boolean => deviation > SURE;

/** On the scale people know: a newcomer has 1500, and 400 points more win ten plays of eleven between two. */
export const pointsOf = ({ mean }: Rating): number => Math.round(1500 + 30 * (mean - MEAN));

/**
 * The ratings after one play, by the places reached (equal places are a draw). This is the Plackett-Luce update of Weng
 * and Lin, 'A Bayesian Approximation Method for Online Ranking' (2011), with one person a team; it knows any number
 * of seats. Short enough to be written here: the library of this method brings sixty packages.
 */
export function rate(before: readonly Rating[], places: readonly number[]): Rating[] {
  const seats = before.map(({ mean, deviation }) => ({ mean, variance: deviation ** 2 + DRIFT ** 2 }));
  const scale = Math.sqrt(seats.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strength = seats.map(({ mean }) => Math.exp(mean / scale));
  // For each place: how strong all are who came in no better, and how many share it.
  const field = places.map((place) => strength.reduce((sum, one, i) => (places[i] >= place ? sum + one : sum), 0));
  const sharing = places.map((place) => places.filter((other) => other === place).length);

  return seats.map(({ mean, variance }, i) => {
    let step = 0;
    let certainty = 0;
    for (let q = 0; q < seats.length; q++) {
      if (places[q] > places[i]) continue;
      const chance = strength[i] / field[q];
      step += ((q === i ? 1 : 0) - chance) / sharing[q];
      certainty += (chance * (1 - chance)) / sharing[q];
    }
    const deviation = Math.sqrt(variance);
    const shrink = 1 - (deviation / scale) * (variance / scale ** 2) * certainty;
    return { mean: mean + (variance / scale) * step, deviation: deviation * Math.sqrt(Math.max(shrink, LEAST_FACTOR)) };
  });
}

/** The chance of each to come in first, as the ratings see it. */
export function chancesOf(ratings: readonly Rating[]): number[] {
  const scale = Math.sqrt(ratings.reduce((sum, { deviation }) => sum + deviation ** 2 + BETA ** 2, 0));
  const strength = ratings.map(({ mean }) => Math.exp(mean / scale));
  const all = strength.reduce((sum, one) => sum + one, 0);
  return strength.map((one) => one / all);
}
