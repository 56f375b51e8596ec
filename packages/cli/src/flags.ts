import type { Language } from '@orrery/kernel';
import { COMMON, type Flags, type Values } from './arguments.ts';
import type { Terminal } from './terminal.ts';
import type { Text } from './text/index.ts';

/** What a command is given: its arguments, and where and in which language it speaks. */
export interface Call<F extends Flags = Flags> {
  readonly values: Values<F>;
  readonly words: readonly string[];
  readonly text: Text;
  readonly language: Language;
  readonly terminal: Terminal;
  /** Everything after the command, for those that hand it on. */
  readonly argv: readonly string[];
}

const TABLE = {
  seats: { takes: 'number', least: 1 },
  setting: { takes: 'texts' },
  seed: { takes: 'text' },
} as const satisfies Flags;

const DATA = { data: { takes: 'text' } } as const satisfies Flags;

const JSON_OUT = { json: { takes: 'nothing' } } as const satisfies Flags;

/** The options of every command. */
export const FLAGS = {
  play: {
    ...COMMON,
    ...TABLE,
    humans: { takes: 'number', least: 0 },
    level: { takes: 'text' },
    opponents: { takes: 'text' },
    record: { takes: 'text' },
    resume: { takes: 'text' },
    'no-confirm': { takes: 'nothing' },
  },
  simulate: { ...COMMON, ...TABLE, ...JSON_OUT, games: { takes: 'number', least: 1 }, level: { takes: 'text' } },
  replay: {
    ...COMMON,
    ...JSON_OUT,
    to: { takes: 'number', least: 0 },
    seat: { takes: 'number', least: 1 },
    game: { takes: 'text' },
    log: { takes: 'nothing' },
  },
  analyse: {
    ...COMMON,
    ...JSON_OUT,
    game: { takes: 'text' },
    playouts: { takes: 'number', least: 1 },
    workers: { takes: 'number', least: 1 },
  },
  arena: {
    ...COMMON,
    ...TABLE,
    ...JSON_OUT,
    players: { takes: 'text' },
    games: { takes: 'number', least: 1 },
    ms: { takes: 'number', least: 1 },
    playouts: { takes: 'number', least: 1 },
    workers: { takes: 'number', least: 1 },
  },
  bench: { ...COMMON, ...JSON_OUT, game: { takes: 'text' } },
  rules: { ...COMMON, ...JSON_OUT, strict: { takes: 'nothing' } },
  games: { ...COMMON, ...JSON_OUT },
  serve: {
    ...COMMON,
    ...DATA,
    host: { takes: 'text' },
    port: { takes: 'number', least: 0 },
    address: { takes: 'text' },
    owner: { takes: 'text' },
    app: { takes: 'text' },
  },
  backup: { ...COMMON, ...DATA },
  restore: { ...COMMON, ...DATA },
  ratings: { ...COMMON, ...DATA, recompute: { takes: 'nothing' } },
  help: { ...COMMON },
} as const satisfies Record<string, Flags>;

export type CommandName = keyof typeof FLAGS;
export type CallOf<N extends CommandName> = Call<(typeof FLAGS)[N]>;

export const COMMAND_NAMES = Object.keys(FLAGS) as readonly CommandName[];
