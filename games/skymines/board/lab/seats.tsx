import { IconAt, Target } from '@orrery/board';
import { CARD_KIND, SCORE_ORDER, SLOTS } from '../../data/index.ts';
import { averaged, scoreRows } from '../../rules/scoring.ts';
import { HIDDEN, NONE } from '../../rules/state.ts';
import { coinsOf, isUp } from '../../rules/totals.ts';
import { Box, Coin, KindIcon, Plate, Token, Txt } from '../art/basics.tsx';
import { seatPlace } from '../places.ts';
import { useOutlook, useScene } from '../scene.ts';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export const LEDGER_HEIGHT = 60;

/** What the seat would score now, source by source: cash, four companies, helium, research. */
export function Ledger({ seat, x, y, w }: Room & { readonly seat: number }) {
  const { view, text } = useScene();
  const after = useOutlook();
  const rows = scoreRows(view, seat);
  const total = averaged(view, seat);
  const ahead = after === undefined ? total : averaged(after, seat);
  const width = w / 4;
  return (
    <Target place={seatPlace(seat)}>
      <rect x={x} y={y} width={w} height={LEDGER_HEIGHT} fill="transparent" />
      <Txt x={x + 2} y={y + 13} size={11.5} fill="var(--sky-label)">
        {text.endedNow}
      </Txt>
      <Txt
        x={x + w - 4}
        y={y + 15}
        size={18}
        fill={ahead > total ? 'var(--good)' : ahead < total ? 'var(--bad)' : 'var(--text)'}
        at="end"
        bold={700}
        display
      >
        {ahead === total ? total : `${total} → ${ahead}`}
      </Txt>
      {rows.map(({ row, points }, i) => {
        const left = x + (i % 4) * width;
        const middle = y + 30 + Math.floor(i / 4) * 19;
        return (
          <g key={row}>
            {row === 'cash' && <Coin x={left + 9} y={middle} size={15} />}
            {i >= 1 && i <= 4 && <Plate company={SCORE_ORDER[i - 1]} x={left + 9} y={middle} size={15} />}
            {row === 'helium' && <IconAt name="helium" x={left + 9} y={middle} size={15} ink="var(--sky-helium)" />}
            {row === 'research' && <IconAt name="upload" x={left + 9} y={middle} size={15} ink="var(--sky-point)" />}
            <Txt
              x={left + 20}
              y={middle + 4.5}
              size={12.5}
              fill={points > 0 ? 'var(--text)' : 'var(--sky-label)'}
              bold={700}
              display
            >
              {points}
            </Txt>
          </g>
        );
      })}
    </Target>
  );
}

/** Another seat in a line: mark, score, cash, hand, and the cards at its action slots. */
export function SeatLine({
  player,
  x,
  y,
  w,
  h,
  isShown,
}: Room & { readonly player: number; readonly h: number; readonly isShown: boolean }) {
  const { view } = useScene();
  const after = useOutlook();
  const total = averaged(view, player);
  const ahead = after === undefined ? total : averaged(after, player);
  const middle = y + h / 2 - 1;
  const isOn = view.turn === player;
  return (
    <Target place={seatPlace(player)}>
      <Box
        x={x}
        y={y}
        w={w}
        h={h - 3}
        r={7}
        fill={isShown ? 'var(--panel-high)' : 'var(--sky-tray)'}
        stroke={isOn ? 'var(--sky-helium)' : 'var(--hairline)'}
        weight={isOn ? 1.8 : 1}
      />
      <Token seat={player} x={x + 13} y={middle} size={17} />
      <Txt
        x={x + 26}
        y={middle + 5}
        size={14}
        fill={ahead > total ? 'var(--good)' : ahead < total ? 'var(--bad)' : 'var(--text)'}
        bold={700}
        display
      >
        {ahead}
      </Txt>
      <Coin x={x + 62} y={middle} size={13} />
      <Txt x={x + 71} y={middle + 4.5} size={12.5} fill="var(--text)" bold={650} display>
        {coinsOf(view, player)}
      </Txt>
      {player < view.rules.humans ? (
        <SlotMarks player={player} x={x + 92} y={middle} w={w - 96} />
      ) : (
        <LunaMarks x={x + 92} y={middle} w={w - 96} />
      )}
      {view.start === player && <IconAt name="start" x={x + w - 7} y={y + 7} size={11} ink="var(--sky-label)" />}
    </Target>
  );
}

/** How many cards are in hand, then one small picture for each action slot. */
function SlotMarks({ player, x, y, w }: Room & { readonly player: number }) {
  const { view } = useScene();
  const of = view.players[player];
  const pitch = Math.min(18, (w - 44) / 5);
  return (
    <>
      <IconAt name="hand" x={x + 8} y={y} size={15} ink="var(--sky-label)" />
      <Txt x={x + 17} y={y + 4.5} size={12.5} fill="var(--text)" bold={650} display>
        {of.hand.length}
      </Txt>
      {SLOTS.map((letter, slot) => {
        const card = of.slots[slot];
        const middle = x + 40 + slot * pitch;
        if (card === NONE) return <circle key={letter} cx={middle} cy={y} r="2" fill="var(--sky-label)" opacity=".5" />;
        return isUp(of, slot) && card !== HIDDEN ? (
          <KindIcon key={letter} kind={CARD_KIND[card]} x={middle} y={y} size={pitch - 2.5} />
        ) : (
          <Box
            key={letter}
            x={middle - 6}
            y={y - 7.5}
            w={12}
            h={15}
            r={2}
            fill="url(#sky-back)"
            stroke="#d9a441"
            weight={0.8}
          />
        );
      })}
    </>
  );
}

/** Luna's cards in the order she uses them. */
function LunaMarks({ x, y, w }: Room) {
  const { view } = useScene();
  const pitch = Math.min(18, (w - 44) / 5);
  if (view.luna === null) return null;
  const { slots, used, left } = view.luna;
  return (
    <>
      {SLOTS.map((letter, slot) => {
        const middle = x + 40 + slot * pitch;
        if (slots[slot] === NONE || left) {
          return <circle key={letter} cx={middle} cy={y} r="2" fill="var(--sky-label)" opacity=".5" />;
        }
        return (
          <g key={letter} opacity={(used >> slot) & 1 ? 0.4 : 1}>
            <Box x={middle - 6.5} y={y - 8} w={13} h={16} r={2} fill="url(#sky-back)" stroke="#d9a441" weight={0.8} />
            <Txt x={middle} y={y + 4} size={11.25} at="middle" bold={750}>
              {letter}
            </Txt>
          </g>
        );
      })}
    </>
  );
}
