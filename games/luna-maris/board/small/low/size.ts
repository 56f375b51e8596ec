/** A phone on its side has room for so much: each part is one screen of it, and none scrolls. */
export const LOW_W = 532;
export const LOW_H = 284;
