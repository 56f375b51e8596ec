import type { GateColor, GyrodyneType, TokenKind } from '../data/index.ts';

/** Which own marker a die moves; with two players each track holds two of them. */
export type Move =
  | 'none'
  | 'initiative'
  | 'engineering'
  | 'initiative-front'
  | 'initiative-rear'
  | 'engineering-front'
  | 'engineering-rear';

/** `pay` names a die and the token handed in with it: `silver4`, `red2+two`, `link3-pm1` (see payment.ts). */
export type PulsarChoice =
  | { readonly do: 'enter'; readonly at: string }
  | { readonly do: 'side'; readonly hq: string }
  | { readonly do: 'take-die'; readonly die: number; readonly move: Move }
  | { readonly do: 'fly'; readonly pay: string }
  /** The locations of a flight after its start: `n62-n63`. */
  | { readonly do: 'route'; readonly path: string }
  /** The same, location by location. */
  | { readonly do: 'draw' }
  | { readonly do: 'to'; readonly at: string }
  | { readonly do: 'land' }
  | { readonly do: 'run'; readonly project: string; readonly color: GateColor }
  | { readonly do: 'no-run' }
  | { readonly do: 'take-gyrodyne'; readonly type: GyrodyneType; readonly pay: string }
  | { readonly do: 'complete'; readonly on: string; readonly pay: string }
  | { readonly do: 'take-transmitter'; readonly tile: string; readonly icon: number; readonly pay: string }
  | { readonly do: 'pay-transmitter'; readonly tile: string; readonly icon: number; readonly pay: string }
  | { readonly do: 'project'; readonly project: string; readonly pay: string }
  | { readonly do: 'patent'; readonly tech: string; readonly pay: string }
  | { readonly do: 'buy-token'; readonly token: TokenKind; readonly pay: string }
  | { readonly do: 'place'; readonly type: GyrodyneType; readonly on: string }
  | { readonly do: 'copy'; readonly die: number }
  | { readonly do: 'end-turn' }
  | { readonly do: 'printed' }
  | { readonly do: 'explore' }
  | { readonly do: 'keep'; readonly tile: string }
  | { readonly do: 'gain-gyrodyne'; readonly type: GyrodyneType }
  | { readonly do: 'gain-gyrodynes'; readonly first: GyrodyneType; readonly second: GyrodyneType }
  | { readonly do: 'claim'; readonly at: string }
  | { readonly do: 'teleport'; readonly to: string }
  | { readonly do: 'link'; readonly end: End; readonly to: string; readonly at: End }
  | { readonly do: 'new-array' }
  | { readonly do: 'buy-points'; readonly from: string }
  | { readonly do: 'wild'; readonly goal: string }
  | { readonly do: 'assign'; readonly goal: string }
  | { readonly do: 'buy-bonus'; readonly goal: string; readonly bonus: number }
  | { readonly do: 'decline' };

export type End = 'left' | 'right';

/** The choices of one kind. */
export type Doing<K extends PulsarChoice['do']> = Extract<PulsarChoice, { readonly do: K }>;
