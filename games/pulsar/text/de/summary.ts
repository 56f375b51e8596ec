import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Acht Runden in einem jungen Sternhaufen: zwei Würfel je Runde für Flüge, Stationen, Pulsare, Transmitter und Patente. Wer am Ende die meisten Punkte hat, gewinnt.',
  pages: [
    [
      {
        title: 'Würfel nehmen',
        lines: [
          ['dice', 'Je zwei Würfel', 'Erst in Zugreihenfolge, dann rückwärts. Alle Würfel liegen offen.'],
          [
            'initiative',
            'Der Preis',
            'Liegt der Würfel über dem Median, fällt einer deiner Marker zurück; liegt er darunter, rückt einer vor: um so viele Felder, wie der Würfel entfernt ist.',
          ],
          ['turn-order', 'Initiative', 'Sagt, wer in der nächsten Runde beginnt, und bringt am Ende Punkte.'],
          ['engineering', 'Technik', 'Bringt jede Runde Technik-Cubes für alle, die vorn liegen.'],
        ],
      },
      {
        title: 'Würfel einsetzen',
        lines: [
          ['flight', 'Fliegen', 'Genau so viele Schritte, wie der Würfel zeigt.'],
          [
            'station',
            'Stationen',
            'Eine in jedem System, das du durchfliegst oder erreichst, solange ein Planet frei ist. Endet der Flug an einem blauen Planeten, gibt es dazu eine Entdeckung.',
          ],
          ['pulsar', 'Pulsare', 'Endet dein Flug an einem freien Pulsar, gehört er dir.'],
          [
            'gyrodyne',
            'Gyrodynes',
            'Mit 1, 2 oder 4 nehmen, kostenlos auf eigene Pulsare legen, mit 3, 5 oder 6 vollenden: Dann rotieren sie.',
          ],
          [
            'transmitter',
            'Transmitter',
            'Mit einem seiner Würfel nehmen, die übrigen später bezahlen. Ist alles bezahlt, bringt er jede Runde etwas; zwischen zwei aktiven liegt ein Bonuswürfel.',
          ],
          ['patent', 'Patente', 'Jedes gehört höchstens zweien; jede Runde öffnet eine neue Reihe.'],
          ['project', 'Projekte', 'In deinem eigenen Hauptquartier, von unten nach oben.'],
        ],
      },
    ],
    [
      {
        title: 'Hilfen im Zug',
        lines: [
          [
            'step',
            'Marker',
            'Plus-Minus ändert einen Würfel um eins, Plus-Zwei macht ihn um zwei größer; höchstens einer je Würfel.',
          ],
          [
            'copy',
            'Bonuswürfel',
            'Höchstens einer je Zug: für Technik-Cubes kopiert, aus einer Verbindung oder als Vorteil bekommen.',
          ],
        ],
      },
      {
        title: 'Produktion, jede Runde',
        lines: [
          [
            'engineering',
            'Technik-Cubes',
            'Nach dem Rang auf der Technikleiste; die letzten beiden Felder beider Leisten kosten Punkte.',
          ],
          ['transmitter', 'Transmitter', 'Jeder aktive bringt, was er zeigt.'],
          ['spinning', 'Rotierende Gyrodynes', 'Je 1, 2 oder 3 Punkte, dazu der Wert der Runde.'],
          ['production', 'Patente', 'Wer ein Produktionspatent hat, bekommt jetzt dessen Punkte.'],
        ],
      },
      {
        title: 'Am Ende',
        lines: [
          [
            'goal',
            'Ziele',
            'Drei für alle. Wer eines erfüllt, bekommt Punkte und darf mit Technik-Cubes weitere kaufen.',
          ],
          ['station', 'Stationen', 'Je mehr, desto wertvoller: 5 bringen 9, 10 bringen 30.'],
          ['initiative', 'Initiative', 'Punkte für alle, die vorn liegen.'],
          ['endgame', 'Patente', 'Manche zählen erst jetzt.'],
          [
            'pulsar',
            'Was übrig ist',
            '1 für jeden Pulsar, an dem nichts rotiert, 1 für jedes Gyrodyne, das nicht rotiert, 1 für je zwei Technik-Cubes.',
          ],
        ],
      },
    ],
  ],
  icons: [
    ['gate', 'Sprungtor', 'Ein Ort auf dem Weg; Sprungfolgen zählen sie.'],
    ['explore', 'Entdeckungsplättchen', 'Ziehen, aufdecken und sofort bekommen, was darauf ist.'],
    ['isolated-pulsar', 'Isolierter Pulsar', 'Kein Flug führt hin; nur ein besonderer Vorteil erschließt ihn.'],
    ['gate-run', 'Sprungfolge', 'Punkte für die Tore einer Farbe auf einem einzigen Flug.'],
  ],
  chapters: {
    goal: 'Material und Aufbau',
    dice: 'Würfeln und Würfel nehmen',
    actions: 'Aktionen, Marker, Bonuswürfel',
    flight: 'Flüge, Systeme, Stationen',
    pulsars: 'Pulsare und Gyrodynes',
    transmitters: 'Transmitter',
    projects: 'Projekte und Sprungfolgen',
    patents: 'Patente',
    production: 'Produktion',
    end: 'Ende und Wertung',
    fewer: 'Zu zweit, zu dritt, ausgeglichener Start',
  },
};
