import type { LessonText, Said } from '@orrery/board';

/** The same said to a mouse and to a finger. */
const by = (say: (press: string) => string): Said => ({ press: say('Drücke'), tap: say('Tippe') });

export const text: LessonText = {
  about: 'Plättchen, Leisten, Rover und Karten: acht kurze Kapitel, etwa zehn Minuten.',
  names: ['Nova', 'Ada'],
  chapters: {
    tile: 'Dein erstes Plättchen',
    lines: 'Reihen und Spalten',
    bonuses: 'Leisten und Boni',
    energy: 'Energie',
    meteorite: 'Meteoriten',
    civ: 'Bevölkerungskarten',
    drive: 'Einen Rover fahren',
    score: 'Was am Ende zählt',
  },
  steps: {
    welcome:
      'Du bist Nova, der scharlachrote Kreis, und das ist dein Planet. Du bedeckst ihn Plättchen für Plättchen, und jedes Plättchen lässt Marker auf deinen Leisten steigen. Das runde Rad ist die Raumstation: Dort liegen alle Plättchen, und jeder nimmt aus dem Sektor vor sich.',
    turn: by(
      (press) =>
        `In dieser Runde hast du das Kommando und drehst die Station. ${press} auf den Sektor mit dem blau-roten Viererstreifen: Dann liegt er vor dir.`,
    ),
    take: 'Dein Sektor ist der helle mit deinem Namen: ein Plättchen aus dem äußeren oder eines aus dem inneren Fach. Nimm das lange, halb Wasser, halb Rover.',
    placeOnIce: {
      press:
        'Das erste Plättchen berührt den Rand des Planeten, spätere ein anderes Plättchen. Wasser steigt nur, wenn mindestens ein Wasserfeld auf Eis liegt, dem hellblauen Grund. Drehe mit dem Mausrad oder R, spiegle mit F und lege das Wasser aufs Eis.',
      tap: 'Das erste Plättchen berührt den Rand des Planeten, spätere ein anderes Plättchen. Wasser steigt nur, wenn mindestens ein Wasserfeld auf Eis liegt, dem hellblauen Grund. Drehe und spiegle es mit den Knöpfen unter dem Planeten und tippe dorthin, wo sein Wasser Eis bedeckt.',
    },
    water: by(
      (press) =>
        `Ein Plättchen hat zwei Ressourcen, und jede lässt ihren Marker ein Feld steigen. Beide warten auf dich, in beliebiger Reihenfolge. ${press} auf den leuchtenden Wassermarker.`,
    ),
    roverTrack: 'Jetzt der Rovermarker. Das erste Feld seiner Leiste zeigt einen Rover: Du bekommst ihn sofort.',
    roverLands: by(
      (press) =>
        `Ein neuer Rover beginnt auf einem Feld des Plättchens, das du gerade gelegt hast. ${press} auf eines der leuchtenden Felder.`,
    ),
    endTurn: 'Alles ist getan. Alle spielen gleichzeitig, darum wartet niemand lange. Beende deinen Zug.',
    linesIntro:
      'Die kleinen Scheiben am Ende der Reihen und Spalten sind Medaillen: 1 am Rand, 3 in der Mitte. Für jede Reihe und Spalte, die am Ende voll ist, bekommst du sie.',
    takeFitting: 'Nimm das leuchtende Plättchen. Es kann eine fast volle Reihe schließen.',
    fillLine:
      'Lege es so, dass eine Reihe oder Spalte voll wird. Während du es bewegst, zeigen die Zeichen daneben, was es bringen würde: Ressourcen, verbundene Gebiete, volle Reihen und Spalten.',
    lineDone: 'Die Medaille leuchtet auf. Ein Meteorit auf der Reihe würde sie verderben; bald siehst du einen.',
    finish: 'Nutze, was noch auf dich wartet, also alles, was leuchtet, und beende deinen Zug.',
    tracksIntro:
      'Einige Runden später. Sieh dir die Leisten an: Scheiben sind Medaillen, und am Ende zählt die letzte, die dein Marker erreicht oder überschritten hat. Die anderen Zeichen sind Boni, die du bei der Ankunft bekommst.',
    takeBiomass: 'Nimm das Fünferplättchen mit Technologie und Biomasse.',
    placeFree: 'Lege es, wohin du willst: Es muss nur eines deiner Plättchen berühren.',
    biomass: 'Lass die Biomasse steigen. Ihr drittes Feld zeigt ein Bonusplättchen.',
    patch:
      'Ein Bonusplättchen ist ein einzelnes grünes Feld für Lücken, in die sonst nichts passt. Lege es auf ein leuchtendes Feld.',
    tech: 'Jetzt die Technologie. Sie schaltet die Fähigkeiten deines Konzerns frei, die neben den Leisten stehen; und Feld 2 zeigt einen Pfeil.',
    synergy:
      'Der Pfeil ist ein Synergieschub: Irgendein Marker steigt ein Feld, und was er dort findet, gehört dir auch. So beginnen lange Ketten. Wähle einen Marker.',
    energyIntro:
      'Energie hat keine Leiste. Ein Energiesymbol lässt eine der Ressourcen steigen, die neben seinem Gebiet liegen: Es zählt der ganze zusammenhängende Energiegrund.',
    takeEnergy: 'Nimm das Plättchen mit Energie und Wasser.',
    placeEnergy:
      'Lege es so, dass die Energie etwas Nützliches berührt. Die Vorschau zeigt, welche Marker sie bewegen könnte.',
    energy:
      'Wähle den Marker, den die Energie bewegt. Bei jedem leuchtenden liegt seine Ressource neben dem Energiegebiet.',
    takeMeteor: 'Dieses Plättchen trägt ein Meteoritensymbol. Nimm es.',
    placeMeteor: 'Lege es irgendwohin. Überlege, wo dich der Meteorit am wenigsten stört.',
    meteorLanded:
      'Ein Meteorit ist eingeschlagen. Solange er dort liegt, zählen seine Reihe und seine Spalte nichts. Ein Rover, der auf ihn fährt, sammelt ihn ein, und drei gesammelte Meteoriten sind eine Medaille wert.',
    civIntro:
      'Dein Bevölkerungsmarker steht auf Feld 2. Einen Schritt höher wartet eine Bevölkerungskarte der Stufe 1: Es gibt vier Stufen, und die besseren Karten liegen weiter oben.',
    takeCiv: 'Nimm das Plättchen mit Bevölkerung und Energie.',
    civTrack: 'Lass die Bevölkerung steigen.',
    card: 'Am Ende der Runde wählen alle, die Bevölkerungskarten verdient haben, nacheinander eine aus. Blaue Karten wirken sofort, goldene zählen am Ende. Wähle eine.',
    driveIntro:
      'In unserer Partie hast du die Karte mit vier Roverbewegungen genommen. Rover fahren von Feld zu Feld, über Plättchen und über freien Grund. Worauf sie fahren, das sammeln sie ein.',
    drive:
      'Die Zahlen auf den Feldern sagen, wie viele Bewegungen es dorthin sind. Fahre auf die Rettungskapsel, zwei Schritte entfernt, oder auf den Meteoriten.',
    driven:
      'Gesammelte Rettungskapseln sind je eine Medaille wert. Ein Plättchen auf einer Rettungskapsel zerstört sie, schicke also rechtzeitig einen Rover. Unbenutzte Bewegungen verfallen am Ende der Runde.',
    scoreIntro:
      'Die Partie endet, wenn jemand kein Plättchen mehr legen kann oder ein Sektor keine Plättchen mehr hat. Dann zählen Reihen, Spalten, Leisten, Rettungskapseln, Meteoriten, Karten und Ziele. Die Ziele vergleichen dich mit deinen Nachbarn; sie liegen bei den Karten.',
    farewell: {
      press:
        'Mehr brauchst du nicht. Jeder erlaubte Platz leuchtet, alles erklärt sich, wenn du darauf zeigst, die Regeln lassen sich durchsuchen, und du kannst zurücknehmen, was du getan hast, solange nichts Neues aufgedeckt wurde. Guten Flug!',
      tap: 'Mehr brauchst du nicht. Jeder erlaubte Platz leuchtet, langes Drücken erklärt die Dinge, die Regeln lassen sich durchsuchen, und du kannst zurücknehmen, was du getan hast, solange nichts Neues aufgedeckt wurde. Guten Flug!',
    },
  },
};
