import type { LessonText, Said } from '@orrery/board';

/** The same said to a mouse and to a finger. */
const by = (say: (press: string) => string): Said => ({ press: say('Press'), tap: say('Tap') });

const chapters = {
  tile: 'Your first tile',
  lines: 'Rows and columns',
  bonuses: 'Tracks and bonuses',
  energy: 'Energy',
  meteorite: 'Meteorites',
  civ: 'Civ cards',
  drive: 'Driving a rover',
  score: 'What counts in the end',
};

const steps = {
  welcome:
    'You are Nova, the scarlet circle, and this is your planet. Tile by tile you cover it, and every tile moves markers up your tracks. The round wheel is the space station: it holds all tiles, and everybody takes from the sector in front of them.',
  turn: by(
    (press) =>
      `In this round you are commander, so you turn the station. ${press} the sector with the blue and red tile of four in a row: it then lies before you.`,
  ),
  take: 'Your sector is the bright one with your name: a tile from the outer tray or one from the inner tray. Take the long one, half water and half rover.',
  placeOnIce: {
    press:
      'The first tile touches the edge of the planet, later ones touch a tile. Water advances only if at least one water cell lies on ice, the pale blue ground. Turn the tile with the wheel or R, mirror it with F, and put its water on ice.',
    tap: 'The first tile touches the edge of the planet, later ones touch a tile. Water advances only if at least one water cell lies on ice, the pale blue ground. Turn and mirror the tile with the buttons below the planet, and tap where its water covers ice.',
  },
  water: by(
    (press) =>
      `A tile has two resources, and each lets its marker climb one space. Both wait for you in any order. ${press} the glowing water marker.`,
  ),
  roverTrack: 'Now the rover marker. The first space of its track shows a rover: you gain one at once.',
  roverLands: by(
    (press) => `A new rover starts on a cell of the tile you have just placed. ${press} one of the glowing cells.`,
  ),
  endTurn: 'Everything is done. All players do their turns at the same time, so nobody waits for long. End your turn.',
  linesIntro:
    'The small discs at the ends of rows and columns are medals: 1 at the border, 3 in the middle. You score one for every row and column that is full in the end.',
  takeFitting: 'Take the glowing tile. It can fill a line that is almost complete.',
  fillLine:
    'Place it so that a row or a column becomes full. While you move it, the signs beside it say what it would bring: resources, joined areas, and full lines.',
  lineDone: 'The medal lights up. A meteorite on the line would spoil it; you will see one soon.',
  finish: 'Use what is still waiting for you, whatever glows, and end your turn.',
  tracksIntro:
    'Some rounds later. Look at the tracks: discs are medals, and the last one your marker has passed counts in the end. The other signs are bonuses that you gain on arrival.',
  takeBiomass: 'Take the tile of five with tech and biomass.',
  placeFree: 'Place it where you like: it only has to touch one of your tiles.',
  biomass: 'Let biomass climb. Its third space shows a patch.',
  patch: 'A patch is a single cell of green for a gap that no tile would fit. Put it on any glowing cell.',
  tech: 'Now tech. It unlocks the abilities of your corporation, which stand beside the tracks; and space 2 shows an arrow.',
  synergy:
    'The arrow is a synergy boost: any marker climbs one space, and what it finds there is yours too. Long chains begin like this. Choose a marker.',
  energyIntro:
    'Energy has no track. An energy symbol lets you advance one of the resources that lie beside its area: those of the whole connected energy ground count.',
  takeEnergy: 'Take the tile with energy and water.',
  placeEnergy:
    'Place it so that its energy touches something useful. The preview shows which markers it could advance.',
  energy: 'Choose the marker that the energy advances. Each glowing one has its resource beside the energy area.',
  takeMeteor: 'This tile carries a meteor symbol. Take it.',
  placeMeteor: 'Place it somewhere. Think where the meteorite would disturb you least.',
  meteorLanded:
    'A meteorite has landed. As long as it lies there, its row and its column score nothing. A rover that drives onto it picks it up, and three collected meteorites are worth a medal.',
  civIntro:
    'Your civ marker stands on space 2. One step higher waits a civ card of level 1: there are four levels, and the better cards lie higher up.',
  takeCiv: 'Take the tile with civ and energy.',
  civTrack: 'Let civ climb.',
  card: 'At the end of the round, those who earned civ cards choose one, one player after the other. Blue cards act at once, golden ones count in the end. Choose one.',
  driveIntro:
    'In our game you took the card with four rover moves. Rovers drive from cell to cell, over tiles and over open ground. What they drive onto, they collect.',
  drive:
    'The numbers on the cells are the moves it takes to get there. Drive onto the lifepod two steps away, or onto the meteorite.',
  driven:
    'Collected lifepods are worth a medal each. A tile placed on a lifepod destroys it, so send a rover in time. Moves that you do not use are gone at the end of the round.',
  scoreIntro:
    'The game ends when somebody cannot place a tile any more, or a sector runs out of tiles. Then rows, columns, tracks, lifepods, meteorites, cards and objectives are counted. The objectives compare you with your neighbours; they lie with the cards.',
  farewell: {
    press:
      'That is all you need. Every legal place glows, everything explains itself when you point at it, the rules can be searched, and you can take back what you did as long as nothing new was revealed. Have a good flight!',
    tap: 'That is all you need. Every legal place glows, a long press explains things, the rules can be searched, and you can take back what you did as long as nothing new was revealed. Have a good flight!',
  },
};

export const text: LessonText = {
  about: 'Tiles, tracks, rovers and cards: eight short chapters, about ten minutes.',
  names: ['Nova', 'Ada'],
  chapters,
  steps,
};
