import type { LunaLessonText } from '../en/lesson.ts';

export const text: LunaLessonText = {
  about: 'Forscher, Luft, Erz und Abendessen: eine ganze erste Runde, dann Forschung, Abfall und der Automat.',
  names: ['Nova'],
  chapters: {
    room: 'Ein Forscher und ein Raum',
    air: 'Luft, Erz und das Förderband',
    orders: 'Aufträge',
    supper: 'Gewächshaus und Abendessen',
    pass: 'Das Ende einer Runde',
    lab: 'Forschen und bauen',
    crew: 'Neue Leute',
    industry: 'Abfall und CO₂',
    pair: 'Zwei Räume in einem Zug, und Ruhe',
    score: 'Was zählt, und der Automat',
  },
  steps: {
    welcome: {
      press:
        'Willkommen auf dem Mond. Du bist Nova, in Rot, und dein Astronaut steht im Kommunikationsraum (F). Unten liegt deine Station mit deinen Vorräten und deinen sechs Forschern. Das blaue Dreieck ist der Automat, dein Gegner: Er spielt von selbst, und am Ende schaust du ihm in die Karten.',
      tap: 'Willkommen auf dem Mond. Du bist Nova, in Rot, und dein Astronaut steht im Kommunikationsraum (F). Deine sechs Forscher warten unter der Basis, deine Vorräte findest du im Teil „Station“. Das blaue Dreieck ist der Automat, dein Gegner: Er spielt von selbst, und am Ende schaust du ihm in die Karten.',
    },
    goal: 'Gespielt werden fünf Runden, und die meisten Punkte gewinnen. Am meisten bringen Aufträge: Würfel, die du zur Erde lieferst. Alles andere, von der Luft bis zum Abendessen, dient dazu, an sie heranzukommen. Wer gar nichts liefert, verliert 5 Punkte.',
    sendGeologist: {
      press:
        'Ein Zug ist ein Forscher in einem Raum. Jede Karte zeigt unten, wo ihr Forscher arbeiten kann. Drücke auf die Geologin, dann auf die Luftschleuse (G) rechts: Dein Astronaut geht dorthin.',
      tap: 'Ein Zug ist ein Forscher in einem Raum. Jede Karte zeigt, wo ihr Forscher arbeiten kann. Tippe auf die Geologin, dann auf die Luftschleuse (G): Dein Astronaut geht dorthin.',
    },
    install:
      'In der Luftschleuse setzt du Sonden für die Mine ein. Hauptaktionen brauchen Strom: Du zahlst 1 Energie und trittst auf das Energiefeld, das Oval mit dem Blitz. Wähle die leuchtende Luftschleuse noch einmal.',
    field:
      'Wohin mit der Sonde? Braune Felder liefern Eisen, helle Titan. Nimm das Titan direkt neben deiner ersten Sonde: Verbundene Sonden bringen in jeder Runde Punkte.',
    hosted:
      'Sieh an: Der Automat kam auch in die Luftschleuse, und du hast einen Punkt bekommen. Solange du auf einem Energiefeld stehst, brauchen andere dort keine Energie, aber jede ihrer Hauptaktionen bringt dir 1 Punkt. Umgekehrt kannst du arbeiten, wo jemand anders schon Licht gemacht hat.',
    oxygen:
      'Die runde Anzeige ist deine Luft. Jeder Raum, den du betrittst, kostet 1 Sauerstoff, und in einer Runde kommst du nur bis zum roten Anschlag: Das ist dein Stress. Er stand bei 6, aber die Arbeit draußen zehrt, und die Sonde hat ihn auf 5 geschoben. Dafür gab die oberste Sonde 2 Energie.',
    walk: 'Der Minenkontrollraum (H) liegt neben der Luftschleuse: ein Schritt, ein Sauerstoff. Das Schildchen an jedem Raum verrät vorher, wie viel Luft er kostet. Schicke den Bergbauingenieur hin.',
    mine: 'Wähle den leuchtenden Raum: Jede deiner Sonden auf der Karte fördert einen Würfel Erz.',
    belt: 'Auf der linken Hälfte deines Förderbands liegen Eisen und Titan. Zwischen den Runden läuft das Band weiter: von links nach rechts, und was rechts noch liegt, fällt herunter und wird Abfall. Erz will also in zwei Runden verbraucht sein. Titan darf immer für Eisen einspringen.',
    ordersIntro:
      'Sechs Stapel mit Aufträgen. Die Münze ist dein Lohn, darunter stehen die Würfel, die du lieferst, und die gestrichelten fehlen dir noch. Zwei sind lieferbar: Der blaue braucht 2 Wasser, der grüne auch noch Eisen.',
    toSpaceport: 'Geliefert wird im Raumhafen (I), ein Auftrag in jedem Zug. Dort arbeitet der Funkoffizier.',
    deliver:
      'Der grüne Auftrag brächte sofort mehr Punkte. Aber Nahrung wird bald kostbar, und dein Eisen auch: Liefere den blauen, für 5 Punkte und eine Nahrungskarte.',
    orderBonus:
      'Zum Auftrag gehört eine Karte aus dem Saatbeet. Nimm die Sojabohne: Die Zahl darauf sagt, wie viele davon satt werden.',
    delivered:
      'Dein erster Auftrag. Die Reihe über den Stapeln zählt sie fürs Ende: Keiner kostet 5 Punkte, zwei bringen 3, und ab vier sind es 8. Das kommt zu den Münzen dazu.',
    toGreenhouse:
      'Drei Forscher sind schon erschöpft, denn wer gearbeitet hat, ist müde. Sie kommen zurück, wenn es etwas zu essen gibt. Schicke die Chemikerin ins Gewächshaus (J).',
    harvest:
      'Es gibt zwei Möglichkeiten: eine Karte umsonst nehmen, oder 1 Wasser zahlen, alle drei nehmen und einen Punkt bekommen. Wasser hast du keins mehr, also nimm eine.',
    pickWheat: 'Nimm den Weizen: Von ihm werden vier satt.',
    feed: 'Vier Forscher sind erschöpft, und du hast Nahrung für vier. Das Ernähren ist ein eigener Zug, der weder Luft noch Energie kostet. Decke den Tisch: Wähle „Ernähren“, das Feld mit der Schüssel.',
    eat: 'Trag den Weizen auf. Die Sojabohne behältst du: Was mehr satt macht, als hungrig sind, wird Abfall.',
    enough: 'Vier Teller für vier Gäste: Das ist genug.',
    recall: 'Hol sie jetzt zurück auf die Hand, einen nach dem anderen. Alle vier dürfen kommen.',
    passIntro:
      'Du hast noch 1 Sauerstoff: ein Raum nebenan, weiter nicht. Du könntest ihn noch nutzen, aber Karten auf der Hand sind ein guter Start in die nächste Runde. Wer nichts mehr vorhat, passt und ist mit dieser Runde fertig. Wer zuerst passt, ist in der nächsten zuerst am Zug, und der Zweite bekommt dafür 1 Energie.',
    pass: 'Der Automat hat schon gepasst. Nimm den leuchtenden Platz in der Reihe der nächsten Runde.',
    roundEnd:
      'Jede Runde endet mit einer kleinen Wertung: Zwei verbundene Sonden brachten dir 1 Punkt, und die sauberere Luft noch einen. Der Automat steht auf CO₂-Stufe 7, du auf 6, darum verlor er dafür einen Punkt. Der Sauerstoff steht für alle wieder auf 0, der Stress aber bleibt.',
    production:
      'Dann hat die Mine von selbst gearbeitet: Das alte Erz ist auf die rechte Hälfte des Bands gerückt, und jede Sonde hat links einen neuen Würfel hingelegt. Nahrung, Karten und dein Platz in der Basis bleiben, wie sie waren.',
    toRecycling:
      'Zu deiner Station gehört eine Ausrüstung: der Plasma-Recycler für die Müllverwertung (A), einmal in jeder Runde. Schicke die Botanikerin dorthin, zwei Räume weit.',
    recycler:
      'Ohne ihn könntest du hier aus Abfall Eisen machen. Wähle stattdessen deinen Plasma-Recycler: Er macht aus 1 Abfall 2 Titan und 1 Energie, und du bekommst 1 Punkt.',
    toLab: 'Mit Titan im Vorrat lohnt sich das Labor (C). Schicke den Physiker hin.',
    research:
      'Zwei Leisten lassen sich hier erklimmen, ein Schritt in jedem Zug. Extraktion öffnet bessere Verfahren im Industriekomplex, Nachhaltigkeit bessere in der Müllverwertung; der fünfte Schritt bringt 5 Punkte und einen Bonus. Nimm die Extraktion, Stufe 2.',
    build:
      'Labor und Industriekomplex bieten im selben Zug noch eine Zusatzaktion. Hier baust du: ein verbessertes Modul für 2 Titan und 1 Energie, und wer als Erster baut, bekommt 9 Punkte. Nimm den Raumhafen, er macht jeden Auftrag 1 Punkt wertvoller.',
    payTitanium:
      'Mit welchen Würfeln zahlst du? Auf jedem Feld steht links das neue Erz, rechts das alte. Das alte Titan wäre bald Abfall: Zahle mit ihm und einem neuen.',
    built:
      '9 Punkte, und in jeder Runde 1 weiterer, denn du hast es gebaut. Das nächste Modul bringt 7, dann 6, dann 4. Den besseren Raumhafen dürfen allerdings alle nutzen.',
    toComms:
      'Ein Atemzug bleibt in dieser Runde: genug für den Raum nebenan. Im Kommunikationsraum (F) wirbst du Leute an. Schicke deinen Funkoffizier.',
    depot:
      'Aber für das Licht fehlt die Energie. Für solche Notfälle liegen in deinem Depot drei Würfel mit einem Preis, jeder einmal im Spiel und jederzeit in deinem Zug. Zahle 3 Punkte für die Energie: Wer heute kommt, bringt mehr ein.',
    hire: 'Zwei weiße Kreise auf der Karte bedeuten Stufe 2: Diese Forscher kennen drei Räume und arbeiten in einem Zug in zweien davon. Am Ende zählt jeder 2 Punkte. Wirb den Bioenergie-Ingenieur für 1 Eisen an.',
    payOld: 'Zahle mit altem Eisen von der rechten Hälfte: Zwei Stücke dort würden sonst zu Abfall.',
    passAgain: 'Keine Luft mehr, keine Energie mehr. Passe.',
    morning:
      'Runde 3, und die Sonne ist aufgegangen: Runden mit einem Blitz bringen 3 Energie. Aber ein Eisen lag noch auf der rechten Hälfte des Bands und ist zum Abfall gefallen. Die letzten Felder der Abfallkiste treiben CO₂ und Stress, und jedes Stück, das bleibt, kostet am Ende Punkte.',
    toIndustry: 'Jetzt nutze, was du erforscht hast. Schicke die Chemikerin in den Industriekomplex (E).',
    extract:
      'Stufe 1 würde aus Eisen Wasser machen. Stufe 2 macht Helium-3, das die teuersten Aufträge verlangen, aber das ist schmutzige Arbeit. Wähle Stufe 2.',
    payIron: 'Zahle wieder mit dem alten Eisen.',
    dirt: 'Ein Helium-3 im Tank, aber auch 1 Abfall mehr, und dein CO₂ ist auf 7 gestiegen. Niedriger ist besser: Der Rang zählt in jeder Runde, die Stufe am Ende noch einmal, von +8 bis −5.',
    filter:
      'Der Luftfilter ist die Zusatzaktion dieses Raums: 1 oder 2 Energie, je eine Stufe. Geh für eine zurück auf 6, denn die andere brauchst du noch.',
    toRecyclingAgain:
      'Und nun zwei Räume in einem Zug. Der Bioenergie-Ingenieur kennt Müllverwertung, Kraftwerk und Gewächshaus. Zuerst in die Müllverwertung (A), wo dein Recycler wieder bereit ist.',
    recycleAgain: 'Mach aus 1 Abfall 2 Titan und 1 Energie.',
    goOn: 'Der zweite Raum: Das Kraftwerk (D) liegt nebenan.',
    power:
      'Es ist der einzige Raum, der keine Energie braucht: Er macht welche. Wähle 1 Eisen für 2 Energie und 1 Punkt. Die andere Möglichkeit würde Wasser und Abfall kosten.',
    payPower: 'Behalte dein Titan, es ist mehr wert: Zahle mit Eisen.',
    quarters:
      'Drei Räume betreten, zwei Atemzüge übrig, und der Stress bei 5. In den Quartieren (B) ruht man sich aus, und dafür muss niemand ausgespielt werden. Sie sind zwei Räume entfernt: Geh hin.',
    rest: 'Jeder Forscher, der ruht, baut 1 Stress ab, einer der Stufe 2 sogar 2. Danach ist er erschöpft wie die anderen, aber das Abendessen bringt ihn zurück. Lass einen ruhen.',
    restMore: 'Und den anderen auch.',
    rested:
      'Der rote Anschlag steht bei 7: Luft für zwei weitere Räume, jetzt und in jeder Runde, die noch kommt. Am Ende ist die 7 noch 2 Punkte wert, die 8 sogar 5.',
    scoreOrders:
      'Nach fünf Runden wird der Rest gezählt. Aufträge: Vier oder mehr bringen 8 Punkte, keiner kostet 5. Jeder Forscher der Stufe 2 bringt 2. Die Nahrung auf deiner Hand zählt doppelt, für Vielfalt und für Nährwert: Wer vorn liegt, bekommt jeweils 8, der Zweite 5.',
    scoreRest:
      'Dann zählen wenig Stress, deine CO₂-Stufe und 1 Punkt für je 2 Würfel im Vorrat. Abfall kostet 1 Punkt für das erste Stück und 2 für jedes weitere. Die Fahne über deiner Station zeigt jederzeit, wie es stünde, wenn jetzt Schluss wäre.',
    automaton: {
      press:
        'Dein Gegner zieht in jeder Runde eine Karte und führt in jedem Zug eine Zeile aus, von oben nach unten; dann passt er. Er braucht weder Luft noch Energie noch Forscher. Seine Karte liegt links oben neben der Basis: Was getan ist, ist abgehakt, die nächste Zeile ist gerahmt. Zeige darauf, und sie sagt dir, was er gleich tut und warum.',
      tap: 'Dein Gegner zieht in jeder Runde eine Karte und führt in jedem Zug eine Zeile aus, von oben nach unten; dann passt er. Er braucht weder Luft noch Energie noch Forscher. Tippe auf das blaue Dreieck über deiner Station, um seine Karte und die nächste Zeile zu lesen.',
    },
    playOn: {
      press:
        'Jetzt spiel weiter. Alle haben Hunger, und deine Sojabohne bringt vier zurück: Mit dem Funkoffizier könntest du einen der beiden lieferbaren Aufträge erfüllen, mit dem Physiker noch einmal bauen. Was leuchtet, ist möglich, Zeigen erklärt die Dinge, und im Depot liegen noch zwei Würfel. Viel Glück!',
      tap: 'Jetzt spiel weiter. Alle haben Hunger, und deine Sojabohne bringt vier zurück: Mit dem Funkoffizier könntest du einen der beiden lieferbaren Aufträge erfüllen, mit dem Physiker noch einmal bauen. Was leuchtet, ist möglich, langes Drücken erklärt die Dinge, und im Depot liegen noch zwei Würfel. Viel Glück!',
    },
  },
};
