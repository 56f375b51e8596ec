import { CIV_CARDS, CORPORATIONS, EVENTS } from '../data/index.ts';
import { isFulfilled, measure, neighbourSide, singleSide } from '../rules/objectives.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { civCardName, civCardText, eventText, neighbourText, singleText } from '../text/describe.ts';
import type { Dictionary } from '../text/en.ts';
import { Icon } from './icons.tsx';

interface CardProps {
  readonly kind: 'civ' | 'event' | 'objective' | 'tech';
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly on?: boolean;
}

/** A card set in type: a band with its name, what it does, and how it stands. */
function Card({ kind, title, text, note, on }: CardProps) {
  return (
    <li className={`pu-card ${kind}`} data-on={on}>
      <strong>{title}</strong>
      <span>{text}</span>
      {note && <small>{note}</small>}
    </li>
  );
}

/** The event in force, the objectives with their standing, the techs and the civ cards of one seat. */
export function Cards({
  view,
  seat,
  names,
  words,
}: {
  view: PlanetUnknownState;
  seat: number;
  names: readonly string[];
  words: Dictionary;
}) {
  const p = view.players[seat];
  const pairs = view.neighbours.map((objective, i) => ({
    objective,
    pair: view.players.length === 2 ? [0, 1] : [i, (i + 1) % view.players.length],
  }));
  const standing = (objective: number, seats: readonly number[]): string =>
    seats
      .map((each) => `${names[each]} ${Math.abs(measure(view.players[each], neighbourSide(objective)))}`)
      .join(' · ');
  const { techs, trackList } = CORPORATIONS[p.corporation];
  const height = p.markers[4] - 64;
  const reached = (level: number | string): boolean =>
    typeof level === 'string'
      ? (p.boxes & (1 << (level.charCodeAt(0) - 65))) !== 0
      : trackList[4].bonus.findIndex((list) => list.some((bonus) => bonus.kind === 'tech' && bonus.level === level)) <=
        height;
  return (
    <div className="pu-cards">
      {view.event >= 0 && (
        <ul>
          <Card
            kind="event"
            title={`${words.sheet.event} ${EVENTS[view.event].no}`}
            text={eventText(words, view.event)}
          />
        </ul>
      )}
      <h3>
        <Icon name="medal" size={18} /> {words.sheet.objectives}
      </h3>
      <ul>
        {pairs
          .filter(({ pair }) => pair.includes(seat))
          .map(({ objective, pair }, i) => {
            const { name, condition } = neighbourText(words, objective);
            return (
              <Card
                key={`${objective}-${i}`}
                kind="objective"
                title={name}
                text={condition}
                note={standing(objective, pair)}
              />
            );
          })}
        {p.objectives.map((objective, i) => {
          const { name, condition } = singleText(words, objective);
          const done = objective >= 0 && isFulfilled(p, singleSide(objective));
          return (
            <Card
              key={`single-${i}`}
              kind="objective"
              title={name}
              text={condition}
              note={objective < 0 ? words.hidden : done ? words.sheet.fulfilled : words.sheet.notYet}
              on={done}
            />
          );
        })}
      </ul>
      <h3>
        <Icon name="tech" size={18} /> {CORPORATIONS[p.corporation].name}
      </h3>
      <ul>
        {techs.map(({ level, code }) => (
          <Card key={code} kind="tech" title={String(level)} text={words.tech[code]} on={reached(level)} />
        ))}
      </ul>
      {p.playedCards.length + p.civCards.length > 0 && (
        <>
          <h3>
            <Icon name="card" size={18} /> {words.sheet.civCards}
          </h3>
          <ul>
            {[...p.civCards, ...p.playedCards].map((card, i) => (
              <Card
                key={`${card}-${i}`}
                kind="civ"
                title={card < 0 ? words.hidden : civCardName(words, card)}
                text={card < 0 ? '' : civCardText(words, card)}
                note={card < 0 ? String(-card) : words.civ[CIV_CARDS[card].timing]}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
