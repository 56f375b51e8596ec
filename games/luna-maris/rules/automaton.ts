import { countBits } from '@orrery/kernel';
import {
  AUTOMATON,
  AUTOMATON_CARDS,
  BUILD_SP,
  FIELDS,
  LINE_MODULE,
  type Line,
  MODULES,
  moduleOfLetter,
  NEIGHBOURS,
  NUTRITION,
  TITANIUM_FIELDS,
  TRACK_TOP,
  type TrackId,
} from '../data/index.ts';
import { placeProbe, takenFields } from './airlock.ts';
import type { Chapter } from './chapter.ts';
import { takeApplicant } from './communications.ts';
import { type InsteadReason, told, voice } from './events.ts';
import { advanceTrack, markBonus, placeAdvanced } from './laboratory.ts';
import { activate, stepBeside } from './move.ts';
import { isSeedbedEmpty, takeSeedbedCard } from './seedbed.ts';
import { takeOrder, topOrder } from './spaceport.ts';
import { AUTOMATON_PLAYER, type LunaState, NONE } from './state.ts';
import { changeSp, gainWaste, gainWater, moveCo2, payWater, removeWaste } from './stores.ts';
import { pass } from './turn.ts';

// The opponent of a solo game: one line of its card a turn, then it passes.

const ME = AUTOMATON_PLAYER;

/** Carries out the next line of its card; when there is none left, it passes. */
export function carryOutLine(s: LunaState): void {
  const card = AUTOMATON_CARDS[s.automatonCards[s.automatonCards.length - 1]];
  const line = card.lines[s.automatonLine];
  if (line === undefined) {
    pass(s, ME);
    return;
  }
  voice.tell?.({ event: 'automaton-line', card: card.id, line: s.automatonLine });
  s.automatonLine++;
  walk(s, line);
  perform(s, line);
}

export const automatonSteps: Chapter<'automaton'> = { automaton: { run: carryOutLine } };

/** LM-SOLO-12, 30, 32: it needs no O2; main actions take the energy space, additional ones are done beside it. */
function walk(s: LunaState, line: Line): void {
  const p = s.players[ME];
  const module = moduleOfLetter(LINE_MODULE[line.act]);
  if (p.at !== module) {
    p.at = module;
    p.on = false;
    voice.tell?.({ event: 'moved', seat: told(s, ME), module: MODULES[module].id, o2: 0 });
  }
  if (line.act === 'filter' || line.act === 'build') stepBeside(s, ME);
  else activate(s, ME);
}

function instead(why: InsteadReason): void {
  voice.tell?.({ event: 'automaton-instead', why });
}

function perform(s: LunaState, line: Line): void {
  switch (line.act) {
    case 'probe':
      sendProbe(s);
      break;
    case 'mine':
      gainWater(s, ME, Math.max(1, Math.floor(countBits(s.players[ME].fields) / 2)));
      gainWaste(s, ME, 1);
      break;
    case 'extract':
      gainWater(s, ME, line.water);
      moveCo2(s, ME, 1);
      break;
    case 'filter':
      moveCo2(s, ME, -AUTOMATON.filterSteps);
      break;
    case 'greenhouse':
      harvest(s);
      break;
    case 'order':
      deliver(s, line.stack - 1);
      break;
    case 'research':
      research(s, line.track);
      break;
    case 'build':
      build(s);
      break;
    case 'recycle':
      recycle(s);
      break;
    case 'power':
      changeSp(s, ME, AUTOMATON.powerSp);
      break;
    case 'hire':
      hire(s);
      break;
  }
}

/** LM-SOLO-14: next to most own probes, rather titanium, then the lowest number. */
function sendProbe(s: LunaState): void {
  const p = s.players[ME];
  if (p.probes === 0) {
    instead('no-probe');
    changeSp(s, ME, AUTOMATON.insteadSp);
    return;
  }
  const taken = takenFields(s);
  let best = NONE;
  let bestWorth = -1;
  for (let field = 0; field < FIELDS.length; field++) {
    if ((taken & (1 << field)) !== 0) continue;
    const titanium = (TITANIUM_FIELDS & (1 << field)) !== 0 ? 1 : 0;
    const worth = 2 * countBits(NEIGHBOURS[field] & p.fields) + titanium;
    if (worth > bestWorth) {
      best = field;
      bestWorth = worth;
    }
  }
  placeProbe(s, ME, best);
}

function harvest(s: LunaState): void {
  if (isSeedbedEmpty(s)) {
    instead('no-food');
    changeSp(s, ME, AUTOMATON.insteadSp);
    return;
  }
  if (s.players[ME].water > 0) {
    payWater(s, ME, 1);
    for (let slot = 0; slot < s.seedbed.length; slot++) if (s.seedbed[slot] !== NONE) takeSeedbedCard(s, ME, slot);
    changeSp(s, ME, AUTOMATON.greenhouseSp);
    return;
  }
  instead('no-water');
  let best = NONE;
  for (let slot = 0; slot < s.seedbed.length; slot++) {
    if (s.seedbed[slot] === NONE) continue;
    if (best === NONE || NUTRITION[s.seedbed[slot]] > NUTRITION[s.seedbed[best]]) best = slot;
  }
  takeSeedbedCard(s, ME, best);
}

function deliver(s: LunaState, wanted: number): void {
  let order = NONE;
  for (let i = 0; i < s.stacks.length && order === NONE; i++) order = topOrder(s, (wanted + i) % s.stacks.length);
  const dry = s.players[ME].water < AUTOMATON.orderWater;
  if (dry || order === NONE) {
    instead(dry ? 'no-water' : 'no-order');
    gainWater(s, ME, AUTOMATON.orderInstead);
    return;
  }
  if (topOrder(s, wanted) === NONE) instead('next-stack');
  payWater(s, ME, AUTOMATON.orderWater);
  takeOrder(s, ME, order, 0);
}

function research(s: LunaState, wanted: TrackId): void {
  const p = s.players[ME];
  const other: TrackId = wanted === 'extraction' ? 'sustainability' : 'extraction';
  if (p[wanted] >= TRACK_TOP && p[other] >= TRACK_TOP) {
    instead('both-tops');
    changeSp(s, ME, AUTOMATON.bothTopSp);
    return;
  }
  if (p[wanted] >= TRACK_TOP) instead('track-top');
  // LM-SOLO-20: it covers a bonus, but gets nothing from it.
  if (advanceTrack(s, ME, p[wanted] < TRACK_TOP ? wanted : other)) markBonus(s, ME, s.selected.indexOf(NONE));
}

function build(s: LunaState): void {
  if (s.built.length < BUILD_SP.length) {
    placeAdvanced(s, ME, s.advanced[0]);
    return;
  }
  instead('build-full');
  changeSp(s, ME, AUTOMATON.fullTrackSp);
}

function recycle(s: LunaState): void {
  if (s.players[ME].waste === 0) {
    instead('no-waste');
    changeSp(s, ME, AUTOMATON.insteadSp);
    return;
  }
  removeWaste(s, ME, 1);
  gainWater(s, ME, 1);
}

/** LM-SOLO-24: the rightmost applicant, who only counts at the end; it lies open beside its board. */
function hire(s: LunaState): void {
  for (let slot = s.market.length - 1; slot >= 0; slot--) {
    if (s.market[slot] === NONE) continue;
    s.players[ME].rest |= 1 << takeApplicant(s, ME, slot);
    return;
  }
  instead('no-applicant');
  changeSp(s, ME, AUTOMATON.insteadSp);
}
