import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { useText } from '../settings.ts';

/** How long a move stays on the screen while the play runs by itself. */
const BEAT = 900;

interface TransportProps {
  readonly step: number;
  readonly total: number;
  readonly jump: (to: number) => void;
  /** What the move did. */
  readonly children: ReactNode;
}

/** Through a play: by hand, move by move, or running. */
export function Transport({ step, total, jump, children }: TransportProps) {
  const t = useText();
  const [runs, setRuns] = useState(false);
  const running = runs && step < total;
  const onward = useRef(jump);
  onward.current = jump;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => onward.current(step + 1), BEAT);
    return () => clearTimeout(timer);
  }, [running, step]);
  return (
    <section className="table-ask transport" aria-label={t.replay}>
      <output htmlFor="scrub">{t.step(step, total)}</output>
      <input
        id="scrub"
        type="range"
        aria-label={t.step(step, total)}
        min={0}
        max={total}
        value={step}
        onChange={(event) => jump(event.target.valueAsNumber)}
      />
      <div className="transport-buttons">
        <Way icon="first" name={t.first} disabled={step === 0} onPress={() => jump(0)} />
        <Way icon="back" name={t.back} disabled={step === 0} onPress={() => jump(step - 1)} />
        <Way
          icon={running ? 'pause' : 'run'}
          name={running ? t.stopReplay : t.runReplay}
          disabled={step >= total}
          onPress={() => setRuns(!running)}
        />
        <Way icon="forward" name={t.forward} disabled={step >= total} onPress={() => jump(step + 1)} />
        <Way icon="last" name={t.last} disabled={step >= total} onPress={() => jump(total)} />
      </div>
      {children}
    </section>
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
    <button type="button" className="button" title={name} disabled={disabled} onClick={onPress}>
      <ToolIcon name={icon} />
      <span className="hidden-text">{name}</span>
    </button>
  );
}
