import type { en } from './text.en.ts';

export const de: typeof en = {
  planetOf: (who) => `Planet von ${who}`,
  tracksOf: (who) => `Leisten von ${who}`,
  planets: 'Alle Planeten',
  station: 'Raumstation',
  store:
    'Gesammelt: Rettungskapseln, Meteoriten, wartende Rover, Bewegungen, gelagerte Bonusplättchen, Bevölkerungskarten',
  placing:
    'Führe das Plättchen über den Planeten. Drehe es mit dem Rad oder R, spiegle es mit F, lege es mit Klick oder Enter.',
  notHere: 'Hier passt es nicht.',
  left: 'Linksdrehen',
  right: 'Rechtsdrehen',
  flip: 'Spiegeln',
  place: 'Hier legen',
};
