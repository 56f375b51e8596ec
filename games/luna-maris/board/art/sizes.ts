/** Sizes that several drawings share, in the board's units. */
export const ROOM_W = 154;
export const ROOM_H = 92;
export const CARD_W = 80;
export const CARD_H = 120;
export const CARD_FACE = 72;
export const FOOD_W = 60;
export const FOOD_H = 92;
export const ORDER_W = 76;
export const ORDER_H = 108;
