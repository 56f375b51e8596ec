import { Discards } from '../market/discards.tsx';
import { discardsRoom, Market, marketHeight } from '../market/market.tsx';
import { useScene } from '../scene.ts';
import { PartSvg } from './svg.tsx';

interface MarketPartProps {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly fanned: boolean;
  readonly onFan: () => void;
}

/** The part of a small screen with rounds, cards and plans. */
export function MarketPart({ w, h, scale, fanned, onFan }: MarketPartProps) {
  const { options, view, text } = useScene();
  const room = { x: 10, y: 8, w: w - 20, h: marketHeight(w - 20, h - 14) };
  const isBuyingBack = options.some((option) => option.do === 'buy-back');
  const pile = discardsRoom(room);
  return (
    <div className="sky-part">
      <PartSvg w={w} h={room.h + 14} scale={scale}>
        <Market {...room} />
        {(fanned || isBuyingBack) && <Discards x={room.x} y={room.y + 80} w={room.w} h={room.h - 84} />}
      </PartSvg>
      {!isBuyingBack && (
        <button
          type="button"
          className="sky-look"
          data-place="discards"
          style={{ left: pile.x * scale, top: pile.y * scale, width: pile.w * scale, height: pile.h * scale }}
          aria-expanded={fanned}
          aria-label={text.discards(view.discards.length)}
          onClick={onFan}
        />
      )}
    </div>
  );
}
