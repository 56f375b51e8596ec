import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comet } from '@orrery/comet';
import { askedSeats, choose, isRefused, optionsOf, recordOf, startPlay, writeRecord } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { COMET, newFolder, orrery } from './run.ts';

/** A play in which everybody always takes the first option. */
function playToTheEnd(seed: string, seats: number) {
  const play = startPlay(comet, { seed, seats });
  if (isRefused(play)) throw new Error(play.message);
  for (let asked = askedSeats(comet, play.state); asked.length > 0; asked = askedSeats(comet, play.state)) {
    choose(play, asked[0], optionsOf(comet, play.state, asked[0])[0]);
  }
  return play;
}

describe('usage', () => {
  it.each([
    ["There is no command 'plya'. Did you mean 'play'?", ['plya']],
    ["Did you mean '--version'?", ['--verison']],
    ["There is no option '--gmaes'. Did you mean '--games'?", ['simulate', COMET, '--gmaes', '3']],
    ["needs a whole number of at least 1, not 'many'", ['simulate', COMET, '--games', 'many']],
    ["The option '--games' needs a value.", ['simulate', COMET, '--games']],
    ["The option '--json' takes no value.", ['simulate', COMET, '--json=yes']],
    ['GAME is missing.', ['simulate']],
    ["'more' is one word too many.", ['simulate', COMET, 'more']],
    ["There is no game 'planet-unknwon'. Did you mean 'planet-unknown'?", ['simulate', 'planet-unknwon']],
    ['The module ./nowhere.ts cannot be loaded', ['simulate', './nowhere.ts']],
    ['comet is for 2 to 4 seats, not 9.', ['simulate', COMET, '--seats', '9']],
    ["--level is one of random, easy, medium, hard, expert, not 'genius'.", ['simulate', COMET, '--level', 'genius']],
    ["comets is one of 3 … 7, not '99'.", ['play', COMET, '--setting', 'comets=99']],
    ["comet has no setting 'comet'. Did you mean 'comets'?", ['play', COMET, '--setting', 'comet=5']],
    ["'comets' is not of the form key=value.", ['play', COMET, '--setting', 'comets']],
    ['5 people do not fit on 3 seats.', ['play', COMET, '--humans', '5', '--seats', '3']],
    ['There are 3 computer seats, but --opponents names 1.', ['play', COMET, '--seats', '4', '--opponents', 'easy']],
    ["'--resume' and '--seed' do not go together.", ['play', COMET, '--resume', 'x.json', '--seed', 'y']],
    ["--language is one of en, de, not 'fr'.", ['play', COMET, '--language', 'fr']],
    ['--players is one of', ['arena', COMET, '--players', 'search,chess']],
    ["'--ms' and '--playouts' do not go together.", ['arena', COMET, '--ms', '5', '--playouts', '5']],
    ["Did you mean 'replay'?", ['help', 'repaly']],
  ])('%s Exit code 2, and how to call it', async (message, args) => {
    const { code, stdout, stderr } = await orrery(args);
    expect(stderr).toContain(message);
    expect(stderr).toContain('How to call it:');
    expect(code).toBe(2);
    expect(stdout).toBe('');
  });

  it('explains itself, all commands and each one, in both languages', async () => {
    const all = await orrery([]);
    expect(all.code).toBe(0);
    for (const name of ['play', 'simulate', 'replay', 'arena', 'bench', 'rules', 'games', 'help']) {
      expect(all.stdout).toContain(`  ${name} `);
      const { code, stdout } = await orrery(['help', name]);
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`^orrery ${name}`));
      expect(stdout).toContain('Examples');
    }
    const german = await orrery(['play', '--help', '--language', 'de']);
    expect(german.stdout).toContain('Beispiele');
    expect((await orrery(['play', COMET, '--help'])).stdout).toMatch(
      /comets +Comets\. How many comets .*3-7; 7 unless told/,
    );
    expect((await orrery(['--version'])).stdout).toMatch(/^orrery \d+\.\d+\.\d+\n$/);
  });
});

describe('orrery simulate', () => {
  it('prints figures, and the same ones for the same seed', async () => {
    const args = ['simulate', COMET, '--games', '40', '--seed', 's', '--seats', '3', '--setting', 'comets=5', '--json'];
    const [one, two] = [await orrery(args), await orrery(args)].map(({ code, stdout }) => {
      expect(code).toBe(0);
      return JSON.parse(stdout);
    });
    expect(one).toMatchObject({ game: 'comet', seats: 3, settings: { comets: 5 }, level: 'random', games: 40 });
    expect(one.bySeat).toHaveLength(3);
    expect(one.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(40);
    expect(one.decisions.min).toBeGreaterThanOrEqual(15);
    expect({ ...one, seconds: 0 }).toEqual({ ...two, seconds: 0 });
    const read = await orrery(args.slice(0, -1));
    expect(read.stdout).toContain('comet: 40 plays, 3 seats, plays at random');
    expect(read.stdout).toMatch(/all +\d/);
  });

  it('lets thinking players play too', async () => {
    const { stdout } = await orrery(['simulate', COMET, '--games', '3', '--level', 'medium', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ games: 3, level: 'medium' });
  });
});

describe('orrery arena', () => {
  it('compares players over rotated seats, the same way for the same seed', async () => {
    const args = ['arena', COMET, '--players', 'search,random', '--games', '8', '--playouts', '30', '--seats', '2'];
    const [one, two] = [await orrery([...args, '--json']), await orrery([...args, '--json', '--workers', '1'])];
    expect(one.code).toBe(0);
    // How long a thought took is all that differs.
    const [result, again] = [one, two].map(({ stdout }) =>
      JSON.parse(stdout, (key, value) => (key === 'slowest' ? undefined : value)),
    );
    expect(result).toEqual(again);
    expect(result).toMatchObject({ game: 'comet', games: 8, seats: 2 });
    expect(result.matches.map(({ players }: { players: string[] }) => players[0])).toContain('random');
    const read = await orrery(args);
    expect(read.stdout).toContain('30 playouts a decision');
    expect(read.stdout).toMatch(/random +search +\d+ +\d+ +\d+ +[\d.]+% +[\d.]+% - [\d.]+%/);
    expect(read.stdout).toContain('seeds: arena-1 … arena-8');
  });
});

describe('orrery replay', () => {
  const text = writeRecord(recordOf(playToTheEnd('whole', 3)));

  async function replayOf(content: string, ...args: string[]) {
    const cwd = newFolder();
    writeFileSync(join(cwd, 'r.json'), content);
    return orrery(['replay', 'r.json', '--game', COMET, ...args], { cwd });
  }

  it('shows the end, or any point before it, with log and hash', async () => {
    const end = await replayOf(text, '--log');
    expect(end.code).toBe(0);
    expect(end.stdout).toMatch(/Comet after (\d+) of \1 choices/);
    expect(end.stdout).toContain('nobody, the play is over');
    expect(end.stdout).toMatch(/Hash of the state +[0-9a-f]{16}/);
    expect(end.stdout).toMatch(/ {3}0 {2}A comet worth \d appears\./);
    const start = await replayOf(text, '--to', '0');
    expect(start.stdout).toContain('Comet after 0 of');
    expect(start.stdout).toMatch(/Player 1 +1 2 3 4 5 6 7 +0/);
  });

  it('prints JSON, from the view of a seat', async () => {
    const { code, stdout } = await replayOf(text, '--to', '1', '--json', '--log', '--seat', '1');
    expect(code).toBe(0);
    const shown = JSON.parse(stdout);
    expect(shown).toMatchObject({ game: 'comet', seats: 3, seed: 'whole', at: 1, asked: [1, 2], result: null });
    expect(shown.sheet[0].rows[0][1]).toBe('2 3 4 5 6 7');
    const spectator = JSON.parse((await replayOf(text, '--to', '1', '--json')).stdout);
    expect(spectator.sheet[0].rows[0][1]).toBe('1 2 3 4 5 6 7');
  });

  it.each([
    ['cut off', (whole: string) => whole.slice(0, 200), 'it is not JSON'],
    ['empty', () => '', 'it is not JSON'],
    ['not a record', () => '{"a":1}', "it has no field 'orrery'"],
    ['of another format', (whole: string) => whole.replace('"orrery":2', '"orrery":7'), 'its format is 7'],
    ['of another game', (whole: string) => whole.replace('"game":"comet"', '"game":"chess"'), "its game 'chess'"],
    ['of another version', (whole: string) => whole.replace('"version":1', '"version":9'), 'version 9 of comet'],
    ['with too many seats', (whole: string) => whole.replace('"seats":3', '"seats":40'), '2 to 4 seats'],
    ['with an impossible choice', (whole: string) => whole.replace('"card":1', '"card":77'), 'choice 1 of'],
    ['with a broken choice', (whole: string) => whole.replace('{"do":"bid","card":1}', '[]'), 'choice 1 is not a pair'],
  ])('says what is wrong with a record that is %s', async (_, damage, message) => {
    const { code, stdout, stderr } = await replayOf(damage(text));
    expect(stderr).toContain(message);
    expect(stderr).toContain('r.json');
    expect(code).toBe(1);
    expect(stdout).toBe('');
  });

  it('says when there is no such file, no such choice, no such seat', async () => {
    const missing = await orrery(['replay', 'nowhere.json']);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toContain('nowhere.json is not there.');
    expect((await replayOf(text, '--to', '9999')).code).toBe(2);
    expect((await replayOf(text, '--seat', '4')).stderr).toContain('--seat');
  });

  it('never loads a module because a record names one', async () => {
    const cwd = newFolder();
    writeFileSync(join(cwd, 'evil.mjs'), "import { writeFileSync } from 'node:fs'; writeFileSync('ran', '');");
    writeFileSync(join(cwd, 'r.json'), text.replace('"game":"comet"', '"game":"./evil.mjs"'));
    const { code, stderr } = await orrery(['replay', 'r.json'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain("its game './evil.mjs' is not known here");
  });
});

describe('orrery rules', () => {
  it('shows the ledger of one game', async () => {
    const { code, stdout } = await orrery(['rules', 'planet-unknown', '--json']);
    expect(code).toBe(0);
    const { games } = JSON.parse(stdout);
    expect(Object.keys(games)).toEqual(['planet-unknown']);
    expect(games['planet-unknown'].rules).toBeGreaterThan(500);
    const read = await orrery(['rules', 'planet-unknown']);
    expect(read.stdout).toMatch(/^planet-unknown: \d+ rules, \d+ with a test/);
    const unknown = await orrery(['rules', 'planet-x']);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain("There is no game 'planet-x'");
  });
});
