import { TargetButton } from '@orrery/board';
import { OBJECTIVES } from '../../data/index.ts';
import { isFulfilled, singleSide } from '../../rules/objectives.ts';
import type { Player } from '../../rules/state.ts';
import { singleText } from '../../text/describe.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import type { Facts } from '../facts.ts';
import { places } from '../places.ts';

interface SingleProps {
  readonly facts: Facts;
  readonly p: Player;
  /** Which of the player's own objectives. */
  readonly i: number;
}

/** An objective of one player alone, in a line like those that are shared: what it asks, and whether it is met. */
export function Single({ facts: { text }, p, i }: SingleProps) {
  const { game } = text;
  const objective = p.objectives[i];
  const isHidden = objective < 0;
  const isMet = !isHidden && isFulfilled(p, singleSide(objective));
  const resource = isHidden ? null : OBJECTIVES[objective].single.resource;
  const { name, condition } = singleText(game, objective);
  return (
    <li className="pu-beam single" data-on={isMet}>
      <TargetButton place={isHidden ? `secret ${i}` : places.objective(objective)} className="pu-beam-body">
        <span className="pu-beam-name">
          <span className="pu-beam-sign">
            <Icon name={resource === null ? 'goal' : TERRAIN_ICONS[resource]} size={15} colour="#fff" />
          </span>
          <strong>
            {name}
            {isMet && <Icon name="tick" size={14} colour="#7fd6a2" />}
          </strong>
          {!isHidden && <small>{condition}</small>}
          {!isHidden && <span className="hidden-text">{` (${isMet ? game.sheet.fulfilled : game.sheet.notYet})`}</span>}
        </span>
      </TargetButton>
    </li>
  );
}
