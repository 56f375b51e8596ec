import { describe, expect, test } from 'vitest';
import { findOption, isChoice, notation, parseNotation, sameChoice } from '../src/index.ts';

const lay = { do: 'place', tile: 12, at: 40 };

describe('a choice', () => {
  test('has a verb and nothing but data', () => {
    expect(isChoice({ do: 'pass' })).toBe(true);
    expect(isChoice({ do: 'pay', with: ['gold', { n: 1 }] })).toBe(true);
    for (const other of [null, undefined, 'pass', 3, [], ['do'], {}, { do: 3 }, { Do: 'x' }]) {
      expect(isChoice(other), JSON.stringify(other)).toBe(false);
    }
    expect(isChoice({ do: 'pay', with: () => 1 })).toBe(false);
    expect(isChoice({ do: 'pay', with: undefined })).toBe(false);
  });

  test('is the same whatever the order of its fields', () => {
    expect(sameChoice(lay, { at: 40, tile: 12, do: 'place' } as typeof lay)).toBe(true);
    expect(sameChoice(lay, { ...lay, at: 41 } as typeof lay)).toBe(false);
    expect(sameChoice(lay, { do: 'place', tile: 12 } as typeof lay)).toBe(false);
    expect(sameChoice({ do: 'place', tile: 12 } as typeof lay, lay)).toBe(false);
  });

  test('is found among options', () => {
    const options = [{ do: 'pass' }, lay];
    expect(findOption(options, { at: 40, do: 'place', tile: 12 } as typeof lay)).toBe(lay);
    expect(findOption(options, { do: 'place' })).toBeUndefined();
    expect(findOption([], lay)).toBeUndefined();
  });
});

describe('notation', () => {
  test('is a readable line, the same for equal choices', () => {
    expect(notation(lay)).toBe('place at=40 tile=12');
    expect(notation({ tile: 12, do: 'place', at: 40 } as typeof lay)).toBe('place at=40 tile=12');
    expect(notation({ do: 'pass' })).toBe('pass');
    expect(notation({ do: 'take', card: 'dept-of-energy', side: 'b' } as { do: string })).toBe(
      'take card=dept-of-energy side=b',
    );
  });

  test.each<Record<string, unknown>>([
    { do: 'pass' },
    { do: 'place', tile: 12, at: 40, mirrored: true },
    { do: 'name', text: 'two words', empty: '', quote: 'a "b" \\ c' },
    { do: 'odd', a: '12', b: '-1.5', c: 'true', d: 'null', e: '1e5', f: '007', g: '-', h: '1.', i: '-0' },
    { do: 'list', cells: [1, 2, 3], names: ['a b', 'c\td', 'e\u00a0f', '='], deep: { x: [null, 'y z'] } },
    { do: 'none', who: null, n: -3, half: 0.5, big: 1e21 },
    { do: 'world', text: 'Ä ö ß – „x“', 'with-dash': 1 },
  ])('%j can be read back', (choice) => {
    const line = notation(choice as { do: string });
    expect(line).not.toContain('\n');
    expect(parseNotation(line)).toEqual(choice);
  });

  test('can be typed with extra blanks and in any order', () => {
    expect(parseNotation('  place   tile=12 at=40 ')).toEqual(lay);
    expect(parseNotation('name text="two words"')).toEqual({ do: 'name', text: 'two words' });
  });

  test('what is no notation is not read', () => {
    expect(parseNotation('')).toBeUndefined();
    expect(parseNotation('   ')).toBeUndefined();
    expect(parseNotation('at=40')).toBeUndefined();
    expect(parseNotation('place here')).toBeUndefined();
    expect(parseNotation('place =3')).toBeUndefined();
  });
});
