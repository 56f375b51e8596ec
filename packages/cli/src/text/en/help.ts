import type { CommandName } from '../../flags.ts';

/** How one command is called. */
export interface CommandHelp {
  /** What it is for, in one line. */
  readonly line: string;
  readonly usage: string;
  readonly about: string;
  readonly options: readonly (readonly [option: string, explanation: string])[];
  readonly examples: readonly string[];
}

const table = [
  ['--seats N', 'how many seats the table has'],
  ['--setting KEY=VALUE', "a setting of the game; may come several times ('orrery games' lists them)"],
  ['--seed S', 'the luck of the play: the same seed gives the same play for the same choices'],
] as const;

const json = ['--json', 'one JSON object on standard output, and nothing else there'] as const;

export const help = {
  tagline: 'Heavy space board games at one table.',
  usage: 'orrery COMMAND [OPTION...]',
  titles: { commands: 'Commands', options: 'Options', examples: 'Examples' },
  words: { game: 'GAME', file: 'FILE' },
  common: [
    ['--language en|de', 'the language; otherwise that of the machine'],
    ['--no-color', 'no colours, as with the variable NO_COLOR'],
    ['-h, --help', 'this help'],
  ] as readonly (readonly [string, string])[],
  footer:
    "GAME is an id that 'orrery games' lists, or the path of a module that exports a room.\nMore about a command: orrery help COMMAND. The version: orrery --version.",
  commands: {
    play: {
      line: 'play in the terminal, alone, against computer players or with others at one keyboard',
      usage: 'orrery play GAME [--seats N] [--level LEVEL] [--humans N] [OPTION...]',
      about:
        'The board, what happened, what is asked, and a numbered list of everything you can do. Choose by number, by typing a part of the text, or by notation. The record of the play is written to a file, also when you leave in the middle.',
      options: [
        ...table,
        ['--humans N', 'how many people play at this keyboard, from seat 1 on; 1 unless told, 0 to watch'],
        ['--level LEVEL', 'of all computer players: random, easy, medium (unless told), hard, expert'],
        ['--opponents A,B,...', 'the level of each computer player'],
        ['--record FILE', 'where the record goes; otherwise orrery-GAME-SEED.json'],
        ['--resume FILE', 'take up a play from its record'],
        ['--no-confirm', 'do not ask at the end of a turn'],
      ],
      examples: [
        'orrery play planet-unknown',
        'orrery play planet-unknown --seats 2 --level hard --seed first-light',
        'orrery play planet-unknown --humans 2 --opponents easy,expert',
        'orrery play --resume orrery-planet-unknown-first-light.json',
      ],
    },
    simulate: {
      line: 'let computer players play many times, and show scores and lengths',
      usage: 'orrery simulate GAME [--games N] [--seats N] [--level LEVEL] [--seed S] [--json]',
      about:
        'Plays a game many times and shows what the scores look like, how long plays are and how much there is to choose from.',
      options: [
        ['--games N', 'how many plays; 1000 at random, 20 otherwise, unless told'],
        ...table,
        ['--level LEVEL', 'random (unless told), easy, medium, hard, expert'],
        json,
      ],
      examples: [
        'orrery simulate planet-unknown',
        'orrery simulate planet-unknown --games 50 --level medium --seats 2 --json',
      ],
    },
    replay: {
      line: 'show a recorded play at any point',
      usage: 'orrery replay FILE [--to N] [--seat S] [--log] [--json]',
      about:
        'Plays a record again, checking every choice, and shows the board after the last one or after choice N, as a spectator sees it.',
      options: [
        ['--to N', 'stop after N choices'],
        ['--seat S', 'show what seat S sees; 1 is the first'],
        ['--log', 'also tell everything that happened up to there'],
        ['--game GAME', 'the game of the record, where it is not a listed one: the path of its module'],
        json,
      ],
      examples: [
        'orrery replay orrery-planet-unknown-first-light.json',
        'orrery replay my-play.json --to 40 --seat 2 --log',
      ],
    },
    analyse: {
      line: 'say which decisions of a recorded play cost most, and why',
      usage: 'orrery analyse FILE [--playouts N] [--workers N] [--json]',
      about:
        'Compares every decision with what a longer search prefers, from what the seat could know then: first a quick look at all of them, then ten times the thinking where most seems lost. Ctrl-C stops it; what was found is kept beside the record, and the same command goes on with it.',
      options: [
        ['--playouts N', 'how many playouts the first look at a decision has; 80 unless told'],
        ['--workers N', 'how many decisions are looked at side by side; 2 unless told'],
        ['--game GAME', 'the game of the record, where it is not a listed one: the path of its module'],
        json,
      ],
      examples: ['orrery analyse my-play.json', 'orrery analyse my-play.json --playouts 200 --json'],
    },
    arena: {
      line: 'let computer players compete, and show who wins how often',
      usage: 'orrery arena GAME --players A,B,... [--games N] [--seats N] [--ms N | --playouts N] [--json]',
      about:
        'Players take the seats in turn and move on by one seat from play to play. Shown are the share of plays won and the comparison by final place, with the bounds they lie between in 95 of 100 cases.',
      options: [
        ['--players A,B,...', 'random, easy, medium, hard, expert, greedy, search; search,greedy unless told'],
        ['--games N', 'how many plays; 20 unless told'],
        ...table,
        ['--ms N', 'how long a search may think about a decision'],
        ['--playouts N', 'how many playouts a search has for a decision: the same result on every machine'],
        ['--workers N', 'how many plays go on side by side; 2 unless told'],
        json,
      ],
      examples: [
        'orrery arena planet-unknown --players search,greedy --games 60 --ms 200',
        'orrery arena planet-unknown --players greedy,random --seats 4 --games 100 --json',
      ],
    },
    bench: {
      line: 'measure how fast the games are, beside their budgets',
      usage: 'orrery bench [--game GAME] [--json]',
      about:
        'Decisions, copies and whole plays a second for every game, and the kernel beside boardgame.io on a game that both play.',
      options: [['--game GAME', 'only this game'], json],
      examples: ['orrery bench', 'orrery bench --game planet-unknown --json'],
    },
    rules: {
      line: "show which rules of the games' ledgers are proved by tests",
      usage: 'orrery rules [GAME] [--strict] [--json]',
      about: 'For every game: how many rules its ledger has, how many of them have a test, and which have none.',
      options: [['--strict', 'exit code 1 when a rule has no test'], json],
      examples: ['orrery rules', 'orrery rules planet-unknown --json'],
    },
    games: {
      line: 'list the games and their settings',
      usage: 'orrery games [--json]',
      about: 'Every game with its seats and what can be set at its table.',
      options: [json],
      examples: ['orrery games', 'orrery games --language de'],
    },
    serve: {
      line: 'open tables to others: the server',
      usage: 'orrery serve [--port N] [--host NAME] [--address URL] [--owner MAIL] [--data FOLDER] [--app FOLDER]',
      about:
        'Runs until it is told to stop. Tables are kept in a folder, or in the PostgreSQL that DATABASE_URL names. Everything else is set by variables, which docs/hosting.md lists; an option comes before its variable. The log goes to standard output, a line of JSON each.',
      options: [
        ['--port N', 'where it listens; 2849 unless told'],
        ['--host NAME', 'the address of this machine it listens at; 127.0.0.1 unless told'],
        ['--address URL', 'what people type to come here, such as https://orrery.example'],
        ['--owner MAIL', 'the account that owns the house; the first one unless told'],
        ['--data FOLDER', "where everything is kept; 'data' unless told"],
        ['--app FOLDER', 'the built app to show; without it there is only the API'],
      ],
      examples: ['orrery serve', 'orrery serve --host 0.0.0.0 --port 8080 --data /var/lib/orrery'],
    },
    backup: {
      line: 'write everything the server keeps into one file',
      usage: 'orrery backup FILE [--data FOLDER]',
      about:
        'One consistent state, while the server goes on. It is read from the folder, or from the PostgreSQL that DATABASE_URL names. Keep the file as carefully as the data itself: passwords are in it only as hashes, but the luck of running plays is.',
      options: [['--data FOLDER', "where everything is kept; 'data' unless told"]],
      examples: ['orrery backup orrery.gz', 'orrery backup orrery.gz --data /var/lib/orrery'],
    },
    restore: {
      line: 'fill an empty place from a backup',
      usage: 'orrery restore FILE [--data FOLDER]',
      about:
        'The place is a folder, or the PostgreSQL that DATABASE_URL names; the backup may come from the other kind. Where there are tables already, nothing is changed.',
      options: [['--data FOLDER', "where everything is kept; 'data' unless told"]],
      examples: ['orrery restore orrery.gz --data fresh'],
    },
    ratings: {
      line: 'make the ratings again from the records',
      usage: 'orrery ratings --recompute [--data FOLDER]',
      about:
        'Ratings follow from the finished plays alone. This forgets them and counts every play again, in the order in which they have ended. With the embedded database, stop the server first.',
      options: [
        ['--recompute', 'what it does, said aloud'],
        ['--data FOLDER', "where everything is kept; 'data' unless told"],
      ],
      examples: ['orrery ratings --recompute'],
    },
    help: {
      line: 'explain a command',
      usage: 'orrery help [COMMAND]',
      about: 'All commands, or one of them in detail.',
      options: [],
      examples: ['orrery help', 'orrery help play'],
    },
  } as Record<CommandName, CommandHelp>,
};

export type HelpText = typeof help;
