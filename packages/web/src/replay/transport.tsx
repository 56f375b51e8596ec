import { useEffect, useRef, useState } from 'react';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { useText } from '../settings.ts';
import { useIsTelling } from '../table/drawn-table.tsx';
import { useRecordsText } from '../text/records.ts';
import { STRIDES, type Stride, strideFrom, type Turn } from './turns.ts';

/** How long a step stays on the screen while the play runs by itself at plain speed. */
const BEATS: Readonly<Record<Stride, number>> = { choice: 900, turn: 1800, round: 3000 };
const SPEEDS = [0.5, 1, 2, 4] as const;

interface TransportProps {
  readonly turns: readonly Turn[];
  readonly step: number;
  readonly total: number;
  readonly stride: Stride;
  readonly onStride: (stride: Stride) => void;
  readonly jump: (to: number) => void;
}

/** Through a play: by hand, by choice, turn or round, or running. */
export function Transport({ turns, step, total, stride, onStride, jump }: TransportProps) {
  const t = useText();
  const r = useRecordsText();
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const running = runs && step < total;
  const isTelling = useIsTelling();
  const onward = useRef(jump);
  onward.current = jump;
  useEffect(() => {
    if (!running || isTelling) return;
    const timer = setTimeout(() => onward.current(strideFrom(turns, stride, step, 1)), BEATS[stride] / speed);
    return () => clearTimeout(timer);
  }, [running, isTelling, turns, stride, step, speed]);
  return (
    <div className="transport">
      <div className="transport-buttons">
        <Way icon="first" name={t.first} disabled={step === 0} onPress={() => jump(0)} />
        <Way
          icon="back"
          name={t.back}
          disabled={step === 0}
          onPress={() => jump(strideFrom(turns, stride, step, -1))}
        />
        <Way
          icon={running ? 'pause' : 'run'}
          name={running ? t.stopReplay : t.runReplay}
          disabled={step >= total}
          onPress={() => setRuns(!running)}
        />
        <Way
          icon="forward"
          name={t.forward}
          disabled={step >= total}
          onPress={() => jump(strideFrom(turns, stride, step, 1))}
        />
        <Way icon="last" name={t.last} disabled={step >= total} onPress={() => jump(total)} />
      </div>
      <Segments
        name={r.speed}
        values={SPEEDS.map(String)}
        say={(value) => r.speeds[value]}
        chosen={String(speed)}
        onChoose={(value) => setSpeed(Number(value))}
      />
      <Segments
        name={r.stepBy}
        values={STRIDES}
        say={(value) => r.stepsBy[value]}
        chosen={stride}
        onChoose={onStride}
      />
      <output htmlFor="scrub">{r.choiceOf(step, total)}</output>
    </div>
  );
}

interface SegmentsProps<V extends string> {
  readonly name: string;
  readonly values: readonly V[];
  readonly say: (value: V) => string;
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

function Segments<V extends string>({ name, values, say, chosen, onChoose }: SegmentsProps<V>) {
  return (
    <div className="segments" role="group" aria-label={name}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {say(value)}
        </button>
      ))}
    </div>
  );
}

interface WayProps {
  icon: 'first' | 'back' | 'run' | 'pause' | 'forward' | 'last';
  name: string;
  disabled: boolean;
  onPress: () => void;
}

function Way({ icon, name, disabled, onPress }: WayProps) {
  return (
    <button
      type="button"
      className={icon === 'run' || icon === 'pause' ? 'way disc' : 'way'}
      title={name}
      disabled={disabled}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
      <span className="hidden-text">{name}</span>
    </button>
  );
}
