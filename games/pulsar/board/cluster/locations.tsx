import { IconAt } from '@orrery/board';
import { CLUSTER_SIDES, GYRODYNES, type Location, SYSTEM_TILES } from '../../data/index.ts';
import { PLANETS } from '../../rules/cluster.ts';
import { NOBODY, type PulsarState } from '../../rules/state.ts';
import { freePlanet } from '../../rules/systems.ts';
import { Glyphs, glyphsOf, widthOf } from '../art/glyphs.tsx';
import { type Point, polar, round } from '../art/measure.ts';
import { Gate, Planet, Rotor } from '../art/pieces.tsx';
import { Pop } from '../art/pop.tsx';
import { Pulse } from '../art/pulse.tsx';
import { Label, Ring } from '../art/things.tsx';
import type { Dial } from './dial.ts';

/** Where the planets of a system lie around its sun. */
export const SLOTS: Readonly<Record<'w' | 'nw' | 'ne' | 'e', Point>> = {
  w: [-16.5, 3.5],
  nw: [-9.4, -12.2],
  ne: [9.4, -12.2],
  e: [16.5, 3.5],
};
/** Systems are drawn a little larger than the rest. */
export const SYSTEM_SCALE = 1.12;

interface SpotProps {
  readonly dial: Dial;
  readonly view: PulsarState;
  readonly at: number;
  /** Milliseconds until a ship has come by. */
  readonly delay: number;
}

/** Drawn around the location's own point, in units of the dial. */
export function LocationSpot({ dial, view, at, delay }: SpotProps) {
  const location: Location = CLUSTER_SIDES[dial.side].locations[at];
  switch (location.type) {
    case 'gate':
      return <Gate x={0} y={0} r={8.2 * dial.unit} color={location.color} />;
    case 'entry':
      return <Entry dial={dial} at={at} />;
    case 'system':
      return <System dial={dial} view={view} at={at} delay={delay} />;
    case 'pulsar':
      return <Pulsar dial={dial} view={view} at={at} delay={delay} />;
  }
}

function Entry({ dial: { points, middle, unit }, at }: { readonly dial: Dial; readonly at: number }) {
  const [x, y] = points[at];
  const turn = (Math.atan2(y - middle, x - middle) * 180) / Math.PI + 90;
  return (
    <g transform={`rotate(${round(turn)}) scale(${round(unit)})`}>
      <circle r="11" fill="transparent" />
      <path d="M-7 5h14M-4.500 0h9M-2-5h4" stroke="#e9e2ff" strokeWidth="2" strokeLinecap="round" opacity=".85" />
    </g>
  );
}

/** A dead end draws an exploration tile; its sign stands beside the location. */
const DeadEnd = ({ x, y, unit }: { readonly x: number; readonly y: number; readonly unit: number }) => (
  <IconAt name="explore" x={x * unit} y={y * unit} size={14 * unit} ink="#ffcf8a" />
);

function System({ dial, view, at, delay }: SpotProps) {
  const { net } = dial;
  const unit = dial.unit * SYSTEM_SCALE;
  const system = net.systemOf[at];
  return (
    <>
      <Pop on={view.shown[system]} how="opens" delay={delay}>
        {view.shown[system] === 1 ? (
          <KnownSystem
            view={view}
            system={system}
            unit={unit}
            brief={dial.size < 500}
            above={isLow(dial, at)}
            delay={delay}
          />
        ) : (
          <VeiledSystem unit={unit} />
        )}
      </Pop>
      {net.deadEnd[at] && <DeadEnd x={23} y={-18} unit={unit} />}
    </>
  );
}

const VeiledSystem = ({ unit }: { readonly unit: number }) => (
  <>
    <circle
      r={round(17 * unit)}
      fill="url(#pulsar-mist)"
      stroke="#c4b0ff"
      strokeWidth="1.2"
      strokeDasharray="2.5 2.5"
    />
    <path
      d={`M${round(-11 * unit)} ${round(4 * unit)}q${round(7 * unit)} ${round(-9 * unit)} ${round(13 * unit)} ${round(-4 * unit)}t${round(8 * unit)} ${round(-3 * unit)}`}
      stroke="#d8c8ff"
      strokeOpacity=".5"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <Label x={0} y={6 * unit} size={17 * unit} fill="#fff3d6" weight={700} anchor="middle" display>
      ?
    </Label>
  </>
);

/** Below the lowest systems the rim would hide what stands there. */
function isLow({ points, middle, inner, unit }: Dial, at: number): boolean {
  const [x, y] = points[at];
  return Math.hypot(x - middle, y + 36 * unit - middle) > inner - 22;
}

interface KnownProps {
  readonly view: PulsarState;
  readonly system: number;
  readonly unit: number;
  /** Only a bead says that the bonus can still be had. */
  readonly brief: boolean;
  /** What belongs below the system stands above it. */
  readonly above: boolean;
  readonly delay: number;
}

function KnownSystem({ view, system, unit, brief, above, delay }: KnownProps) {
  const tile = SYSTEM_TILES[view.systems[system]];
  const planets = tile.planets.map((planet, i) => ({ ...planet, who: view.planets[system * PLANETS + i] }));
  const isLeft = planets.some(({ who }) => who === NOBODY);
  return (
    <>
      <circle r={round(22.5 * unit)} fill="url(#pulsar-system)" stroke="#a493ea" strokeOpacity=".8" />
      <ellipse
        cy="1"
        rx={round(16 * unit)}
        ry={round(12 * unit)}
        fill="none"
        stroke="#8877cc"
        strokeOpacity=".45"
        strokeWidth=".8"
      />
      <circle cy="3" r={round(9.5 * unit)} fill="url(#pulsar-sun)" opacity={isLeft ? 0.95 : 0.4} />
      {planets.map(({ slot, kind, who }) => (
        <Pop key={slot} on={who} delay={delay}>
          <Planet x={SLOTS[slot][0] * unit} y={SLOTS[slot][1] * unit} r={8 * unit} kind={kind} who={who} />
        </Pop>
      ))}
      {freePlanet(view, system, 'blue') >= 0 &&
        (brief ? (
          <circle cy={round((above ? -24 : 21) * unit)} r="4.5" fill="#57b4f0" stroke="#e9fbff" strokeWidth="1.3" />
        ) : (
          <Bonus effects={tile.bonus} unit={unit} y={above ? -31 : 22} />
        ))}
    </>
  );
}

function Bonus({
  effects,
  unit,
  y,
}: {
  readonly effects: (typeof SYSTEM_TILES)[number]['bonus'];
  readonly unit: number;
  readonly y: number;
}) {
  const row = glyphsOf(effects);
  const width = widthOf(row) + 8;
  return (
    <g transform={`translate(0 ${round(y * unit)}) scale(${round(unit)})`}>
      <rect
        x={round(-width / 2)}
        y="-11"
        width={round(width)}
        height="22"
        rx="11"
        fill="#0c0724"
        stroke="#57b4f0"
        strokeWidth="1.1"
      />
      <Glyphs row={row} x={0} y={0} anchor="middle" />
    </g>
  );
}

/** Where on its ring the owner's mark sits: towards the middle of the dial. */
export function beadOf({ points, middle }: Dial, at: number, r: number): Point {
  const [x, y] = points[at];
  return polar(r, (Math.atan2(y - middle, x - middle) * 180) / Math.PI + 215);
}

function Pulsar({ dial, view, at, delay }: SpotProps) {
  const { unit, net } = dial;
  const pulsar = net.pulsarOf[at];
  const owner = view.owner[pulsar];
  const isOwned = owner !== NOBODY;
  const spins = view.spins[pulsar] === 1;
  const beam = round((spins ? 38 : 25) * unit);
  const [wide, thin] = [round(4.5 * unit), round(1.2 * unit)];
  const r = 17 * unit;
  return (
    <>
      <circle
        className="breathes"
        r={round((isOwned ? 26 : 17) * unit)}
        fill="url(#pulsar-pulse)"
        opacity={spins ? 1 : 0.75}
      />
      <path
        transform={`rotate(${(pulsar * 47) % 180})`}
        d={`M${-beam} ${-wide}L0 ${-thin}L${beam} ${-wide}V${wide}L0 ${thin}L${-beam} ${wide}Z`}
        fill="url(#pulsar-beam)"
        opacity={spins ? 0.8 : 0.6}
      />
      {net.neighbours[at].length === 0 && (
        <circle
          r={round(13 * unit)}
          fill="none"
          stroke="#bfe0ff"
          strokeOpacity=".8"
          strokeWidth="1.2"
          strokeDasharray="3 3"
        />
      )}
      {view.gyrodyne[pulsar] >= 0 ? (
        <Pop on={view.spins[pulsar]} how="spins-up">
          <Rotor
            x={0}
            y={0}
            r={13.2 * unit}
            type={GYRODYNES[view.gyrodyne[pulsar]].type}
            state={spins ? 'spins' : 'built'}
          />
        </Pop>
      ) : (
        <circle r={round(4 * unit)} fill="#fff" />
      )}
      <Pop on={owner} delay={delay}>
        {isOwned && <Ring x={0} y={0} r={r} seat={owner} width={3.4 * unit} bead={beadOf(dial, at, r)} />}
      </Pop>
      {spins && <Pulse r={round(46 * unit)} on={view.round} place={pulsar} />}
      {net.deadEnd[at] && <DeadEnd x={17} y={-17} unit={unit} />}
    </>
  );
}

/** How far a location reaches: what glows around it. */
export function reachOf(dial: Dial, view: PulsarState, at: number): number {
  const { net, unit } = dial;
  switch (net.types[at]) {
    case 'gate':
      return 14 * unit;
    case 'system':
      return 24.5 * SYSTEM_SCALE * unit;
    case 'pulsar':
      return (view.owner[net.pulsarOf[at]] === NOBODY ? 17 : 22.5) * unit;
    case 'entry':
      return 15 * unit;
  }
}
