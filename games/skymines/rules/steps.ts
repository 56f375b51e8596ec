import type { Steps } from '@orrery/kernel';
import { runScore } from './end.ts';
import { expand, returnPiece, runOust, runRewards } from './expansion.ts';
import { buy, buyBack, buyOrHelium, reuse, reuseCard, sell, tier, variant } from './field-effects.ts';
import { order, pickTrack, removeOutpost, runGains } from './gains.ts';
import { chooseRow, rest, runRestLinked } from './leaving.ts';
import { claim } from './missions.ts';
import { plan, runRevealPlans, runRound } from './planning.ts';
import { runPrepare } from './preparation.ts';
import { layPlans, research, runExchange, upload } from './research.ts';
import { acquire, surplus } from './resources.ts';
import { keepTile, lock, runRevealTiles, runStartBonuses } from './start.ts';
import type { SkyChoice, SkyFrame, SkyState } from './state.ts';
import { discardEnergy } from './threats.ts';
import { barrier, runMove } from './tracks.ts';
import { runRefill, runSpend, runTurns, turn } from './turn.ts';

export const steps: Steps<SkyState, SkyChoice, SkyFrame> = {
  // The table.
  revealTiles: { run: runRevealTiles },
  startBonuses: { run: runStartBonuses },
  round: { run: runRound },
  revealPlans: { run: runRevealPlans },
  turns: { run: runTurns },
  prepare: { run: runPrepare },
  score: { run: runScore },
  // Everybody at once.
  keepTile,
  lock,
  plan,
  // A turn.
  turn,
  acquire,
  surplus,
  expand,
  rewards: { run: runRewards },
  oust: { run: runOust },
  returnPiece,
  discardEnergy,
  upload,
  tier,
  variant,
  buy,
  sell,
  buyOrHelium,
  reuse,
  reuseCard,
  buyBack,
  spend: { run: runSpend },
  chooseRow,
  rest,
  restLinked: { run: runRestLinked },
  // Rewards.
  gains: { run: runGains },
  order,
  move: { run: runMove },
  barrier,
  pickTrack,
  removeOutpost,
  exchange: { run: runExchange },
  research,
  // The end of a turn.
  layPlans,
  refill: { run: runRefill },
  claim,
};
