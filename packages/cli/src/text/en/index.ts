import { callSign } from '@orrery/table';
import { help } from './help.ts';

/** Every word the commands say. Every other language has the type of English, so a missing one does not compile. */
export const text = {
  help: help,
  usage: {
    unknownCommand: (name: string, near: string | undefined) =>
      `There is no command '${name}'.${near === undefined ? '' : ` Did you mean '${near}'?`}`,
    unknownOption: (name: string, near: string | undefined) =>
      `There is no option '${name}'.${near === undefined ? '' : ` Did you mean '${near}'?`}`,
    unknownGame: (name: string, near: string | undefined, known: readonly string[]) =>
      `There is no game '${name}'. ${near === undefined ? `Known are: ${known.join(', ')}.` : `Did you mean '${near}'?`}`,
    noRoom: (path: string) => `The module ${path} exports no 'room' of a game.`,
    badModule: (path: string, why: string) => `The module ${path} cannot be loaded: ${why}`,
    unknownValue: (what: string, value: string, known: readonly string[]) =>
      `${what} is one of ${known.join(', ')}, not '${value}'.`,
    takesNothing: (name: string) => `The option '${name}' takes no value.`,
    needsValue: (name: string) => `The option '${name}' needs a value.`,
    needsNumber: (name: string, least: number, value: string) =>
      `The option '${name}' needs a whole number of at least ${least}, not '${value}'.`,
    tooMany: (word: string) => `'${word}' is one word too many.`,
    missing: (what: string) => `${what} is missing.`,
    notTogether: (one: string, other: string) => `'${one}' and '${other}' do not go together.`,
    settingForm: (given: string) => `'${given}' is not of the form key=value.`,
    noGameSetting: (key: string, game: string, near: string | undefined) =>
      `${game} has no setting '${key}'.${near === undefined ? '' : ` Did you mean '${near}'?`}`,
    seatRange: (game: string, min: number, max: number, seats: number) =>
      `${game} is for ${min} to ${max} seats, not ${seats}.`,
    tooManyHumans: (humans: number, seats: number) => `${humans} people do not fit on ${seats} seats.`,
    opponentsCount: (wanted: number, given: number) =>
      `There are ${wanted} computer seats, but --opponents names ${given}.`,
    call: 'How to call it:',
    more: (command: string) => `More: orrery help ${command}`,
  },
  failed: (what: string) => `That did not work: ${what}`,
  fault: 'This is a bug in Orrery. The lines below say where.',
  interrupted: 'Interrupted.',
  record: {
    saved: (file: string) => `The record is in ${file}`,
    goOn: (call: string) => `Go on with: ${call}`,
    unreadable: (file: string, why: string) => `${file}: ${why}`,
    missing: (file: string) => `${file} is not there.`,
    notOurs: (file: string) => `${file} exists and is not a record of this program; choose another name.`,
    unwritable: (file: string, why: string) => `${file} cannot be written: ${why}`,
  },
  seat: {
    human: (number: number) => `Player ${number}`,
    computer: (number: number) => callSign(number - 1),
    level: {
      random: 'plays at random',
      easy: 'easy',
      medium: 'medium',
      hard: 'hard',
      expert: 'expert',
    },
  },
  play: {
    intro: (game: string, seats: number, seed: string) => `${game} with ${seats} seats, seed ${seed}.`,
    sits: (name: string, level: string) => `${name}: ${level}`,
    person: 'you',
    people: 'a person',
    keys: "Type a number or a part of an option's text. 'help' shows everything else.",
    resumed: (choices: number) => `Taken up after ${choices} ${choices === 1 ? 'choice' : 'choices'}.`,
    cover: (name: string) => `Now it is ${name}'s turn. The others look away. Enter when ready.`,
    thinking: (name: string) => `${name} is thinking …`,
    forced: (choice: string) => `The only possibility: ${choice}`,
    chosen: (choice: string) => `You choose: ${choice}`,
    takenBack: (choice: string) => `Taken back: ${choice}`,
    nothingToUndo: 'There is nothing to take back: chance, hidden things or the others have had their say since.',
    confirmEnd: 'Your turn ends. Enter: go on. u: take back.',
    confirmFinal: (choice: string) => `${choice}: after this nothing can be taken back. Enter: go on. u: not this.`,
    confirmOnly: 'Press Enter to go on, or u to take back.',
    page: (from: number, to: number, of: number) => `${from}-${to} of ${of}; Enter shows more.`,
    narrowed: (count: number) => `${count} options fit; type more of the text, a number, or Enter for the whole list.`,
    group: (count: number) => `${count} options`,
    nothingFits: (typed: string) => `Nothing fits '${typed}'. Numbers, a part of an option's text and 'help' do.`,
    noSuchNumber: (typed: string, count: number) => `There is no number ${typed}; there are ${count}.`,
    inputEnded: 'The input has ended.',
    over: 'The play is over.',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins.` : `${names.join(' and ')} share the win.`,
    nobodyWins: 'Nobody wins.',
    place: 'Place',
    total: 'Total',
    scoresNow: 'If the play ended now, as far as you know',
    advice: (choice: string) => `Advice: ${choice}`,
    adviceAlso: (choice: string) => `  also: ${choice}`,
    adviceFrom: (playouts: number) => `(after ${playouts} playouts)`,
    noLog: 'Nothing has happened yet.',
    ruleSearch: "Say what to look for: '? word', or the id of a rule.",
    noRule: (searched: string) => `No rule mentions '${searched}'.`,
    moreRules: (count: number) => `… and ${count} more; add a word to find fewer.`,
    whyHow: "Write the choice in its notation: 'why place at=40'. 'notation' shows the options that way.",
    whyPossible: (choice: string) => `That is possible: ${choice}`,
    whyUnknown: 'That is not among the options here.',
    whyRule: (rule: string, text: string) => `${rule}: ${text}`,
    goodbye: 'See you.',
    commands: [
      ['3', 'choose option 3'],
      ['e5', "choose by a part of the option's text, such as a place; several words narrow it down"],
      ['bid card=3', 'choose by notation'],
      ['/3', 'search the texts for 3 instead of choosing number 3'],
      ['u, undo', 'take back your last choice'],
      ['h, hint', 'what a strong computer player would do'],
      ['s, scores', 'points as they stand'],
      ['b, board [WORD]', 'the board again, or only the parts whose titles hold a word'],
      ['l, log', 'everything that happened'],
      ['o, options', 'the options again'],
      ['n, notation', 'the options in their notation'],
      ['? word', 'search the rules'],
      ['why bid card=3', 'why a choice is not possible'],
      ['save [FILE]', 'write the record now'],
      ['q, quit', 'leave; the record is kept'],
    ] as readonly (readonly [string, string])[],
    /** The words that call a command, the first one being its proper name. */
    calls: {
      undo: ['undo', 'u'],
      hint: ['hint', 'h'],
      scores: ['scores', 's'],
      board: ['board', 'b'],
      log: ['log', 'l'],
      options: ['options', 'o'],
      notation: ['notation', 'n'],
      why: ['why'],
      rules: ['rules'],
      save: ['save'],
      quit: ['quit', 'q', 'exit'],
      help: ['help'],
    } as Record<PlayCommand, readonly string[]>,
  },
  rules: {
    summary: (game: string, rules: number, tested: number) =>
      `${game}: ${rules} rules, ${tested} with a test${rules > tested ? `, ${rules - tested} without:` : ''}`,
  },
  games: {
    seats: (min: number, max: number) => (min === max ? `${min} seats` : `${min}-${max} seats`),
    settings: 'Settings',
    switch: 'true or false',
    byDefault: (value: string) => `${value} unless told`,
  },
  simulate: {
    progress: 'plays',
    title: (game: string, games: number, seats: number, level: string) =>
      `${game}: ${games} plays, ${seats} seats, ${level}`,
    seeds: (first: string, last: string) => `seeds ${first} to ${last}`,
    seat: 'Seat',
    wins: 'Wins',
    mean: 'Mean',
    spread: 'Spread',
    least: 'Least',
    median: 'Median',
    most: 'Most',
    scores: 'Scores',
    all: 'all',
    decisions: 'Decisions in a play',
    options: 'Options in a decision',
    range: (mean: string, least: number, most: number) => `${mean} on average, ${least} to ${most}`,
    speed: 'Speed',
    perSecond: (games: string, decisions: string) => `${games} plays and ${decisions} decisions a second`,
  },
  serve: { open: (address: string) => `Tables are open at ${address}` },
  backup: {
    made: (rows: number, file: string) => `${rows} rows are in ${file}.`,
    back: (rows: number, file: string) => `${rows} rows of ${file} are back.`,
  },
  ratings: { made: (plays: number) => `The ratings are made again from ${plays} finished plays.` },
  replay: {
    at: (game: string, at: number, of: number) => `${game} after ${at} of ${of} choices`,
    seed: 'Seed',
    hash: 'Hash of the state',
    asked: 'Asked',
    nobody: 'nobody, the play is over',
    scores: 'Scores',
    log: 'Log',
    beyond: (to: number, of: number) => `There is no choice ${to}; the record has ${of}.`,
  },
  analyse: {
    progress: 'analysed, of 100:',
    interrupted: (file: string) => `Stopped. What was found is kept in ${file}; the same command goes on with it.`,
    title: (game: string, choices: number, done: string) => `${game}: ${choices} choices, ${done} analysed`,
    seat: 'Seat',
    accuracy: 'Accuracy',
    nothing: 'No decision has cost much.',
    where: (round: number | undefined, choice: number, seat: number) =>
      `${round === undefined ? '' : `Round ${round}, `}choice ${choice}, seat ${seat}`,
    instead: (made: string, better: string) => `Chosen: ${made}. Better: ${better}.`,
    cost: (points: number, from: string, to: string) =>
      `Cost about ${points} ${points === 1 ? 'point' : 'points'}; chance to win ${from} → ${to}.`,
    because: (terms: readonly string[]) => `Why: ${terms.join(', ')}.`,
    others: (isLess: boolean): string => (isLess ? 'less for the others' : 'more for the others'),
    experience: 'experience from many plays',
    scoring: 'final scoring',
    number: (value: number) => value.toFixed(1),
  },
  arena: {
    progress: 'plays',
    title: (game: string, games: number, seats: number) => `${game}: ${games} plays on ${seats} seats`,
    player: 'Player',
    seat: 'Seat',
    seats: 'Seats',
    wins: 'Plays won',
    even: 'If equal',
    interval: '95 % of cases',
    score: 'Mean score',
    slowest: 'Longest thought',
    pairings: 'Pairings by final place',
    bySeat: 'By seat',
    against: 'Against',
    won: 'Ahead',
    tied: 'Level',
    lost: 'Behind',
    share: 'Share',
    bound: {
      ms: (ms: number) => `${ms} ms a decision`,
      playouts: (playouts: number) => `${playouts} playouts a decision`,
    },
    seeds: 'seeds',
  },
};

export type PlayCommand =
  | 'undo'
  | 'hint'
  | 'scores'
  | 'board'
  | 'log'
  | 'options'
  | 'notation'
  | 'why'
  | 'rules'
  | 'save'
  | 'quit'
  | 'help';

export type Text = typeof text;
