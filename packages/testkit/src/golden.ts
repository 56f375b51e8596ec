import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type GoldenResult, goldenResult } from './golden-result.ts';

/**
 * Whole plays kept as files: each must still replay, choice by choice, to the states and scores it had. A change of the
 * rules that alters one of them needs a new version of the game and new records (`npm run golden -- <game>`).
 */
export function goldenRecords(game: Game, folder: URL): void {
  const expected: Record<string, GoldenResult> = JSON.parse(readFileSync(new URL('results.json', folder), 'utf8'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.record.json'));
  describe(`${game.id}: golden records`, () => {
    test('at least eight, each with a result', () => {
      expect(files.length).toBeGreaterThanOrEqual(8);
      expect(Object.keys(expected).sort()).toEqual(files.slice().sort());
    });
    for (const name of files) {
      test(name, () => expect(goldenResult(game, readFileSync(new URL(name, folder), 'utf8'))).toEqual(expected[name]));
    }
  });
}
