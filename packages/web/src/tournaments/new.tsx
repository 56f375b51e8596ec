import { CATALOG } from 'virtual:catalog';
import { isRefused } from '@orrery/kernel';
import type { TournamentFormat } from '@orrery/protocol';
import { type ReactNode, useId, useState } from 'react';
import { GAME_IDS } from '../games.ts';
import { Page } from '../kit/page.tsx';
import { ask } from '../online/api.ts';
import { CLOCK_NAMES, CLOCKS, type ClockName } from '../online/clock.tsx';
import { usePart } from '../online/standing.ts';
import { sayRefusal, useOnlineText } from '../online/words.ts';
import { useRatingsText } from '../ratings/words.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useTournamentsText } from './words.ts';
import './tournaments.css';

interface Form {
  readonly title: string;
  readonly game: string;
  readonly format: TournamentFormat;
  readonly seats: number;
  readonly rounds: number;
  readonly clock: Exclude<ClockName, 'none'>;
  readonly starts: string;
  readonly most: string;
  readonly late: number;
  readonly groupSize: number;
  readonly finalists: number;
  readonly rated: boolean;
  /** So many minutes later a table is shown to who looks on. */
  readonly delay: number;
}

const FIRST: Form = {
  title: '',
  game: GAME_IDS[0],
  format: 'swiss',
  seats: 3,
  rounds: 4,
  clock: 'quick',
  starts: '',
  most: '',
  late: 1,
  groupSize: 6,
  finalists: 3,
  rated: true,
  delay: 5,
};

const MOST_SEATS = 6;
const MINUTE = 60_000;
const isLive = (clock: Form['clock']): boolean => CLOCKS[clock].kind === 'live';

function announce({ starts, most, clock, late, groupSize, finalists, delay, ...form }: Form, club?: string) {
  const isGroups = form.format === 'groups';
  return ask('POST /api/tournaments', {
    body: {
      ...form,
      ...(club === undefined ? {} : { club }),
      clock: CLOCKS[clock],
      delay: isLive(clock) ? delay * MINUTE : 0,
      ...(starts === '' ? {} : { starts: new Date(starts).getTime() }),
      ...(most === '' ? {} : { most: Number(most) }),
      ...(isGroups ? { groupSize, finalists } : { late }),
    },
  });
}

/** The form in which a tournament is announced. */
export function NewTournamentScreen({ club }: { readonly club: string | undefined }) {
  const w = useTournamentsText();
  const o = useOnlineText();
  const r = useRatingsText();
  const hasRatings = usePart('ratings');
  const { language } = useSettings();
  const [form, setForm] = useState(FIRST);
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const { min, max } = CATALOG[form.game].seats;
  const sizes = Array.from({ length: MOST_SEATS - 1 }, (_, i) => i + 2).filter(
    (seats) => seats <= max && Math.max(2, seats - 1) >= min,
  );
  const send = async () => {
    const answer = await announce(form, club);
    if (isRefused(answer)) setProblem(sayRefusal(answer));
    else go(`/tournament/${answer.id}`);
  };
  return (
    <Page at="tournaments" title={w.announce} mainClass="tournaments">
      <form
        className="form tournament-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={w.name}>
          {(id) => (
            <input
              id={id}
              className="input"
              required
              maxLength={60}
              value={form.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <Choose
          label={w.game}
          value={form.game}
          of={GAME_IDS.map((game) => [game, CATALOG[game].words[language].name] as const)}
          onChange={(game) => change({ game, seats: Math.min(form.seats, CATALOG[game].seats.max) })}
        />
        <Choose
          label={w.format}
          help={w.formatHelp[form.format]}
          value={form.format}
          of={(['swiss', 'groups'] as const).map((format) => [format, w.formats[format]] as const)}
          onChange={(format) => change({ format })}
        />
        <Choose
          label={w.seats}
          value={String(form.seats)}
          of={sizes.map((size) => [String(size), String(size)] as const)}
          onChange={(seats) => change({ seats: Number(seats) })}
        />
        <Count
          label={form.format === 'groups' ? w.roundsInGroups : w.rounds}
          value={form.rounds}
          min={1}
          max={20}
          onChange={(rounds) => change({ rounds })}
        />
        {form.format === 'groups' ? (
          <>
            <Count
              label={w.groupSize}
              value={form.groupSize}
              min={2}
              max={32}
              onChange={(groupSize) => change({ groupSize })}
            />
            <Count
              label={w.finalists}
              value={form.finalists}
              min={2}
              max={64}
              onChange={(finalists) => change({ finalists })}
            />
          </>
        ) : (
          <Count
            label={w.late}
            help={w.lateHelp}
            value={form.late}
            min={0}
            max={19}
            onChange={(late) => change({ late })}
          />
        )}
        <Choose
          label={w.clock}
          value={form.clock}
          of={CLOCK_NAMES.flatMap((name) => (name === 'none' ? [] : [[name, o.clocks[name]] as const]))}
          onChange={(clock) => change({ clock })}
        />
        {isLive(form.clock) && (
          <Count
            label={w.delay}
            help={w.delayHelp}
            value={form.delay}
            min={0}
            max={60}
            onChange={(delay) => change({ delay })}
          />
        )}
        {hasRatings && (
          <label className="switch">
            <input type="checkbox" checked={form.rated} onChange={({ target }) => change({ rated: target.checked })} />
            <span>
              {r.rated}
              <small>{r.ratedHelp}</small>
            </span>
          </label>
        )}
        <Field label={w.starts} help={w.startsHelp}>
          {(id) => (
            <input
              id={id}
              className="input"
              type="datetime-local"
              value={form.starts}
              onChange={({ target }) => change({ starts: target.value })}
            />
          )}
        </Field>
        <Field label={w.most} help={w.mostHelp}>
          {(id) => (
            <input
              id={id}
              className="input"
              type="number"
              min={2}
              max={4096}
              value={form.most}
              onChange={({ target }) => change({ most: target.value })}
            />
          )}
        </Field>
        {problem && (
          <p className="notice" role="alert">
            {problem}
          </p>
        )}
        <div>
          <button type="submit" className="button main">
            {w.submit}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface FieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, help, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help !== undefined && <small>{help}</small>}
    </div>
  );
}

interface ChooseProps<V extends string> {
  readonly label: string;
  readonly help?: string;
  readonly value: V;
  readonly of: readonly (readonly [V, string])[];
  readonly onChange: (value: V) => void;
}

function Choose<V extends string>({ label, help, value, of, onChange }: ChooseProps<V>) {
  return (
    <Field label={label} help={help}>
      {(id) => (
        <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value as V)}>
          {of.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CountProps {
  readonly label: string;
  readonly help?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, help, value, min, max, onChange }: CountProps) {
  return (
    <Field label={label} help={help}>
      {(id) => (
        <input
          id={id}
          className="input"
          type="number"
          required
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber || min)}
        />
      )}
    </Field>
  );
}
