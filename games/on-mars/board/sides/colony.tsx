import { Target } from '@orrery/board';
import { countBits } from '@orrery/kernel';
import { BOTS, CONTRACTS, effect, ROVER, SHIPS } from '../../data/index.ts';
import { CONTRACT } from '../../rules/state.ts';
import { EffectRow } from '../art/effect.tsx';
import { Good } from '../art/goods.tsx';
import { WARM } from '../art/sides.ts';
import { Type, widthOf } from '../art/type.tsx';
import { at } from '../places.ts';
import { seatOf, useFacts, useStep, useText, useView } from '../table.tsx';
import { DisplayCard } from './cards.tsx';
import { CONSTRUCT_HEIGHT, Construct } from './construct.tsx';
import { LifeSupport } from './life-support/life-support.tsx';
import type { Column } from './orbit.tsx';
import { ActionPlate, type Box, HEAD } from './plate.tsx';

export function ControlCenter({ x, y, width }: Column) {
  return (
    <ActionPlate
      action="control-center"
      x={x}
      y={y}
      width={width}
      height={HEAD}
      noteWidth={84}
      note={
        <>
          <EffectRow
            effect={effect('move', { n: 2, of: BOTS })}
            x={x + width - 66}
            y={y + 17}
            size={17}
            ink={WARM.text}
          />
          <EffectRow
            effect={effect('move', { n: 2, of: ROVER })}
            x={x + width - 26}
            y={y + 17}
            size={17}
            ink={WARM.text}
          />
        </>
      }
    />
  );
}

export function Upgrade({ x, y, width }: Column) {
  return (
    <ActionPlate
      action="upgrade-building"
      x={x}
      y={y}
      width={width}
      height={HEAD}
      noteWidth={22}
      note={<Good good={0} x={x + width - 125} y={y + 17} size={15} />}
    />
  );
}

export function WelcomeShip({ x, y, width }: Column) {
  const facts = useFacts();
  const { view, text } = facts;
  const welcomed = SHIPS - countBits(view.players[seatOf(facts)].ships);
  const words = text.ofMany(welcomed, view.level);
  const left = x + width - 26 - widthOf(words, 12, 650);
  return (
    <ActionPlate
      action="welcome-ship"
      x={x}
      y={y}
      width={width}
      height={HEAD}
      noteWidth={widthOf(words, 12, 650) + 52}
      note={
        <>
          <Good good={2} x={left - 17} y={y + 17} size={15} />
          <Good good={3} x={left} y={y + 17} size={15} />
          <Type x={x + width - 12} y={y + 21.5} weight={650} fill={WARM.soft} anchor="end">
            {words}
          </Type>
        </>
      }
    />
  );
}

const DISPLAY_CARD = 52;
export const HIRE_HEIGHT = HEAD + 3 + DISPLAY_CARD + 8;
export function Hire({ x, y, width }: Column) {
  const view = useView();
  const each = (width - 16 - 5 * 4) / 6;
  const boxOf = (i: number): Box => ({ x: x + 8 + i * (each + 4), y: y + HEAD + 2, width: each, height: DISPLAY_CARD });
  return (
    <ActionPlate action="hire-or-contract" x={x} y={y} width={width} height={HIRE_HEIGHT}>
      {view.display.map((card, i) => {
        const box = boxOf(i);
        return (
          <Target key={at.display(i)} place={at.display(i)} glow={<rect {...box} rx={6} />}>
            <DisplayCard {...box} card={card} />
          </Target>
        );
      })}
    </ActionPlate>
  );
}

/** The Contract deck, fanned out while somebody fills an empty slot from it. */
export function ContractFan({ x, y, width }: Column) {
  const view = useView();
  const { pickContract } = useText();
  if (useStep() !== 'fill-display') return null;
  const count = view.contractDeck.length;
  const per = Math.min(count, 6);
  const each = Math.min(44, (width - 16 - (per - 1) * 4) / per);
  const rows = Math.ceil(count / per);
  const height = 30 + rows * (DISPLAY_CARD + 6);
  const top = y - height - 4;
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} rx={10} fill="#1b100c" fillOpacity={0.96} stroke={WARM.edge} />
      <Type x={x + 10} y={top + 19} weight={650} fill={WARM.text}>
        {pickContract}
      </Type>
      {view.contractDeck.map((contract, i) => {
        const { id } = CONTRACTS[contract];
        const box = {
          x: x + 8 + (i % per) * (each + 4),
          y: top + 27 + Math.floor(i / per) * (DISPLAY_CARD + 6),
          width: each,
          height: DISPLAY_CARD,
        };
        return (
          <Target key={id} place={at.deck(id)} glow={<rect {...box} rx={6} />}>
            <DisplayCard {...box} card={CONTRACT + contract} />
          </Target>
        );
      })}
    </g>
  );
}

/** The colony: actions on the ground, life support at their foot. */
export function ColonyColumn({ x, y, width, height, gap = 6 }: Box & { readonly gap?: number }) {
  let top = y;
  const next = (used: number): number => {
    const here = top;
    top += used + gap;
    return here;
  };
  const control = next(HEAD);
  const construct = next(CONSTRUCT_HEIGHT);
  const upgrade = next(HEAD);
  const ship = next(HEAD);
  const hire = next(HIRE_HEIGHT);
  return (
    <g>
      <ControlCenter x={x} y={control} width={width} />
      <Construct x={x} y={construct} width={width} />
      <Upgrade x={x} y={upgrade} width={width} />
      <WelcomeShip x={x} y={ship} width={width} />
      <Hire x={x} y={hire} width={width} />
      <LifeSupport x={x} y={top} width={width} height={Math.max(112, y + height - top)} />
      <ContractFan x={x} y={hire} width={width} />
    </g>
  );
}
/** The same in two columns, for a phone on its side. */
export function ColonyWide({ x, y, width }: Column) {
  const each = (width - 10) / 2;
  const right = x + each + 10;
  return (
    <g>
      <ControlCenter x={x} y={y} width={each} />
      <Construct x={x} y={y + HEAD + 6} width={each} />
      <Upgrade x={x} y={y + HEAD + CONSTRUCT_HEIGHT + 12} width={each} />
      <WelcomeShip x={right} y={y} width={each} />
      <Hire x={right} y={y + HEAD + 6} width={each} />
      <ContractFan x={x} y={y + HEAD + HIRE_HEIGHT} width={each} />
    </g>
  );
}
export const COLONY_WIDE = 2 * HEAD + CONSTRUCT_HEIGHT + 18;
export const COLONY_LEAST = 3 * HEAD + CONSTRUCT_HEIGHT + HIRE_HEIGHT + 5 * 6 + 124;
