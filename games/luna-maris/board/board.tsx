import './board.css';
import { useState } from 'react';
import { MODULES } from '../data/index.ts';
import { NONE } from '../rules/state.ts';
import { ToldContext } from './after.ts';
import { Ground } from './art/ground.tsx';
import { Materials } from './art/materials.tsx';
import { at, rect } from './art/pen.ts';
import { Base } from './base/base.tsx';
import { PANORAMA_H, PANORAMA_W } from './base/geometry.ts';
import { Levers } from './base/levers.tsx';
import { Mine } from './base/mine.tsx';
import { Pointing, usePointedModule } from './base/pointing.tsx';
import { EndingPanel } from './ending/panel.tsx';
import type { EndStep } from './ending/staged.ts';
import { shownOf, useEnding } from './ending/use-ending.ts';
import { Orders } from './offers/orders.tsx';
import { Research } from './offers/research.tsx';
import { Seedbed } from './offers/seedbed.tsx';
import { Payment, paymentHeight, waysToPay } from './overlays/pay.tsx';
import { EquipmentOffer, isEquipping, OFFER_TILE_W } from './overlays/setup.tsx';
import { SUPPER_W, Supper } from './overlays/supper.tsx';
import { isDay, moduleAtStake } from './reading.ts';
import { ownSeat, type Scene } from './scene.ts';
import { Clock, RoundEndStrip } from './sky/clock.tsx';
import { Co2Column } from './sky/co2.tsx';
import { Flow } from './small/flow.tsx';
import { blocksOf } from './small/parts.tsx';
import { AutomatonPlaque } from './station/automaton.tsx';
import { SLIM_W, Slim } from './station/slim.tsx';
import { isFeeding, type Look, type Looking, Station } from './station/station.tsx';

const H = 830;
/** A window this much wider than high has room for the other stations beside the board. */
const WIDE = 1.42;

/** The board of Luna Maris: a base cut open, what is on offer below it, the own station along the bottom. */
export function LunaBoard(props: Scene) {
  const [look, onLook] = useState<Look>(ownSeat(props));
  const ending = useEnding(props.view);
  const scene = { ...props, view: shownOf(props.view, ending) };
  const { layout } = scene;
  const parts: Readonly<Record<string, string>> = scene.text.parts;
  const looking = { look, onLook };
  return (
    <div className="luna-board">
      <Materials />
      {ending && (
        <div className="luna-over">
          <EndingPanel scene={props} ending={ending} width={layout.width} />
        </div>
      )}
      <ToldContext value={ending !== undefined}>
        <Pointing>
          {layout.kind === 'whole' ? (
            <Whole scene={scene} step={ending?.step} {...looking} />
          ) : (
            <Flow
              blocks={blocksOf(scene, looking)}
              width={layout.width}
              height={layout.height}
              label={parts[layout.part] ?? ''}
            />
          )}
        </Pointing>
      </ToldContext>
    </div>
  );
}

/** Where on the whole board a step of the end of a round takes place. */
const WHERE: Readonly<Record<EndStep, readonly [x: number, y: number, w: number, h: number]>> = {
  probes: [822, 156, 222, 220],
  rank: [5, 7, 68, 364],
  modules: [744, 758, 300, 66],
  tidy: [12, 548, 184, 132],
  production: [340, 558, 246, 126],
};

function Here({ step }: { readonly step: EndStep }) {
  const [x, y, width, height] = WHERE[step];
  return <rect className="luna-here" x={x} y={y} width={width} height={height} rx="14" />;
}

function Whole({ scene, step, look, onLook }: { readonly scene: Scene; readonly step: EndStep | undefined } & Looking) {
  const { layout, view } = scene;
  const wide = layout.width / layout.height > WIDE;
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== ownSeat(scene));
  const w = PANORAMA_W + (wide ? SLIM_W + 10 : 0);
  const each = (H - 10 * (others.length - 1)) / others.length;
  return (
    <svg
      role="group"
      aria-label={scene.text.board}
      width={layout.width}
      height={layout.height}
      viewBox={`-3 -3 ${w + 6} ${H + 6}`}
    >
      <Panorama scene={scene} />
      <Offers scene={scene} />
      <g transform="translate(0 530)">
        <Station scene={scene} look={look} onLook={onLook} />
      </g>
      {wide &&
        others.map((seat, i) => (
          <g key={seat} transform={`translate(${PANORAMA_W + 10} ${i * (each + 10)})`}>
            <Slim scene={scene} seat={seat} h={each} onLook={onLook} />
          </g>
        ))}
      <Overlays scene={scene} />
      {step && <Here step={step} />}
    </svg>
  );
}

function Panorama({ scene }: { readonly scene: Scene }) {
  return (
    <g className="night">
      <Ground w={PANORAMA_W} h={PANORAMA_H} day={isDay(scene.view.round)} />
      <Base scene={scene} />
      <g transform="translate(6 8)">
        <Co2Column scene={scene} h={362} />
      </g>
      <g transform="translate(77 9)">
        <AutomatonPlaque scene={scene} />
      </g>
      <g transform="translate(76 280)">{!isFeeding(scene) && <Levers scene={scene} />}</g>
      <g transform="translate(937 266)">
        <Mine scene={scene} />
      </g>
      <g transform="translate(736 6)">
        <Clock scene={scene} />
      </g>
      <g transform="translate(736 127)">
        <RoundEndStrip scene={scene} />
      </g>
    </g>
  );
}

/** Offers that are not at stake now step back. */
function Offers({ scene }: { readonly scene: Scene }) {
  const pointed = usePointedModule();
  const { view, viewer } = scene;
  const acting = viewer === null ? NONE : moduleAtStake(view, viewer);
  const stake = pointed === NONE ? acting : pointed;
  const off = (letters: string): string | undefined =>
    stake !== NONE && !letters.includes(MODULES[stake].letter) ? 'luna-off' : undefined;
  return (
    <>
      <g transform="translate(0 386)" className={off('J')}>
        <Seedbed scene={scene} />
      </g>
      <g transform="translate(226 386)" className={off('I')}>
        <Orders scene={scene} />
      </g>
      <g transform="translate(748 386)" className={off('FCEA')}>
        <Research scene={scene} />
      </g>
    </>
  );
}

/** What asks for the whole attention lies over the base: tiles of the set-up, a price in ore, supper. */
function Overlays({ scene }: { readonly scene: Scene }) {
  const tiles = scene.view.equipmentOffer.length;
  const PAY_W = 612;
  return (
    <>
      {isEquipping(scene) && (
        <>
          {at(76, 4, rect(0, 0, 656, 370, 12, 'rgb(6 9 20/62%)'))}
          <g transform={`translate(${403 - (tiles * OFFER_TILE_W - 8) / 2} 110)`}>
            <EquipmentOffer scene={scene} perRow={tiles} />
          </g>
        </>
      )}
      {waysToPay(scene).length > 0 && (
        <g transform={`translate(94 ${Math.max(6, 190 - paymentHeight(scene, PAY_W) / 2)})`}>
          <Payment scene={scene} w={PAY_W} />
        </g>
      )}
      {isFeeding(scene) && (
        <g transform={`translate(${403 - SUPPER_W / 2} 40)`}>
          <Supper scene={scene} />
        </g>
      )}
    </>
  );
}
