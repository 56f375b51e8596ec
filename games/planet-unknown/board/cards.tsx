import { CORPORATIONS } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import { isFulfilled, measure, neighbourSide, singleSide } from '../rules/objectives.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { hasTech } from '../rules/techs.ts';
import { BOX_LETTERS } from '../text/describe.ts';
import type { Dictionary } from '../text/en.ts';
import { Card, civFace, eventFace, objectiveFace } from './card.tsx';
import { Icon } from './icons.tsx';
import type { Text } from './text.en.ts';
import type { Targets } from './where.ts';

interface CardsProps {
  readonly view: PlanetUnknownState;
  readonly seat: number;
  readonly names: readonly string[];
  readonly words: Dictionary;
  readonly t: Text;
  readonly targets: Targets;
  readonly pick: (choices: readonly PuChoice[]) => void;
  readonly describe: (choice: PuChoice) => string;
}

/** The event in force, the objectives with their standing, the techs and the civ cards of one seat. */
export function Cards({ view, seat, names, words, t, targets, pick, describe }: CardsProps) {
  const p = view.players[seat];
  const { players, neighbours } = view;
  const pairs = neighbours.map((objective, i) => ({
    objective,
    pair: players.length === 2 ? [0, 1] : [i, (i + 1) % players.length],
  }));
  const standing = (objective: number, seats: readonly number[]): string =>
    seats.map((each) => `${names[each]} ${Math.abs(measure(players[each], neighbourSide(objective)))}`).join(' · ');
  const mine = pairs.filter(({ pair }) => pair.includes(seat));
  const cards = [...p.civCards, ...p.playedCards];
  return (
    <div className="pu-cards" data-part="cards">
      {(view.event >= 0 || p.peeked >= 0) && (
        <section>
          <h2>
            <Icon name="event" size={18} /> {words.sheet.event}
          </h2>
          <ul>
            {view.event >= 0 && <Card face={eventFace(words, view.event, words.sheet.event)} />}
            {p.peeked >= 0 && <Card face={eventFace(words, p.peeked, words.sheet.nextEvent)} />}
          </ul>
        </section>
      )}
      <section>
        <h2>
          <Icon name="tech" size={18} /> {CORPORATIONS[p.corporation].name}
        </h2>
        <p className="pu-note">{words.corporationRule[CORPORATIONS[p.corporation].id]}</p>
        <ul>
          <Techs {...{ view, seat, words, t, targets, pick, describe }} />
        </ul>
      </section>
      {mine.length + p.objectives.length > 0 && (
        <section>
          <h2>
            <Icon name="objective" size={18} /> {words.sheet.objectives}
          </h2>
          <ul>
            {mine.map(({ objective, pair }, i) => (
              <Card
                key={`${objective}-${i}`}
                face={objectiveFace(words, objective, 'neighbour', standing(objective, pair))}
              />
            ))}
            {view.common >= 0 && (
              <Card face={objectiveFace(words, view.common, 'neighbour', standing(view.common, [...players.keys()]))} />
            )}
            {p.objectives.map((objective, i) => {
              const done = objective >= 0 && isFulfilled(p, singleSide(objective));
              const note = objective < 0 ? words.hidden : done ? words.sheet.fulfilled : words.sheet.notYet;
              return (
                <Card key={`single-${i}`} face={{ ...objectiveFace(words, objective, 'single', note), on: done }} />
              );
            })}
          </ul>
        </section>
      )}
      {cards.length > 0 && (
        <section>
          <h2>
            <Icon name="card" size={18} /> {words.sheet.civCards}
          </h2>
          <ul>
            {cards.map((card, i) => (
              <Card key={`${card}-${i}`} face={civFace(words, card)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Techs of the corporation, or Jump Drive's boxes: what is in use is bright, what can be used or filled now glows. */
function Techs({ view, seat, words, t, targets, pick, describe }: Omit<CardsProps, 'names'>) {
  const p = view.players[seat];
  return CORPORATIONS[p.corporation].techs.map(({ level, code, timing }) => {
    const box = typeof level === 'string' ? BOX_LETTERS.indexOf(level) : -1;
    const on = typeof level === 'string' ? (p.boxes & (1 << box)) !== 0 : hasTech(view, p, p.corporation, level);
    const list = (box >= 0 ? targets.get(`box ${box}`) : undefined) ?? targets.get(`tech ${Number(level)}`);
    const body = (
      <>
        <b className="pu-level">
          {level}
          {box >= 0 && on && <Icon name="lifepod" size={16} />}
        </b>
        <span>
          {words.tech[code]} <small>{words.timing[timing]}</small>
          {on && <small className="pu-on"> · {box >= 0 ? t.boxFull : t.techOn}</small>}
        </span>
      </>
    );
    return (
      <li key={code} className="pu-tech" data-on={on}>
        {list ? (
          <button type="button" data-glow="" title={list.map(describe).join('; ')} onClick={() => pick(list)}>
            {body}
          </button>
        ) : (
          body
        )}
      </li>
    );
  });
}
