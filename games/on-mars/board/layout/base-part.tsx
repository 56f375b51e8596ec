import { isLacerda } from '../../rules/state.ts';
import { Cards, cardsWidth } from '../base/cards/row.tsx';
import { Depot } from '../base/depot.tsx';
import { Stock, Tabs } from '../base/head.tsx';
import { Lab } from '../base/lab.tsx';
import { Quarters } from '../base/quarters.tsx';
import { Storage } from '../base/storage.tsx';
import { HAS_WIDTH, LacerdaHas, Reasons, SoloCard, SoloGoal } from '../lacerda/parts.tsx';
import { useFacts } from '../table.tsx';
import { type Room, Sheet } from './sheet.tsx';
import type { DrawnProps } from './whole.tsx';

export const HOUSE = 134;
const CARDS = 112;

export type BaseProps = Room & Pick<DrawnProps, 'shown' | 'onLook'>;

/** A base, or Lacerda's seat, on a phone that stands or on a tablet. */
export function BasePart({ width, scale, shown, onLook }: BaseProps) {
  const { view } = useFacts();
  const inner = width - 24;
  const house = 12 + HOUSE + 14;
  const upper = 254;
  const cards = Math.max(inner, cardsWidth(view, shown));
  const solo = isLacerda(view, shown);
  return (
    <div className="om-base">
      <Sheet width={width} height={solo ? 572 : 440} scale={scale} className="om-draw">
        <Tabs x={12} y={8} height={30} shown={shown} onLook={onLook} most={inner} />
        {solo ? (
          <>
            <LacerdaHas x={12 + HAS_WIDTH} y={58} />
            <SoloCard x={12} y={76} width={112} height={164} />
            <SoloGoal x={140} y={78} width={Math.min(300, width - 152)} height={132} />
            <Reasons x={12} y={252} width={inner} height={138} />
            <Lab x={12} y={398} width={inner} height={164} seat={1} />
          </>
        ) : (
          <>
            <Quarters x={12} y={48} width={HOUSE} height={upper} seat={shown} />
            <Storage x={house} y={48} width={width - house - 12} height={98} seat={shown} />
            <Lab x={house} y={152} width={width - house - 12} height={150} seat={shown} />
            <Depot x={12} y={314} width={inner} height={112} seat={shown} />
          </>
        )}
      </Sheet>
      <div className="om-strip">
        <Sheet width={cards + 24} height={CARDS + 10} scale={scale} className="om-draw">
          <Cards x={12} y={2} width={cards} height={CARDS} seat={shown} />
        </Sheet>
      </div>
      {!solo && (
        <Sheet width={width} height={38} scale={scale} className="om-draw">
          <Stock x={Math.min(width - 12, 300)} y={19} seat={shown} />
        </Sheet>
      )}
      {!solo && view.rules.solo && (
        <Sheet width={width} height={140} scale={scale} className="om-draw">
          <SoloGoal x={12} y={6} width={Math.min(320, inner)} height={126} />
        </Sheet>
      )}
    </div>
  );
}
