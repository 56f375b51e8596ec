const CALL_SIGNS = ['Vega', 'Lyra', 'Rigel', 'Mira', 'Altair', 'Deneb'] as const;

/** What the nth computer player of a table is called: short, the same in every language. */
export const callSign = (nth: number): string => CALL_SIGNS[nth % CALL_SIGNS.length];
