import { type Choice, notation } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useRoom } from '../../games.ts';
import type { Hint, ScreenState, TableLink } from '../../play/screen-state.ts';
import { optionOf, useDrawn } from '../drawn-table.tsx';
import { type HintWay, wayOf } from './steps.ts';

/** A hint as it is shown. */
export interface Advised {
  readonly hint: Hint;
  /** What is shown of it: its choice, or another that was weighed. */
  readonly choice: Choice;
  /** How it is made on the board; absent where there is none. */
  readonly way: HintWay | undefined;
  show(choice: Choice): void;
  /** Carries it out. */
  doIt(): void;
}

interface Asked {
  readonly question: number;
  readonly hint: Hint;
  readonly choice: Choice;
}

/** What a computer player would do: asked for, drawn on the board, and carried out. */
export function useHint(screen: ScreenState, link: TableLink): { advised: Advised | undefined; ask: () => void } {
  const { game } = useRoom(screen.game);
  const drawn = useDrawn();
  const [asked, setAsked] = useState<Asked>();
  const carryOut = useCarryingOut(screen, link);
  const { view, viewer, options, question } = screen;
  const current = asked?.question === question ? asked : undefined;
  const way = useMemo(() => {
    if (current === undefined || drawn === undefined || viewer === null) return undefined;
    const { hint, choice } = current;
    const isBest = notation(choice) === notation(hint.choice);
    return wayOf(isBest ? hint.line : [choice], { ...drawn, game, view, seat: viewer });
  }, [current, drawn, game, view, viewer]);
  useEffect(() => {
    const option = current && optionOf(options, current.choice);
    if (drawn === undefined || option === undefined || way === undefined) return;
    const { store } = drawn;
    store.guide({ option, steps: way.steps.map(({ place }) => place) });
    return () => store.guide(undefined);
  }, [drawn, current, options, way]);
  const ask = async () => {
    const hint = await link.hint();
    setAsked(hint && { question, hint, choice: hint.choice });
  };
  if (current === undefined) return { advised: undefined, ask };
  const { hint, choice } = current;
  return {
    ask,
    advised: {
      hint,
      choice,
      way,
      show: (other) => setAsked({ ...current, choice: other }),
      doIt: () => carryOut(way?.choices ?? [choice]),
    },
  };
}

interface Doing {
  /** The question that was answered last. */
  readonly answered: number;
  readonly left: readonly Choice[];
}

const NOTHING: Doing = { answered: -1, left: [] };

/** Makes choices one after the other, each when it is asked for; it stops where something else is asked. */
function useCarryingOut({ options, question }: ScreenState, link: TableLink): (line: readonly Choice[]) => void {
  const [{ answered, left }, setDoing] = useState(NOTHING);
  useEffect(() => {
    const [next, ...later] = left;
    if (next === undefined || question === answered || options.length === 0) return;
    const option = optionOf(options, next);
    setDoing(option === undefined ? NOTHING : { answered: question, left: later });
    if (option !== undefined) link.choose(option, question);
  }, [left, answered, question, options, link]);
  return (line) => setDoing({ answered: -1, left: line });
}
