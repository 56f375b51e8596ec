import type { en } from './en.ts';

/** What only the drawn board says, in German. */
export const de: typeof en = {
  parts: { moon: 'Mond', firms: 'Firmen', market: 'Markt', lab: 'Labor', seats: 'Plätze' },
  track: (id) => `Leiste ${id}`,
  helium: 'Helium-3',
  research: 'Forschung',
  plans: 'Pläne',
  endedNow: 'Wäre jetzt Schluss',
  slotOn: (slot) => `${slot} an`,
  needsHelium: 'Helium 8',
  needsScreen: 'Feld 5',
  lunaMajority: 'Mehrheitskarten',
  lunaSlots: 'Ihre Aktionen, in dieser Reihenfolge',
  startTiles: 'Behalte ein Startplättchen',
  discards: (n) => `Ablagestapel: ${n}`,
  chapter: (n) => `Kapitel ${n} von 4`,
  ownLab: 'Zurück zu deinem Labor',
  lookAt: (name) => `Das Labor von ${name} ansehen`,
  left: 'Übrig:',
  close: 'Schließen',
  whole: 'Alles zeigen',
};
