import { isIPv6 } from 'node:net';

/** So many at once, and so many a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lines of chat, over HTTP and over the socket together. */
export const TALK: Allowance = { burst: 10, perSecond: 0.5 };

interface Stock {
  left: number;
  at: number;
}

/** Counts what each person or address does, and says when it is too much. */
export class Limits {
  readonly #stocks = new Map<string, Stock>();
  readonly #blocked = new Map<string, number>();
  readonly #now: () => number;
  readonly #on: boolean;

  constructor(now: () => number, on = true) {
    this.#now = now;
    this.#on = on;
  }

  allows(what: string, who: string, allowance: Allowance): boolean {
    return this.spend(what, who, allowance) === 0;
  }

  /** Takes from somebody's stock; where nothing is left, nothing is taken, and the answer is the seconds to wait. */
  spend(what: string, who: string, { burst, perSecond }: Allowance, cost = 1): number {
    if (!this.#on) return 0;
    const stock = this.#stock(what, who, burst, perSecond);
    if (stock.left < cost) return Math.max(0.001, (cost - stock.left) / perSecond);
    stock.left -= cost;
    return 0;
  }

  /** Takes what has been used already, beyond what is left where it has to be; the answer is the seconds until it is paid. */
  owe(what: string, who: string, { burst, perSecond }: Allowance, cost: number): number {
    if (!this.#on) return 0;
    const stock = this.#stock(what, who, burst, perSecond);
    stock.left -= cost;
    return Math.max(0, -stock.left / perSecond);
  }

  #stock(what: string, who: string, burst: number, perSecond: number): Stock {
    const key = `${what} ${who}`;
    const now = this.#now();
    const stock = this.#stocks.get(key) ?? { left: burst, at: now };
    stock.left = Math.min(burst, stock.left + (Math.max(0, now - stock.at) / 1000) * perSecond);
    stock.at = now;
    this.#stocks.set(key, stock);
    return stock;
  }

  /** Lets somebody do nothing at all until a moment. */
  block(who: string, until: number): void {
    if (this.#on) this.#blocked.set(who, Math.max(until, this.#blocked.get(who) ?? 0));
  }

  /** For how many seconds somebody has to stay away. */
  blockedFor(who: string): number {
    if (this.#blocked.size === 0) return 0;
    return Math.max(0, ((this.#blocked.get(who) ?? 0) - this.#now()) / 1000);
  }

  /** Forgets who has been quiet for long. */
  tidy(): void {
    const now = this.#now();
    for (const [key, { at }] of this.#stocks) if (at < now - 600_000) this.#stocks.delete(key);
    for (const [who, until] of this.#blocked) if (until < now) this.#blocked.delete(who);
  }
}

/** What counts as one address: with IPv6, whoever has one has a whole network of them. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split('%')[0].toLowerCase().split('::');
  const parts = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - parts(head).length - parts(tail).length;
  const all = [...parts(head), ...new Array<string>(Math.max(0, missing)).fill('0'), ...parts(tail)];
  return `${all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
