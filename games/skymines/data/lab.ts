type Values = readonly (readonly [reached: number, value: number])[];

export const TANK_LAST = 28;
export const TANK_ON = 8;
export const TANK_VALUES: Values = [
  [6, 10],
  [9, 15],
  [13, 25],
  [16, 30],
  [20, 40],
  [23, 45],
  [25, 50],
  [28, 60],
];

export const SCREENS = 16;
export const SCREEN_ON = 5;
/** SKY-RP-10: A plans lie on screens up to this one. */
export const LAST_A_SCREEN = 8;
export const RESEARCH_VALUES: Values = [
  [4, 10],
  [6, 15],
  [8, 20],
  [10, 30],
  [12, 40],
  [14, 50],
  [16, 60],
];

/** SKY-LAB-04, SKY-LAB-05: coins for a step or a research point beyond the end. */
export const OVERFLOW_COINS = 2;
/** SKY-SCI-02. */
export const TURN_DOWN_COST = 2;

export const LUNA_TANK_LAST = 28;
export const LUNA_RESEARCH_LAST = 15;
export const LUNA_RESEARCH_VALUES: Values = [
  [3, 10],
  [5, 15],
  [7, 20],
  [9, 30],
  [11, 40],
  [13, 50],
  [15, 60],
];
/** SKY-LUNA-07. */
export const LUNA_SLOT_A_HELIUM = 8;
export const LUNA_SLOT_E_RESEARCH = 4;

function byPosition(values: Values, last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, at) => values.findLast(([reached]) => reached <= at)?.[1] ?? 0);
}

/** [position] what it is worth at the end. */
export const TANK_VALUE = byPosition(TANK_VALUES, TANK_LAST);
export const RESEARCH_VALUE = byPosition(RESEARCH_VALUES, SCREENS);
export const LUNA_RESEARCH_VALUE = byPosition(LUNA_RESEARCH_VALUES, LUNA_RESEARCH_LAST);
