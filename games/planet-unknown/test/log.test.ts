import { describe, expect, test } from 'vitest';
import { TECH, WATER } from '../data/index.ts';
import { BOX_PLACE, SCORING_AREA } from '../rules/collecting.ts';
import type { PuEvent } from '../rules/events.ts';
import { planetUnknownWords } from '../text/words.ts';
import { at, position } from './position.ts';
import { drawn, player } from './situations.ts';

const WORDS = { en: await planetUnknownWords('en'), de: await planetUnknownWords('de') };

describe('the log tells what events and cards take away', () => {
  const lines = (...events: PuEvent[]): string[][] =>
    (['en', 'de'] as const).map((language) =>
      events.map((event) => WORDS[language].event(event, (seat) => `P${seat + 1}`) ?? ''),
    );
  test('in both languages', () => {
    expect(
      lines(
        { event: 'forfeited', seat: 0, what: 'lifepod', from: SCORING_AREA },
        { event: 'forfeited', seat: 0, what: 'lifepod', from: BOX_PLACE + 1 },
        { event: 'forfeited', seat: 1, what: 'meteorite', from: SCORING_AREA },
        { event: 'line-cleared', seat: 0, line: 'row', index: 2 },
        { event: 'line-cleared', seat: 0, line: 'column', index: 4 },
        { event: 'biomass-reset', seat: 0 },
        { event: 'flux', seat: 0, track: WATER },
        { event: 'stack-removed', seat: 0, ring: 'outer', tiles: 1 },
        { event: 'stack-removed', seat: 0, ring: 'inner', tiles: 12 },
        { event: 'peeked', seat: 0 },
      ),
    ).toEqual([
      [
        'P1 loses a collected lifepod from the scoring area.',
        'P1 loses a collected lifepod from tech B.',
        'P2 loses a collected meteorite from the scoring area.',
        'P1 clears row 3 of meteorites.',
        'P1 clears column e of meteorites.',
        'P1 puts the biomass marker back to 0.',
        'P1 moves the flux token to the water track.',
        'P1 removes the outer stack with 1 tile.',
        'P1 removes the inner stack with 12 tiles.',
        'P1 looks at the next event.',
      ],
      [
        'P1 verliert eine eingesammelte Rettungskapsel (Wertungsbereich).',
        'P1 verliert eine eingesammelte Rettungskapsel (Technologie B).',
        'P2 verliert einen eingesammelten Meteoriten (Wertungsbereich).',
        'P1 räumt die Meteoriten aus Reihe 3.',
        'P1 räumt die Meteoriten aus Spalte e.',
        'P1 setzt den Biomassemarker auf 0.',
        'P1 legt den Flux-Marker auf die Wasserleiste.',
        'P1 entfernt den äußeren Stapel mit 1 Plättchen.',
        'P1 entfernt den inneren Stapel mit 12 Plättchen.',
        'P1 sieht sich das nächste Ereignis an.',
      ],
    ]);
    const [[gained, discarded]] = lines(
      { event: 'objective-gained', seat: 0, objective: 0 },
      { event: 'objective-discarded', seat: 0, objective: 0 },
    );
    expect(gained).toMatch(/^P1 gains an objective\. .+: .+\.$/);
    expect(discarded).toMatch(/^P1 gives up an objective\. .+: .+\.$/);
  });
  test('when they happen', () => {
    const clearing = position({
      players: [
        { corporation: 'horizon-group', meteorites: ['c6', 'f6', 'f7'], rovers: ['f6', 'g6'], loaded: ['f6', 'g6'] },
        {},
      ],
    });
    player(clearing).pending.push({ effect: 'clear-line' });
    expect(clearing.choose(0, { do: 'clear-line', line: 'row', index: 5 })).toEqual([
      { event: 'line-cleared', seat: 0, line: 'row', index: 5 },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('c6') },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('f6') },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('f6') },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('g6') },
    ]);
    expect(player(clearing)).toMatchObject({ meteorites: [at('f7')], loads: [0, 0], savedMeteorites: 0 });
    const flux = position({
      players: [{ corporation: 'flux-industries', flux: 'civ', pending: [{ effect: 'flux' }] }, {}],
    });
    expect(flux.choose(0, { do: 'flux', track: TECH })).toEqual([{ event: 'flux', seat: 0, track: TECH }]);
    const reset = position({
      players: [{ corporation: 'wormhole-corp', markers: { biomass: 5, tech: 3 } }, {}],
    });
    expect(reset.choose(0, { do: 'reset-biomass' })).toEqual([{ event: 'biomass-reset', seat: 0 }]);
    const saved = position({ players: [{ corporation: 'cosmos-inc', pending: [{ effect: 'lifepod' }] }, {}] });
    expect(saved.choose(0, { do: 'save' })).toEqual([{ event: 'stowed', seat: 0, on: SCORING_AREA }]);
    const peek = drawn(117);
    expect(peek.choose(0, { do: 'peek' })).toEqual([{ event: 'peeked', seat: 0 }]);
    const moves = position({
      phase: 'round',
      players: [{ corporation: 'horizon-group', rovers: ['f6'], loaded: ['f6'], markers: { tech: 5 } }, {}],
    });
    expect(moves.events).toContainEqual({ event: 'moves', seat: 0, n: 1 });
  });
});
