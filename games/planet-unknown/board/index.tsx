import './board.css';
import type { BoardProps } from '@orrery/web';
import { SeatMark } from '@orrery/web';
import { useState } from 'react';
import { CORPORATIONS, PLANETS } from '../data/index.ts';
import type { PlanetUnknownState, PuChoice } from '../rules/state.ts';
import { de as wordsDe } from '../text/de.ts';
import { en as wordsEn } from '../text/en.ts';
import { Cards } from './cards.tsx';
import { Icon } from './icons.tsx';
import { PlacingLayer, usePlacing } from './placing.tsx';
import { PlanetDrawing } from './planet.tsx';
import { Station } from './station.tsx';
import { Targets } from './targets.tsx';
import { de } from './text.de.ts';
import { en } from './text.en.ts';
import { TileDrawing } from './tile.tsx';
import { Tracks } from './tracks.tsx';

/** Planet Unknown's table: the planet in front, the station beside it, tracks below, the neighbours one press away. */
export function Board({
  view,
  viewer,
  names,
  choices,
  words,
  language,
  take,
  whyNot,
}: BoardProps<PlanetUnknownState, PuChoice>) {
  const t = language === 'de' ? de : en;
  const [looked, setLooked] = useState<number>();
  const [asked, setAsked] = useState<readonly PuChoice[]>();
  const seat = looked ?? viewer ?? 0;
  const p = view.players[seat];
  const mine = seat === viewer;
  const active = mine ? choices : [];
  const placing = usePlacing(viewer === null ? undefined : view.players[viewer], choices);
  const describe = (choice: PuChoice): string => words.choice(choice, view, viewer ?? 0);
  const choose = (choice: PuChoice) => {
    setAsked(undefined);
    take(choice);
  };
  const rotations = choices.filter((choice) => choice.do === 'rotate');
  return (
    <div className="pu">
      <section className="pu-main" aria-label={t.planetOf(names[seat])}>
        <div className="pu-stage">
          <PlanetDrawing p={p} seat={seat} label={`${t.planetOf(names[seat])}: ${PLANETS[p.planet].name}`}>
            {mine && placing ? (
              <PlacingLayer placing={placing} place={choose} label={t.placing} />
            ) : (
              <Targets p={p} choices={active} take={choose} describe={describe} ask={setAsked} />
            )}
          </PlanetDrawing>
        </div>
        {mine && placing && (
          <div className="pu-hand">
            <svg viewBox="0 0 90 90" width="90" height="90" aria-hidden="true">
              <TileDrawing tile={placing.tile} turn={placing.turn} size={86} x={2} y={2} />
            </svg>
            <div className="pu-hand-buttons">
              <button type="button" className="button small" onClick={() => placing.rotate(-1)}>
                ↺ {t.left}
              </button>
              <button type="button" className="button small" onClick={() => placing.rotate(1)}>
                ↻ {t.right}
              </button>
              <button type="button" className="button small" onClick={placing.flip}>
                ⇄ {t.flip}
              </button>
              <button
                type="button"
                className="button small main"
                disabled={!placing.choice}
                onClick={() => placing.choice && choose(placing.choice)}
              >
                {t.place}
              </button>
            </div>
            <p className="pu-says" aria-live="polite">
              {placing.choice
                ? describe(placing.choice)
                : placing.wanted
                  ? (whyNot(placing.wanted) ?? t.notHere)
                  : t.placing}
            </p>
          </div>
        )}
        {asked && (
          <div className="pu-menu" role="menu">
            {asked.map((choice) => (
              <button
                key={JSON.stringify(choice)}
                type="button"
                role="menuitem"
                className="button small"
                onClick={() => choose(choice)}
              >
                {describe(choice)}
              </button>
            ))}
          </div>
        )}
        <nav className="pu-neighbours" aria-label={t.planets}>
          {view.players.map((each, other) => (
            <button
              key={other}
              type="button"
              className="pu-neighbour"
              aria-pressed={other === seat}
              onClick={() => setLooked(other === viewer ? undefined : other)}
            >
              <PlanetDrawing p={each} seat={other} label={t.planetOf(names[other])} small />
              <span>
                <SeatMark seat={other} size={16} /> {names[other]}
              </span>
              <small>
                {PLANETS[each.planet].name} · {CORPORATIONS[each.corporation].name}
              </small>
            </button>
          ))}
        </nav>
      </section>
      <section className="pu-side">
        <Station
          view={view}
          viewer={viewer}
          names={names}
          choices={choices}
          take={choose}
          describe={describe}
          label={t.station}
        />
        {rotations.length > 0 && (
          <div className="pu-rotate">
            {rotations.map((choice) => (
              <button
                key={JSON.stringify(choice)}
                type="button"
                className="button small"
                onClick={() => choose(choice)}
              >
                {describe(choice)}
              </button>
            ))}
          </div>
        )}
        <Tracks p={p} seat={seat} choices={active} take={choose} describe={describe} label={t.tracksOf(names[seat])} />
        <ul className="pu-store" aria-label={t.store}>
          <li>
            <Icon name="lifepod" size={18} /> {p.savedLifepods}
          </li>
          <li>
            <Icon name="meteorite" size={18} /> {p.savedMeteorites}
          </li>
          <li>
            <Icon name="rover" size={18} /> {p.roversLeft}
          </li>
          <li>
            <Icon name="moves" size={18} /> {p.moves}
          </li>
          <li>
            <Icon name="patch" size={18} /> {p.storedPatches}
          </li>
          <li>
            <Icon name="card" size={18} /> {p.civCards.length + p.playedCards.length}
          </li>
        </ul>
        <Cards view={view} seat={seat} names={names} words={language === 'de' ? wordsDe : wordsEn} />
      </section>
    </div>
  );
}
