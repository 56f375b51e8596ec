import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOARD_FIELDS, EXTRA_FIELDS, PRIVATE_FIELD } from '../data/index.ts';
import { skymines } from '../game.ts';
import { text as de } from '../text/de/phrases.ts';
import { rules as rulesDe } from '../text/de/rules/index.ts';
import { text as en } from '../text/en/phrases.ts';
import { rules as rulesEn } from '../text/en/rules/index.ts';
import { skyminesWords } from '../text/words.ts';
import { position } from './position.ts';

const WORDS = { en: await skyminesWords('en'), de: await skyminesWords('de') };

const ID = /SKY-[A-Z]+-\d\d/g;
const room = new URL('../', import.meta.url);

test('every line of the ledger has a text in both languages', () => {
  const ledger = readFileSync(new URL('rules.md', room), 'utf8');
  const ids = [...ledger.matchAll(/^- \*\*(SKY-[A-Z]+-\d\d)\*\*/gm)].map(([, id]) => id);
  const rules = ids.filter((id) => !id.startsWith('SKY-DEC-'));
  expect(rules).toHaveLength(413);
  expect(Object.keys(rulesEn).sort()).toEqual(rules.sort());
  expect(Object.keys(rulesDe).sort()).toEqual(rules.sort());
});

test('every rule that the rules name is in the ledger', () => {
  for (const folder of ['rules/', 'rules/luna/']) {
    for (const file of readdirSync(new URL(folder, room)).filter((name) => name.endsWith('.ts'))) {
      for (const [id] of readFileSync(new URL(folder + file, room), 'utf8').matchAll(ID)) {
        if (!id.startsWith('SKY-DEC-')) expect(rulesEn, `${file} names ${id}`).toHaveProperty([id]);
      }
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
    for (const [key, spec] of Object.entries(skymines.settings)) {
      const values = spec.kind === 'one-of' ? spec.of : [];
      for (const value of values) expect(settings[key].values).toHaveProperty([value]);
    }
  }
});

test('every bonus field has a name', () => {
  const fields = [...BOARD_FIELDS, ...Object.values(EXTRA_FIELDS).flat(), PRIVATE_FIELD];
  for (const { id } of fields) for (const t of [en, de]) expect(t.fields).toHaveProperty([id]);
});

test('choices and events in words', () => {
  const t = position({ board: { 'sector-21': 'skymine' }, players: [{ slots: { B: 'b-07', C: 'c-04' } }] });
  const words = WORDS.en;
  const worte = WORDS.de;
  expect(words.choice({ do: 'expand', company: 'minerva' }, t.state, 0)).toBe('Expand Minerva with all energy');
  t.choose(0, { do: 'expand', company: 'minerva' });
  expect(words.prompt(t.state, 0)).toBe('Minerva expands: 6 energy left.');
  expect(words.choice({ do: 'occupy', at: 'sector-21', column: 2 }, t.state, 0)).toBe(
    'Take sector 21 from column 2 (pay 2 energy)',
  );
  expect(worte.choice({ do: 'occupy', at: 'sector-16', column: 1 }, t.state, 0)).toBe(
    'Sektor 16 einnehmen, aus Spalte 1 (zahle 1 Energie)',
  );
  expect(words.event({ event: 'coins', n: 1 }, String)).toBe('Luna gets 1 coin.');
  expect(worte.event({ event: 'coins', seat: 1, n: 2 }, (seat) => `Platz ${seat}`)).toBe('Platz 1 bekommt 2 Münzen.');
});
