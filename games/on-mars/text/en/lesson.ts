import type { LessonText } from '@orrery/board';

const chapters = {
  sides: 'Two sides and a Shuttle',
  tech: 'Technology',
  descent: 'A Blueprint, and down to Mars',
  build: 'Your first Building',
  ship: 'A Ship arrives',
  executive: 'Crystals and Executive actions',
  rover: 'Rover and Bots',
  upgrade: 'An Advanced Building',
  level: 'The Colony grows',
  score: 'What counts in the end',
};

const steps = {
  welcome:
    'You are Nova, the scarlet circle. Together with Ada you build the first Colony on Mars; whoever did more for it wins. Below lies your base: people, goods, Crystals and a Laboratory.',
  sides:
    'There are two places to be. In Orbit, on the left, you plan: Technology, Blueprints, supplies. In the Colony, on the right, you build. In your turn you take exactly one Main action of the side you are on.',
  shuttle:
    'The Shuttle flies between them. In a small Colony it leaves after every round, from one side and then from the other; later it waits longer. Where you are when it leaves is half of your plan.',
  space: {
    press:
      'The eight spaces at the top are the Turn Order: the lower number goes first. 1 to 4 are Orbit, 5 to 8 the Colony, and most have a bonus. Press space 3 with the chip: you begin in Orbit and learn a Technology at once.',
    tap: 'The eight spaces at the top are the Turn Order: the lower number goes first. 1 to 4 are Orbit, 5 to 8 the Colony, and most have a bonus. Tap space 3 with the chip: you begin in Orbit and learn a Technology at once.',
  },
  learn: {
    press:
      'Two tiles are free, the others cost a Battery or more. Press the blue Water Extractor, then the upper space of the first column in your Laboratory.',
    tap: 'Two tiles are free, the others cost a Battery or more. Tap the blue Water Extractor, then the upper space of the first column in your Laboratory.',
  },
  fromWarehouse:
    'Spaces of the Laboratory have benefits. This one gives you an item from the Warehouse, below Resupply: take a Crystal.',
  turn: 'Ada has chosen the Colony, and the Shuttle begins over there. Round 1: you stand on space 3, Ada on space 8, so you are first.',
  research:
    'A tile is only as good as its level, the number of its column. Choose Research and Development. The red ring there is a place for one of your Colonists: that one is busy now.',
  develop:
    'You may develop two tiles once or one tile twice. Push the Water Extractor to the upper space of the second column.',
  payAny: 'The signs above the columns are the costs. The second costs any one Resource. Pay the Water.',
  developMore:
    'Once more, up to the third column: level 3. This space brings a Mineral, and Minerals can replace every other Resource.',
  payOxygen: 'From here on it costs Oxygen. Pay with it and keep the Mineral.',
  boost:
    'You could send a Colonist to the Working Area for one more development. Many actions can be boosted like that, but who works is not at home. Leave it at “That is all”.',
  end: 'Your Main action is done. End your turn.',
  blueprint:
    'Ada has welcomed a Ship, and the Shuttle has come up: it leaves after this round. Take something useful along. Choose Obtain Blueprint.',
  card: 'A Blueprint turns a Building into an Advanced Building. Take the Moisture Vaporator: it fits the Water Extractor and brings 1 Water now. A Blueprint that is never used costs points.',
  enough: 'One card is enough for today. “That is all”.',
  endAgain: 'End your turn; Ada builds, and then the Shuttle leaves.',
  travel: 'The Shuttle flies to the Colony, and you may travel with it for free. Come along!',
  explore: {
    press:
      'Whoever lands explores: one of the two Exploration tiles goes three hexes from your Rover, which waits at the first Mine. Press the one with 3 Oxygen, then the glowing hex that touches both your Shelter and the Generator.',
    tap: 'Whoever lands explores: one of the two Exploration tiles goes three hexes from your Rover, which waits at the first Mine. Tap the one with 3 Oxygen, then the glowing hex that touches both your Shelter and the Generator.',
  },
  arrive:
    'Your Colonists in Orbit stay at their work: they come home when you travel up again. Those of the Colony would come home now. Choose space 6: it brings a Crystal.',
  crowd:
    'Ada’s Colonist stands at Construct. In a game for two, everybody who is there already makes the place one dearer: that is the red +1. You pay with a Crystal or with one more Colonist.',
  construct: 'Only one Colonist is at home, but that is enough. Choose Construct.',
  payCrowd: 'Pay the Crystal for the crowded place.',
  build: {
    press:
      'You build beside your Bots: alone, two hexes from the same type, or joined to it with Technology of that type. Press the Water Extractor, then the hex between your Shelter and the old Water Extractor.',
    tap: 'You build beside your Bots: alone, two hexes from the same type, or joined to it with Technology of that type. Tap the Water Extractor, then the hex between your Shelter and the old Water Extractor.',
  },
  payBuilding:
    'Every Building is paid with what another one makes: Minerals, Batteries, Water, Plants, Oxygen, round in a circle. Pay the Battery.',
  gains:
    'A Complex of two: it makes 2 Water, though your Storage holds only two of each. Your first Complex of a type is a Progress cube and here a Mission. And the blue tube rose from below the line: 2 points for the first of its type, 3 for your best Technology.',
  benefit: 'The tube also gives a benefit. Nobody is at home any more: bring a Colonist back.',
  retrieve:
    'Your own people count for the crowd too. Call the one from Construct home, and building is cheaper next time.',
  endBuild: 'End your turn. Look what Ada does with your Technology.',
  used: 'Ada has added to your Complex, with your Water Extractor tile! Nobody can refuse that, but the owner profits: 1 Oxygen, or develop the tile for free. Develop it.',
  stay: 'The Shuttle goes back to Orbit. You have only just begun here: stay.',
  welcomeShip: 'You need people. Choose Welcome a Ship. It needs no place for a Colonist.',
  chooseShip:
    'Every Ship covers an Executive action of your Depot. Take the one of the fifth bay, above the Mineral. It may bring two Colonists, or one Colonist and a Bot: choose the Bot.',
  payShip: 'The guests want to eat and drink: 1 Water and 1 Plant.',
  placeBot: 'Your Shelter is taken, so the Bot lands close to it. Choose a glowing hex.',
  shipHome:
    'The Ship is in your Hangar: 3 points in the end. Of all Ships, only as many may land as the Colony has levels. The new Bot counts for a Mission: 2 Crystals for you.',
  crystals:
    'New Crystals lie below the Depot first and move in when your next turn begins. You have 3 and 2 more are coming, but there are only four free bays: one would be lost. That happens to everybody once.',
  executive:
    'So spend some. Once a turn, before or after the Main action, you may take an Executive action: one from a bay without a Ship. Choose the one with the Warehouse.',
  payExecutive: 'It costs 2 Crystals. A private Goal can stand in for a Crystal too, but keep yours for now.',
  item: 'Take a Resource. A Plant would help with the next Ship.',
  endShip: 'Main action, Executive action: that is a full turn. End it.',
  stayShip:
    'The Shuttle is just landing here, so it takes nobody up. With a Ship from your Hangar you could travel all the same, but the Ship and its points would be gone. Stay.',
  control: 'Out into the field! Choose the Control Center: two points for your Bots together, and two for your Rover.',
  drive: {
    press: 'Press your Rover at the first Mine and drive one hex north.',
    tap: 'Tap your Rover at the first Mine and drive one hex north.',
  },
  driveOn:
    'Your new Water Extractor has laid bare Crystals. Drive on to the one in the north-west: a Rover collects every Crystal on its way.',
  extend: 'The tile with Oxygen is one hex further. Every Crystal is one more point: choose it for the Rover.',
  payPoint: 'Pay the Crystal.',
  driveToTile: 'And on to the tile.',
  moveBot: {
    press:
      'Now a Bot: where it stands, you can build. Mind the trap: a Bot that ends on a Crystal or a tile destroys it. Press the outer Bot and move it one hex, to the north of your Shelter.',
    tap: 'Now a Bot: where it stands, you can build. Mind the trap: a Bot that ends on a Crystal or a tile destroys it. Tap the outer Bot and move it one hex, to the north of your Shelter.',
  },
  moved: 'That is all for this time.',
  collect: 'Only where the Rover ends, it takes a tile. Take it: 3 Oxygen, as far as there is room.',
  endRover: 'The discovery counted for a Mission as well. End your turn.',
  upgradeIntro:
    'Ada is up in Orbit. Your Blueprint still lies unused, 3 points less. Upgrading takes a Colonist, 1 Mineral and a Building of its type beside one of your Bots.',
  upgrade: 'Choose Upgrade.',
  upgradeWhat: {
    press: 'Press the Moisture Vaporator and then your Water Extractor below the Shelter.',
    tap: 'Tap the Moisture Vaporator and then your Water Extractor below the Shelter.',
  },
  advanced:
    'Minus 3 has become plus 3. An Advanced Building makes 1 of its goods whenever you travel to Orbit, and its card is an Executive action of your own.',
  endUpgrade: 'End your turn.',
  full: 'All three places of Construct are taken, all by Ada. When a place is full, those of whoever has most there must leave, to their Working Area. So it is free for you now.',
  constructAgain: 'Choose Construct.',
  generator: {
    press:
      'What Ada can do, you can do: she has learned the Generator. Press the Generator and then the hex between the old one and your Water Extractor.',
    tap: 'What Ada can do, you can do: she has learned the Generator. Tap the Generator and then the hex between the old one and your Water Extractor.',
  },
  borrowed:
    'A Complex of two, your second Progress cube, 2 Batteries. And the yellow tube rose: 2 points for the first Generator, 2 for your Advanced Building.',
  mineral: 'Take a Mineral as benefit this time.',
  useAdvanced: {
    press: 'And now your own card: press the Moisture Vaporator. It builds another Water Extractor in the same turn.',
    tap: 'And now your own card: tap the Moisture Vaporator. It builds another Water Extractor in the same turn.',
  },
  payAdvanced: 'Such an action costs 2 Crystals.',
  extractor:
    'Your Technology has level 4 and the Complex three Buildings: it may grow. Build on the Crystal to the left of it. The Crystal is lost; a Rover could have fetched it in time.',
  payExtractor: 'Pay one of the new Batteries.',
  endLevel: 'The blue tube was above the line already, so no reward this time. End your turn and watch the line.',
  levelUp:
    'All four tubes have reached the line: the Colony is level 2. New Blueprints lie there, the Warehouse is full, everybody scores Progress cubes. Another Ship may land, and the Shuttle stays away longer.',
  goHome: 'Now back to Orbit, and with the Shuttle it is free.',
  home: 'Your Advanced Building has made Water, but your Storage is full: more Shelters make more room, for goods and for people. The Colonists of Orbit are home again. Choose a space, and a new trip begins.',
  missions:
    'Three Missions decide how long it lasts. Everybody adds to them, for Crystals; levels 3, 4 and 5 count like a Mission each. After the third of these steps the round is finished, and one more is played.',
  people:
    'Two things are left to discover. Scientists score Advanced Buildings of their type, whoever owns them, and work in them; Contracts want goods. And each of your Goals shows its condition: you may reveal one that is met for its reward.',
  points:
    'What you scored on the way is yours. In the end come Progress cubes, Ships, the highest row of people at home, every Technology by its column, Blueprints, Scientists and Contracts. Beside your name stands what it would be now.',
  lacerda:
    'Alone you play against Lacerda. He decides nothing: every turn he turns up a card that names an action of his side, and a Bot below the stacks shows what he builds next. You win if you reach the solo goal you chose; beside the board stands what is still missing, and why he did what he did.',
  playOn: 'Now play on! Everything allowed glows, every place explains itself. Have a good landing!',
};

export const text = {
  about: 'Between Orbit and Colony: a whole trip to Mars and back, turn by turn.',
  names: ['Nova', 'Ada'],
  chapters,
  steps,
} satisfies LessonText;

export type ChapterName = keyof typeof chapters;
export type StepName = keyof typeof steps;
