import { reveal } from '@orrery/kernel';
import {
  BONUS_TILES,
  DISPLAY_FIELDS,
  DISPLAY_ROWS,
  FIRST_EXTRA_FIELD,
  FIRST_TILE_FIELD,
  PLANS,
  ROUND_COIN,
  specialPlan,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { voice } from './events.ts';
import { isHuman, NONE, ONE_TIME, type SkyState } from './state.ts';

// SKY-PREP: the preparation phase.

function runPrepare(s: SkyState): void {
  s.round++;
  // SKY-PREP-01.
  s.supplement += ROUND_COIN;
  s.specials |= 1 << s.round;
  const plan = PLANS[specialPlan(s.round)].id;
  voice.tell?.({ event: 'special', plan, supplement: s.supplement });
  returnMarkers(s);
  shiftDisplay(s);
  fillDisplay(s);
  s.agenda.table.push({ step: 'round' });
}

/** SKY-PREP-02, SKY-PREP-03: markers go home and bring the tiles they reserved; one-time markers leave the game. */
function returnMarkers(s: SkyState): void {
  for (let field = 0; field < s.fields.length; field++) {
    const marker = s.fields[field];
    if (marker === NONE) continue;
    s.fields[field] = NONE;
    const owner = marker & 7;
    if (!isHuman(s, owner)) {
      // SKY-LUNA-44.
      if (s.luna) s.luna.markers++;
      continue;
    }
    const player = s.players[owner];
    if (marker < ONE_TIME) player.markers++;
    if (field < FIRST_TILE_FIELD || field >= FIRST_EXTRA_FIELD) continue;
    const tile = field - FIRST_TILE_FIELD;
    player.tiles |= 1 << tile;
    voice.tell?.({ event: 'tile-received', seat: owner, tile: BONUS_TILES[tile] });
  }
}

/** SKY-PREP-04, SKY-PREP-05: the right column is cleared, then each row closes up to the right. */
function shiftDisplay(s: SkyState): void {
  const { display } = s;
  for (let row = 0; row < DISPLAY_ROWS; row++) {
    if (display[row] !== NONE) s.discards.push(display[row]);
    display[row] = NONE;
    let free = row;
    for (let field = row + DISPLAY_ROWS; field < DISPLAY_FIELDS; field += DISPLAY_ROWS) {
      if (display[field] === NONE) continue;
      display[free] = display[field];
      display[field] = NONE;
      free += DISPLAY_ROWS;
    }
  }
}

/** SKY-PREP-06, SKY-SETUP-08: empty fields are filled in ascending order. */
export function fillDisplay(s: SkyState): void {
  for (let field = 0; field < DISPLAY_FIELDS; field++) {
    if (s.display[field] !== NONE) continue;
    const card = s.stack.pop();
    // SKY-PREP-07.
    if (card === undefined) return;
    s.display[field] = card;
    reveal(s);
  }
}

export const preparationSteps: Chapter<'prepare'> = {
  prepare: { run: runPrepare },
};
