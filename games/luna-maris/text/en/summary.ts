import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Five rounds in a base on the Moon: send your astronaut from module to module, feed your scientists and keep waste, air and nerves in hand. The most points win.',
  pages: [
    [
      {
        title: 'A turn is one of three things',
        lines: [
          ['scientist', 'Use a module', 'Play a scientist, walk to a module the card shows, act there.'],
          [
            'food',
            'Feed',
            'Play food: for each point of nutrition a tired scientist comes back into your hand. What is too much becomes waste; without food each costs 2 points.',
          ],
          ['pass', 'Pass', 'For this round. Whoever passes first begins the next one.'],
        ],
      },
      {
        title: 'Walking and waking',
        lines: [
          ['oxygen', 'Oxygen', '1 for every module you enter, never beyond your stress.'],
          ['energy', 'Energy', '1 wakes a module and puts you on its energy space.'],
          ['points', 'Already awake', 'You pay nothing, but whoever stands there gains a point.'],
        ],
      },
      {
        title: 'The modules',
        lines: [
          ['recycling', 'Recycling', 'Turns waste into something useful.'],
          ['quarters', 'Quarters', 'Rest lowers stress.'],
          ['laboratory', 'Laboratory', 'One step of research; advanced modules are built here.'],
          ['power', 'Power plant', 'Fills the battery; needs no energy itself.'],
          ['industry', 'Industry', 'Works ore up; an air filter lowers CO2.'],
          ['communications', 'Communications', 'Hires better scientists.'],
          ['airlock', 'Airlock', 'Sends a probe out to mine ore every round, at the price of stress.'],
          ['mine', 'Mine control', 'Fetches ore from where your probes are.'],
          ['spaceport', 'Spaceport', 'Delivers orders.'],
          ['greenhouse', 'Greenhouse', 'Grows food.'],
        ],
      },
    ],
    [
      {
        title: 'Between rounds',
        lines: [
          [
            'probe',
            'Probes',
            'Each puts ore on your belt; what you left lying there turns into waste. Neighbouring probes score.',
          ],
          ['carbon-dioxide', 'CO2', 'Compared with the others: plus for the lowest, minus for the highest.'],
          ['sun', 'Day', 'In rounds 3 and 5 everybody gains 3 energy.'],
          ['reset', 'New air', 'Oxygen starts again; stress stays.'],
        ],
      },
      {
        title: 'Waste',
        lines: [
          ['waste', 'Too much of it', 'The last places raise CO2, the very last one stress.'],
          ['stress', 'Stress', 'The further it creeps, the less oxygen you may use.'],
        ],
      },
      {
        title: 'What counts at the end',
        lines: [
          ['stress', 'Calm', 'Points for little stress.'],
          ['scientist', 'Better scientists', '2 points each.'],
          ['variety', 'Food left', 'Ranked twice: by kinds and by nutrition.'],
          ['carbon-dioxide', 'CO2', 'From 8 points at the bottom to 5 lost at the top.'],
          ['order', 'Orders', 'Having none costs 5 points, four or more give 8.'],
          ['store', 'Stores', '1 point for every two resources.'],
          ['waste', 'Waste', '1 point lost for the first piece, 2 for each further one.'],
        ],
      },
    ],
  ],
  icons: [
    ['iron', 'Iron', 'Ore from the plains.'],
    ['titanium', 'Titanium', 'Rarer ore.'],
    ['helium', 'Helium-3', 'For orders from Earth.'],
    ['water', 'Water', 'For the greenhouse and for orders.'],
    ['depot', 'Emergency depot', 'A few cubes for points, each of them once.'],
    ['equipment', 'Equipment', 'Makes one module better for you, once a round.'],
  ],
  chapters: {
    goal: 'Parts and setting up',
    round: 'Rounds, production, cleanup',
    turn: 'Using modules',
    modules: 'The ten modules',
    supplies: 'Depot and equipment',
    feeding: 'Feeding',
    waste: 'Waste and CO2',
    pass: 'Passing',
    advanced: 'Advanced modules',
    end: 'End and scoring',
    solo: 'Alone against the automaton',
  },
};
