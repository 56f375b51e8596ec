import type { Place } from '@orrery/board';
import type { Choice } from '@orrery/kernel';
import { type MouseEvent, useRef, useState } from 'react';
import { useDrawn } from '../table/drawn-table.tsx';
import type { FrameText } from '../text/en/lesson.ts';

/** Why a press did nothing. */
export interface Wrong {
  readonly title: string;
  readonly lines: readonly string[];
}

interface Pressing {
  readonly wrong: Wrong | undefined;
  /** To be put on whatever lies around the board. */
  readonly hands: {
    onClickCapture(): void;
    onClick(event: MouseEvent): void;
  };
}

/**
 * A press beside what is wanted changes nothing, and is explained. `allowed` is all that the rules would let the
 * learner do; `moment` names the position, with which an explanation goes.
 */
export function useWrongPress(t: FrameText, allowed: readonly Choice[], isAsked: boolean, moment: string): Pressing {
  const drawn = useDrawn();
  const [shown, setShown] = useState<{ readonly moment: string; readonly wrong: Wrong }>();
  const before = useRef<readonly Place[]>([]);
  const explain = (place: Place): Wrong | undefined => {
    if (drawn === undefined) return undefined;
    const { drawing, store } = drawn;
    const { view, viewer } = store.facts();
    const known = store.explain(place);
    const isAllowed = allowed.some((option) => drawing.pressesOf(option, view, viewer ?? 0).includes(place));
    const lines = isAllowed ? [t.alsoPossible] : (known?.lines ?? []);
    return { title: known?.title ?? '', lines: lines.length > 0 ? lines : [t.notAsked] };
  };
  return {
    wrong: shown?.moment === moment ? shown.wrong : undefined,
    hands: {
      onClickCapture() {
        before.current = drawn?.store.held() ?? [];
      },
      onClick(event) {
        const element = (event.target as Element).closest<SVGElement | HTMLElement>('[data-place]');
        const place = element?.dataset.place;
        // A press that missed its target by a little has done something all the same.
        const didNothing = drawn?.store.held() === before.current;
        if (!isAsked || place === undefined || 'glow' in (element?.dataset ?? {}) || !didNothing) return;
        const wrong = explain(place);
        setShown(wrong && { moment, wrong });
      },
    },
  };
}
