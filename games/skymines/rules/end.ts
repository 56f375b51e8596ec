import { reveal } from '@orrery/kernel';
import { THREATS } from '../data/index.ts';
import { campaignPoints } from './campaign.ts';
import type { Chapter } from './chapter.ts';
import { voice } from './events.ts';
import { averaged } from './scoring.ts';
import { NONE, type SkyState } from './state.ts';

/** SKY-END-01, SKY-SCORE-01: the play is over, hands are laid open, and everybody hears the sums. */
function runScore(s: SkyState): void {
  s.phase = 'over';
  reveal(s);
  if (s.threat !== NONE) voice.tell?.({ event: 'threat-strikes', threat: THREATS[s.threat].id });
  voice.tell?.({
    event: 'scored',
    humans: s.rules.humans,
    totals: Array.from({ length: s.rules.players }, (_, player) => averaged(s, player)),
  });
  if (s.rules.chapter !== 'none') voice.tell?.({ event: 'campaign', points: campaignPoints(s) });
}

export const endSteps: Chapter<'score'> = {
  score: { run: runScore },
};
