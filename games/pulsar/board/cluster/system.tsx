import { SYSTEM_TILES } from '../../data/index.ts';
import { PLANETS } from '../../rules/cluster.ts';
import { NOBODY, type PulsarState } from '../../rules/state.ts';
import { freePlanet } from '../../rules/systems.ts';
import { glyphsOf } from '../art/effects.tsx';
import { Glyphs, widthOf } from '../art/glyphs.tsx';
import { type Point, round } from '../art/measure.ts';
import { Planet } from '../art/pieces.tsx';
import { Pop } from '../art/pop.tsx';
import { Label } from '../art/things.tsx';
import type { Dial } from './dial.ts';
import { DeadEnd, type SpotProps } from './spot.tsx';

/** Where the planets of a system lie around its sun. */
export const SLOTS: Readonly<Record<'w' | 'nw' | 'ne' | 'e', Point>> = {
  w: [-16.5, 3.5],
  nw: [-9.4, -12.2],
  ne: [9.4, -12.2],
  e: [16.5, 3.5],
};
/** Systems are drawn a little larger than the rest. */
export const SYSTEM_SCALE = 1.12;

export function System({ dial, view, at, delay }: SpotProps) {
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
    <Label x={0} y={6 * unit} size={Math.max(11, 17 * unit)} fill="#fff3d6" weight={700} anchor="middle" display>
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
