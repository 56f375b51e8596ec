import type { LessonChapter, LessonStep, Wanted } from '@orrery/board';
import {
  cardPlace,
  fieldPlace,
  MARKERS_PLACE,
  railPlace,
  rowPlace,
  screenPlace,
  seatPlace,
  slotPlace,
  stationPlace,
  TANK_PLACE,
} from '../board/places.ts';
import { CARD_INDEX, COMPANIES, type Company } from '../data/index.ts';
import type { ChapterName, StepName } from '../text/en/lesson.ts';

interface Chapter extends LessonChapter {
  readonly name: ChapterName;
}

const read = (name: StepName, ...places: readonly string[]): LessonStep => ({ name, places });
const wait = (name: StepName, verb: string, facts?: Wanted['facts']): LessonStep => ({
  name,
  wanted: { verbs: [verb], ...(facts && { facts }) },
});
const lay = (name: StepName, card: string, slot: string): LessonStep => wait(name, 'lay', { card, slot });
const rest = (name: StepName, card: string, slot: string): LessonStep => wait(name, 'rest', { card, slot });
const climb = (name: StepName, company: Company): LessonStep => wait(name, 'advance', { company });

const station = (company: Company): string => stationPlace(COMPANIES.indexOf(company));
const rail = (company: Company): string => railPlace(COMPANIES.indexOf(company));
const [, B, C, D] = [0, 1, 2, 3];

/** A quarter of an hour: what one wants, a round with each kind of card, and a game of one's own. */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'goal',
    from: 6,
    steps: [
      read('welcome'),
      read('shares', rail('skymine')),
      read('value', station('skymine')),
      read('product', rail('skymine'), station('skymine')),
    ],
  },
  {
    name: 'plan',
    from: 6,
    steps: [
      read('planIntro', slotPlace(B), slotPlace(C), slotPlace(D)),
      lay('layFirst', 'diamond-titanium-2', 'B'),
      lay('laySecond', 'diamond-titanium-1', 'C'),
      lay('layThird', 'diamond-minerals-2', 'D'),
      wait('handIn', 'hand-in'),
      read('revealed', slotPlace(B), slotPlace(C), slotPlace(D)),
    ],
  },
  {
    name: 'resources',
    from: 14,
    steps: [
      read('turns'),
      wait('useTitanium', 'resources', { slots: 'BC' }),
      wait('acquire', 'acquire', { card: 'a-08' }),
      read('neighbour', station('minerva')),
      wait('useMinerals', 'resources', { slots: 'D' }),
      wait('buyNothing', 'keep-units'),
      climb('climb', 'minerva'),
      climb('firstShare', 'minerva'),
      read('climbed', rail('minerva'), station('minerva')),
    ],
  },
  {
    name: 'rest',
    from: 33,
    steps: [
      read('restIntro', rowPlace(B), rowPlace(C), rowPlace(D)),
      wait('leave', 'leave'),
      wait('takeRow', 'row', { slot: 'D' }),
      rest('restFirst', 'diamond-titanium-2', 'B'),
      rest('restSecond', 'diamond-titanium-1', 'D'),
      rest('restThird', 'diamond-minerals-2', 'C'),
      read('rested', rowPlace(B), rowPlace(C), rowPlace(D)),
    ],
  },
  {
    name: 'markers',
    from: 53,
    steps: [
      read('markersIntro', MARKERS_PLACE),
      read('majority', fieldPlace('maj-energy')),
      wait('mark', 'mark', { field: 'maj-energy', marker: 'bonus' }),
      wait('tier', 'tier', { tier: 2 }),
      wait('takePlan', 'plan', { plan: 'plan-a03' }),
      wait('layPlan', 'lay-plan', { screen: 3 }),
      read('otherFields', fieldPlace('std-start-marker'), fieldPlace('std-buy-card'), fieldPlace('std-sell-card')),
    ],
  },
  {
    name: 'expand',
    from: 62,
    steps: [
      read('expandIntro', station('skymine'), station('tawac')),
      wait('expand', 'expand', { company: 'skymine' }),
      wait('freeSector', 'occupy', { at: 'sector-6', column: 3 }),
      wait('oust', 'occupy', { at: 'sector-19', column: 3 }),
      wait('comeHome', 'return', { company: 'tawac' }),
      read('expanded', station('skymine'), rail('skymine')),
    ],
  },
  {
    name: 'science',
    from: 97,
    steps: [
      read('scienceIntro', screenPlace(1), screenPlace(2), screenPlace(3)),
      wait('scientist', 'scientist', { with: 'C' }),
      wait('upload', 'upload', { to: 2 }),
      wait('point', 'plan', { plan: 'plan-b01' }),
      wait('coin', 'coin'),
      wait('layNext', 'lay-plan', { screen: 4 }),
      read('uploaded', screenPlace(4), screenPlace(5), screenPlace(6)),
    ],
  },
  {
    name: 'helium',
    from: 106,
    steps: [
      wait('chemist', 'chemist', { with: 'D' }),
      read('tank', TANK_PLACE),
      read('companyChemists', cardPlace(CARD_INDEX['b-14']), cardPlace(CARD_INDEX['b-15'])),
    ],
  },
  {
    name: 'score',
    from: 109,
    steps: [
      read('follow', station('tawac'), rail('tawac')),
      wait('useLast', 'resources', { slots: 'B' }),
      wait('buyNothing', 'keep-units'),
      climb('climbTawac', 'tawac'),
      {
        ...climb('shareTawac', 'tawac'),
        wanted: { verbs: ['advance'], facts: { company: 'tawac' }, scores: ['tawac'] },
      },
      read('followed', rail('tawac')),
      read('scoring'),
      read('hints'),
    ],
  },
  {
    name: 'first',
    from: 6,
    steps: [read('luna', seatPlace(2)), read('playOn')],
  },
];
