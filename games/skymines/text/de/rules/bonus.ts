import type { bonus as enBonus } from '../../en/rules/bonus.ts';

export const bonus: Record<keyof typeof enBonus, string> = {
  'SKY-BON-01':
    'Du setzt einen Marker aus deinem Lager auf ein freies Bonusfeld, erfüllst, was es verlangt, und zahlst, was es kostet.',
  'SKY-BON-02': 'Ein besetztes Feld ist bis zur Vorbereitung für alle zu.',
  'SKY-BON-03': 'Die Belohnung kommt gleich, nur Bonusplättchen nicht.',
  'SKY-BON-04': 'Steigst du aus, bleiben deine Marker stehen.',
  'SKY-BON-05': 'Mehrere Marker in einer Runde sind erlaubt, aber nur einer je Zug.',
  'SKY-BON-06':
    'Es gibt fünf Mehrheitsfelder, drei Standardfelder, vier Plättchenfelder, die Zusatzfelder der Leisten im Spiel und dein Privatfeld.',
  'SKY-BON-07': 'Ein Feld zum Kaufen oder Abwerfen steht dir nur offen, wenn du das auch kannst.',

  'SKY-MAJ-01': 'Ein Mehrheitsfeld darfst du nutzen, wenn niemand offen mehr von dieser Sorte hat. Gleichstand genügt.',
  'SKY-MAJ-02': 'Wer ausgestiegen ist, zählt 0.',
  'SKY-MAJ-03': 'Auf dem Forscherfeld zählen Forscher.',
  'SKY-MAJ-04':
    'Ein Forscher bringt 2 Münzen, mit einer weiteren Laborkarte dazu 1 Forschungspunkt, mit zwei oder mehr weiteren 3 Münzen und 2 Punkte.',
  'SKY-MAJ-05':
    'Titan: ab 2 zwei Felder auf Astrogo, ab 4 drei Felder und ein Außenposten entfernt, ab 6 vier Felder und ein Forschungspunkt.',
  'SKY-MAJ-06':
    'Mineralien: ab 2 zwei Felder auf Minerva, ab 4 drei Felder und ein Helium, ab 6 vier Felder und ein Außenposten entfernt.',
  'SKY-MAJ-07':
    'Kohlenstoff: ab 1 zwei Felder auf Tawac, ab 3 drei Felder und eine Münze, ab 5 vier Felder und ein Helium.',
  'SKY-MAJ-08':
    'Energie: ab 2 zwei Felder auf Skymine, ab 4 drei Felder und ein Forschungspunkt, ab 6 vier Felder und 2 Münzen.',
  'SKY-MAJ-09': 'Du brauchst mindestens die unterste Stufe und wählst eine, die deine Summe erreicht.',
  'SKY-MAJ-10': 'Für eine Mehrheit wird keine Karte verdeckt.',
  'SKY-MAJ-11': 'Es zählt, was in diesem Moment offen liegt, bei dir und den anderen.',

  'SKY-STD-01': 'Nimm oder behalte den Startmarker und tausche 1 Forschungspunkt; du beginnst die nächste Runde.',
  'SKY-STD-02': 'Im allerersten Zug einer Runde ist das Feld für die Startperson tabu.',
  'SKY-STD-03': 'An der Reihenfolge der laufenden Runde ändert das nichts.',
  'SKY-STD-04': 'Anders wird niemand Startperson.',
  'SKY-STD-05': 'Zahle 1 Münze und kaufe eine Karte der Auslage zum vollen Preis in Münzen.',
  'SKY-STD-06': 'Auch bei einer kostenlosen Karte ist die Münze für das Feld fällig.',
  'SKY-STD-07': 'Wirf eine Handkarte ab: ihre Kosten und 2 Münzen dazu gehören dir.',
  'SKY-STD-08': 'Abwerfen kannst du nur Handkarten; für dich sind sie weg.',
  'SKY-STD-09': 'Startperson ist, wer gerade den Marker hat; alle anderen dürfen jederzeit.',

  'SKY-BTF-01': 'Für 1 oder 2 Münzen reservierst du das Plättchen für die nächste Runde. Mehr passiert jetzt nicht.',
  'SKY-BTF-02': 'In der Vorbereitung kommt es zu dir. Auch ein benutztes Plättchen ist reservierbar, sogar das eigene.',
  'SKY-BTF-03': 'In Runde 7 ist ein Plättchenfeld möglich, bringt aber nichts.',

  'SKY-TILE-01':
    'In einem deiner Züge darf das +1-Plättchen auf eine offene Rohstoffkarte von dir: Sie hat nun eine Einheit mehr.',
  'SKY-TILE-02': 'Das ist keine Aktion und passt zu jeder Aktion des Zuges.',
  'SKY-TILE-03': 'Einmal gelegt, bleibt es und wird mit seiner Karte verdeckt.',
  'SKY-TILE-04': 'Ohne Rohstoffkarte ist das +1-Plättchen nutzlos.',
  'SKY-TILE-05':
    'Die anderen Plättchen gelten als Karten ihrer Sorte, brauchen keinen Slot und werden nach Gebrauch verdeckt.',
  'SKY-TILE-06': 'Das Chemikerin-Plättchen bringt 2 Helium und 1 je weiterer offener Chemikerin.',
  'SKY-TILE-07': 'Das Forscher-Plättchen wirkt wie ein Forscher.',
  'SKY-TILE-08': 'Das Energie-Plättchen nutzt du mit all deinen Energiekarten.',
  'SKY-TILE-09': 'Ein Plättchen hast du eine Runde lang, von Beginn an offen.',

  'SKY-PERM-01': 'A1 erhöht deine Energiesumme um 1, später 2, solange eine Energiekarte bei dir offen liegt.',
  'SKY-PERM-02': 'A2 gibt dir einen Bonusmarker mehr, später insgesamt zwei.',
  'SKY-PERM-03': 'B1, erster Bonus: Mit Mineralien bezahlte Karten kosten 1 weniger.',
  'SKY-PERM-04':
    'B1, zweiter Bonus: Mit beliebigen Rohstoffen bezahlte Karten kosten 1 weniger, und zum Kauf darfst du Sorten mischen.',
  'SKY-PERM-05': 'B2, erster Bonus: Mit Titan bezahlte Karten kosten 1 weniger.',
  'SKY-PERM-06': 'B2, zweiter Bonus: Jede deiner Titankarten hat eine Einheit mehr.',
  'SKY-PERM-07': 'E1 gibt dir eine virtuelle Chemikerin, die zählt, aber nie genutzt wird.',
  'SKY-PERM-08': 'Mit E1 finden deine Unternehmens-Chemikerinnen 1, später 3 Kollektoren mehr.',
  'SKY-PERM-09': 'Beim Kauf mit Münzen helfen Rabatte nicht.',
  'SKY-PERM-10': 'Der zweite Dauerbonus ist nie schlechter als der erste und löst ihn ab.',

  'SKY-XTRA-01': 'C1, erstes Feld: Zahle 2 für 2 Forschungspunkte und 1 Helium oder 1 Punkt und 2 Helium.',
  'SKY-XTRA-02': 'C1, zweites Feld: Zahle 1 für 2 Forschungspunkte und 2 Helium.',
  'SKY-XTRA-03': 'C2, erstes Feld: eine Karte mit Münzen kaufen, 1 Helium nehmen oder beides; eines davon muss sein.',
  'SKY-XTRA-04': 'C2, zweites Feld: Die Karte kostet 1 weniger, und es gibt 2 Helium.',
  'SKY-XTRA-05': 'D1, erstes Feld: Wirf eine Handkarte für ihre Kosten und 3 Münzen ab.',
  'SKY-XTRA-06': 'D1, zweites Feld: Wirf eine Kohlenstoffkarte für ihre Kosten und 8 Münzen ab.',
  'SKY-XTRA-07': 'D2, erstes Feld: Zahle 1, dann 3 Felder auf einer anderen Leiste und 2 auf einer weiteren.',
  'SKY-XTRA-08': 'D2, zweites Feld: Zahle 1, dann 3, 2 und 2 Felder auf den drei anderen Leisten.',
  'SKY-XTRA-09':
    'E2, erstes Feld: Wirf eine Handkarte ab, um ihre Aktion zu machen oder für 2 Münzen eine Karte aus der Ablage zu nehmen.',
  'SKY-XTRA-10': 'E2, zweites Feld: Beides ist möglich, die Aktion zuerst.',
  'SKY-XTRA-11': 'Die abgeworfene Karte wirkt allein, ohne andere ihrer Sorte.',
  'SKY-XTRA-12': 'Für einen abgeworfenen Forscher gelten bei den Plänen deine offenen Karten.',
  'SKY-XTRA-13': 'Deine Dauerboni gelten für die abgeworfene Karte, als läge sie an einem Slot.',
  'SKY-XTRA-14': 'Auf den C2-Feldern kostet das Feld selbst nichts.',
  'SKY-XTRA-15': 'Die anderen Leisten wählst du frei, jede einmal, auch wo kein Schritt möglich ist.',
  'SKY-XTRA-16': 'Eine abgeworfene Rohstoffkarte kauft und zieht mit ihren Einheiten und bleibt in der Ablage.',
};
