import { cloneAgenda } from '@orrery/kernel';
import type { Luna, Player, SkyState } from './state.ts';

export function cloneState(s: SkyState): SkyState {
  const { players, supplies, luna } = s;
  const copies: Player[] = new Array(players.length);
  for (let i = 0; i < players.length; i++) copies[i] = clonePlayer(players[i]);
  return {
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    revealed: s.revealed,
    rules: s.rules,
    circle: s.circle,
    tracks: s.tracks,
    missions: s.missions,
    phase: s.phase,
    round: s.round,
    start: s.start,
    turn: s.turn,
    opener: s.opener,
    turns: s.turns,
    positions: s.positions.slice(),
    stations: s.stations.slice(),
    box: s.box.slice(),
    board: s.board.slice(),
    stack: s.stack.slice(),
    discards: s.discards.slice(),
    display: s.display.slice(),
    supplies: [supplies[0].slice(), supplies[1].slice(), supplies[2].slice()],
    research: s.research.slice(),
    planBox: s.planBox.slice(),
    specials: s.specials,
    supplement: s.supplement,
    fields: s.fields.slice(),
    active: s.active,
    energy: s.energy,
    taken: s.taken.slice(),
    lying: s.lying.slice(),
    deeds: s.deeds.slice(),
    threatCard: s.threatCard,
    threat: s.threat,
    threatRemover: s.threatRemover,
    firstPrivate: s.firstPrivate,
    luna: luna === null ? null : cloneLuna(luna),
    players: copies,
  };
}

function clonePlayer(p: Player): Player {
  const { rows } = p;
  return {
    coins: p.coins,
    hand: p.hand.slice(),
    slots: p.slots.slice(),
    down: p.down,
    rows: [rows[0].slice(), rows[1].slice(), rows[2].slice(), rows[3].slice(), rows[4].slice()],
    tiles: p.tiles,
    tilesDown: p.tilesDown,
    plusOn: p.plusOn,
    markers: p.markers,
    oneTime: p.oneTime,
    helium: p.helium,
    research: p.research,
    slotA: p.slotA,
    slotE: p.slotE,
    screens: p.screens.slice(),
    under: p.under.slice(),
    turned: p.turned,
    uploaded: p.uploaded,
    acquired: p.acquired.slice(),
    valid: p.valid.slice(),
    left: p.left,
    tile: p.tile,
    dealt: p.dealt.slice(),
    mission: p.mission,
    tasks: p.tasks,
  };
}

function cloneLuna(luna: Luna): Luna {
  return {
    coins: luna.coins,
    helium: luna.helium,
    research: luna.research,
    slotA: luna.slotA,
    slotE: luna.slotE,
    slots: luna.slots.slice(),
    used: luna.used,
    majority: luna.majority.slice(),
    left: luna.left,
    started: luna.started,
    pile: luna.pile.slice(),
    discards: luna.discards.slice(),
    reserve: luna.reserve.slice(),
    markers: luna.markers,
    cards: luna.cards.slice(),
    tile: luna.tile,
  };
}
