/** The six terrains, which are also the six resources. Every table names a terrain by its place in this list. */
export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type TerrainIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** PU-DEF-03: energy has no track, so a track index is the terrain index of its resource. */
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];
export type TrackIndex = 0 | 1 | 2 | 3 | 4;

export const CIV = 0;
export const WATER = 1;
export const BIOMASS = 2;
export const ROVER = 3;
export const TECH = 4;
export const ENERGY = 5;

/** [terrain] -> the colour it is printed in. */
export const TERRAIN_COLORS = ['black', 'blue', 'green', 'red', 'grey-white', 'orange'] as const;

export type Edition = 'base' | 'deluxe';
export type BoardSide = 'standard' | 'special';
export type Difficulty = 1 | 2 | 3 | 4;
