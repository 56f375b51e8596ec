/** What a card, tile or track space can give; a number is an amount and a missing word means none. */
export interface Effect {
  readonly energy?: number;
  readonly water?: number;
  readonly helium?: number;
  readonly iron?: number;
  readonly titanium?: number;
  readonly sp?: number;
  readonly o2Recover?: number;
  readonly stressDown?: number;
  readonly co2Down?: number;
  readonly co2Up?: number;
  /** Waste gained. */
  readonly waste?: number;
  /** Waste discarded, as far as there is any. */
  readonly wasteRemove?: number;
  /** Cards of choice from the seedbed. */
  readonly seedbedFood?: number;
  /** Steps on research tracks of choice. */
  readonly research?: number;
}

/** What is returned to the supply; titanium may pay iron. */
export interface Cost {
  readonly energy?: number;
  readonly water?: number;
  readonly helium?: number;
  readonly iron?: number;
  readonly titanium?: number;
  readonly waste?: number;
}

export interface Exchange {
  readonly cost: Cost;
  readonly gain: Effect;
}
