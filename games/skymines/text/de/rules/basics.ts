import type { basics as enBasics } from '../../en/rules/basics.ts';

export const basics: Record<keyof typeof enBasics, string> = {
  'SKY-DATA-01':
    'Der Tisch kennt Planseite, Runde und Phase, Startperson, wer am Zug ist, wer ausgestiegen ist und welche Leiste zu welchem Unternehmen gehört.',
  'SKY-DATA-02': 'Ein Anteil ist so viel wert, wie auf den leeren Feldern der Station Münzen zu sehen sind.',
  'SKY-DATA-03':
    'Zwischen den Zügen fasst ein Sektor einen Außenposten. Während einer Ausbreitung darf ein neuer neben dem stehen, der weichen muss.',
  'SKY-DATA-04':
    'Für alle da: Kartenstapel und Ablage, zwölf Auslagefelder, zwölf Planfelder mit drei Vorräten, Rundenleiste, Zuschussfeld, vier Bonusplättchen und eine Bank ohne Grenze.',
  'SKY-DATA-05':
    'Vor dir liegen: Münzen, Hand, fünf Aktions-Slots, fünf Sammelreihen, Plättchen, Marker, je ein Marker auf jeder Unternehmensleiste, Tank, Screens und die zwei Zusatz-Slots.',
  'SKY-DATA-06':
    'Deine Anteile an einem Unternehmen: die Zahl, die dein Marker auf der Leiste zuletzt erreicht hat, und 1 je eigener Karte mit einem Anteil daran.',
  'SKY-DATA-07':
    'Deine Summe an Kohlenstoff, Mineralien, Titan oder Energie ist, was deine offenen Karten und Plättchen dieser Sorte samt Boni ergeben.',
  'SKY-DATA-08': 'Eine verdeckte Karte an einem Aktions-Slot zählt nicht, bis du aussteigst und sie wieder aufdeckst.',
  'SKY-DATA-09':
    'Laborkarten sind deine offenen Forscher und Chemikerinnen, Plättchen eingeschlossen. Die virtuelle Chemikerin von E1 zählt als eine weitere.',
  'SKY-DATA-10':
    'Die Einheiten einer Karte: ihre Zahl, +1 mit dem +1-Plättchen, +1 bei Titan mit dem zweiten Bonus von B2.',
  'SKY-DATA-11': 'Für Anteile zählen alle deine Karten: auf der Hand, an Slots und in Reihen, ob offen oder verdeckt.',

  'SKY-INFO-01': 'Deine Hand sieht niemand sonst.',
  'SKY-INFO-02': 'Was du an deine Slots legst, bleibt bis zum gemeinsamen Aufdecken geheim; danach ist es offen.',
  'SKY-INFO-03': 'Sammelreihen liegen offen, jede Karte ist zu erkennen.',
  'SKY-INFO-04': 'Münzen, Marker, Leisten, gelegte Pläne, Plättchen, Auslagen und Ablage sehen alle.',
  'SKY-INFO-05': 'Kartenstapel und Planvorräte sind verdeckt; nur ihre Buchstaben sieht man.',
  'SKY-INFO-06': 'Die Sonderpläne kennen alle, auch solange sie verdeckt liegen.',
  'SKY-INFO-07':
    'Gleichzeitig entscheidet ihr über Startplättchen, die ersten drei Sammelkarten und jede Planung. Alles andere geht reihum.',
  'SKY-INFO-08':
    'Der Zufall mischt und zieht nur: Karten, Pläne, Leisten, Plättchen, Missionen, Bedrohung, Luna und die erste Startperson.',
  'SKY-INFO-09': 'Die zwei dir gegebenen Startplättchen siehst nur du, und das zurückgelegte wird nie gezeigt.',
  'SKY-INFO-10': 'Wie viele Karten eine Hand, der Stapel oder ein Vorrat hat, ist kein Geheimnis.',

  'SKY-SETUP-01':
    'Das Grundspiel findet auf dem Mond statt. Module und Luna bringen ihr Material mit, sonst bleibt es weg.',
  'SKY-SETUP-02': 'In der ersten Partie hat Skymine die Leiste A1, Minerva B1, Astrogo C1 und Tawac D1.',
  'SKY-SETUP-03':
    'Zufällige Leisten: Vier von fünf Leistenkarten kommen an die Ränder, jede mit einer zufälligen Hälfte.',
  'SKY-SETUP-04': 'Ihr dürft euch auf Leisten einigen; nur beide Seiten derselben Leiste gehen nicht.',
  'SKY-SETUP-05': 'Eine Leiste wird nicht gebraucht. Die anderen vier gehören bis zum Ende zu ihrem Unternehmen.',
  'SKY-SETUP-06': 'Jede Station beginnt voll mit 15 Außenposten; noch ist kein Unternehmen etwas wert.',
  'SKY-SETUP-07': 'Der Kartenstapel besteht aus fünf gemischten Teilen: E ganz unten, dann D, C und B, oben A.',
  'SKY-SETUP-08': 'Die Auslage wird von Feld 1 bis 12 gefüllt: neun A-Karten und drei B-Karten.',
  'SKY-SETUP-09': 'Auf dem Zuschussfeld liegt anfangs eine Münze.',
  'SKY-SETUP-10': 'Für die Runden 2 bis 7 warten je eine Münze und ein verdeckter Sonderplan auf der Rundenleiste.',
  'SKY-SETUP-11': 'Die Pläne jedes Buchstabens bilden einen gemischten Vorrat; je vier liegen aus.',
  'SKY-SETUP-12': 'Die vier Bonusplättchen liegen neben dem Plan.',
  'SKY-SETUP-13': 'Du beginnst mit leerem Tank, beiden Zusatz-Slots auf OFF und einer Münze.',
  'SKY-SETUP-14': 'Zu zweit, Luna mitgezählt, hat jeder Mensch drei Bonusmarker.',
  'SKY-SETUP-15': 'Allein gegen Luna hast du drei Bonusmarker.',
  'SKY-SETUP-16': 'Zu dritt, Luna mitgezählt, hat jeder Mensch zwei Bonusmarker.',
  'SKY-SETUP-17': 'Zu viert, Luna mitgezählt, hat jeder Mensch zwei Bonusmarker.',
  'SKY-SETUP-18': 'Deine Anteilsmarker beginnen auf Feld 0 aller vier Leisten.',
  'SKY-SETUP-19': 'Deine erste Hand sind die neun Startkarten deines Symbols.',
  'SKY-SETUP-20': 'Die erste Startperson wird ausgelost.',
  'SKY-SETUP-21': 'Ab der Startperson gehen die Einzel-Energiekarten 01 bis 04 reihum.',
  'SKY-SETUP-22': 'In der ersten Partie gehen die Startplättchen 01 bis 04 ab der Startperson reihum.',
  'SKY-SETUP-23':
    'Sonst bekommst du zwei Startplättchen, behältst geheim eines und deckst es mit den anderen zugleich auf.',
  'SKY-SETUP-24': 'Dein Plättchen liegt auf Screen 1; sein aufgedruckter Plan ist der Plan dieses Screens.',
  'SKY-SETUP-25':
    'Die drei Karten, die dein Plättchen nennt, wandern von der Hand in die Sammel-Slots B, C und D, je eine, wie du magst.',
  'SKY-SETUP-26': 'Danach nimmst du den Startbonus des Plättchens: Felder auf Leisten oder im Tank.',
  'SKY-SETUP-27': 'Dein Uploadmarker beginnt vor dem aufgedruckten Plan.',
  'SKY-SETUP-28':
    'Der Reihe nach: Marker und Karten, Startperson, Einzel-Energie, Plättchen mit Bonus; zuletzt die Module.',

  'SKY-ROUND-01': 'Sieben Runden, jede mit Planung, Aktionen und Vorbereitung.',
  'SKY-ROUND-02': 'Nach Runde 7 gibt es keine Vorbereitung, sondern gleich die Schlusswertung.',
  'SKY-ROUND-03': 'Der höchste aufgedeckte Sonderplan nennt die Runde; vor dem ersten ist es Runde 1.',

  'SKY-PLAN-01': 'Du legst Handkarten verdeckt an eingeschaltete Slots, nie zwei an einen.',
  'SKY-PLAN-02': 'B, C und D gehen immer. A und E gehen, sobald sie auf ON stehen.',
  'SKY-PLAN-03': 'Slots dürfen leer bleiben, sogar alle.',
  'SKY-PLAN-04': 'Welche Karte an welchem Slot liegt, entscheidest du.',
  'SKY-PLAN-05': 'Karten, die nur einen Anteil zeigen, kommen an keinen Slot.',
  'SKY-PLAN-06': 'Ist die letzte Planung abgegeben, werden alle zugleich aufgedeckt.',
  'SKY-PLAN-07': 'Das sind anfangs höchstens drei Karten, mit einem Zusatz-Slot vier, mit beiden fünf.',
  'SKY-PLAN-08': 'Haben alle abgegeben, gilt es; vorher sehen die anderen nur, dass du fertig bist.',
};
