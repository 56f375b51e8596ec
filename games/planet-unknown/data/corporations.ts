import { type BoardSide, type Difficulty, type Edition, TRACKS, type Track } from './terrains.ts';
import { type PathPosition, path, type TrackSpaces, track } from './tracks.ts';

/** 'on-unlock' techs give an effect at the moment of unlocking, only once per game; it may be kept for later. */
export type TechTiming = 'passive' | 'round-start' | 'once-per-round' | 'once-per-game' | 'on-unlock' | 'end';
export type TechLevel = 1 | 2 | 3 | 4 | 5 | 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export interface Tech {
  readonly level: TechLevel;
  readonly code: TechCode;
  readonly timing: TechTiming;
}

export type FluxImprovement = 'card-level+1-max-4' | 'synergy-x2' | 'patch-x2' | 'move+1' | 'none';

export interface Corporation {
  readonly id: CorporationId;
  readonly name: string;
  readonly edition: Edition;
  readonly side: BoardSide;
  readonly difficulty: Difficulty;
  readonly rovers: number;
  /** PU-ROVER-11. */
  readonly roverTopMoves: number;
  readonly tracks: Readonly<Record<Track, TrackSpaces>>;
  /** The same five tracks by track index. */
  readonly trackList: readonly TrackSpaces[];
  readonly techs: readonly Tech[];
  readonly rules: readonly CorporationRule[];
  /** PU-OAS-02: the way of the water marker, null where it stays on its own track. */
  readonly waterPath: readonly PathPosition[] | null;
  /** PU-DEC-24: printed heights of each biomass step, null on a track of single spaces. */
  readonly biomassHeights: readonly (readonly number[])[] | null;
  /** PU-FLUX-06. */
  readonly improvedFlux: Readonly<Record<Track, FluxImprovement>> | null;
}

interface CorporationRow {
  readonly id: string;
  readonly name: string;
  readonly edition: Edition;
  readonly side: BoardSide;
  readonly difficulty: Difficulty;
  readonly rovers: number;
  readonly roverTopMoves: number;
  readonly tracks: Readonly<Record<Track, TrackSpaces>>;
  readonly techs: readonly (readonly [TechLevel, string, TechTiming])[];
  readonly rules: readonly string[];
  readonly waterPath?: readonly PathPosition[];
  readonly biomassHeights?: readonly (readonly number[])[];
  readonly improvedFlux?: Readonly<Record<Track, FluxImprovement>>;
}

const COMMON = {
  civ: track('2:*1 3:civ1 5:*2 6:civ2 8:syn 9:*3 10:civ3 11:syn 14:civ4 15:*5'),
  water: track('2:*1 3:syn 4:*2 6:*3 7:syn 8:*4 10:*5 12:syn 13:*7 15:*10'),
  biomass: track('2:syn 3:patch 5:*1 6:patch 8:*2 9:patch 10:syn 11:patch 12:*3 13:patch 15:*5'),
  tech: track('2:syn 3:tech1 5:tech2 6:*1 7:tech3 10:tech4 12:syn 13:*2 14:tech5 15:*5'),
} as const;

const ONE_ROVER = track(
  '1:rover 2:>1 3:>1 4:>2 5:>2 6:>2 7:>2 8:>2+*1 9:>2 10:>2+syn 11:>2 12:>2+*2 13:>3 14:>3 15:>3+*5',
);
const TWO_ROVERS = track(
  '1:rover 2:>1 3:>1 4:>2 5:>2 6:>2+rover 7:>2 8:>2+*1 9:>2 10:>2+syn 11:>2 12:>2+*2 13:>3 14:>3 15:>3+*5',
);

const CORPORATION_ROWS = [
  {
    id: 'universal-coalition',
    name: 'Universal Coalition',
    edition: 'base',
    side: 'standard',
    difficulty: 1,
    rovers: 2,
    roverTopMoves: 4,
    tracks: {
      ...COMMON,
      rover: track(
        '1:rover 2:>1 3:>1 4:>2 5:>2 6:>2+rover 7:>2 8:>2+*1 9:>3 10:>3+syn 11:>3 12:>3+*2 13:>4 14:>4 15:>4+*5',
      ),
    },
    techs: [
      [1, 'ignore-adjacency', 'passive'],
      [2, 'store-patches', 'passive'],
      [3, 'rover-track-moves+1', 'passive'],
      [4, 'water-tile-advance-2', 'passive'],
      [5, 'no-meteorites-on-symbols', 'passive'],
    ],
    rules: [],
  },
  {
    id: 'cosmos-inc',
    name: 'Cosmos Inc.',
    edition: 'base',
    side: 'special',
    difficulty: 2,
    rovers: 1,
    roverTopMoves: 3,
    tracks: { ...COMMON, rover: ONE_ROVER },
    techs: [
      [1, 'rover-diagonal', 'passive'],
      [2, 'reposition-3-lifepods', 'on-unlock'],
      [3, 'reposition-1-lifepod-on-energy-tile', 'passive'],
      [4, 'free-move-onto-energy', 'passive'],
      [5, 'reposition-1-lifepod', 'once-per-round'],
    ],
    rules: ['lifepods-on-tracks', 'markers-skip-lifepods'],
  },
  {
    id: 'horizon-group',
    name: 'Horizon Group',
    edition: 'base',
    side: 'special',
    difficulty: 2,
    rovers: 4,
    roverTopMoves: 5,
    tracks: {
      ...COMMON,
      rover: track(
        '1:rover 2:>2 3:>2+rover 4:>2 5:>3 6:>3+rover 7:>3 8:>4+*1 9:>4+rover 10:>4+syn 11:>4 12:>5+*2 13:>5 14:>5 15:>5+*5',
      ),
    },
    techs: [
      [1, 'rover-tiles-ignore-adjacency', 'passive'],
      [2, 'round-start-1-move-per-loaded-rover', 'round-start'],
      [3, 'patch-on-meteorite-collected', 'passive'],
      [4, 'destroy-load-on-water', 'passive'],
      [5, 'advance-rover-marker-1', 'once-per-round'],
    ],
    rules: ['carry-meteorites'],
  },
  {
    id: 'jump-drive',
    name: 'Jump Drive',
    edition: 'base',
    side: 'special',
    difficulty: 3,
    rovers: 1,
    roverTopMoves: 3,
    tracks: { ...COMMON, rover: ONE_ROVER, tech: track('1:*5 2:syn 6:*3 8:*2 11:*1 12:syn') },
    techs: [
      ['A', 'synergy-instead-of-patch', 'once-per-round'],
      ['B', 'teleport-rover-same-terrain-cost-1', 'once-per-round'],
      ['C', 'synergy-advances-2', 'once-per-round'],
      ['D', 'tech-symbol-as-energy-on-placement', 'passive'],
      ['E', 'claim-row-bonuses', 'on-unlock'],
      ['F', 'draw-3-objectives-keep-1-for-all', 'on-unlock'],
    ],
    rules: ['lifepods-unlock-techs'],
  },
  {
    id: 'oasis-ultd',
    name: 'Oasis Ultd.',
    edition: 'base',
    side: 'special',
    difficulty: 3,
    rovers: 2,
    roverTopMoves: 3,
    tracks: {
      ...COMMON,
      rover: TWO_ROVERS,
      water: track('2:- 3:syn 4:- 5:syn 6:*3 7:- 8:- 9:*6 10:- 11:*9 12:- 13:*12 15:*15'),
    },
    techs: [
      [1, 'skip-blocking-markers', 'passive'],
      [2, 'round-start-1-move-per-rover-on-water', 'round-start'],
      [3, 'water-1-if-tile-covers-no-ice', 'passive'],
      [4, 'patch-on-water-tile', 'passive'],
      [5, 'synergy-on-water-tile', 'passive'],
    ],
    rules: ['water-advance-per-ice-covered', 'water-path', 'markers-block'],
    waterPath: path('W0 W1 B2 R3 T4 R5 B4 W3 C4 W5 W6 C7 C8 W9 B8 R7 T8 R9 B10 W11 C12 W13 W14 W15'),
  },
  {
    id: 'republic',
    name: 'Republic',
    edition: 'base',
    side: 'special',
    difficulty: 2,
    rovers: 1,
    roverTopMoves: 3,
    tracks: {
      ...COMMON,
      rover: ONE_ROVER,
      civ: track('2:civ1 4:civ2 6:civ2 8:civ3 10:civ3 12:civ4 14:civ4 15:*5'),
    },
    techs: [
      [1, 'moves-on-selecting-civ-tile', 'passive'],
      [2, 'civ-choice-plus-1-random-next-level', 'passive'],
      [3, 'teleport-rover-between-civ-symbols-cost-1', 'passive'],
      [4, 'synergy-on-civ-milestone', 'passive'],
      [5, 'end-game-take-2-civ-cards', 'end'],
    ],
    rules: ['regress-on-civ-milestone'],
  },
  {
    id: 'wormhole-corp',
    name: 'Wormhole Corp.',
    edition: 'base',
    side: 'special',
    difficulty: 2,
    rovers: 2,
    roverTopMoves: 3,
    tracks: {
      ...COMMON,
      rover: TWO_ROVERS,
      biomass: track('1:syn|patch 2:^civ|patch+*1 3:^water|patch+*2 4:^tech|patch+*3 5:^rover|patch+*5', 5),
    },
    techs: [
      [1, 'biomass-reset-from-top', 'passive'],
      [2, 'patch-on-tiles', 'passive'],
      [3, 'two-patches-instead-of-1', 'once-per-round'],
      [4, 'store-patches', 'passive'],
      [5, 'patch-destroys-meteorite', 'passive'],
    ],
    rules: ['biomass-only-if-area-expanded', 'choose-1-of-2-bonuses'],
    biomassHeights: [[0], [2, 3], [5, 6], [8, 9], [11, 12], [14, 15]],
  },
  {
    id: 'flux-industries',
    name: 'Flux Industries',
    edition: 'deluxe',
    side: 'special',
    difficulty: 3,
    rovers: 2,
    roverTopMoves: 3,
    tracks: { ...COMMON, rover: TWO_ROVERS },
    techs: [
      [1, '2-moves-per-rover-on-flux-terrain', 'once-per-round'],
      [2, 'advance-to-next-flux-milestone', 'once-per-game'],
      [3, 'improve-flux-track', 'passive'],
      [4, 'collect-meteorite-on-flux-tile', 'passive'],
      [5, 'advance-flux-track-1', 'once-per-round'],
    ],
    rules: ['flux-token', 'only-latest-tech-active'],
    improvedFlux: {
      civ: 'card-level+1-max-4',
      water: 'synergy-x2',
      biomass: 'patch-x2',
      rover: 'move+1',
      tech: 'none',
    },
  },
  {
    id: 'makeshift',
    name: 'Makeshift',
    edition: 'deluxe',
    side: 'special',
    difficulty: 4,
    rovers: 2,
    roverTopMoves: 3,
    tracks: {
      ...COMMON,
      water: track('2:*1 3:syn 4:*2 6:syn 7:*3 8:syn 11:*4 12:syn 15:*5'),
      rover: track(
        '1:rover 2:>1 3:>1 4:>2 5:>2 6:>2+rover 7:>2 8:>2+syn 9:>2 10:>2+*1 11:>2 12:>2+*2 13:>3 14:>3 15:>3+*5',
      ),
    },
    techs: [
      [1, 'civ-tech-adjacent', 'passive'],
      [2, 'rover-track-moves+1-if-2-markers-on-rover-track', 'passive'],
      [3, 'shift-sideways-instead-of-advance', 'passive'],
      [4, 'regress-1-marker', 'once-per-round'],
      [5, 'score-as-highest-on-track', 'passive'],
    ],
    rules: ['diagonal-advance', 'spaces-exclusive', 'tech-only-while-occupied'],
  },
] as const satisfies readonly CorporationRow[];

type AnyRow = (typeof CORPORATION_ROWS)[number];
export type CorporationId = AnyRow['id'];
export type CorporationRule = AnyRow['rules'][number];
export type TechCode = AnyRow['techs'][number][1];

function readCorporation(row: AnyRow): Corporation {
  const { id, rules, techs } = row;
  const printed: CorporationRow = row;
  const techRows: readonly (readonly [TechLevel, TechCode, TechTiming])[] = techs;
  return {
    ...printed,
    id,
    rules,
    trackList: TRACKS.map((name) => printed.tracks[name]),
    techs: techRows.map(([level, code, timing]) => ({ level, code, timing })),
    waterPath: printed.waterPath ?? null,
    biomassHeights: printed.biomassHeights ?? null,
    improvedFlux: printed.improvedFlux ?? null,
  };
}

export const CORPORATIONS: readonly Corporation[] = CORPORATION_ROWS.map(readCorporation);
export const STANDARD_CORPORATION = 0;
