import type { LessonText } from '@orrery/board';

export const text: LessonText = {
  about: 'Würfel, Flüge, Pulsare und Tore: zehn kurze Kapitel, etwa fünfzehn Minuten.',
  names: ['Nova', 'Ada'],
  chapters: {
    dice: 'Was ein Würfel kostet',
    fly: 'Fliegen und gründen',
    discover: 'Entdecken',
    works: 'Ein Transmitter, ein Patent',
    pulsar: 'Ein eigener Pulsar',
    production: 'Produktion',
    headquarters: 'Das Hauptquartier',
    gates: 'Sprungfolge und Bonuswürfel',
    end: 'Das Ende in sieben Schritten',
    playOn: 'Jetzt spiel weiter',
  },
  steps: {
    welcome:
      'Du bist Nova, der Kreis. Dein Schiff wartet am hellen Eintrittspunkt, am Rand eines Sternhaufens. In acht Runden gründest du Stationen, zähmst Pulsare und baust, und wer die meisten Punkte hat, gewinnt. Jede Runde nimmst du zwei Würfel und tust zwei Dinge mit ihnen.',
    median:
      'Diese Würfel wurden für alle geworfen. Die Nadel zeigt den Median, die Mitte des Wurfs. Würfel rechts davon sind stark, und du bezahlst sie: Einer deiner Marker rutscht so viele Felder zurück, wie der Würfel entfernt liegt. Würfel links davon sind schwach, und ein Marker rückt vor.',
    takeLow: {
      press:
        'Links ist auf beiden Leisten vorn: Initiative bestimmt, wer anfängt, Technik bringt Technik-Cubes. Klicke auf die 2, dann auf deinen hellen Marker der Technikleiste. Er rückt zwei Felder vor.',
      tap: 'Links ist auf beiden Leisten vorn: Initiative bestimmt, wer anfängt, Technik bringt Technik-Cubes. Tippe auf die 2, dann auf deinen hellen Marker der Technikleiste. Er rückt zwei Felder vor.',
    },
    takeHigh:
      'Ada hat die 6 genommen und ist dafür mit einem Marker drei Felder zurückgefallen. Nimm als zweiten Würfel eine 4, knapp rechts vom Median, und bezahle mit einem Feld auf der Initiativeleiste.',
    flyIntro:
      'Du bist am Zug, und deine beiden silbernen Würfel liegen in deiner Hand. Ein Würfel ist für genau eine Sache da, und seine Zahl sagt, wofür. Fliegen geht immer: so viele Schritte, wie der Würfel zeigt.',
    pickUpFour: {
      press: 'Klicke auf deine 4: Das Schiff fliegt dann vier Schritte.',
      tap: 'Tippe auf deine 4: Das Schiff fliegt dann vier Schritte.',
    },
    farSystem: {
      press:
        'Am besten ist ein Weg durch zwei Systeme: In jedem gründest du eine Station. Klicke auf das helle System am Ende des Wegs.',
      tap: 'Am besten ist ein Weg durch zwei Systeme: In jedem gründest du eine Station. Tippe auf das helle System am Ende des Wegs.',
    },
    founded:
      'Zwei Stationen. Im Vorbeiflug kommt deine Station auf einen leblosen Planeten. Wo ein Flug endet, kommt sie auf einen blauen, wenn es einen gibt, und das bringt eine Entdeckung. In einem System hast du nie zwei Stationen, also flieg weiter.',
    printed:
      'Ein blauer Planet am Ende des Flugs lässt dir die Wahl: der aufgedruckte Bonus des Systems oder ein Plättchen vom Entdeckungsstapel. Hier ist ein roter Würfel aufgedruckt, ein Bonuswürfel für genau diesen Zug. Nimm ihn.',
    pickUpTwo: 'Jetzt deine silberne 2. Kurze Flüge sind gut, solange es in der Nähe Neues gibt.',
    nearSystem: 'Zwei Schritte zum nächsten verhüllten System. Was es birgt, wird bei deiner Ankunft aufgedeckt.',
    token: {
      press:
        'Auch dort war ein roter Würfel aufgedruckt, aber mehr als einen Bonuswürfel im Zug gibt es nicht: Du hast stattdessen ein Entdeckungsplättchen gezogen, 5 Punkte. Deine rote 1 reicht nicht bis zum nächsten System. Nimm sie auf und klicke auf den Marker daneben: Ein Plus-Minus-Marker ändert einen Würfel um eins.',
      tap: 'Auch dort war ein roter Würfel aufgedruckt, aber mehr als einen Bonuswürfel im Zug gibt es nicht: Du hast stattdessen ein Entdeckungsplättchen gezogen, 5 Punkte. Deine rote 1 reicht nicht bis zum nächsten System. Nimm sie auf und tippe auf den Marker daneben: Ein Plus-Minus-Marker ändert einen Würfel um eins.',
    },
    lastSystem: 'Drei Flüge in einem Zug. Flieg zum hellen System.',
    explore:
      'Zieh diesmal vom Stapel: Punkte, Technik-Cubes, Marker oder sogar Gyrodynes. Was es ist, siehst du erst, wenn es gezogen ist.',
    endTurn: 'Deine Hand ist leer. Beende deinen Zug.',
    worksIntro:
      'Runde 2, und zwei Einsen in der Hand. Mit einer 1 fliegt man nicht weit, aber mit kleinen Würfeln baut man: Transmitter, Patente, Projekte und Gyrodynes verlangen alle genaue Zahlen.',
    transmitter:
      'Nimm eine 1 auf und hole dir den hellen Transmitter. Er verlangt zwei Würfel, und deine 1 bezahlt den ersten davon.',
    half: 'Er liegt bei dir und bleibt dunkel, bis auch sein anderer Würfel bezahlt ist, irgendwann in einem späteren Zug. Aktive Transmitter produzieren jede Runde. An den Enden stehen halbe Würfel: Verbinde zwei aktive, und die Hälften ergeben einen Bonuswürfel.',
    patent:
      'Technologien kosten den Würfel, der auf ihnen steht, und jede Runde öffnet eine weitere Reihe. Patentiere die helle mit deiner anderen 1: Flüge über ein grünes Tor dürfen dann einen Schritt länger oder kürzer sein.',
    patented:
      'Manche Technologien helfen sofort oder auf Dauer, manche bringen in jeder Produktion Punkte, die mit der Fahne am Ende. Wer eine zuerst hat, hat sie oft allein, also sei schnell.',
    payRest: 'Zwei Runden später hast du eine 5. Nimm sie auf und bezahle, was auf deinem Transmitter noch offen ist.',
    teleport:
      'Endlich aktiv, und sein Bonus ist ein Teleport: Dein Schiff springt zu einem Pulsar, als endete dort ein Flug. Wähle den hellen.',
    claimed:
      'Wer einen Flug auf einem freien Pulsar beendet, besetzt ihn mit einem Ring. Allein bringt er noch nichts; erst ein Gyrodyne setzt ihn in Gang.',
    pickUpThree: 'Zuerst ein Flug, um die Teile zu holen. Nimm deine silberne 3.',
    thirdSystem:
      'Dein Patent wirkt: Der Weg führt durch ein grünes Tor, darum darf die 3 vier Schritte fliegen. Zwei Stationen, und aufgedruckt ist dort etwas, das du brauchst.',
    gyrodyne: 'Der aufgedruckte Bonus ist ein kleines Gyrodyne und ein Marker. Nimm ihn.',
    place: 'Legen kostet nichts und geht in deinem Zug jederzeit. Nimm das Gyrodyne und lege es auf deinen Pulsar.',
    complete:
      'Jetzt ist es im Bau. Ein kleines vollendest du mit einer 3, ein mittleres mit einer 5, ein großes mit einer 6. Deine rote 2 und der neue Marker machen eine 3: Nimm den Würfel auf, lege den Marker dazu und wähle den Pulsar.',
    productionIntro:
      'Es rotiert. Nach allen Zügen kommt die Produktion: Technik-Cubes für alle, die auf der Technikleiste vorn sind, dann die Transmitter, dann jedes rotierende Gyrodyne mit seinen eigenen Punkten und denen der laufenden Reihe, dann die Technologien.',
    endRound: 'Beende deinen Zug und sieh, was es bringt.',
    produced:
      'Punkte in dieser und in jeder weiteren Runde. Darum beginnt man mit Pulsaren am besten früh. Marker, die auf die Felder 14 und 15 zurückgefallen sind, kosten hier Punkte.',
    treeIntro:
      'Dein Hauptquartier ist ein Baum aus Projekten, der dir allein gehört. Die drei unten stehen dir von Anfang an offen; die darüber bauen auf ihnen auf. Die meisten bringen sofort etwas.',
    project:
      'Dieses kostet eine 1 und bereitet eine Sprungfolge vor: einen Punkt für jedes magentafarbene Tor auf einem späteren Flug. Schließe es ab.',
    gatesIntro:
      'Die letzte Runde. Auf den Bahnen stehen Tore in drei Farben. Du hast eine Sprungfolge und stehst dafür günstig.',
    pickUpForRun: 'Nimm deine 4 auf.',
    throughGates: 'Der helle Weg führt durch drei magentafarbene Tore, und ein grünes macht ihn einen Schritt länger.',
    run: 'Kündige die Sprungfolge für diesen Flug an. Jedes Tor zählt einmal, und danach ist sie verbraucht.',
    copy: 'Du hast Technik-Cubes. Einmal im Zug kaufst du damit einen Bonuswürfel: die Kopie eines Würfels, den niemand genommen hat. Wähle die 4 auf dem Würfeltableau.',
    bonusFlight: 'Eine rote 4. Du nutzt sie wie jeden anderen Würfel: Nimm sie auf.',
    bonusSystem: 'Und noch zwei Stationen.',
    endIntro: 'Nach acht Runden ist die Partie vorbei, und vor der Schlusswertung hast du noch einiges zu entscheiden.',
    buyPoints: 'Zuerst die Technologien mit der Fahne. Deine gibt 9 Punkte für 2 Technik-Cubes. Nimm sie.',
    buyBonus:
      'Als Zweites die drei Ziele. Wer eines erfüllt, bekommt seine Punkte und darf mit Technik-Cubes mehr dazukaufen. Kaufe den ersten Bonus.',
    sevenSteps:
      'Danach je ein Punkt für deine Pulsare ohne rotierendes Gyrodyne und für Gyrodynes, die nicht rotieren, ein Punkt für zwei Technik-Cubes, 7, 4 und 2 für die Vordersten auf der Initiativeleiste, und zuletzt deine Stationen: Je mehr es sind, desto mehr ist jede wert.',
    goOn: 'Zurück an den Anfang von Runde 2, nach deinen drei Flügen. Du liegst vorn; die Würfel sind geworfen.',
    farewell: {
      press:
        'Von hier an gehört die Partie dir. Was ein Würfel kann, leuchtet, sobald du ihn aufnimmst, alles erklärt sich, wenn du darauf zeigst, und Tipps gibt es auch. Guten Flug!',
      tap: 'Von hier an gehört die Partie dir. Was ein Würfel kann, leuchtet, sobald du ihn aufnimmst, langes Drücken erklärt die Dinge, und Tipps gibt es auch. Guten Flug!',
    },
  },
};
