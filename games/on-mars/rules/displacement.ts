import { below } from '@orrery/kernel';
import type { Chapter } from './chapter.ts';
import { voice } from './events.ts';
import { bringHome } from './goods.ts';
import { isAvailable, nearest } from './hexes.ts';
import { ask, type Hex, isLacerda, type OmChoice, type OnMarsState } from './state.ts';

/** OM-DISPL-03: the closest available hexes. */
export function asideOf(s: OnMarsState, at: Hex): Hex[] {
  return nearest(at, (hex) => isAvailable(s, hex));
}

/** OM-DISPL-04: no points spent, no Crystals collected, no tiles resolved. */
function stepAside(s: OnMarsState, seat: number, at: Hex, to: Hex): void {
  const p = s.players[seat];
  const bot = p.bots.indexOf(at);
  if (bot >= 0) p.bots[bot] = to;
  else p.rover = to;
  s.pieces[at]--;
  s.pieces[to]++;
  voice.tell?.({ event: 'displaced', seat, from: at, to });
}

const ASIDE: readonly OmChoice[] = Array.from({ length: 91 }, (_, to) => ({ do: 'displace', to }));

export const displacementSteps: Chapter<'displace' | 'step-aside'> = {
  displace: {
    run(s, { at }) {
      for (let seat = 0; seat < s.players.length; seat++) {
        const p = s.players[seat];
        const miner = p.miners.indexOf(at);
        if (miner >= 0) {
          // OM-DISPL-05.
          p.miners.splice(miner, 1);
          s.pieces[at]--;
          voice.tell?.({ event: 'sent-home', seat, at });
          bringHome(s, seat, 1);
          return;
        }
        if (p.rover !== at && !p.bots.includes(at)) continue;
        const hexes = asideOf(s, at);
        if (hexes.length === 1) stepAside(s, seat, at, hexes[0]);
        // OM-LACG-21.
        else if (isLacerda(s, seat)) stepAside(s, seat, at, hexes[below(s.random, hexes.length)]);
        else ask(s, seat, { step: 'step-aside', at });
        return;
      }
    },
  },
  'step-aside': {
    options: (s, _, { at }) => asideOf(s, at).map((to) => ASIDE[to]),
    take(s, seat, choice, { at }) {
      if (choice.do === 'displace') stepAside(s, seat, at, choice.to);
    },
    whyNot: () => ({ rule: 'OM-DISPL-03' }),
  },
};
