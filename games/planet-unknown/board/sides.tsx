import { useState } from 'react';
import { CORPORATIONS, PLANETS, STANDARD_CORPORATION, STANDARD_PLANET, TRACKS } from '../data/index.ts';
import type { ChoiceOf, PuChoice } from '../rules/choices.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import type { Dictionary } from '../text/en.ts';
import { BarePlanet } from './bare-planet.tsx';
import { SIZE } from './cells.ts';
import { Icon, TERRAIN_ICONS } from './icons.tsx';
import type { Text } from './text.en.ts';

type Side = 'standard' | 'special';
const SIDES: readonly Side[] = ['standard', 'special'];

/** Two planets and two corporations lie before you: press one of each. */
export function Sides({
  view,
  seat,
  choices,
  choose,
  words,
  t,
}: {
  view: PlanetUnknownState;
  seat: number;
  choices: readonly PuChoice[];
  choose: (choice: PuChoice) => void;
  words: Dictionary;
  t: Text;
}) {
  const [flux, setFlux] = useState(0);
  const p = view.players[seat];
  const options = choices.filter((choice): choice is ChoiceOf<'sides'> => choice.do === 'sides');
  const [planet, setPlanet] = useState<Side>(options[0]?.planet ?? 'standard');
  const [corporation, setCorporation] = useState<Side>(options[0]?.corporation ?? 'standard');
  const fits = (choice: ChoiceOf<'sides'>): boolean => choice.planet === planet && choice.corporation === corporation;
  const tracks = options.filter((choice) => fits(choice) && choice.flux !== undefined).map((choice) => choice.flux);
  const wanted = options.find((choice) => fits(choice) && (choice.flux === undefined || choice.flux === flux));
  const planetNo = (side: Side): number => (side === 'special' ? p.dealtPlanet : STANDARD_PLANET);
  const corporationNo = (side: Side): number => (side === 'special' ? p.dealtCorporation : STANDARD_CORPORATION);
  return (
    <div className="pu-sides">
      <h2>{t.choosePlanet}</h2>
      <div className="pu-pair">
        {SIDES.filter((side) => options.some((choice) => choice.planet === side)).map((side) => {
          const { name, id, difficulty } = PLANETS[planetNo(side)];
          return (
            <button
              key={side}
              type="button"
              className="pu-side-card"
              data-glow=""
              aria-pressed={planet === side}
              onClick={() => setPlanet(side)}
            >
              <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
                <BarePlanet planet={planetNo(side)} />
              </svg>
              <strong>{name}</strong>
              <span>{words.planetRule[id]}</span>
              <small>{t.difficulty(difficulty)}</small>
            </button>
          );
        })}
      </div>
      <h2>{t.chooseCorporation}</h2>
      <div className="pu-pair">
        {SIDES.filter((side) => options.some((choice) => choice.corporation === side)).map((side) => {
          const { name, id, difficulty, techs } = CORPORATIONS[corporationNo(side)];
          return (
            <button
              key={side}
              type="button"
              className="pu-side-card wide"
              data-glow=""
              aria-pressed={corporation === side}
              onClick={() => setCorporation(side)}
            >
              <strong>{name}</strong>
              <span>{words.corporationRule[id]}</span>
              {techs.map(({ level, code }) => (
                <span key={code} className="pu-line">
                  <b>{level}</b> {words.tech[code]}
                </span>
              ))}
              <small>{t.difficulty(difficulty)}</small>
            </button>
          );
        })}
      </div>
      {tracks.length > 0 && (
        <>
          <h2>{t.chooseFlux}</h2>
          <div className="pu-pair">
            {TRACKS.map((track, index) => (
              <button
                key={track}
                type="button"
                className="button"
                data-glow=""
                aria-pressed={flux === index}
                onClick={() => setFlux(index)}
              >
                <Icon name={TERRAIN_ICONS[index]} size={20} /> {words.terrain[track]}
              </button>
            ))}
          </div>
        </>
      )}
      <button
        type="button"
        className="button main"
        data-glow=""
        disabled={!wanted}
        onClick={() => wanted && choose(wanted)}
      >
        {t.startSo}
      </button>
    </div>
  );
}
