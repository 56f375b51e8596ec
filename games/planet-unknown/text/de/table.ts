import type { table as english, soloGrade as englishGrade } from '../en/table.ts';

export const table: typeof english = {
  name: 'Planet Unknown',
  tagline: 'Ihr teilt euch eine drehbare Raumstation und besiedelt jeder einen eigenen Planeten.',
  settings: {
    boards: {
      label: 'Tafeln',
      help: 'Mit welchen Seiten der Planeten und Konzerne gespielt wird.',
      values: {
        standard: 'Standardseiten für alle, am besten für die erste Partie',
        choose: 'alle wählen unter den Tafeln, die sie bekommen',
        special: 'Spezialseiten für alle',
      },
    },
    deluxe: {
      label: 'Deluxe-Tafeln',
      help: 'Sechs weitere Planeten und zwei weitere Konzerne kommen zu den Spezialseiten.',
    },
    events: {
      label: 'Ereignisse',
      help: 'In jeder Runde geschieht ein Ereignis; nach 20 davon ist spätestens Schluss. Allein immer dabei.',
    },
    green: { label: 'Grüne Ereignisse', help: 'Wie viele der 20 Ereignisse grün sind, also freundlich.' },
    orange: { label: 'Orange Ereignisse', help: 'Wie viele der 20 Ereignisse orange sind, also lästig.' },
    red: { label: 'Rote Ereignisse', help: 'Wie viele der 20 Ereignisse rot sind, also hart.' },
    singleObjectives: {
      label: 'Einzelziele',
      help: 'Alle haben noch ein geheimes Ziel, ausgewählt aus zweien. Allein hast du immer drei.',
    },
    twoPlayerRotation: {
      label: 'Selbst drehende Station',
      help: 'Zu zweit: Die Raumstation dreht sich von selbst, jede Runde einen Sektor im Uhrzeigersinn.',
    },
    edition: { label: 'Ausgabe', help: 'Die Ausgabe der Regeln.', values: { first: 'erste Ausgabe' } },
  },
  terms: {
    lines: 'Reihen und Spalten',
    planet: 'Bonus des Planeten',
    tracks: 'Leisten',
    lifepods: 'Rettungskapseln und Meteoriten',
    rovers: 'Rover und Bonusplättchen',
    cards: 'Bevölkerungskarten',
    pending: 'ausstehende Effekte',
    objectives: 'Ziele',
  },
  scoreRows: {
    rows: 'Reihen',
    columns: 'Spalten',
    tracks: 'Leisten',
    lifepods: 'Rettungskapseln',
    meteorites: 'Meteoriten',
    civCards: 'Bevölkerungskarten',
    singleObjectives: 'Einzelziele',
    neighbourObjectives: 'Nachbarziele',
    planet: 'Planet',
  },
};

export const soloGrade: typeof englishGrade = {
  'minus-15': 'Die Kolonie wird aufgegeben. Weit unter dem Zielwert.',
  'minus-10': 'Eine harte Landung. Deutlich unter dem Zielwert.',
  'minus-5': 'So knapp. Wenige Medaillen fehlen zum Zielwert.',
  target: 'Auftrag erfüllt. Der Zielwert ist erreicht.',
  'plus-5': 'Eine blühende Kolonie. Klar über dem Zielwert.',
  'plus-10': 'Ein Vorbild für andere Welten. Weit über dem Zielwert.',
  'plus-15': 'Eine Legende unter den Siedlern. Das hielt niemand für möglich.',
};
