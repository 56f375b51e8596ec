import type { SettingSpec, SettingValue } from '@orrery/kernel';
import { callSign } from '@orrery/table';
import { useId, useState } from 'react';
import { useFriendsText } from '../friends/words.ts';
import { useRoom, useWords } from '../games.ts';
import { Page } from '../kit/page.tsx';
import { startTable } from '../offline/start.ts';
import { type NewOnline, NewOnlineFields, startOnline, useNewOnline } from '../online/new-table.tsx';
import { useOnlineText } from '../online/words.ts';
import type { Sitter } from '../play/screen-state.ts';
import { useRoute } from '../router.ts';
import { useSettings, useText } from '../settings.ts';
import { applies, fitted, problemsOf } from './applies.ts';
import { NewSeat } from './new-seat.tsx';
import { WorldsRow } from './worlds-row.tsx';

/** Settings explained, modules as switches, who sits where. */
export function NewTable({ game }: { game: string }) {
  const t = useText();
  const o = useOnlineText();
  const f = useFriendsText();
  const { language, name: ownName } = useSettings();
  const words = useWords(game, language);
  const { game: rules } = useRoom(game);
  const { min, max } = rules.seats;
  const { query } = useRoute();
  const withFriends = query.get('with') === 'friends';
  const invite = query.get('invite');
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    Array.from(
      // Two who have a score to settle need no third.
      { length: Math.min(max, Math.max(min, invite === null ? 3 : 2)) },
      (_, seat): Sitter => (seat === 0 || withFriends ? { kind: 'person' } : { kind: 'computer', level: 'medium' }),
    ),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, SettingValue>>>({});
  const [seed, setSeed] = useState('');
  const problems = problemsOf(rules, chosen, sitters.length);
  const resize = (n: number) => {
    setSitters(Array.from({ length: n }, (_, seat): Sitter => sitters[seat] ?? { kind: 'computer', level: 'medium' }));
    setChosen(fitted(rules, chosen, n));
  };
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  const [online, setOnline] = useNewOnline(sitters, setSitters, withFriends ? 'online' : 'here');
  const [refused, setRefused] = useState<string>();
  const mine = ownName || t.callSign;
  const nameAt = (seat: number): string => {
    if (sitters[seat].kind === 'computer') {
      const before = sitters.slice(0, seat).filter(({ kind }) => kind === 'computer').length;
      return callSign(before, [mine]);
    }
    const isMe = people === 1 || (seat === 0 && online.where === 'online');
    return isMe ? mine : t.seat(seat + 1);
  };
  const start = () =>
    startTable(
      game,
      sitters,
      sitters.map((_, seat) => nameAt(seat)),
      { settings: chosen, seed: seed.trim() },
    );
  const chosenWords = Object.entries(chosen).flatMap(([key, value]) => {
    if (value === false || value === rules.settings[key].default) return [];
    const { label, values } = words.settings[key] ?? { label: key };
    return value === true ? [label] : [`${label}: ${values?.[String(value)] ?? value}`];
  });
  const personWords = ({ where }: NewOnline, seat: number) =>
    where === 'here' ? t.person : seat === 0 ? o.seatMe : o.seatOpen;
  return (
    <Page at="play" title={t.newTable} mainClass="new-table">
      <WorldsRow game={game} />
      {invite !== null && online.where === 'online' && <p role="status">{f.willInvite(query.get('called') ?? '')}</p>}
      <form
        className="form new-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (problems.length > 0) return;
          if (online.where === 'here') void start();
          else void startOnline({ game, settings: chosen, sitters, ...online, invite }).then(setRefused);
        }}
      >
        <NewOnlineFields online={online} onChange={setOnline} />
        <fieldset>
          <legend>{t.seats}</legend>
          <div className="row">
            {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
              <button
                key={n}
                type="button"
                className="button small"
                aria-pressed={n === sitters.length}
                onClick={() => resize(n)}
              >
                {n}
              </button>
            ))}
          </div>
          <ul className="new-seats">
            {sitters.map((sitter, seat) => (
              <NewSeat
                key={seat}
                seat={seat}
                sitter={sitter}
                name={nameAt(seat)}
                isMine={online.where === 'online' && seat === 0}
                personWords={personWords(online, seat)}
                onSitter={(next) => setSitters(sitters.with(seat, next))}
              />
            ))}
          </ul>
        </fieldset>
        <fieldset>
          <legend>{t.gameSettings}</legend>
          {Object.entries(rules.settings)
            .filter(([key]) => applies(rules, chosen, sitters.length, key))
            .map(([key, spec]) => (
              <SettingField
                key={key}
                spec={spec}
                words={words.settings[key] ?? { label: key, help: '' }}
                value={chosen[key] ?? spec.default}
                onChange={(value) => setChosen({ ...chosen, [key]: value })}
              />
            ))}
          {online.where === 'here' && (
            <div className="field">
              <label htmlFor="seed">{t.seed}</label>
              <input id="seed" className="input" value={seed} onChange={(event) => setSeed(event.target.value)} />
              <small>{t.seedHelp}</small>
            </div>
          )}
        </fieldset>
        {[...problems, ...(refused === undefined ? [] : [refused])].map((problem) => (
          <p className="notice" role="alert" key={problem}>
            {problem}
          </p>
        ))}
        <div className="new-bar">
          <p>
            <strong>{t.newSays(words.name, people, sitters.length - people)}</strong>
            <span className="muted">{chosenWords.join(' · ')}</span>
          </p>
          <button type="submit" className="button main" disabled={problems.length > 0}>
            {online.where === 'online' && people > 1 ? o.openTable : t.start}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface SettingFieldProps {
  spec: SettingSpec;
  words: { label: string; help: string; values?: Readonly<Record<string, string>> };
  value: SettingValue;
  onChange: (value: SettingValue) => void;
}

function SettingField({ spec, words, value, onChange }: SettingFieldProps) {
  const id = useId();
  if (spec.kind === 'switch') {
    return (
      <label className="switch">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        <span>
          {words.label}
          <small>{words.help}</small>
        </span>
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{words.label}</label>
      {spec.kind === 'one-of' ? (
        <select
          id={id}
          className="input"
          value={String(value)}
          disabled={spec.of.length === 1}
          onChange={(event) => onChange(event.target.value)}
        >
          {spec.of.map((each) => (
            <option key={each} value={each}>
              {words.values?.[each] ?? each}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="input"
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
      <small>{words.help}</small>
    </div>
  );
}
