import { OwnerContext, placeOf } from '@orrery/board';
import { use } from 'react';
import { CORPORATIONS } from '../../data/index.ts';
import { Icon } from '../art/icons.tsx';
import type { SeatProps } from '../facts.ts';
import { OWN_CORPORATION } from '../places.ts';
import { Hold } from './hold.tsx';
import { Techs } from './techs.tsx';
import { Tracks } from './tracks.tsx';

/** The corporation as one engraved plate: tubes, technologies, the hold. */
export function Corporation({ facts, seat }: SeatProps) {
  const { id, name } = CORPORATIONS[facts.view.players[seat].corporation];
  return (
    <section className="pu-corporation" aria-label={name}>
      <header data-place={placeOf(OWN_CORPORATION, use(OwnerContext))}>
        <Icon name="technology" size={18} />
        <h2>{name}</h2>
        <p>{facts.text.game.corporationRule[id]}</p>
      </header>
      <div className="pu-instruments">
        <Tracks facts={facts} seat={seat} />
        <Techs facts={facts} seat={seat} />
      </div>
      <Hold facts={facts} seat={seat} />
    </section>
  );
}
