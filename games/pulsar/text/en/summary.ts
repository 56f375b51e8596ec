import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Eight rounds in a young star cluster: two dice a round for flights, stations, pulsars, transmitters and patents. Whoever has the most points at the end wins.',
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
            'One in every system you pass or reach while a planet is free. A flight that ends at a blue planet also gives a discovery.',
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
          ['project', 'Projects', 'At your own headquarters, from the bottom up.'],
        ],
      },
    ],
    [
      {
        title: 'Help for a turn',
        lines: [
          [
            'step',
            'Tokens',
            'Plus-minus changes a die by one, plus-two makes it two bigger; at most one token for each die.',
          ],
          ['copy', 'Bonus die', 'At most one a turn: copied for cubes, from a link, or given by a benefit.'],
        ],
      },
      {
        title: 'Production, every round',
        lines: [
          [
            'engineering',
            'Cubes',
            'By the order on the engineering track; the last two fields of both tracks cost points.',
          ],
          ['transmitter', 'Transmitters', 'Every active one gives what it shows.'],
          ['spinning', 'Spinning gyrodynes', 'Their own 1, 2 or 3 points and the value of the round.'],
          ['production', 'Patents', 'Whoever holds a production patent gets its points now.'],
        ],
      },
      {
        title: 'At the end',
        lines: [
          ['goal', 'Goals', 'Three for everybody. Whoever fulfils one gets points and may buy more with cubes.'],
          ['station', 'Stations', 'The more, the more each is worth: 5 give 9, 10 give 30.'],
          ['initiative', 'Initiative', 'Points for whoever is in front.'],
          ['endgame', 'Patents', 'Some count only now.'],
          [
            'pulsar',
            'Leftovers',
            '1 for every pulsar where nothing spins, 1 for every gyrodyne that does not spin, 1 for every two cubes.',
          ],
        ],
      },
    ],
  ],
  icons: [
    ['gate', 'Jump gate', 'A stop on the way; gate runs count them.'],
    ['explore', 'Exploration tile', 'Drawn, turned over, and you get at once what is on it.'],
    ['isolated-pulsar', 'Isolated pulsar', 'No flight gets there; only a special benefit claims it.'],
    ['gate-run', 'Gate run', 'Points for gates of one colour in a single flight.'],
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
