import { TargetButton, useHeld } from '@orrery/board';
import { CORPORATIONS, PLANETS, STANDARD_CORPORATION, STANDARD_PLANET, TRACKS } from '../../data/index.ts';
import type { ChoiceOf } from '../../rules/choices.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import type { SeatProps } from '../facts.ts';
import { places } from '../places.ts';
import { BarePlanet } from '../planet/bare-planet.tsx';
import { SIZE } from '../planet/cells.ts';

type Side = 'standard' | 'special';
const SIDES: readonly Side[] = ['standard', 'special'];

/** Two planets and two corporations lie before you: press one of each. */
export function Sides({ facts: { view, options, text }, seat }: SeatProps) {
  const p = view.players[seat];
  const { game } = text;
  const held = useHeld();
  const sides = options.filter((choice): choice is ChoiceOf<'sides'> => choice.do === 'sides');
  const planetNo = (side: Side): number => (side === 'special' ? p.dealtPlanet : STANDARD_PLANET);
  const corporationNo = (side: Side): number => (side === 'special' ? p.dealtCorporation : STANDARD_CORPORATION);
  const asksFlux = sides.some(({ flux }) => flux !== undefined);
  return (
    <div className="pu-sides">
      <p className="pu-note">{text.sidesHint}</p>
      <h2>{text.choosePlanet}</h2>
      <div className="pu-pair">
        {SIDES.filter((side) => sides.some((choice) => choice.planet === side)).map((side) => {
          const { name, id, difficulty } = PLANETS[planetNo(side)];
          const place = places.side('planet', side);
          return (
            <TargetButton
              key={side}
              place={place}
              className={held.includes(place) ? 'pu-side-card on' : 'pu-side-card'}
            >
              <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
                <BarePlanet planet={planetNo(side)} />
              </svg>
              <strong>{name}</strong>
              <span>{game.planetRule[id]}</span>
              <small>{text.difficulty(difficulty)}</small>
            </TargetButton>
          );
        })}
      </div>
      <h2>{text.chooseCorporation}</h2>
      <div className="pu-pair">
        {SIDES.filter((side) => sides.some((choice) => choice.corporation === side)).map((side) => {
          const { name, id, difficulty, techs } = CORPORATIONS[corporationNo(side)];
          const place = places.side('corporation', side);
          return (
            <TargetButton
              key={side}
              place={place}
              className={held.includes(place) ? 'pu-side-card on' : 'pu-side-card'}
            >
              <strong>{name}</strong>
              <span>{game.corporationRule[id]}</span>
              {techs.map(({ level, code }) => (
                <span key={code} className="pu-line">
                  <b>{level}</b> {game.tech[code]}
                </span>
              ))}
              <small>{text.difficulty(difficulty)}</small>
            </TargetButton>
          );
        })}
      </div>
      {asksFlux && (
        <>
          <h2>{text.chooseFlux}</h2>
          <div className="pu-pair">
            {TRACKS.map((track, index) => (
              <TargetButton key={track} place={places.flux(index)} className="pu-do">
                <Icon name={TERRAIN_ICONS[index]} size={20} /> {game.terrain[track]}
              </TargetButton>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
