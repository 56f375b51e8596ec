import { IconAt, type IconName, MarkAt, seatColour, Target, useBoard } from '@orrery/board';
import { countBits } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { PLAYER } from '../../data/index.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { Model } from '../art/models.tsx';
import { Piece } from '../art/pieces.tsx';
import { Type, widthOf } from '../art/type.tsx';
import { at } from '../places.ts';
import type { Box } from '../sides/plate.tsx';
import { SlipRow, useIsAside, useSlipWidth } from '../slip/slip.tsx';
import { nameOf, seatOf, useFacts, useIsOpen, usePlacesOf } from '../table.tsx';

const TAB_GAP = 6;
const NAME_MOST = 92;

interface TabsProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Whose base is shown. */
  readonly shown: number;
  readonly onLook: (seat: number) => void;
  readonly most: number;
}

const tabWidth = (name: string, score: string, nameMost: number): number =>
  (name === '' ? 40 : 46) + Math.min(nameMost, widthOf(name, 13, 650)) + widthOf(score, 13, 700);

/** A name may be squeezed a little; below this it is left out, and mark and score stand for it. */
const NAME_LEAST = 30;

/** How wide the tabs are together, and how long a name may be in them. */
export function useTabs(most: number, shown?: number) {
  const facts = useFacts();
  const { view } = facts;
  const all = view.players.map((_, seat) => nameOf(facts, seat));
  const scores = view.players.map((_, seat) => String(scoreOf(view, seat)).replace('-', '−'));
  const tabs = (names: readonly string[], nameMost: number) => {
    const widths = names.map((name, i) => tabWidth(name, scores[i], nameMost));
    const total = widths.reduce((sum, width) => sum + width + TAB_GAP, -TAB_GAP);
    return { names, scores, nameMost, widths, total };
  };
  for (let nameMost = NAME_MOST; nameMost >= NAME_LEAST; nameMost -= 6) {
    const found = tabs(all, nameMost);
    if (found.total <= most) return found;
  }
  return tabs(
    all.map((name, seat) => (shown === undefined || seat === shown ? name : '')),
    NAME_MOST,
  );
}

/** A tab for every base: the mark, the name and the score now. Another's is one press away. */
export function Tabs({ x, y, height, shown, onLook, most }: TabsProps) {
  const { names, scores, nameMost, widths } = useTabs(most, shown);
  let left = x;
  return names.map((name, seat) => {
    const from = left;
    left += widths[seat] + TAB_GAP;
    return (
      <Tab
        key={at.base(seat)}
        seat={seat}
        name={name}
        score={scores[seat]}
        nameMost={nameMost}
        isOn={seat === shown}
        onLook={onLook}
        x={from}
        y={y}
        width={widths[seat]}
        height={height}
      />
    );
  });
}

interface TabProps extends Box {
  readonly seat: number;
  readonly name: string;
  readonly score: string;
  readonly nameMost: number;
  readonly isOn: boolean;
  readonly onLook: (seat: number) => void;
}

/** A press looks at the base; where something of it can be used, the kit makes it the first press of that. */
function Tab({ seat, name, score, nameMost, isOn, onLook, ...box }: TabProps) {
  const store = useBoard();
  const facts = useFacts();
  const isOpen = useIsOpen(at.base(seat));
  const middle = box.y + box.height / 2;
  const outline = { ...box, rx: box.height / 2 };
  const look = () => {
    store.letGo();
    onLook(seat);
  };
  const tab = (
    <Target place={at.base(seat)} glow={<rect {...outline} />}>
      <rect
        {...outline}
        fill={isOn ? 'var(--om-on)' : 'var(--om-well)'}
        stroke={isOn ? seatColour(seat) : 'var(--om-line)'}
        strokeWidth={isOn ? 2 : 1}
      />
      <MarkAt seat={seat} x={box.x + 16} y={middle} size={14} fill={seatColour(seat)} />
      <Type x={box.x + 27} y={middle + 4.5} size={13} weight={isOn ? 650 : 500} most={nameMost}>
        {name}
      </Type>
      <Type x={box.x + box.width - 10} y={middle + 4.5} size={13} weight={700} anchor="end">
        {score}
      </Type>
    </Target>
  );
  if (isOpen) return tab;
  return (
    <>
      {tab}
      {/* What is drawn is a picture; the button lies over it, with a name of its own. */}
      <rect
        className="om-tab"
        {...outline}
        role="button"
        tabIndex={0}
        aria-pressed={isOn}
        aria-label={facts.text.baseOf(nameOf(facts, seat))}
        onClick={look}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && look()}
      />
    </>
  );
}

const HEAD_PAD = 12;
const HEAD_GAP = 14;

/** Does the slip fit beside the tabs of a base on a small screen? Else it stands at its foot. */
export function useSlipFitsTabs(width: number): boolean {
  const { total } = useTabs(width);
  const slip = useSlipWidth();
  return !useIsAside() && slip > 0 && total + slip + HEAD_GAP + 2 * HEAD_PAD <= width;
}

/** The head of a base on a small screen: a tab for every base, and the slip where there is room for it. */
export function Head({ width, shown, onLook }: Pick<TabsProps, 'shown' | 'onLook'> & { readonly width: number }) {
  const most = width - 2 * HEAD_PAD;
  const fits = useSlipFitsTabs(width);
  const slip = useSlipWidth();
  return (
    <>
      <Tabs x={HEAD_PAD} y={7} height={30} shown={shown} onLook={onLook} most={fits ? most - slip - HEAD_GAP : most} />
      {fits && <SlipRow x={width - HEAD_PAD - slip} y={7} height={30} />}
    </>
  );
}

/** The two actions of a turn as sockets: free, or used. */
export function Sockets({ x, y, isShort }: { readonly x: number; readonly y: number; readonly isShort: boolean }) {
  const { view, text } = useFacts();
  const rows: readonly (readonly [IconName, string, boolean])[] = [
    ['main', text.mainAction, view.mainDone],
    ['executive', text.executive, view.executiveDone],
  ];
  let left = x;
  return (
    <Target place={at.sockets}>
      {rows.map(([icon, name, isUsed]) => {
        const width = isShort ? 30 : 40 + widthOf(name, 12.5, 600);
        const from = left;
        left += width + 6;
        const ink = isUsed ? 'var(--om-ink2)' : 'var(--om-ink)';
        return (
          <g key={icon}>
            <rect
              x={from}
              y={y}
              width={width}
              height={26}
              rx={13}
              fill="var(--om-well)"
              stroke={isUsed ? 'var(--om-line3)' : 'var(--om-ink2)'}
            />
            <IconAt name={isUsed ? 'tick' : icon} x={from + 15} y={y + 13} size={15} ink={ink} />
            {!isShort && (
              <Type x={from + 28} y={y + 17.5} size={12.5} weight={600} fill={ink}>
                {name}
              </Type>
            )}
          </g>
        );
      })}
    </Target>
  );
}

export function useSocketsWidth(isShort: boolean): number {
  const { text } = useFacts();
  if (isShort) return 66;
  return widthOf(text.mainAction, 12.5, 600) + widthOf(text.executive, 12.5, 600) + 86;
}

export const STOCK_WIDTH = 252;
export const STOCK_LEAST = 216;

interface StockProps {
  /** Its right end, on its middle line. */
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly width?: number;
}

/** What a player still has, and has gathered: Bots, Shelters, markers; Research and Discovery tiles, Progress cubes. */
export function Stock({ x, y, seat, width = STOCK_WIDTH }: StockProps) {
  const { view } = useFacts();
  const placed = usePlacesOf(seat);
  const player = view.players[seat];
  const cube = (name: IconName): ReactNode => <IconAt name={name} x={0} y={0} size={17} ink="var(--om-ink2)" />;
  const rows: readonly (readonly [string, string, ReactNode])[] = [
    ['bot', String(player.botSupply), <Piece key="bot" kind="bot" seat={seat} x={0} y={0} size={20} />],
    [
      'shelter',
      String(PLAYER.shelters - player.shelters),
      <Model key="shelter" type={5} x={0} y={0} r={11} seat={seat} />,
    ],
    ['marker', String(player.markers), <Piece key="marker" kind="marker" seat={seat} x={0} y={0} size={18} />],
    ['research', String(countBits(player.research)), cube('microscope')],
    ['discovery', String(countBits(player.discoveries)), cube('discovery')],
    ['cube', `${countBits(player.progress)}/5`, cube('progress')],
  ];
  // The last one is longer than the others.
  const each = (width - 6) / rows.length;
  return (
    <Target place={placed(at.supply)}>
      <rect x={x - width} y={y - 13} width={width} height={26} fill="transparent" />
      {rows.map(([name, n, sign], i) => {
        const left = x - width + i * each + 12;
        return (
          <g key={name}>
            <g transform={`translate(${left} ${y})`}>{sign}</g>
            <Type x={left + 12} y={y + 5} size={13.5} weight={650}>
              {n}
            </Type>
          </g>
        );
      })}
    </Target>
  );
}

/** Whose base the board shows when nobody else's is looked at. */
export const useOwnSeat = (): number => seatOf(useFacts());
