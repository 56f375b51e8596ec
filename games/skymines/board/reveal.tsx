import { isStill, type Layout, seatColourOnDark } from '@orrery/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SLOTS } from '../data/index.ts';
import { NONE, type SkyState } from '../rules/state.ts';
import { majorityTotal } from '../rules/totals.ts';
import { Box, KindIcon, Token, Txt } from './art/basics.tsx';
import { Card, CardBack } from './cards/card.tsx';
import { MajorityCard } from './lab/luna.tsx';
import type { Room } from './rooms.ts';
import { nameOf, useScene } from './scene.ts';

const SHOWN_MS = 4200;
/** Seat after seat, slot after slot, after a moment in which all lie face down. */
const [FIRST_MS, SEAT_MS, SLOT_MS] = [500, 420, 110];
/** As long as a card takes to turn. */
const TURN_MS = 260;
const [CARD_W, CARD_H] = [84, 108];
const ROW = CARD_H + 18;
const WIDTH = 640;

/** All plans turn up together: everybody sees it, and goes on when they like. */
export function Reveal({ width, height }: Pick<Layout, 'width' | 'height'>) {
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
    const end = () => setShown(undefined);
    const timer = setTimeout(end, SHOWN_MS);
    addEventListener('keydown', end, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
    };
  }, [shown]);
  if (shown === undefined) return null;
  const { players } = shown.rules;
  const total = 60 + players * ROW;
  // It lies over what is in sight, however far the board has been scrolled.
  return (
    <div className="sky-over-all">
      <button
        type="button"
        className="sky-reveal"
        style={{ width, height }}
        aria-label={text.skip}
        onClick={() => setShown(undefined)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${total}`} aria-hidden="true">
          <Txt x={WIDTH / 2} y={36} size={22} at="middle" bold={650} display>
            {text.revealed(shown.round)}
          </Txt>
          {Array.from({ length: players }, (_, player) => player).map((player) => (
            <Row key={player} shown={shown} player={player} y={54 + player * ROW} name={nameOf(scene, player)} />
          ))}
        </svg>
      </button>
    </div>
  );
}

interface RowProps {
  readonly shown: SkyState;
  readonly player: number;
  readonly y: number;
  readonly name: string;
}

/** When a card of a seat begins to turn. */
const turnsAt = (player: number, slot: number): { readonly animationDelay: string } => ({
  animationDelay: `${FIRST_MS + player * SEAT_MS + slot * SLOT_MS}ms`,
});

function Row({ shown, player, y, name }: RowProps) {
  const isLuna = player >= shown.rules.humans;
  const slots = shown.players[player]?.slots ?? [];
  const majority = isLuna ? (shown.luna?.majority ?? []) : [];
  const boxAt = (slot: number) => ({ x: 96 + slot * (CARD_W + 8), y: y + 6, w: CARD_W, h: CARD_H });
  return (
    <g>
      <Box x={4} y={y} w={WIDTH - 8} h={ROW - 6} r={12} fill="#101733e6" stroke={seatColourOnDark(player)} />
      <Token seat={player} x={48} y={y + 44} size={38} />
      <Txt x={48} y={y + 86} size={15} at="middle" display>
        {name}
      </Txt>
      {SLOTS.map((letter, slot) =>
        (slots[slot] ?? NONE) < 0 ? null : (
          <Turning key={letter} delay={turnsAt(player, slot)} box={boxAt(slot)}>
            <Card card={slots[slot]} {...boxAt(slot)} />
          </Turning>
        ),
      )}
      {majority.map((card, side) => (
        <Turning key={card} delay={turnsAt(player, side)} box={boxAt(side)}>
          <MajorityCard card={card} side={side} {...boxAt(side)} />
        </Turning>
      ))}
      <g className="sky-appear" style={{ animationDelay: `${FIRST_MS + (player + 1) * SEAT_MS + TURN_MS}ms` }}>
        {[0, 1, 2, 3, 4].map((kind) => {
          const n = majorityTotal(shown, player, kind);
          return (
            <g key={kind} opacity={n > 0 ? 1 : 0.35}>
              <KindIcon kind={kind} x={576} y={y + 15 + kind * 23} size={20} />
              <Txt x={592} y={y + 22 + kind * 23} size={19} bold={700} display>
                {n}
              </Txt>
            </g>
          );
        })}
      </g>
    </g>
  );
}

interface TurningProps {
  readonly delay: { readonly animationDelay: string };
  readonly box: Room;
  readonly children: ReactNode;
}

/** A card that turns from its back to its face. */
function Turning({ delay, box, children }: TurningProps) {
  return (
    <>
      <g className="sky-turn-up" style={delay}>
        {children}
      </g>
      <g className="sky-turn-away" style={delay}>
        <CardBack {...box} />
      </g>
    </>
  );
}
