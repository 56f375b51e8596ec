import { IconAt } from '@orrery/board';
import { memo } from 'react';
import { CARDS, CHEMIST, ENERGY, SCIENTIST, SHARE } from '../../data/index.ts';
import { Box, Coin, Emblem, KindIcon, Plate, round, Txt } from '../art/basics.tsx';
import { COIN, GLOW, HELIUM, INK, KIND_LOOKS, POINT } from '../art/colours.ts';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The back of a card. */
export const CardBack = memo(function CardBack({ x, y, w, h }: Rect) {
  const r = Math.max(4, w * 0.075);
  const [cx, cy] = [x + w / 2, y + h / 2];
  return (
    <g>
      <Box x={x} y={y} w={w} h={h} r={r} fill="url(#sky-back)" stroke="#060912" weight={1.5} />
      <Box x={x + 3} y={y + 3} w={w - 6} h={h - 6} r={r - 1} fill="url(#sky-back-pattern)" stroke="#d9a44173" />
      <circle cx={cx} cy={cy} r={round(w * 0.2)} fill="#141b38" stroke="#d9a441" strokeWidth="1.500" />
      <ellipse
        rx={round(w * 0.28)}
        ry={round(w * 0.09)}
        transform={`translate(${round(cx)} ${round(cy)}) rotate(-24)`}
        fill="none"
        stroke="#d9a441"
        strokeWidth="1.300"
      />
    </g>
  );
});

interface CardProps extends Rect {
  readonly card: number;
  /** What it costs here, if that is not what is printed. */
  readonly price?: number;
  /** The +1 tile lies on it, or a lasting bonus adds to it. */
  readonly plus?: number;
  /** Only a strip at its left is seen, so the picture moves there. */
  readonly narrow?: boolean;
  readonly opacity?: number;
}

/** An action card: one bold picture, a numeral with a pip for each unit, its cost, the share it carries. */
export const Card = memo(function Card({ card, x, y, w, h, price, plus = 0, narrow = false, opacity }: CardProps) {
  const row = CARDS[card];
  if (row === undefined) return <CardBack x={x} y={y} w={w} h={h} />;
  const look = KIND_LOOKS[row.kind];
  const isBig = w >= 80 && h >= 96;
  const r = Math.max(4, w * 0.075);
  const band = Math.round(h * (isBig ? 0.26 : 0.3));
  const bandY = y + h - band;
  const artH = h - band;
  const isShare = row.kind === SHARE;
  const [cx, cy] = [x + w / 2, y + artH * (isBig ? 0.57 : 0.55)];
  const size = Math.min(w * 0.62, artH * 0.78);
  return (
    <g {...(opacity === undefined ? {} : { opacity })}>
      <Box x={x + 1} y={y + 3} w={w} h={h} r={r} fill="#000" opacity={0.38} />
      <Box
        x={x}
        y={y}
        w={w}
        h={h}
        r={r}
        fill={isShare ? `url(#sky-flag${row.share})` : `url(#sky-kind${row.kind})`}
        stroke="#060912"
        weight={1.5}
      />
      {isShare ? (
        <Emblem company={row.share} x={cx} y={cy} size={size} />
      ) : (
        <>
          <ellipse cx={round(cx)} cy={round(cy)} rx={round(w * 0.5)} ry={round(artH * 0.6)} fill="url(#sky-lamp)" />
          <Hills x={x} y={y} w={w} h={artH} dark={look.dark} />
          {!narrow && <IconAt name={look.icon} x={cx} y={cy} size={size} ink={look.ink} accent={0.35} />}
        </>
      )}
      <path
        d={`M${round(x)} ${round(bandY)}H${round(x + w)}V${round(y + h - r)}a${r} ${r} 0 0 1 ${-r} ${r}H${round(x + r)}a${r} ${r} 0 0 1 ${-r} ${-r}Z`}
        fill="#0a0e1c"
        fillOpacity=".82"
      />
      <path d={`M${round(x + r)} ${round(y + 1.2)}H${round(x + w - r)}`} stroke="#fff" strokeOpacity=".5" />
      <Worth card={card} x={x} w={w} middle={bandY + band / 2} isBig={isBig} plus={plus} />
      {!isShare && row.share >= 0 && !narrow && <Ribbon company={row.share} x={x + w} y={y} isBig={isBig} />}
      {narrow && !isShare && <IconAt name={look.icon} x={x + 12} y={y + 36} size={20} ink={look.ink} accent={0.35} />}
      {narrow && row.share >= 0 && <Plate company={row.share} x={x + 12} y={y + 60} size={17} />}
      <Tag x={x} y={y} cost={price ?? row.cost} dear={price !== undefined && price > row.cost} />
    </g>
  );
});

/** Lunar hills behind the picture. */
function Hills({ x, y, w, h, dark }: Rect & { readonly dark: string }) {
  const hill = (steep: number, up: number): string =>
    `M${round(x + 1)} ${round(y + h)}V${round(y + h * up)}q${round(w * 0.14)} ${round(-h * 0.12 * steep)} ${round(w * 0.3)} ${round(h * 0.02)}t${round(w * 0.28)} ${round(h * 0.05 * steep)}t${round(w * 0.42 - 2)} ${round(-h * 0.1 * steep)}V${round(y + h)}Z`;
  return (
    <>
      <path d={hill(1, 0.72)} fill={dark} opacity=".4" />
      <path d={hill(1.4, 0.86)} fill="#000" opacity=".22" />
    </>
  );
}

/** The share a card carries, as a ribbon in the company's colour. */
function Ribbon({
  company,
  x,
  y,
  isBig,
}: {
  readonly company: number;
  readonly x: number;
  readonly y: number;
  readonly isBig: boolean;
}) {
  const w = isBig ? 20 : 18;
  const left = x - w - (isBig ? 7 : 6);
  return (
    <>
      <path
        d={`M${round(left)} ${round(y - 2)}h${w}v${isBig ? 31 : 27}l${-w / 2}-6${-w / 2} 6Z`}
        fill={`url(#sky-flag${company})`}
        stroke={INK}
        strokeWidth="1.300"
        strokeLinejoin="round"
      />
      <Emblem company={company} x={left + w / 2} y={y + (isBig ? 10.5 : 9.5)} size={isBig ? 15 : 13.5} />
    </>
  );
}

function Tag({
  x,
  y,
  cost,
  dear,
}: {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
  readonly dear: boolean;
}) {
  return (
    <>
      <Box x={x - 2} y={y - 1} w={21} h={20} r={6} fill={dear ? '#3a2a08' : '#0a0e1c'} stroke={COIN} />
      <Txt x={x + 8.5} y={y + 14} size={13} fill={COIN} at="middle" bold={750} display>
        {cost}
      </Txt>
    </>
  );
}

interface WorthProps {
  readonly card: number;
  readonly x: number;
  readonly w: number;
  readonly middle: number;
  readonly isBig: boolean;
  readonly plus: number;
}

/** What a card is good for, in the band below its picture. */
function Worth({ card, x, w, middle, isBig, plus }: WorthProps) {
  const { kind, n, serves, share } = CARDS[card];
  const size = isBig ? 22 : 17;
  if (kind === SCIENTIST) {
    return (
      <>
        <IconAt name="research-point" x={x + 15} y={middle} size={size} ink={POINT} />
        <Txt x={x + 28} y={middle + size * 0.34} size={size * 0.9} bold={700} display>
          {n}
        </Txt>
      </>
    );
  }
  if (kind === CHEMIST) {
    const [helium, coins] = serves < 0 ? [1, 2] : [2, 1];
    return (
      <>
        <IconAt name="helium" x={x + 10} y={middle} size={15} ink={HELIUM} />
        <Txt x={x + 17} y={middle + 4.5} size={13} bold={700} display>
          {helium}
        </Txt>
        <Coin x={x + 33} y={middle} size={13} />
        <Txt x={x + 41} y={middle + 4.5} size={13} bold={700} display>
          {coins}
        </Txt>
        {serves >= 0 && <Plate company={serves} x={x + w - 12} y={middle} size={17} />}
      </>
    );
  }
  if (kind === SHARE) return <Plate company={share} x={x + w / 2} y={middle} size={16} />;
  const units = n + plus;
  const room = Math.floor((w - 30) / 12);
  return (
    <>
      <Txt x={x + 7} y={middle + size * 0.36} size={size} fill={plus > 0 ? GLOW : '#fff'} bold={700} display>
        {units}
      </Txt>
      {kind <= ENERGY &&
        Array.from({ length: Math.min(units, room) }, (_, i) => i).map((i) => (
          <KindIcon key={i} kind={kind} x={x + w - 10 - i * 12} y={middle} size={10.5} />
        ))}
    </>
  );
}

interface ChipProps extends Rect {
  readonly card: number;
  readonly opacity?: number;
}

/** A card as a strip, for piles and the labs of the others: picture and number only. */
export const Chip = memo(function Chip({ card, x, y, w, h, opacity }: ChipProps) {
  const row = CARDS[card];
  if (row === undefined) {
    return <Box x={x} y={y} w={w} h={h} r={3} fill="url(#sky-back)" stroke="#d9a44199" />;
  }
  const { kind, n, share, serves } = row;
  const look = KIND_LOOKS[kind];
  const size = Math.min(h - 2, 15);
  const isShare = kind === SHARE;
  const company = share >= 0 ? share : serves;
  return (
    <g {...(opacity === undefined ? {} : { opacity })}>
      <Box
        x={x}
        y={y}
        w={w}
        h={h}
        r={3.5}
        fill={isShare ? `url(#sky-flag${share})` : `url(#sky-kind${kind})`}
        stroke="#060912"
      />
      {isShare ? (
        <Emblem company={share} x={x + size / 2 + 3} y={y + h / 2} size={size * 0.86} />
      ) : (
        <IconAt name={look.icon} x={x + size / 2 + 2} y={y + h / 2} size={size * 0.92} ink={look.ink} />
      )}
      {kind <= SCIENTIST && (
        <Txt x={x + size + 4} y={y + h / 2 + 4.3} fill={look.ink} bold={750} display>
          {n}
        </Txt>
      )}
      {company >= 0 && !isShare && <Plate company={company} x={x + w - h / 2} y={y + h / 2} size={h - 3} />}
    </g>
  );
});
