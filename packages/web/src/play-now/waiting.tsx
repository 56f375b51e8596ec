import type { Seeking } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Face } from '../kit/face.tsx';
import { gameName } from '../kit/game-name.ts';
import { timeText } from '../online/time.ts';
import { useSettings } from '../settings.ts';
import { usePlayNowText } from './words.ts';

interface WaitingProps {
  readonly seeking: Seeking;
  readonly wish: NonNullable<Seeking['wish']>;
  readonly name: string;
  readonly onLeave: () => void;
}

/** The wait as a picture: the reader on an orbit, and the seats that are still free. */
export function Waiting({ seeking: { others, computersAt, waits }, wish, name, onLeave }: WaitingProps) {
  const p = usePlayNowText();
  const { language } = useSettings();
  const { game, pace, since, seats } = wish;
  // Only how long it lasts is shown, so whose clock it is makes no difference but a small one.
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const usual = waits.find((one) => one.game === game && one.pace === pace)?.ms;
  const left = computersAt === null ? null : Math.max(0, computersAt - now);
  return (
    <section className="seeking" aria-label={p.looking(gameName(game, language))}>
      <Orbit name={name} free={Math.max(...seats) - 1} others={others} />
      <div>
        <h2>{p.looking(gameName(game, language))}</h2>
        <p role="status">{p.others(others)}</p>
        {usual !== undefined && <p className="muted">{p.usualWait(timeText(usual))}</p>}
        <p className="muted">
          {p.waited(timeText(Math.max(0, now - since)))} {left !== null && p.computersIn(timeText(left))}
        </p>
        <p className="muted">{pace === 'live' ? p.stayLive : p.mayLeave}</p>
        <button type="button" className="button" onClick={onLeave}>
          {p.stop}
        </button>
      </div>
    </section>
  );
}

const ORBITS = [46, 70, 94];

function Orbit({ name, free, others }: { name: string; free: number; others: number }) {
  return (
    <div className="seeking-orbit" aria-hidden="true">
      <svg viewBox="-110 -80 220 160" aria-hidden="true">
        {ORBITS.map((radius) => (
          <ellipse key={radius} rx={radius} ry={radius * 0.68} />
        ))}
        {Array.from({ length: free }, (_, i) => {
          const angle = -0.9 + (i * 2 * Math.PI) / free;
          const x = 70 * Math.cos(angle);
          const y = 48 * Math.sin(angle);
          return <circle key={i} className="seeking-seat" cx={x} cy={y} r="9" data-taken={i < others} />;
        })}
      </svg>
      <Face name={name} size={72} />
    </div>
  );
}
