import type { Summary } from '@orrery/board';
import type { Chapter } from './chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Acht Runden in einem jungen Sternhaufen: zwei Würfel je Runde für Flüge, Stationen, Pulsare, Transmitter und Patente. Die meisten Punkte gewinnen.',
  pages: [
    [
      {
        title: 'Würfel nehmen',
        lines: [
          ['dice', 'Je zwei Würfel', 'Erst in Zugreihenfolge, dann rückwärts. Alle Würfel liegen offen.'],
          [
            'initiative',
            'Der Preis',
            'Ein Würfel über dem Median schiebt einen deiner zwei Marker zurück, einer darunter zieht ihn vor, um so viele Felder, wie er entfernt liegt.',
          ],
          ['turn-order', 'Initiative', 'Sagt, wer in der nächsten Runde beginnt, und bringt am Ende Punkte.'],
          ['engineering', 'Technik', 'Bringt jede Runde Technikwürfel für alle, die vorn liegen.'],
        ],
      },
      {
        title: 'Würfel einsetzen',
        lines: [
          ['flight', 'Fliegen', 'Genau so viele Strecken, wie der Würfel zeigt.'],
          [
            'station',
            'Stationen',
            'Eine in jedem System, das du durchfliegst oder erreichst, solange ein Planet frei ist; blaue Planeten geben dazu eine Entdeckung.',
          ],
          ['pulsar', 'Beanspruchen', 'Endet der Flug an einem freien Pulsar, gehört er dir.'],
          [
            'gyrodyne',
            'Gyrodynes',
            'Mit 1, 2 oder 4 nehmen, kostenlos auf eigene Pulsare setzen, mit 3, 5 oder 6 in Drehung bringen.',
          ],
          [
            'transmitter',
            'Transmitter',
            'Mit einem seiner Würfel nehmen, die übrigen später zahlen. Bezahlt wirkt er jede Runde; zwischen zwei aktiven entsteht ein Bonuswürfel.',
          ],
          ['patent', 'Patente', 'Höchstens zwei Personen je Patent; jede Runde öffnet eine neue Reihe.'],
          ['project', 'Projekte', 'Auf deiner eigenen Tafel, von unten nach oben.'],
        ],
      },
    ],
    [
      {
        title: 'Hilfen im Zug',
        lines: [
          ['step', 'Marker', 'Ändern einen Würfel um eins oder um zwei; höchstens einer je Würfel.'],
          [
            'copy',
            'Bonuswürfel',
            'Einer je Zug, für Technikwürfel kopiert oder durch etwas gewonnen, das du getan hast.',
          ],
        ],
      },
      {
        title: 'Produktion, jede Runde',
        lines: [
          [
            'engineering',
            'Technikwürfel',
            'Nach der Reihenfolge auf der Technikleiste; die letzten zwei Felder kosten Punkte.',
          ],
          ['transmitter', 'Transmitter', 'Jeder aktive gibt, was er zeigt.'],
          ['spinning', 'Drehende Gyrodynes', 'Ihre 1, 2 oder 3 Punkte und den Wert der Runde.'],
          ['production', 'Patente', 'Solche mit Produktion werten jetzt.'],
        ],
      },
      {
        title: 'Am Ende',
        lines: [
          ['goal', 'Ziele', 'Drei, an denen alle arbeiten.'],
          ['station', 'Stationen', 'Je mehr, desto wertvoller: 5 bringen 9, 10 bringen 30.'],
          ['initiative', 'Initiative', '7, 4 und 2 Punkte.'],
          ['endgame', 'Patente', 'Solche für das Ende.'],
          ['pulsar', 'Was übrig ist', '1 für einen Pulsar oder eine Gyrodyne ohne Drehung, 1 für zwei Technikwürfel.'],
        ],
      },
    ],
  ],
  icons: [
    ['gate', 'Sprungtor', 'Ein Halt auf dem Weg; Torläufe zählen sie.'],
    ['explore', 'Erkundungsplättchen', 'Wird sofort aufgedeckt und ausgeführt.'],
    ['isolated-pulsar', 'Einsamer Pulsar', 'Kein Flug führt hin; nur ein Effekt beansprucht ihn.'],
    ['gate-run', 'Torlauf', 'Punkte für Tore einer Farbe in einem Flug.'],
  ],
  chapters: {
    goal: 'Material und Aufbau',
    dice: 'Würfeln und Würfel nehmen',
    actions: 'Aktionen, Marker, Bonuswürfel',
    flight: 'Flüge, Systeme, Stationen',
    pulsars: 'Pulsare und Gyrodynes',
    transmitters: 'Transmitter',
    projects: 'Projekte und Torläufe',
    patents: 'Patente',
    production: 'Produktion',
    end: 'Ende und Wertung',
    fewer: 'Zu zweit, zu dritt, ausgewogener Start',
  },
};
