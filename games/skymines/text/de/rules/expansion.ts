import type { expansion as enExpansion } from '../../en/rules/expansion.ts';

export const expansion: Record<keyof typeof enExpansion, string> = {
  'SKY-EXP-01': 'Alle offene Energie wird auf einmal genutzt, Plättchen inbegriffen. Zurückhalten geht nicht.',
  'SKY-EXP-02': 'Die Summe samt Boni geht an ein Unternehmen deiner Wahl, ob du Anteile daran hast oder nicht.',
  'SKY-EXP-03': 'Ein Anteil auf einer Energiekarte bewirkt hier nichts.',
  'SKY-EXP-04':
    'Ein Sektor ist möglich, wenn er an die Station des aktiven Unternehmens oder einen seiner Außenposten grenzt, auch an eben gesetzte.',
  'SKY-EXP-05': 'Sektoren mit eigenem Außenposten des Unternehmens scheiden aus; fremde sind erlaubt.',
  'SKY-EXP-06': 'Über eine einfache Linie kostet es 1 Energie, über eine doppelte 2. Die günstigste Grenze zählt.',
  'SKY-EXP-07': 'Ein fremder Außenposten im Sektor kostet 1 Energie zusätzlich.',
  'SKY-EXP-08': 'Jeder Außenposten kommt aus der aktiven Station: Spalte frei wählbar, aber immer der vorderste.',
  'SKY-EXP-09': 'Er steht aufrecht neben dem, der gehen muss; so sieht man, dass die Belohnung noch aussteht.',
  'SKY-EXP-10':
    'Weiter, solange Energie und Außenposten reichen, oder Schluss, wann du willst; übrige Energie ist weg.',
  'SKY-EXP-11': 'Dann sammelst du ein, was alle eingenommenen Sektoren bieten, in beliebiger Reihenfolge.',
  'SKY-EXP-12': 'Danach kehren die Verdrängten heim, in der Reihenfolge, die du bestimmst.',
  'SKY-EXP-13': 'Du wählst die Spalte; dort kommt das Stück auf das hinterste leere Feld.',
  'SKY-EXP-14': 'Das durchgestrichene letzte Feld wird nie wieder bedeckt.',
  'SKY-EXP-15': 'Gibt es kein Feld zur Rückkehr, ist der Außenposten aus dem Spiel.',
  'SKY-EXP-16': 'Zum Schluss werden neue Außenposten hingelegt und die Energiekarten verdeckt.',
  'SKY-EXP-17':
    'Ein Unternehmen mit leerer Station breitet sich nicht aus. Wird sie unterwegs leer, verfällt der Rest.',
  'SKY-EXP-18': 'Ein Außenposten braucht keine Kette zur Station, um Ausgangspunkt zu sein.',
  'SKY-EXP-19': 'Stationen selbst kann man nicht einnehmen.',
  'SKY-EXP-20': 'Ein innerer Sektor grenzt nur an den Ring um ihn herum.',
  'SKY-EXP-21':
    'Verlassen Außenposten die Station, werden Münzen frei und das Unternehmen wertvoller; Rückkehrer bedecken sie wieder.',
  'SKY-EXP-22': 'Du darfst die Aktion auch wählen, wenn die Energie für nichts reicht; dann ist sie verbraucht.',
  'SKY-EXP-23': 'Bis alles gesetzt und eingesammelt ist, behalten verdrängte Unternehmen ihren Wert.',
  'SKY-EXP-24': 'Nenne ein Unternehmen, das ein Stück zu setzen hat. Hat keines eines, ist jedes recht.',
  'SKY-EXP-25':
    'Vorn ist das niedrigste besetzte Feld einer Spalte, hinten das höchste leere, das nicht durchgestrichen ist.',

  'SKY-FAC-01': 'Eine Mine gibt 1 oder 2 Münzen.',
  'SKY-FAC-02': 'Ein Tagebau zieht deinen Marker 1 oder 2 Felder, nur auf der Leiste des aktiven Unternehmens.',
  'SKY-FAC-03': 'Ein Gaskollektor zieht deinen Helium-Marker 1 oder 2 Felder.',
  'SKY-FAC-04': 'Die Forschungsstationen einer Ausbreitung ergeben eine gemeinsame Summe an Forschungspunkten.',
  'SKY-FAC-05': 'Schritte auf einer Leiste deiner Wahl darfst du nicht aufteilen.',
  'SKY-FAC-06':
    'Außenposten entfernen heißt: den vordersten einer beliebigen Spalte einer beliebigen Station aus dem Spiel nehmen.',
  'SKY-FAC-07': 'Zwei entfernen heißt das zweimal, in einer Station oder in zweien.',
  'SKY-FAC-08': 'Manche Pläne zahlen Münzen für eine offene Summe, eine weniger als sie zeigt.',
  'SKY-FAC-09': 'Helium-Schritte folgen dem Tank und kosten nichts.',
  'SKY-FAC-10':
    'Mehrere Tagebaue oder Kollektoren einer Ausbreitung werden zusammengezählt; Minengeld kann eine Einzahlung decken.',
  'SKY-FAC-11': 'Hat eine Belohnung mehrere Teile, bestimmst du die Reihenfolge.',
  'SKY-FAC-12': 'Ein entfernter Außenposten kommt nie wieder, und sein Feld ist frei, auch ein durchgestrichenes.',
};
