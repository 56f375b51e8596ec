import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EQUIPMENT, EXTRACTIONS, FIELDS, QUANTUM_ANALYSER, START_CO2, START_FIELDS } from '../data/index.ts';
import { lunaMaris } from '../game.ts';
import type { LunaChoice } from '../rules/choices.ts';
import { names as namesDe } from '../text/de/names.ts';
import { rules as rulesDe } from '../text/de/rules/index.ts';
import { names as namesEn } from '../text/en/names.ts';
import { rules as rulesEn } from '../text/en/rules/index.ts';
import { lunaWords } from '../text/words.ts';
import { position } from './position.ts';

const WORDS = { en: await lunaWords('en'), de: await lunaWords('de') };

const ID = /LM-[A-Z0-9]+-\d\d/g;
const room = new URL('../', import.meta.url);

test('every line of the ledger has a text in both languages', () => {
  const ledger = readFileSync(new URL('rules.md', room), 'utf8');
  const ids = [...ledger.matchAll(/^- \*\*(LM-[A-Z0-9]+-\d\d)\*\*/gm)].map(([, id]) => id);
  const rules = ids.filter((id) => !id.startsWith('LM-DEC-'));
  expect(Object.keys(rulesEn).sort()).toEqual(rules.sort());
  expect(Object.keys(rulesDe).sort()).toEqual(rules.sort());
});

test('every rule that a refusal names is in the ledger', () => {
  for (const file of readdirSync(new URL('rules/', room))) {
    for (const [id] of readFileSync(new URL(`rules/${file}`, room), 'utf8').matchAll(ID)) {
      expect(rulesEn, `${file} names ${id}`).toHaveProperty([id]);
    }
  }
});

test('German is German', () => {
  const same = Object.keys(rulesEn).filter(
    (id) => rulesEn[id as keyof typeof rulesEn] === rulesDe[id as keyof typeof rulesDe],
  );
  expect(same).toEqual([]);
});

test('every option and its values have names', () => {
  for (const language of ['en', 'de'] as const) {
    const { settings } = WORDS[language];
    for (const [key, spec] of Object.entries(lunaMaris.settings)) {
      const values = spec.kind === 'one-of' ? spec.of : [];
      for (const value of values) expect(settings[key].values).toHaveProperty([value]);
    }
  }
});

test('what is paid is called so, and stands before what it brings', () => {
  const { state } = position({ players: [{ at: 'I' }], orders: ['water-1'] });
  const says = (language: 'en' | 'de', choice: LunaChoice): string => WORDS[language].choice(choice, state, 0);
  expect(says('en', { do: 'depot', cube: 'water' })).toBe('Pay 4 points: 1 water from the depot');
  expect(says('de', { do: 'depot', cube: 'water' })).toBe('4 Punkte zahlen: 1 Wasser aus dem Depot');
  expect(says('en', { do: 'order', order: 'water-1' })).toBe('Order, pay 2 water: 6 points');
  expect(says('de', { do: 'order', order: 'water-1' })).toBe('Auftrag, 2 Wasser zahlen: 6 Punkte');
  expect(says('en', { do: 'power', option: 1 })).toBe('Power, pay 1 iron: 2 energy, 1 point');
  expect(says('de', { do: 'filter', energy: 2 })).toBe('Luftfilter, 2 Energie zahlen: CO2 um 2 senken');
});

test('the figures that editions change are told as the data has them', () => {
  const told = [
    {
      rules: rulesEn,
      effects: namesEn.equipmentEffects,
      words: { energy: 'energy', titanium: 'titanium', sp: 'point' },
    },
    { rules: rulesDe, effects: namesDe.equipmentEffects, words: { energy: 'Energie', titanium: 'Titan', sp: 'Punkt' } },
  ];
  for (const { rules, effects, words } of told) {
    for (const seats of [2, 3, 4]) {
      expect(rules['LM-SETUP-03']).toContain(` ${START_CO2[seats].join(', ')}`);
      const fields = START_FIELDS[seats].map((field) => FIELDS[field].id);
      expect(rules['LM-SETUP-05']).toContain(` ${fields.join(', ')}`);
    }
    expect(rules['LM-IND-05']).toContain(` ${EXTRACTIONS[3].waste} `);
    const { energy } = EQUIPMENT[QUANTUM_ANALYSER].effect;
    expect(effects['quantum-analyser']).toContain(`${energy} ${words.energy}`);
    for (const { id, effect } of EQUIPMENT) {
      const gains = 'gain' in effect ? Object.entries(effect.gain) : [];
      for (const [what, n] of gains) expect(effects[id]).toContain(`${n} ${words[what as keyof typeof words]}`);
    }
  }
});
