/** Signs that turn the direction of what follows, also of what others have written. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without what breaks databases (NUL) and lists: half a character becomes the sign for something unreadable. */
const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '').replace(TURNING, '');

/** The same for everything in a message from outside, changed in place where that is possible. */
export function clean<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = clean(value[i]);
    return value;
  }
  const parts = value as Record<string, unknown>;
  for (const key of Object.keys(parts)) parts[key] = clean(parts[key]);
  return value;
}

/** A line of the log without anything that looks like a mail address. */
export const withoutAddresses = (line: string): string =>
  line.replace(/[^\s"'<>:,;()\\]+@[\w.-]+\.[a-z]{2,}/gi, '(address)');
