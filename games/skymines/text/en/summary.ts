import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Four companies mine the Moon and belong to nobody: you invest in them, expand them and make them worth more. Seven rounds; the most money wins.',
  pages: [
    [
      {
        title: 'A round',
        lines: [
          [
            'plan',
            'Plan',
            'All at once: lay cards face down at your slots, three at first, up to five later. Then everything is turned up.',
          ],
          ['next', 'Act', 'In turn, one action each, until everybody has left.'],
          [
            'leave',
            'Leave',
            'Take one whole resting row back into your hand, then put the cards you used on resting rows, each on another one.',
          ],
          ['reset', 'Prepare', 'Bonus markers come home, the cheapest cards go, new ones come.'],
        ],
      },
      {
        title: 'The actions',
        lines: [
          [
            'carbon',
            'Resources',
            'Cards of one kind: buy at most one card first; every unit left moves you up company tracks.',
          ],
          [
            'energy',
            'Energy',
            'All your energy cards at once expand one company. A single line costs 1, a double one 2, a foreign outpost 1 more.',
          ],
          [
            'scientist',
            'Scientist',
            'Move your upload marker over plans whose conditions your open cards meet; the last one pays. Then research.',
          ],
          ['chemist', 'Chemist', 'Helium and coins, more where the company holds gas collectors.'],
          ['marker', 'Bonus marker', 'Take a free field of the board; it is blocked until the round is over.'],
        ],
      },
    ],
    [
      {
        title: 'What an expansion brings',
        lines: [
          ['mine', 'Mine', '1 or 2 coins.'],
          ['pickaxe', 'Open pit', 'Steps on the track of this company.'],
          ['collector', 'Gas collector', 'Helium for your tank.'],
          ['research-point', 'Research station', 'Points that become plans or coins at once.'],
          ['remove', 'Ousted', 'A foreign outpost goes back to its station and makes that company worth less.'],
        ],
      },
      {
        title: 'Company tracks',
        lines: [
          ['barrier', 'Barrier', 'Whoever wants to go on pays coins.'],
          ['share', 'Shares', 'The further you are, the more of them are yours.'],
          ['lasting', 'Thresholds', 'Coins for all who have crossed them, and a bonus that works from your next turn.'],
        ],
      },
      {
        title: 'What counts',
        lines: [
          ['coin', 'Cash', 'Every coin.'],
          ['share', 'Companies', 'Coins seen in the station times your shares, for each of the four.'],
          ['helium', 'Helium', 'The last value your tank has passed.'],
          ['upload', 'Research', 'The last value your upload marker has passed, and special plans.'],
        ],
      },
    ],
  ],
  icons: [
    ['minerals', 'Minerals', 'One of the three resources.'],
    ['titanium', 'Titanium', 'One of the three resources.'],
    ['rest', 'Resting row', 'Where used cards wait until you fetch the row.'],
    ['mission', 'Mission', 'Three tasks on a card; each one you fulfil brings 2 coins and a one-time marker.'],
  ],
  chapters: {
    goal: 'Parts and setting up',
    round: 'A round',
    resources: 'Resources and cards',
    tracks: 'Company tracks',
    expansion: 'Expanding companies',
    research: 'Research and chemists',
    bonus: 'Bonus fields and tiles',
    end: 'End and scoring',
    modules: 'Missions and threats',
    belt: 'The asteroid belt',
    campaign: 'Campaign',
    luna: 'Luna, the virtual player',
  },
};
