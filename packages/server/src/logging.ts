import { withoutAddresses } from './clean.ts';

/** Structured lines on standard output. Nothing that lets anybody in may be in them. */
export function loggerOf(level: string): object {
  return {
    level,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      'headers.cookie',
      'headers.authorization',
      '*.password',
      // Where a browser can be reached is a secret between it and us.
      'err.endpoint',
      'err.headers',
      'err.body',
    ],
    // Far ends repeat addresses in what they say, so nothing that looks like one is written.
    hooks: { streamWrite: withoutAddresses },
    base: { pid: process.pid },
  };
}
