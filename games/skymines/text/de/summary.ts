import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Vier Unternehmen schürfen auf dem Mond und gehören niemandem: Du erwirbst Anteile und hilfst den Unternehmen, an denen du verdienst. Wer nach sieben Runden am meisten Geld hat, gewinnt.',
  pages: [
    [
      {
        title: 'Eine Runde',
        lines: [
          [
            'plan',
            'Planen',
            'Alle zugleich: Lege Karten verdeckt an deine Aktions-Slots, anfangs drei, später bis zu fünf. Dann wird alles aufgedeckt.',
          ],
          ['next', 'Handeln', 'Reihum je eine Aktion, bis alle ausgestiegen sind.'],
          [
            'leave',
            'Aussteigen',
            'Nimm eine ganze Sammelreihe auf die Hand, dann lege die benutzten Karten auf Sammelreihen, jede auf eine andere.',
          ],
          ['reset', 'Vorbereiten', 'Bonusmarker kommen heim, die billigsten Karten gehen, neue kommen.'],
        ],
      },
      {
        title: 'Die Aktionen',
        lines: [
          [
            'carbon',
            'Rohstoffe',
            'Karten einer Sorte: Kaufe zuerst höchstens eine Karte; jede übrige Einheit bringt dich auf Unternehmensleisten voran.',
          ],
          [
            'energy',
            'Energie',
            'Alle Energiekarten zusammen breiten ein Unternehmen aus. Eine einfache Linie kostet 1, eine doppelte 2, ein fremder Außenposten 1 mehr.',
          ],
          [
            'scientist',
            'Forscher',
            'Ziehe deinen Uploadmarker über Pläne, deren Bedingungen deine offenen Karten erfüllen; der letzte zahlt. Danach wird geforscht.',
          ],
          ['chemist', 'Chemikerin', 'Helium und Münzen, mehr, wo ihr Unternehmen Gaskollektoren besetzt.'],
          ['marker', 'Bonusmarker', 'Belege ein freies Feld; es bleibt bis zum Rundenende gesperrt.'],
        ],
      },
    ],
    [
      {
        title: 'Was eine Ausbreitung bringt',
        lines: [
          ['mine', 'Mine', '1 oder 2 Münzen.'],
          ['pickaxe', 'Tagebau', 'Schritte auf der Leiste dieses Unternehmens.'],
          ['collector', 'Gaskollektor', 'Helium für deinen Tank.'],
          ['research-point', 'Forschungsstation', 'Punkte, die sofort zu Plänen oder Münzen werden.'],
          [
            'remove',
            'Verdrängt',
            'Ein fremder Außenposten kehrt in seine Station zurück, und jenes Unternehmen verliert an Wert.',
          ],
        ],
      },
      {
        title: 'Unternehmensleisten',
        lines: [
          ['barrier', 'Pflichteinzahlung', 'Wer weiterziehen will, zahlt Münzen.'],
          ['share', 'Anteile', 'Je weiter dein Marker, desto mehr hältst du.'],
          [
            'lasting',
            'Schwellen',
            'Münzen für alle, die sie überschritten haben, und ein Bonus ab deinem nächsten Zug.',
          ],
        ],
      },
      {
        title: 'Was zählt',
        lines: [
          ['coin', 'Bargeld', 'Jede Münze.'],
          ['share', 'Unternehmen', 'Sichtbare Münzen der Station mal deine Anteile, für jedes der vier.'],
          ['helium', 'Helium', 'Der letzte Wert, den dein Tank erreicht hat.'],
          ['upload', 'Forschung', 'Der letzte Wert, den dein Uploadmarker erreicht hat, und Sonderpläne.'],
        ],
      },
    ],
  ],
  icons: [
    ['minerals', 'Mineralien', 'Einer der drei Rohstoffe.'],
    ['titanium', 'Titan', 'Einer der drei Rohstoffe.'],
    ['rest', 'Sammelreihe', 'Hier warten benutzte Karten, bis du die Reihe holst.'],
    [
      'mission',
      'Mission',
      'Drei Aufgaben auf einer Karte; jede, die du erfüllst, bringt 2 Münzen und einen Einmal-Marker.',
    ],
  ],
  chapters: {
    goal: 'Material und Aufbau',
    round: 'Eine Runde',
    resources: 'Rohstoffe und Karten',
    tracks: 'Unternehmensleisten',
    expansion: 'Unternehmen ausbreiten',
    research: 'Forschung und Chemie',
    bonus: 'Bonusfelder und Bonusplättchen',
    end: 'Ende und Wertung',
    modules: 'Missionen und Bedrohungen',
    belt: 'Der Asteroidengürtel',
    campaign: 'Kampagne',
    luna: 'Luna, die virtuelle Mitspielerin',
  },
};
