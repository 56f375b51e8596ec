/** The words components are written in. Effects of one component are carried out in the order of its row. */

export type GateColor = 'orange' | 'magenta' | 'green';
export type GyrodyneType = 'small' | 'medium' | 'large';
export type TokenKind = 'plus-minus' | 'plus-two';

export interface GateRun {
  readonly op: 'gate-run';
  /** More than one: the player names one of them when announcing the run. */
  readonly colors: readonly GateColor[];
  readonly pointsPerGate: number;
}

export interface BuyPoints {
  readonly op: 'buy-points';
  readonly cubes: number;
  readonly points: number;
}

export type Benefit =
  | { readonly op: 'points'; readonly n: number }
  | { readonly op: 'cubes'; readonly n: number }
  | { readonly op: 'modifier'; readonly kind: TokenKind; readonly n: number }
  | { readonly op: 'gyrodyne'; readonly types: readonly GyrodyneType[] }
  | { readonly op: 'gyrodynes-different'; readonly n: number }
  | { readonly op: 'exploration-tile'; readonly n: number }
  | { readonly op: 'red-die'; readonly value: number; readonly cubeCost: number }
  | { readonly op: 'die-doubler'; readonly silver: number; readonly red: number }
  | { readonly op: 'claim-isolated' }
  | { readonly op: 'teleport'; readonly to: 'pulsar' | 'system' | 'any' }
  | { readonly op: 'extra-station'; readonly n: number }
  | GateRun
  | BuyPoints;

export type Counted =
  | 'station'
  | 'spinning-gyrodyne'
  | 'spinning-gyrodyne-type'
  | 'claimed-pulsar'
  | 'active-transmitter'
  | 'active-link'
  | 'construction-award'
  | 'patent'
  | 'hq-project'
  | 'executed-gate-run'
  | 'modifier-token';

export type Happening =
  | 'patent'
  | 'visit-pulsar'
  | 'visit-gate'
  | 'station'
  | 'blue-station-at-flight-end'
  | 'lifeless-station-at-flight-end'
  | 'take-gyrodyne-action'
  | 'spend-die-on-larger-gyrodyne'
  | 'complete-gyrodyne'
  | 'take-transmitter'
  | 'pay-transmitter'
  | 'activate-transmitter'
  | 'complete-hq-project'
  | 'spend-bonus-die'
  | 'exploration-draw';

/** Actions whose printed die a technology lets a player miss by one. */
export type SlackAction = 'take-gyrodyne' | 'complete-gyrodyne' | 'pay-transmitter' | 'hq-project' | 'patent';

export type TechnologyEffect =
  | Benefit
  | { readonly op: 'points-per'; readonly what: Counted; readonly n: number; readonly per: number }
  /** `table[0]` is for one item, and so on. */
  | { readonly op: 'points-by-count'; readonly what: Counted; readonly table: readonly number[] }
  | { readonly op: 'points-by-rank'; readonly track: 'initiative'; readonly table: readonly number[] }
  | {
      readonly op: 'points-on';
      readonly event: Happening;
      readonly n: number;
      readonly color?: GateColor;
    }
  | { readonly op: 'cost-pm1'; readonly action: SlackAction }
  | { readonly op: 'flight-pm1-if-gate'; readonly color: GateColor }
  | { readonly op: 'goal-wild' }
  | { readonly op: 'copy-die-cost'; readonly cubes: number }
  | { readonly op: 'exploration-draw-choose'; readonly draw: number }
  | { readonly op: 'discovery-on-lifeless' }
  | { readonly op: 'plus-minus-range'; readonly max: number }
  | { readonly op: 'initiative-points-double' }
  | { readonly op: 'cube-points'; readonly cubes: number; readonly points: number }
  | { readonly op: 'goal-bonus-discount'; readonly cubes: number };

export type Location = { readonly id: string; readonly x: number; readonly y: number } & (
  | { readonly type: 'entry' }
  | { readonly type: 'system'; readonly deadEnd?: true }
  | { readonly type: 'pulsar'; readonly isolated?: true; readonly deadEnd?: true }
  | { readonly type: 'gate'; readonly color: GateColor }
);

export interface ClusterSide {
  readonly id: 'open' | 'dead-ends';
  readonly locations: readonly Location[];
  readonly segments: readonly (readonly [from: string, to: string, lanes: number])[];
}

export interface Planet {
  readonly slot: 'w' | 'nw' | 'ne' | 'e';
  readonly kind: 'blue' | 'lifeless';
  readonly from: number;
}

export interface SystemTile {
  readonly id: string;
  readonly planets: readonly Planet[];
  readonly bonus: readonly Benefit[];
}

export type TechnologyPhase = 'permanent' | 'instant' | 'production' | 'endgame';

export interface TechnologyBoard {
  readonly id: string;
  readonly category: 1 | 2 | 3;
  readonly letter: 'A' | 'B' | 'C' | 'D';
  readonly firstRow: number;
  readonly rowValues: readonly (number | '?')[];
}

export interface Technology {
  readonly id: string;
  readonly board: string;
  readonly row: number;
  readonly cost: number;
  readonly icons: 1 | 2;
  readonly phase: TechnologyPhase;
  readonly effects: readonly TechnologyEffect[];
}

export interface Transmitter {
  readonly id: string;
  readonly letter: 'A' | 'B' | 'C';
  readonly costs: readonly number[];
  readonly left: number | null;
  readonly right: number | null;
  readonly instant: readonly Benefit[];
  readonly production: readonly Benefit[];
}

export interface Project {
  readonly id: string;
  readonly cost: number;
  readonly effects: readonly Benefit[];
}

export interface Headquarters {
  readonly id: string;
  readonly board: 'A' | 'B' | 'C' | 'D';
  readonly side: 1 | 2;
  readonly projects: readonly Project[];
}

export type GoalCondition =
  | 'spinning-same-type'
  | 'spinning-different-types'
  | 'spinning-any'
  | 'active-transmitters'
  | 'stations'
  | 'patents'
  | 'hq-projects'
  | 'gate-runs-executed';

export interface Goal {
  readonly id: string;
  /** Two sides of one tile have the same number. */
  readonly tile: number;
  readonly needs: { readonly op: GoalCondition; readonly n: number };
  readonly points: number;
  readonly bonuses: readonly { readonly cubes: number; readonly points: number }[];
  readonly firstGame: boolean;
}

export interface Gyrodyne {
  readonly type: GyrodyneType;
  readonly tiles: number;
  readonly takeDie: number;
  readonly completeDie: number;
  readonly points: number;
}

export interface ExplorationTile {
  readonly id: string;
  readonly copies: number;
  readonly keep: boolean;
  readonly effects: readonly Benefit[];
}
