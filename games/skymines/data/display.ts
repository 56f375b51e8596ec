export const DISPLAY_FIELDS = 12;
/** Fields a column: 1 to 4 on the right, 5 to 8 in the middle, 9 to 12 on the left. */
export const DISPLAY_ROWS = 4;
/** Added to a card's cost: right, middle, left column. */
const SURCHARGES: readonly number[] = [0, 1, 2];

/** [field number] what it adds to the price; field 0 does not exist. */
export const SURCHARGE: readonly number[] = Array.from({ length: DISPLAY_FIELDS + 1 }, (_, field) =>
  field === 0 ? 0 : SURCHARGES[Math.floor((field - 1) / DISPLAY_ROWS)],
);

/** Research fields: four of each letter, a1 to a4, b1 to b4, c1 to c4. */
export const RESEARCH_COLUMNS = 4;
export const RESEARCH_FIELDS = 3 * RESEARCH_COLUMNS;
/** SKY-RP-08: the first field of each letter has the red border. */
export const RED_COLUMN = 0;

export const ROUNDS = 7;
export const SUPPLEMENT_START = 1;
/** Coins under each special plan. */
export const ROUND_COIN = 1;
