import type { ReactNode } from 'react';
import { isLacerda } from '../../rules/state.ts';
import { CardRows } from '../base/cards/row.tsx';
import { Depot } from '../base/depot.tsx';
import { Head, Sockets, STOCK_WIDTH, Stock, useOwnSeat } from '../base/head.tsx';
import { Lab } from '../base/lab.tsx';
import { Quarters } from '../base/quarters.tsx';
import { Storage } from '../base/storage.tsx';
import { HAS_WIDTH, LacerdaHas, Reasons, SoloCard, SoloGoal } from '../lacerda/parts.tsx';
import type { Box } from '../sides/plate.tsx';
import { useFacts } from '../table.tsx';
import { type BaseProps, HOUSE } from './base-part.tsx';
import { Sheet } from './sheet.tsx';

const PAD = 12;
const TOP = 44;
const LEAST = 190;

type PageProps = Box & { readonly seat: number };

/** On a phone on its side a base comes in three screens: house and stores, Laboratory, cards. None of them scrolls. */
const PAGES: Readonly<Record<string, (props: PageProps) => ReactNode>> = { base: House, lab: LabPage, cards: CardRows };

export function BaseLow({ width, height, scale, shown, onLook, part }: BaseProps & { readonly part: string }) {
  const tall = Math.max(LEAST, height);
  const Page = PAGES[part];
  return (
    <div className="om-base">
      <Sheet width={width} height={tall} scale={scale} className="om-draw">
        <Head width={width} shown={shown} onLook={onLook} />
        <Page x={PAD} y={TOP} width={width - 2 * PAD} height={tall - TOP - 6} seat={shown} />
      </Sheet>
    </div>
  );
}

function House({ x, y, width, height, seat }: PageProps) {
  const { view } = useFacts();
  if (isLacerda(view, seat)) return <LacerdaPage x={x} y={y} width={width} height={height} />;
  const left = x + HOUSE + 14;
  const right = width - HOUSE - 14;
  return (
    <>
      <Quarters x={x} y={y} width={HOUSE} height={height} seat={seat} />
      <Storage x={left} y={y} width={right} height={100} seat={seat} />
      <Depot x={left} y={y + 110} width={right} height={height - 110} seat={seat} />
    </>
  );
}

function LabPage({ x, y, width, height, seat }: PageProps) {
  const { view } = useFacts();
  const isOwn = seat === useOwnSeat();
  const solo = isLacerda(view, seat);
  const lab = width - STOCK_WIDTH - 20;
  const right = x + lab + 20;
  return (
    <>
      <Lab x={x} y={y} width={lab} height={height} seat={seat} />
      {solo ? <LacerdaHas x={right + HAS_WIDTH} y={y + 16} /> : <Stock x={x + width} y={y + 16} seat={seat} />}
      {isOwn && <Sockets x={right} y={y + 44} isShort={false} />}
      {view.rules.solo && <SoloGoal x={right} y={y + 86} width={STOCK_WIDTH} height={height - 90} />}
    </>
  );
}

/** Lacerda has no house: his card, what he has, and why he did what he did. */
function LacerdaPage({ x, y, width, height }: Box) {
  const left = x + 128;
  return (
    <>
      <SoloCard x={x} y={y} width={112} height={height} />
      <LacerdaHas x={left + HAS_WIDTH} y={y + 14} />
      <Reasons x={left} y={y + 36} width={width - 128} height={height - 36} />
    </>
  );
}
