import type { Drawing, Layout, Part, Place } from './drawing.ts';

/** On a screen lower than this, as a phone on its side is, parts that lie within another are shown by themselves. */
const LOW = 420;

export const isLow = ({ height }: Pick<Layout, 'height'>): boolean => height < LOW;

type Parted = Pick<Drawing, 'parts' | 'partOf'>;

/** The parts that a small screen shows one by one. */
export const partsFor = ({ parts }: Pick<Parted, 'parts'>, low: boolean): readonly Part[] =>
  low ? parts : parts.filter(({ within }) => within === undefined);

/** The part that is shown for another: itself, or the one it lies within. */
export function shownPart({ parts }: Pick<Parted, 'parts'>, id: string, low: boolean): string {
  return (low ? undefined : parts.find((part) => part.id === id)?.within) ?? id;
}

/** The part a place is shown in; undefined for what is drawn in all of them. */
export function partFor(drawing: Parted, place: Place, low: boolean): string | undefined {
  const id = drawing.partOf(place);
  return id === undefined ? undefined : shownPart(drawing, id, low);
}
