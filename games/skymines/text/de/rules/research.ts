import type { research as enResearch } from '../../en/rules/research.ts';

export const research: Record<keyof typeof enResearch, string> = {
  'SKY-RP-01': 'Forschungspunkte kann man nicht sparen: Du tauschst sie, sobald du sie hast.',
  'SKY-RP-02': 'Ein A-Plan aus der Auslage kostet 1 Punkt.',
  'SKY-RP-03': 'Ein B-Plan kostet 1 Punkt.',
  'SKY-RP-04': 'Ein C-Plan kostet 2 Punkte.',
  'SKY-RP-05': 'Ein Punkt kann auch 1 Münze werden.',
  'SKY-RP-06': 'Ein aufgedeckter Sonderplan der Rundenleiste kostet 2 Punkte; den ersten gibt es in Runde 2.',
  'SKY-RP-07': 'Verteile die Punkte auf Pläne und Münzen, wie und so oft du magst.',
  'SKY-RP-08': 'Ein Plan von einem roten Feld bringt dir alle Münzen des Zuschussfelds.',
  'SKY-RP-09': 'Genommene Pläne kommen auf Screens, wenn die Aktion vorbei ist und alle Punkte getauscht sind.',
  'SKY-RP-10': 'A-Pläne passen nur auf die Screens 1 bis 8; alle anderen überallhin.',
  'SKY-RP-11': 'Ein gelegter Plan wird nie verschoben.',
  'SKY-RP-12': 'Du darfst einen Plan mit einem neuen überdecken; nur der oberste zählt.',
  'SKY-RP-13': 'Lücken zwischen den Screens sind erlaubt.',
  'SKY-RP-14': 'In deinem Zug hinterlässt ein genommener Plan eine Lücke; nach dem Legen füllen die Vorräte sie auf.',
  'SKY-RP-15': 'Ein genommener Sonderplan wird nicht ersetzt.',
  'SKY-RP-16': 'Ein leerer Vorrat füllt nichts auf.',
  'SKY-RP-17': 'Kein Punkt darf liegen bleiben: Ohne Plan wird er eine Münze.',
  'SKY-RP-18':
    'Nur der erste Plan von einem roten Feld findet den Zuschuss; bis zur Vorbereitung bleibt das Feld dann leer.',
  'SKY-RP-19':
    'Du legst alle neuen Pläne einen nach dem anderen, in deiner Reihenfolge, auf erlaubte Screens, ob frei oder nicht.',
  'SKY-RP-20': 'Ein neuer Plan liegt offen, egal was er bedeckt.',

  'SKY-SCI-01': 'Du nutzt einen offenen Forscher, Karte oder Plättchen.',
  'SKY-SCI-02': 'Vorher darfst du für 2 Münzen einen offenen Plan vor deinem Marker verdecken, und zwar für immer.',
  'SKY-SCI-03': 'Dann zieht dein Uploadmarker Plan um Plan, so weit du willst und kannst, oder bleibt.',
  'SKY-SCI-04': 'Für einen offenen Plan müssen deine offenen Karten alles erfüllen, was er verlangt.',
  'SKY-SCI-05': 'Jeder Plan wird für sich geprüft; Karten werden nicht verbraucht und dienen jedem.',
  'SKY-SCI-06': 'Ein verdeckter Plan verlangt nichts.',
  'SKY-SCI-07': 'Ein offener Sonderplan kostet jedes Mal seine Münzen; dann ist er hochgeladen.',
  'SKY-SCI-08': 'Ein Screen ohne Plan hält deinen Marker auf.',
  'SKY-SCI-09': 'Ist er gezogen, bekommst du die Belohnung des Plans, auf dem er hält, und nur diese.',
  'SKY-SCI-10': 'Verdeckte Pläne und Sonderpläne belohnen nicht.',
  'SKY-SCI-11': 'Bleibt der Marker stehen, gibt es nichts.',
  'SKY-SCI-12': 'Zuletzt kommen die Punkte des Forschers, ob du gezogen bist oder nicht.',
  'SKY-SCI-13': 'Dann wird der Forscher verdeckt.',
  'SKY-SCI-14':
    'Eine verlangte Laborkarte ist ein offener Forscher oder eine offene Chemikerin neben dem genutzten Forscher.',
  'SKY-SCI-15': 'So viele einer Sorte: Alle Einheiten müssen vom selben Rohstoff sein.',
  'SKY-SCI-16': 'Ein genannter Rohstoff und so viele einer Sorte: Der zweite Teil kommt zum ersten hinzu.',
  'SKY-SCI-17': 'Ein Plan, den du jetzt legst, hilft erst bei der nächsten Bewegung.',
  'SKY-SCI-18': 'Summen zählen mit allen Boni, und eine Chemikerin kann Karte, Plättchen oder virtuell sein.',
  'SKY-SCI-19': 'Münzen einer Belohnung kommen zu spät, um die Bewegung zu bezahlen.',

  'SKY-CHEM-01': 'Du nutzt eine offene Chemikerin, Karte oder Plättchen. Die virtuelle ist nicht nutzbar.',
  'SKY-CHEM-02': 'Die einfache Chemikerin bringt 1 Helium und 2 Münzen.',
  'SKY-CHEM-03':
    'Die Chemikerin eines Unternehmens bringt 2 Helium, 1 Münze und 1 Helium je zwei Kollektoren dieses Unternehmens.',
  'SKY-CHEM-04':
    'Auf dem Mond hat ein Unternehmen die Kollektoren aller Sektoren mit seinen Außenposten; einer vom Wert 2 sind zwei.',
  'SKY-CHEM-05': 'Dann wird die Chemikerin verdeckt.',

  'SKY-LAB-01': 'Auf Tankfeld 8 geht dein Slot A an.',
  'SKY-LAB-02': 'Auf Screen 5 geht dein Slot E an.',
  'SKY-LAB-03': 'Einen neuen Slot nutzt du ab der nächsten Planung; er bleibt an.',
  'SKY-LAB-04': 'Am Ende des Tanks ist jedes weitere Helium 2 Münzen wert.',
  'SKY-LAB-05': 'Auf dem letzten Screen ruht dein Marker, und jeder Forschungspunkt wird sogleich zu 2 Münzen.',
  'SKY-LAB-06': 'Forscher kannst du dann noch für ihre Punkte nutzen.',
};
