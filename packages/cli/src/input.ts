import { createInterface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** Lines that a person types, or that a file holds. */
export interface Input {
  /** The next line; undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Opens standard input; `onInterrupt` hears of Ctrl-C, which a terminal in line editing does not send as a signal. */
export function openInput(terminal: Terminal, onInterrupt: () => void): Input {
  const { stdin, stdout } = process;
  const lines: string[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  const reader = createInterface(
    terminal.interactive ? { input: stdin, output: stdout, historySize: 200 } : { input: stdin, terminal: false },
  );
  reader.on('SIGINT', onInterrupt);
  reader.on('line', (line) => {
    lines.push(line);
    wake?.();
  });
  reader.on('close', () => {
    ended = true;
    wake?.();
  });
  return {
    async ask(prompt) {
      if (terminal.interactive) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      while (lines.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const line = lines.shift();
      // A transcript of piped input reads like one of a person typing.
      if (!terminal.interactive) terminal.say(prompt + (line ?? ''));
      return line;
    },
    close: () => reader.close(),
  };
}
