import type { end as enEnd } from '../../en/rules/end.ts';

export const end: Record<keyof typeof enEnd, string> = {
  'PU-END-01':
    'Das Ende ist ausgelöst, wenn zu Beginn der Plättchenphase jemand kein Plättchen des eigenen Sektors legen kann.',
  'PU-END-02':
    'Bevor es heißt, dass du nicht legen kannst, entfallen für dich erst die Einschränkungen des Ereignisses, dann die Sonderregel deines Planeten.',
  'PU-END-03':
    'Kannst du nichts legen, nimmst du trotzdem ein Plättchen deiner Wahl, rückst für beide Ressourcen vor und legst es nicht.',
  'PU-END-04':
    'Auf einem Plättchen, das du nicht legen kannst, zählt Energie wie die andere Ressource: Deren Marker rückt zweimal vor.',
  'PU-END-05': 'Bei einem Plättchen, das du nicht legen kannst, rückt Wasser auch ohne Eis vor.',
  'PU-END-06':
    'Bei einem Plättchen, das du nicht legen kannst, entfallen das Meteoritensymbol und alle Technologien, die beim Legen wirken.',
  'PU-END-07': 'Wer legen kann, legt in der letzten Runde ganz normal.',
  'PU-END-08': 'Das Ende ist auch ausgelöst, wenn nach dem Nehmen eines Plättchens beide Stapel des Sektors leer sind.',
  'PU-END-09': 'Mit Ereignissen löst auch das letzte gezogene Ereignis das Ende aus.',
  'PU-END-10': 'Ist das Ende ausgelöst, spielt ihr die Runde fertig; dann folgen die Schlussschritte.',
  'PU-END-11': 'Ein nicht gelegtes Plättchen scheidet aus. Es ist nie dein zuletzt gelegtes.',
  'PU-END-12':
    'Ein ausgelöstes Ende lässt sich nicht zurücknehmen, auch wenn die betreffende Person später in der Runde doch legen könnte.',
  'PU-END-13':
    'Es zählen nur die Plättchen, die nach Drehung und Ereignis ausliegen. Ein unpassendes Zusatzplättchen einer Bevölkerungskarte beendet das Spiel nie.',
  'PU-END-14':
    'Konntest du erst noch legen, hast dir aber den Platz selbst verbaut, etwa mit einem Bonusplättchen, nimmst du ein Plättchen ohne es zu legen und löst das Ende aus.',
  'PU-END-15':
    'Einschränkungen entfallen für dich nur, wenn mit ihnen keines der angebotenen Plättchen passt. Dann darfst du jedes davon legen, wo die übrigen Regeln es zulassen.',

  'PU-FINAL-01':
    'Zuerst legst du alle aufbewahrten Bonusplättchen nach den normalen Regeln. Wofür kein Feld bleibt, das verfällt.',
  'PU-FINAL-02': 'Danach nutzt du deine Technologien für das Spielende.',
  'PU-FINAL-03':
    'Zuletzt zeigst du deine Bevölkerungskarten für das Spielende und führst die aus, die einen Marker vorrücken.',
  'PU-FINAL-04':
    'Boni aus den Schlussschritten wirken wie immer: Roverbewegungen, Bonusplättchen, Bevölkerungskarten und Synergieschübe.',
  'PU-FINAL-05':
    'Bevölkerungskarten aus den Schlussschritten nehmt ihr im Uhrzeigersinn ab dem letzten Kommandanten. Neue Karten für das Spielende zählen mit.',
  'PU-FINAL-06':
    'Die Schlussschritte gehören noch zur letzten Runde: Ungenutztes „einmal pro Runde“ steht bereit, Genutztes nicht mehr. Aufbewahren kannst du nichts mehr.',
  'PU-FINAL-07': 'Eine Rettungskapsel, die noch auf dem Planeten steht, lässt ihr Feld leer. Rover stören nicht.',
  'PU-FINAL-08':
    'Erst beenden alle einen Schlussschritt, dann folgt der nächste. Darin handelt ihr unabhängig; nur Bevölkerungskarten gehen reihum ab dem letzten Kommandanten.',
  'PU-FINAL-09':
    'In die Schlussschritte gehst du ohne Roverbewegungen. Neue nutzt du in dem Schritt, in dem du sie bekommst.',
  'PU-FINAL-10':
    'Auch jetzt kann dir eine Bevölkerungskarte ein Zusatzplättchen bringen. Es kommt aus dem Sektor vor dir.',

  'PU-SCORE-01':
    'Jede Reihe und jede Spalte, die ganz überdeckt und frei von Meteoriten ist, bringt die daneben gezeigten Medaillen.',
  'PU-SCORE-02': 'Ein Feld mit Rettungskapsel gilt als leer. Weder seine Reihe noch seine Spalte zählt.',
  'PU-SCORE-03':
    'Jeder Marker bringt die Medaillen des obersten Medaillenfelds, das er auf seiner Leiste erreicht oder hinter sich gelassen hat.',
  'PU-SCORE-04': 'Pro Leiste zählt nur das oberste erreichte Medaillenfeld; tiefere kommen nicht dazu.',
  'PU-SCORE-05': 'Jede Rettungskapsel in deinem Wertungsbereich bringt 1 Medaille.',
  'PU-SCORE-06': 'Je 3 Meteoriten, die du eingesammelt hast, bringen 1 Medaille; ein oder zwei übrige bringen nichts.',
  'PU-SCORE-07': 'Bevölkerungskarten können deine Rettungskapseln und Meteoriten wertvoller machen.',
  'PU-SCORE-08': 'Dazu kommen die Medaillen deiner Bevölkerungskarten für das Spielende.',
  'PU-SCORE-09': 'Jedes erfüllte Einzelziel bringt dir 5 Medaillen.',
  'PU-SCORE-10': 'Bei jedem Nachbarziel erhält der bessere Planet 5 Medaillen. Sind beide gleich gut, gibt es je 2.',
  'PU-SCORE-11': 'Steht ihr beim Nachbarziel beide bei null, ist das ein Gleichstand: je 2 Medaillen.',
  'PU-SCORE-12': 'Allein gibt es keine Nachbarziele zu werten.',
  'PU-SCORE-13':
    'Zähle Planet, Leisten, Rettungskapseln und Meteoriten, Bevölkerungskarten und Ziele zusammen, samt Extras deines Planeten. Die höchste Summe gewinnt.',
  'PU-SCORE-14': 'Bei gleicher Summe gewinnt, wer weniger leere Felder auf dem Planeten hat.',
  'PU-SCORE-15': 'Ist auch das gleich, entscheiden weniger Meteoriten auf dem Planeten.',
  'PU-SCORE-16': 'Ist alles gleich, teilt ihr euch den Sieg.',
  'PU-SCORE-17':
    'Jedes Nachbarziel wird pro Paar einmal gewertet. Ab drei Personen bist du an zweien beteiligt, zu zweit an dreien.',

  'PU-OBJ-01': '„Die meisten am Rand“: Zähle die sichtbaren Symbole dieser Ressource auf Randfeldern deines Planeten.',
  'PU-OBJ-02': '„Größtes Gebiet“: Es zählt dein größtes Gebiet dieser Art – oder null, wenn du keines hast.',
  'PU-OBJ-03':
    '„Die meisten Gebiete“: Zähle deine getrennten Gebiete dieser Art. Gruppen nur aus Bonusplättchen zählen nicht.',
  'PU-OBJ-04':
    '„Die wenigsten“: Zähle die sichtbaren Symbole dieser Ressource auf deinem Planeten. Weniger ist besser.',
  'PU-OBJ-05': '„Die meisten vollen Leisten“: Zähle deine Leisten, deren Marker am Ende ganz oben steht.',
  'PU-OBJ-06': 'Dieses Ziel gewinnt, wer die meisten Meteoriten eingesammelt hat.',
  'PU-OBJ-16': 'Dieses Ziel gewinnt, wer die meisten Rettungskapseln eingesammelt hat.',
  'PU-OBJ-17': 'Dieses Ziel gewinnt, wer die wenigsten Meteoriten eingesammelt hat.',
  'PU-OBJ-18': 'Dieses Ziel gewinnt, wer die wenigsten Rettungskapseln eingesammelt hat.',
  'PU-OBJ-19': 'Zerstörte Rettungskapseln und Meteoriten gelten nicht als eingesammelt.',
  'PU-OBJ-07':
    'Du brauchst ein volles Rechteck dieser Gebietsart, je nach Karte 3×3 oder 2×5. Es darf Teil von etwas Größerem sein, und 2×5 darf quer oder hochkant liegen.',
  'PU-OBJ-08': 'Du brauchst ein Gebiet dieser Art mit mindestens sechs sichtbaren Symbolen seiner Ressource.',
  'PU-OBJ-09': 'Der Marker dieser Leiste muss am Spielende ganz oben stehen.',
  'PU-OBJ-10': 'Erfüllt, wenn auf deinem Planeten höchstens 5 Energiesymbole sichtbar sind.',
  'PU-OBJ-20': 'Erfüllt mit mindestens 9 eingesammelten Meteoriten.',
  'PU-OBJ-21': 'Erfüllt, wenn du mehr Rettungskapseln als Meteoriten eingesammelt hast; gleich viele genügen nicht.',
  'PU-OBJ-11':
    'Erfüllt, wenn auf deinem Planeten kein Eis mehr offen liegt – alles ist unter Plättchen oder Bonusplättchen.',
  'PU-OBJ-22':
    'Erfüllt, wenn jedes Feld deines Planeten, das kein Eis ist, unter einem Plättchen oder Bonusplättchen liegt.',
  'PU-OBJ-12': 'Ziele werden nach den Schlussschritten geprüft.',
  'PU-OBJ-13': 'Ein Einzelziel bringt 5 Medaillen oder keine; knapp daneben zählt nicht.',
  'PU-OBJ-14': 'Zu zweit vergleichen alle drei Nachbarziele eure beiden Planeten.',
  'PU-OBJ-15': 'In Rechtecken und Gebieten zählen Bonusplättchen als Biomassefelder. Ein Symbol zeigen sie aber nicht.',
  'PU-OBJ-23': 'Ein Symbol unter einem Bonusplättchen zählt nicht mehr; das Feld ist jetzt Biomasse.',

  'PU-TWO-01': 'Im normalen Spiel zu zweit dreht der Kommandant die Raumstation frei.',
  'PU-TWO-02':
    'In der Zweiervariante wählt niemand: Die Station dreht sich in jeder Runde, auch der ersten, um einen Sektor im Uhrzeigersinn.',
  'PU-TWO-03': 'Sonst ändert sich nichts. Der Kommandomarker zeigt weiterhin, wer zuerst Bevölkerungskarten nimmt.',

  'PU-SOBJ-01': 'Mit diesem Modul verfolgst du neben den Nachbarzielen noch ein eigenes Einzelziel.',
  'PU-SOBJ-02':
    'Bevor die Nachbarziele ausliegen, ziehst du zwei Karten, behältst eine als Einzelziel und legst die andere weg.',
  'PU-SOBJ-03': 'Die Nachbarziele kommen aus den übrigen Karten.',
  'PU-SOBJ-04': 'Alle wählen ihr Einzelziel geheim und zur selben Zeit.',
  'PU-SOBJ-05': 'Einzelziele werden nach den Schlussschritten gezeigt und gewertet.',
};
