import './board.css';
import './instruments.css';
import './cards.css';
import './tray.css';
import type { BoardProps } from '@orrery/web';
import { SeatMark } from '@orrery/web';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PLANETS } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { Place, PlanetUnknownState } from '../rules/state.ts';
import { de as wordsDe } from '../text/de.ts';
import { en as wordsEn } from '../text/en.ts';
import { type AroundProps, Below, Neighbours, Side } from './around.tsx';
import { Patterns } from './art.tsx';
import { useDragging } from './drag.tsx';
import { Hand } from './hand.tsx';
import { spotOf as placeOf, usePlacing } from './holding.ts';
import { useInSight } from './in-sight.ts';
import { Jump } from './jump.tsx';
import { PlacingLayer } from './placing.tsx';
import { PlanetDrawing } from './planet.tsx';
import type { Step } from './routes.ts';
import { Sides } from './sides.tsx';
import { Spotlight, spotOf } from './spotlight.tsx';
import { Targets } from './targets.tsx';
import { de } from './text.de.ts';
import { en } from './text.en.ts';
import { Menu, Tray } from './tray.tsx';
import { liftable, targetsOf } from './where.ts';
import { Zoom } from './zoom.tsx';

const NOTHING: readonly PuChoice[] = [];
const isStep = (choice: PuChoice, { from, to }: Step): boolean =>
  choice.do === 'move' && choice.from === from && choice.to === to;

/** Planet Unknown's table: the planet in front, the station beside it, tracks below, the neighbours one press away. */
export function Board(props: BoardProps<PlanetUnknownState, PuChoice>) {
  const { view, viewer, names, options, language, take, whyNot } = props;
  const t = language === 'de' ? de : en;
  const words = language === 'de' ? wordsDe : wordsEn;
  const root = useRef<HTMLDivElement>(null);
  const planet = useRef<SVGSVGElement>(null);
  const [looked, setLooked] = useState<number>();
  const [asked, setAsked] = useState<{ of: readonly PuChoice[]; list: readonly PuChoice[] }>();
  const [held, setHeld] = useState<{ of: readonly PuChoice[]; place: Place }>();
  const [route, setRoute] = useState<{ of: readonly PuChoice[]; steps: readonly Step[] }>();
  const { spotlight } = props;
  const spot = useMemo(() => spotlight && spotOf(spotlight), [spotlight]);
  useEffect(() => {
    if (spot !== undefined) setLooked(spot.seat === viewer ? undefined : spot.seat);
  }, [spot, viewer]);
  const seat = looked ?? viewer ?? 0;
  const p = view.players[seat];
  const mine = seat === viewer;
  const active = mine ? options : NOTHING;
  const lifted = held?.of === options ? held.place : undefined;
  const targets = useMemo(() => targetsOf(active, lifted), [active, lifted]);
  const lifts = useMemo(() => liftable(active), [active]);
  const placing = usePlacing(viewer === null ? undefined : view.players[viewer], options);
  const describe = (choice: PuChoice): string => props.words.choice(choice, view, viewer ?? 0);
  const choose = (choice: PuChoice) => {
    setAsked(undefined);
    take(choice);
  };
  const pick = (list: readonly PuChoice[]) => (list.length === 1 ? choose(list[0]) : setAsked({ of: options, list }));
  const drive = (steps: readonly Step[]) => {
    const [first, ...rest] = steps;
    setRoute({ of: options, steps: rest });
    pick(options.filter((choice) => isStep(choice, first)));
  };
  const onNext = useRef(drive);
  onNext.current = drive;
  useEffect(() => {
    if (route === undefined || route.of === options || options.length === 0) return;
    setRoute(undefined);
    const [next] = route.steps;
    if (next !== undefined && options.some((choice) => isStep(choice, next))) onNext.current(route.steps);
  }, [route, options]);
  useInSight(root, options);
  const drop = () => {
    const { choice } = placing ? placeOf(placing, placing.over.get()) : {};
    if (choice) choose(choice);
  };
  const dragging = useDragging(planet, (cell) => placing?.over.set(cell), drop);
  const sides = targets.get('sides');
  const menu = asked?.of === options ? asked.list : undefined;
  const status = [
    view.round > 0 && t.round(view.round),
    view.players.length > 1 && view.round > 0 && t.commander(names[view.commander]),
    view.finalStep > 0 ? t.finalStep(view.finalStep) : view.ending && t.lastRound,
  ].filter(Boolean);
  const common = { targets, pick, describe, t };
  const around: AroundProps = {
    ...common,
    ...{ view, viewer, seat, names, choices: options, words, lifted, liftable: lifts },
    pickTile: (list) => !dragging.swallow() && pick(list),
    lift: (place) => setHeld({ of: options, place }),
    grab: (event, choice, tile) => dragging.grab(event, tile, () => choose(choice)),
    look: (other) => setLooked(other === viewer ? undefined : other),
  };
  return (
    <div ref={root} className="pu" data-decides={options.length > 0} data-holds={mine && placing !== undefined}>
      <svg className="pu-defs" aria-hidden="true">
        <Patterns />
      </svg>
      <Jump root={root} t={t} />
      <div className="pu-table">
        <section className="pu-main" data-part="planet" aria-label={t.planetOf(names[seat])}>
          <div className="pu-status">
            <div>
              <strong>
                <SeatMark seat={seat} size={18} /> {PLANETS[p.planet].name}
              </strong>
              <span>{status.join(' · ')}</span>
            </div>
            {!mine && viewer !== null && (
              <button type="button" className="button small" data-glow="" onClick={() => setLooked(undefined)}>
                {t.backHome}
              </button>
            )}
          </div>
          <Neighbours {...around} />
          {sides ? (
            <Sides view={view} seat={seat} choices={sides} choose={choose} words={words} t={t} />
          ) : (
            <Zoom busy={mine && placing !== undefined} whole={t.whole}>
              <PlanetDrawing
                p={p}
                seat={seat}
                svg={planet}
                label={`${t.planetOf(names[seat])}: ${PLANETS[p.planet].name}. ${words.planetRule[PLANETS[p.planet].id]}`}
              >
                {spot && spot.seat === seat && <Spotlight cells={spot.cells} />}
                <Targets view={view} seat={seat} choices={active} drive={drive} {...common} />
              </PlanetDrawing>
              {mine && placing && <PlacingLayer placing={placing} planet={planet} place={choose} label={t.placing} />}
            </Zoom>
          )}
          <div className="pu-below">
            {menu && (
              <Menu choices={menu} choose={choose} close={() => setAsked(undefined)} describe={describe} t={t} />
            )}
            {mine && placing && (
              <Hand
                {...{ view, seat, placing, describe, whyNot, t }}
                place={choose}
                grab={(event) => dragging.grab(event, placing.tile)}
              />
            )}
            {!placing && <Tray view={view} choices={targets.get('tray') ?? NOTHING} words={words} {...common} />}
          </div>
        </section>
        <Side {...around} />
        <Below {...around} />
      </div>
      {dragging.ghost(placing?.turn ?? 0)}
    </div>
  );
}
