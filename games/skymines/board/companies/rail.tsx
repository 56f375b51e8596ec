import { IconAt, Moving, seatColourOnDark, Target } from '@orrery/board';
import { LAST_FIELD, TRACKS } from '../../data/index.ts';
import { at } from '../../rules/state.ts';
import { sharesOf } from '../../rules/totals.ts';
import { Box, Emblem, round, Token, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, GATE, INK, MINT, ROMAN } from '../art/colours.ts';
import { gatePlace, railPlace } from '../places.ts';
import { useAfter, useScene } from '../scene.ts';

const laneHeight = (players: number): number => (players > 3 ? 11.2 : 12.2);
export const railHeight = (players: number): number => 26 + laneHeight(players) * players;

/** As long as a marker climbs; the line behind it follows. */
const CLIMB_MS = 600;

/** Room at the left for the emblem, at the right for the shares held. */
const [LEFT, RIGHT] = [30, 26];

interface RailProps {
  readonly company: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Where things are on a rail. */
function measures(players: number, { x, y, w }: Omit<RailProps, 'company'>) {
  const lane = laneHeight(players);
  const pitch = (w - LEFT - RIGHT) / (LAST_FIELD + 1);
  return {
    lane,
    pitch,
    lanes: lane * players,
    x0: x + LEFT,
    top: y + 19,
    middle: (field: number): number => x + LEFT + (field + 0.5) * pitch,
    behind: (field: number): number => x + LEFT + (field + 1) * pitch,
    laneY: (player: number): number => y + 20 + lane * (player + 0.5),
  };
}

/** A company's track as a rail: a lane for everybody, shares as flags, gates that cost, thresholds that give. */
export function Rail(props: RailProps) {
  const { company, x, y, w } = props;
  const { view, me, step } = useScene();
  const { players } = view.rules;
  const look = COMPANY_LOOKS[company];
  const track = TRACKS[view.tracks[company]];
  const m = measures(players, props);
  const h = railHeight(players);
  const position = (player: number): number => view.positions[at(company, player)];
  const everybody = Array.from({ length: players }, (_, player) => player);
  const atGate = step?.step === 'barrier' && step.company === company;
  return (
    <g>
      <Target place={railPlace(company)} glow={<rect x={x} y={y} width={w} height={h} rx="9" />}>
        <Box x={x} y={y} w={w} h={h} r={9} fill="url(#sky-steel)" stroke={look.base} />
        <path
          d={`M${x + 9} ${y}h17v${h}h-17a9 9 0 0 1-9-9v${-(h - 18)}a9 9 0 0 1 9-9Z`}
          fill={`url(#sky-flag${company})`}
        />
        <Emblem company={company} x={x + 13} y={y + h / 2} size={19} />
        <Box
          x={m.x0 - 1}
          y={m.top}
          w={m.pitch * (LAST_FIELD + 1) + 2}
          h={m.lanes + 2}
          r={4}
          fill="#060a18"
          stroke="#000"
        />
        <path
          d={Array.from(
            { length: LAST_FIELD + 1 },
            (_, i) =>
              `M${round(m.x0 + i * m.pitch + 0.7)} ${m.top + 1.2}h${round(m.pitch - 1.4)}v${round(m.lanes - 0.4)}h${round(1.4 - m.pitch)}Z`,
          ).join('')}
          fill={look.base}
          fillOpacity=".16"
        />
        {track.shares.map(([field, n]) => (
          <Flag key={field} x={m.middle(field)} y={y} n={n} company={company} reached={position(me) >= field}>
            <Box
              x={m.x0 + field * m.pitch + 0.7}
              y={m.top + 1.2}
              w={m.pitch - 1.4}
              h={m.lanes - 0.4}
              r={2}
              fill={`${look.base}80`}
            />
          </Flag>
        ))}
        {track.barriers.map(([after]) => (
          <path
            key={after}
            d={`M${round(m.behind(after))} ${m.top - 1}v${m.lanes + 4}`}
            stroke={GATE}
            strokeWidth="3"
            strokeDasharray="3 3"
          />
        ))}
        {track.thresholds.map(({ after }, i) => {
          const crowded = track.shares.some(([field]) => field === after + 1);
          return (
            <g key={after}>
              <path d={`M${round(m.behind(after))} ${m.top - 2}v${m.lanes + 5}`} stroke={MINT} strokeWidth="2.200" />
              <Txt
                x={m.behind(after) + (crowded ? -2 : 2)}
                y={y + 14}
                size={11.25}
                fill={MINT}
                at={crowded ? 'end' : 'start'}
                bold={800}
              >
                {ROMAN[i]}
              </Txt>
            </g>
          );
        })}
        {everybody.map((player) => (
          <rect
            key={player}
            className="sky-lane"
            x={round(m.middle(0))}
            y={round(m.laneY(player) - 1.5)}
            width={round(m.middle(position(player)) - m.middle(0))}
            height="3"
            rx="1.500"
            fill={seatColourOnDark(player)}
            opacity=".85"
          />
        ))}
        <Ahead company={company} m={m} />
        {everybody.map((player) => {
          const shares = sharesOf(view, company, player);
          return (
            <Txt
              key={player}
              x={x + w - RIGHT / 2 + 1}
              y={m.laneY(player) + 4.2}
              size={players > 3 ? 11.25 : 12.5}
              fill={shares > 0 ? seatColourOnDark(player) : '#8390b8'}
              at="middle"
              bold={750}
              display
            >
              {shares}
            </Txt>
          );
        })}
        <IconAt name="share" x={x + w - RIGHT / 2 + 1} y={y + 10} size={14} ink={look.light} />
      </Target>
      {track.barriers.map(([after, cost]) => {
        const isNext = atGate && position(me) === after;
        const gate = (
          <>
            <Box x={m.behind(after) - 8} y={m.top + m.lanes / 2 - 7} w={16} h={15} r={4} fill="#2a0d08" stroke={GATE} />
            <Txt x={m.behind(after)} y={m.top + m.lanes / 2 + 4.8} size={11.5} fill="#ffc2b6" at="middle" bold={750}>
              {cost}
            </Txt>
          </>
        );
        const glow = <rect x={m.behind(after) - 10} y={m.top - 3} width="20" height={m.lanes + 8} rx="5" />;
        return isNext ? (
          <Target key={after} place={gatePlace(company)} glow={glow}>
            {gate}
          </Target>
        ) : (
          <g key={after} pointerEvents="none">
            {gate}
          </g>
        );
      })}
      {everybody.map((player) => (
        <Moving key={player} name={`share marker ${company} ${player}`} flat ms={CLIMB_MS}>
          <Token seat={player} x={m.middle(position(player))} y={m.laneY(player)} size={Math.min(15, m.lane + 2.2)} />
        </Moving>
      ))}
    </g>
  );
}

interface FlagProps {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly company: number;
  readonly reached: boolean;
  readonly children: React.ReactNode;
}

/** The shares that are held from a field on. */
function Flag({ x, y, n, company, reached, children }: FlagProps) {
  const { base, ink, light } = COMPANY_LOOKS[company];
  return (
    <>
      {children}
      <path
        d={`M${round(x - 6.5)} ${y + 3}h13v11.500l-6.500 4-6.500-4Z`}
        fill={reached ? base : '#232c4c'}
        stroke={reached ? INK : base}
      />
      <Txt x={x} y={y + 13} size={11.25} fill={reached ? ink : light} at="middle" bold={750}>
        {n}
      </Txt>
    </>
  );
}

/** Where markers would be after what is tried out. */
function Ahead({ company, m }: { readonly company: number; readonly m: ReturnType<typeof measures> }) {
  const { view } = useScene();
  const after = useAfter();
  if (after === undefined) return null;
  return (
    <g opacity=".6">
      {Array.from({ length: view.rules.players }, (_, player) => player)
        .filter((player) => after.positions[at(company, player)] !== view.positions[at(company, player)])
        .map((player) => (
          <Token
            key={player}
            seat={player}
            x={m.middle(after.positions[at(company, player)])}
            y={m.laneY(player)}
            size={Math.min(15, m.lane + 2.2)}
          />
        ))}
    </g>
  );
}
