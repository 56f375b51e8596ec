import { CATALOG } from 'virtual:catalog';
import { isRefused } from '@orrery/kernel';
import type { WholeTournament } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Face } from '../kit/face.tsx';
import { Globe } from '../kit/globe.tsx';
import { ServedPage } from '../kit/served-page.tsx';
import { ask } from '../online/api.ts';
import { clockName } from '../online/clock.tsx';
import { goneName, moment, sayRefusal, useOnlineText } from '../online/words.ts';
import { useSettings, useText } from '../settings.ts';
import { untilText, useLive } from './live.ts';
import { Standings } from './standings.tsx';
import { Tables } from './tables.tsx';
import { useTournamentsText } from './words.ts';
import './tournaments.css';

/** One tournament: its rounds, its table of results, the tables of a round. */
export function TournamentScreen({ id }: { readonly id: string }) {
  const w = useTournamentsText();
  return (
    <ServedPage at="tournaments" title={w.title} comeIn={w.comeIn} ownHead className="tournament-page">
      {(me) => <Known id={id} me={me.who} />}
    </ServedPage>
  );
}

function Known({ id, me }: { readonly id: string; readonly me: string }) {
  const w = useTournamentsText();
  const t = useText();
  const [round, setRound] = useState<number>();
  const [from, setFrom] = useState(1);
  const read = useCallback(
    () =>
      ask('GET /api/tournaments/:tournament', {
        params: { tournament: id },
        query: { from, ...(round === undefined ? {} : { round }) },
      }),
    [id, round, from],
  );
  const { found, problem, take } = useLive(read);
  const title = found?.title ?? w.title;
  useEffect(() => {
    document.title = `${title} – ${t.app}`;
  }, [title, t]);
  if (problem?.refused === 'no-such-tournament') return <h1>{w.gone}</h1>;
  if (found === undefined) return <p>{problem ? sayRefusal(problem) : `${t.loading} …`}</p>;
  return (
    <>
      <Head tournament={found} onChange={take} />
      <RoundLine tournament={found} onRound={setRound} />
      {found.winners.length > 0 && <Winners tournament={found} />}
      <div className="tournament-columns">
        <Standings tournament={found} from={from} onFrom={setFrom} />
        <Tables key={found.shown} tournament={found} me={me} onChange={take} />
      </div>
    </>
  );
}

interface PartProps {
  readonly tournament: WholeTournament;
  readonly onChange: (answer: WholeTournament) => void;
}

const ACTS = {
  enter: 'POST /api/tournaments/:tournament/enter',
  withdraw: 'POST /api/tournaments/:tournament/withdraw',
  start: 'POST /api/tournaments/:tournament/start',
  cancel: 'POST /api/tournaments/:tournament/cancel',
} as const;

function Head({ tournament, onChange }: PartProps) {
  const w = useTournamentsText();
  const o = useOnlineText();
  const { language } = useSettings();
  const [problem, setProblem] = useState<string>();
  const { id, title, game, format, rounds, seats, players, state, entered, manages, mayEnter, owner, agreed } =
    tournament;
  const isOn = state === 'open' || state === 'playing';
  const act = async (name: keyof typeof ACTS, sure?: string) => {
    if (sure !== undefined && !confirm(sure)) return;
    const answer = await ask(ACTS[name], { params: { tournament: id } });
    setProblem(isRefused(answer) ? sayRefusal(answer) : undefined);
    if (!isRefused(answer)) onChange(answer);
  };
  const clock = clockName(agreed.clock, o);
  const facts = [
    CATALOG[game]?.words[language].name ?? game,
    w.facts(w.formats[format], rounds, seats, players),
    clock,
  ];
  return (
    <header className="tournament-head">
      <Globe game={game} size={84} />
      <div>
        <h1>{title}</h1>
        <p className="muted">
          {facts.join(' · ')}
          {owner !== null && ` · ${w.by(owner.name || goneName())}`}
        </p>
        <p role="status">
          <When tournament={tournament} />
        </p>
      </div>
      <div className="row">
        {manages && state === 'open' && (
          <button
            type="button"
            className={`button${entered || !mayEnter ? ' main' : ''}`}
            onClick={() => void act('start')}
          >
            {w.start}
          </button>
        )}
        {mayEnter && (
          <button type="button" className="button main" onClick={() => void act('enter')}>
            {w.enter}
          </button>
        )}
        {entered && isOn && (
          <button type="button" className="button quiet" onClick={() => void act('withdraw', w.reallyWithdraw)}>
            {w.withdraw}
          </button>
        )}
        {manages && isOn && (
          <button type="button" className="button quiet" onClick={() => void act('cancel', w.reallyCancel)}>
            {w.cancel}
          </button>
        )}
      </div>
      {problem && <p className="notice">{problem}</p>}
    </header>
  );
}

function When({ tournament }: { readonly tournament: WholeTournament }) {
  const w = useTournamentsText();
  const { language } = useSettings();
  const { state, starts, roundEnds, nextRound, now, players, most } = tournament;
  if (state === 'open') {
    return `${starts === null ? w.beginsByHand : w.begins(moment(starts))} · ${w.entries(players, most)}`;
  }
  if (state !== 'playing') return w.states[state];
  if (nextRound !== null) return w.nextRound(untilText(nextRound, now, language));
  return roundEnds === null ? w.states.playing : w.roundEnds(untilText(roundEnds, now, language));
}

/** The rounds as a line: those that are played, the one that is, those to come. */
function RoundLine({ tournament, onRound }: { tournament: WholeTournament; onRound: (round: number) => void }) {
  const w = useTournamentsText();
  const { round, rounds, shown, state, agreed } = tournament;
  const nameOf = (n: number): string =>
    agreed.format === 'groups' && n === rounds
      ? w.final
      : n === round && state === 'playing'
        ? w.roundNow(n)
        : w.round(n);
  return (
    <nav aria-label={w.roundLine}>
      <ol className="round-line">
        {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => (
          <li key={n} data-state={n < round ? 'done' : n === round ? 'now' : 'coming'}>
            <button
              type="button"
              disabled={n > round}
              aria-current={n === shown ? 'step' : undefined}
              onClick={() => onRound(n)}
            >
              <span className="round-name">{nameOf(n)}</span>
              <span className="round-number" aria-hidden="true">
                {n}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Winners({ tournament: { winners } }: { readonly tournament: WholeTournament }) {
  const w = useTournamentsText();
  const [first, ...others] = winners;
  return (
    <section className="winners" aria-label={w.winners}>
      <Face name={first.name} size={96} />
      <div>
        <p className="muted">{w.winner}</p>
        <p className="winner-name">{first.name || goneName()}</p>
        <ol start={2}>
          {others.map(({ who, name }, i) => (
            <li key={who}>
              <span className="place" data-place={i + 2}>
                {i + 2}
              </span>{' '}
              {name || goneName()}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
