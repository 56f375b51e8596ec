import { IconAt, Moving, Target } from '@orrery/board';
import { CARD_KIND, CARD_UNITS, ENERGY, SLOTS, TITANIUM } from '../../data/index.ts';
import { isSlotOn } from '../../rules/planning.ts';
import { NONE, type Player } from '../../rules/state.ts';
import { isUp, unitsAt } from '../../rules/totals.ts';
import { Box, Txt } from '../art/basics.tsx';
import { Card, CardBack, Chip } from '../cards/card.tsx';
import { ENERGY_PLACE, inLab, rowPlace, slotPlace } from '../places.ts';
import { useAfter, useScene } from '../scene.ts';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A sunken place of the console. */
export function Well({ x, y, w, h, r = 7 }: Room & { readonly r?: number }) {
  return <Box x={x} y={y} w={w} h={h} r={r} fill="var(--sky-well)" stroke="var(--sky-well-edge)" />;
}

/** What the card at a slot has beyond what is printed. */
function plusAt(view: ReturnType<typeof useScene>['view'], player: Player, slot: number): number {
  const card = player.slots[slot];
  if (card < 0 || CARD_KIND[card] > TITANIUM) return 0;
  return unitsAt(view, player, slot) - CARD_UNITS[card];
}

interface SlotProps extends Room {
  readonly player: Player;
  readonly seat: number;
  readonly slot: number;
}

/** An action slot: empty, off, or with a card that is up, used or still secret. */
export function SlotAt({ player, seat, slot, x, y, w, h }: SlotProps) {
  const { view, me, text, step } = useScene();
  const after = useAfter();
  const card = player.slots[slot];
  const isOwn = seat === me;
  const up = card >= 0 && isUp(player, slot);
  const isPlanning = view.phase === 'planning';
  const isEnergy = isOwn && up && step?.step === 'turn' && CARD_KIND[card] === ENERGY;
  const ghost = isOwn && card === NONE ? (after?.players[seat]?.slots[slot] ?? NONE) : NONE;
  const name = isEnergy ? ENERGY_PLACE : inLab(slotPlace(slot), seat, me);
  return (
    <Target place={name} glow={<rect x={x - 1} y={y - 1} width={w + 2} height={h + 2} rx="8" />}>
      <Well x={x - 3} y={y - 3} w={w + 6} h={h + 6} />
      {card === NONE ? (
        <Empty player={player} slot={slot} x={x} y={y} w={w} h={h} />
      ) : (
        <Moving name={`card ${card < 0 ? `${seat} ${slot}` : card}`}>
          {up || card < 0 ? (
            <Card card={card} x={x} y={y} w={w} h={h} plus={plusAt(view, player, slot)} />
          ) : (
            <>
              <CardBack x={x} y={y} w={w} h={h} />
              <Chip card={card} x={x + 8} y={y + h - 24} w={w - 16} h={18} />
            </>
          )}
        </Moving>
      )}
      {ghost >= 0 && <Card card={ghost} x={x} y={y} w={w} h={h} opacity={0.65} />}
      {isPlanning && isOwn && card >= 0 && (
        <>
          <Box x={x + w - 26} y={y + 4} w={22} h={20} r={6} fill="#0a0e1cd9" />
          <IconAt name="secret" x={x + w - 15} y={y + 14} size={16} ink="#fff" />
        </>
      )}
      {!up && card === NONE && w > 58 && !isSlotOn(player, slot) && (
        <Txt x={x + w / 2} y={y + h / 2 + 20} size={11.5} fill="var(--sky-label)" at="middle">
          {slot === 0 ? text.needsHelium : text.needsScreen}
        </Txt>
      )}
    </Target>
  );
}

function Empty({ player, slot, x, y, w, h }: Omit<SlotProps, 'seat'>) {
  return isSlotOn(player, slot) ? (
    <Txt
      x={x + w / 2}
      y={y + h / 2 + 10}
      size={h > 50 ? 30 : 14}
      fill="var(--sky-label)"
      at="middle"
      bold={700}
      display
      opacity={0.45}
    >
      {SLOTS[slot]}
    </Txt>
  ) : (
    <IconAt name="lock" x={x + w / 2} y={y + h / 2 - 10} size={24} ink="var(--sky-label)" />
  );
}

/** A resting row: what comes back together. */
export function RowAt({ player, seat, slot, x, y, w, h }: SlotProps) {
  const { me } = useScene();
  const after = useAfter();
  const cards = player.rows[slot];
  const ahead = seat === me ? (after?.players[seat]?.rows[slot] ?? cards) : cards;
  const ghosts = ahead.length > cards.length ? ahead.slice(cards.length) : [];
  const all = [...cards, ...ghosts];
  const columns = all.length > 3 ? 2 : 1;
  const width = (w - (columns - 1) * 2) / columns;
  const lines = Math.max(3, Math.ceil(all.length / columns));
  const pitch = Math.min(18, (h - 4) / lines);
  return (
    <Target place={inLab(rowPlace(slot), seat, me)} glow={<rect x={x - 2} y={y} width={w + 4} height={h} rx="6" />}>
      <Well x={x - 3} y={y} w={w + 6} h={h} r={6} />
      {all.map((card, i) => (
        <Moving key={card} name={`card ${card}`}>
          <Chip
            card={card}
            x={x + (i % columns) * (width + 2)}
            y={y + 3 + Math.floor(i / columns) * pitch}
            w={width}
            h={pitch - 1}
            {...(i >= cards.length ? { opacity: 0.6 } : {})}
          />
        </Moving>
      ))}
      {all.length === 0 && <IconAt name="rest" x={x + w / 2} y={y + h / 2} size={20} ink="var(--sky-label)" />}
    </Target>
  );
}

interface SlotsProps extends Room {
  readonly player: Player;
  readonly seat: number;
}

/** Room of a resting row. */
export const ROW_HEIGHT = 56;

/** The five action slots, each over the resting row of the same letter. */
export function Slots({ player, seat, x, y, w, h }: SlotsProps) {
  const { view } = useScene();
  const pitch = w / 5;
  const cardW = pitch - 8;
  const cardH = h - ROW_HEIGHT - 10;
  const rowY = y + cardH + 10;
  return (
    <>
      {SLOTS.map((letter, slot) => (
        <SlotAt key={letter} player={player} seat={seat} slot={slot} x={x + slot * pitch} y={y} w={cardW} h={cardH} />
      ))}
      {/* After all slots: a card that goes to rest passes over them. */}
      {SLOTS.map((letter, slot) => {
        const left = x + slot * pitch;
        return (
          <g key={letter}>
            {view.rules.linked && (
              <path
                d={`M${left + cardW / 2 - 14} ${y + cardH + 4}v10M${left + cardW / 2 + 14} ${y + cardH + 4}v10`}
                stroke="#7fe0d0"
                strokeWidth="3"
              />
            )}
            <RowAt player={player} seat={seat} slot={slot} x={left} y={rowY} w={cardW} h={ROW_HEIGHT} />
            <g pointerEvents="none">
              <circle cx={left + cardW / 2} cy={rowY - 3} r="9" fill="var(--panel)" stroke="var(--sky-edge)" />
              <Txt x={left + cardW / 2} y={rowY + 1} size={11.5} fill="var(--text)" at="middle" bold={800}>
                {letter}
              </Txt>
            </g>
          </g>
        );
      })}
    </>
  );
}
