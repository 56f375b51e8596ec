import type { modules as enModules } from '../../en/rules/modules.ts';

export const modules: Record<keyof typeof enModules, string> = {
  'SKY-MISSION-01':
    'Für ein oder zwei Menschen liegt eine Missionskarte aus, für drei oder vier zwei. Luna zählt nicht.',
  'SKY-MISSION-02': 'Jeder Mensch hat eine Fortschrittskarte mit einem Einmal-Marker auf jeder der drei Spalten.',
  'SKY-MISSION-03': 'Anfangs gehört deine Fortschrittskarte zu keiner Mission.',
  'SKY-MISSION-04':
    'Die erste erfüllte Aufgabe bindet dich an ihre Missionskarte und bringt 2 Münzen und den Marker der Spalte.',
  'SKY-MISSION-05':
    'Ab dann zählen für dich nur Aufgaben dieser Karte, jede Spalte einmal; jede bringt 2 Münzen und ihren Marker.',
  'SKY-MISSION-06': 'Du musst nichts melden. Melden ist keine Aktion, sondern kommt zu deiner hinzu.',
  'SKY-MISSION-07': 'Aufgaben gehen in beliebiger Reihenfolge, auch mehrere in einem Zug.',
  'SKY-MISSION-08': 'Eine Missionskarte ist für alle da; eine Aufgabe wird nie verbraucht.',
  'SKY-MISSION-09':
    'Sind alle drei Marker genommen, öffnet sich das Privatfeld deiner Fortschrittskarte für den Rest des Spiels.',
  'SKY-MISSION-10':
    'Privatfeld: Zahle 1 Münze, ziehe 3 Felder auf einer Leiste. Es gehört dir allein, je Runde ein Marker.',
  'SKY-MISSION-11': 'Ein Einmal-Marker wirkt wie ein Bonusmarker, ist aber nach der Runde weg.',
  'SKY-MISSION-12': 'Auf einem Plättchenfeld bringt er das Plättchen trotzdem.',
  'SKY-MISSION-13': 'Drei Labore: drei Laborkarten offen haben.',
  'SKY-MISSION-14': 'Sieben Rohstoffe: sieben Einheiten eines Rohstoffs offen haben.',
  'SKY-MISSION-15': 'Vier Helium: den Helium-Marker in einer Aktion vier Felder ziehen.',
  'SKY-MISSION-16': 'Fünf gesetzt: in einer Ausbreitung fünf Außenposten setzen.',
  'SKY-MISSION-17': 'Auf der Asteroidenseite zählen Shuttles bei den fünf mit.',
  'SKY-MISSION-18':
    'Manche Aufgaben fragen, wie du beim Melden stehst, andere, was die Aktion dieses Zuges getan hat. Erfüllt muss sie sein.',
  'SKY-MISSION-19': 'Ende und Wertung sind wie immer; übrige Marker sind nichts wert.',
  'SKY-MISSION-20': 'Melden kannst du vor deiner Aktion und danach. Beim Aussteigen aufgedeckte Karten helfen nicht.',
  'SKY-MISSION-21':
    'Einen vor der Aktion gemeldeten Marker darf sie gleich setzen. Was in früheren Zügen war, ist vorbei.',
  'SKY-MISSION-22': 'Welche Art Marker du setzt, entscheidest du; die Regeln sind dieselben.',

  'SKY-BELT-01': 'Auf der Asteroidenseite liegen Stationen und Leisten gespiegelt.',
  'SKY-BELT-02':
    'Jede Station hat außen je sechs Außenposten und in der Mitte fünf Shuttles. Drei Außenposten bleiben weg.',
  'SKY-BELT-03': 'Nur die Ausbreitung und das Zählen der Kollektoren sind anders als auf dem Mond.',
  'SKY-BELT-04': 'Auch hier geht alle Energie an ein Unternehmen.',
  'SKY-BELT-05': 'Energie besetzt Plätze auf Asteroiden und Shuttle-Felder auf den Routen dazwischen.',
  'SKY-BELT-06':
    'Ein Platz ist erreichbar, wenn am Asteroiden eine Route mit einem Shuttle des Unternehmens endet; aufgedruckte und neue zählen.',
  'SKY-BELT-07': 'Ebenso, wenn das Unternehmen anderswo auf dem Asteroiden einen Außenposten hat.',
  'SKY-BELT-08':
    'Ein Shuttle-Feld ist erreichbar, wenn einer seiner Asteroiden einen Außenposten des Unternehmens trägt.',
  'SKY-BELT-09': 'Fremde Plätze darfst du nehmen, die des aktiven Unternehmens nicht.',
  'SKY-BELT-10': 'Ein Platz kostet 1 Energie.',
  'SKY-BELT-11': 'Ein Energiesymbol auf dem benutzten Routenteil kostet 1 mehr.',
  'SKY-BELT-12': 'Ein Stück, das weichen muss, kostet 1 mehr.',
  'SKY-BELT-13': 'Außenposten kommen von vorn aus einer Außenspalte, Shuttles von vorn aus der mittleren.',
  'SKY-BELT-14': 'Neue Stücke stehen; verdrängte warten neben ihrem Platz bis zum Schluss.',
  'SKY-BELT-15': 'Weiter, solange du kannst und willst. Übrige Energie ist weg.',
  'SKY-BELT-16': 'Ein Shuttle-Feld mit Symbol zieht deinen Marker 1 Feld auf der aktiven Leiste.',
  'SKY-BELT-17': 'Das Fenster eines Asteroiden zahlt einmal, und nur, wenn das Unternehmen noch nicht dort war.',
  'SKY-BELT-18': 'Einsammeln in beliebiger Reihenfolge, dann kehren die Verdrängten heim.',
  'SKY-BELT-19':
    'Shuttles kehren in die Mitte zurück, Außenposten in eine Außenspalte deiner Wahl, so weit hinten wie möglich, nie auf Durchgestrichenes.',
  'SKY-BELT-20': 'Ein Stück ohne Feld zur Rückkehr ist aus dem Spiel.',
  'SKY-BELT-21':
    'Die Route von der Station zu ihrem Asteroiden hat ein aufgedrucktes Shuttle, das bleibt; setzen kann man dort nichts.',
  'SKY-BELT-22': 'Ohne Shuttles keine Shuttle-Felder, ohne Außenposten keine Plätze.',
  'SKY-BELT-23':
    'Mehrere Unternehmen und mehrere Außenposten eines Unternehmens dürfen auf einem Asteroiden sein, je Platz ein Stück.',
  'SKY-BELT-24':
    'Einem Unternehmen gehören die Kollektoren im Fenster jedes Asteroiden, auf dem es einen Außenposten hat.',
  'SKY-BELT-25': 'Auf den Asteroiden 1 und 15 bringt ein Paar von Plätzen in einer Hand einen Kollektor mehr.',
  'SKY-BELT-26': 'Werden Außenposten entfernt, sind Shuttles sicher.',
  'SKY-BELT-27': 'Leere Felder aller drei Spalten machen den Wert eines Unternehmens.',
  'SKY-BELT-28':
    'Von mehreren Wegen zählt der günstigste. Vom eigenen Außenposten auf dem Asteroiden aus braucht es keine Route.',
  'SKY-BELT-29':
    'Ob ein Unternehmen schon da war, entscheidet der Stand vor der Aktion; zwei neue Außenposten auf einem Asteroiden zahlen einmal.',
  'SKY-BELT-30': 'Aufgedruckte Routen haben kein Energiesymbol: Der erste Asteroid kostet 1, mit Verdrängen 2.',

  'SKY-THREAT-01':
    'Auf der Asteroidenseite kann eine von sechs Bedrohungen in der Mitte liegen, zwischen den Shuttle-Feldern 11 und 16.',
  'SKY-THREAT-02': 'Du entfernst sie, während du ein Unternehmen ausbreitest, das ein Shuttle auf Feld 11 oder 16 hat.',
  'SKY-THREAT-03': 'Sie zu erreichen kostet 2 deiner Energie, wann du willst in der Ausbreitung.',
  'SKY-THREAT-04': 'Du musst auch erfüllen, was die Karte fordert.',
  'SKY-THREAT-05': 'Nach den übrigen Belohnungen kommt die der Karte, und sie bleibt als Jokeranteil bei dir.',
  'SKY-THREAT-06': 'Am Ende ist der Joker ein Anteil am wertvollsten Unternehmen.',
  'SKY-THREAT-07': 'Es gibt nur eine Bedrohung; keine weitere folgt.',
  'SKY-THREAT-08': 'Liegt sie bei Beginn der Wertung noch da, trifft sie alle.',
  'SKY-THREAT-09': 'Piraten: 6 Münzen zahlen, sonst ist am Ende alles Bargeld wertlos.',
  'SKY-THREAT-10': 'Komet: 3 weitere Energie, sonst zählen die wertvollsten Stationen 2 weniger.',
  'SKY-THREAT-11':
    'Einstein-Rosen-Brücke: zwei Energiekarten von der Hand abwerfen, sonst zählen Anteile auf Energiekarten für niemanden.',
  'SKY-THREAT-12': 'Sonde: Helium jenseits von 40, sonst zählt Helium für niemanden.',
  'SKY-THREAT-13': 'Singularität: Forschung jenseits von 40, sonst endet das Spiel nach Runde 6.',
  'SKY-THREAT-14':
    'Zeitanomalie: Helium jenseits von 25 und Forschung jenseits von 20, sonst gewinnt niemand und ihr spielt noch einmal. Am Ende zählt der aufgerundete Schnitt aller Partien.',
  'SKY-THREAT-15': 'Ohne Bedrohung wird gewertet wie gewohnt.',
  'SKY-THREAT-16':
    'Die Forderung gilt einmal, beim Entfernen, mit deinen eigenen Markern und Energiekarten jeder Art von deiner Hand.',

  'SKY-CAMP-01': 'Die Kampagne hat vier Kapitel mit zufälligen Leisten, Startplättchen zur Wahl und Missionen.',
  'SKY-CAMP-02': 'Kapitel 1 spielt auf dem Mond.',
  'SKY-CAMP-03': 'Kapitel 2 spielt zwischen den Asteroiden.',
  'SKY-CAMP-04': 'Kapitel 3 spielt auf dem Mond, wo jedes Unternehmen schon drei vordere Außenposten hat.',
  'SKY-CAMP-05': 'Kapitel 4 spielt zwischen den Asteroiden, mit einer Bedrohung.',
  'SKY-CAMP-06': 'Luna darf in jedem Kapitel mitspielen; allein brauchst du sie.',
  'SKY-CAMP-07': 'Alle Module gehen auch ohne Kampagne.',

  'SKY-EP-01': 'Ein Erfolgspunkt, wenn jemand weniger hat als du.',
  'SKY-EP-02': 'Noch einer, wenn zwei oder mehr weniger haben.',
  'SKY-EP-03': 'Einer für den Sieg im Kapitel, geteilt oder nicht.',
  'SKY-EP-04': 'Einer, wenn du zwei oder drei Einmal-Marker genommen hast.',
  'SKY-EP-05': 'Einer je beendeter Leiste: Unternehmen, Tank, Screens.',
  'SKY-EP-06': 'In Kapitel 3 einer für das zuerst geöffnete Privatfeld.',
  'SKY-EP-07': 'In Kapitel 4 einer für das Entfernen der Bedrohung.',
  'SKY-EP-08': 'Nach Kapitel 4 gewinnen die meisten Erfolgspunkte; bei Gleichstand geteilt.',
  'SKY-EP-09': 'Deine Punkte ergeben einen von fünf Rängen, von unter 7 bis 22 und mehr.',
};
