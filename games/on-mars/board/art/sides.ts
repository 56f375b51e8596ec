/** The two sides of the board: steel in cold light, warm metal on the ground. */
export interface Side {
  readonly plate: string;
  readonly edge: string;
  readonly text: string;
  readonly soft: string;
  readonly well: string;
  readonly line: string;
}

export const COLD: Side = {
  plate: 'url(#om-cold)',
  edge: '#7fb9ee',
  text: '#e6f0ff',
  soft: '#a9c2e8',
  well: '#0d1730',
  line: '#48659b',
};
export const WARM: Side = {
  plate: 'url(#om-warm)',
  edge: '#f4a76c',
  text: '#fff0e4',
  soft: '#e3b798',
  well: '#211310',
  line: '#96603f',
};
export const BRASS = '#f2c76b';
