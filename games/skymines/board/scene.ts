import { type BoardFacts, usePreview } from '@orrery/board';
import { createContext, use } from 'react';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyEvent } from '../rules/events.ts';
import type { SkyFrame, SkyState } from '../rules/state.ts';
import { settled } from './outlook.ts';
import type { SkyText } from './text.ts';

export type SkyFacts = BoardFacts<SkyState, SkyChoice, SkyText, SkyEvent>;

/** What every part of the drawing looks at. */
export interface Scene extends SkyFacts {
  /** The seat whose eyes these are; the first one for a spectator. */
  readonly me: number;
  /** The question before the viewer; undefined while others decide. */
  readonly step: SkyFrame | undefined;
}

export const SceneContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = use(SceneContext);
  if (scene === undefined) throw new Error('a part of the board outside of its board');
  return scene;
}

export function sceneOf(facts: SkyFacts): Scene {
  const { view, viewer, options } = facts;
  const me = viewer ?? 0;
  return { ...facts, me, step: viewer === null || options.length === 0 ? undefined : view.agenda.seats[me].at(-1) };
}

/** The view as it would be after what is tried out. */
export function useAfter(): SkyState | undefined {
  return usePreview()?.after as SkyState | undefined;
}

/** The same once ousted pieces are home again: what share values and points are told by. */
export function useOutlook(): SkyState | undefined {
  const after = useAfter();
  const { me } = useScene();
  return after && settled(after, me);
}

/** Everybody's name, Luna's included. */
export const nameOf = ({ names, view, text }: SkyFacts, player: number): string =>
  player < view.rules.humans ? (names[player] ?? '') : text.game.luna;
