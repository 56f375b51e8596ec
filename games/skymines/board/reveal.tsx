import { isStill } from '@orrery/board';
import { useEffect, useRef, useState } from 'react';
import { SLOTS } from '../data/index.ts';
import { NONE, type SkyState } from '../rules/state.ts';
import { majorityTotal } from '../rules/totals.ts';
import { Box, KindIcon, Token, Txt } from './art/basics.tsx';
import { Card, CardBack } from './cards/card.tsx';
import { nameOf, useScene } from './scene.ts';

const SHOWN_MS = 3600;
/** Seat after seat, slot after slot. */
const [SEAT_MS, SLOT_MS] = [260, 110];
const [CARD_W, CARD_H] = [84, 108];
const ROW = CARD_H + 18;
const WIDTH = 640;

/** All plans turn up together: everybody sees it, and goes on when they like. */
export function Reveal() {
  const scene = useScene();
  const { view, text } = scene;
  const before = useRef(view);
  const [shown, setShown] = useState<SkyState>();
  useEffect(() => {
    const wasPlanning = before.current.phase === 'planning' && before.current.round === view.round;
    before.current = view;
    if (wasPlanning && view.phase === 'action' && !isStill()) setShown(view);
  }, [view]);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === undefined) return null;
  const { players } = shown.rules;
  const height = 60 + players * ROW;
  return (
    <button type="button" className="sky-reveal" aria-label={text.skip} onClick={() => setShown(undefined)}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <Txt x={WIDTH / 2} y={36} size={22} at="middle" bold={650} display>
          {text.revealed(shown.round)}
        </Txt>
        {Array.from({ length: players }, (_, player) => player).map((player) => (
          <Row key={player} shown={shown} player={player} y={54 + player * ROW} name={nameOf(scene, player)} />
        ))}
      </svg>
    </button>
  );
}

interface RowProps {
  readonly shown: SkyState;
  readonly player: number;
  readonly y: number;
  readonly name: string;
}

function Row({ shown, player, y, name }: RowProps) {
  const slots = shown.players[player]?.slots ?? [];
  return (
    <g>
      <Box x={4} y={y} w={WIDTH - 8} h={ROW - 6} r={12} fill="#101733e6" stroke="#3d4b78" />
      <Token seat={player} x={46} y={y + 44} size={38} />
      <Txt x={46} y={y + 84} size={14} at="middle" display>
        {name}
      </Txt>
      {SLOTS.map((letter, slot) => {
        const card = slots[slot] ?? NONE;
        if (card < 0) return null;
        const box = { x: 96 + slot * (CARD_W + 8), y: y + 6, w: CARD_W, h: CARD_H };
        const delay = { animationDelay: `${400 + player * SEAT_MS + slot * SLOT_MS}ms` };
        return (
          <g key={letter}>
            <g className="sky-turn-up" style={delay}>
              <Card card={card} {...box} />
            </g>
            <g className="sky-turn-away" style={delay}>
              <CardBack {...box} />
            </g>
          </g>
        );
      })}
      {[0, 1, 2, 3, 4].map((kind) => {
        const n = majorityTotal(shown, player, kind);
        return (
          <g key={kind} opacity={n > 0 ? 1 : 0.35}>
            <KindIcon kind={kind} x={580} y={y + 14 + kind * 22} size={18} />
            <Txt x={596} y={y + 20 + kind * 22} size={16} bold={700} display>
              {n}
            </Txt>
          </g>
        );
      })}
    </g>
  );
}
