import type { luna as enLuna } from '../../en/rules/luna.ts';

export const luna: Record<keyof typeof enLuna, string> = {
  'SKY-LUNA-01':
    'Luna ist allein deine Gegnerin und kann bei zwei oder drei Menschen mitspielen. Sie hat Züge, Schwellen, Mehrheiten und einen Platz in der Wertung.',
  'SKY-LUNA-02': 'Mit ihr haben Menschen drei Marker, wenn ihr insgesamt zu zweit seid, sonst zwei.',
  'SKY-LUNA-03':
    'Luna hat ein eigenes Labor, 1 Münze, fünf Bonusmarker und Anteilsmarker auf Feld 0, aber keine Karten zu Beginn.',
  'SKY-LUNA-04': 'Sie bekommt den Bonus eines Startplättchens, das niemand nutzt; sein Rest zählt nicht.',
  'SKY-LUNA-05': 'Sie sitzt rechts von der ersten Startperson und bekommt den Startmarker nie.',
  'SKY-LUNA-06': 'Ihr Stapel besteht aus zwölf Karten vom Grad I; sieben vom Grad II liegen in Reserve.',
  'SKY-LUNA-07': 'Ihre Slots B, C und D sind offen. A öffnet bei Helium 8, E bei Forschung 4, auf Stufe 0 aber nicht.',
  'SKY-LUNA-08': 'Es gibt die Stufen 0 bis 8. Ab Stufe 6 beginnt sie mit etwas Helium und Forschung.',
  'SKY-LUNA-09':
    'In jeder Planung kommen ihre alten Karten in ihre Ablage; dann bekommt sie verdeckte Karten für linke und rechte Mehrheit und je offenem Slot von A bis E.',
  'SKY-LUNA-10': 'Ihre Mehrheitskarten werden mit den Plänen aufgedeckt, ihre Slotkarten erst beim Einsatz.',
  'SKY-LUNA-11': 'Ist ihr Stapel leer, wird die Ablage neu gemischt, ab Stufe 2 mit einer weiteren Karte vom Grad II.',
  'SKY-LUNA-12':
    'Die linke Mehrheitskarte zeigt Titan und Kohlenstoff, die rechte Energie und Mineralien; Forscher beider zählen zusammen.',
  'SKY-LUNA-13': 'Ein Mehrheitsfeld ist dir verwehrt, wo Luna mehr hat.',
  'SKY-LUNA-14':
    'In ihrem ersten Zug der Runde kommen zuerst die Zusatzwirkungen beider Mehrheitskarten, links vor rechts.',
  'SKY-LUNA-15': 'In jedem Zug führt sie ihre nächste Slotkarte aus, alle Aktionen von oben nach unten.',
  'SKY-LUNA-16':
    'Mit der letzten Karte steigt sie aus. Ihre Ablage wird gemischt, und die Zahlen der obersten Karte können eine Mehrheitskarte kosten.',
  'SKY-LUNA-17': 'Eine verlorene Mehrheitskarte zählt 0; die andere zählt weiter.',
  'SKY-LUNA-18': 'Münzen: So viele nimmt sie.',
  'SKY-LUNA-19': 'Helium und Forschung: Schritt um Schritt bis 28 und 15, danach je Schritt 2 Münzen.',
  'SKY-LUNA-20': 'Ab Stufe 3 legen bestimmte Schritte eine Karte vom Grad II oben auf ihren Stapel.',
  'SKY-LUNA-21': 'Vorrücken: so viele Felder auf jeder genannten Leiste, das wertvollere Unternehmen zuerst.',
  'SKY-LUNA-22': 'Schwellen zahlen ihr und den anderen wie üblich.',
  'SKY-LUNA-23': 'Bei einer Pflichteinzahlung zahlt sie, was sie hat, und zieht in jedem Fall weiter.',
  'SKY-LUNA-24': 'Am Ende einer Leiste ist jeder Schritt für sie 2 Münzen wert.',
  'SKY-LUNA-25': 'Leistenboni bewirken bei ihr nichts.',
  'SKY-LUNA-26':
    'Am wertvollsten ist das Unternehmen mit den meisten sichtbaren Münzen; dann entscheiden leere Stationsfelder, dann der Name der Leiste.',
  'SKY-LUNA-27':
    'Ihr Vorsprung ist ihr Feld weniger das beste menschliche. Der größte zählt, bei Gleichstand der Wert.',
  'SKY-LUNA-28': 'Am weitesten zurück ist sie, wo ihr Vorsprung am kleinsten ist; bei Gleichstand zählt der Wert.',
  'SKY-LUNA-29': 'Sie nimmt ohne Bezahlung Karten von den Auslagefeldern, die für ihren Slot genannt sind.',
  'SKY-LUNA-30': 'Anteilskarte: die des wertvollsten ausliegenden Unternehmens, vom niedrigsten Feld.',
  'SKY-LUNA-31':
    'Ein Plan des Buchstabens in der Spalte ihres Slots kommt weg; sie nimmt den Zuschuss, und das Feld wird gefüllt.',
  'SKY-LUNA-32': 'Der neueste Sonderplan der Rundenleiste kommt weg.',
  'SKY-LUNA-33': 'Sie setzt einen Marker auf das Feld ihres Slots, ohne Kosten und Lohn, wenn es frei ist.',
  'SKY-LUNA-34':
    'Ausbreiten: so viele Stücke jedes eben vorgerückten Unternehmens, das weniger wertvolle zuerst; Linien und Energie sind egal.',
  'SKY-LUNA-35': 'Für Genommenes bekommt sie keine Belohnung.',
  'SKY-LUNA-36': 'Auf dem Mond nimmt sie den niedrigsten oder höchsten leeren Sektor in Reichweite.',
  'SKY-LUNA-37':
    'Ist keiner leer, verdrängt sie das Unternehmen, auf dessen Leiste sie am weitesten zurück ist, in seinem niedrigsten oder höchsten Sektor.',
  'SKY-LUNA-38':
    'Ihre Stücke kommen aus der Spalte mit den meisten leeren Feldern, deren letztes noch bedeckt ist, und kehren dorthin zurück.',
  'SKY-LUNA-39':
    'Im Gürtel sucht sie die niedrigste oder höchste Zahl unter leeren Shuttle-Feldern und für das Unternehmen neuen Asteroiden.',
  'SKY-LUNA-40': 'Fehlt eine Art Stück, entfällt sie; auf einem Asteroiden nimmt sie den ersten leeren Platz.',
  'SKY-LUNA-41': 'Gibt es nichts davon, kommt ein Außenposten dorthin, wo das Unternehmen schon ist.',
  'SKY-LUNA-42':
    'Sonst verdrängt sie ein Stück des Unternehmens, bei dem sie am weitesten zurück ist, und setzt eines derselben Art.',
  'SKY-LUNA-43': 'Punkte, die sie nicht nutzen kann, verfallen.',
  'SKY-LUNA-44': 'Ihre Marker kommen in der Vorbereitung zurück, ohne Plättchen; hat sie keinen, setzt sie keinen.',
  'SKY-LUNA-45': 'Missionen sind nichts für Luna.',
  'SKY-LUNA-46': 'Sie wertet Bargeld, Anteile, Helium und Forschung nach eigenen Tabellen.',
  'SKY-LUNA-47': 'Allein gewinnst du mit mindestens so viel wie Luna.',
  'SKY-LUNA-48': 'Sie hat weder Hand noch Pläne noch Plättchen und muss nie entscheiden.',
  'SKY-LUNA-49': 'Von ihr verdrängte Stücke kehren nach denselben Regeln heim oder sind aus dem Spiel.',
  'SKY-LUNA-50': 'Münzen für Schritte über ein Ende hinaus kommen gleich und können danach eine Einzahlung decken.',
};
