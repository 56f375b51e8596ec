export const featured = {
  title: 'Worth a look',
  live: 'Live',
  watching: (n: number) => (n === 1 ? '1 looks on' : `${n} look on`),
  points: (points: number) => `rating ${points}`,
};

export type FeaturedDictionary = typeof featured;
