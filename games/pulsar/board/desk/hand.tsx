import { Moving, Target, usePlaceState } from '@orrery/board';
import type { ReactNode } from 'react';
import { NONE, type PulsarState } from '../../rules/state.ts';
import { Die } from '../art/die.tsx';
import { round } from '../art/measure.ts';
import { Label, Token } from '../art/things.tsx';
import type { Facts } from '../facts.ts';
import { DECLINE, END_TURN, places } from '../places.ts';
import type { TokenKind } from '../words.ts';

/** A die that a seat can spend: a silver one, the red one of the turn, or one that a link offers. */
export interface HandDie {
  readonly kind: 'silver' | 'red' | 'link';
  readonly value: number;
  readonly count: number;
}

/** The dice of a seat, those of one value together. */
export function handOf(view: PulsarState, seat: number): readonly HandDie[] {
  const group = (kind: HandDie['kind'], values: readonly number[]): HandDie[] =>
    [...new Set(values)].map((value) => ({ kind, value, count: values.filter((each) => each === value).length }));
  const silver = group('silver', view.players[seat].silver);
  if (view.turn.seat !== seat) return silver;
  if (view.turn.red !== NONE) return [...silver, { kind: 'red', value: view.turn.red, count: 1 }];
  return view.turn.used ? silver : [...silver, ...group('link', view.turn.links)];
}

/** A place of one's own desk; on the desk of somebody else it is only looked at. */
export function Own({
  own,
  place,
  glow,
  children,
}: {
  readonly own: boolean;
  readonly place: string;
  readonly glow?: ReactNode;
  readonly children: ReactNode;
}) {
  if (!own) return <g>{children}</g>;
  return (
    <Target place={place} className="fades" glow={glow}>
      {children}
    </Target>
  );
}

interface DiceProps {
  readonly die: HandDie;
  /** Dice are new in every round. */
  readonly round: number;
  readonly own: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From one die of a group to the next. */
  readonly step: number;
}

export function HandDice({ die: { kind, value, count }, round: now, own, x, y, size, step }: DiceProps) {
  const dice = Array.from({ length: count }, (_, i) => x + i * step);
  const half = size / 2 + 4;
  return (
    <Own
      own={own}
      place={places.die(kind, value)}
      glow={
        <>
          {/* Between dice of one value one means them, too. */}
          {count > 1 && (
            <rect
              x={round(x)}
              y={round(y - half)}
              width={round((count - 1) * step)}
              height={round(half * 2)}
              stroke="none"
            />
          )}
          {dice.map((at) => (
            <rect
              key={at}
              x={round(at - half)}
              y={round(y - half)}
              width={round(half * 2)}
              height={round(half * 2)}
              rx={round(size * 0.28)}
            />
          ))}
        </>
      }
    >
      {dice.map((at, i) => (
        <Moving key={at} name={`hand ${now} ${kind} ${value} ${i}`} from={`pool ${value} 0`}>
          <Die x={at} y={y} size={size} value={value} red={kind !== 'silver'} opacity={kind === 'link' ? 0.85 : 1} />
        </Moving>
      ))}
    </Own>
  );
}

interface TokenProps {
  readonly die: HandDie;
  readonly token: TokenKind;
  readonly own: boolean;
  readonly has: boolean;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A token that can be laid to a die: a switch on it. */
export function TokenOn({ die: { kind, value }, token, own, has, x, y, r }: TokenProps) {
  return (
    <Own own={own} place={places.tokenOn(places.die(kind, value), token)} glow={<circle cx={x} cy={y} r={r + 3} />}>
      <g opacity={has ? 1 : 0.3}>
        <Token x={x} y={y} r={r} kind={token} />
      </g>
    </Own>
  );
}

interface ButtonProps {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: string;
}

/** A button of the board itself; it is only there while it can be pressed. */
export function BoardButton({ place, x, y, width, height, children }: ButtonProps) {
  const state = usePlaceState(place);
  if (state === 'still') return null;
  const box = { x: round(x), y: round(y), width: round(width), height: round(height), rx: 7 };
  return (
    <Target place={place} className="board-button" glow={<rect {...box} />}>
      <rect {...box} fill="var(--brass)" />
      <Label
        x={x + width / 2}
        y={y + height / 2 + 4.5}
        size={12.5}
        fill="var(--brass-ink)"
        weight={650}
        anchor="middle"
      >
        {children}
      </Label>
    </Target>
  );
}

/** Ends the turn, or declines what is offered: never both. */
export function TurnButton({
  facts: { text },
  ...box
}: Omit<ButtonProps, 'place' | 'children'> & { readonly facts: Facts }) {
  return (
    <>
      <BoardButton place={END_TURN} {...box}>
        {text.endTurn}
      </BoardButton>
      <BoardButton place={DECLINE} {...box}>
        {text.decline}
      </BoardButton>
    </>
  );
}
