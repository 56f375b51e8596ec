/**
 * A board in words: what the terminal prints, a screen reader reads and the plain board shows. Plain data, already in
 * the reader's language.
 */
export type Sheet = readonly Block[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly tone?: Tone }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'map';
      readonly caption: string;
      readonly rows: readonly (readonly MapCell[])[];
      /** Names over the columns and before the rows, where places are called by them. */
      readonly columnNames?: readonly string[];
      readonly rowNames?: readonly string[];
      /**
       * Places are hexes, one in two of the rows and columns: a hex touches those above and below it two rows away, or
       * those beside it two columns away.
       */
      readonly hexes?: 'above-each-other' | 'side-by-side';
      /** Fields of a choice that name a place of this map: what can be chosen by pointing at it. */
      readonly pointedBy?: readonly string[];
      /** What the glyphs stand for. */
      readonly key?: readonly (readonly [glyph: string, meaning: string])[];
    }
  | {
      /** A map whose places lie anywhere. Tables say the same in words. */
      readonly kind: 'chart';
      readonly caption: string;
      readonly width: number;
      readonly height: number;
      readonly lines: readonly ChartLine[];
      readonly areas?: readonly ChartArea[];
      readonly places: readonly ChartPlace[];
      readonly key?: readonly (readonly [glyph: string, meaning: string])[];
    };

export interface ChartLine {
  readonly from: Point;
  readonly to: Point;
  readonly isDouble?: boolean;
}

/** A piece of land, by its corners. */
export interface ChartArea {
  readonly outline: readonly Point[];
  readonly tone?: Tone;
}

/** A place and the name that choices have for it. */
export interface ChartPlace {
  readonly at: Point;
  readonly glyph: string;
  readonly name: string;
  readonly tone?: Tone;
  readonly says: string;
}

type Point = readonly [x: number, y: number];

/** One place of a drawn map: at most two characters, and the same said in words. */
export interface MapCell {
  readonly glyph: string;
  readonly tone?: Tone;
  readonly says: string;
  /** What choices call it. */
  readonly place?: number | string;
}

/** Colours by meaning; a terminal and a page each have their own. Never the only difference. */
export type Tone =
  | 'muted'
  | 'strong'
  | 'good'
  | 'bad'
  | 'black'
  | 'white'
  | 'grey'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'cyan'
  | 'violet'
  | 'pink'
  | 'brown';

/** What belongs to a seat, in the colours that seats have on every screen. */
export const SEAT_TONES: readonly Tone[] = ['red', 'blue', 'pink', 'green', 'violet', 'white'];
