import { Target } from '@orrery/board';
import { capital } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { ADVANCED_MODULE, MODULES } from '../../data/index.ts';
import { AUTOMATON_PLAYER, isAutomaton, type LunaState, NONE } from '../../rules/state.ts';
import { astronaut } from '../art/figures.ts';
import { HUES } from '../art/hues.ts';
import { at, circle, type Drawn, ellipse, g, group, icon, line, rect, scaled, text } from '../art/pen.ts';
import { sign } from '../art/signs.ts';
import { ROOM_H, ROOM_W } from '../art/sizes.ts';
import { places } from '../places.ts';
import { moduleAtStake, peopleIn, usableModules } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';
import { nextModule } from '../station/outlook.ts';
import { Corridors } from './corridors.tsx';
import { FLOOR, PAD_X, roomAt, spotOf } from './geometry.ts';
import { Liftoff } from './liftoff.tsx';
import { usePointedModule } from './pointing.tsx';
import { Lamplight, Room } from './room.tsx';
import { type Spot, Walker } from './walk.tsx';
import { airFor, pairsOf, trail, useWay } from './way.tsx';

const GLOW = <rect x={-7} y={-7} width={ROOM_W + 14} height={ROOM_H + 14} rx="15" />;

/** Oxygen to get there, and how many scientists in hand could work there. */
function priceChip(air: number, cards: number): Drawn {
  const w = cards > 0 ? 61 : 33;
  return at(
    (ROOM_W - w) / 2,
    ROOM_H - 7,
    rect(0, 0, w, 18, 9, 'var(--chip)', { stroke: 'var(--glow)', strokeWidth: 1.3 }),
    sign('oxygen', 4, 2, 14),
    text(20, 13.3, 11.5, `${air}`, { weight: 700, fill: 'var(--chip-ink)' }),
    cards > 0 && [
      line('M30 4v10', 'var(--chip-line)', 1),
      icon('scientist', 33, 2, 14, '#f2c76b'),
      text(49, 13.3, 11.5, `${cards}`, { weight: 700, fill: 'var(--chip-ink)' }),
    ],
  );
}

export const builderOf = ({ view }: Pick<Scene, 'view'>, module: number): number => {
  const built = view.built.findIndex((tile) => ADVANCED_MODULE[tile] === module);
  return built < 0 ? NONE : view.builders[built];
};

/** Who would stand where after walking there. */
function ghost(scene: Scene, module: number): Drawn {
  const { host, beside } = peopleIn(scene.view, module);
  const [x, y] = roomAt(module);
  const onPad = host === NONE && MODULES[module].energySpace;
  return at(x + (onPad ? PAD_X : 20 + beside.length * 26), y + FLOOR + 8, astronaut(ownSeat(scene), true));
}

/** Where the automaton will go next, faintly. */
function automatonGhost({ view }: Scene): Drawn {
  const module = nextModule(view);
  if (module === NONE || view.players[AUTOMATON_PLAYER].at === module) return null;
  const [x, y] = roomAt(module);
  return at(x + 98, y + FLOOR + 8, group({ opacity: 0.6 }, astronaut(AUTOMATON_PLAYER, true)));
}

/** The base cut open: rooms, corridors, people, and the way to the room that is pointed at. */
export function Base({ scene, small = false }: { readonly scene: Scene; readonly small?: boolean }) {
  const { view, options, text: t } = scene;
  const usable = usableModules(options);
  return (
    <>
      <Lamplight />
      <LitCorridors scene={scene} lifts={false} />
      {MODULES.map((module, i) => {
        const [x, y] = roomAt(i);
        const cards = usable.get(module.id);
        const { host } = peopleIn(view, i);
        return (
          <Target key={module.id} place={places.module(i)} glow={GLOW} transform={`translate(${x} ${y})`}>
            <OnTheWay scene={scene} module={i}>
              <Room
                module={i}
                name={small ? '' : capital(t.game.names.modules[module.id])}
                builder={builderOf(scene, i)}
                lit={host !== NONE}
              />
            </OnTheWay>
            {!small && cards !== undefined && g(priceChip(airFor(scene, i), new Set(cards).size))}
          </Target>
        );
      })}
      <LitCorridors scene={scene} lifts />
      <Trail scene={scene} k={small ? 2 : 1} />
      {!small && automatonGhost(scene)}
      {!small && <People scene={scene} />}
      <Liftoff view={view} />
      {!small && <Ghost scene={scene} />}
    </>
  );
}

interface OfScene {
  readonly scene: Scene;
}

// Each of these follows the pointer by itself, so that pointing draws no room anew.
function LitCorridors({ scene, lifts }: OfScene & { readonly lifts: boolean }) {
  return <Corridors lifts={lifts} way={pairsOf(useWay(scene))} />;
}

/** What lies off the way, or is not at stake, steps back. */
function OnTheWay({ scene, module, children }: OfScene & { readonly module: number; readonly children: ReactNode }) {
  const { view, viewer } = scene;
  const way = useWay(scene);
  const stake = viewer === null ? NONE : moduleAtStake(view, viewer);
  const isOff =
    way.length > 0
      ? !way.includes(module)
      : stake !== NONE && stake !== module && view.players[viewer ?? 0].at !== module;
  return <g className={isOff ? 'luna-off' : undefined}>{children}</g>;
}

function Trail({ scene, k }: OfScene & { readonly k: number }) {
  const way = useWay(scene);
  return way.length > 0 && g(trail(scene, way, k));
}

function Ghost({ scene }: OfScene) {
  const way = useWay(scene);
  const pointed = usePointedModule();
  return way.length > 0 && pointed !== NONE && g(ghost(scene, pointed));
}

function People({ scene: { view } }: { readonly scene: Scene }) {
  return view.players.map((p, seat) => {
    if (p.at === NONE) return null;
    return (
      <Walker key={seat} module={p.at} spot={spotOf(view, seat)}>
        {g(astronaut(seat))}
        {isAutomaton(view, seat) && g(circle(0, -33.5, 2.2, '#ff7b6b'))}
      </Walker>
    );
  });
}

/** How much smaller the base is on a phone: rooms keep their furniture, letters and figures grow. */
const K = 386 / (588 + ROOM_W + 18);
const KY = K * 1.06;
export const SMALL_BASE_W = 390;
export const SMALL_BASE_H = 208;

const smallSpot = ([x, y]: Spot): Spot => [(x - 86) * K + 6, (y - 30) * KY + 8];
const smallAt = (module: number): Spot => smallSpot(roomAt(module));

export function SmallBase({ scene }: { readonly scene: Scene }) {
  const { view, options } = scene;
  const usable = usableModules(options);
  return (
    <>
      <g transform={`translate(${6 - 86 * K} ${8 - 30 * KY}) scale(${K} ${KY})`}>
        <Base scene={scene} small />
      </g>
      <g pointerEvents="none">
        {MODULES.map((module, i) => (
          <g key={module.id} transform={`translate(${smallAt(i).join(' ')})`}>
            {circle(9, 9, 9, HUES[module.letter].lamp, { stroke: '#10131f', strokeWidth: 1.2 })}
            {text(9, 13.3, 12.5, module.letter, { anchor: 'middle', weight: 800, fill: '#10131f', face: 'display' })}
            {peopleIn(view, i).host !== NONE && ellipse(64, 46, 12, 3.6, '#ffd54a', { stroke: '#10131f' })}
          </g>
        ))}
        <SmallPeople view={view} />
        {MODULES.map((module, i) => {
          const cards = usable.get(module.id);
          if (cards === undefined) return null;
          return (
            <g key={module.id} transform={`translate(${smallAt(i).join(' ')})`}>
              {g(smallChip(airFor(scene, i), new Set(cards).size))}
            </g>
          );
        })}
      </g>
    </>
  );
}

/** Figures of the small base are drawn larger than its rooms, so that they are known apart. */
function SmallPeople({ view }: { readonly view: LunaState }) {
  return view.players.map((p, seat) => {
    if (p.at === NONE) return null;
    const [x, y] = smallAt(p.at);
    const beside = peopleIn(view, p.at).beside.indexOf(seat);
    return (
      <Walker key={seat} module={p.at} spot={[x + (p.on ? 64 : 28 + beside * 15), y + 46]} place={smallSpot}>
        {scaled(0, 0, 0.78, astronaut(seat))}
      </Walker>
    );
  });
}

function smallChip(air: number, cards: number): Drawn {
  const w = cards > 0 ? 50 : 29;
  return at(
    40 - w / 2,
    41,
    rect(0, 0, w, 17, 8.5, '#141a2e', { stroke: '#f2c76b', strokeWidth: 1.2 }),
    sign('oxygen', 3, 2, 13),
    text(18, 12.8, 11.5, `${air}`, { weight: 700, fill: '#fff2d2' }),
    cards > 0 && [
      icon('scientist', 27, 2, 13, '#f2c76b'),
      text(41, 12.8, 11.5, `${cards}`, { weight: 700, fill: '#fff2d2' }),
    ],
  );
}
