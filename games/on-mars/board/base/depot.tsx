import { IconAt, Moving, Target } from '@orrery/board';
import { ADVANCED_SLOT, DEPOT, DEPOT_SLOTS, SHIP_POINTS, SHIPS } from '../../data/index.ts';
import { crystalRoom } from '../../rules/goods.ts';
import type { Player } from '../../rules/state.ts';
import { EffectRow } from '../art/effect.tsx';
import { Good } from '../art/goods.tsx';
import { hexPath } from '../art/hex.ts';
import { Piece } from '../art/pieces.tsx';
import { Type } from '../art/type.tsx';
import { at } from '../places.ts';
import type { Box } from '../sides/plate.tsx';
import { useAfter, usePlacesOf, useText, useView } from '../table.tsx';
import { Label } from './label.tsx';

/** What lies on each slot: Ships where they are, Crystals from the lowest slot up. */
function baysOf({ ships, crystals }: Player): ('ship' | 'crystal' | 'empty')[] {
  const bays: ('ship' | 'crystal' | 'empty')[] = [];
  let held = crystals;
  for (let slot = DEPOT_SLOTS; slot >= 1; slot--) {
    const isShip = slot <= SHIPS && ((ships >> (slot - 1)) & 1) === 1;
    bays[slot] = isShip ? 'ship' : held-- > 0 ? 'crystal' : 'empty';
  }
  return bays;
}

const LOW_BAY = 92;

function Bay({ slot, x, y, width, height, seat }: Box & { readonly slot: number; readonly seat: number }) {
  const placed = usePlacesOf(seat);
  const player = useView().players[seat];
  const then = useAfter()?.players[seat] ?? player;
  const holds = baysOf(player)[slot];
  const later = baysOf(then)[slot];
  // In a low bay what is done and its price keep clear of each other.
  const half = height * (height < LOW_BAY ? 0.42 : 0.5);
  const does = y + half + (height < LOW_BAY ? 14 : 17);
  const middle = x + width / 2;
  const isLocked = holds === 'ship';
  const ink = isLocked ? 'var(--om-ink3)' : 'var(--om-ink)';
  const { cost, effect } = DEPOT[slot];
  const up = y + half / 2;
  const change = holds !== later;
  return (
    <Target place={placed(at.bay(slot))} glow={<rect x={x} y={y} width={width} height={height} rx={7} />}>
      <rect x={x} y={y} width={width} height={height} rx={7} fill="var(--om-well)" stroke="var(--om-line)" />
      <path d={`M${x + 1} ${y + half}h${width - 2}`} stroke="var(--om-line)" />
      {holds === 'ship' && (
        <Moving name={`ship ${seat} ${slot}`}>
          <Piece kind="ship" seat={seat} x={middle} y={up} size={Math.min(half - 7, 36)} faint={change} />
        </Moving>
      )}
      {holds === 'crystal' && <Good good={5} x={middle} y={up} size={Math.min(half - 14, 26)} faint={change} />}
      {holds === 'empty' && (
        <path d={hexPath(middle, up, 10)} fill="none" stroke="var(--om-line)" strokeDasharray="3 3" />
      )}
      {change && later === 'crystal' && (
        <g opacity={0.6}>
          <Good good={5} x={middle} y={up} size={Math.min(half - 14, 26)} />
        </g>
      )}
      <g {...(isLocked ? { opacity: 0.6 } : {})}>
        {slot === ADVANCED_SLOT || effect === null ? (
          <>
            <Piece kind="marker" seat={seat} x={middle - 8} y={does} size={17} />
            <IconAt name="main" x={middle + 9} y={does} size={14} ink={ink} />
          </>
        ) : (
          <EffectRow effect={effect} x={middle} y={does} size={16} ink={ink} />
        )}
        <Type x={middle - 1} y={y + height - 8} size={13} weight={700} fill={ink} anchor="end">
          {cost}
        </Type>
        <Good good={5} x={middle + 8} y={y + height - 12.5} size={12} />
      </g>
    </Target>
  );
}

/** The Depot as eight bays: a Ship or a Crystal above, the Executive action it opens and its price below. */
export function Depot({ x, y, width, height, seat }: Box & { readonly seat: number }) {
  const placed = usePlacesOf(seat);
  const player = useView().players[seat];
  const then = useAfter()?.players[seat] ?? player;
  const text = useText();
  const hangar = Math.min(58, width * 0.16);
  const bays = width - hangar - 10;
  const each = bays / DEPOT_SLOTS;
  const top = y + 20;
  const bay = height - 22;
  const lost = Math.max(0, then.below - crystalRoom(then));
  return (
    <g>
      <IconAt name="executive" x={x + 8} y={y + 8} size={15} ink="var(--om-ink2)" />
      <Label x={x + 19} y={y + 12} most={bays * 0.5}>
        {bays > 330 && then.below === 0 ? text.depotLong : text.depot}
      </Label>
      <Target place={placed(at.crystals)} glow={<rect x={x + bays - 104} y={y - 3} width={108} height={21} rx={7} />}>
        <Type
          x={x + bays}
          y={y + 12}
          weight={650}
          fill={lost > 0 ? 'var(--om-bad)' : then.crystals > player.crystals ? 'var(--om-good)' : 'var(--om-ink)'}
          anchor="end"
        >
          {text.crystals(then.crystals, then.below, lost)}
        </Type>
      </Target>
      {Array.from({ length: DEPOT_SLOTS }, (_, i) => (
        <Bay key={at.bay(i + 1)} slot={i + 1} x={x + i * each} y={top} width={each - 3.5} height={bay} seat={seat} />
      ))}
      <Hangar x={x + width - hangar} y={y} width={hangar} height={height} seat={seat} />
    </g>
  );
}

const SHOWN_SHIPS = 3;

function Hangar({ x, y, width, height, seat }: Box & { readonly seat: number }) {
  const placed = usePlacesOf(seat);
  const { hangar } = useView().players[seat];
  const text = useText();
  const top = y + 20;
  const body = height - 22;
  const shown = Math.min(SHOWN_SHIPS, hangar);
  const outline = `M${x} ${top + body}v${14 - body}q${width / 2} -22 ${width} 0v${body - 14}Z`;
  return (
    <Target place={placed(at.hangar)} glow={<path d={outline} />}>
      <Label x={x + width / 2} y={y + 12} anchor="middle" most={width + 8}>
        {text.hangar}
      </Label>
      <path d={outline} fill="var(--om-well)" stroke="var(--om-line)" />
      {Array.from({ length: shown }, (_, i) => (
        <Piece
          key={shown - i}
          kind="ship"
          seat={seat}
          x={x + width / 2 + (i - (shown - 1) / 2) * 15}
          y={top + body * 0.42 + (i % 2) * 5}
          size={34}
        />
      ))}
      <Type x={x + width / 2} y={top + body - 8} weight={650} anchor="middle">
        {hangar > 0 ? `${hangar} · +${SHIP_POINTS * hangar}` : '0'}
      </Type>
    </Target>
  );
}
