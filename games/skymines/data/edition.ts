/** Which set of component facts this is. Facts that no source states were reconstructed; another edition may differ. */
export const EDITIONS = ['reconstructed-2'] as const;
export type Edition = (typeof EDITIONS)[number];
