import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Everybody covers a planet of their own with tiles from one station that all share. The most medals win.',
  pages: [
    [
      {
        title: 'A round',
        lines: [
          [
            'wheel',
            'Turn',
            'The commander turns the station. The two tiles on top of your sector are on offer to you alone.',
          ],
          [
            'biomass',
            'Take and lay',
            'All at once: take one of the two and lay it, turned or mirrored as you like. The first touches the edge of the planet, every other one a tile that lies there.',
          ],
          [
            'meteorite',
            'Meteorite',
            'A tile with a crater brings a meteorite. It spoils its row and its column until a rover fetches it.',
          ],
          [
            'step',
            'Advance',
            'Both terrains of the tile move their markers up by one, in the order you like. What you land on or pass is yours.',
          ],
          ['commander', 'Hand on', 'Earned civ cards are taken, then the next player is commander.'],
        ],
      },
      {
        title: 'Rovers',
        lines: [
          ['rover', 'New rover', 'It starts on the tile you laid last.'],
          [
            'moves',
            'Moves',
            'One cell each, never diagonally; split them among your rovers. What is left at the end of the round is gone.',
          ],
          [
            'lifepod',
            'Lifepods',
            'A rover that reaches one brings it home. A tile that covers one destroys it, and a rover below a tile as well.',
          ],
        ],
      },
      {
        title: 'The end',
        lines: [
          [
            'end',
            'Last round',
            'Somebody can lay none of their tiles, a sector runs empty, or the last event comes. The round is played to its end.',
          ],
        ],
      },
    ],
    [
      {
        title: 'The six terrains',
        lines: [
          ['civ', 'Civ', 'Leads to civ cards: some help at once, some count at the end.'],
          ['water', 'Water', 'Only moves when a water cell of the tile covers ice.'],
          ['patch', 'Biomass', 'Gives patches of one cell for your holes.'],
          ['rover', 'Rover', 'Gives rovers and moves; at its top still moves.'],
          ['technology', 'Tech', 'Opens the powers of your corporation, one level after the other.'],
          ['energy', 'Energy', 'Has no track: it moves the marker of a terrain that it touches.'],
        ],
      },
      {
        title: 'What scores',
        lines: [
          ['row', 'Rows and columns', 'Full and free of meteorites: 1 to 3 medals each.'],
          ['medal', 'Tracks', 'The best medal space each marker has reached.'],
          ['lifepod', 'Lifepods', '1 each; three meteorites together also 1.'],
          ['goal', 'Objectives', 'Compared with each neighbour; secret ones count 5.'],
          ['card', 'Civ cards', 'Those that say so, shown only at the end.'],
        ],
      },
    ],
  ],
  icons: [
    ['synergy', 'Synergy boost', 'One more step on a track of your choice.'],
    ['ice', 'Ice', 'What water tiles want to cover.'],
    ['event', 'Event', 'One a round, if you play with them.'],
    ['area', 'Area', 'Cells of one terrain that touch at their sides.'],
    ['mirror', 'Mirror', 'A tile may be turned over.'],
  ],
  chapters: {
    goal: 'Goal, parts, setting up',
    round: 'A round',
    laying: 'Laying tiles',
    tracks: 'Terrains and tracks',
    rovers: 'Rovers',
    cards: 'Civ cards and objectives',
    end: 'End and scoring',
    events: 'Events',
    corporations: 'Corporations',
    planets: 'Planets',
    fewer: 'Two players and alone',
    questions: 'Questions and decisions',
  },
};
