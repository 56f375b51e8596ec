import type { Step } from '@orrery/kernel';
import type { OmChoice, OmFrame, OnMarsState } from './state.ts';

type FrameNamed<N extends string, F = OmFrame> = F extends { readonly step: infer S }
  ? N extends S
    ? F
    : never
  : never;

/** Some steps of the rules, each typed with its own frame. */
export type Chapter<Names extends OmFrame['step']> = {
  readonly [N in Names]: Step<OnMarsState, OmChoice, FrameNamed<N>>;
};

export const DONE: OmChoice = { do: 'done' };
