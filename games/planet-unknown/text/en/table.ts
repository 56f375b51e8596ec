import type { SoloGrade } from '../../data/index.ts';

/** What is said about the table as a whole: its name, its settings, its scores. */
export const table = {
  name: 'Planet Unknown',
  tagline: 'Share a turning space station, each settle a planet of your own.',
  settings: {
    boards: {
      label: 'Boards',
      help: 'Which sides of planets and corporations are played.',
      values: {
        standard: 'standard sides for all, best for a first game',
        choose: 'everybody chooses from the boards they are dealt',
        special: 'special sides for all',
      },
    },
    deluxe: {
      label: 'Deluxe boards',
      help: 'Deal six more planets and two more corporations among the special sides.',
    },
    events: {
      label: 'Events',
      help: 'An event happens each round; 20 of them are the longest a game can last. Always on alone.',
    },
    green: { label: 'Green events', help: 'How many of the 20 events are green, the kind ones.' },
    orange: { label: 'Orange events', help: 'How many of the 20 events are orange, the annoying ones.' },
    red: { label: 'Red events', help: 'How many of the 20 events are red, the harsh ones.' },
    singleObjectives: {
      label: 'Single objectives',
      help: 'Everybody also has a secret objective, kept from two. Alone you always have three.',
    },
    twoPlayerRotation: {
      label: 'Self-turning station',
      help: 'For two players: the station turns by itself, one sector clockwise each round.',
    },
    edition: { label: 'Edition', help: 'The edition of the rules.', values: { first: 'first edition' } },
  },
  terms: {
    lines: 'rows and columns',
    planet: "the planet's own bonus",
    tracks: 'tracks',
    lifepods: 'lifepods and meteorites',
    rovers: 'rovers and patches',
    cards: 'civ cards',
    pending: 'effects still to come',
    objectives: 'objectives',
  },
  scoreRows: {
    rows: 'Rows',
    columns: 'Columns',
    tracks: 'Tracks',
    lifepods: 'Lifepods',
    meteorites: 'Meteorites',
    civCards: 'Civ cards',
    singleObjectives: 'Single objectives',
    neighbourObjectives: 'Neighbour objectives',
    planet: 'Planet',
  },
};

/** What reaching that difference to the target is called. */
export const soloGrade: Record<SoloGrade, string> = {
  'minus-15': 'The colony is given up. Far below the target.',
  'minus-10': 'A hard landing. Clearly below the target.',
  'minus-5': 'So close. A few medals short of the target.',
  target: 'Mission accomplished. The target is reached.',
  'plus-5': 'A thriving colony. Well above the target.',
  'plus-10': 'A model for other worlds. Far above the target.',
  'plus-15': 'A legend among the settlers. Nobody thought this possible.',
};
