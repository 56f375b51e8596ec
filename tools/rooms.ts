// The rooms of the house and the doors between them, as a table.
import { posix } from 'node:path';

/** The one place that knows all games; everything outside games/ reaches them through it. */
export const REGISTRY = '@orrery/registry';
/** The example game: no room depends on it, but any room's tests may play it. */
const EXAMPLE = '@orrery/comet';

interface Room {
  /** Other rooms it may import, by package name. */
  rooms: readonly string[];
  /** Packages from outside; 'any' where the room talks to the world. */
  outside: readonly string[] | 'any';
  /** Whether Node's own modules are there: not where the code also runs in a browser. */
  node: boolean;
}

const KERNEL = '@orrery/kernel';
const BOTS = '@orrery/bots';
const TABLE = '@orrery/table';
const PROTOCOL = '@orrery/protocol';
const KIT = '@orrery/board';
const CLUB = '@orrery/club';

const ROOMS: Record<string, Room> = {
  'packages/kernel': { rooms: [], outside: [], node: false },
  'packages/testkit': { rooms: [KERNEL], outside: ['vitest'], node: true },
  'packages/bots': { rooms: [KERNEL], outside: [], node: false },
  'packages/table': { rooms: [KERNEL, BOTS], outside: [], node: false },
  'packages/club': { rooms: [KERNEL], outside: [], node: false },
  'packages/protocol': { rooms: [KERNEL, BOTS, TABLE], outside: ['typebox'], node: false },
  'packages/registry': { rooms: [KERNEL], outside: [], node: false },
  'packages/server': { rooms: [KERNEL, BOTS, TABLE, CLUB, PROTOCOL, REGISTRY], outside: 'any', node: true },
  'packages/board': { rooms: [KERNEL], outside: ['react', 'react-dom'], node: false },
  'packages/web': { rooms: [KERNEL, BOTS, TABLE, PROTOCOL, REGISTRY, KIT], outside: 'any', node: false },
  'packages/cli': { rooms: [KERNEL, BOTS, TABLE, REGISTRY, '@orrery/server'], outside: 'any', node: true },
  bench: {
    rooms: [KERNEL, BOTS, TABLE, REGISTRY, '@orrery/cli', '@orrery/server', '@orrery/testkit'],
    outside: 'any',
    node: true,
  },
  tools: {
    rooms: [KERNEL, BOTS, PROTOCOL, '@orrery/testkit', REGISTRY, KIT, '@orrery/bench'],
    outside: 'any',
    node: true,
  },
};

const GAME: Room = { rooms: [KERNEL], outside: [], node: false };
/** What a game's board, and the pages that explain the game with its signs, may use beside the kernel. */
const BOARD: Room = { rooms: [KERNEL, KIT], outside: ['react', 'react-dom'], node: false };
/** Words name the signs of the kit, and have its types for what a board and a lesson say. */
const TEXT: Room = { rooms: [KERNEL, KIT], outside: [], node: false };
/** The parts of a game that are shown, and loaded by the app alone. */
const DRAWN: readonly string[] = ['board', 'book', 'lesson', 'picture'];
/** What tests get on top of what their room may use. */
const TESTS: Room = { rooms: [KERNEL, BOTS, '@orrery/testkit', EXAMPLE], outside: ['vitest'], node: true };

/** Doors inside a game: what each part must not know. A part without a line here may use every part but the board. */
const INSIDE_A_GAME: Record<string, { shut: readonly string[]; why: string }> = {
  data: {
    shut: ['rules', 'view', 'guess', 'sheet', 'bot', 'text', 'board', 'test'],
    why: 'data/ is facts without logic',
  },
  rules: { shut: ['sheet', 'bot', 'text', 'board', 'test'], why: 'rules know neither words, nor looks, nor players' },
  view: { shut: ['sheet', 'bot', 'text', 'board', 'test'], why: 'a view is made from the state alone' },
  guess: { shut: ['sheet', 'bot', 'text', 'board', 'test'], why: 'a guess is made from a view alone' },
  // The words of a game include its sheet, so the two parts know each other.
  text: { shut: ['bot', 'board', 'test'], why: 'text/ only says what the other parts mean' },
  board: { shut: ['bot', 'test', 'lesson'], why: 'a board shows a view' },
  lesson: { shut: ['bot', 'test'], why: 'a lesson is played on a board' },
  // The room loads what is shown when it is opened, and never by itself.
  index: { shut: ['picture', 'test'], why: 'a picture comes with the lobby, tests are loaded by nobody' },
};
const ANY_PART = {
  shut: ['board', 'book', 'lesson', 'picture', 'test'],
  why: 'a board is loaded by the app alone, tests by nobody',
};

/** Why `file` may not import `target`, or undefined where the door is open. */
export function whyShut(file: string, target: string | undefined): string | undefined {
  const room = roomOf(file);
  if (!room) return undefined;
  if (target === undefined) return hides(file) ? undefined : 'nobody can see where a computed import leads';
  if (target.startsWith('.')) return whyShutInside(file, room, posix.join(posix.dirname(file), target));

  const allowed = allowedIn(file, room);
  const { name, own } = packageOf(target);
  if (target.startsWith('node:')) return allowed.node ? undefined : `${room} also runs in a browser, where Node is not`;
  if (name === nameOf(room)) return whyShutInside(file, room, `${room}${target.slice(name.length) || '/index'}`);
  if (own) return whyShutRoom(room, name, allowed);
  if (allowed.outside === 'any' || allowed.outside.includes(name)) return undefined;
  return `${room} may use ${list(allowed.outside, 'no package from outside')}`;
}

function whyShutRoom(room: string, name: string, allowed: Room): string | undefined {
  if (allowed.rooms.includes(name)) return undefined;
  const known = Object.keys(ROOMS).some((other) => nameOf(other) === name);
  if (known) return `${room} may use ${list(allowed.rooms, 'no other room')}`;
  // What is no room of ROOMS is a game.
  if (room === 'packages/registry' && name !== EXAMPLE) return undefined;
  return isGame(room) ? 'a game knows no other game' : `games are known through ${REGISTRY} alone`;
}

function whyShutInside(file: string, room: string, target: string): string | undefined {
  if (!target.startsWith(`${room}/`)) return 'another room is entered by its package name, not by a path';
  if (!isGame(room) || isTest(file)) return undefined;
  const from = partOf(file, room);
  const to = partOf(target, room);
  if (from === to) return undefined;
  const { shut, why } = INSIDE_A_GAME[from] ?? ANY_PART;
  return shut.includes(to) ? why : undefined;
}

function allowedIn(file: string, room: string): Room {
  const base = isGame(room) ? roomOfPart(partOf(file, room)) : ROOMS[room];
  if (buildsTheApp(file)) return { ...base, node: true };
  if (!isTest(file)) return base;
  return {
    rooms: [...base.rooms, ...TESTS.rooms],
    outside: base.outside === 'any' ? 'any' : [...base.outside, ...TESTS.outside],
    node: true,
  };
}

function roomOfPart(part: string): Room {
  if (DRAWN.includes(part)) return BOARD;
  return part === 'text' ? TEXT : GAME;
}

function roomOf(file: string): string | undefined {
  const parts = file.split('/');
  const room = ['packages', 'games', 'examples'].includes(parts[0]) ? `${parts[0]}/${parts[1]}` : parts[0];
  if (isGame(room) || room in ROOMS) return room;
  if (room.startsWith('packages/')) throw new Error(`${file}: tools/rooms.ts has no line for ${room}`);
  return undefined;
}

const isGame = (room: string) => room.startsWith('games/') || room.startsWith('examples/');
/** What makes the app lies beside its sources and runs in Node. */
const buildsTheApp = (file: string) => /^packages\/web\/[\w-]+(\.config)?\.ts$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/test/');
/** Rooms that load what a person names on the command line. */
const hides = (file: string) => /^(packages\/(cli|server)|bench|tools)\//.test(file) || isTest(file);
const nameOf = (room: string) => `@orrery/${room.split('/').at(-1)}`;
/** The part of a game a file belongs to: its folder, or its name without the ending. */
const partOf = (file: string, room: string) => file.slice(room.length + 1).split(/[/.]/)[0];

function packageOf(target: string): { name: string; own: boolean } {
  const parts = target.split('/');
  const name = target.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return { name, own: name.startsWith('@orrery/') };
}

function list(names: readonly string[], none: string): string {
  return names.length === 0 ? none : `only ${[...new Set(names)].join(', ')}`;
}
