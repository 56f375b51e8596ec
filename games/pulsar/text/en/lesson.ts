import type { LessonText } from '@orrery/board';

export const text: LessonText = {
  about: 'Dice, flights, pulsars and gates: ten short chapters, about fifteen minutes.',
  names: ['Nova', 'Ada'],
  chapters: {
    dice: 'What a die costs',
    fly: 'Fly and found',
    discover: 'Discover',
    works: 'A transmitter, a patent',
    pulsar: 'A pulsar of your own',
    production: 'Production',
    headquarters: 'Headquarters',
    gates: 'Gate run and bonus die',
    end: 'The end in seven steps',
    playOn: 'Now play on',
  },
  steps: {
    welcome:
      'You are Nova, the circle. Your ship waits at the lit entry point, at the edge of a star cluster. In eight rounds you found stations, harness pulsars and build, and whoever has most points wins. Every round you take two dice and do two things with them.',
    median:
      'These dice were rolled for everybody. The needle shows the median, the middle of the roll. Dice to its right are strong, and you pay for them: one of your markers slides back as many fields as the die lies away. Dice to its left are weak, and a marker moves ahead.',
    takeLow: {
      press:
        'Left is ahead on both tracks: initiative decides who begins, engineering brings cubes. Press the 2, then your lit marker on the engineering track. It moves two fields ahead.',
      tap: 'Left is ahead on both tracks: initiative decides who begins, engineering brings cubes. Tap the 2, then your lit marker on the engineering track. It moves two fields ahead.',
    },
    takeHigh:
      'Ada took the 6 and let a marker fall back three fields. For your second die take a 4, just right of the median, and pay one field on the initiative track.',
    flyIntro:
      'It is your turn, and your two silver dice are in your hand. A die is used for exactly one thing, and its number says what it can do. A flight is always possible: as many steps as the die shows.',
    pickUpFour: {
      press: 'Press your 4: the ship will fly four steps.',
      tap: 'Tap your 4: the ship will fly four steps.',
    },
    farSystem: {
      press:
        'A way through two systems is best: in each of them you found a station. Press the lit system at the end of the way.',
      tap: 'A way through two systems is best: in each of them you found a station. Tap the lit system at the end of the way.',
    },
    founded:
      'Two stations. In passing your station takes a lifeless planet. Where a flight ends it takes a blue one, if there is one, and that earns a discovery. You never have two stations in one system, so fly on.',
    printed:
      'A blue planet at the end of a flight lets you choose: the bonus printed on the system, or a tile from the exploration stack. Here a red die is printed, a bonus die for this very turn. Take it.',
    pickUpTwo: 'Now your silver 2. Short flights are fine while there is something new nearby.',
    nearSystem: 'Two steps to the next veiled system. What it holds is turned up when you arrive.',
    token: {
      press:
        'A red die was printed there, too, but a turn has one bonus die at most: so you explored instead, for 5 points. The red 1 you have is too short for the next system. Pick it up, then press the token beside it: a plus-minus token changes a die by one.',
      tap: 'A red die was printed there, too, but a turn has one bonus die at most: so you explored instead, for 5 points. The red 1 you have is too short for the next system. Pick it up, then tap the token beside it: a plus-minus token changes a die by one.',
    },
    lastSystem: 'Three flights in one turn. Go to the lit system.',
    explore:
      'This time draw from the stack: points, cubes, tokens or even gyrodynes. What it is, you see only when it is drawn.',
    endTurn: 'Nothing is left in your hand. End your turn.',
    worksIntro:
      'Round 2, and two ones in your hand. A 1 does not fly far, but low dice build: transmitters, patents, projects and gyrodynes all ask for exact numbers.',
    transmitter: 'Pick up a 1 and take the lit transmitter. It asks for two dice, and your 1 pays the first of them.',
    half: 'It lies with you and stays dark until its other die is paid, in any later turn. Active transmitters produce every round. Its ends show halves of dice: link two active tiles, and the halves make a bonus die.',
    patent:
      'Technologies cost the die that is printed on them, and each round opens one more row. Patent the lit one with your other 1: flights by way of a green gate may then be one step longer or shorter.',
    patented:
      'Some technologies help at once or for good, some score in every production, those with a flag at the end. The first to hold one is often the only one, so be quick.',
    payRest: 'Two rounds later you have a 5. Pick it up and pay what is open on your transmitter.',
    teleport:
      'Active at last, and its bonus is a teleport: your ship jumps to a pulsar, as if a flight ended there. Choose the lit one.',
    claimed:
      'Whoever ends a flight on a free pulsar claims it with a ring. By itself it brings nothing; it needs a gyrodyne to spin up.',
    pickUpThree: 'First a flight, for the parts. Use your silver 3.',
    thirdSystem:
      'Your patent at work: the way leads through a green gate, so a 3 may fly four steps. Two stations, and something printed there that you want.',
    gyrodyne: 'The printed bonus is a small gyrodyne and a token. Take it.',
    place: 'Placing it is free, at any time in your turn. Take the gyrodyne and lay it on your pulsar.',
    complete:
      'Now it is under construction. A small one is completed with a 3, a medium with a 5, a large with a 6. Your red 2 and the new token make a 3: pick up the die, lay the token to it, and choose the pulsar.',
    productionIntro:
      'It spins. After everybody’s turn comes the production: cubes for those ahead in engineering, then transmitters, then every spinning gyrodyne with its own points and those of the current row, then technologies.',
    endRound: 'End your turn and see what it brings.',
    produced:
      'Points in this and in every round to come. That is why pulsars are best begun early. Markers that have fallen back to fields 14 and 15 cost points here.',
    treeIntro:
      'Your headquarters are a tree of projects that is yours alone. The three at the bottom are open from the start; those above rest on them. Most of them pay at once.',
    project:
      'This one costs a 1 and prepares a gate run: a point for every magenta gate on one later flight. Complete it.',
    gatesIntro:
      'The last round. Gates stand on the filaments in three colours. You have one gate run, and a good place to start it.',
    pickUpForRun: 'Pick up your 4.',
    throughGates: 'The lit way leads through three magenta gates, and a green one makes it a step longer.',
    run: 'Announce the run for this flight. Each gate counts once, and the run is used up.',
    copy: 'You have cubes. Once a turn they buy a bonus die: a copy of a die that nobody took. Choose the 4 on the dice board.',
    bonusFlight: 'A red 4. Use it like any other die: pick it up.',
    bonusSystem: 'And two more stations.',
    endIntro: 'After eight rounds the game is over, and some things are still asked before the last count.',
    buyPoints: 'First the technologies with a flag. Yours gives 9 points for 2 cubes. Take them.',
    buyBonus:
      'Second the three goals. Whoever meets one gets its points and may buy more with cubes. Buy the first bonus.',
    sevenSteps:
      'Then a point for each pulsar without a spinning gyrodyne and for each gyrodyne that does not spin, a point for two cubes, 7, 4 and 2 for those ahead in initiative, and last your stations: the more, the more each is worth.',
    goOn: 'Back to the beginning of round 2, after your three flights. You are ahead; the dice have been rolled.',
    farewell: {
      press:
        'From here the game is yours. Whatever a die can do glows when you pick it up, everything explains itself when you point at it, and there are hints. Have a good flight!',
      tap: 'From here the game is yours. Whatever a die can do glows when you pick it up, a long press explains things, and there are hints. Have a good flight!',
    },
  },
};
