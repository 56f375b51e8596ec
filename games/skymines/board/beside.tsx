import './board.css';
import { SeatMark } from '@orrery/board';
import { CHAPTERS, LUNA_CARDS, MISSIONS } from '../data/index.ts';
import { campaignSums } from '../rules/campaign.ts';
import type { SkyEvent } from '../rules/events.ts';
import { NONE } from '../rules/state.ts';
import { explain } from './explain/index.ts';
import { sayAction } from './explain/luna.ts';
import { lastUsed } from './lab/luna.tsx';
import { CHAPTER_PLACE, THREAT_PLACE } from './places.ts';
import { nameOf, type SkyFacts } from './scene.ts';

/** Beside the board: the chapter and who is ahead in it, missions in words, the threat, and what Luna did and why. */
export function Beside(facts: SkyFacts) {
  const { view, text } = facts;
  const hasChapter = view.rules.chapter !== 'none';
  if (!hasChapter && view.luna === null && view.missions.length === 0 && view.threat === NONE) return null;
  return (
    <section className="sky-beside" aria-label={text.beside} tabIndex={0}>
      {hasChapter && <Chapter {...facts} />}
      {view.missions.length > 0 && <Missions {...facts} />}
      {view.threat !== NONE && <Told facts={facts} place={THREAT_PLACE} lines={1} />}
      {view.luna !== null && <Steps {...facts} />}
    </section>
  );
}

function Chapter(facts: SkyFacts) {
  const { view, text } = facts;
  const now = CHAPTERS.indexOf(view.rules.chapter);
  return (
    <div>
      <div className="sky-chapter">
        <p className="sky-chapters" aria-hidden="true">
          {[1, 2, 3, 4].map((n) => (
            <span key={n} data-now={n === now} data-past={n < now}>
              {n}
            </span>
          ))}
        </p>
        <ul className="sky-standing" aria-label={text.successPoints}>
          {campaignSums(view).map((sum, seat) => (
            <li key={`seat ${seat + 1}`} title={nameOf(facts, seat)}>
              <SeatMark seat={seat} size={14} />
              <span className="hidden-text">{nameOf(facts, seat)}</span> <strong>{sum}</strong>
            </li>
          ))}
        </ul>
      </div>
      <Told facts={facts} place={CHAPTER_PLACE} lines={1} />
    </div>
  );
}

/** A place in the words of its own explanation. */
function Told({ facts, place, lines }: { readonly facts: SkyFacts; readonly place: string; readonly lines?: number }) {
  const said = explain(place, facts);
  return (
    said && (
      <div>
        <h2>{said.title}</h2>
        {said.lines.slice(0, lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  );
}

/** Every task in words, with the marks of those who have fulfilled it: folded, as the lab shows them in signs. */
function Missions({ view, text }: SkyFacts) {
  const tasks = view.missions.flatMap((mission) =>
    MISSIONS[mission].tasks.map((task, column) => ({
      key: `${mission} ${task}`,
      says: text.game.tasks[task],
      done: view.players.flatMap((player, seat) =>
        player.mission === mission && (player.tasks >> column) & 1 ? [seat] : [],
      ),
    })),
  );
  return (
    <details>
      <summary>
        {text.missions} <span className="count">{tasks.length}</span>
      </summary>
      <ul>
        {tasks.map(({ key, says, done }) => (
          <li key={key} data-met={done.length > 0}>
            {says}{' '}
            {done.map((seat) => (
              <SeatMark key={seat} seat={seat} size={13} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** With these her turn is over. */
const OTHERS: readonly SkyEvent['event'][] = ['turn', 'round', 'planned', 'left', 'scored'];

/** What Luna did since she turned her last card up. */
export function lunasTurn(heard: readonly SkyEvent[]): readonly SkyEvent[] {
  const from = heard.findLastIndex(({ event }) => event === 'luna-card');
  if (from < 0) return [];
  const rest = heard.slice(from);
  const to = rest.findIndex(({ event }) => OTHERS.includes(event));
  return to < 0 ? rest : rest.slice(0, to);
}

/** Luna's last card, step by step, in the words of the log: they say what she chose and by which rule. */
function Steps(facts: SkyFacts) {
  const { heard = [], words, text, view } = facts;
  const told = lunasTurn(heard).flatMap((event) => words.event(event, (seat) => nameOf(facts, seat)) ?? []);
  // What was heard long ago is gone; her cards of this round still lie there.
  const last = view.luna === null ? undefined : LUNA_CARDS[view.luna.slots[lastUsed(view.luna)] ?? NONE];
  const steps = told.length > 0 ? told : (last?.actions ?? []).map((action) => sayAction(text, action));
  return (
    <div>
      <h2>{text.lunaDid}</h2>
      {steps.length === 0 ? (
        <p>{text.lunaWaits}</p>
      ) : (
        <ol>
          {steps.map((line, i) => (
            <li key={`${i + 1} ${line}`}>{line}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
