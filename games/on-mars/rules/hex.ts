/** A hex of the map, 0 to 90. */
export type Hex = number;
