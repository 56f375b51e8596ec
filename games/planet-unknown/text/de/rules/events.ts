import type { events as enEvents } from '../../en/rules/events.ts';

export const events: Record<keyof typeof enEvents, string> = {
  'PU-EVENT-01': 'Mit mehreren Personen sind Ereignisse freiwillig. Allein spielst du immer mit ihnen.',
  'PU-EVENT-02': 'Es gibt 60 Ereignisse: je 20 grüne, orange und rote Meldungen.',
  'PU-EVENT-03': 'Spielt ihr zu mehreren, bleiben die sechs Ereignisse mit Solosymbol in der Schachtel.',
  'PU-EVENT-04':
    'Ihr bestimmt, wie viele grüne, orange und rote Karten den Stapel aus 20 bilden. Gezogen und gemischt wird dann nach Zufall.',
  'PU-EVENT-05':
    'Mehr Karten einer Farbe, als es gibt, gehen nicht: zu mehreren 16 grüne, 20 orange und 18 rote, allein je 20.',
  'PU-EVENT-06':
    'Nach dem Drehen der Station deckt ihr das oberste Ereignis auf und führt es aus. Dann geht die Runde normal weiter.',
  'PU-EVENT-07': 'Alle müssen das Ereignis ausführen, wenn sie können – außer die Karte sagt etwas anderes.',
  'PU-EVENT-08': 'Alle führen das Ereignis zugleich und unabhängig voneinander aus.',
  'PU-EVENT-09': 'Würde ein Ereignis durch dich unmittelbar das Ende auslösen, beachtest du es nicht.',
  'PU-EVENT-10':
    'Das letzte Ereignis des Stapels löst das Ende aus. Ihr führt es noch aus und spielt die Runde fertig.',
  'PU-EVENT-11':
    'Bevölkerungskarten durch ein Ereignis nehmt ihr noch vor der Plättchenphase, ab dem Kommandanten im Uhrzeigersinn.',
  'PU-EVENT-12':
    'Ereignisse 69–78: Wähle einen der zwei genannten Marker, der vorrücken kann, und rücke ihn 1 Feld vor, mit Bonus.',
  'PU-EVENT-13':
    'Ereignis 68: Rücke Bevölkerung, Biomasse oder Wasser 3 Felder vor – oder so weit, wie es geht. Boni unterwegs bekommst du nicht.',
  'PU-EVENT-14':
    'Schickt ein Ereignis einen Marker zurück, wähle einen genannten, der ganz zurück kann. Gibt es keinen, nimm einen, der möglichst weit kommt; geht gar nichts, passiert nichts.',
  'PU-EVENT-15': 'Ereignisse 81 und 84: Du erhältst einen Synergieschub.',
  'PU-EVENT-38': 'Ereignis 80: Du erhältst ein Bonusplättchen.',
  'PU-EVENT-16': 'Ereignis 82: Sammle eine Rettungskapsel deiner Wahl von deinem Planeten ein.',
  'PU-EVENT-39': 'Ereignis 83: Sammle einen Meteoriten deiner Wahl von deinem Planeten ein.',
  'PU-EVENT-17':
    'Ereignisse 95 und 107: Lege einen Meteoriten auf ein freies, sichtbares Meteoritensymbol deiner Plättchen; ein Rover dort wird zerstört. Hast du keines, passiert nichts.',
  'PU-EVENT-18':
    'Ereignisse 97–102: In dieser Runde dürfen deine Rover nicht auf die genannte Gebietsart fahren oder teleportieren. Dort stehen, wegfahren oder neu starten dürfen sie.',
  'PU-EVENT-19': 'Ereignisse 103 und 124: In dieser Runde dürfen Plättchen keine Randfelder überdecken.',
  'PU-EVENT-20':
    'Ereignisse 104 und 108: Du ignorierst eine der zwei Ressourcen deines regulären Plättchens dieser Runde, nach Wahl. Auch daran geknüpfte Technologien entfallen; Zusatzplättchen sind nicht betroffen.',
  'PU-EVENT-21':
    'Ereignisse 109 und 123: Meilensteine auf deinen Leisten bringen in dieser Runde nichts. Synergieschübe, Roverbewegungen und Bonusplättchen aus Karten oder Technologien bekommst du weiterhin.',
  'PU-EVENT-22': 'Ereignis 111: Hast du mindestens zwei Rover auf dem Planeten, zerstöre einen davon.',
  'PU-EVENT-23':
    'Ereignis 112: Jeder Bevölkerungsstapel verliert eine zufällige Karte, einmal für alle. Sie kommt verdeckt zu den unbenutzten; leere Stapel werden übergangen.',
  'PU-EVENT-24': 'Ereignis 113: Zerstöre eine Rettungskapsel deiner Wahl auf deinem Planeten.',
  'PU-EVENT-40': 'Ereignis 114: Zerstöre eine deiner eingesammelten Rettungskapseln; welche und wo, entscheidest du.',
  'PU-EVENT-41': 'Ereignis 115: Zerstöre einen Meteoriten aus deinem Wertungsbereich.',
  'PU-EVENT-25':
    'Ereignisse 117 und 118: Nimm einen Synergieschub oder sieh dir heimlich das nächste Ereignis an, falls es noch eines gibt.',
  'PU-EVENT-26':
    'Ereignis 119: In dieser Runde darf kein Feld deines Plättchens neben einem schon überdeckten Feld derselben Gebietsart liegen.',
  'PU-EVENT-27': 'Ereignisse 120 und 121: In dieser Runde dürfen Plättchen kein Eis überdecken.',
  'PU-EVENT-28': 'Ereignis 122: In dieser Runde gibt es keine Synergieschübe.',
  'PU-EVENT-29': 'Schränkt ein Ereignis das Legen ein, gilt das nicht für Bonusplättchen.',
  'PU-EVENT-30':
    'Schränkt ein Ereignis das Legen ein, gilt das auch für Zusatzplättchen dieser Runde, selbst schon während des Ereignisses.',
  'PU-EVENT-31':
    'Ereignis 65: Du bekommst einen weiteren Rover und stellst ihn gleich nach dem Legen auf dein Plättchen dieser Runde. Legst du keines, wartet er beim Konzern.',
  'PU-EVENT-32': 'Ereignis 66: In jeden Bevölkerungsstapel kommt eine zufällige unbenutzte Karte seiner Stufe.',
  'PU-EVENT-33': 'Ereignis 67: Ziehe ein weiteres Einzelziel und nimm es zu deinen dazu.',
  'PU-EVENT-34': 'Ereignis 79: Drehe die Raumstation zu einem Sektor deiner Wahl.',
  'PU-EVENT-35': 'Ereignis 110: Lege eines deiner Ziele ab; welches, entscheidest du.',
  'PU-EVENT-36':
    'Ereignis 116: Entferne einen der zwei Stapel deines Sektors. Der andere muss noch ein legbares Plättchen bieten, außer es passte ohnehin keines; ist keine Wahl erlaubt oder ein Stapel schon leer, entfällt das Ereignis.',
  'PU-EVENT-37': 'Erledigte Ereignisse liegen offen auf dem Ablagestapel und kommen nicht zurück.',
  'PU-EVENT-42':
    'Rücke einen beliebigen Marker zurück: 1 Feld bei Ereignis 96, 2 bei Ereignis 105, 3 bei Ereignis 106.',
  'PU-EVENT-43':
    'Sind Synergieschübe gesperrt, kannst du auch nichts in einen umwandeln. Feste Schritte wie bei Wormhole wirken weiter.',
  'PU-EVENT-44':
    'Musst du eine Ressource ignorieren, gilt das auch für ein Plättchen, das du nicht legen kannst. Ignorierst du dessen Energie, rückt der andere Marker nur einmal vor.',
  'PU-EVENT-45': 'Muss dein erstes Plättchen an den Rand, gilt ein Ereignis, das den Rand verbietet, für dich nicht.',
  'PU-EVENT-46': 'Wählt ihr nichts anderes, besteht der Ereignisstapel aus 7 grünen, 7 orangen und 6 roten Karten.',
  'PU-EVENT-47': 'Findet ein Ereignis bei dir nichts, worauf es wirken kann, hat es für dich keine Folgen.',
  'PU-EVENT-48':
    'Schritte durch die Ereignisse 68–78 sind keine Synergieschübe. Echte geben die Ereignisse 81, 84, 117 und 118.',
  'PU-EVENT-49':
    'Sind Meilensteine wirkungslos, rückt Republic dafür weder zurück noch erhält es Schübe; auch die Bonusplättchen zur Wahl bei Wormhole und Meilensteine durch Technologie E von Jump Drive bringen nichts.',

  'PU-SOLO-01': 'Baue auf wie zu mehreren, nur ohne Sektor- und Kommandomarker. Vor dir liegt ein zufälliger Sektor.',
  'PU-SOLO-02': 'Allein hat jeder Bevölkerungsstapel zwei Karten.',
  'PU-SOLO-03': 'Von vier gezogenen Einzelzielen behältst du drei; das vierte kommt in die Schachtel.',
  'PU-SOLO-04':
    'Allein spielst du immer mit 20 Ereignissen, auch denen mit Solosymbol. Wie viele von jeder Farbe, bestimmst du.',
  'PU-SOLO-05': 'In jeder Runde, auch der ersten, rückt die Raumstation einen Sektor im Uhrzeigersinn weiter.',
  'PU-SOLO-06':
    'Dann ziehst du ein Ereignis und führst es aus, wenn du kannst. Würde es unmittelbar das Ende auslösen, entfällt es.',
  'PU-SOLO-07':
    'Deine Partie endet, wenn kein Plättchen passt, dein Sektor leer ist oder das letzte Ereignis gezogen wird.',
  'PU-SOLO-08':
    'Dein Zielwert ist 60 Medaillen, angepasst an die Zahl roter, oranger und grüner Ereignisse in deinem Stapel.',
  'PU-SOLO-09':
    'Bei 0–2, 3–6, 7–10, 11–14 oder ab 15 Karten einer Farbe ändert sich der Zielwert: rot um 0, −5, −7, −9, −11; orange um 0, −1, −2, −3, −4; grün um 0, +3, +6, +9, +12.',
  'PU-SOLO-10':
    'Dein Ergebnis ist deine Summe minus Zielwert. Sieben Stufen reichen von 11 oder mehr darunter bis 15 oder mehr darüber.',
  'PU-SOLO-11': 'Du gewinnst, wenn du deinen Zielwert erreichst oder schlägst.',
  'PU-SOLO-12': 'Allein wertest du alles außer Nachbarzielen, denn die gibt es hier nicht.',
  'PU-SOLO-13':
    'Ein weiteres Ziel durch Ereignis 67 kommt aus dem Rest des Stapels. Die am Anfang abgelegte Karte ist nicht dabei.',
  'PU-SOLO-14': 'Die Farben deines Ereignisstapels und damit deinen Zielwert legst du vor dem Aufbau fest.',
};
