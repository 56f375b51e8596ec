import type { LessonText, Said } from '@orrery/board';

/** The same said to a mouse and to a finger. */
const by = (say: (press: string) => string): Said => ({ press: say('Press'), tap: say('Tap') });

const chapters = {
  goal: 'What wins',
  plan: 'Lay a plan',
  resources: 'Buy and climb',
  rest: 'Rest and take back',
  markers: 'Markers and majorities',
  expand: 'Energy expands',
  science: 'Scientist and upload',
  helium: 'Chemist and helium',
  score: 'What counts in the end',
  first: 'Your first game',
};

const steps = {
  welcome:
    'Four companies mine the moon: Skymine, Minerva, Astrogo and Tawac. None of them is yours. You are Nova, the circle, and you invest in whichever you like. After seven rounds the richest investor wins.',
  shares:
    'Each company has a track. The last number your marker has reached is how many shares you hold. Your starting tile brought you to field 3 of Skymine, and there stands a 1: your first share.',
  value:
    'The big number in a station is what one share is worth. Stations begin full of outposts. Each outpost that leaves for the moon uncovers a field, and most fields show a coin. Nobody has left yet, so every company is worth 0.',
  product:
    'In the end each company pays you shares times value. So you want two things: climb tracks, and see the right companies grow. Coins, helium and research come on top. “If it ended now” in your lab adds it all up at any time.',
  planIntro:
    'A round begins with planning, all at the same time. You lay cards face down at your action slots, and only these cards can act in this round. B, C and D are open to you; A opens with 8 helium and E at screen 5.',
  layFirst: {
    press: 'Press the grey titanium card with 2 units in your hand, then slot B.',
    tap: 'Tap the grey titanium card with 2 units in your hand, then slot B. The first tap shows what would happen; the second one on the same spot does it.',
  },
  laySecond: by(
    (press) =>
      `Cards of one kind are strong together. ${press} the titanium card with 1 unit and put it at slot C. The letter makes no difference to what a card does.`,
  ),
  layThird: by((press) => `A third one: ${press.toLowerCase()} the green minerals card with 2 units, then slot D.`),
  handIn: by(
    (press) => `Nobody has seen your plan so far, and nobody waits for anybody’s turn. ${press} “Hand in the plan”.`,
  ),
  revealed:
    'When the last plan is in, all are turned up together. Ada, the triangle, has laid titanium and energy. Luna, the diamond, is the automatic player of this game: she lays cards of her own kind and is never asked anything.',
  turns:
    'Now for the actions. You hold the start marker and begin. A turn is one single action; then it is the next player’s turn, round and round, until everybody has left.',
  useTitanium: by(
    (press) => `Resource cards of one kind act together. ${press} both titanium cards: that makes 3 units.`,
  ),
  acquire: by(
    (press) =>
      `Units may pay for one card of the display. The price stands in its corner; the two left columns charge 1 or 2 more. ${press} the green chemist for 3. The card goes to your hand and can be planned from the next round on.`,
  ),
  neighbour:
    'Look at Minerva: Ada has used energy, three outposts have left the station, and a share is worth 3 now. Ada holds one. You do not need to build a company to earn from it.',
  useMinerals: by((press) => `${press} your minerals: 2 units.`),
  buyNothing: by(
    (press) => `This time buy nothing. ${press} “Acquire nothing”: all units that pay for no card move your markers.`,
  ),
  climb: by((press) => `One unit is one field, on any track. ${press} the track of Minerva.`),
  firstShare: by((press) => `${press} it once more: field 2 carries the first share.`),
  climbed:
    'One share times 3: three coins in the end, and more if Minerva grows on. Along the tracks lie thresholds, the bright lines with I and II, that pay coins and unlock a bonus, and barriers, the dotted lines, that cost coins.',
  restIntro:
    'Since then you have used a bonus marker and got a plan for screen 2; both come soon. All your cards are used and lie face down. Below the slots are your resting rows: three cards have waited there since the start of the game.',
  leave: by((press) => `${press} “Leave the action phase”. That ends the round for you, but not for the others.`),
  takeRow: by(
    (press) =>
      `First you take one row back, and only one. In row D rests an energy card: with it you will have three for the next round. ${press} row D.`,
  ),
  restFirst: by(
    (press) =>
      `Then your used cards go to rest, each on a different row. What shares a row comes back together. ${press} row B: titanium 2 joins carbon 2.`,
  ),
  restSecond: by((press) => `Titanium 1 comes next. ${press} the empty row D.`),
  restThird: by(
    (press) => `${press} row C: minerals 2 on minerals 1. Once you take that row, you have 3 units of one kind.`,
  ),
  rested:
    'This is the heart of the game: what you lay today is missing tomorrow, and one row a round comes back. Build rows that you would like to have in one hand, and think two rounds ahead.',
  markersIntro:
    'Round 2: you have laid three energy cards. Beside cards you have bonus markers, two in a game of three. To put one on a bonus field is an action like any other. Each field takes one marker a round, so be quick.',
  majority:
    'Each station has a majority field; that of Skymine compares energy. The numbers show what lies face up: you 4, Ada 2, Luna 3. Only who has the most, or as much, may use it. Everybody’s first mistake: used cards lie face down and do not count. So mark first, expand later!',
  mark: by((press) => `${press} the energy field of Skymine.`),
  tier: by(
    (press) =>
      `The more you have, the more it gives. 4 energy reach the second tier. ${press} it: 3 fields on Skymine and a research point.`,
  ),
  takePlan: by(
    (press) =>
      `Research points are spent at once: A and B plans cost 1, C plans 2, or a point becomes a coin. ${press} the A plan that asks for 2 carbon and gives 2 coins.`,
  ),
  layPlan: by((press) => `Plans lie on the screens of your lab. ${press} screen 3.`),
  otherFields:
    'Other fields ask for no majority: get the start marker and a research point, buy a card with coins, or sell one from your hand. Beside the moon you reserve a tile for the next round: an extra unit, a chemist, a scientist or energy. All markers come home after the round.',
  expandIntro:
    'You hold two shares of Skymine now, but its station is full: two times nothing. Blue Tawac, meanwhile, has grown almost all around it. High time for your energy.',
  expand: by(
    (press) =>
      `Energy is always used all at once, for one company. ${press} an energy card, then the station of Skymine.`,
  ),
  freeSector: by(
    (press) =>
      `In reach is whatever touches the station or one of its outposts. A single line costs 1 energy, a double line 2. ${press} sector 6, then the lowest line of the station: under its first two outposts lie coins.`,
  ),
  oust: by(
    (press) =>
      `In sector 19 stands Tawac. Ousting costs 1 energy more, so 2 in all. ${press} sector 19, and the lowest line again.`,
  ),
  comeHome: by(
    (press) =>
      `The ousted outpost goes home and covers a coin: Tawac loses value, and with it Luna and Ada. ${press} the line it returns to.`,
  ),
  expanded:
    'You got what the sectors show: helium and a step on the track, over the first threshold. That paid a coin, and from your next turn on your energy counts 1 more. And Skymine? Two shares at 2 each. A sector gives once, when it is taken, but the value stays, for everybody who holds shares.',
  scienceIntro:
    'Round 3: titanium, a scientist and the chemist. A scientist lets your upload marker move along the screens. To enter a plan you need face up what its upper half asks for. Nothing is spent, and one card can serve many plans.',
  scientist: by((press) => `${press} the scientist at slot C.`),
  upload: by(
    (press) =>
      `Screen 1 asks for titanium: there. Screen 2 asks for another lab card: your chemist. Screen 3 asks for carbon, which is missing. Only the plan on which you stop pays. ${press} screen 2.`,
  ),
  point: by(
    (press) =>
      `Its reward is a research point. ${press} the B plan that asks for carbon and minerals: it moves you 3 fields on a track you like.`,
  ),
  coin: by((press) => `Now the point printed on the scientist. ${press} your coins: a point can always become one.`),
  layNext: by((press) => `${press} screen 4. A gap between your plans would stop the marker.`),
  uploaded:
    'Below the screens stands what your upload is worth in the end: 10 from screen 4, then 15, and up to 60. At screen 5 slot E opens: one more card in every round. The special plans on the round track cost 2 points and count coins once you have moved over them.',
  chemist: by(
    (press) => `Your chemist is still face up: the plan needed her there, it did not use her. ${press} her at slot D.`,
  ),
  tank: 'She brings 2 coins and 1 helium. The tank is worth 10 from 6 helium on, and up to 60. With 8 helium slot A opens: whoever gets there early plays a card more in every round.',
  companyChemists:
    'Better chemists carry the sign of a company: 2 helium, 1 coin, and 1 helium more for every two gas collectors, the green bottles, in sectors where that company stands. Help it to grow first, then send the chemist.',
  follow:
    'Luna and Ada have driven Tawac up: a share is worth 9. You hold none. Yet everybody can join in, and the first share is two fields away.',
  useLast: by((press) => `${press} your titanium: 2 units.`),
  climbTawac: by((press) => `${press} the track of Tawac.`),
  shareTawac: by((press) => `${press} it again, and watch “If it ended now”.`),
  followed:
    'Two units, and nine coins or more. That is more than all your other shares together. Buy shares where others build, and build where others hold nothing. Cards pay off early, shares late: buy in the first rounds, climb in the last.',
  scoring:
    'After round 7 it is counted: each coin 1, for every company shares times value, cards with a share included, the last value your tank has reached, the last value of your upload, and the special plans in it. The highest sum wins.',
  hints:
    'Three things to take along. Use majorities before the cards that win them. Open slot A or E in the first rounds. And do not leave too soon: while you are in, others have to reckon with you at the majorities. Never mind Luna’s lead here: you were learning, she was not.',
  luna: 'The table stands at the beginning again, and now it is a real game: you, Ada and Luna at level 0, her mildest. She turns up one card each turn and does what it says; the log tells what and why. She counts at majorities like anybody else.',
  playOn: {
    press:
      'Lay your own plan now. What you may do glows, everything explains itself when you point at it, and you can take back whatever has revealed nothing. Good luck up there!',
    tap: 'Lay your own plan now. What you may do glows; the first tap shows it, the second does it. A long press explains everything, and you can take back whatever has revealed nothing. Good luck up there!',
  },
} satisfies Record<string, Said>;

export type ChapterName = keyof typeof chapters;
export type StepName = keyof typeof steps;

export interface SkyLessonText extends LessonText {
  readonly chapters: Readonly<Record<ChapterName, string>>;
  readonly steps: Readonly<Record<StepName, Said>>;
}

export const text: SkyLessonText = {
  about: 'Plan cards, buy shares and make companies grow: three rounds by hand, then a game against Luna.',
  names: ['Nova', 'Ada'],
  chapters,
  steps,
};
