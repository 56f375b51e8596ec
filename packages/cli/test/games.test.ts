import { isRefused, LANGUAGES } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, it } from 'vitest';
import { newFolder, orrery } from './run.ts';

describe('orrery games', () => {
  it('lists every game of the registry with its settings', async () => {
    const { code, stdout } = await orrery(['games', '--json']);
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(stdout).games)).toEqual(Object.keys(ROOMS));
    const read = await orrery(['games', '--language', 'de']);
    for (const id of Object.keys(ROOMS)) expect(read.stdout).toContain(id);
    expect(read.stdout).toContain('Einstellungen');
  });
});

describe.each(Object.keys(ROOMS))('%s', (id) => {
  it('is the game its id says, with words for every setting in every language', async () => {
    const { game, words } = await ROOMS[id]();
    expect(game.id).toBe(id);
    for (const language of LANGUAGES) {
      const said = await words(language);
      expect(isRefused(said)).toBe(false);
      for (const key of Object.keys(game.settings)) expect(said.settings[key], `${language} ${key}`).toBeDefined();
    }
  });
});

/** Every game goes the same way in the terminal, so one of them is enough for every day. */
describe.each(IS_LONG ? Object.keys(ROOMS) : ['pulsar'])('%s in the terminal', (id) => {
  it('is played to the end by computer players, and its record replays', async () => {
    const cwd = newFolder();
    const args = ['play', id, '--humans', '0', '--level', 'random', '--seed', 'cli', '--record', 'r.json'];
    const played = await orrery(args, { cwd });
    expect(played.stderr).toBe('');
    expect(played.stdout).toContain('The play is over.');
    const first = await orrery(['replay', 'r.json'], { cwd });
    expect(first.code).toBe(0);
    expect(first.stdout).toContain('nobody, the play is over');
    const middle = await orrery(['replay', 'r.json', '--to', '60', '--seat', '2', '--log', '--language', 'de'], {
      cwd,
    });
    expect(middle.code).toBe(0);
    expect(middle.stdout).toContain('nach 60 von');
  });

  it('asks a person in the terminal', async () => {
    const lines = ['1', '', '1', '', '1', '', '1', '', 's', 'l', 'h', 'q'];
    const { code, stdout, stderr } = await orrery(['play', id, '--seed', 'cli', '--level', 'easy'], { lines });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain('You choose:');
  });
});
