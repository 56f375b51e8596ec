import './board.css';
import type { BoardProps } from '@orrery/board';
import { useHeld } from '@orrery/board';
import { useState } from 'react';
import type { OmEvent } from '../rules/events.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import type { OmBoardText } from '../text/en/board.ts';
import { Materials } from './art/defs.tsx';
import { Part } from './layout/part.tsx';
import { Whole } from './layout/whole.tsx';
import { JourneysContext, useJourneys } from './motion/flight.tsx';
import { RosterContext, useRoster } from './motion/walks.tsx';
import { partsOf } from './places.ts';
import { FactsContext, seatOf } from './table.tsx';

/** Whose base is shown: the one that is held for a choice, else the one that was looked at last, else the own one. */
function useShown(own: number): readonly [seat: number, look: (seat: number) => void] {
  const [looked, look] = useState<number>();
  const held = useHeld()
    .map(partsOf)
    .find(([kind]) => kind === 'base');
  return [held === undefined ? (looked ?? own) : Number(held[1]), look];
}

/** The board of On Mars: space and the planet in one scene, the own base along the bottom. */
export function OnMarsBoard(props: BoardProps<OnMarsState, OmChoice, OmBoardText, OmEvent>) {
  const { layout } = props;
  const [shown, look] = useShown(seatOf(props));
  const Drawn = layout.kind === 'whole' ? Whole : Part;
  return (
    <FactsContext value={props}>
      <RosterContext value={useRoster(props.view)}>
        <JourneysContext value={useJourneys(props.view)}>
          <div className="on-mars-board">
            <Materials />
            <Drawn layout={layout} shown={shown} onLook={look} />
          </div>
        </JourneysContext>
      </RosterContext>
    </FactsContext>
  );
}
