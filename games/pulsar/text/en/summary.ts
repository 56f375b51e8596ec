import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Eight rounds in a young star cluster: two dice a round for flights, stations, pulsars, transmitters and patents. The most points win.',
  pages: [
    [
      {
        title: 'Taking dice',
        lines: [
          ['dice', 'Two dice each', 'First in turn order, then in reverse. All dice lie open.'],
          [
            'initiative',
            'The price',
            'A die above the median moves one of your two markers back, a die below it moves one forward, by as many fields as it lies away.',
          ],
          ['turn-order', 'Initiative', 'Says who goes first next round, and gives points at the end.'],
          ['engineering', 'Engineering', 'Gives cubes every round to whoever is in front.'],
        ],
      },
      {
        title: 'Using dice',
        lines: [
          ['flight', 'Fly', 'Exactly as many segments as the die shows.'],
          [
            'station',
            'Stations',
            'One in every system you pass or reach while a planet is free; blue planets also give a discovery.',
          ],
          ['pulsar', 'Claim', 'A flight that ends at a free pulsar makes it yours.'],
          [
            'gyrodyne',
            'Gyrodynes',
            'Take with 1, 2 or 4; place on your pulsars for nothing; set spinning with 3, 5 or 6.',
          ],
          [
            'transmitter',
            'Transmitters',
            'Take with one of its dice, pay the others later. Paid up, it works every round; between two active ones a bonus die appears.',
          ],
          ['patent', 'Patents', 'Two players at most for each; every round opens a new row.'],
          ['project', 'Projects', 'On your own board, from the bottom up.'],
        ],
      },
    ],
    [
      {
        title: 'Help for a turn',
        lines: [
          ['step', 'Tokens', 'Change a die by one or by two; at most one token for each die.'],
          ['copy', 'Bonus die', 'One a turn, copied for cubes or given by something you did.'],
        ],
      },
      {
        title: 'Production, every round',
        lines: [
          ['engineering', 'Cubes', 'By the order on the engineering track; the last two fields cost points.'],
          ['transmitter', 'Transmitters', 'Every active one gives what it shows.'],
          ['spinning', 'Spinning gyrodynes', 'Their own 1, 2 or 3 points and the value of the round.'],
          ['production', 'Patents', 'Those with production score now.'],
        ],
      },
      {
        title: 'At the end',
        lines: [
          ['goal', 'Goals', 'Three that everybody works on.'],
          ['station', 'Stations', 'The more, the more each is worth: 5 give 9, 10 give 30.'],
          ['initiative', 'Initiative', '7, 4 and 2 points.'],
          ['endgame', 'Patents', 'Those for the end.'],
          ['pulsar', 'Leftovers', '1 for a pulsar or gyrodyne that does not spin, 1 for two cubes.'],
        ],
      },
    ],
  ],
  icons: [
    ['gate', 'Jump gate', 'A stop on the way; gate runs count them.'],
    ['explore', 'Exploration tile', 'Turned over at once and carried out.'],
    ['isolated-pulsar', 'Isolated pulsar', 'No flight gets there; only an effect claims it.'],
    ['gate-run', 'Gate run', 'Points for gates of one colour in one flight.'],
  ],
  chapters: {
    goal: 'Parts and setting up',
    dice: 'Rolling and taking dice',
    actions: 'Actions, tokens, bonus dice',
    flight: 'Flights, systems, stations',
    pulsars: 'Pulsars and gyrodynes',
    transmitters: 'Transmitters',
    projects: 'Projects and gate runs',
    patents: 'Patents',
    production: 'Production',
    end: 'End and scoring',
    fewer: 'Two and three players, balanced start',
  },
};
