import { EVENTS } from '../../data/index.ts';
import type { Facts, SeatProps } from '../facts.ts';
import { useTried } from '../facts.ts';
import { EVENT, NEXT_EVENT, places } from '../places.ts';
import { Beam, beamsOf } from './beam.tsx';
import { Card, civFace, eventFace, objectiveFace } from './card.tsx';
import { Single } from './single.tsx';

/** The event in force, the objectives with their standing and the civ cards of one seat. */
export function Cards({ facts, seat }: SeatProps) {
  const { view, text } = facts;
  return (
    <div className="pu-cards" data-events={view.event >= 0}>
      <Events facts={facts} seat={seat} />
      <Objectives facts={facts} seat={seat} />
      <section className="pu-civ" aria-label={text.civCards}>
        <h2>{text.civCards}</h2>
        <CivCards facts={facts} seat={seat} />
      </section>
    </div>
  );
}

/** What scrolls can be reached by keyboard, also while nothing in it can be pressed. */
const SCROLLS = { tabIndex: 0 } as const;

function Events({ facts: { view, text }, seat }: SeatProps) {
  const { game } = text;
  const { peeked } = view.players[seat];
  if (view.event < 0 && peeked < 0) return null;
  const all = view.events.length + view.pastEvents.length + (view.event >= 0 ? 1 : 0);
  return (
    <section className="pu-events" aria-label={game.sheet.event}>
      <h2>{game.sheet.event}</h2>
      <ul {...SCROLLS}>
        {view.event >= 0 && (
          <Card place={EVENT} face={{ ...eventFace(game, view.event, ''), title: `${EVENTS[view.event].no}` }} />
        )}
        {peeked >= 0 && <Card place={NEXT_EVENT} face={eventFace(game, peeked, game.sheet.nextEvent)} />}
      </ul>
      <small className="pu-note">{text.eventsLeft(view.events.length, Math.min(all, 20))}</small>
    </section>
  );
}

/** Objectives between seats as beams that lean to whoever is ahead; those of one alone below. */
function Objectives({ facts, seat }: SeatProps) {
  const { view, text } = facts;
  const { game } = text;
  const after = useTried()?.after;
  const p = view.players[seat];
  const beams = beamsOf(view, seat);
  if (beams.length + p.objectives.length === 0) return null;
  return (
    <section className="pu-objectives" aria-label={game.sheet.objectives}>
      <h2>{game.sheet.objectives}</h2>
      <ul {...SCROLLS}>
        {beams.map((beam, i) => (
          <Beam key={`${beam.objective}-${i}`} facts={facts} {...beam} after={after} />
        ))}
        {p.objectives.map((objective, i) => (
          <Single key={`${objective}-${i}`} {...{ facts, p, i }} />
        ))}
      </ul>
    </section>
  );
}

function CivCards({ facts: { view, text }, seat }: SeatProps) {
  const p = view.players[seat];
  const cards = [...p.civCards, ...p.playedCards];
  if (cards.length === 0) return <p className="pu-note">{text.noCards}</p>;
  return (
    <ul {...SCROLLS}>
      {cards.map((card, i) => (
        <Card key={`${card}-${i}`} place={places.kept(i)} face={civFace(text.game, card)} />
      ))}
    </ul>
  );
}

/** Cards that lie before the viewer to be chosen from. */
export function Deal({ facts, seat }: { readonly facts: Facts; readonly seat: number }) {
  const { view, text, options } = facts;
  const dealt = options.flatMap((choice) => {
    if (choice.do === 'card') return [{ place: places.card(choice.card), face: civFace(text.game, choice.card) }];
    // Alone, one of the objectives dealt goes away; later only one that lies there already.
    const isDealt = choice.do === 'discard-objective' && !view.players[seat].objectives.includes(choice.objective);
    if (!isDealt && choice.do !== 'keep-objective' && choice.do !== 'common-objective') return [];
    const side = choice.do === 'common-objective' && view.players.length > 1 ? 'neighbour' : 'single';
    return [{ place: places.objective(choice.objective), face: objectiveFace(text.game, choice.objective, side) }];
  });
  if (dealt.length === 0 || seat !== facts.viewer) return null;
  return (
    <section className="pu-deal" aria-label={text.dealt}>
      <h2>{text.dealt}</h2>
      <ul>
        {[...new Map(dealt.map((each) => [each.place, each])).values()].map(({ place, face }) => (
          <Card key={place} place={place} face={face} />
        ))}
      </ul>
    </section>
  );
}
