// `node tools/launch.mjs tools/signs.ts`: writes the font of arrows and other signs that the letters' fonts do not have.
// Without it they come from the device, and a device without them shows empty boxes.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Point = readonly [x: number, y: number];
type Outline = readonly Point[];
interface Sign {
  readonly width: number;
  readonly outlines: readonly Outline[];
}

const EM = 1000;
const ROOF = 900;
const FLOOR = -250;
/** Half as high as a small letter: signs stand in the middle of a line. */
const MIDDLE = 364;
const PEN = 92;

const box = (x1: number, y1: number, x2: number, y2: number): Outline => [
  [x1, y1],
  [x1, y2],
  [x2, y2],
  [x2, y1],
];
const mirrored = (width: number, outlines: readonly Outline[]): Outline[] =>
  outlines.map((outline) => outline.map(([x, y]): Point => [width - x, y]).toReversed());
const upsideDown = (outline: Outline): Outline => outline.map(([x, y]): Point => [x, 700 - y]).toReversed();
/** A polygon with its corners on a circle; every second one may lie further in. */
function round(x: number, y: number, radius: number, corners = 24, inner = radius): Outline {
  return Array.from({ length: corners }, (_, i): Point => {
    const turn = Math.PI / 2 - (2 * Math.PI * i) / corners;
    const r = i % 2 === 0 ? radius : inner;
    return [Math.round(x + r * Math.cos(turn)), Math.round(y + r * Math.sin(turn))];
  });
}
const ring = (x: number, y: number, radius: number): Outline[] => [
  round(x, y, radius),
  round(x, y, radius - PEN * 0.9).toReversed(),
];
/** The head of an arrow that points up. */
const head = (x: number, tip: number): Outline => [
  [x, tip],
  [x + 313, tip - 313],
  [x + 248, tip - 378],
  [x, tip - 130],
  [x - 248, tip - 378],
  [x - 313, tip - 313],
];
/** A line of the pen's width through some points. */
const drawn = (points: readonly Point[], pen: number): Outline[] => [
  ...points.slice(1).map(([x2, y2], i): Outline => {
    const [x1, y1] = points[i];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(((y2 - y1) / length) * pen) / 2, (((x1 - x2) / length) * pen) / 2];
    const corners: Point[] = [
      [x1 - dx, y1 - dy],
      [x2 - dx, y2 - dy],
      [x2 + dx, y2 + dy],
      [x1 + dx, y1 + dy],
    ];
    return corners.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  }),
  ...points.map(([x, y]) => round(x, y, pen / 2, 8)),
];

const right: readonly Outline[] = [
  box(60, MIDDLE - PEN / 2, 850, MIDDLE + PEN / 2),
  [
    [958, MIDDLE],
    [645, MIDDLE - 313],
    [580, MIDDLE - 248],
    [828, MIDDLE],
    [580, MIDDLE + 248],
    [645, MIDDLE + 313],
  ],
];
const upwards: Outline = [
  [80, 20],
  [450, 680],
  [820, 20],
];
const sideways: Outline = [
  [180, 90],
  [180, 640],
  [660, MIDDLE],
];

const SIGNS: Readonly<Record<string, Sign>> = {
  '₂': {
    width: 360,
    outlines: drawn(
      [
        [72, 168],
        [92, 228],
        [144, 258],
        [204, 254],
        [250, 222],
        [262, 172],
        [236, 116],
        [70, -68],
        [280, -68],
      ],
      70,
    ),
  },
  '←': { width: 1018, outlines: mirrored(1018, right) },
  '→': { width: 1018, outlines: right },
  '↟': { width: 760, outlines: [box(334, 0, 426, 640), head(380, 740), head(380, 500)] },
  '↥': { width: 760, outlines: [box(334, 40, 426, 640), head(380, 740), box(80, 0, 680, PEN)] },
  '⇧': {
    width: 900,
    outlines: [
      [
        [450, 760],
        [840, 370],
        [640, 370],
        [640, 0],
        [260, 0],
        [260, 370],
        [60, 370],
      ],
      [
        [450, 640],
        [245, 450],
        [340, 450],
        [340, 80],
        [560, 80],
        [560, 450],
        [655, 450],
      ],
    ],
  },
  '∞': { width: 1000, outlines: [...ring(300, MIDDLE, 230), ...ring(700, MIDDLE, 230)] },
  '≠': {
    width: 800,
    outlines: [
      box(90, 430, 710, 516),
      box(90, 214, 710, 300),
      ...drawn(
        [
          [270, 60],
          [530, 670],
        ],
        80,
      ),
    ],
  },
  '■': { width: 800, outlines: [box(100, 60, 700, 660)] },
  '▲': { width: 900, outlines: [upwards] },
  '▸': { width: 800, outlines: [sideways] },
  '▼': { width: 900, outlines: [upsideDown(upwards)] },
  '◂': { width: 800, outlines: mirrored(800, [sideways]) },
  '○': { width: 900, outlines: ring(450, MIDDLE, 330) },
  '●': { width: 900, outlines: [round(450, MIDDLE, 330)] },
  '★': { width: 900, outlines: [round(450, MIDDLE, 400, 10, 165)] },
  '☾': { width: 760, outlines: crescent() },
  '♦': { width: 800, outlines: [round(400, MIDDLE, 380, 4)] },
  '✓': {
    width: 920,
    outlines: drawn(
      [
        [120, 380],
        [360, 140],
        [800, 580],
      ],
      PEN,
    ),
  },
};

/** The left part of a disc that another one covers. */
function crescent(): Outline[] {
  const arc = (x: number, radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const turn = (Math.PI * (from + ((to - from) * i) / 12)) / 180;
      return [Math.round(x + radius * Math.cos(turn)), Math.round(MIDDLE + radius * Math.sin(turn))];
    });
  return [[...arc(430, 340, -60, -300), ...arc(600, 294, 90, 270)]];
}

/** Numbers of two bytes. */
const words = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, i) => void bytes.writeInt16BE((number << 16) >> 16, 2 * i));
  return bytes;
};
const long = (number: number): Buffer => words(number >>> 16, number & 0xffff);
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** An outline font knows points on a line (1), each as far from the one before as it says. */
function glyph({ outlines }: Sign): Buffer {
  const points = outlines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const ends = outlines.map((_, i) => outlines.slice(0, i + 1).flat().length - 1);
  const steps = (all: readonly number[]): Buffer => words(...all.map((each, i) => each - (all[i - 1] ?? 0)));
  return padded(
    Buffer.concat([
      words(outlines.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0),
      Buffer.alloc(points.length, 1),
      steps(xs),
      steps(ys),
    ]),
  );
}

/** Which sign stands for which letter: every one is a range of its own. */
function letters(codes: readonly number[]): Buffer {
  const all = [...codes, 0xffff];
  const half = 2 ** Math.floor(Math.log2(all.length));
  const table = Buffer.concat([
    words(2 * all.length, 2 * half, Math.log2(half), 2 * (all.length - half)),
    words(...all, 0, ...all),
    words(...codes.map((code, i) => i + 1 - code), 1),
    words(...all.map(() => 0)),
  ]);
  return Buffer.concat([words(0, 1, 3, 1), long(12), words(4, table.length + 6, 0), table]);
}

const NAME = 'Orrery Signs';
/** The names that a font has to have: family, kind, full name, and the one for machines. */
function names(): Buffer {
  const texts = [NAME, 'Regular', NAME, NAME.replace(' ', '-')].map((text) => Buffer.from(text, 'utf16le').swap16());
  const ids = [1, 2, 4, 6];
  let at = 0;
  const rows = texts.map((text, i) => {
    const row = words(3, 1, 0x409, ids[i], text.length, at);
    at += text.length;
    return row;
  });
  return Buffer.concat([words(0, rows.length, 6 + 12 * rows.length), ...rows, ...texts]);
}

function sum(bytes: Buffer): number {
  let total = 0;
  for (let i = 0; i < bytes.length; i += 4) total = (total + bytes.readUInt32BE(i)) >>> 0;
  return total;
}

/** The whole font, as bytes. */
export function signsFont(): Buffer {
  const codes = Object.keys(SIGNS)
    .map((letter) => letter.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  const signs: readonly Sign[] = [
    { width: 500, outlines: [] },
    ...codes.map((code) => SIGNS[String.fromCodePoint(code)]),
  ];
  const glyphs = signs.map((sign) => (sign.outlines.length === 0 ? Buffer.alloc(0) : glyph(sign)));
  let at = 0;
  const starts = [0, ...glyphs.map(({ length }) => (at += length))];
  const points = Math.max(...signs.map(({ outlines }) => outlines.flat().length));
  const outlines = Math.max(...signs.map((sign) => sign.outlines.length));
  const left = ({ outlines: all }: Sign): number => (all.length === 0 ? 0 : Math.min(...all.flat().map(([x]) => x)));
  const widest = Math.max(...signs.map(({ width }) => width));
  const head = Buffer.concat([
    ...[0x10000, 0x10000, 0, 0x5f0f3cf5].map(long),
    words(3, EM, 0, 0, 0, 0, 0, 0, 0, 0, 0, FLOOR, EM + 100, ROOF, 0, 8, 2, 1, 0),
  ]);
  const tables: Readonly<Record<string, Buffer>> = {
    'OS/2': Buffer.concat([
      words(4, 700, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      ...[0, 0, 0, 0].map(long),
      Buffer.from('ORRY'),
      words(0x40, codes[0], codes.at(-1) ?? 0, ROOF, FLOOR, 0, ROOF, -FLOOR),
      ...[1, 0].map(long),
      words(546, 727, 0, 32, 1),
    ]),
    cmap: letters(codes),
    glyf: Buffer.concat(glyphs),
    head,
    hhea: Buffer.concat([
      long(0x10000),
      words(ROOF, FLOOR, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, signs.length),
    ]),
    hmtx: words(...signs.flatMap((sign) => [sign.width, left(sign)])),
    loca: Buffer.concat(starts.map(long)),
    maxp: Buffer.concat([long(0x10000), words(signs.length, points, outlines, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(),
    post: Buffer.concat([long(0x30000), long(0), words(-100, 50), ...[0, 0, 0, 0, 0].map(long)]),
  };
  const count = Object.keys(tables).length;
  let offset = 12 + 16 * count;
  const rows: Buffer[] = [];
  for (const [tag, bytes] of Object.entries(tables)) {
    rows.push(Buffer.concat([Buffer.from(tag), ...[sum(padded(bytes)), offset, bytes.length].map(long)]));
    offset += padded(bytes).length;
  }
  const font = Buffer.concat([
    long(0x10000),
    words(count, 128, 3, 16 * count - 128),
    ...rows,
    ...Object.values(tables).map(padded),
  ]);
  // The font as a whole has to add up to a number that is written into its head.
  font.writeUInt32BE((0xb1b0afba - sum(font)) >>> 0, font.indexOf(head) + 8);
  return font;
}

export const SIGNS_FILE = resolve(import.meta.dirname, '../packages/web/src/styles/signs.ttf');
if (import.meta.main) writeFileSync(SIGNS_FILE, signsFont());
