import { IconAt, MarkAt, Moving, Target } from '@orrery/board';
import { BOARD_FIELD_INDEX, BOARD_FIELDS, SCIENTIST, type Tier } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { majorityTotal } from '../../rules/totals.ts';
import { Box, Coin, KindIcon, Token, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, DIM, HELIUM, KIND_LOOKS, LOSS, POINT } from '../art/colours.ts';
import { fieldSpot, usePieces } from '../pieces.ts';
import { fieldPlace, tierPlace } from '../places.ts';
import { useAfter, useScene } from '../scene.ts';

export const MAJORITY_HEIGHT = 53;
/** How the tiers share the width. */
const TIER_SHARES: readonly number[] = [0.25, 0.37, 0.38];
const SCIENTIST_SHARES: readonly number[] = [0.22, 0.35, 0.43];

interface MajorityProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** It stands on no company's corner, which would shine through. */
  readonly isAlone?: boolean;
}

/** A majority dock: everybody's total face up, and three tiers of what it gives. */
export function Majority({ id, x, y, w, isAlone = false }: MajorityProps) {
  const { view, me, step } = useScene();
  const after = useAfter();
  const pieces = usePieces();
  const field = BOARD_FIELD_INDEX[id];
  const { effect } = BOARD_FIELDS[field];
  if (effect.give !== 'majority') return null;
  const { kind, tiers } = effect;
  const by = view.fields[field];
  const players = view.rules.players;
  const totals = Array.from({ length: players }, (_, player) => majorityTotal(after ?? view, player, kind));
  const top = Math.max(...totals);
  const shares = kind === SCIENTIST ? SCIENTIST_SHARES : TIER_SHARES;
  const asksTier = step?.step === 'tier' && step.field === field;
  return (
    <g>
      <Target place={fieldPlace(id)} glow={<rect x={x} y={y} width={w} height={MAJORITY_HEIGHT} rx="8" />}>
        <Box x={x} y={y} w={w} h={MAJORITY_HEIGHT} r={8} fill={isAlone ? '#12182e' : '#080c1cbd'} stroke="#ffffff24" />
        <circle cx={x + 17} cy={y + 17} r="13" fill="#05070f" stroke={KIND_LOOKS[kind].line} strokeWidth="1.400" />
        {by === NONE ? (
          <KindIcon kind={kind} x={x + 17} y={y + 17} size={17} />
        ) : (
          <Moving name={pieces(fieldSpot(field))}>
            <Token seat={by & 7} x={x + 17} y={y + 17} size={25} />
          </Moving>
        )}
        {totals.map((n, player) => {
          const left = x + 37 + player * ((w - 42) / players);
          const leads = n > 0 && n === top;
          return (
            <g key={`seat ${player + 1}`}>
              <MarkAt seat={player} x={left + 6} y={y + 17} size={12} />
              <Txt x={left + 15} y={y + 21.5} size={13} fill={leads ? '#fff' : DIM} bold={leads ? 750 : 550} display>
                {n}
              </Txt>
            </g>
          );
        })}
      </Target>
      {tiers.map((tier, i) => {
        const left = x + 4 + (w - 8) * shares.slice(0, i).reduce((a, b) => a + b, 0);
        const width = (w - 8) * shares[i];
        const isMet = by === NONE && totals[me] >= tier.min && totals[me] >= top && tier.labs === 0;
        const plate = <TierPlate key={tier.min + tier.labs} tier={tier} x={left} y={y + 33} w={width} isMet={isMet} />;
        return asksTier ? (
          <Target
            key={tier.min + tier.labs}
            place={tierPlace(id, i + 1)}
            glow={<rect x={left} y={y + 2} width={width} height="50" rx="6" />}
          >
            {plate}
          </Target>
        ) : (
          plate
        );
      })}
    </g>
  );
}

interface TierPlateProps {
  readonly tier: Tier;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly isMet: boolean;
}

function TierPlate({ tier, x, y, w, isMet }: TierPlateProps) {
  let at = x + 5;
  const step = (width: number): number => {
    const left = at;
    at += width;
    return left;
  };
  return (
    <g pointerEvents="none">
      <Box
        x={x + 1}
        y={y}
        w={w - 2}
        h={17}
        r={4}
        fill={isMet ? '#2c3d33' : '#161d36'}
        stroke={isMet ? '#7fe0b4' : '#39456d'}
      />
      {tier.labs === 0 && tier.gains.some(({ gain }) => gain === 'track') && (
        <Txt x={step(9)} y={y + 12.5} size={11.25} fill="#b7c2e0" bold={700}>
          {tier.min}
        </Txt>
      )}
      {Array.from({ length: tier.labs }, (_, i) => i).map((i) => (
        <IconAt key={i} name="lab" x={step(10) + 3} y={y + 8.5} size={11} ink="#cdd6ee" />
      ))}
      {tier.gains.map(({ gain, n, of }) => {
        const left = step(gain === 'track' ? 17 : n > 1 || gain === 'rp' ? 19 : 12);
        return (
          <g key={gain}>
            {gain === 'track' && (
              <IconAt name="step" x={left + 4} y={y + 8.5} size={10} ink={COMPANY_LOOKS[of].light} />
            )}
            {gain === 'coins' && <Coin x={left + 5} y={y + 8.5} size={11} />}
            {gain === 'helium' && <IconAt name="helium" x={left + 5} y={y + 8.5} size={11} ink={HELIUM} />}
            {gain === 'rp' && <IconAt name="research-point" x={left + 5} y={y + 8.5} size={11} ink={POINT} />}
            {gain === 'remove' && <IconAt name="remove" x={left + 5} y={y + 8.5} size={11} ink={LOSS} />}
            {(n > 1 || gain === 'rp') && (
              <Txt x={left + (gain === 'track' ? 9.5 : 11)} y={y + 12.5} size={11.25} bold={750}>
                {n}
              </Txt>
            )}
          </g>
        );
      })}
    </g>
  );
}
