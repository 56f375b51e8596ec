import type { actions as enActions } from '../../en/rules/actions.ts';

export const actions: Record<keyof typeof enActions, string> = {
  'SKY-TURN-01': 'Die Startperson beginnt. Reihum geht es an allen Ausgestiegenen vorbei, bis niemand mehr dabei ist.',
  'SKY-TURN-02':
    'In deinem Zug machst du genau eines: Rohstoffkarten, alle Energie, ein Forscher, eine Chemikerin, ein Bonusmarker oder Aussteigen.',
  'SKY-TURN-03':
    'Für eine Kartenaktion brauchst du eine offene Karte oder ein Plättchen dieser Sorte an deinen Slots. Hand und Sammelreihen helfen nicht.',
  'SKY-TURN-04': 'Genutzte Karten werden am Ende der Aktion verdeckt und ruhen in dieser Runde.',
  'SKY-TURN-05': 'Aussteigen darfst du auch, wenn du noch etwas anderes tun könntest.',
  'SKY-TURN-06': 'Kannst du nichts anderes tun, musst du aussteigen.',
  'SKY-TURN-07': 'Münzen, die du in einem Zug bekommst, kannst du im selben Zug noch ausgeben.',
  'SKY-TURN-08':
    'So läuft ein Zug: +1-Plättchen und Missionen, die Aktion, Pläne legen und auffüllen, noch einmal Missionen.',
  'SKY-TURN-09': 'Was du nicht ganz bezahlen oder erfüllen kannst, geht nicht. Nur Luna zahlt auch teilweise.',

  'SKY-RES-01':
    'Du nutzt offene Rohstoffkarten einer Sorte; ihre Einheiten sind deine Menge. Energie und andere Sorten zählen nie dazu.',
  'SKY-RES-02': 'Du darfst nur einen Teil der Karten nutzen und den Rest aufheben.',
  'SKY-RES-03': 'Zuerst kann die Menge eine Karte der Auslage bezahlen, mehr nicht.',
  'SKY-RES-04': 'Der Preis: aufgedruckte Kosten und Aufschlag des Feldes, weniger Rabatte, mindestens 0.',
  'SKY-RES-05': 'Deine Menge muss den Preis decken; die Karte kommt auf die Hand.',
  'SKY-RES-06':
    'Jede nicht bezahlte Einheit zieht einen deiner Anteilsmarker ein Feld weiter, auf Leisten deiner Wahl.',
  'SKY-RES-07': 'Einheiten, die kein Marker nutzen kann, sind verloren.',
  'SKY-RES-08':
    'Auch eine Karte zum Preis 0 braucht eine genutzte Rohstoffkarte; deren Einheiten bleiben dann alle zum Ziehen.',
  'SKY-RES-09': 'Ein geleertes Auslagefeld bleibt bis zur Vorbereitung leer.',
  'SKY-RES-10': 'Zum Schluss werden die genutzten Karten verdeckt.',
  'SKY-RES-11': 'Erst kaufen, dann ziehen. Gezogen wird Feld um Feld, jedes dort, wo Platz ist.',

  'SKY-TRACK-01': 'Marker ziehen Feld um Feld; Einzahlungen und Schwellen liegen zwischen den Feldern.',
  'SKY-TRACK-02': 'Über eine Pflichteinzahlung kommst du nur, wenn du ihre Münzen gleich der Bank zahlst.',
  'SKY-TRACK-03': 'Kannst oder willst du nicht zahlen, wartet dein Marker davor.',
  'SKY-TRACK-04': 'Ein Marker auf dem letzten Feld bleibt dort.',
  'SKY-TRACK-05': 'Vorgegebene Schritte, die du auf der Leiste nicht gehen kannst, verfallen.',
  'SKY-TRACK-06': 'Die erste Schwelle einer Leiste bringt 1 Münze, die zweite 2.',
  'SKY-TRACK-07': 'Wer die Schwelle schon hinter sich hat, bekommt dasselbe.',
  'SKY-TRACK-08': 'Marker gehen nie zurück, also überquerst du jede Schwelle einmal.',
  'SKY-TRACK-09': 'Hinter jeder Schwelle wartet ein Leistenbonus, der nun dir gehört.',
  'SKY-TRACK-10': 'Ein neuer Bonus gilt ab dem Beginn deines nächsten Zuges, nicht früher.',
  'SKY-TRACK-11': 'Von den zwei Dauerboni einer Leiste wirkt für dich nur einer, nie beide.',
  'SKY-TRACK-12': 'Von den zwei Zusatzfeldern einer Leiste darfst du je Runde eines besetzen.',
  'SKY-TRACK-13': 'Hast du das zweite Zusatzfeld, darfst du trotzdem das erste nehmen.',
  'SKY-TRACK-14': 'Zusatzfelder fassen je Runde einen Marker, und nur wer sie freigeschaltet hat, darf hin.',
  'SKY-TRACK-15': 'Für den eigenen Marker zahlt jede Person selbst, egal wer vorher vorbeikam.',
  'SKY-TRACK-16':
    'An einer Schwelle bekommt zuerst die ziehende Person ihr Geld, dann reihum die anderen, ob noch dabei oder nicht.',
};
