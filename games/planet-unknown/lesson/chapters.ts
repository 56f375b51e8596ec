import type { LessonChapter, LessonStep } from '@orrery/board';

const ANYTHING: readonly string[] = [];
const TURN_END = { verb: 'end' } as const;

const take = (name: string, tile: number): LessonStep => ({ name, wanted: { verbs: ['take'], facts: { tile } } });
const resolve = (name: string, resource: number): LessonStep => ({
  name,
  wanted: { verbs: ['resolve'], facts: { resource } },
});
const finish: LessonStep = { name: 'finish', wanted: { verbs: ANYTHING }, until: TURN_END };

/** Ten minutes: what is new comes one thing at a time, on a real table. */
export const CHAPTERS: readonly LessonChapter[] = [
  {
    name: 'tile',
    from: 0,
    steps: [
      { name: 'welcome' },
      { name: 'turn', wanted: { verbs: ['rotate'], facts: { rotation: 3 } } },
      take('take', 116),
      {
        name: 'placeOnIce',
        wanted: { verbs: ['place'], leadsTo: { verb: 'resolve', facts: { resource: 1 } } },
      },
      resolve('water', 1),
      resolve('roverTrack', 3),
      { name: 'roverLands', wanted: { verbs: ['rover'] } },
      { name: 'endTurn', wanted: { verbs: ['end'] } },
    ],
  },
  {
    name: 'lines',
    from: 13,
    steps: [
      { name: 'linesIntro' },
      take('takeFitting', 66),
      { name: 'fillLine', wanted: { verbs: ['place'], scores: ['rows', 'columns'] } },
      { name: 'lineDone' },
      finish,
    ],
  },
  {
    name: 'bonuses',
    from: 39,
    steps: [
      { name: 'tracksIntro' },
      take('takeBiomass', 138),
      { name: 'placeFree', wanted: { verbs: ['place'] } },
      resolve('biomass', 2),
      { name: 'patch', wanted: { verbs: ['patch'] } },
      resolve('tech', 4),
      { name: 'synergy', wanted: { verbs: ['synergy'] } },
      finish,
    ],
  },
  {
    name: 'energy',
    from: 54,
    steps: [
      { name: 'energyIntro' },
      take('takeEnergy', 74),
      { name: 'placeEnergy', wanted: { verbs: ['place'], leadsTo: { verb: 'energy' } } },
      { name: 'energy', wanted: { verbs: ['energy'] } },
      finish,
    ],
  },
  {
    name: 'meteorite',
    from: 77,
    steps: [
      take('takeMeteor', 115),
      { name: 'placeMeteor', wanted: { verbs: ['place'] } },
      { name: 'meteorLanded' },
      finish,
    ],
  },
  {
    name: 'civ',
    from: 107,
    steps: [
      { name: 'civIntro' },
      take('takeCiv', 37),
      { name: 'placeFree', wanted: { verbs: ['place'] } },
      resolve('civTrack', 0),
      finish,
      { name: 'card', wanted: { verbs: ['card'] } },
    ],
  },
  {
    name: 'drive',
    from: 121,
    steps: [
      { name: 'driveIntro' },
      { name: 'drive', wanted: { verbs: ['move'] }, until: { event: 'collected' } },
      { name: 'driven' },
    ],
  },
  { name: 'score', from: 121, steps: [{ name: 'scoreIntro' }, { name: 'farewell' }] },
];
