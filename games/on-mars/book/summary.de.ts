import type { Summary } from '@orrery/board';
import type { Chapter } from './chapters.ts';

export const summary: Summary<Chapter> = {
  lead: 'Ein Shuttle verbindet die Station im Orbit mit der ersten Kolonie auf dem Mars. Gemeinsam baut ihr, was Menschen zum Leben brauchen; die meisten Punkte gewinnen.',
  pages: [
    [
      {
        title: 'Ein Zug',
        lines: [
          ['main', 'Hauptaktion', 'Genau eine, auf der Seite, auf der du bist: Orbit oder Kolonie.'],
          ['executive', 'Sonderaktion', 'Wenn du magst noch eine, davor oder danach.'],
          [
            'colonist',
            'Kolonisten',
            'Ein rotes Zeichen stellt einen an die Arbeit. Türkise wiederholen eine Aktion, sooft du zahlen kannst.',
          ],
          ['crystal', 'Kristalle', 'Bezahlen Sonderaktionen und weitere Schritte.'],
        ],
      },
      {
        title: 'Im Orbit',
        lines: [
          ['blueprint', 'Bauplan', 'Nimm einen mit seiner Gabe; unbenutzte kosten am Ende Punkte.'],
          ['learn', 'Neue Technologie', 'In die erste Spalte deines Labors.'],
          ['develop', 'Forschung', 'Zwei Schritte nach rechts; tiefere Spalten kosten Sauerstoff.'],
          ['warehouse', 'Nachschub', 'Ein Gut oder Kristall aus dem Lagerhaus.'],
          ['pod', 'Landekapsel', 'Sofort hinunter in die Kolonie.'],
        ],
      },
      {
        title: 'In der Kolonie',
        lines: [
          [
            'construct',
            'Bauen',
            'Bei einem deiner Bots: neben der eigenen Art mit einer Technologie, die dafür reicht, oder ohne sie genau zwei Felder entfernt.',
          ],
          ['upgrade', 'Ausbauen', 'Ein Bauplan und ein Mineral ergeben ein fortschrittliches Gebäude.'],
          ['control', 'Kontrollzentrum', 'Zwei Schritte für Bots, zwei für den Rover.'],
          ['ship', 'Schiff empfangen', 'Wasser und eine Pflanze bringen Menschen und Bots.'],
          ['hire', 'Anwerben', 'Jemand aus der Wissenschaft oder ein Vertrag mit der Erde.'],
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
            'Mineral, Batterie, Wasser, Pflanze, Sauerstoff, Unterkunft: Jedes Gebäude wird mit dem bezahlt, was das vorige liefert.',
          ],
          [
            'level',
            'Koloniestufe',
            'Sind alle vier Vorräte hoch genug, wächst die Kolonie: Lagerhaus und Baupläne werden aufgefüllt, das Ende der Missionen rückt näher.',
          ],
          ['points', 'Belohnung', 'Wer einen zurückgebliebenen Vorrat hebt, bekommt Punkte und einen Vorteil.'],
        ],
      },
      {
        title: 'Das Shuttle',
        lines: [
          [
            'travel',
            'Reisen',
            'Fliegt es von deiner Seite ab, darfst du umsonst mit; sonst bringt dich ein eigenes Schiff.',
          ],
          ['production', 'In den Orbit', 'Deine fortschrittlichen Gebäude und Minen liefern.'],
          ['retrieve', 'Überall', 'Deine Kolonisten kehren zurück, und du wählst einen Platz in der Zugreihenfolge.'],
        ],
      },
      {
        title: 'Was zählt',
        lines: [
          ['complex', 'Fortschritt', '1, 2, 4, 7 oder 11 für die Arten von Komplexen, die du begonnen hast.'],
          ['technology', 'Technologien', 'Nach Spalte, 9 in der letzten.'],
          ['blueprint', 'Baupläne', 'Je 3 oder 5, und ebenso viel Verlust für unbenutzte.'],
          ['ship', 'Schiffe', 'Je 3 im Hangar; auch Kolonisten daheim zählen.'],
          ['scientist', 'Wissenschaft, Verträge', 'Nach den Gebäuden aller; nach dem, was du geliefert hast.'],
          ['mission', 'Das Ende', 'Sind die Missionen erfüllt, wird die Runde beendet und noch eine gespielt.'],
        ],
      },
    ],
  ],
  icons: [
    ['bot', 'Bot', 'Du baust, wo einer steht oder gleich daneben.'],
    ['rover', 'Rover', 'Sammelt, was auf dem Mars liegt.'],
    ['mine', 'Mine', 'Braucht einen Kolonisten, der dort arbeitet.'],
    ['goal', 'Persönliches Ziel', 'Eines darfst du im Spiel erfüllen; die anderen lassen sich wie Kristalle ausgeben.'],
  ],
  chapters: {
    goal: 'Material, Aufbau, Begriffe',
    round: 'Runden, Züge, Reihenfolge',
    orbit: 'Aktionen im Orbit',
    colony: 'Bots, Rover, Entdeckungen',
    building: 'Die Kolonie bauen',
    people: 'Schiffe, Wissenschaft, Verträge',
    executive: 'Sonderaktionen',
    missions: 'Missionen und persönliche Ziele',
    travel: 'Das Shuttle',
    end: 'Ende und Wertung',
    fewer: 'Weniger Personen, erste Kolonie',
    solo: 'Allein gegen Lacerda',
  },
};
