import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPuzzle, type Puzzle } from '@orrery/bots';
import { comet } from '@orrery/comet';
import {
  askedSeats,
  below,
  choose,
  findOption,
  isOver,
  isRefused,
  LANGUAGES,
  optionsOf,
  recordOf,
  seedRandom,
  startPlay,
  viewOf,
  writeRecord,
} from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { describe, expect, it } from 'vitest';
import { COMET, newFolder, orrery } from './run.ts';

describe.each(Object.keys(ROOMS))('the teacher of %s', (id) => {
  it('weighs positions in terms that add up to their worth and have words in both languages', async () => {
    const { game, advice, words } = await ROOMS[id]();
    const play = startPlay(game, { seats: game.seats.min === 1 ? 2 : game.seats.min, seed: 'terms' });
    if (isRefused(play)) throw new Error(play.message);
    const random = seedRandom('terms');
    const said = await Promise.all(LANGUAGES.map(words));
    for (let i = 0; !isOver(play.state); i++) {
      if (i % 20 === 0) {
        for (let seat = 0; seat < play.seats; seat++) {
          const terms = advice.terms?.(play.state, seat) ?? {};
          const sum = Object.values(terms).reduce((all, each) => all + each, 0);
          expect(sum).toBeCloseTo(advice.value(play.state, seat), 6);
          for (const term of Object.keys(terms))
            for (const { terms: named } of said) expect(named).toHaveProperty(term);
        }
      }
      const [seat] = askedSeats(game, play.state);
      const options = optionsOf(game, play.state, seat);
      choose(play, seat, options[below(random, options.length)]);
    }
  });

  it('has ten puzzles or more, which open at a question that lists the answer and the others', async () => {
    const room = await ROOMS[id]();
    const { game } = room;
    const puzzles = (await room.puzzles?.()) as readonly Puzzle[];
    expect(puzzles.length).toBeGreaterThanOrEqual(10);
    for (const puzzle of puzzles) {
      const play = openPuzzle(game, puzzle);
      if (isRefused(play)) throw new Error(`${puzzle.seed}: ${play.message}`);
      const options = optionsOf(game, viewOf(play, puzzle.seat), puzzle.seat);
      expect(findOption(options, puzzle.answer), puzzle.seed).toBeDefined();
      for (const { choice, behind } of puzzle.others) {
        expect(findOption(options, choice), puzzle.seed).toBeDefined();
        expect(behind).toBeGreaterThan(0);
      }
      expect(puzzle.reasons.length).toBeGreaterThan(0);
    }
  });
});

describe('orrery analyse', () => {
  function recorded(): string {
    const play = startPlay(comet, { seed: 'analyse', seats: 2 });
    if (isRefused(play)) throw new Error(play.message);
    for (let asked = askedSeats(comet, play.state); asked.length > 0; asked = askedSeats(comet, play.state)) {
      choose(play, asked[0], optionsOf(comet, play.state, asked[0])[0]);
    }
    const file = join(newFolder(), 'play.json');
    writeFileSync(file, writeRecord(recordOf(play)));
    return file;
  }

  it('tells accuracy and costly decisions, keeps what it found, and does not think again', async () => {
    const file = recorded();
    const args = ['analyse', file, '--game', COMET, '--playouts', '8', '--workers', '1'];
    const first = await orrery([...args, '--json']);
    expect(first.code, first.stderr).toBe(0);
    const report = JSON.parse(first.stdout);
    expect(report.progress).toBe(1);
    expect(report.accuracy).toHaveLength(2);
    const kept = file.replace('.json', '.analysis.json');
    expect(existsSync(kept)).toBe(true);
    const before = readFileSync(kept, 'utf8');
    const again = await orrery([...args, '--language', 'de']);
    expect(again.stdout).toContain('Genauigkeit');
    expect(again.stdout).toContain('100 % ausgewertet');
    expect(readFileSync(kept, 'utf8')).toBe(before);
  });

  it('goes on with what was kept, to the same end', async () => {
    const file = recorded();
    const args = ['analyse', file, '--game', COMET, '--playouts', '8', '--workers', '2', '--json'];
    const whole = await orrery(args);
    const kept = file.replace('.json', '.analysis.json');
    const analysis = JSON.parse(readFileSync(kept, 'utf8'));
    writeFileSync(kept, JSON.stringify({ ...analysis, decisions: analysis.decisions.slice(0, 3), moments: [] }));
    const resumed = await orrery(args);
    expect(resumed.stdout).toBe(whole.stdout);
  });
});
