import { SeatMark } from '@orrery/web';
import { memo, type PointerEvent } from 'react';
import { CORPORATIONS, PLANETS } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { Place, PlanetUnknownState } from '../rules/state.ts';
import type { Dictionary } from '../text/en.ts';
import { Cards } from './cards.tsx';
import { PlanetDrawing } from './planet.tsx';
import { Station } from './station.tsx';
import { Store } from './store.tsx';
import type { Text } from './text.en.ts';
import { Tracks } from './tracks.tsx';
import type { Targets } from './where.ts';

export interface AroundProps {
  readonly view: PlanetUnknownState;
  readonly viewer: number | null;
  readonly seat: number;
  readonly names: readonly string[];
  readonly choices: readonly PuChoice[];
  readonly targets: Targets;
  readonly liftable: ReadonlySet<Place>;
  readonly lifted: Place | undefined;
  readonly words: Dictionary;
  readonly t: Text;
  readonly pick: (choices: readonly PuChoice[]) => void;
  readonly pickTile: (choices: readonly PuChoice[]) => void;
  readonly describe: (choice: PuChoice) => string;
  readonly lift: (place: Place) => void;
  readonly grab: (event: PointerEvent<Element>, choice: PuChoice, tile: number) => void;
  readonly look: (seat: number) => void;
}

const FACTS = ['view', 'viewer', 'seat', 'names', 'choices', 'targets', 'liftable', 'lifted', 'words'] as const;

/** While a tile moves over the planet nothing else changes; what the functions do follows from the facts. */
const sameFacts = (a: AroundProps, b: AroundProps): boolean => FACTS.every((fact) => a[fact] === b[fact]);

/** The station, the corporation's tracks and the store. */
export const Side = memo(function Side(props: AroundProps) {
  const { view, seat, names, t, pickTile } = props;
  const p = view.players[seat];
  return (
    <section className="pu-side" aria-label={CORPORATIONS[p.corporation].name}>
      <Station {...props} pick={pickTile} />
      <div className="pu-instruments" data-part="tracks">
        <Tracks {...props} p={p} label={t.tracksOf(names[seat])} />
        <Store {...props} p={p} />
      </div>
    </section>
  );
}, sameFacts);

export const Below = memo(function Below(props: AroundProps) {
  return <Cards {...props} />;
}, sameFacts);

/** Everybody's planet, small: one press shows it large. */
export const Neighbours = memo(function Neighbours({ view, seat, names, t, look }: AroundProps) {
  if (view.players.length === 1) return null;
  return (
    <nav className="pu-neighbours" aria-label={t.planets} data-many={view.players.length > 4}>
      {view.players.map((p, other) => (
        <button
          key={other}
          type="button"
          className="pu-neighbour"
          aria-pressed={other === seat}
          title={`${names[other]}: ${PLANETS[p.planet].name} · ${CORPORATIONS[p.corporation].name}`}
          onClick={() => look(other)}
        >
          <PlanetDrawing p={p} seat={other} label={PLANETS[p.planet].name} small />
          <span className="pu-neighbour-name">
            <SeatMark seat={other} size={14} /> <span>{names[other]}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}, sameFacts);
