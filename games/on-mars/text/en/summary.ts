import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'A shuttle links the station in orbit with the first colony on Mars. Together you build what people need to live; the most opportunity points win.',
  pages: [
    [
      {
        title: 'A turn',
        lines: [
          ['main', 'Main action', 'Exactly one, on the side where you are: orbit or colony.'],
          ['executive', 'Executive action', 'One more if you like, before or after it.'],
          [
            'colonist',
            'Colonists',
            'A red sign puts one to work on a slot. Teal ones repeat an action as often as you can pay.',
          ],
          ['crystal', 'Crystals', 'Pay for executive actions and extra moves.'],
        ],
      },
      {
        title: 'In orbit',
        lines: [
          ['blueprint', 'Blueprint', 'Take one with its gift; unused ones cost points at the end.'],
          ['learn', 'New technology', 'Into the first column of your laboratory.'],
          ['develop', 'Research', 'Two steps to the right; deeper columns cost oxygen.'],
          ['warehouse', 'Resupply', 'One good or crystal from the warehouse.'],
          ['pod', 'Landing pod', 'Down to the colony at once.'],
        ],
      },
      {
        title: 'In the colony',
        lines: [
          [
            'construct',
            'Construct',
            'Near one of your bots: beside its own kind with a technology that is good enough, or exactly two hexes away without one.',
          ],
          ['upgrade', 'Upgrade', 'A blueprint and a mineral make an advanced building.'],
          ['control', 'Control centre', 'Two moves for bots, two for the rover.'],
          ['ship', 'Welcome a ship', 'Water and a plant bring people and bots.'],
          ['hire', 'Hire', 'A scientist or a contract with Earth.'],
        ],
      },
    ],
    [
      {
        title: 'Life support',
        lines: [
          [
            'energy',
            'Each feeds the next',
            'Mineral, battery, water, plant, oxygen, shelter: every building is paid with what the one before it makes.',
          ],
          [
            'level',
            'Colony level',
            'When all four supplies are high enough the colony grows: warehouse and blueprints are refilled, missions come nearer to their end.',
          ],
          ['points', 'Reward', 'Whoever lifts a supply that lagged behind scores and takes a benefit.'],
        ],
      },
      {
        title: 'The shuttle',
        lines: [
          [
            'travel',
            'Travel',
            'When it flies from your side you may go along for nothing; otherwise a ship of yours takes you.',
          ],
          ['production', 'To orbit', 'Your advanced buildings and mines produce.'],
          ['retrieve', 'Everywhere', 'Your colonists come back, and you choose a place in the order of turns.'],
        ],
      },
      {
        title: 'What counts',
        lines: [
          ['complex', 'Progress', '1, 2, 4, 7 or 11 for the kinds of complexes you began.'],
          ['technology', 'Technologies', 'By column, 9 in the last one.'],
          ['blueprint', 'Blueprints', '3 or 5 each, and as much lost for those unused.'],
          ['ship', 'Ships', '3 for each in the hangar; colonists at home as well.'],
          ['scientist', 'Scientists, contracts', 'By the buildings of all; by what you delivered.'],
          ['mission', 'The end', 'When the missions are done the round is finished and one more is played.'],
        ],
      },
    ],
  ],
  icons: [
    ['bot', 'Bot', 'You build where one stands or beside it.'],
    ['rover', 'Rover', 'Collects what lies on Mars.'],
    ['mine', 'Mine', 'Needs a colonist who works there.'],
    ['goal', 'Private goal', 'One of them may be fulfilled in a game; the others can be spent as crystals.'],
  ],
  chapters: {
    goal: 'Parts, setting up, terms',
    round: 'Rounds, turns, order',
    orbit: 'Actions in orbit',
    colony: 'Bots, rovers, discoveries',
    building: 'Building the colony',
    people: 'Ships, scientists, contracts',
    executive: 'Executive actions',
    missions: 'Missions and private goals',
    travel: 'The shuttle',
    end: 'End and scoring',
    fewer: 'Two players, Space Oddity, First Colonists',
    solo: 'Alone against Lacerda',
  },
};
