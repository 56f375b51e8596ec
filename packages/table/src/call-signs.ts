const CALL_SIGNS = ['Vega', 'Lyra', 'Rigel', 'Mira', 'Altair', 'Deneb'] as const;

const plain = (name: string): string => name.trim().toLowerCase();

/** What the nth computer player of a table is called: short, the same in every language, and never as a person there. */
export function callSign(nth: number, people: readonly string[] = []): string {
  const taken = new Set(people.map(plain));
  const free = CALL_SIGNS.filter((sign) => !taken.has(plain(sign)));
  return free.length === 0 ? `${CALL_SIGNS[0]} ${nth + 2}` : free[nth % free.length];
}
