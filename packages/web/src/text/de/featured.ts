import type { FeaturedDictionary } from '../en/featured.ts';

export const featured: FeaturedDictionary = {
  title: 'Sehenswert',
  live: 'Live',
  watching: (n) => (n === 1 ? '1 sieht zu' : `${n} sehen zu`),
  points: (points) => `Wertung ${points}`,
};
