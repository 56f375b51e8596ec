import { gameProperties } from '@orrery/testkit';
import { room } from '../index.ts';
import { conserve } from './conserve.ts';

const everything = { tracks: 'random', tiles: 'choose', missions: true } as const;

gameProperties(room, {
  cases: [
    { seats: 2 },
    { seats: 3, settings: everything },
    { seats: 4, settings: { ...everything, linked: true } },
    { seats: 2, settings: { ...everything, side: 'belt', threat: 'random' } },
    { seats: 4, settings: { ...everything, side: 'belt', threat: 'wormhole' } },
    { seats: 1, settings: { luna: '2' } },
    { seats: 1, settings: { ...everything, luna: '8', side: 'belt', threat: 'singularity' } },
    { seats: 2, settings: { ...everything, luna: '5' } },
    { seats: 3, settings: { campaign: 'chapter-4', luna: '3' } },
    { seats: 2, settings: { campaign: 'chapter-3' } },
    {
      seats: 2,
      settings: {
        tracks: 'chosen',
        trackSkymine: 'E2',
        trackMinerva: 'C2',
        trackAstrogo: 'D2',
        trackTawac: 'A2',
        linked: true,
      },
    },
    { seats: 2, settings: { side: 'belt', threat: 'time-anomaly', pastPlays: 1, pastTotal1: 80, pastTotal2: 90 } },
  ],
  plays: 12,
  conserve,
});
