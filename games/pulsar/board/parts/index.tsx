import type { Layout } from '@orrery/board';
import type { ReactNode } from 'react';
import type { DeskProps } from '../desk/desk.tsx';
import type { Room } from '../facts.ts';
import { ClusterPart } from './cluster.tsx';
import { GoalsPart, HeadquartersPart, MinePart } from './mine.tsx';
import { OfferPart, TransmittersPart } from './offer.tsx';
import { TechPart } from './tech.tsx';

const PARTS: Readonly<Record<string, (props: DeskProps & Room) => ReactNode>> = {
  cluster: ClusterPart,
  offer: OfferPart,
  transmitters: TransmittersPart,
  tech: TechPart,
  mine: MinePart,
  headquarters: HeadquartersPart,
  goals: GoalsPart,
};

/** One part of the board, on a screen that is too small for all of it. */
export function PartOfBoard({ layout, ...desk }: DeskProps & { readonly layout: Layout }) {
  const Part = PARTS[layout.part] ?? ClusterPart;
  return <Part {...desk} width={layout.width} height={layout.height} />;
}
