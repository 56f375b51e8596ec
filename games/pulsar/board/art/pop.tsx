import { isStill } from '@orrery/board';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** How something comes: it drops into its place, opens like an iris, or spins up. */
const WAYS: Readonly<Record<'drops' | 'opens' | 'spins-up', { readonly frames: Keyframe[]; readonly ms: number }>> = {
  drops: {
    frames: [
      { transform: 'scale(2.4)', opacity: 0 },
      { transform: 'scale(0.85)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ],
    ms: 380,
  },
  opens: {
    frames: [
      { transform: 'scale(0.1)', opacity: 0 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ],
    ms: 420,
  },
  // It flares where it stands, gathers speed, and goes on as it will turn from now on.
  'spins-up': {
    frames: [
      { transform: 'rotate(-900deg) scale(0.6)', opacity: 0.3, easing: 'ease-out' },
      { transform: 'rotate(-880deg) scale(1.45)', opacity: 1, offset: 0.25, easing: 'ease-in-out' },
      { transform: 'none' },
    ],
    ms: 1600,
  },
};

interface PopProps {
  /** It comes whenever this has changed. */
  readonly on: number;
  readonly how?: keyof typeof WAYS;
  /** Milliseconds until the ship has come by. */
  readonly delay?: number;
  readonly children: ReactNode;
}

export function Pop({ on, how = 'drops', delay = 0, children }: PopProps) {
  const piece = useRef<SVGGElement>(null);
  const before = useRef(on);
  useLayoutEffect(() => {
    if (before.current === on) return;
    before.current = on;
    if (isStill()) return;
    const { frames, ms } = WAYS[how];
    piece.current?.animate(frames, {
      duration: ms,
      delay,
      fill: 'backwards',
      easing: how === 'spins-up' ? 'linear' : 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    });
  }, [on, how, delay]);
  return (
    <g ref={piece} className="pops">
      {children}
    </g>
  );
}
