/**
 * One concept on a grid of 24: its strokes, and the one accent that is filled. Both are path data, so an icon is a row
 * of data wherever it is drawn.
 */
export type IconRow = readonly [line: string, accent?: string];
