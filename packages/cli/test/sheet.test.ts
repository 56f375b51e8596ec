import type { Sheet } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { nearest } from '../src/nearest.ts';
import { blocksAbout, changedBlocks, drawBlocks, drawSheet, joinBlocks, placesOn } from '../src/sheet.ts';
import type { Terminal } from '../src/terminal.ts';
import { padEnd, widthOf, wrap } from '../src/width.ts';

const terminal: Terminal = {
  interactive: false,
  width: 60,
  height: 40,
  paint: (_, text) => text,
  say: () => undefined,
  note: () => undefined,
  clear: () => undefined,
};
const painted: Terminal = { ...terminal, paint: (style, text) => `\x1b[1m${style}:${text}\x1b[0m` };

const sheet: Sheet = [
  { kind: 'heading', level: 1, text: 'Planet' },
  { kind: 'text', text: 'A long sentence about this planet that does not fit into sixty columns at all.' },
  {
    kind: 'facts',
    rows: [
      ['Rovers', '2'],
      ['Energy', 'none'],
    ],
  },
  {
    kind: 'table',
    caption: 'Tracks',
    head: ['Track', 'Space', 'Next bonus'],
    rows: [
      ['civ', '3', 'a card'],
      ['water', '12', 'a synergy boost, and some words that make this cell far too long for one line'],
    ],
  },
  {
    kind: 'map',
    caption: 'Grid',
    columnNames: ['a', 'b', 'c'],
    rowNames: ['1', '10'],
    key: [
      ['~', 'water'],
      ['#', 'tech'],
    ],
    rows: [
      [
        { glyph: '~', tone: 'blue', says: 'water' },
        { glyph: '·', says: 'empty' },
        { glyph: '▲▲', says: 'rover' },
      ],
      [
        { glyph: '·', says: 'empty' },
        { glyph: '#', says: 'tech' },
        { glyph: '·', says: 'empty' },
      ],
    ],
  },
];

describe('drawSheet', () => {
  it('draws a chart: names at their places, single and double lines between them', () => {
    const chart: Sheet = [
      {
        kind: 'chart',
        caption: 'Cluster',
        width: 100,
        height: 40,
        lines: [
          { from: [0, 0], to: [100, 0] },
          { from: [100, 0], to: [100, 40], isDouble: true },
        ],
        places: [
          { at: [0, 0], glyph: '@', name: 'n1', says: 'system n1' },
          { at: [100, 0], glyph: 'o', name: 'n2', says: 'gate n2' },
          { at: [100, 40], glyph: '*', name: 'n3', says: 'pulsar n3' },
        ],
        key: [['@', 'system']],
      },
    ];
    expect(drawSheet(chart, { ...terminal, width: 22 }).join('\n')).toBe(`Cluster
  @n1··············on2
                     :
                     :
                   *n3
  @ system`);
  });

  it('draws every kind of block within the width', () => {
    expect(drawSheet(sheet, terminal).join('\n')).toBe(`Planet
A long sentence about this planet that does not fit into
sixty columns at all.
  Rovers  2
  Energy  none

Tracks
  Track  Space  Next bonus
  civ        3  a card
  water     12  a synergy boost, and some words that make
                this cell far too long for one line

Grid
     a  b  c
   1 ~  ·  ▲▲
  10 ·  #  ·
  ~ water · # tech`);
  });

  it('paints without changing the layout', () => {
    const plain = drawSheet(sheet, terminal);
    const lines = drawSheet(sheet, painted);
    expect(lines).toHaveLength(plain.length);
    expect(lines.join('\n')).toContain('\x1b[1mblue:~ \x1b[0m');
  });
});

describe('parts of a sheet', () => {
  const board = (rovers: string): Sheet => [
    { kind: 'heading', level: 1, text: 'Game' },
    { kind: 'heading', level: 2, text: 'Yours' },
    ...(rovers === '0' ? [{ kind: 'text', text: 'No rovers at all.' } as const] : []),
    { kind: 'text', text: 'A legend.' },
    { kind: 'facts', rows: [['Rovers', rovers]] },
    { kind: 'heading', level: 2, text: 'The others' },
    { kind: 'table', caption: 'Tracks', head: ['civ'], rows: [['3']] },
  ];
  const draw = (rovers: string) => drawBlocks(board(rovers), terminal);

  it('finds what has changed, under its headings', () => {
    expect(changedBlocks(draw('2'), [])).toHaveLength(draw('2').length);
    expect(changedBlocks(draw('2'), draw('2'))).toEqual([]);
    expect(joinBlocks(changedBlocks(draw('0'), draw('2')))).toEqual([
      'Game',
      '',
      'Yours',
      'No rovers at all.',
      '  Rovers  0',
    ]);
  });

  it('finds what a word is about', () => {
    expect(joinBlocks(blocksAbout(draw('2'), 'track'))).toEqual([
      'Game',
      '',
      'The others',
      '',
      'Tracks',
      '  civ',
      '    3',
    ]);
    expect(blocksAbout(draw('2'), 'nothing')).toEqual([]);
  });

  it('knows the places on a map', () => {
    expect([...placesOn(sheet[4])]).toEqual(['a1', 'a10', 'b1', 'b10', 'c1', 'c10']);
    expect(placesOn(sheet[0]).size).toBe(0);
  });
});

describe('width', () => {
  it('counts columns, not code units or escapes', () => {
    expect(widthOf('abc')).toBe(3);
    expect(widthOf('\x1b[1mé▲\x1b[0m')).toBe(2);
    expect(widthOf('🚀')).toBe(2);
    expect(padEnd('é', 3)).toBe('é  ');
  });

  it('breaks long lines at spaces, and cuts longer words', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('one\ntwo', 8)).toEqual(['one', 'two']);
  });
});

describe('nearest', () => {
  it('finds the word that was meant, or none', () => {
    const words = ['play', 'simulate', 'replay', 'arena'];
    expect(nearest('plya', words)).toBe('play');
    expect(nearest('sim', words)).toBe('simulate');
    expect(nearest('arean', words)).toBe('arena');
    expect(nearest('zzzzzz', words)).toBeUndefined();
  });
});
