import type { CallOf, CommandName } from '../flags.ts';

/** Runs a command and returns the exit code. Commands are loaded when they are called. */
export const COMMANDS: { readonly [N in CommandName]: (call: CallOf<N>) => Promise<number> } = {
  play: async (call) => (await import('./play.ts')).play(call),
  simulate: async (call) => (await import('./simulate.ts')).simulate(call),
  replay: async (call) => (await import('./replay.ts')).replayRecord(call),
  analyse: async (call) => (await import('./analyse.ts')).analyseRecord(call),
  arena: async (call) => (await import('./arena.ts')).holdArena(call),
  bench: async (call) => (await import('./script.ts')).runScript('bench/run.ts', call),
  rules: async (call) => (await import('./rules.ts')).showRules(call),
  games: async (call) => (await import('./games.ts')).listGames(call),
  serve: async (call) => (await import('./serve.ts')).serveTables(call),
  backup: async (call) => (await import('./backup.ts')).backUp(call),
  restore: async (call) => (await import('./backup.ts')).bringBack(call),
  ratings: async (call) => (await import('./ratings.ts')).makeRatings(call),
  help: async (call) => (await import('./help.ts')).showHelp(call),
};
