import { Count, IconAt, Moving, Target } from '@orrery/board';
import type { ReactNode } from 'react';
import { GYRODYNES } from '../../data/index.ts';
import { countStations } from '../../rules/counts.ts';
import { Die } from '../art/die.tsx';
import { round } from '../art/measure.ts';
import { Rotor } from '../art/pieces.tsx';
import { Cube, Label, Ring, Token } from '../art/things.tsx';
import { type Facts, useTried } from '../facts.ts';
import { places } from '../places.ts';
import type { TokenKind } from '../words.ts';
import { HandDice, handOf, Own, TokenOn, TurnButton } from './hand.tsx';

interface SeatProps {
  readonly facts: Facts;
  readonly seat: number;
}

interface AmountProps {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  /** The same after the choice under the pointer. */
  readonly next: number;
  readonly plus?: number;
  readonly children: ReactNode;
}

/** A thing and how many there are of it. */
function Amount({ x, y, value, next, plus = 0, children }: AmountProps) {
  const isLong = plus > 0 && next >= 10;
  return (
    <>
      {children}
      <Label
        x={x + 14}
        y={y + 5}
        size={isLong ? 11.5 : 15}
        weight={700}
        display
        fill={next === value ? 'var(--ink)' : next > value ? 'var(--good)' : 'var(--bad)'}
      >
        {next === value ? <Count value={value} /> : next}
        {plus > 0 && `+${plus}`}
      </Label>
    </>
  );
}

const TOKENS: readonly TokenKind[] = ['plus-minus', 'plus-two'];
const AMOUNTS = { 'plus-minus': 'plusMinus', 'plus-two': 'plusTwo' } as const;

interface AmountsProps extends SeatProps {
  readonly own: boolean;
  readonly left: number;
  readonly rows: readonly [number, number];
  readonly step: number;
  /** All of them in one row. */
  readonly spread?: boolean;
}

/** Cubes, tokens, rings, stations, patents. */
export function Amounts({ facts: { view }, seat, own, left, rows, step, spread = false }: AmountsProps) {
  const after = useTried()?.after ?? view;
  const [player, next] = [view.players[seat], after.players[seat]];
  const [upper, lower] = rows;
  const x = (column: number): number => left + column * step;
  const second = spread ? 4 : 0;
  return (
    <>
      <Target place={places.thing('cubes')}>
        <Amount x={x(0)} y={upper} value={player.cubes} next={next.cubes}>
          <Cube x={x(0)} y={upper} size={19} />
        </Amount>
      </Target>
      {TOKENS.map((kind, i) => (
        <Own
          key={kind}
          own={own}
          place={places.stock(kind)}
          glow={<rect x={round(x(i + 1) - 13)} y={upper - 13} width="39" height="26" rx="13" />}
        >
          <Amount x={x(i + 1)} y={upper} value={player[AMOUNTS[kind]]} next={next[AMOUNTS[kind]]}>
            <Token x={x(i + 1)} y={upper} r={9.8} kind={kind} />
          </Amount>
        </Own>
      ))}
      <Target place={places.thing('rings')}>
        <Amount x={x(3)} y={upper} value={player.rings} next={next.rings}>
          <Ring x={x(3)} y={upper} r={8} seat={seat} width={3.6} />
        </Amount>
      </Target>
      <Target place={places.thing('stations')}>
        <Amount
          x={x(second)}
          y={lower}
          value={countStations(view, seat)}
          next={countStations(after, seat)}
          plus={player.stationTiles}
        >
          <IconAt name="station" x={x(second)} y={lower} size={20} ink="var(--ink)" />
        </Amount>
      </Target>
      <Target place={places.thing('patents')}>
        <Amount x={x(second + 1)} y={lower} value={player.patents.length} next={next.patents.length}>
          <IconAt name="patent" x={x(second + 1)} y={lower} size={19} ink="var(--ink)" />
        </Amount>
      </Target>
    </>
  );
}

/** Gyrodynes that wait for a pulsar, those of one type together. */
export function LooseRotors({
  facts: { view },
  seat,
  own,
  x,
  y,
  room,
}: SeatProps & { readonly own: boolean; readonly x: number; readonly y: number; readonly room: number }) {
  const after = useTried()?.after;
  const { loose } = view.players[seat];
  const next = after?.players[seat].loose ?? loose;
  const shown = GYRODYNES.map(({ type }, i) => ({ type, count: loose[i], more: next[i] > loose[i] })).filter(
    ({ count, more }) => count > 0 || more,
  );
  const step = Math.min(31, room / Math.max(shown.length, 1));
  return shown.map(({ type, count, more }, i) => {
    const cx = x + i * step;
    return (
      <Own key={type} own={own} place={places.loose(type)} glow={<circle cx={round(cx)} cy={y} r="15.5" />}>
        <g className={more ? 'ghosts' : undefined}>
          <Moving name={`loose ${seat} ${type} ${count}`} from={`supply ${type}`}>
            <Rotor x={cx} y={y} r={13} type={type} state="loose" />
          </Moving>
          {count + (more ? 1 : 0) > 1 && (
            <Label x={cx + 8} y={y + 15} size={11} weight={700} halo="var(--plate)">
              ×{count + (more ? 1 : 0)}
            </Label>
          )}
        </g>
      </Own>
    );
  });
}

/** The left of the desk: dice with their tokens, and what is in stock. */
export function Stock({ facts, seat }: SeatProps) {
  const { view, viewer, text } = facts;
  const own = seat === viewer;
  const { plusMinus, plusTwo } = view.players[seat];
  const hand = handOf(view, seat);
  const silver = hand.filter(({ kind }) => kind === 'silver');
  const red = hand.filter(({ kind }) => kind !== 'silver');
  let at = 38;
  return (
    <>
      {silver.length === 0 && [38, 108].map((x) => <Die key={x} x={x} y={57} size={38} value={0} ghost />)}
      {silver.map((die) => {
        const x = at;
        at += 70 * die.count;
        return (
          <g key={die.value}>
            <HandDice die={die} round={view.round} own={own} x={x} y={57} size={46} step={70} />
            <TokenOn die={die} token="plus-minus" own={own} has={plusMinus > 0} x={x - 14} y={101} r={11} />
            <TokenOn die={die} token="plus-two" own={own} has={plusTwo > 0} x={x + 14} y={101} r={11} />
          </g>
        );
      })}
      {red.length === 0 && <Die x={194} y={57} size={36} value={0} red ghost />}
      {red.map((die, i) => (
        <g key={`${die.kind} ${die.value}`}>
          <HandDice
            die={die}
            round={view.round}
            own={own}
            x={194 - (red.length - 1) * 20 + i * 40}
            y={55}
            size={red.length > 1 ? 32 : 38}
            step={40}
          />
          <TokenOn
            die={die}
            token="plus-minus"
            own={own}
            has={plusMinus > 0}
            x={182 - (red.length - 1) * 22 + i * 44}
            y={101}
            r={10}
          />
          <TokenOn
            die={die}
            token="plus-two"
            own={own}
            has={plusTwo > 0}
            x={206 - (red.length - 1) * 22 + i * 44}
            y={101}
            r={10}
          />
        </g>
      ))}
      {red.length === 0 && (
        <Label x={194} y={93} size={11} fill="var(--dim)" anchor="middle">
          {text.bonusDie}
        </Label>
      )}
      <Amounts facts={facts} seat={seat} own={own} left={20} rows={[130, 163]} step={55} />
      <LooseRotors facts={facts} seat={seat} own={own} x={122} y={163} room={40} />
      {own && <TurnButton facts={facts} x={156} y={148} width={90} height={30} />}
    </>
  );
}
