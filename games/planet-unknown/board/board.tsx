import './board.css';
import './art/instruments.css';
import './cards/cards.css';
import './placing/placing.css';
import { OwnerContext, placeOf, SeatMark, Stage, useBoard, useOfBoard } from '@orrery/board';
import { type CSSProperties, useRef } from 'react';
import { PLANETS } from '../data/index.ts';
import { lineMedals } from '../rules/scoring.ts';
import { topTile } from '../rules/tiles.ts';
import { Icon } from './art/icons.tsx';
import { Patterns } from './art/terrain.tsx';
import { Deeds, Phases, phaseOf } from './bay.tsx';
import { Cards, Deal } from './cards/cards.tsx';
import { Corporation } from './corporation/corporation.tsx';
import { TrackLine } from './corporation/track-line.tsx';
import type { Props, SeatProps } from './facts.ts';
import { OWN_PLANET, places } from './places.ts';
import { useDragging } from './placing/drag.tsx';
import { GuidedGhost } from './placing/ghost.tsx';
import { Hand } from './placing/hand.tsx';
import { usePlacing } from './placing/holding.ts';
import { PlacingLayer } from './placing/layer.tsx';
import { PlanetDrawing } from './planet/planet.tsx';
import { CellTargets } from './planet/targets.tsx';
import { NeighbourCards, Neighbours, Others } from './seats/neighbours.tsx';
import { Sides } from './seats/sides.tsx';
import { Dock } from './station/dock.tsx';
import { type Grab, Station } from './station/station.tsx';

const PAD = 8;
const BAY = 56;
/** Three objectives, one below the other. */
const LEAST_CARDS = 206;
const MOST_CARDS = 240;

/** How the whole board divides its room. */
export function measure({ width, height }: { readonly width: number; readonly height: number }) {
  const left = Math.round((width - PAD * 3) * 0.52);
  const planet = Math.min(left, height - LEAST_CARDS - BAY - PAD * 4);
  const cards = Math.min(MOST_CARDS, height - planet - BAY - PAD * 4);
  const station = Math.round(Math.min(height * 0.42, width - left - PAD * 3 - 126));
  return { cards, left, planet, station };
}

/** The planet without a rule of its own. */
const PLAIN = 'ksb-4156';

/** Name, round and commander in the corners that the disc leaves free. */
function Status({ facts, seat }: SeatProps) {
  const { view, names, text } = facts;
  const p = view.players[seat];
  const { name, id } = PLANETS[p.planet];
  const { rows, columns } = lineMedals(p);
  const end = view.finalStep > 0 ? text.finalStep(view.finalStep) : view.ending && text.lastRound;
  return (
    <>
      <div className="pu-status">
        <strong data-place={placeOf(OWN_PLANET, seat === facts.viewer ? undefined : seat)}>
          <SeatMark seat={seat} size={18} /> {name}
        </strong>
        {view.round > 0 && (
          <span>
            {text.round(view.round)} · {end || text.phases[phaseOf({ facts, seat })]}
          </span>
        )}
        {view.players.length > 1 && view.round > 0 && (
          <small>
            <Icon name="commander" size={14} colour="var(--crown)" /> {names[view.commander]}
          </small>
        )}
      </div>
      {id !== PLAIN && <small className="pu-planet-rule">{text.game.planetRule[id]}</small>}
      {view.round > 0 && <small className="pu-lines">{text.linesNow(rows, columns)}</small>}
    </>
  );
}

/** Planet Unknown's table: the planet in front, the station and the corporation beside it, the cards below. */
export function Board({ layout, ...facts }: Props) {
  const { view, viewer, names, options, text } = facts;
  const store = useBoard();
  const planet = useRef<SVGSVGElement>(null);
  const looked = useOfBoard((each) => each.looked());
  const { look } = store;
  const seat = Math.min(looked ?? viewer ?? 0, view.players.length - 1);
  const mine = seat === viewer;
  const placing = usePlacing(facts);
  const dragging = useDragging(
    planet,
    (cell) => placing?.over.set(cell),
    () => placing?.lay(placing.over.get()),
  );
  const grab: Grab = (event, stack) => {
    const place = places.stack(stack);
    if (!store.leadsTo(place).some(({ option }) => 'tile' in option)) return;
    dragging.grab(event, topTile(view, stack), () => store.press(place));
  };
  const own = { facts, seat };
  const home = viewer ?? 0;
  const isChoosing = options.some((choice) => choice.do === 'sides');
  const { name, id } = PLANETS[view.players[seat].planet];
  const owner = mine || viewer === null ? undefined : seat;
  const stage = (
    <div className="pu-world" data-planet={id}>
      <Status {...own} />
      <Neighbours {...own} onLook={look} />
      <Stage busy={mine && placing !== undefined} wholeLabel={text.whole}>
        <div className="pu-stage">
          <OwnerContext value={owner}>
            <PlanetDrawing
              p={view.players[seat]}
              seat={seat}
              svg={planet}
              label={`${text.planetOf(names[seat])}: ${name}. ${text.game.planetRule[id]}`}
            >
              <CellTargets {...own} />
            </PlanetDrawing>
          </OwnerContext>
          {mine && !placing && <GuidedGhost />}
          {mine && placing && <PlacingLayer placing={placing} planet={planet} facts={facts} />}
        </div>
      </Stage>
    </div>
  );
  const bay = (
    <div className="pu-bay">
      {!placing && <Phases {...own} />}
      {placing && <Hand placing={placing} facts={facts} grab={(event) => dragging.grab(event, placing.tile)} />}
      {!mine && viewer !== null && (
        <button type="button" className="button small" onClick={() => look(undefined)}>
          {text.backHome}
        </button>
      )}
      {viewer !== null && <Deeds facts={facts} seat={viewer} />}
    </div>
  );
  const corporation = (
    <OwnerContext value={owner}>
      <Corporation {...own} />
    </OwnerContext>
  );
  const station = (facing: number) => (
    <div className="pu-station-box">
      <Dock facts={facts} seat={home} grab={grab} />
      <Station facts={facts} facing={facing} grab={grab} />
    </div>
  );
  const frame = (
    <>
      <svg className="pu-defs" aria-hidden="true">
        <Patterns />
      </svg>
      {dragging.ghost(placing?.turn ?? 0)}
    </>
  );
  if (layout.kind === 'parts') {
    const part = {
      planet: isChoosing ? (
        <Sides facts={facts} seat={home} />
      ) : (
        <>
          {stage}
          <OwnerContext value={owner}>
            <TrackLine {...own} />
          </OwnerContext>
          {!placing && <NeighbourCards {...own} onLook={look} />}
        </>
      ),
      station: station(180),
      tracks: corporation,
      cards: (
        <>
          <Deal facts={facts} seat={home} />
          <Cards {...own} />
        </>
      ),
      others: <Others {...own} onLook={look} />,
    }[layout.part];
    return (
      <div
        className="pu"
        data-kind="parts"
        data-part={layout.part}
        data-wide={layout.width > layout.height}
        data-shares={placing === undefined && view.players.length > 1}
        style={{ minHeight: layout.height }}
      >
        {frame}
        <div className="pu-part" style={{ '--room': `${layout.height}px` } as CSSProperties}>
          {part}
        </div>
        {bay}
      </div>
    );
  }
  const { cards, left, planet: size, station: wheel } = measure(layout);
  const sizes = { '--left': `${left}px`, '--planet': `${size}px`, '--cards': `${cards}px`, '--wheel': `${wheel}px` };
  return (
    <div
      className="pu"
      data-kind="whole"
      data-narrow={layout.width < 1000}
      data-holds={mine && placing !== undefined}
      style={sizes as CSSProperties}
    >
      {frame}
      <div className="pu-main">
        {isChoosing ? <Sides facts={facts} seat={home} /> : stage}
        {bay}
        <Cards {...own} />
      </div>
      <div className="pu-side">
        {station(270)}
        {corporation}
        <Deal facts={facts} seat={home} />
      </div>
    </div>
  );
}
