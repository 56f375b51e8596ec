import { TargetButton } from '@orrery/board';
import { CORPORATIONS } from '../../data/index.ts';
import { hasTech } from '../../rules/techs.ts';
import { BOX_LETTERS } from '../../text/describe.ts';
import { Icon } from '../art/icons.tsx';
import type { SeatProps } from '../facts.ts';
import { places } from '../places.ts';

/** Techs of the corporation, or Jump Drive's boxes: what is in use is bright, what can be used or filled now glows. */
export function Techs({ facts: { view, text }, seat }: SeatProps) {
  const p = view.players[seat];
  const { game } = text;
  return (
    <ul className="pu-techs" aria-label={text.technologies}>
      {CORPORATIONS[p.corporation].techs.toReversed().map(({ level, code, timing }) => {
        const box = typeof level === 'string' ? BOX_LETTERS.indexOf(level) : -1;
        const on = typeof level === 'string' ? (p.boxes & (1 << box)) !== 0 : hasTech(view, p, p.corporation, level);
        return (
          <li key={code} className="pu-tech" data-on={on}>
            <TargetButton place={box >= 0 ? places.box(box) : places.tech(level)}>
              <b className="pu-level">
                {level}
                {box >= 0 && on && <Icon name="lifepod" size={14} />}
              </b>
              <span className="pu-tech-words">
                {game.tech[code]}
                {timing !== 'passive' && <small> {game.timing[timing]}</small>}
              </span>
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
