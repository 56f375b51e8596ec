import { cloneAgenda } from '@orrery/kernel';
import type { Player, PulsarState } from './state.ts';

function clonePlayer(p: Player): Player {
  return {
    score: p.score,
    tally: p.tally.slice(),
    ship: p.ship,
    cubes: p.cubes,
    plusMinus: p.plusMinus,
    plusTwo: p.plusTwo,
    rings: p.rings,
    loose: p.loose.slice(),
    awards: p.awards.slice(),
    stationTiles: p.stationTiles,
    silver: p.silver.slice(),
    patents: p.patents.slice(),
    hqBoard: p.hqBoard,
    hqSide: p.hqSide,
    projects: p.projects,
    runs: p.runs,
  };
}

export function cloneState(s: PulsarState): PulsarState {
  const players: Player[] = new Array(s.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(s.players[i]);
  const { turn } = s;
  return {
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    revealed: s.revealed,
    side: s.side,
    balanced: s.balanced,
    hq: s.hq,
    // Never changed after setup.
    techs: s.techs,
    holders: s.holders.slice(),
    goals: s.goals,
    round: s.round,
    phase: s.phase,
    order: s.order.slice(),
    median: s.median,
    pool: s.pool.slice(),
    initiative: s.initiative.slice(),
    engineering: s.engineering.slice(),
    systems: s.systems.slice(),
    shown: s.shown.slice(),
    planets: s.planets.slice(),
    spare: s.spare,
    owner: s.owner.slice(),
    gyrodyne: s.gyrodyne.slice(),
    spins: s.spins.slice(),
    supply: s.supply.slice(),
    awards: s.awards.slice(),
    stack: s.stack.slice(),
    display: s.display.slice(),
    holder: s.holder.slice(),
    paid: s.paid.slice(),
    active: s.active.slice(),
    left: s.left.slice(),
    right: s.right.slice(),
    unexplored: s.unexplored.slice(),
    explored: s.explored.slice(),
    turn: {
      seat: turn.seat,
      red: turn.red,
      source: turn.source,
      forced: turn.forced,
      used: turn.used,
      links: turn.links.slice(),
    },
    players,
  };
}
