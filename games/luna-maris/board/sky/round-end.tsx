import { isStill, seatColour } from '@orrery/board';
import { useEffect, useRef, useState } from 'react';
import type { LunaState } from '../../rules/state.ts';
import { type Drawn, g, group, icon, mark, rect, text } from '../art/pen.ts';
import { sign, signed } from '../art/signs.ts';
import { Press } from '../press.tsx';
import { roundEndOf } from '../reading.ts';
import { nameOf, type Scene } from '../scene.ts';

const W = 560;
const STEP_MS = 1100;
const ICONS = ['group', 'carbon-dioxide', 'build', 'oxygen', 'waste'] as const;

/** The position in which a round ended, for as long as its end is shown. */
function useEnded(view: LunaState): readonly [LunaState | undefined, () => void] {
  const last = useRef(view);
  const [ended, setEnded] = useState<LunaState>();
  useEffect(() => {
    const before = last.current;
    last.current = view;
    const over = view.round === before.round + 1 || (view.phase === 'finished' && before.phase === 'action');
    if (over && before.round > 0) setEnded(before);
  }, [view]);
  return [ended, () => setEnded(undefined)];
}

function useSteps(ended: LunaState | undefined, close: () => void): readonly [number, () => void] {
  const [step, setStep] = useState(0);
  const end = useRef(close);
  end.current = close;
  useEffect(() => setStep(ended !== undefined && isStill() ? ICONS.length - 1 : 0), [ended]);
  useEffect(() => {
    if (ended === undefined) return;
    const last = step >= ICONS.length - 1;
    const timer = setTimeout(() => (last ? end.current() : setStep(step + 1)), last ? STEP_MS * 2 : STEP_MS);
    return () => clearTimeout(timer);
  }, [ended, step]);
  return [step, () => (step >= ICONS.length - 1 ? close() : setStep(step + 1))];
}

function chip(words: string, i: number, step: number): Drawn {
  const x = 16 + i * 106;
  const now = i === step;
  return [
    rect(x, 44, 102, 30, 15, now ? 'var(--panel)' : 'var(--panel-high)', {
      stroke: now ? 'var(--text)' : 'var(--hairline)',
      strokeWidth: now ? 2 : 1,
    }),
    i < step ? icon('tick', x + 8, 51, 16, 'var(--good)') : icon(ICONS[i], x + 8, 51, 16, 'var(--muted)', 0.4),
    text(x + 29, 63.5, 12, words, { weight: now ? 700 : 500, fill: now ? 'var(--text)' : 'var(--muted)', most: 68 }),
  ];
}

/** The end of a round as a sequence over the base: what pays, to whom and why. A press skips a step. */
export function RoundEnd({ scene }: { readonly scene: Scene }) {
  const { view, text: t } = scene;
  const [ended, close] = useEnded(view);
  const [step, skip] = useSteps(ended, close);
  if (ended === undefined) return null;
  const rows = roundEndOf(ended);
  const h = 92 + rows.length * 46;
  const cell = (x: number, y: number, i: number, what: string, points: number): Drawn =>
    group(
      { opacity: i <= step ? 1 : 0.35 },
      icon(ICONS[i], x, y + 11, 18, i === step ? 'var(--text)' : 'var(--muted)', 0.4),
      text(x + 24, y + 25, 12.5, what, { fill: 'var(--muted)', most: 46 }),
      text(x + 74, y + 26, 15, signed(points), {
        weight: 750,
        fill: points < 0 ? 'var(--bad)' : points > 0 ? 'var(--good)' : 'var(--muted)',
        face: 'display',
      }),
    );
  return (
    <g transform="translate(150 40)" className="luna-ended">
      <Press label={t.skip} onPress={skip}>
        {rect(0, 0, W, h, 14, 'var(--panel)', { stroke: 'var(--text)', strokeWidth: 1.5 })}
        {text(18, 30, 17, t.endOfRound(ended.round), { weight: 600, face: 'display' })}
        {text(W - 18, 29, 12, t.skip, { anchor: 'end', fill: 'var(--muted)' })}
        {g(t.endSteps.map((words, i) => chip(words, i, step)))}
        {rows.map(({ group: size, probes, rank, built }, seat) => {
          const y = 84 + seat * 46;
          const so = [probes, rank, built].slice(0, step + 1).reduce((sum, n) => sum + n, 0);
          return (
            <g key={seat}>
              {rect(16, y, W - 32, 40, 8, 'var(--panel-high)')}
              {rect(16, y, 4, 40, 2, seatColour(seat))}
              {mark(seat, 38, y + 20, 17, seatColour(seat))}
              {text(54, y + 25, 14, nameOf(scene, seat), { weight: 600, most: 80 })}
              {g(cell(140, y, 0, `${size}`, probes))}
              {g(cell(258, y, 1, t.level(ended.players[seat].co2), rank))}
              {g(cell(380, y, 2, `${built}`, built))}
              {g(sign('points', W - 84, y + 11, 18))}
              {text(W - 30, y + 27, 18, `${ended.players[seat].sp + so}`, {
                anchor: 'end',
                weight: 700,
                face: 'display',
              })}
            </g>
          );
        })}
      </Press>
    </g>
  );
}
