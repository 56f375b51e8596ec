import type { Facts, LessonChapter, LessonStep } from '@orrery/board';
import { places } from '../board/places.ts';
import { AIRLOCK, COMMUNICATIONS, ORDER_TYPES } from '../data/index.ts';
import type { Verb } from '../rules/choices.ts';
import type { ChapterName, StepName } from '../text/en/lesson.ts';

interface Chapter extends LessonChapter {
  readonly name: ChapterName;
}

const read = (name: StepName, ...shown: readonly string[]): LessonStep => ({ name, places: shown });
const ask = (name: StepName, verb: Verb, facts: Facts = {}): LessonStep => ({ name, wanted: { verbs: [verb], facts } });
const send = (name: StepName, card: string, module: string): LessonStep => ask(name, 'use', { card, module });

const BELT = [places.belt('left'), places.belt('right')];
const ORDER_STACKS = ORDER_TYPES.map((_, stack) => places.order(stack));

/** A quarter of an hour: a first round in full, then what the next two add. */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'room',
    from: 2,
    steps: [
      read('welcome', places.module(COMMUNICATIONS)),
      read('goal', places.round, places.ordersRow),
      send('sendGeologist', 'geologist', 'airlock'),
      ask('install', 'install'),
      ask('field', 'field', { field: 'm02' }),
      read('hosted', places.module(AIRLOCK)),
    ],
  },
  {
    name: 'air',
    from: 5,
    steps: [
      read('oxygen', places.oxygen),
      send('walk', 'mining-engineer', 'mine-control-room'),
      ask('mine', 'mine'),
      read('belt', ...BELT, places.waste),
    ],
  },
  {
    name: 'orders',
    from: 7,
    steps: [
      read('ordersIntro', ...ORDER_STACKS),
      send('toSpaceport', 'communications-officer', 'spaceport'),
      ask('deliver', 'order', { order: 'water-2' }),
      ask('orderBonus', 'pick', { food: 'soybean' }),
      read('delivered', places.ordersRow),
    ],
  },
  {
    name: 'supper',
    from: 10,
    steps: [
      send('toGreenhouse', 'chemist', 'greenhouse'),
      ask('harvest', 'harvest', { option: 1 }),
      ask('pickWheat', 'pick', { food: 'wheat' }),
      ask('feed', 'feed'),
      ask('eat', 'eat', { food: 'wheat' }),
      ask('enough', 'enough'),
      // The table is cleared when all four are back: the astronaut leaves the energy space then.
      { ...ask('recall', 'recall'), until: { event: 'beside' } },
    ],
  },
  {
    name: 'pass',
    from: 20,
    steps: [
      read('passIntro', places.oxygen, places.turnOrder),
      ask('pass', 'pass'),
      read('roundEnd', places.co2(6), places.co2(7), places.roundEnd),
      read('production', ...BELT),
    ],
  },
  {
    name: 'lab',
    from: 21,
    steps: [
      send('toRecycling', 'botanist', 'recycling-plant'),
      ask('recycler', 'recycle', { option: 'e' }),
      send('toLab', 'physicist', 'laboratory'),
      ask('research', 'research', { track: 'extraction' }),
      ask('build', 'build', { tile: 'adv-spaceport' }),
      ask('payTitanium', 'pay', { titaniumLeft: 1, titaniumRight: 1 }),
      read('built', places.buildTrack),
    ],
  },
  {
    name: 'crew',
    from: 27,
    steps: [
      send('toComms', 'communications-officer', 'communications-room'),
      ask('depot', 'depot', { cube: 'energy' }),
      ask('hire', 'hire', { scientist: 'bioenergy-engineer' }),
      ask('payOld', 'pay', { ironRight: 1 }),
      ask('passAgain', 'pass'),
      read('morning', places.store('energy'), places.waste),
    ],
  },
  {
    name: 'industry',
    from: 32,
    steps: [
      send('toIndustry', 'chemist', 'industrial-complex'),
      ask('extract', 'extract', { level: 2 }),
      ask('payIron', 'pay', { ironRight: 1 }),
      read('dirt', places.co2(7), places.waste),
      ask('filter', 'filter', { energy: 1 }),
    ],
  },
  {
    name: 'pair',
    from: 36,
    steps: [
      send('toRecyclingAgain', 'bioenergy-engineer', 'recycling-plant'),
      ask('recycleAgain', 'recycle', { option: 'e' }),
      ask('goOn', 'go', { module: 'power-plant' }),
      ask('power', 'power', { option: 1 }),
      ask('payPower', 'pay', { ironLeft: 1 }),
      ask('quarters', 'quarters'),
      ask('rest', 'rest'),
      ask('restMore', 'rest'),
      read('rested', places.oxygen),
    ],
  },
  {
    name: 'score',
    from: 44,
    steps: [
      read('scoreOrders', places.ordersRow),
      read('scoreRest', places.oxygen, places.waste, places.co2(6)),
      // A small screen shows the part of the first place.
      read('automaton', places.turnOrder, places.automaton),
      read('playOn', places.food('soybean'), places.order(0), places.order(1)),
    ],
  },
];
