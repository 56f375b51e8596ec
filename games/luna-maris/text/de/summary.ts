import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Fünf Runden in einer Basis auf dem Mond: Schicke deine Figur von Modul zu Modul, versorge dein Team und behalte Abfall, Luft und Nerven im Griff. Die meisten Punkte gewinnen.',
  pages: [
    [
      {
        title: 'Dein Zug: eins von dreien',
        lines: [
          [
            'scientist',
            'Modul nutzen',
            'Spiele eine Forscherkarte, geh zu einem Modul, das sie zeigt, und handle dort.',
          ],
          [
            'food',
            'Ernähren',
            'Spiele Nahrung: Für jeden Nährwert kommt ein erschöpfter Forscher zurück auf die Hand. Was zu viel ist, wird Abfall; ohne Nahrung kostet jeder 2 Punkte.',
          ],
          ['pass', 'Passen', 'Für diese Runde. Wer zuerst passt, beginnt die nächste.'],
        ],
      },
      {
        title: 'Gehen und einschalten',
        lines: [
          ['oxygen', 'Sauerstoff', '1 für jedes betretene Modul, nie über deinen Stress hinaus.'],
          ['energy', 'Energie', '1 schaltet ein Modul ein und stellt dich auf sein Energiefeld.'],
          ['points', 'Schon eingeschaltet', 'Du zahlst nichts, doch wer dort steht, bekommt einen Punkt.'],
        ],
      },
      {
        title: 'Die Module',
        lines: [
          ['recycling', 'Müllverwertung', 'Macht aus Abfall etwas Nützliches.'],
          ['quarters', 'Quartiere', 'Ruhe senkt den Stress.'],
          ['laboratory', 'Labor', 'Ein Schritt Forschung; hier entstehen auch verbesserte Module.'],
          ['power', 'Kraftwerk', 'Füllt die Batterie; braucht selbst keine Energie.'],
          ['industry', 'Industriekomplex', 'Verarbeitet Erz; ein Luftfilter senkt CO2.'],
          ['communications', 'Kommunikationsraum', 'Wirbt bessere Forscher an.'],
          ['airlock', 'Luftschleuse', 'Schickt eine Sonde hinaus, die jede Runde Erz fördert; das kostet Nerven.'],
          ['mine', 'Minenkontrollraum', 'Holt Erz von dort, wo deine Sonden stehen.'],
          ['spaceport', 'Raumhafen', 'Liefert Aufträge aus.'],
          ['greenhouse', 'Gewächshaus', 'Zieht Nahrung.'],
        ],
      },
    ],
    [
      {
        title: 'Zwischen den Runden',
        lines: [
          [
            'probe',
            'Sonden',
            'Jede legt Erz auf dein Band; was dort liegen blieb, wird Abfall. Benachbarte Sonden bringen Punkte.',
          ],
          [
            'carbon-dioxide',
            'CO2',
            'Im Vergleich mit den anderen: Plus für den niedrigsten Stand, Minus für den höchsten.',
          ],
          ['sun', 'Tag', 'In den Runden 3 und 5 bekommen alle 3 Energie.'],
          ['reset', 'Frische Luft', 'Der Sauerstoff beginnt von vorn; der Stress bleibt.'],
        ],
      },
      {
        title: 'Abfall',
        lines: [
          ['waste', 'Zu viel davon', 'Die letzten Plätze erhöhen CO2, der allerletzte den Stress.'],
          ['stress', 'Stress', 'Je weiter er vordringt, desto weniger Sauerstoff darfst du nutzen.'],
        ],
      },
      {
        title: 'Was am Ende zählt',
        lines: [
          ['stress', 'Gelassenheit', 'Punkte für wenig Stress.'],
          ['scientist', 'Bessere Forscher', 'Je 2 Punkte.'],
          ['variety', 'Übrige Nahrung', 'Zweimal verglichen: nach Sorten und nach Nährwert.'],
          ['carbon-dioxide', 'CO2', 'Von 8 Punkten ganz unten bis 5 Minuspunkten ganz oben.'],
          ['order', 'Aufträge', 'Ohne einen verlierst du 5 Punkte, vier oder mehr bringen 8.'],
          ['store', 'Vorräte', '1 Punkt für je zwei Rohstoffe.'],
          ['waste', 'Abfall', '1 Minuspunkt für das erste Stück, 2 für jedes weitere.'],
        ],
      },
    ],
  ],
  icons: [
    ['iron', 'Eisen', 'Erz aus der Ebene.'],
    ['titanium', 'Titan', 'Selteneres Erz.'],
    ['helium', 'Helium-3', 'Für Aufträge von der Erde.'],
    ['water', 'Wasser', 'Für das Gewächshaus und für Aufträge.'],
    ['depot', 'Depot', 'Ein paar Würfel gegen Punkte, jeder nur einmal.'],
    ['equipment', 'Ausrüstung', 'Macht ein Modul für dich besser, einmal je Runde.'],
  ],
  chapters: {
    goal: 'Material und Aufbau',
    round: 'Runden, Produktion, Aufräumen',
    turn: 'Module nutzen',
    modules: 'Die zehn Module',
    supplies: 'Depot und Ausrüstung',
    feeding: 'Ernähren',
    waste: 'Abfall und CO2',
    pass: 'Passen',
    advanced: 'Verbesserte Module',
    end: 'Ende und Wertung',
    solo: 'Allein gegen den Automaten',
  },
};
