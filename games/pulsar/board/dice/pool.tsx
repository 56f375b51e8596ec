import { Moving, Target } from '@orrery/board';
import { stepsOf } from '../../rules/dice.ts';
import { copyPrice } from '../../rules/powers.ts';
import { NONE } from '../../rules/state.ts';
import { Die } from '../art/die.tsx';
import { cube, Glyphs, icon, word } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Coin, Label, Plate } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { BONUS_DIE, places } from '../places.ts';

const LEFT = 14;
const TOP = 17;
const FACES = [1, 2, 3, 4, 5, 6];

const Screw = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r="3" fill="url(#pulsar-brass)" stroke="#2c1d05" strokeWidth=".6" />
    <path d={`M${x - 1.8} ${y - 1}l3.600 2`} stroke="#3d2a08" strokeWidth=".9" />
  </>
);

interface WellProps {
  readonly facts: Facts;
  readonly value: number;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Dice of one value, and what taking or copying one means. */
function Well({ facts: { view, viewer }, value, x, width, height }: WellProps) {
  const n = view.pool[value];
  const steps = stepsOf(view.median, value);
  const deep = height - TOP - 19;
  const size = Math.min(42, deep - 7, width - 13) - (n > 1 ? 7 : 0);
  const [cx, cy] = [x + width / 2, TOP + deep / 2];
  const box = { x: round(x + 3), y: TOP, width: round(width - 6), height: round(deep), rx: 8 };
  const me = view.players[viewer ?? 0];
  return (
    <Target place={places.pool(value)} glow={<rect {...box} />}>
      <rect {...box} fill="var(--well)" stroke="var(--line)" />
      <path
        d={`M${round(x + 10)} ${TOP + 1}H${round(x + width - 10)}`}
        stroke="#000"
        strokeOpacity=".45"
        strokeWidth="2"
      />
      {n === 0 && (
        <Label x={cx} y={cy + 6} size={17} fill="var(--engrave)" weight={600} anchor="middle" display>
          {value}
        </Label>
      )}
      {Array.from({ length: n }, (_, i) => {
        const off = n > 1 ? (i - (n - 1) / 2) * Math.min(10, 16 / (n - 1)) : 0;
        return (
          <Moving key={i} name={`pool ${value} ${i}`}>
            <Die x={cx + off} y={cy + off * 0.25} size={size} value={value} />
          </Moving>
        );
      })}
      {n > 1 && (
        <Coin x={x + width - 9} y={TOP + 6} r={8}>
          {n}
        </Coin>
      )}
      {view.phase === 'action' && n > 0 ? (
        <g opacity={me.cubes >= copyPrice(me) ? 1 : 0.6}>
          <Glyphs
            row={[icon('copy', 'var(--ink)', 13), word(String(copyPrice(me)), 'var(--ink)', 11.5), cube]}
            x={cx}
            y={height - 9.5}
            anchor="middle"
          />
        </g>
      ) : (
        <Label
          x={cx}
          y={height - 6}
          size={11}
          fill={steps < 0 ? 'var(--good)' : steps > 0 ? 'var(--bad)' : 'var(--dim)'}
          weight={650}
          anchor="middle"
        >
          {view.median > 0 && (steps === 0 ? '0' : steps < 0 ? `◂ ${-steps}` : `${steps} ▸`)}
        </Label>
      )}
    </Target>
  );
}

/** The dice board: wells by value, the median as a needle, and the bonus die of the turn. */
export function DicePool({ facts, width, height }: Room & { readonly facts: Facts }) {
  const { view, text } = facts;
  const well = Math.min((width - 92) / 6, 76);
  const needle = LEFT + ((view.median + 1) / 2 - 0.5) * well;
  const right = LEFT + well * 6;
  const bonus = right + (width - right) / 2;
  const deep = height - TOP - 19;
  const { red } = view.turn;
  const isRolled = view.median > 0;
  return (
    <>
      <Plate width={width} height={height} r={12} />
      <Screw x={9} y={9} />
      <Screw x={width - 9} y={9} />
      <Screw x={9} y={height - 9} />
      <Screw x={width - 9} y={height - 9} />
      {FACES.map((value) => (
        <Well key={value} facts={facts} value={value} x={LEFT + (value - 1) * well} width={well} height={height} />
      ))}
      <rect
        x={LEFT}
        y="6"
        width={round(well * 6)}
        height="4"
        rx="2"
        fill="url(#pulsar-brass)"
        stroke="#4a3208"
        strokeWidth=".6"
      />
      {isRolled && (
        <Moving name="needle">
          <g pointerEvents="none">
            <path
              d={`M${round(needle - 3.2)} 12L${round(needle)} ${height - 3}L${round(needle + 3.2)} 12Z`}
              fill="url(#pulsar-brass)"
              stroke="#4a3208"
              strokeWidth=".8"
            />
            <circle cx={round(needle)} cy="9" r="7" fill="url(#pulsar-coin)" stroke="#4a3208" />
            <circle cx={round(needle)} cy="9" r="2.4" fill="#4a3208" />
          </g>
        </Moving>
      )}
      <path d={`M${round(right + 6)} 14V${height - 14}`} stroke="var(--line)" />
      <Target place={BONUS_DIE}>
        <rect
          x={round(bonus - 22)}
          y={TOP + 1}
          width="44"
          height={round(deep)}
          rx="9"
          fill="var(--well)"
          stroke="#7a2b33"
        />
        <Die
          x={bonus}
          y={TOP + deep / 2 + 1}
          size={red === NONE ? 30 : 32}
          value={Math.max(red, 0)}
          red
          ghost={red === NONE}
        />
        <Label x={bonus} y={height - 6} size={11} fill="var(--dim)" anchor="middle">
          {text.bonusDie}
        </Label>
      </Target>
    </>
  );
}
