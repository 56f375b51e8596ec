import type { ending as enEnding } from '../../en/rules/ending.ts';

export const ending: Record<keyof typeof enEnding, string> = {
  'SKY-PASS-01': 'Steigst du aus, deckst du zuerst alle Karten an deinen Slots auf.',
  'SKY-PASS-02': 'Dann suchst du eine Sammelreihe aus und nimmst alle Karten daraus auf die Hand.',
  'SKY-PASS-03': 'Danach kommt jede Karte von einem Slot oben auf eine Sammelreihe, jede auf eine andere.',
  'SKY-PASS-04': 'Was du jetzt ablegst, gehört nicht zur genommenen Reihe.',
  'SKY-PASS-05': 'Deine Bonusplättchen gehen zurück, benutzt oder nicht.',
  'SKY-PASS-06': 'In dieser Runde hast du keine Züge mehr.',
  'SKY-PASS-07': 'Sind alle ausgestiegen, endet die Aktionsphase.',
  'SKY-PASS-08': 'Auch leere Sammel-Slots sind recht, selbst der eben geleerte.',
  'SKY-PASS-09': 'In Runde 7 sind Reihen egal, darum wird nichts gefragt.',

  'SKY-PREP-01': 'Die Münze unter dem nächsten Sonderplan kommt auf das Zuschussfeld, und der Plan wird aufgedeckt.',
  'SKY-PREP-02': 'Alle nehmen ihre Bonusmarker zurück.',
  'SKY-PREP-03': 'Ein Marker von einem Plättchenfeld bringt sein Plättchen mit, offen neben deine Slots.',
  'SKY-PREP-04': 'Karten, die noch auf den Feldern 1 bis 4 liegen, kommen in die Ablage.',
  'SKY-PREP-05': 'Die übrigen Karten jeder Zeile rücken nach rechts.',
  'SKY-PREP-06': 'Leere Felder werden vom Stapel gefüllt, kleinste Nummer zuerst.',
  'SKY-PREP-07': 'Ist der Stapel leer, bleiben Felder leer. Die Ablage kommt nie zurück.',

  'SKY-CARD-01': 'Eine erworbene Karte ist auf deiner Hand und ab der nächsten Runde planbar.',
  'SKY-CARD-02': 'D- und E-Karten sind nur Anteile; behalte sie bis zum Ende.',
  'SKY-CARD-03': 'Deine Hand darf beliebig wachsen.',
  'SKY-CARD-04': 'Anteilskarten darfst du abwerfen, wo jede Handkarte recht ist.',
  'SKY-CARD-05': 'Der Bank gehen die Münzen nie aus.',

  'SKY-END-01': 'Nach der Aktionsphase von Runde 7 ist das Spiel vorbei.',
  'SKY-SCORE-01': 'Am Ende kommen alle deine Reihen auf die Hand, und jede Karte mit Anteil wird ausgelegt.',
  'SKY-SCORE-02': 'Jede Münze zählt 1.',
  'SKY-SCORE-03':
    'Für Astrogo, Tawac, Skymine und Minerva werden deine Anteile mit den sichtbaren Münzen der Station malgenommen.',
  'SKY-SCORE-04': 'Dazu kommt der letzte Wert, den dein Helium-Marker hinter sich hat.',
  'SKY-SCORE-05': 'Dazu kommen der letzte Wert hinter deinem Uploadmarker und offene, hochgeladene Sonderpläne.',
  'SKY-SCORE-06': 'Die höchste Summe gewinnt.',
  'SKY-SCORE-07': 'Bei Gleichstand teilt ihr den Sieg.',

  'SKY-LINK-01': 'Verknüpfte Slots: Beim Aussteigen geht jede Karte gerade hinauf zum Sammel-Slot ihres Buchstabens.',
  'SKY-LINK-02': 'Verknüpfte Slots: Die Reihe, die du nimmst, wählst du weiterhin frei, bevor die Karten wandern.',
};
