import { type Layout, useOfBoard } from '@orrery/board';
import { MAP_HEIGHT, MAP_WIDTH } from '../art/hex.ts';
import { Mat, useSlipFits } from '../base/mat.tsx';
import { Garage, MarsMap } from '../mars/map.tsx';
import { WithLayer } from '../motion/layer.tsx';
import { partsOf } from '../places.ts';
import { ColonyColumn } from '../sides/colony.tsx';
import { OrbitColumn } from '../sides/orbit.tsx';
import { Backdrop } from '../sky/backdrop.tsx';
import { ShuttleWay } from '../sky/shuttle.tsx';
import { TurnOrder } from '../sky/turn-order.tsx';
import { SlipCard, useSlipCardHeight, useSlipCardWidth } from '../slip/slip.tsx';
import { useFacts } from '../table.tsx';

/** The size the board is drawn for; a larger room is filled by scaling, a smaller one moves things closer together. */
export const DESIGN = { width: 1070, height: 852 };
const PAD = 12;
const STRIP = 72;
const TOP = 10;
const GAP = 5;
const SIDES_LEAST = 473;
const BASE_LEAST = 258;

export interface DrawnProps {
  readonly layout: Layout;
  readonly shown: number;
  readonly onLook: (seat: number) => void;
}

/** All of the board at once. */
export function Whole({ layout, shown, onLook }: DrawnProps) {
  const scale = Math.max(1, Math.min(layout.width / DESIGN.width, layout.height / DESIGN.height));
  const width = Math.round(layout.width / scale);
  const height = Math.round(layout.height / scale);
  const base = Math.round(Math.max(BASE_LEAST, height * 0.333 - Math.max(0, DESIGN.height - height) * 0.1));
  const scene = height - base;
  const main = TOP + STRIP + 8;
  const tall = scene - main - 10;
  // Height rules the map; what is left in width goes to the two sides, a little more to the colony.
  const r = Math.min((width - 2 * PAD - 2 * GAP - SIDES_LEAST) / MAP_WIDTH, (tall - 6) / MAP_HEIGHT);
  const rest = width - 2 * PAD - 2 * GAP - MAP_WIDTH * r;
  const left = Math.min(300, rest * 0.463);
  const right = Math.min(340, rest * 0.537);
  const mapLeft = PAD + left;
  const mapWidth = width - 2 * PAD - left - right;
  const colony = width - PAD - right;
  const fits = useSlipFits(width);
  // The card beside the map never covers a hex that may be pressed.
  const hexes = useOfBoard((store) => store.open().some((place) => partsOf(place)[0] === 'hex'));
  return (
    <>
      <Backdrop width={width} height={scene} limb={mapLeft - 12} />
      <svg className="om-draw" viewBox={`0 0 ${width} ${height}`} width={layout.width} height={layout.height}>
        <title>{useFacts().text.game.name}</title>
        <WithLayer>
          <g className="om-scene">
            <TurnOrder x={PAD} y={TOP} width={left} height={STRIP} from={1} />
            <TurnOrder x={colony} y={TOP} width={right} height={STRIP} from={5} />
            <ShuttleWay x={mapLeft + 4} y={TOP - 4} width={mapWidth - 8} height={STRIP + 12} />
            <OrbitColumn x={PAD} y={main} width={left} height={tall} />
            <MarsMap x={mapLeft + mapWidth / 2} y={main + tall / 2 + 3} r={r} />
            <Garage x={mapLeft + 10} y={scene - 33} />
            <ColonyColumn x={colony} y={main} width={right} height={tall} />
          </g>
          <Mat x={0} y={scene} width={width} height={base} shown={shown} onLook={onLook} />
        </WithLayer>
        {!fits && (
          <g className="om-scene">
            <AboveBase x={PAD} y={scene - 8} least={left} most={hexes ? left : left + 80} />
          </g>
        )}
      </svg>
    </>
  );
}

interface AboveBaseProps {
  readonly x: number;
  readonly y: number;
  readonly least: number;
  readonly most: number;
}

/** The slip as a card that stands on the base, beside the map. */
function AboveBase({ x, y, least, most }: AboveBaseProps) {
  const width = useSlipCardWidth(least, most);
  const height = useSlipCardHeight(width, 30);
  return <SlipCard x={x} y={y - height} width={width} line={30} />;
}
