import type { Summary } from '@orrery/board';
import type { Chapter } from '../../book/chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Ein Shuttle verbindet die Station im Orbit mit der ersten Kolonie auf dem Mars. Gemeinsam baut ihr, was Menschen zum Leben brauchen; wer am Ende die meisten Punkte hat, gewinnt.',
  pages: [
    [
      {
        title: 'Ein Zug',
        lines: [
          ['main', 'Hauptaktion', 'Genau eine, auf der Seite, auf der du bist: Orbit oder Kolonie.'],
          ['executive', 'Sonderaktion', 'Wenn du magst, noch eine, davor oder danach.'],
          [
            'colonist',
            'Kolonisten',
            'Ein rotes Zeichen braucht einen Kolonisten. Türkise Zeichen wiederholen eine Aktion, sooft du zahlen kannst.',
          ],
          ['crystal', 'Kristalle', 'Damit bezahlst du Sonderaktionen und weitere Schritte.'],
        ],
      },
      {
        title: 'Im Orbit',
        lines: [
          ['blueprint', 'Bauplan', 'Nimm einen und was er sofort bringt; ungenutzte kosten am Ende Punkte.'],
          ['learn', 'Technologie lernen', 'Ein Plättchen kommt in die erste Spalte deines Labors.'],
          ['develop', 'Forschung & Entwicklung', 'Zwei Schritte nach rechts; weiter hinten kosten sie Sauerstoff.'],
          ['warehouse', 'Nachschub', 'Eine Ware oder ein Kristall aus dem Warenlager.'],
          ['pod', 'Landungskapsel', 'Sofort hinunter in die Kolonie.'],
        ],
      },
      {
        title: 'In der Kolonie',
        lines: [
          [
            'construct',
            'Errichten',
            'Bei einem deiner Bots: direkt neben demselben Typ, wenn die Technologie dafür reicht, oder ohne sie genau zwei Felder entfernt.',
          ],
          ['upgrade', 'Aufwerten', 'Ein Bauplan und ein Mineral ergeben ein fortschrittliches Gebäude.'],
          ['control', 'Kontrollzentrum', 'Zwei Schritte für Bots, zwei für den Rover.'],
          ['ship', 'Schiff begrüßen', 'Für 1 Wasser und 1 Pflanze kommen Kolonisten und Bots.'],
          ['hire', 'Anheuern', 'Ein Wissenschaftler oder ein Vertrag mit der Erde.'],
        ],
      },
    ],
    [
      {
        title: 'Lebenserhaltung',
        lines: [
          [
            'energy',
            'Eins nährt das nächste',
            'Mineral, Batterie, Wasser, Pflanze, Sauerstoff, Unterkunft: Jedes Gebäude bezahlst du mit dem, was das vorige herstellt.',
          ],
          [
            'level',
            'Kolonielevel',
            'Haben alle vier Röhren die Linie erreicht, wächst die Kolonie: Warenlager und Baupläne werden aufgefüllt, und ab Level 3 rückt das Ende näher.',
          ],
          ['points', 'Belohnung', 'Wer eine Röhre unter der Linie steigen lässt, bekommt Punkte und einen Vorteil.'],
        ],
      },
      {
        title: 'Das Shuttle',
        lines: [
          [
            'travel',
            'Reisen',
            'Fliegt es von deiner Seite ab, darfst du gratis mitfliegen; sonst bringt dich ein eigenes Schiff hinüber.',
          ],
          ['production', 'In den Orbit', 'Deine fortschrittlichen Gebäude und Minen produzieren.'],
          ['retrieve', 'Ankunft', 'Deine Kolonisten dort kommen heim, und du wählst ein Feld der Reihenfolgeleiste.'],
        ],
      },
      {
        title: 'Was zählt',
        lines: [
          ['complex', 'Fortschritt', '1, 2, 4, 7 oder 11 Punkte für die Typen von Komplexen, die du begonnen hast.'],
          ['technology', 'Technologien', 'Je nach Spalte, 9 Punkte in der letzten.'],
          ['blueprint', 'Baupläne', 'Genutzt je 3 oder 5 Punkte; ungenutzt gehen ebenso viele verloren.'],
          ['ship', 'Schiffe', 'Je 3 Punkte im Hangar; auch Kolonisten zu Hause zählen.'],
          [
            'scientist',
            'Wissenschaftler, Verträge',
            'Die einen nach allen fortschrittlichen Gebäuden ihres Typs, die anderen nach dem, was du geliefert hast.',
          ],
          ['mission', 'Das Ende', 'Sind die Missionen erfüllt, wird die Runde zu Ende gespielt und danach noch eine.'],
        ],
      },
    ],
  ],
  icons: [
    ['bot', 'Bot', 'Du baust, wo einer steht oder gleich daneben.'],
    ['rover', 'Rover', 'Sammelt, was auf dem Mars liegt.'],
    ['mine', 'Mine', 'Braucht einen Kolonisten, der dort arbeitet.'],
    ['goal', 'Privatziel', 'Eines darfst du im Spiel erfüllen; die anderen lassen sich wie Kristalle ausgeben.'],
  ],
  chapters: {
    goal: 'Material, Aufbau, Begriffe',
    round: 'Runden, Züge, Reihenfolge',
    orbit: 'Aktionen im Orbit',
    colony: 'Bots, Rover, Entdeckungen',
    building: 'Die Kolonie bauen',
    people: 'Schiffe, Wissenschaftler, Verträge',
    executive: 'Sonderaktionen',
    missions: 'Missionen und Privatziele',
    travel: 'Das Shuttle',
    end: 'Ende und Wertung',
    fewer: 'Zu zweit, Space Oddity, erste Kolonisten',
    solo: 'Allein gegen Lacerda',
  },
};
