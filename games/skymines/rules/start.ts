import { below, reveal, type Seat, shuffle } from '@orrery/kernel';
import {
  CARD_INDEX,
  CHAPTER_3_OUTPOSTS,
  CHAPTER_ROWS,
  COMPANIES,
  FIRST_START_PLAN,
  MISSIONS,
  SLOTS,
  START_TILES,
  startingCardOf,
  THREATS,
  TRACK_IDS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { KEEP_TILE, LOCK } from './choices.ts';
import { voice } from './events.ts';
import { takeFront } from './gains.ts';
import { gainLunaHelium } from './luna/turn.ts';
import { type Luna, lunaNumber, NONE, RANDOM_THREAT, type SkyState } from './state.ts';
import { gainHelium, stepForward, tellMoved } from './tracks.ts';

// SKY-SETUP-23 to 28: what the players decide before the first round, and the modules.

/** SKY-SETUP-24: tiles are shown and lie on screen 1. */
function runRevealTiles(s: SkyState): void {
  if (s.rules.chooseTiles) reveal(s);
  voice.tell?.({ event: 'tracks', tracks: s.tracks.map((track) => TRACK_IDS[track]) });
  for (const [seat, player] of s.players.entries()) {
    player.dealt = [];
    player.screens[1] = FIRST_START_PLAN + player.tile;
    voice.tell?.({ event: 'tile', seat, tile: START_TILES[player.tile].id });
    s.agenda.seats[seat].push({ step: 'lock', used: 0 });
  }
}

/** The first of the three cards of the tile that is still in hand. */
function nextLocked(s: SkyState, seat: Seat): number {
  const player = s.players[seat];
  for (const key of START_TILES[player.tile].lock) {
    const card = startingCardOf(seat, key);
    if (player.hand.includes(card)) return card;
  }
  return NONE;
}

/** SKY-SETUP-26, SKY-LUNA-04, then the modules (SKY-SETUP-28). */
function runStartBonuses(s: SkyState): void {
  for (const [seat, { tile }] of s.players.entries()) {
    for (const { gain, n, of } of START_TILES[tile].bonus) {
      if (gain === 'helium') gainHelium(s, seat, n);
      else if (gain === 'track') advanceAtStart(s, of, seat, n);
    }
  }
  if (s.luna) giveLunaBonus(s, s.luna);
  setUpModules(s);
}

function advanceAtStart(s: SkyState, company: number, player: number, n: number): void {
  for (let i = 0; i < n; i++) stepForward(s, company, player);
  tellMoved(s, company, player);
}

function giveLunaBonus(s: SkyState, luna: Luna): void {
  const used = s.players.map((player) => player.tile);
  const left = START_TILES.map((_, tile) => tile).filter((tile) => !used.includes(tile));
  luna.tile = left[below(s.random, left.length)];
  voice.tell?.({ event: 'luna-tile', tile: START_TILES[luna.tile].id });
  for (const { gain, n, of } of START_TILES[luna.tile].bonus) {
    if (gain === 'helium') gainLunaHelium(s, luna, n);
    else if (gain === 'track') advanceAtStart(s, of, lunaNumber(s), n);
  }
}

function setUpModules(s: SkyState): void {
  const { rules } = s;
  if (rules.missions) {
    // SKY-MISSION-01.
    const cards = shuffle(
      s.random,
      MISSIONS.map((_, mission) => mission),
    );
    s.missions = cards.slice(0, rules.humans <= 2 ? 1 : 2).sort((a, b) => a - b);
  }
  if (rules.threat !== NONE) {
    s.threatCard = rules.threat === RANDOM_THREAT ? below(s.random, THREATS.length) : rules.threat;
    s.threat = s.threatCard;
  }
  if (rules.chapter !== 'none' && CHAPTER_ROWS[rules.chapter].outposts) placeOutposts(s);
}

/** SKY-CAMP-04: the front outpost of every column, without rewards. */
function placeOutposts(s: SkyState): void {
  for (const [company, name] of COMPANIES.entries()) {
    for (const [column, sector] of CHAPTER_3_OUTPOSTS[name].entries()) {
      takeFront(s, company, column);
      s.board[sector] = company;
    }
  }
}

export const startSteps: Chapter<'reveal-tiles' | 'start-bonuses' | 'keep-tile' | 'lock'> = {
  'reveal-tiles': { run: runRevealTiles },
  'start-bonuses': { run: runStartBonuses },
  /** SKY-SETUP-23: one of two tiles is kept in secret. */
  'keep-tile': {
    options: (s, seat) => s.players[seat].dealt.map((tile) => KEEP_TILE[tile]),
    take(s, seat, choice) {
      if (choice.do !== 'keep-tile') return;
      s.players[seat].tile = START_TILES.findIndex((tile) => tile.id === choice.tile);
    },
    whyNot: (_, __, choice) => (choice.do === 'keep-tile' ? { rule: 'SKY-SETUP-23' } : undefined),
  },
  /** SKY-SETUP-25: the three cards go to the resting slots B, C and D. */
  lock: {
    skip: (s, seat) => nextLocked(s, seat) === NONE,
    options(s, seat, { used }) {
      const card = nextLocked(s, seat);
      return LOCK[card].filter((_, slot) => slot >= 1 && slot <= 3 && ((used >> slot) & 1) === 0);
    },
    take(s, seat, choice, { used }) {
      if (choice.do !== 'lock') return;
      const player = s.players[seat];
      const card = CARD_INDEX[choice.card];
      const slot = SLOTS.indexOf(choice.slot);
      player.hand.splice(player.hand.indexOf(card), 1);
      player.rows[slot].push(card);
      s.agenda.seats[seat].push({ step: 'lock', used: used | (1 << slot) });
    },
    whyNot: (_, __, choice) => (choice.do === 'lock' ? { rule: 'SKY-SETUP-25' } : undefined),
  },
};
