import { isRefused, type TableSettings } from '@orrery/kernel';
import type { Filling } from '@orrery/protocol';
import { useState } from 'react';
import { inviteTo } from '../friends/store.ts';
import type { Sitter } from '../play/screen-state.ts';
import { useRatingsText } from '../ratings/words.ts';
import { go } from '../router.ts';
import { getSettings, useText } from '../settings.ts';
import { openTable, type Refused } from './api.ts';
import { CLOCK_NAMES, CLOCKS, type ClockName } from './clock.tsx';
import { comeIn, useStanding } from './standing.ts';
import { sayRefusal, useOnlineText } from './words.ts';

/** Where a new table stands, and what has to be said of it online. */
export interface NewOnline {
  readonly where: 'here' | 'online';
  readonly listed: boolean;
  readonly clock: ClockName;
  readonly rated: boolean;
  readonly bots: boolean;
  readonly title: string;
  readonly name: string;
}

/** Online the first seat is the reader's own, and at least one other is free at first. */
export function useNewOnline(
  sitters: readonly Sitter[],
  setSitters: (sitters: readonly Sitter[]) => void,
  where: NewOnline['where'] = 'here',
): [NewOnline, (change: Partial<NewOnline>) => void] {
  const [online, setOnline] = useState<NewOnline>({
    where,
    listed: false,
    clock: 'none',
    rated: true,
    bots: false,
    title: '',
    name: getSettings().name,
  });
  return [
    online,
    (change) => {
      setOnline({ ...online, ...change });
      if (change.where !== 'online') return;
      const isFull = sitters.slice(1).every(({ kind }) => kind === 'computer');
      setSitters(
        sitters.map((sitter, seat): Sitter => (seat === 0 || (seat === 1 && isFull) ? { kind: 'person' } : sitter)),
      );
    },
  ];
}

interface FieldsProps {
  online: NewOnline;
  onChange: (change: Partial<NewOnline>) => void;
}

export function NewOnlineFields({ online, onChange }: FieldsProps) {
  const t = useText();
  const o = useOnlineText();
  const r = useRatingsText();
  const standing = useStanding();
  if (standing.kind === 'asking' || standing.kind === 'alone') return null;
  const { where, listed, clock, rated, bots, title, name } = online;
  return (
    <fieldset>
      <legend>{o.where}</legend>
      <div className="row">
        {(['here', 'online'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="button small"
            data-where={each}
            aria-pressed={where === each}
            onClick={() => onChange({ where: each })}
          >
            {o[each]}
          </button>
        ))}
      </div>
      <small className="muted">{o.whereHelp[where]}</small>
      {where === 'online' && (
        <>
          {standing.kind === 'stranger' && (
            <div className="field">
              <label htmlFor="new-name">{t.yourName}</label>
              <input
                id="new-name"
                className="input"
                required
                maxLength={24}
                autoComplete="nickname"
                value={name}
                onChange={(event) => onChange({ name: event.target.value })}
              />
              <small>{o.comeInHelp}</small>
            </div>
          )}
          <div className="field">
            <label htmlFor="new-visibility">{o.visibility}</label>
            <select
              id="new-visibility"
              className="input"
              value={listed ? 'listed' : 'invited'}
              onChange={(event) => onChange({ listed: event.target.value === 'listed' })}
            >
              <option value="invited">{o.visibilities.invited}</option>
              <option value="listed">{o.visibilities.listed}</option>
            </select>
          </div>
          <div className="field">
            <label htmlFor="new-clock">{o.clock}</label>
            <select
              id="new-clock"
              className="input"
              value={clock}
              onChange={(event) => onChange({ clock: event.target.value as ClockName })}
            >
              {CLOCK_NAMES.map((each) => (
                <option key={each} value={each}>
                  {o.clocks[each]}
                </option>
              ))}
            </select>
            <small>{o.clockHelp}</small>
          </div>
          {standing.parts.includes('ratings') && (
            <label className="switch">
              <input
                id="new-rated"
                type="checkbox"
                checked={rated}
                onChange={({ target }) => onChange({ rated: target.checked })}
              />
              <span>
                {r.rated}
                <small>{r.ratedHelp}</small>
              </span>
            </label>
          )}
          {standing.parts.includes('ratings') && rated && (
            <label className="switch">
              <input
                id="new-bots"
                type="checkbox"
                checked={bots}
                onChange={({ target }) => onChange({ bots: target.checked })}
              />
              <span>
                {r.bots}
                <small>{r.botsHelp}</small>
              </span>
            </label>
          )}
          <div className="field">
            <label htmlFor="new-title">{o.title}</label>
            <input
              id="new-title"
              className="input"
              maxLength={60}
              value={title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
            <small>{o.titleHelp}</small>
          </div>
        </>
      )}
    </fieldset>
  );
}

interface Wanted extends NewOnline {
  readonly game: string;
  readonly settings: TableSettings;
  readonly sitters: readonly Sitter[];
  /** Somebody who is told that a seat is kept for them. */
  readonly invite: string | null;
}

/** Opens a table of the server and goes there; when nobody else is expected, the game begins. Says what went wrong. */
export async function startOnline({ name, invite, ...wanted }: Wanted): Promise<string | undefined> {
  let table = await open(wanted);
  if (isRefused(table) && table.refused === 'no-session') {
    const refused = await comeIn(name.trim());
    if (refused !== undefined) return sayRefusal(refused);
    table = await open(wanted);
  }
  if (isRefused(table)) return sayRefusal(table);
  // Who cannot be told can still be sent the link that the waiting room shows.
  if (invite !== null) await inviteTo(table.id, [invite]);
  go(`/table/${table.id}`);
  return undefined;
}

async function open({
  game,
  settings,
  sitters,
  clock,
  rated,
  bots,
  listed,
  title,
}: Omit<Wanted, 'name' | 'invite'>): Promise<{ id: string } | Refused> {
  const opened = await openTable({
    game,
    settings,
    seats: sitters.length,
    clock: CLOCKS[clock],
    rated,
    bots,
    listed,
    confirm: getSettings().confirm !== 'never',
    fill: sitters.flatMap((sitter, seat) =>
      sitter.kind === 'computer' ? [{ seat, with: sitter.level as Filling }] : [],
    ),
    start: sitters.slice(1).every(({ kind }) => kind === 'computer'),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
  });
  return isRefused(opened) ? opened : { id: opened.table };
}
