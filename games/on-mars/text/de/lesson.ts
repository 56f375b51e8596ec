import type { LessonText } from '@orrery/board';
import type { ChapterName, StepName } from '../en/lesson.ts';

interface Texts extends LessonText {
  readonly chapters: Readonly<Record<ChapterName, string>>;
  readonly steps: Readonly<Record<StepName, LessonText['steps'][string]>>;
}

export const text: Texts = {
  about: 'Zwischen Orbit und Kolonie: eine ganze Reise zum Mars und zurück, Zug um Zug.',
  names: ['Nova', 'Ada'],
  chapters: {
    sides: 'Zwei Seiten und ein Shuttle',
    tech: 'Technologie',
    descent: 'Ein Bauplan, und hinab zum Mars',
    build: 'Dein erstes Gebäude',
    ship: 'Ein Schiff kommt an',
    executive: 'Kristalle und Sonderaktionen',
    rover: 'Rover und Bots',
    upgrade: 'Ein fortschrittliches Gebäude',
    level: 'Die Kolonie wächst',
    score: 'Was am Ende zählt',
  },
  steps: {
    welcome:
      'Du bist Nova, der scharlachrote Kreis. Zusammen mit Ada baust du die erste Kolonie auf dem Mars; wer mehr für sie tut, gewinnt. Unten liegt deine Basis: Leute, Waren, Kristalle und ein Labor.',
    sides:
      'Du bist immer an einem von zwei Orten. Links im Orbit planst du: Technologie, Baupläne, Nachschub. Rechts in der Kolonie baust du. In deinem Zug machst du genau eine Hauptaktion der Seite, auf der du bist.',
    shuttle:
      'Dazwischen fliegt das Shuttle. Solange die Kolonie klein ist, fliegt es nach jeder Runde ab, mal von der einen, mal von der anderen Seite; später wartet es länger. Wo du bist, wenn es abfliegt, ist dein halber Plan.',
    space: {
      press:
        'Die acht Felder oben sind die Reihenfolgeleiste: Die kleinere Zahl ist zuerst dran. 1 bis 4 sind der Orbit, 5 bis 8 die Kolonie, und die meisten haben einen Bonus. Drücke auf Feld 3 mit dem Chip: Du beginnst im Orbit und lernst sofort eine Technologie.',
      tap: 'Die acht Felder oben sind die Reihenfolgeleiste: Die kleinere Zahl ist zuerst dran. 1 bis 4 sind der Orbit, 5 bis 8 die Kolonie, und die meisten haben einen Bonus. Tippe auf Feld 3 mit dem Chip: Du beginnst im Orbit und lernst sofort eine Technologie.',
    },
    learn: {
      press:
        'Zwei Plättchen sind gratis, die anderen kosten eine Batterie oder mehr. Drücke auf den blauen Wasserextraktor und dann in deinem Labor auf den oberen Platz der ersten Spalte.',
      tap: 'Zwei Plättchen sind gratis, die anderen kosten eine Batterie oder mehr. Tippe auf den blauen Wasserextraktor und dann in deinem Labor auf den oberen Platz der ersten Spalte.',
    },
    fromWarehouse:
      'Manche Plätze im Labor bringen etwas. Dieser gibt dir eine Ware aus dem Warenlager beim Nachschub: Nimm einen Kristall.',
    turn: 'Ada hat die Kolonie gewählt, und das Shuttle beginnt drüben. Runde 1: Du stehst auf Feld 3, Ada auf Feld 8, also fängst du an.',
    research:
      'Ein Plättchen ist so gut wie seine Stufe, die Nummer seiner Spalte. Wähle Forschung & Entwicklung. Der rote Ring dort ist ein Platz für einen deiner Kolonisten: Der hat jetzt zu tun.',
    develop:
      'Du darfst zwei Plättchen je einmal oder eines zweimal entwickeln. Schiebe den Wasserextraktor auf den oberen Platz der zweiten Spalte.',
    payAny:
      'Die Zeichen über den Spalten sind die Kosten. Die zweite kostet eine beliebige Ressource. Bezahle das Wasser.',
    developMore:
      'Noch einmal, in die dritte Spalte: Stufe 3. Dieser Platz bringt ein Mineral, und Mineralien ersetzen jede andere Ressource.',
    payOxygen: 'Von hier an kostet es Sauerstoff. Bezahle damit und behalte das Mineral.',
    boost:
      'Für eine weitere Entwicklung könntest du einen Kolonisten in den Arbeitsbereich schicken. So lassen sich viele Aktionen verstärken, aber wer arbeitet, ist nicht zu Hause. Lass es gut sein: „Das ist alles“.',
    end: 'Deine Hauptaktion ist getan. Beende deinen Zug.',
    blueprint:
      'Ada hat ein Schiff begrüßt, und das Shuttle ist heraufgekommen: Nach dieser Runde fliegt es ab. Nimm etwas Nützliches mit. Wähle Bauplan erhalten.',
    card: 'Ein Bauplan macht aus einem Gebäude ein fortschrittliches Gebäude. Nimm den Feuchtigkeitsverdampfer: Er passt zum Wasserextraktor und bringt sofort 1 Wasser. Ein Bauplan, den du nie nutzt, kostet Punkte.',
    enough: 'Eine Karte reicht für heute. „Das ist alles“.',
    endAgain: 'Beende deinen Zug; Ada baut, und dann fliegt das Shuttle ab.',
    travel: 'Das Shuttle fliegt zur Kolonie, und du darfst gratis mit. Steig ein!',
    explore: {
      press:
        'Wer landet, erkundet: Eines der beiden Entdeckungsplättchen kommt drei Felder von deinem Rover entfernt auf die Karte; er wartet bei der ersten Mine. Drücke auf das mit 3 Sauerstoff und dann auf das leuchtende Feld, das deine Unterkunft und den Generator berührt.',
      tap: 'Wer landet, erkundet: Eines der beiden Entdeckungsplättchen kommt drei Felder von deinem Rover entfernt auf die Karte; er wartet bei der ersten Mine. Tippe auf das mit 3 Sauerstoff und dann auf das leuchtende Feld, das deine Unterkunft und den Generator berührt.',
    },
    arrive:
      'Deine Kolonisten im Orbit bleiben bei der Arbeit: Sie kommen heim, wenn du wieder hinaufreist. Die in der Kolonie kämen jetzt heim. Wähle Feld 6: Es bringt einen Kristall.',
    crowd:
      'Bei Errichten steht Adas Kolonist. Zu zweit macht jeder, der schon da ist, den Platz um eins teurer: Das ist die rote +1. Du bezahlst mit einem Kristall oder einem weiteren Kolonisten.',
    construct: 'Nur ein Kolonist ist zu Hause, aber das genügt. Wähle Errichten.',
    payCrowd: 'Bezahle den Kristall für das Gedränge.',
    build: {
      press:
        'Du baust neben deinen Bots: einzeln, zwei Felder vom selben Typ entfernt, oder mit Technologie dieses Typs direkt daran. Drücke auf den Wasserextraktor und dann auf das Feld zwischen deiner Unterkunft und dem alten Wasserextraktor.',
      tap: 'Du baust neben deinen Bots: einzeln, zwei Felder vom selben Typ entfernt, oder mit Technologie dieses Typs direkt daran. Tippe auf den Wasserextraktor und dann auf das Feld zwischen deiner Unterkunft und dem alten Wasserextraktor.',
    },
    payBuilding:
      'Jedes Gebäude bezahlst du mit dem, was ein anderes herstellt: Mineralien, Batterien, Wasser, Pflanzen, Sauerstoff, immer im Kreis. Bezahle die Batterie.',
    gains:
      'Ein Komplex aus zwei: Er bringt 2 Wasser, auch wenn dein Lager nur zwei von jeder Sorte fasst. Dein erster Komplex eines Typs ist ein Fortschrittswürfel und hier auch eine Mission. Und die blaue Röhre lag unter der Linie, als sie stieg: 2 Punkte für das erste Gebäude des Typs, 3 für deine beste Technologie.',
    benefit: 'Dazu gibt die Röhre einen Vorteil. Bei dir ist niemand mehr zu Hause: Hole einen Kolonisten zurück.',
    retrieve:
      'Auch deine eigenen Leute zählen zum Gedränge. Hole den von Errichten heim, dann baust du beim nächsten Mal billiger.',
    endBuild: 'Beende deinen Zug. Sieh zu, was Ada mit deiner Technologie macht.',
    used: 'Ada hat an deinen Komplex angebaut, mit deinem Wasserextraktor-Plättchen! Das darf niemand verbieten, aber wem es gehört, der hat etwas davon: 1 Sauerstoff, oder das Plättchen gratis entwickeln. Entwickle es.',
    stay: 'Das Shuttle fliegt zurück in den Orbit. Du hast hier gerade erst angefangen: Bleib.',
    welcomeShip: 'Du brauchst Leute. Wähle Schiff begrüßen. Dafür muss kein Kolonist auf einen Platz.',
    chooseShip:
      'Jedes Schiff verdeckt eine Sonderaktion deines Depots. Nimm das vom fünften Platz, über dem Mineral. Es kann zwei Kolonisten bringen oder einen Kolonisten und einen Bot: Wähle den Bot.',
    payShip: 'Die Gäste wollen essen und trinken: 1 Wasser und 1 Pflanze.',
    placeBot: 'Deine Unterkunft ist besetzt, also landet der Bot gleich daneben. Wähle ein leuchtendes Feld.',
    shipHome:
      'Das Schiff steht in deinem Hangar: am Ende 3 Punkte. Mehr Schiffe, als das Kolonielevel angibt, darfst du nicht landen lassen. Der neue Bot zählt für eine Mission: 2 Kristalle für dich.',
    crystals:
      'Neue Kristalle liegen erst unter dem Depot und rücken zu Beginn deines nächsten Zuges nach. Du hast 3, und 2 kommen noch, aber nur vier Plätze sind frei: Einer ginge verloren. Das passiert allen einmal.',
    executive:
      'Gib also welche aus. Einmal im Zug, vor oder nach der Hauptaktion, darfst du eine Sonderaktion machen: eine von einem Platz ohne Schiff. Wähle die mit dem Warenlager.',
    payExecutive:
      'Sie kostet 2 Kristalle. Auch ein Privatziel kann einen Kristall ersetzen, aber behalte deine vorerst.',
    item: 'Nimm eine Ressource. Eine Pflanze hilft beim nächsten Schiff.',
    endShip: 'Hauptaktion, Sonderaktion: Das war ein voller Zug. Beende ihn.',
    stayShip:
      'Das Shuttle landet gerade hier, also nimmt es niemanden mit hinauf. Mit einem Schiff aus deinem Hangar könntest du trotzdem reisen, aber das Schiff und seine Punkte wären weg. Bleib.',
    control:
      'Hinaus ins Gelände! Wähle das Kontrollzentrum: zwei Punkte für deine Bots zusammen und zwei für deinen Rover.',
    drive: {
      press: 'Drücke auf deinen Rover bei der ersten Mine und fahre ein Feld nach Norden.',
      tap: 'Tippe auf deinen Rover bei der ersten Mine und fahre ein Feld nach Norden.',
    },
    driveOn:
      'Dein neuer Wasserextraktor hat Kristalle freigelegt. Fahre weiter zu dem im Nordwesten: Ein Rover sammelt jeden Kristall auf seinem Weg ein.',
    extend:
      'Das Plättchen mit dem Sauerstoff liegt ein Feld weiter. Jeder Kristall ist ein weiterer Punkt: Wähle ihn für den Rover.',
    payPoint: 'Bezahle den Kristall.',
    driveToTile: 'Und weiter auf das Plättchen.',
    moveBot: {
      press:
        'Jetzt ein Bot: Wo er steht, kannst du bauen. Vorsicht, Falle: Ein Bot, der auf einem Kristall oder Plättchen stehen bleibt, zerstört es. Drücke auf den äußeren Bot und bewege ihn ein Feld weiter, auf das Feld nördlich deiner Unterkunft.',
      tap: 'Jetzt ein Bot: Wo er steht, kannst du bauen. Vorsicht, Falle: Ein Bot, der auf einem Kristall oder Plättchen stehen bleibt, zerstört es. Tippe auf den äußeren Bot und bewege ihn ein Feld weiter, auf das Feld nördlich deiner Unterkunft.',
    },
    moved: 'Das ist alles für diesmal.',
    collect: 'Nur wo der Rover stehen bleibt, nimmt er ein Plättchen auf. Nimm es: 3 Sauerstoff, soweit du Platz hast.',
    endRover: 'Auch diese Entdeckung zählte für eine Mission. Beende deinen Zug.',
    upgradeIntro:
      'Ada ist oben im Orbit. Dein Bauplan liegt noch ungenutzt da, 3 Punkte weniger. Zum Aufwerten brauchst du einen Kolonisten, 1 Mineral und ein Gebäude seines Typs neben einem deiner Bots.',
    upgrade: 'Wähle Aufwerten.',
    upgradeWhat: {
      press: 'Drücke auf den Feuchtigkeitsverdampfer und dann auf deinen Wasserextraktor unter der Unterkunft.',
      tap: 'Tippe auf den Feuchtigkeitsverdampfer und dann auf deinen Wasserextraktor unter der Unterkunft.',
    },
    advanced:
      'Aus minus 3 ist plus 3 geworden. Ein fortschrittliches Gebäude stellt 1 seiner Waren her, sooft du in den Orbit reist, und seine Karte ist eine eigene Sonderaktion für dich.',
    endUpgrade: 'Beende deinen Zug.',
    full: 'Alle drei Plätze von Errichten sind besetzt, alle von Ada. Ist alles voll, muss weichen, wer dort die meisten hat: Sie gehen in den eigenen Arbeitsbereich. Für dich ist der Platz jetzt also gratis.',
    constructAgain: 'Wähle Errichten.',
    generator: {
      press:
        'Was Ada kann, kannst du auch: Sie hat den Generator gelernt. Drücke auf den Generator und dann auf das Feld zwischen dem alten und deinem Wasserextraktor.',
      tap: 'Was Ada kann, kannst du auch: Sie hat den Generator gelernt. Tippe auf den Generator und dann auf das Feld zwischen dem alten und deinem Wasserextraktor.',
    },
    borrowed:
      'Ein Komplex aus zwei, dein zweiter Fortschrittswürfel, 2 Batterien. Und die gelbe Röhre ist gestiegen: 2 Punkte für den ersten Generator, 2 für dein fortschrittliches Gebäude.',
    mineral: 'Nimm diesmal ein Mineral als Vorteil.',
    useAdvanced: {
      press:
        'Und jetzt deine eigene Karte: Drücke auf den Feuchtigkeitsverdampfer. Er baut im selben Zug noch einen Wasserextraktor.',
      tap: 'Und jetzt deine eigene Karte: Tippe auf den Feuchtigkeitsverdampfer. Er baut im selben Zug noch einen Wasserextraktor.',
    },
    payAdvanced: 'Eine solche Aktion kostet 2 Kristalle.',
    extractor:
      'Deine Technologie hat Stufe 4 und der Komplex drei Gebäude: Er darf wachsen. Baue auf dem Kristall links davon. Der Kristall ist verloren; ein Rover hätte ihn rechtzeitig holen können.',
    payExtractor: 'Bezahle eine der neuen Batterien.',
    endLevel:
      'Die blaue Röhre war schon über der Linie, darum gibt es diesmal keine Belohnung. Beende deinen Zug und achte auf die Linie.',
    levelUp:
      'Alle vier Röhren haben die Linie erreicht: Die Kolonie ist auf Level 2. Neue Baupläne liegen aus, das Warenlager ist voll, alle werten ihre Fortschrittswürfel. Ein weiteres Schiff darf landen, und das Shuttle bleibt länger fort.',
    goHome: 'Jetzt zurück in den Orbit, mit dem Shuttle gratis.',
    home: 'Dein fortschrittliches Gebäude hat Wasser hergestellt, aber dein Lager ist voll: Mehr Unterkünfte schaffen mehr Platz, für Waren und für Leute. Die Kolonisten aus dem Orbit sind wieder zu Hause. Wähle ein Feld, und eine neue Reise beginnt.',
    missions:
      'Drei Missionen bestimmen, wie lange es dauert. Alle tragen dazu bei und bekommen Kristalle dafür; Level 3, 4 und 5 zählen je wie eine Mission. Nach dem dritten dieser Schritte wird die Runde beendet und noch eine gespielt.',
    people:
      'Zweierlei bleibt zu entdecken. Wissenschaftler werten fortschrittliche Gebäude ihres Typs, egal wem sie gehören, und arbeiten darin; Verträge wollen Waren. Und jedes deiner Ziele zeigt seine Bedingung: Ein erfülltes darfst du für seine Belohnung aufdecken.',
    points:
      'Was du unterwegs gewinnst, gehört dir. Am Ende kommen dazu: Fortschrittswürfel, Schiffe, die höchste Reihe der Leute zu Hause, jede Technologie nach ihrer Spalte, Baupläne, Wissenschaftler und Verträge. Neben deinem Namen steht, was es jetzt wäre.',
    lacerda:
      'Allein spielst du gegen Lacerda. Er entscheidet nichts: In jedem Zug deckt er eine Karte auf, die eine Aktion seiner Seite nennt, und ein Bot unter den Stapeln zeigt, was er als Nächstes baut. Du gewinnst, wenn du das Solo-Ziel erreichst, das du gewählt hast; neben dem Plan steht, was noch fehlt und warum er so zog.',
    playOn: 'Nun spiel weiter! Alles Erlaubte leuchtet, jeder Ort erklärt sich. Gute Landung!',
  },
};
