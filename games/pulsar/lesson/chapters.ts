import type { LessonChapter, LessonStep, Place } from '@orrery/board';
import { places, ROUND } from '../board/places.ts';

const read = (name: string, ...shown: readonly Place[]): LessonStep => ({ name, places: shown });
const takeDie = (name: string, die: number, move: string): LessonStep => ({
  name,
  wanted: { verbs: ['take-die'], facts: { die, move } },
});
const fly = (name: string, pay: string): LessonStep => ({ name, wanted: { verbs: ['fly'], facts: { pay } } });
const route = (name: string, path: string): LessonStep => ({ name, wanted: { verbs: ['route'], facts: { path } } });
const endTurn = (name: string): LessonStep => ({ name, wanted: { verbs: ['end-turn'] } });

/** The pulsar that is claimed, built on and completed in the prepared play. */
const PULSAR = 'n16';

/** Fifteen minutes: what is new comes one thing at a time, on a real table. */
export const CHAPTERS: readonly LessonChapter[] = [
  {
    name: 'dice',
    from: 5,
    steps: [
      read('welcome', places.node('n24')),
      read('median', places.pool(2), places.pool(4), places.pool(6)),
      takeDie('takeLow', 2, 'engineering-front'),
      takeDie('takeHigh', 4, 'initiative-front'),
    ],
  },
  {
    name: 'fly',
    from: 13,
    steps: [
      read('flyIntro', places.die('silver', 2), places.die('silver', 4)),
      fly('pickUpFour', 'silver4'),
      route('farSystem', 'n23-n25-n69-n68'),
      read('founded', places.node('n68'), places.node('n25')),
    ],
  },
  {
    name: 'discover',
    from: 15,
    steps: [
      { name: 'printed', wanted: { verbs: ['printed'] } },
      fly('pickUpTwo', 'silver2'),
      route('nearSystem', 'n67-n62'),
      fly('token', 'red1+pm1'),
      route('lastSystem', 'n59-n32'),
      { name: 'explore', wanted: { verbs: ['explore'] } },
      endTurn('endTurn'),
    ],
  },
  {
    name: 'works',
    from: 31,
    steps: [
      read('worksIntro', places.die('silver', 1)),
      { name: 'transmitter', wanted: { verbs: ['take-transmitter'], facts: { tile: 'transmitter-a6' } } },
      read('half', places.tile('transmitter-a6')),
      { name: 'patent', wanted: { verbs: ['patent'], facts: { tech: 'ai-1' } } },
      read('patented', places.patent('ai-1')),
    ],
  },
  {
    name: 'pulsar',
    from: 58,
    steps: [
      { name: 'payRest', wanted: { verbs: ['pay-transmitter'], facts: { tile: 'transmitter-a6' } } },
      { name: 'teleport', wanted: { verbs: ['teleport'], facts: { to: PULSAR } } },
      read('claimed', places.node(PULSAR)),
      fly('pickUpThree', 'silver3'),
      route('thirdSystem', 'n15-n17-n18-n19'),
      { name: 'gyrodyne', wanted: { verbs: ['printed'] } },
      { name: 'place', wanted: { verbs: ['place'], facts: { on: PULSAR } } },
      { name: 'complete', wanted: { verbs: ['complete'], facts: { on: PULSAR } } },
    ],
  },
  {
    name: 'production',
    from: 65,
    steps: [
      read('productionIntro', places.node(PULSAR), places.track('engineering')),
      endTurn('endRound'),
      read('produced', places.node(PULSAR), places.score(0)),
    ],
  },
  {
    name: 'headquarters',
    from: 114,
    steps: [
      read('treeIntro', places.project('hq-b1-p1'), places.project('hq-b1-p2'), places.project('hq-b1-p3')),
      { name: 'project', wanted: { verbs: ['project'], facts: { project: 'hq-b1-p1' } } },
    ],
  },
  {
    name: 'gates',
    from: 121,
    steps: [
      read('gatesIntro', places.project('hq-b1-p1')),
      fly('pickUpForRun', 'silver4'),
      route('throughGates', 'n02-n48-n45-n44-n49'),
      { name: 'run', wanted: { verbs: ['run'] } },
      { name: 'copy', wanted: { verbs: ['copy'], facts: { die: 4 } } },
      fly('bonusFlight', 'red4'),
      route('bonusSystem', 'n51-n52-n82-n84'),
    ],
  },
  {
    name: 'end',
    from: 134,
    steps: [
      read('endIntro', ROUND),
      { name: 'buyPoints', wanted: { verbs: ['buy-points'] } },
      { name: 'buyBonus', wanted: { verbs: ['buy-bonus'], facts: { bonus: 1 } } },
      read('sevenSteps', places.track('initiative'), places.thing('stations')),
    ],
  },
  { name: 'playOn', from: 23, steps: [read('goOn', places.score(0)), read('farewell')] },
];
