import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Jede und jeder bedeckt einen eigenen Planeten mit Plättchen aus einer gemeinsamen Station. Wer am Ende die meisten Medaillen hat, gewinnt.',
  pages: [
    [
      {
        title: 'Eine Runde',
        lines: [
          [
            'wheel',
            'Drehen',
            'Wer das Kommando hat, dreht die Station. Die beiden obersten Plättchen in deinem Sektor stehen nur dir offen.',
          ],
          [
            'biomass',
            'Nehmen und legen',
            'Alle zugleich: Nimm eines der beiden und lege es, beliebig gedreht oder gespiegelt. Das erste berührt den Rand des Planeten, jedes weitere ein liegendes Plättchen.',
          ],
          [
            'meteorite',
            'Meteorit',
            'Ein Plättchen mit Krater bringt einen Meteoriten. Er verdirbt Reihe und Spalte, bis ein Rover ihn holt.',
          ],
          [
            'step',
            'Vorrücken',
            'Beide Gelände des Plättchens rücken ihren Marker um eins vor, in beliebiger Reihenfolge. Was du erreichst oder überschreitest, gehört dir.',
          ],
          [
            'commander',
            'Weitergeben',
            'Verdiente Bevölkerungskarten werden genommen, dann wechselt das Kommando nach links.',
          ],
        ],
      },
      {
        title: 'Rover',
        lines: [
          ['rover', 'Neuer Rover', 'Er startet auf dem Plättchen, das du zuletzt gelegt hast.'],
          [
            'moves',
            'Bewegungen',
            'Je ein Feld, nie schräg; verteile sie auf deine Rover. Was am Ende der Runde übrig ist, verfällt.',
          ],
          [
            'lifepod',
            'Rettungskapseln',
            'Ein Rover, der eine erreicht, bringt sie heim. Ein Plättchen darauf zerstört sie, und einen Rover darunter ebenso.',
          ],
        ],
      },
      {
        title: 'Das Ende',
        lines: [
          [
            'end',
            'Letzte Runde',
            'Jemand kann keines seiner Plättchen legen, ein Sektor ist leer oder das letzte Ereignis kommt. Die Runde wird zu Ende gespielt.',
          ],
        ],
      },
    ],
    [
      {
        title: 'Die sechs Gelände',
        lines: [
          ['civ', 'Bevölkerung', 'Führt zu Karten: Manche helfen sofort, manche zählen am Ende.'],
          ['water', 'Wasser', 'Rückt nur vor, wenn ein Wasserfeld des Plättchens Eis bedeckt.'],
          ['patch', 'Biomasse', 'Gibt Bonusplättchen von einem Feld für deine Lücken.'],
          ['rover', 'Rover', 'Gibt Rover und Bewegungen, ganz oben immer noch Bewegungen.'],
          ['technology', 'Technologie', 'Schaltet die Fähigkeiten deines Konzerns frei, Stufe um Stufe.'],
          ['energy', 'Energie', 'Hat keine Leiste: Sie rückt den Marker eines Geländes vor, das sie berührt.'],
        ],
      },
      {
        title: 'Was zählt',
        lines: [
          ['row', 'Reihen und Spalten', 'Voll und ohne Meteorit: je 1 bis 3 Medaillen.'],
          ['medal', 'Leisten', 'Das beste Medaillenfeld, das jeder Marker erreicht hat.'],
          ['lifepod', 'Rettungskapseln', 'Je 1; drei Meteoriten zusammen ebenfalls 1.'],
          ['goal', 'Ziele', 'Im Vergleich mit jedem Nachbarn; geheime zählen 5.'],
          ['card', 'Bevölkerungskarten', 'Was auf ihnen steht; gezeigt werden sie erst am Ende.'],
        ],
      },
    ],
  ],
  icons: [
    ['synergy', 'Synergieschub', 'Ein weiterer Schritt auf einer Leiste deiner Wahl.'],
    ['ice', 'Eis', 'Das wollen Wasserplättchen bedecken.'],
    ['event', 'Ereignis', 'Eines je Runde, wenn ihr damit spielt.'],
    ['area', 'Gebiet', 'Felder eines Geländes, die sich an den Seiten berühren.'],
    ['mirror', 'Spiegeln', 'Ein Plättchen darf umgedreht werden.'],
  ],
  chapters: {
    goal: 'Ziel, Material, Aufbau',
    round: 'Eine Runde',
    laying: 'Plättchen legen',
    tracks: 'Gelände und Leisten',
    rovers: 'Rover',
    cards: 'Bevölkerungskarten und Ziele',
    end: 'Ende und Wertung',
    events: 'Ereignisse',
    corporations: 'Konzerne',
    planets: 'Planeten',
    fewer: 'Zu zweit und allein',
    questions: 'Fragen und Entscheidungen',
  },
};
