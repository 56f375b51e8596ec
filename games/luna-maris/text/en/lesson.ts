import type { LessonText, Said } from '@orrery/board';

const chapters = {
  room: 'A scientist and a room',
  air: 'Air, ore and the belt',
  orders: 'Orders',
  supper: 'Greenhouse and supper',
  pass: 'The end of a round',
  lab: 'Research and building',
  crew: 'New people',
  industry: 'Waste and CO₂',
  pair: 'Two rooms in one turn, and rest',
  score: 'What counts, and the automaton',
};

const steps = {
  welcome: {
    press:
      'Welcome to the Moon. You are Nova, in red, and your astronaut stands in the communications room (F). Below lies your station with your stores and your six scientists. The blue triangle is the automaton, your opponent: it plays by itself, and you will look into its cards at the end.',
    tap: 'Welcome to the Moon. You are Nova, in red, and your astronaut stands in the communications room (F). Your six scientists wait below the base; your stores are in the part “Station”. The blue triangle is the automaton, your opponent: it plays by itself, and you will look into its cards at the end.',
  } satisfies Said,
  goal: 'There are five rounds, and most points win. Orders bring the most: cubes that you deliver to Earth. Everything else, from air to supper, serves to get hold of them. Who delivers nothing at all loses 5 points.',
  sendGeologist: {
    press:
      'A turn is one scientist in one room. Every card shows at the bottom where its scientist can work. Press the geologist, then the airlock (G) on the right: your astronaut goes there.',
    tap: 'A turn is one scientist in one room. Every card shows where its scientist can work. Tap the geologist, then the airlock (G): your astronaut goes there.',
  } satisfies Said,
  install:
    'In the airlock you set up probes for the mine. Main actions need power: you pay 1 energy and step onto the energy space, the oval with the flash. Choose the glowing airlock once more.',
  field:
    'Where shall the probe go? Brown fields yield iron, bright ones titanium. Take the titanium right beside your first probe: linked probes bring points in every round.',
  hosted:
    'Look: the automaton came to the airlock too, and you gained a point. As long as you stand on an energy space, others who work there need no energy, but each of their main actions brings you 1 point. In turn you can work where somebody else has switched on the light.',
  oxygen:
    'The dial is your air. Every room you enter costs 1 oxygen, and in a round you get no farther than the red stop: that is your stress. It stood at 6, but work outside is hard, and the probe has moved it to 5. The top probe also gave you 2 energy.',
  walk: 'The mine control room (H) is next to the airlock: one step, one oxygen. The badge on a room tells its price in air before you go. Send the mining engineer there.',
  mine: 'Choose the glowing room: every probe of yours on the map brings up one cube of ore.',
  belt: 'An iron and a titanium lie on the left half of your belt. Between rounds the belt moves on: left to right, and what still lies on the right falls off and becomes waste. So ore wants to be used within two rounds. Titanium may always stand in for iron.',
  ordersIntro:
    'Six stacks of orders. The coin is what you gain, below it are the cubes you deliver, and dashed ones are those you lack. Two are ready: the blue one takes 2 water, the green one iron as well.',
  toSpaceport: 'Orders are delivered at the spaceport (I), one in each turn. The communications officer works there.',
  deliver:
    'The green order would bring more points at once. But food will be precious soon, and so is your iron: deliver the blue one, for 5 points and a food card.',
  orderBonus: 'The order brings a card from the seedbed too. Take the soybean: the number on it is how many it feeds.',
  delivered:
    'Your first order. The row above the stacks counts them for the end: none costs 5 points, the second one brings 3, and from four on it is 8. These come on top of the coins.',
  toGreenhouse:
    'Three scientists already lie at rest, for who has worked is tired. They return when there is something to eat. Send the chemist to the greenhouse (J).',
  harvest:
    'There are two ways: take one card for nothing, or pay 1 water, take all three and gain a point. You have no water left, so take one.',
  pickWheat: 'Take the wheat: it feeds four.',
  feed: 'Four scientists are at rest, and you have food for four. Feeding is a turn of its own that costs neither air nor energy. Lay the table: choose “Feed”, with the bowl.',
  eat: 'Serve the wheat. Keep the soybean: whatever feeds more than are hungry becomes waste.',
  enough: 'Four plates for four guests: that is enough.',
  recall: 'Now call them back into your hand, one after the other. All four can come.',
  passIntro:
    'You have 1 oxygen left: a room next door, no more. You could still use it, but cards in hand are a strong start into the next round. Who has no more plans passes and is done with this round. The order of passing is the turn order of the next round, and here the second to pass gains 1 energy.',
  pass: 'The automaton has passed already. Take the glowing place in the row of the next round.',
  roundEnd:
    'Every round ends with a small scoring: two linked probes brought you 1 point, and cleaner air than the automaton another one. It is on CO₂ level 7, you are on 6, so it lost a point. Oxygen is back at 0 for everybody, but stress stays.',
  production:
    'Then the mine worked by itself: the old ore moved to the right half of the belt, and each probe has put a new cube on the left one. The food you keep, your cards and your place in the base stay as they were.',
  toRecycling:
    'Your station owns one piece of equipment: the plasma recycler, for the recycling plant (A), once a round. Send the botanist there, two rooms away.',
  recycler:
    'Without it you could make waste into iron here. Choose your plasma recycler instead: it makes 1 waste into 2 titanium and 1 energy, and you gain 1 point.',
  toLab: 'With titanium in store the laboratory (C) becomes interesting. Send the physicist.',
  research:
    'Two tracks can be climbed here, a step in each turn. Extraction opens better recipes in the industrial complex, sustainability better ones in the recycling plant; the fifth step brings 5 points and a bonus. Take extraction level 2.',
  build:
    'Laboratory and industrial complex offer an additional action in the same turn. Here you build: 2 titanium and 1 energy for an advanced module, and the first builder gains 9 points. Take the spaceport, which makes every order worth 1 point more.',
  payTitanium:
    'Which cubes do you pay with? On each button the left half is new ore, the right half old ore. The old titanium would be waste soon: pay with that one and a new one.',
  built:
    '9 points, and 1 more in every round, since it is yours. The next builder gains 7, then 6, then 4. Everybody may use the better spaceport, though.',
  toComms:
    'One breath left in this round: enough for the room next door. In the communications room (F) you hire people. Send your communications officer.',
  depot:
    'But there is no energy left for the light. For such emergencies there are three cubes with a price in your depot, each once a game and at any time in your turn. Pay 3 points for the energy: who comes today will earn more than that.',
  hire: 'Two white dots on a card mean level 2: such scientists know three rooms and work in two of them in one turn. In the end each is worth 2 points. Hire the bioenergy engineer for 1 iron.',
  payOld: 'Pay with old iron from the right half: two pieces there would become waste.',
  passAgain: 'No air, no energy. Pass.',
  morning:
    'Round 3, and the sun is up: rounds with a flash bring 3 energy. But one iron was left on the right half of the belt, and it fell among the waste. The last spaces of the waste box raise your CO₂ and your stress, and each piece left costs points in the end.',
  toIndustry: 'Now use what you have researched. Send the chemist to the industrial complex (E).',
  extract:
    'Level 1 would make iron into water. Level 2 makes helium-3, which the dearest orders ask for, but it is dirty work. Choose level 2.',
  payIron: 'Again, pay with the old iron.',
  dirt: 'One helium-3 in the tank, but 1 more waste, and your CO₂ has climbed to 7. Lower is better: the rank counts in every round and the level once more in the end, from +8 down to −5.',
  filter:
    'The air filter is the additional action of this room: 1 or 2 energy, a level each. Go back to 6 for one, for you will need the other energy.',
  toRecyclingAgain:
    'Now for two rooms in one turn. The bioenergy engineer knows recycling plant, power plant and greenhouse. First to the recycling plant (A), where your recycler is ready again.',
  recycleAgain: 'Make 1 waste into 2 titanium and 1 energy.',
  goOn: 'The second room: the power plant (D) is next door.',
  power:
    'It is the only room that needs no energy; it makes some. Choose 1 iron for 2 energy and 1 point. The other way would take water and waste.',
  payPower: 'Keep your titanium, it is worth more: pay with iron.',
  quarters:
    'Three rooms entered, two breaths left, and stress at 5. In the quarters (B) people rest, and no card has to be played for it. They are two rooms away: go there.',
  rest: 'Every scientist who rests lowers stress by 1, one of level 2 by 2. They go to the resting ones, but supper will bring them back. Let one rest.',
  restMore: 'And the other one too.',
  rested:
    'The red stop stands at 7, so there is air for two more rooms, now and in every round to come. At the end 7 is worth 2 points, and 8 is worth 5.',
  scoreOrders:
    'After five rounds the rest is counted. Orders: four or more bring 8 points, none costs 5. Every scientist of level 2 brings 2. The food in your hand counts twice, for variety and for nutrition: the first gains 8 each time, the second 5.',
  scoreRest:
    'Then little stress, your CO₂ level, and 1 point for every 2 cubes in store. Waste costs 1 point for the first piece and 2 for every further one. The flag above your station shows at any time how it would be if the game ended now.',
  automaton: {
    press:
      'Your opponent draws a card in every round and carries out one line in each turn, from top to bottom; then it passes. It needs no air, no energy and no scientists. Its card lies at the top left beside the base: what is done is ticked, the next line is framed. Point at it, and it tells what the automaton is about to do, and why.',
    tap: 'Your opponent draws a card in every round and carries out one line in each turn, from top to bottom; then it passes. It needs no air, no energy and no scientists. Tap the blue triangle above your station to read its card and the line that comes next.',
  } satisfies Said,
  playOn: {
    press:
      'Now play on. Everybody is hungry, and your soybean brings four back: with the communications officer you could deliver one of the two orders that are ready, with the physicist build again. What glows is possible, pointing explains, and two cubes are left in your depot. Good luck!',
    tap: 'Now play on. Everybody is hungry, and your soybean brings four back: with the communications officer you could deliver one of the two orders that are ready, with the physicist build again. What glows is possible, a long press explains, and two cubes are left in your depot. Good luck!',
  } satisfies Said,
};

export type ChapterName = keyof typeof chapters;
export type StepName = keyof typeof steps;

export interface LunaLessonText extends LessonText {
  readonly chapters: Readonly<Record<ChapterName, string>>;
  readonly steps: Readonly<Record<StepName, Said>>;
}

export const text: LunaLessonText = {
  about: 'Scientists, air, ore and supper: a first round in full, then research, waste and the automaton.',
  names: ['Nova'],
  chapters,
  steps,
};
