import { IconAt, MarkAt, Moving, Target } from '@orrery/board';
import { AWARDS, GYRODYNES, ROUNDS } from '../../data/index.ts';
import { arrow, die, Glyphs } from '../art/glyphs.tsx';
import { Rotor, Ship } from '../art/pieces.tsx';
import { Coin, Label, Plate, PlateGlow } from '../art/things.tsx';
import { type Facts, type Room, useTried } from '../facts.ts';
import { EXPLORATION, places, ROUND, TURN_ORDER } from '../places.ts';
import { FlightControls } from './controls.tsx';

/** Round and phase. */
export function RoundSign({ facts: { view, text } }: { readonly facts: Facts }) {
  return (
    <Target place={ROUND}>
      <rect x="0" y="0" width="104" height="64" fill="transparent" />
      <Label x={4} y={22} size={21} weight={700} display>
        {text.round(view.round)}
      </Label>
      <Label x={4} y={40} size={12.5} fill="var(--dim)">
        {text.game.phases[view.phase]}
      </Label>
      {Array.from({ length: ROUNDS }, (_, i) => (
        <circle
          key={i}
          cx={8 + i * 9.5}
          cy={54}
          r="3.2"
          fill={i < view.round ? 'var(--brass)' : 'var(--well)'}
          stroke="var(--brass)"
          strokeWidth=".8"
        />
      ))}
    </Target>
  );
}

/** Ships in the order of their turns, and the order that a die under the pointer would make. */
export function TurnOrder({
  facts: { view, text },
  across = false,
}: {
  readonly facts: Facts;
  readonly across?: boolean;
}) {
  const tried = useTried();
  const next = tried?.after.initiative.map((marker) => marker & 3);
  const isChanged = view.phase === 'dice' && next !== undefined;
  const step = across ? 34 : 27;
  const length = view.order.length * step;
  return (
    <Target place={TURN_ORDER}>
      {across ? (
        <rect x={-length} y="-14" width={length} height="28" fill="transparent" />
      ) : (
        <rect x="-70" y="0" width="70" height={24 + length} fill="transparent" />
      )}
      {!across && (
        <Label x={0} y={14} fill="var(--dim)" anchor="end">
          {isChanged ? text.nextOrder : text.turnOrder}
        </Label>
      )}
      {(isChanged ? next : view.order).map((seat, i) => {
        const [x, y] = across ? [-length + i * step + 22, 0] : [-20, 36 + i * step];
        const isNow = view.phase === 'action' && view.turn.seat === seat && view.order.indexOf(seat) === i;
        const before = view.order.slice(0, i).filter((other) => other === seat).length;
        return (
          <g key={i} opacity={isChanged ? 0.8 : 1}>
            <Label
              x={x - (across ? 10 : 16)}
              y={y + 4}
              size={across ? 11 : 12}
              fill="var(--dim)"
              anchor="end"
              weight={600}
            >
              {i + 1}
            </Label>
            <Moving name={`turn ${seat} ${before}`}>
              <Ship x={x} y={y} size={across ? 17 : 22} seat={seat} />
            </Moving>
            {isNow && !across && <path d={`M${x + 13} ${y}l7-4.500v9Z`} fill="var(--brass)" />}
          </g>
        );
      })}
    </Target>
  );
}

function Awards({
  type,
  x,
  y,
  step,
  r,
  view,
}: {
  readonly type: number;
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly r: number;
  readonly view: Facts['view'];
}) {
  return AWARDS.map((points, i) => {
    const isGone = i < AWARDS.length - view.awards[type];
    const owner = view.players.findIndex(({ awards }) => awards.includes(type * 2 + i));
    return (
      <g key={i}>
        <g opacity={isGone ? 0.35 : 1}>
          <Coin x={x + i * step} y={y} r={r}>
            {points}
          </Coin>
        </g>
        {isGone && owner >= 0 && <MarkAt seat={owner} x={x + i * step} y={y} size={r * 1.7} />}
      </g>
    );
  });
}

export const SUPPLY = { width: 78, height: 46 };

/** Gyrodynes left of a type, the dice that take and complete one, and its awards. */
export function Supply({
  facts: { view },
  type,
  width,
}: {
  readonly facts: Facts;
  readonly type: number;
  readonly width?: number;
}) {
  const { type: name, takeDie, completeDie } = GYRODYNES[type];
  const isRow = width !== undefined;
  const size = isRow ? { width, height: 40 } : SUPPLY;
  return (
    <Target place={places.supply(name)} className="fades" glow={<PlateGlow {...size} r={9} />}>
      <Plate {...size} r={9} />
      {isRow ? (
        <>
          <Moving name={`supply ${name}`}>
            <Rotor x={22} y={20} r={16} type={name} state="loose" />
          </Moving>
          <Label x={44} y={25} size={13} weight={650}>
            ×{view.supply[type]}
          </Label>
          <Glyphs row={[die(takeDie), arrow, die(completeDie)]} x={width * 0.4} y={20} room={60} most={1.2} />
          <Awards type={type} x={width - 38} y={20} step={22} r={9.5} view={view} />
        </>
      ) : (
        <>
          <Moving name={`supply ${name}`}>
            <Rotor x={18} y={18} r={15} type={name} state="loose" />
          </Moving>
          <Label x={18} y={43} size={11} fill="var(--ink)" anchor="middle" weight={600} halo="var(--plate)">
            ×{view.supply[type]}
          </Label>
          <Glyphs row={[die(takeDie), arrow, die(completeDie)]} x={36} y={13} room={40} most={0.85} />
          <IconAt
            name="award"
            x={41}
            y={34}
            size={14}
            ink={view.awards[type] > 0 ? 'var(--brass-text)' : 'var(--dim)'}
          />
          <Awards type={type} x={55} y={34} step={15.5} r={7.4} view={view} />
        </>
      )}
    </Target>
  );
}

/** Exploration tiles: how many are left unseen, how many lie open. */
export function ExplorationStack({
  facts: { view, text },
  beside = false,
}: {
  readonly facts: Facts;
  readonly beside?: boolean;
}) {
  const left = text.left(view.unexplored.length);
  return (
    <Target place={EXPLORATION}>
      {[2, 1, 0].map((i) => (
        <rect key={i} x={i * 2.5} y={6 - i * 2.5} width="40" height="46" rx="6" fill="#3a2a1a" stroke="#ffcf8a" />
      ))}
      <IconAt name="explore" x={20} y={29} size={26} ink="#ffcf8a" />
      {beside ? (
        <>
          <Label x={56} y={27} size={12.5}>
            {left}
          </Label>
          <Label x={56} y={44} size={12.5} fill="var(--dim)">
            {text.used(view.explored.length)}
          </Label>
        </>
      ) : (
        <Label x={20} y={68} size={11.5} fill="var(--dim)" anchor="middle">
          {left}
        </Label>
      )}
    </Target>
  );
}

/** The four corners around the dial carry what belongs to the whole table. */
export function Corners({
  facts,
  width,
  height,
  withSupply,
}: Room & { readonly facts: Facts; readonly withSupply: boolean }) {
  const low = height - SUPPLY.height;
  return (
    <>
      <RoundSign facts={facts} />
      <g transform={`translate(${width - 4} 0)`}>
        <TurnOrder facts={facts} />
      </g>
      <g transform="translate(0 68)">
        <FlightControls facts={facts} />
      </g>
      {withSupply && (
        <>
          {[
            [0, low - SUPPLY.height - 4],
            [0, low],
            [SUPPLY.width + 4, low],
          ].map(([x, y], type) => (
            <g key={type} transform={`translate(${x} ${y})`}>
              <Supply facts={facts} type={type} />
            </g>
          ))}
          <g transform={`translate(${width - 66} ${height - 76})`}>
            <ExplorationStack facts={facts} />
          </g>
        </>
      )}
    </>
  );
}
