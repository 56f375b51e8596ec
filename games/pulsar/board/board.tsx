import './board.css';
import { useHeld } from '@orrery/board';
import { useEffect, useState } from 'react';
import { Materials } from './art/materials.tsx';
import type { Props } from './facts.ts';
import { PartOfBoard } from './parts/index.tsx';
import { isInHand } from './places.ts';
import { WholeBoard } from './whole.tsx';

/** The board: all of it where there is room, one part at a time elsewhere. */
export function Board({ layout, ...facts }: Props) {
  const { viewer, options } = facts;
  const [seat, look] = useState(viewer ?? 0);
  const held = useHeld();
  // Whoever is asked something sees the own desk again.
  useEffect(() => {
    if (viewer !== null && options.length > 0) look(viewer);
  }, [viewer, options]);
  const isPaying = held.length > 0 && isInHand(held[0]);
  const shown = Math.min(seat, facts.view.players.length - 1);
  const desk = { facts, seat: shown, onLook: look };
  return (
    <div className="pulsar-board" style={{ minHeight: layout.height }} data-held={isPaying ? '' : undefined}>
      <Materials />
      {layout.kind === 'whole' ? <WholeBoard {...desk} layout={layout} /> : <PartOfBoard {...desk} layout={layout} />}
    </div>
  );
}
