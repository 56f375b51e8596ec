import type { Facts, LessonChapter, LessonStep, Place } from '@orrery/board';
import { at } from '../board/places.ts';
import type { ChapterName, StepName } from '../text/en/lesson.ts';
import { LINE } from './line.ts';

interface Step extends LessonStep {
  readonly name: StepName;
}

interface Chapter extends LessonChapter {
  readonly name: ChapterName;
  readonly steps: readonly Step[];
}

/** Something to read, with the places it is about. */
const read = (name: StepName, ...places: readonly Place[]): Step => ({ name, places });
/** Something to do: one verb, as far as needed with what it is about. */
const act = (name: StepName, verb: string, facts: Facts = {}): Step => ({ name, wanted: { verbs: [verb], facts } });
const main = (name: StepName, action: string): Step => act(name, 'main', { action });

/** The hexes the lesson leads to. The Complex of Water Extractors grows south of the learner's Shelter. */
const HEX = {
  firstExtractor: 27,
  nextExtractor: 18,
  generator: 35,
  oldGenerator: 43,
  besideTheMine: 44,
  crystal: 35,
  discovery: 34,
  botFrom: 17,
  botTo: 25,
} as const;
const TECH = 'water-extractor';
const CARD = 'moisture-vaporator';
/** The columns of the life support and the Missions of this play. */
const TUBE = { generator: 0, water: 1 } as const;
const MISSION = { progress: 0, bots: 1, discoveries: 2 } as const;

/** About fifteen minutes: one turn after the other, each with one new thing. */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'sides',
    from: 0,
    steps: [
      read('welcome', at.base(0)),
      read('sides', at.action('learn-technology'), at.action('construct-building')),
      read('shuttle', at.shuttle),
      act('space', 'space', { space: 3 }),
    ],
  },
  {
    name: 'tech',
    from: 1,
    steps: [
      act('learn', 'learn', { from: 'bottom-1', at: 'c1-top' }),
      act('fromWarehouse', 'take', { good: 'crystal' }),
      read('turn', at.space(3), at.space(8)),
      main('research', 'research-development'),
      act('develop', 'develop', { tech: TECH, to: 'c2-top' }),
      act('payAny', 'pay', { water: 1 }),
      act('developMore', 'develop', { tech: TECH, to: 'c3-top' }),
      act('payOxygen', 'pay', { oxygen: 1 }),
      act('boost', 'done'),
      act('end', 'end'),
    ],
  },
  {
    name: 'descent',
    from: 19,
    steps: [
      main('blueprint', 'obtain-blueprint'),
      act('card', 'blueprint', { card: CARD }),
      act('enough', 'done'),
      act('endAgain', 'end'),
      act('travel', 'travel', { with: 'shuttle' }),
      act('explore', 'explore', { tile: 'oxygen-3', at: HEX.discovery }),
      act('arrive', 'space', { space: 6 }),
    ],
  },
  {
    name: 'build',
    from: 31,
    steps: [
      read('crowd', at.slots('construct-building')),
      main('construct', 'construct-building'),
      act('payCrowd', 'pay', { crystal: 1 }),
      act('build', 'build', { building: TECH, at: HEX.firstExtractor }),
      act('payBuilding', 'pay', { battery: 1 }),
      read('gains', at.tube(TUBE.water), at.mission(MISSION.progress)),
      act('benefit', 'lss', { benefit: 'retrieve' }),
      act('retrieve', 'retrieve', { from: 'construct-building' }),
      act('endBuild', 'end'),
      act('used', 'develop', { tech: TECH }),
      act('stay', 'stay'),
    ],
  },
  {
    name: 'ship',
    from: 51,
    steps: [
      main('welcomeShip', 'welcome-ship'),
      act('chooseShip', 'welcome', { slot: 5, gain: 'bot' }),
      act('payShip', 'pay', { plant: 1, water: 1 }),
      act('placeBot', 'place-bot'),
      read('shipHome', at.hangar, at.mission(MISSION.bots)),
    ],
  },
  {
    name: 'executive',
    from: 55,
    steps: [
      read('crystals', at.crystals),
      act('executive', 'executive', { slot: 7 }),
      act('payExecutive', 'pay', { crystal: 2 }),
      act('item', 'take'),
      act('endShip', 'end'),
      act('stayShip', 'stay'),
    ],
  },
  {
    name: 'rover',
    from: 68,
    steps: [
      main('control', 'control-center'),
      act('drive', 'move', { piece: 'rover', to: HEX.besideTheMine }),
      act('driveOn', 'move', { piece: 'rover', to: HEX.crystal }),
      act('extend', 'extend', { piece: 'rover' }),
      act('payPoint', 'pay', { crystal: 1 }),
      act('driveToTile', 'move', { piece: 'rover', to: HEX.discovery }),
      act('moveBot', 'move', { piece: 'bot', from: HEX.botFrom, to: HEX.botTo }),
      act('moved', 'done'),
      act('collect', 'collect', { at: HEX.discovery }),
      act('endRover', 'end'),
    ],
  },
  {
    name: 'upgrade',
    from: 92,
    steps: [
      read('upgradeIntro', at.card(CARD)),
      main('upgrade', 'upgrade-building'),
      act('upgradeWhat', 'upgrade', { card: CARD, at: HEX.firstExtractor }),
      read('advanced', at.card(CARD), at.hex(HEX.firstExtractor)),
      act('endUpgrade', 'end'),
    ],
  },
  {
    name: 'level',
    from: 100,
    steps: [
      read('full', at.slots('construct-building')),
      main('constructAgain', 'construct-building'),
      act('generator', 'build', { building: 'generator', at: HEX.generator }),
      read('borrowed', at.hex(HEX.oldGenerator), at.tube(TUBE.generator)),
      act('mineral', 'lss', { benefit: 'mineral' }),
      act('useAdvanced', 'advanced', { card: CARD }),
      act('payAdvanced', 'pay', { crystal: 2 }),
      act('extractor', 'build', { building: TECH, at: HEX.nextExtractor }),
      act('payExtractor', 'pay', { battery: 1 }),
      act('endLevel', 'end'),
      read('levelUp', at.level),
      act('goHome', 'travel', { with: 'shuttle' }),
      act('home', 'space'),
    ],
  },
  {
    name: 'score',
    from: LINE.length,
    steps: [
      read('missions', at.mission(MISSION.progress), at.mission(MISSION.discoveries), at.end),
      read('people', at.display(0), at.goal(13)),
      read('points', at.base(0), at.quarters, at.hangar),
      read('lacerda', at.stack('mine')),
      read('playOn'),
    ],
  },
];
