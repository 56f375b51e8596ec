import { ADV_MINE, MINE } from '../data/index.ts';
import { isAdvanced, type ModuleAction } from './action.ts';
import type { Chapter } from './chapter.ts';
import { ENOUGH_CHOICE, ENRICH_LEFT, ENRICH_RIGHT, type LunaChoice, MINE_CHOICE } from './choices.ts';
import { voice } from './events.ts';
import { ask, type LunaState } from './state.ts';
import { changeSp, gainOre, gainWaste, ironProbes, titaniumProbes } from './stores.ts';

// Module H: mining with all probes, and enriching iron.

const ENRICHED_TITANIUM = 2;

function listEnrich(s: LunaState, seat: number, out: LunaChoice[]): void {
  const p = s.players[seat];
  if (p.ironLeft > 0) out.push(ENRICH_LEFT);
  if (p.ironRight > 0) out.push(ENRICH_RIGHT);
}

function perform(s: LunaState, seat: number, choice: LunaChoice): void {
  if (choice.do === 'mine') {
    const p = s.players[seat];
    gainOre(s, seat, ironProbes(p), titaniumProbes(p));
  } else if (choice.do === 'enrich') {
    voice.tell?.({ event: 'enriched', seat, from: choice.from });
    const p = s.players[seat];
    if (choice.from === 'left') p.ironLeft--;
    else p.ironRight--;
    // LM-MINE-03: the cube itself is the only waste; LM-MINE-04: a full track takes none.
    gainWaste(s, seat, 1);
    gainOre(s, seat, 0, ENRICHED_TITANIUM);
  }
}

export const mineControl: ModuleAction = {
  list(s, seat, out) {
    out.push(MINE_CHOICE);
    listEnrich(s, seat, out);
  },
  pay() {},
  resolve(s, seat, choice) {
    perform(s, seat, choice);
    if (!isAdvanced(s, MINE)) return;
    // LM-ADV-12: once for a main action, also where both options are used.
    changeSp(s, seat, ADV_MINE.sp);
    ask(s, seat, { step: 'mine-more', mined: choice.do === 'mine' });
  },
  whyNot: (_, __, choice) => (choice.do === 'enrich' ? 'LM-MINE-06' : undefined),
};

export const mineSteps: Chapter<'mine-more'> = {
  /** LM-ADV-12: the advanced control room allows the other option as well. */
  'mine-more': {
    skip: (s, seat, frame) => frame.mined && s.players[seat].ironLeft + s.players[seat].ironRight === 0,
    options(s, seat, frame) {
      const out: LunaChoice[] = [];
      if (frame.mined) listEnrich(s, seat, out);
      else out.push(MINE_CHOICE);
      out.push(ENOUGH_CHOICE);
      return out;
    },
    take: (s, seat, choice) => perform(s, seat, choice),
    whyNot(_, __, choice, frame) {
      if (choice.do === 'enrich' && frame.mined) return { rule: 'LM-MINE-06' };
      return choice.do === 'mine' || choice.do === 'enrich' ? { rule: 'LM-MINE-05' } : undefined;
    },
  },
};
