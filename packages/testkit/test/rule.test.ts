import { expect, test } from 'vitest';
import { rule } from '../src/index.ts';

const titles: (string | undefined)[] = [];
const note = (): void => void titles.push(expect.getState().currentTestName);

rule('AB-ONE-01', 'has a title', note);
rule(['AB-ONE-01', 'AB-CO2-02'], 'proves two rules', async () => note());

test('a title starts with the ids of the rules it proves', () => {
  expect(titles).toEqual(['[AB-ONE-01] has a title', '[AB-ONE-01] [AB-CO2-02] proves two rules']);
});

test('what is no rule id is refused at once', () => {
  for (const id of ['', 'AB-ONE', 'ab-one-01', 'AB-ONE-1x', 'AB ONE 01']) {
    expect(() => rule(id, 'x', note)).toThrow('is not a rule id such as PU-PLACE-03');
  }
  expect(() => rule([], 'x', note)).toThrow('"x" names no rule');
});
