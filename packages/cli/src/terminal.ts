import { styleText } from 'node:util';
import type { Tone } from '@orrery/kernel';

export type Style = Tone | 'title' | 'number' | 'prompt';

type Format = Parameters<typeof styleText>[0];

const FORMATS: Record<Style, Format> = {
  title: ['bold', 'underline'],
  number: 'cyan',
  prompt: ['bold', 'cyan'],
  muted: 'dim',
  strong: 'bold',
  good: 'greenBright',
  bad: 'redBright',
  // Black and white would vanish on half of all terminals; as a pair with a background they never do.
  black: ['white', 'bgBlack'],
  white: ['black', 'bgWhite'],
  grey: 'gray',
  red: 'red',
  orange: ['yellow', 'dim'],
  yellow: 'yellowBright',
  green: 'green',
  blue: 'blueBright',
  cyan: 'cyan',
  violet: 'magenta',
  pink: 'magentaBright',
  brown: ['red', 'dim'],
};

/** Closer to what is meant, where a terminal has all colours. */
const RICH: Partial<Record<Style, Format>> = {
  orange: '#ff9933',
  brown: '#b5763a',
  violet: '#b48cff',
  pink: '#ff8fc7',
};

/** Where a person reads and a program pipes: texts go out here, and only here is known whether there is colour. */
export interface Terminal {
  /** Both ends are a real terminal, with a person at it. */
  readonly interactive: boolean;
  readonly width: number;
  readonly height: number;
  paint(style: Style, text: string): string;
  /** A line to standard output. */
  say(line?: string): void;
  /** A line to standard error: what a program that reads the output should not see. */
  note(line: string): void;
  clear(): void;
}

export function openTerminal(color: boolean): Terminal {
  const { stdin, stdout, stderr } = process;
  const colored = color && stdout.isTTY === true && stdout.hasColors() && !process.env.NO_COLOR;
  const forced = color && !process.env.NO_COLOR && /^[1-3]$|^true$/.test(process.env.FORCE_COLOR ?? '');
  const formats = colored && stdout.getColorDepth() >= 24 ? { ...FORMATS, ...RICH } : FORMATS;
  return {
    interactive: stdin.isTTY === true && stdout.isTTY === true,
    width: Math.max(40, Math.min(stdout.columns ?? 100, 140)),
    height: stdout.rows ?? 40,
    paint: (style, text) => (colored || forced ? styleText(formats[style], text, { validateStream: false }) : text),
    say: (line = '') => void stdout.write(`${line}\n`),
    note: (line) => void stderr.write(`${line}\n`),
    clear: () => void (stdout.isTTY && stdout.write('\x1b[2J\x1b[3J\x1b[H')),
  };
}

export interface Progress {
  show(done?: number, total?: number): void;
  end(): void;
}

/** A line on standard error that a terminal sees change in place, and a log file sees now and then. */
export function startProgress(label: string): Progress {
  const { stderr } = process;
  const pause = stderr.isTTY ? 100 : 5_000;
  let shown = performance.now() - (stderr.isTTY ? pause : 0);
  return {
    show(done, total) {
      const now = performance.now();
      if (now - shown < pause) return;
      shown = now;
      const line = done === undefined ? label : `${label} ${done}/${total}`;
      stderr.write(stderr.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    end: () => void (stderr.isTTY && stderr.write('\r\x1b[2K')),
  };
}
