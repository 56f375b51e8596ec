import type { PlayWish, Seeking } from '@orrery/protocol';
import { useState } from 'react';
import { GAME_IDS } from '../games.ts';
import { gameName } from '../kit/game-name.ts';
import { Globe } from '../kit/globe.tsx';
import { timeText } from '../online/time.ts';
import { useSettings } from '../settings.ts';
import { lastWish, seatsOf } from './wish.ts';
import { usePlayNowText } from './words.ts';

const PACES = ['live', 'days'] as const;

interface WishFormProps {
  readonly onSeek: (wish: PlayWish) => void;
  /** How long others had to wait. */
  readonly waits: Seeking['waits'];
}

/** Game, seats, pace, and whether computers are welcome. */
export function WishForm({ onSeek, waits }: WishFormProps) {
  const p = usePlayNowText();
  const { language } = useSettings();
  const [wish, setWish] = useState(lastWish);
  const { game, seats, pace, computers } = wish;
  const usual = waits.find((one) => one.game === game && one.pace === pace)?.ms;
  const toggle = (n: number): void => {
    const next = seats.includes(n) ? seats.filter((one) => one !== n) : [...seats, n].sort((a, b) => a - b);
    if (next.length > 0) setWish({ ...wish, seats: next });
  };
  return (
    <form
      className="play-wish form"
      onSubmit={(event) => {
        event.preventDefault();
        onSeek(wish);
      }}
    >
      <fieldset>
        <legend>{p.game}</legend>
        <div className="row">
          {GAME_IDS.map((id) => (
            <button
              key={id}
              type="button"
              className="world-choice"
              aria-pressed={id === game}
              onClick={() => setWish({ ...wish, game: id, seats: seatsOf(id) })}
            >
              <Globe game={id} size={40} />
              {gameName(id, language)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{p.seats}</legend>
        <div className="row">
          {seatsOf(game).map((n) => (
            <button
              key={n}
              type="button"
              className="button small"
              aria-pressed={seats.includes(n)}
              onClick={() => toggle(n)}
            >
              {n}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{p.pace}</legend>
        <div className="row">
          {PACES.map((each) => (
            <button
              key={each}
              type="button"
              className="button small"
              aria-pressed={each === pace}
              onClick={() => setWish({ ...wish, pace: each })}
            >
              {p.paces[each]}
            </button>
          ))}
        </div>
        <small className="muted">{p.paceHelp[pace]}</small>
        <label className="switch">
          <input
            type="checkbox"
            checked={computers}
            onChange={({ target }) => setWish({ ...wish, computers: target.checked })}
          />
          <span>
            {p.computers}
            <small>{p.computersHelp[pace]}</small>
          </span>
        </label>
      </fieldset>
      <div>
        <button type="submit" className="button main">
          {p.look}
        </button>
        {usual !== undefined && <p className="muted">{p.usualWait(timeText(usual))}</p>}
      </div>
    </form>
  );
}
