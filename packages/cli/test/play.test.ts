import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comet } from '@orrery/comet';
import { hashPlain, isOver, isRefused, type Play, readRecord, replay } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { COMET, newFolder, orrery } from './run.ts';

function replayFile(file: string): Play {
  const record = readRecord(readFileSync(file, 'utf8'), (id) => (id === 'comet' ? comet : undefined));
  if (isRefused(record)) throw new Error(record.message);
  const play = replay(comet, record);
  if (isRefused(play)) throw new Error(play.message);
  return play as unknown as Play;
}

const many = (line: string, times: number): string[] => new Array<string>(times).fill(line);

describe('orrery play', () => {
  it('plays a whole game to its end and leaves its record', async () => {
    const cwd = newFolder();
    const args = ['play', COMET, '--seed', 'whole', '--level', 'random', '--no-confirm'];
    const { code, stdout, stderr } = await orrery(args, { cwd, lines: many('1', 40) });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain('The play is over.');
    expect(stdout).toMatch(/Total +\d+ +\d+ +\d+/);
    expect(stdout).toMatch(/wins\.|share the win\./);
    expect(stdout).toContain('The record is in orrery-comet-whole.json');
    expect(readdirSync(cwd)).toEqual(['orrery-comet-whole.json']);
    const play = replayFile(join(cwd, 'orrery-comet-whole.json'));
    expect(isOver(play.state)).toBe(true);
    expect(play.seats).toBe(3);
  });

  it('gives the same play for the same seed and the same choices', async () => {
    const hashes: string[] = [];
    for (const file of ['a.json', 'b.json']) {
      const cwd = newFolder();
      const args = ['play', COMET, '--seed', 'twice', '--level', 'medium', '--no-confirm', '--record', file];
      await orrery(args, { cwd, lines: many('1', 40) });
      hashes.push(hashPlain(replayFile(join(cwd, file)).state));
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('shows the board, the news, the question and the choices', async () => {
    const { stdout } = await orrery(['play', COMET, '--seed', 'a', '--seats', '2'], { lines: ['q'] });
    expect(stdout).toContain('Comet with 2 seats, seed a.');
    expect(stdout).toMatch(/Player 1 +1 2 3 4 5 6 7 +0/);
    expect(stdout).toMatch(/· A comet worth \d appears\./);
    expect(stdout).toMatch(/Player 1: A comet worth \d: which card do you bid\?/);
    expect(stdout).toContain(' 3  Bid 3');
  });

  it('takes a number, a part of the text or the notation', async () => {
    for (const typed of ['3', 'bid 3', 'BID 3', 'bid card=3', '/3']) {
      const cwd = newFolder();
      const { stdout } = await orrery(['play', COMET, '--record', 'r.json'], { cwd, lines: [typed, 'q'] });
      expect(stdout, typed).toContain('You choose: Bid 3');
      expect(replayFile(join(cwd, 'r.json')).choices).toEqual([[0, { do: 'bid', card: 3 }]]);
    }
  });

  it('narrows the list where several options fit, and opens it again', async () => {
    const { stdout } = await orrery(['play', COMET], { lines: ['bid', '', 'bid', '7', 'q'] });
    expect(stdout).toContain('7 options fit');
    expect(stdout).toContain('You choose: Bid 7');
  });

  it('takes back a choice, and says when there is nothing to take back', async () => {
    const cwd = newFolder();
    const { stdout } = await orrery(['play', COMET, '--record', 'r.json'], { cwd, lines: ['2', 'u', 'u', '5', 'q'] });
    expect(stdout).toContain('Taken back: Bid 2');
    expect(stdout).toContain('There is nothing to take back');
    expect(replayFile(join(cwd, 'r.json')).choices).toEqual([[0, { do: 'bid', card: 5 }]]);
  });

  it('says why a choice is not possible, with the text of the rule', async () => {
    const lines = ['7', '', 'keep', '', 'why bid card=7', 'bid card=7', 'why bid card=1', 'why', 'why 5', 'q'];
    const { stdout } = await orrery(['play', COMET, '--seed', 'a', '--level', 'easy'], { lines });
    const told = stdout.split('COM-BID-01: You can bid each of your cards only once.').length - 1;
    expect(told).toBe(2);
    expect(stdout).toContain('That is possible: Bid 1');
    expect(stdout).toContain('Write the choice in its notation');
    expect(stdout).toContain('That is not among the options here.');
  });

  it('answers what it does not understand, and asks again', async () => {
    const { code, stdout } = await orrery(['play', COMET], { lines: ['xyzzy', '99', '0', 'take =', 'q'] });
    expect(code).toBe(0);
    expect(stdout).toContain("Nothing fits 'xyzzy'");
    expect(stdout).toContain('There is no number 99; there are 7.');
    expect(stdout).toContain('There is no number 0; there are 7.');
  });

  it('searches the rules, shows scores, log, notation, help, and gives advice', async () => {
    const lines = ['? slingshot nothing', '? card BID', '? com-end-01', '?', 's', 'l', 'n', 'b', 'help', 'h', 'q'];
    const { code, stdout } = await orrery(['play', COMET], { lines });
    expect(code).toBe(0);
    expect(stdout).toContain("No rule mentions 'slingshot nothing'");
    expect(stdout).toContain('COM-BID-01  You can bid each of your cards only once.');
    expect(stdout).toContain('COM-END-01  After the last comet the most points win.');
    expect(stdout).toContain('Say what to look for');
    expect(stdout).toMatch(/If the play ended now.*\n.*Player 1 +Lyra/);
    expect(stdout).toMatch(/bid card=4 +Bid 4/);
    expect(stdout).toContain('take back your last choice');
    expect(stdout).toMatch(/Advice: Bid \d/);
  });

  it('takes what is forced by itself, and says so', async () => {
    const args = ['play', COMET, '--seed', 'forced', '--no-confirm', '--level', 'random'];
    const { stdout } = await orrery(args, { lines: many('1', 40) });
    expect(stdout).toMatch(/The only possibility: Bid \d/);
  });

  it('covers the board between two people, and keeps a bid secret until all have made theirs', async () => {
    const lines = ['', '6', '', '', '1', '', 'q'];
    const { stdout } = await orrery(['play', COMET, '--humans', '2', '--seats', '2', '--seed', 'two'], { lines });
    const [first, second, ...after] = stdout.split(/Now it is Player \d's turn\./).slice(1);
    expect(first).toContain('You choose: Bid 6');
    expect(second).toMatch(/Player 1 +1 2 3 4 5 6 7 +0/);
    expect(second.split('You choose')[0]).not.toContain('Bids:');
    expect(after.join('')).toContain('Bids: 6, 1.');
  });

  it('lets computer players play alone', async () => {
    const { code, stdout } = await orrery(['play', COMET, '--humans', '0', '--opponents', 'random,easy']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/· (Vega|Lyra|Rigel|Mira|Altair|Deneb) scores \d+\./);
    expect(stdout).toContain('The play is over.');
  });

  it('takes up a play where it was left', async () => {
    const cwd = newFolder();
    const left = await orrery(['play', COMET, '--seed', 'later'], { cwd, lines: ['4', '', 'q'] });
    expect(left.stdout).toContain(`Go on with: orrery play ${COMET} --resume orrery-comet-later.json`);
    const before = replayFile(join(cwd, 'orrery-comet-later.json')).choices.length;
    const args = ['play', COMET, '--resume', 'orrery-comet-later.json', '--no-confirm'];
    const { code, stdout } = await orrery(args, { cwd, lines: many('1', 40) });
    expect(code).toBe(0);
    expect(stdout).toContain(`Taken up after ${before} choices.`);
    const play = replayFile(join(cwd, 'orrery-comet-later.json'));
    expect(isOver(play.state)).toBe(true);
    expect(play.choices[0]).toEqual([0, { do: 'bid', card: 4 }]);
  });

  it('leaves a valid record when the input ends', async () => {
    const cwd = newFolder();
    const { code, stdout } = await orrery(['play', COMET, '--record', 'end.json'], { cwd, lines: ['4'] });
    expect(code).toBe(0);
    expect(stdout).toContain('The input has ended.');
    expect(replayFile(join(cwd, 'end.json')).choices).toHaveLength(1);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves a valid record on %s', async (name, expected) => {
    const cwd = newFolder();
    const args = ['play', COMET, '--record', 'cut.json', '--seed', 'a', '--level', 'easy'];
    const signal = { name, at: 'Keep it or let it go?' };
    const { code, stderr } = await orrery(args, { cwd, lines: ['7', ''], signal });
    expect(code).toBe(expected);
    expect(stderr).toContain('The record is in cut.json');
    expect(replayFile(join(cwd, 'cut.json')).choices).toHaveLength(3);
    expect(readdirSync(cwd)).toEqual(['cut.json']);
  });

  it('keeps older records, and never writes over what is none', async () => {
    const cwd = newFolder();
    writeFileSync(join(cwd, 'diary.txt'), 'dear diary');
    const refused = await orrery(['play', COMET, '--record', 'diary.txt'], { cwd });
    expect(refused.code).toBe(1);
    expect(readFileSync(join(cwd, 'diary.txt'), 'utf8')).toBe('dear diary');
    await orrery(['play', COMET, '--seed', 's'], { cwd, lines: ['q'] });
    await orrery(['play', COMET, '--seed', 's'], { cwd, lines: ['q'] });
    expect(readdirSync(cwd).sort()).toEqual(['diary.txt', 'orrery-comet-s-2.json', 'orrery-comet-s.json']);
    const nowhere = await orrery(['play', COMET, '--record', 'no/such/folder.json'], { cwd });
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toContain('cannot be written');
  });

  it('speaks German', async () => {
    const lines = ['warum bid card=9', 'zurück', '3', '', 'ende'];
    const { stdout } = await orrery(['play', COMET, '--seed', 'a'], { lines, env: { LANG: 'de_DE.UTF-8' } });
    expect(stdout).toContain('Spieler 1: Ein Komet vom Wert');
    expect(stdout).toContain('COM-BID-01: Du kannst jede deiner Karten nur einmal bieten.');
    expect(stdout).toContain('Es gibt nichts zurückzunehmen');
    expect(stdout).toContain('Du wählst: 3 bieten');
    expect(stdout).toContain('Die Aufzeichnung liegt in');
  });

  it('colours only where colour is wanted', async () => {
    const painted = String.fromCharCode(27);
    const forced = await orrery(['play', COMET], { lines: ['q'], env: { FORCE_COLOR: '1' } });
    expect(forced.stdout).toContain(`${painted}[`);
    const settings = { lines: ['q'], env: { FORCE_COLOR: '1', NO_COLOR: '1' } };
    expect((await orrery(['play', COMET], settings)).stdout).not.toContain(painted);
    expect((await orrery(['play', COMET], { lines: ['q'] })).stdout).not.toContain(painted);
  });
});
