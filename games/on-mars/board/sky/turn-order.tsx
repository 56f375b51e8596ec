import { Moving, Target } from '@orrery/board';
import { type ReactNode, use } from 'react';
import { COLONY, FIRST_COLONIST_TILES, ORBIT, TURN_ORDER } from '../../data/index.ts';
import { SETUP } from '../../rules/state.ts';
import { EffectRow } from '../art/effect.tsx';
import { Pawn } from '../art/pieces.tsx';
import { COLD, WARM } from '../art/sides.ts';
import { Type } from '../art/type.tsx';
import { dockOf, FLIGHT_MS, JourneysContext } from '../motion/flight.tsx';
import { OnLayer } from '../motion/layer.tsx';
import { at } from '../places.ts';
import { useView } from '../table.tsx';

const GAP = 5;
const SIDE_SPACES = 4;

interface TurnOrderProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The first of its four spaces: 1 in Orbit, 5 in the Colony. */
  readonly from: number;
}

/** A marker; one that changes sides goes over the Shuttle's way. */
function Traveller({
  seat,
  side,
  children,
}: {
  readonly seat: number;
  readonly side: number;
  readonly children: ReactNode;
}) {
  const crosses = use(JourneysContext).has(seat);
  return (
    <OnLayer>
      <Moving name={`pawn ${seat}`} {...(crosses ? { via: [dockOf(1 - side), dockOf(side)], ms: FLIGHT_MS } : {})}>
        {children}
      </Moving>
    </OnLayer>
  );
}

/** Lower than this a space has its bonus beside whoever is on it, not below. */
const FLAT = 58;

interface Within {
  readonly well: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly pawn: { readonly x: number; readonly y: number; readonly size: number };
}

/** Where the bonus and the marker lie in a space. */
function withinSpace(x: number, y: number, width: number, height: number, stands: boolean): Within {
  if (height < FLAT)
    return {
      well: { x: x + width * 0.5, y: y + 4, width: width * 0.5 - 4, height: height - 8 },
      pawn: { x: x + width * 0.34, y: y + height / 2, size: Math.min(28, height * 0.56) },
    };
  return {
    well: { x: x + 4, y: y + height - 25, width: width - 8, height: 21 },
    pawn: { x: x + width / 2 + 7, y: y + height * (stands ? 0.3 : 0.36), size: Math.min(30, height * 0.44) },
  };
}

/** Four Turn Order spaces of a side, each with its bonus and whoever is on it. */
export function TurnOrder({ x, y, width, height, from }: TurnOrderProps) {
  const view = useView();
  const side = from === 1 ? COLD : WARM;
  const each = (width - GAP * (SIDE_SPACES - 1)) / SIDE_SPACES;
  return Array.from({ length: SIDE_SPACES }, (_, i) => {
    const space = from + i;
    const left = x + i * (each + GAP);
    const who = view.players.findIndex((player) => player.space === space);
    const { well, pawn } = withinSpace(left, y, each, height, view.players[who]?.standing ?? true);
    const middle = well.x + well.width / 2;
    const bonus = TURN_ORDER[space];
    const outline = { x: left, y, width: each, height, rx: 9 };
    return (
      <Target key={space} place={at.space(space)} glow={<rect {...outline} />}>
        <rect {...outline} fill={side.plate} stroke={side.line} />
        <path d={`M${left + 8} ${y + 1}h${each - 16}`} stroke="#fff" strokeOpacity={0.3} />
        <rect {...well} rx={6} fill={side.well} fillOpacity={0.85} />
        <Type x={left + 8} y={y + 18} size={15} weight={700} fill={side.edge} display>
          {space}
        </Type>
        {view.rules.firstColonists && view.phase === SETUP && FIRST_COLONIST_TILES.includes(space) && (
          <circle cx={left + each - 11} cy={y + 13} r={5} fill="#43214f" stroke="#d9a3ee" />
        )}
        {bonus === null ? (
          <Type x={middle} y={well.y + well.height / 2 + 4} size={13} fill={side.soft} anchor="middle">
            –
          </Type>
        ) : (
          <EffectRow effect={bonus} x={middle} y={well.y + well.height / 2} size={16} ink={side.text} />
        )}
        {who >= 0 && who === view.active && (
          <rect {...outline} fill="none" stroke="#fff" strokeOpacity={0.75} strokeWidth={1.6} strokeDasharray="5 3" />
        )}
        {who >= 0 && (
          <Traveller seat={who} side={from === 1 ? ORBIT : COLONY}>
            <Pawn seat={who} {...pawn} lies={!view.players[who].standing} />
          </Traveller>
        )}
      </Target>
    );
  });
}
