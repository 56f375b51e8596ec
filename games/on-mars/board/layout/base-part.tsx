import { isLacerda } from '../../rules/state.ts';
import { Cards, cardsWidth } from '../base/cards/row.tsx';
import { Depot } from '../base/depot.tsx';
import { Head, Stock } from '../base/head.tsx';
import { Lab } from '../base/lab.tsx';
import { Quarters } from '../base/quarters.tsx';
import { Storage } from '../base/storage.tsx';
import { HAS_WIDTH, LacerdaHas, Reasons, SoloCard, SoloGoal } from '../lacerda/parts.tsx';
import { useFacts } from '../table.tsx';
import { type Room, Sheet } from './sheet.tsx';
import type { DrawnProps } from './whole.tsx';

export const HOUSE = 134;
const CARDS = 104;
const TOP = 44;
/** All but the house and what stands beside it. */
const BELOW = 298;
const STOCK = 30;
/** In the solo game its goal stands below. */
export const GOAL = 140;
/** The least that Lacerda's seat needs above his cards. */
const LACERDA = 430;

export type BaseProps = Room & Pick<DrawnProps, 'shown' | 'onLook'>;

/** A base, or Lacerda's seat, on a phone that stands or on a tablet. */
export function BasePart({
  width,
  height,
  scale,
  shown,
  onLook,
  hasStock,
}: BaseProps & { readonly hasStock: boolean }) {
  const facts = useFacts();
  const { view } = facts;
  const inner = width - 24;
  const house = 12 + HOUSE + 14;
  const upper = Math.max(222, Math.min(262, height - BELOW + (hasStock ? 0 : STOCK) - (view.rules.solo ? GOAL : 0)));
  const lab = TOP + 100;
  const depot = TOP + upper + 8;
  const cards = Math.max(inner, cardsWidth(facts, shown));
  const solo = isLacerda(view, shown);
  const spare = Math.max(0, Math.min(140, height - CARDS - 4 - LACERDA));
  const why = 84 + spare * 0.6;
  return (
    <div className="om-base">
      <Sheet width={width} height={solo ? LACERDA + spare : depot + 108} scale={scale} className="om-draw">
        <Head width={width} shown={shown} onLook={onLook} />
        {solo ? (
          <>
            <LacerdaHas x={12 + HAS_WIDTH} y={58} />
            <SoloCard x={12} y={70} width={112} height={126} />
            <SoloGoal x={140} y={70} width={Math.min(300, width - 152)} height={124} />
            <Reasons x={12} y={202} width={inner} height={why} />
            <Lab x={12} y={208 + why} width={inner} height={LACERDA + spare - why - 214} seat={1} />
          </>
        ) : (
          <>
            <Quarters x={12} y={TOP} width={HOUSE} height={upper} seat={shown} />
            <Storage x={house} y={TOP} width={width - house - 12} height={94} seat={shown} />
            <Lab x={house} y={lab} width={width - house - 12} height={TOP + upper - lab} seat={shown} />
            <Depot x={12} y={depot} width={inner} height={104} seat={shown} />
          </>
        )}
      </Sheet>
      <div className="om-strip">
        <Sheet width={cards + 24} height={CARDS + 4} scale={scale} className="om-draw">
          <Cards x={12} y={0} width={cards} height={CARDS} seat={shown} />
        </Sheet>
      </div>
      {!solo && hasStock && (
        <Sheet width={width} height={STOCK} scale={scale} className="om-draw">
          <Stock x={Math.min(width - 12, 300)} y={14} seat={shown} />
        </Sheet>
      )}
      {!solo && view.rules.solo && (
        <Sheet width={width} height={GOAL} scale={scale} className="om-draw">
          <SoloGoal x={12} y={6} width={Math.min(320, inner)} height={126} />
        </Sheet>
      )}
    </div>
  );
}
