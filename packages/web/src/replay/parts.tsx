import type { Seat } from '@orrery/kernel';
import { useState } from 'react';
import { HomeLink } from '../kit/home-link.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { useText } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import { packPlay, type SharedPlay } from './share.ts';

/** Whose eyes: those of whoever acts, or of one seat throughout. */
export type Eyes = Seat | 'follow';

/** The bar above a replay. */
export function ReplayHead({ play, step, game }: { play: SharedPlay; step: number; game: string }) {
  const t = useText();
  return (
    <header className="table-head">
      <HomeLink />
      <h1>
        {t.replay}: {game}
      </h1>
      <Share play={play} step={step} />
    </header>
  );
}

export function EyesField({
  names,
  eyes,
  onEyes,
}: {
  names: readonly string[];
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
}) {
  const r = useRecordsText();
  return (
    <label className="eyes">
      <span className="muted">{r.eyes}</span>
      <select
        className="input"
        value={String(eyes)}
        onChange={({ target }) => onEyes(target.value === 'follow' ? 'follow' : Number(target.value))}
      >
        <option value="follow">{r.follow}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Copies an address that leads to this very position. */
function Share({ play, step }: { play: SharedPlay; step: number }) {
  const t = useText();
  const [said, setSaid] = useState<string>();
  const share = async () => {
    const packed = await packPlay(play);
    if (packed !== undefined) await navigator.clipboard.writeText(`${location.origin}/shared?at=${step}#${packed}`);
    setSaid(packed === undefined ? t.linkTooLong : t.copied);
  };
  return (
    <div className="row">
      {said && <span role="status">{said}</span>}
      <button type="button" className="button quiet small" title={t.copyLink} onClick={share}>
        <ToolIcon name="share" />
        <span className="tool-name">{t.copyLink}</span>
      </button>
    </div>
  );
}
