/** Companies are bright full surfaces with an emblem; seats are dark round tokens. So nobody takes one for the other. */
export interface CompanyLook {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
  readonly deep: string;
}

/** [company] Skymine, Minerva, Astrogo, Tawac. */
export const COMPANY_LOOKS: readonly CompanyLook[] = [
  { base: '#f1d230', dark: '#8f7208', light: '#fff2a0', ink: '#2c2302', deep: '#3a3108' },
  { base: '#8f63f2', dark: '#4c2ba0', light: '#cbb4ff', ink: '#ffffff', deep: '#2a1c55' },
  { base: '#f04a9c', dark: '#94195a', light: '#ffb0d6', ink: '#ffffff', deep: '#4d1433' },
  { base: '#2f80f7', dark: '#143f96', light: '#a2caff', ink: '#ffffff', deep: '#11295c' },
];

export interface KindLook {
  readonly icon: 'carbon' | 'minerals' | 'titanium' | 'energy' | 'scientist' | 'chemist' | 'share';
  readonly from: string;
  readonly to: string;
  readonly ink: string;
  readonly line: string;
  readonly dark: string;
}

/** [kind of card] carbon, minerals, titanium, energy, scientist, chemist, share. */
export const KIND_LOOKS: readonly KindLook[] = [
  { icon: 'carbon', from: '#5a6172', to: '#2a2e39', ink: '#f2f5fb', line: '#8e97ab', dark: '#16181f' },
  { icon: 'minerals', from: '#2cb69d', to: '#0d5f53', ink: '#effffb', line: '#7fe6d3', dark: '#053d35' },
  { icon: 'titanium', from: '#c3cfdd', to: '#74869e', ink: '#14202f', line: '#f2f7fc', dark: '#4b5b72' },
  { icon: 'energy', from: '#f79340', to: '#b0460c', ink: '#fff6ec', line: '#ffc48e', dark: '#6d2704' },
  { icon: 'scientist', from: '#f6f1e2', to: '#cdc3a6', ink: '#26304a', line: '#ffffff', dark: '#8c8061' },
  { icon: 'chemist', from: '#86cd5a', to: '#38772a', ink: '#f6ffee', line: '#c5f0a6', dark: '#1f4d15' },
  { icon: 'share', from: '#e8e1cf', to: '#b8ac8d', ink: '#2c2616', line: '#ffffff', dark: '#7d7254' },
];

/** Plans by their letter: A, B, C, special, printed on a starting tile. */
export const LETTER_LOOKS: readonly string[] = ['#7fb2e8', '#e3a65f', '#d987c8', '#f4c95a', '#a9b5d3'];

export const INK = '#0a0d18';
/** What may be done now, on surfaces that are dark in both themes. */
export const GLOW = '#f2c76b';
export const COIN = '#f4c95a';
export const HELIUM = '#74e6d6';
export const POINT = '#cfd6ff';
export const LOSS = '#ff9c8a';
export const GATE = '#ff7a66';
export const MINT = '#a8f0c8';
export const DIM = '#8f9bbd';
/** Numbers that rise and fall. */
export const UP = '#a8f0c8';
export const DOWN = '#ffb0a4';

export const ROMAN: readonly string[] = ['I', 'II'];
