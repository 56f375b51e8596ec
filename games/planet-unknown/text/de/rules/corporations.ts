import type { corporations as enCorporations } from '../../en/rules/corporations.ts';

export const corporations: Record<keyof typeof enCorporations, string> = {
  'PU-CORP-01': 'Ihr könnt Standard- und Spezialkonzerne in einer Partie mischen.',
  'PU-CORP-02':
    'Hat ein Spezialkonzern eigene Regeln, gehen sie den normalen vor – aber nur für die Person, die ihn spielt.',
  'PU-CORP-03':
    'Technologien „am Rundenanfang“ wirken zu Beginn einer Runde. Schaltest du sie später frei, helfen sie erst in der nächsten.',
  'PU-CORP-04': 'Roverbewegungen durch Technologien kommen zu deinen übrigen dieser Runde dazu.',
  'PU-CORP-05': 'Für Bonusplättchen durch Technologien gelten die üblichen Regeln.',
  'PU-CORP-06':
    'Freiwillige Fähigkeiten sowie solche „einmal pro Runde“ oder „einmal pro Spiel“ nutzt du in deinem Zug, wann du willst, wenn kein Zeitpunkt genannt ist. Mitten in einem anderen Effekt geht es nicht.',

  'PU-UC-01':
    'Technologie 1: Deine Plättchen und Bonusplättchen müssen nirgends mehr angrenzen. Alle anderen Legeregeln bleiben.',
  'PU-UC-02':
    'Technologie 2: Du darfst Bonusplättchen neben deinem Konzern sammeln und im ersten Schlussschritt legen.',
  'PU-UC-03':
    'Technologie 3: Gibt dir deine Roverleiste Bewegungen, bekommst du 1 mehr – für jedes erreichte oder überschrittene Feld und auch ganz oben.',
  'PU-UC-04':
    'Technologie 4: Legst du ein Wasserplättchen mit Wasser auf Eis, rückt Wasser 2 Felder vor statt 1, mit den Boni beider Felder.',
  'PU-UC-05':
    'Technologie 4 wirkt nur beim Legen eines Wasserplättchens – nicht bei Synergieschub, Ereignis, Bevölkerungskarte, Energie oder nicht legbaren Plättchen.',
  'PU-UC-06':
    'Technologie 5: Meteoritensymbole bringen dir keine neuen Meteoriten mehr. Die auf deinem Planeten bleiben.',
  'PU-UC-07':
    'Ob du ein Bonusplättchen aufbewahrst, entscheidest du bei jedem einzeln, sobald du es erhältst. Es wartet dann bis zum ersten Schlussschritt.',

  'PU-REP-01':
    'Deine Bevölkerungsleiste hat sieben Meilensteine: Stufe 1 auf Feld 2, Stufe 2 auf 4 und 6, Stufe 3 auf 8 und 10, Stufe 4 auf 12 und 14.',
  'PU-REP-02':
    'Mit jedem Bevölkerungsmeilenstein musst du einen deiner anderen Marker 1 Feld zurückrücken, ohne Bonus – außer alle stehen auf 0.',
  'PU-REP-03':
    'Technologie 1: Wählst du ein Bevölkerungsplättchen, bekommst du vor dem Legen so viele Roverbewegungen, wie die Zahl unter deinem Rovermarker zeigt. Steht dort keine, gehst du leer aus.',
  'PU-REP-04':
    'Hast du durch Technologie 1 Bewegungen erhalten, kannst du das Plättchen nicht mehr tauschen. Wählen darfst du nur eines, das du nehmen darfst.',
  'PU-REP-09': 'Technologie 1 wirkt auch beim Zusatzplättchen mit Ressourcen, nicht aber bei dem ohne.',
  'PU-REP-10':
    'Ist der Stapel der nächsten Stufe leer oder bist du schon bei Stufe 4, fügt Technologie 2 keine Karte hinzu.',
  'PU-REP-11': 'Sofort-Karten durch Technologie 5 wirken gleich, Karten für das Spielende zählen mit.',
  'PU-REP-05':
    'Technologie 2: Bei jedem Bevölkerungsmeilenstein wird dir zusätzlich eine zufällige Karte der nächsten Stufe angeboten. Du behältst eine, die anderen gehen in ihre Stapel zurück.',
  'PU-REP-06':
    'Technologie 3: Für 1 Roverbewegung darf ein Rover von einem Bevölkerungssymbol zu einem anderen springen.',
  'PU-REP-07': 'Technologie 4: Jeder Bevölkerungsmeilenstein bringt dir dazu noch einen Synergieschub.',
  'PU-REP-08': 'Technologie 5, am Spielende: Sieh alle vier Bevölkerungsstapel durch und nimm dir 2 Karten.',
  'PU-REP-12':
    'Auch wenn der Stapel deines Meilensteins leer ist, bietet dir Technologie 2 die zufällige Karte der nächsten Stufe an.',
  'PU-REP-13':
    'Technologie 1 wirkt schon beim Wählen, also auch bei einem Bevölkerungsplättchen, das du nicht legen kannst.',
  'PU-REP-14':
    'Der Schritt zurück und der Schub durch Technologie 4 kommen beim Erreichen des Meilensteins, auch bei leerem Stapel. Technologie 4 musst du dann schon haben.',
  'PU-REP-15':
    'Die 2 Karten durch Technologie 5 dürfen von gleicher oder verschiedener Stufe sein. Sind weniger übrig, nimmst du, was da ist.',

  'PU-WORM-01':
    'Ein Biomasseplättchen bringt deine Biomasse nur voran, wenn es ein schon vorhandenes Biomasse-Gebiet vergrößert.',
  'PU-WORM-02':
    'Mit Energie kannst du Biomasse nicht wählen. Synergieschübe, Karten, Ereignisse und nicht legbare Plättchen bringen sie ohne Bedingung voran.',
  'PU-WORM-03':
    'Deine Biomasse steigt fünf Stufen. Auf jeder wählst du einen Bonus: ein Bonusplättchen oder auf Stufe 1 einen Synergieschub, auf Stufe 2 Bevölkerung +1, auf 3 Wasser +1, auf 4 Technologie +1, auf 5 Rover +1.',
  'PU-WORM-04': 'Deine Biomasse bringt auf Stufe 2, 3, 4 oder 5 am Ende 1, 2, 3 oder 5 Medaillen.',
  'PU-WORM-05':
    'Technologie 1: Steht Biomasse auf Stufe 5, darfst du den Marker in deinem Zug jederzeit auf 0 setzen, sogar zwischen zwei Schritten eines Effekts. Einen Bonus gibt es dafür nicht, aber er kann neu aufsteigen.',
  'PU-WORM-06':
    'Technologie 2: Du darfst Bonusplättchen auf Plättchen legen, nicht aber auf Bonusplättchen oder Meteoriten. Das Feld wird Biomasse, seine Symbole zählen nicht mehr.',
  'PU-WORM-07': 'Technologie 3: Einmal pro Runde nimmst du zwei Bonusplättchen, wenn du eines bekommst.',
  'PU-WORM-08': 'Technologie 4: Du darfst Bonusplättchen zurückhalten und im ersten Schlussschritt legen.',
  'PU-WORM-09':
    'Technologie 5: Du darfst ein Bonusplättchen auf einen Meteoriten legen, auch in den Schlussschritten. Der Meteorit wird zerstört.',
  'PU-WORM-10': 'Rückt Biomasse zurück, geht es jeweils eine Stufe hinunter.',
  'PU-WORM-11': 'Wählst du einen Bonus, den du nicht nutzen kannst, verfällt er. Den anderen bekommst du dafür nicht.',
  'PU-WORM-12': 'Auch wer zwei Biomasse-Gebiete verbindet, vergrößert sie.',
  'PU-WORM-13':
    'Du vergrößerst ein Gebiet, wenn ein Biomassefeld deines Plättchens Seite an Seite an ein älteres Biomasse-Gebiet stößt. Bonusplättchen allein sind keines.',
  'PU-WORM-14':
    'Rückt Biomasse mehrere Stufen vor, wählst du auf jeder einen Bonus. Gibt ein Effekt keine Boni, entfällt die Wahl.',
  'PU-WORM-15': 'Biomasse zählt nach der Stufe, auf der sie am Ende steht. Auf 0 bringt sie nichts.',
  'PU-WORM-16':
    'Ein Feld unter einem Bonusplättchen gehört noch zu seinem Plättchen, wenn du dort einen neuen Rover aufstellst.',
  'PU-WORM-17':
    'Technologie 3 kann jedes einzelne Bonusplättchen verdoppeln, auch eines von mehreren aus einer Karte. Über beide entscheidest du getrennt.',

  'PU-COS-01':
    'Sammelst du eine Rettungskapsel ein, stellst du sie auf ein freies Feld einer deiner Leisten oder in den Wertungsbereich.',
  'PU-COS-02':
    'Deine Marker überspringen Felder mit Rettungskapseln, auch mehrere hintereinander. Das kostet keinen Schritt.',
  'PU-COS-03':
    'Steht eine Rettungskapsel auf einem Bonus, Technologie-Meilenstein oder einer Medaille, wirkt das Verdeckte nicht.',
  'PU-COS-04': 'Medaillen bringen dir nur Rettungskapseln im Wertungsbereich.',
  'PU-COS-05': 'Auf ein Feld mit Marker oder anderer Rettungskapsel und auf Feld 15 darfst du keine stellen.',
  'PU-COS-06':
    'Versetzen heißt: Eine eingesammelte Rettungskapsel wechselt zwischen Leistenfeldern und Wertungsbereich.',
  'PU-COS-07':
    'Gibst du ein schon überschrittenes Feld frei, kommt sein Bonus nicht nachträglich; die Medaille zählt aber wieder.',
  'PU-COS-08': 'Technologie 1: Deine Rover dürfen für 1 Bewegung auch schräg fahren.',
  'PU-COS-09':
    'Technologie 2: Einmal pro Spiel versetzt du bis zu 3 Rettungskapseln, beim Freischalten oder später, solange du die Technologie hast.',
  'PU-COS-10': 'Technologie 3: Legst du ein Energieplättchen, darfst du eine Rettungskapsel umstellen.',
  'PU-COS-11':
    'Technologie 4: Auf ein Energiefeld zu fahren, kostet nichts. In deinem Zug geht das auch ohne übrige Bewegungen.',
  'PU-COS-12': 'Technologie 5: Einmal pro Runde darfst du eine Rettungskapsel umstellen.',
  'PU-COS-13': 'Du darfst auch weniger Rettungskapseln versetzen als erlaubt oder gar keine.',
  'PU-COS-14': 'Auch Rettungskapseln aus Bevölkerungskarten und Ereignissen darfst du auf deine Leisten stellen.',
  'PU-COS-15':
    'Auch beim Zurückrücken überspringen Marker Rettungskapseln. Ist unten kein Feld frei, geht es nicht zurück.',
  'PU-COS-16':
    'Gibst du einen erreichten Technologie-Meilenstein wieder frei, kannst du die Technologie nutzen, doch Effekte beim Freischalten bleiben aus. Ein übersprungener, verdeckter Meilenstein löst nichts aus.',
  'PU-COS-17':
    'Im Wertungsbereich haben beliebig viele Rettungskapseln Platz. Auch Feld 0 ist erlaubt, wenn kein Marker dort steht.',

  'PU-HOR-01': 'Deine Rover sammeln Meteoriten nicht im Vorbeifahren ein. Sie laden sie auf und müssen sie abliefern.',
  'PU-HOR-02':
    'Ein Rover, der auf einem Meteoriten startet oder auf oder über ihn fährt, darf ihn aufladen. Jeder trägt höchstens einen.',
  'PU-HOR-03':
    'Ein geladener Meteorit fährt mit und gilt als auf dem Feld des Rovers liegend. Bei der Wertung sperrt er dort Reihe und Spalte.',
  'PU-HOR-04':
    'Fährt ein beladener Rover auf oder über ein Roversymbol, lädt er dort ab und du sammelst den Meteoriten ein.',
  'PU-HOR-05': 'Ein schon beladener Rover lässt andere Meteoriten liegen.',
  'PU-HOR-06':
    'Liegt ein Meteorit auf einem Roversymbol, wird er beim Eintreffen eines Rovers in einem Zug auf- und abgeladen.',
  'PU-HOR-07': 'Rettungskapseln sammelst du wie gewohnt ein.',
  'PU-HOR-08':
    'Technologie 1: Deine Plättchen mit Roversymbol müssen nirgends angrenzen. Alle anderen Legeregeln bleiben.',
  'PU-HOR-09': 'Technologie 2: Am Rundenanfang bringt dir jeder beladene Rover 1 Roverbewegung.',
  'PU-HOR-10': 'Technologie 3: Jeder eingesammelte Meteorit bringt dir ein Bonusplättchen.',
  'PU-HOR-11':
    'Technologie 4: Fährt ein beladener Rover auf ein Wasserfeld, darfst du dort abladen; das zerstört die Ladung.',
  'PU-HOR-12':
    'Technologie 5: Einmal pro Runde geht dein Rovermarker 1 Feld vor, mit Bonus; steht er ganz oben, bekommst du 5 Bewegungen.',
  'PU-HOR-13': 'Wird ein beladener Rover zerstört, bleibt sein Meteorit auf dem Feld liegen.',
  'PU-HOR-14':
    'Bevölkerungskarten und Ereignisse, die Meteoriten einsammeln oder zerstören, wirken direkt, auch auf geladene.',
  'PU-HOR-15':
    'Ein Meteorit kann mit seinem Rover auf einem unbebauten Feld sein. Ein Plättchen darf dieses Feld überdecken; der Rover wird dann zerstört.',
  'PU-HOR-16':
    'Auf- und abgeladen wird nur beim Aufstellen oder beim Befahren eines Feldes. Auf einem Roversymbol lädt der Rover zuerst ab; danach darf er einen dort liegenden Meteoriten laden und abliefern.',
  'PU-HOR-17':
    'Auf einem Feld können mehrere Meteoriten sein. Ein leerer Rover, der dorthin fährt, darf einen davon laden.',
  'PU-HOR-18':
    'Abliefern zählt als Einsammeln, Zerstören auf Wasser nicht. Ein geladener Meteorit hält das Meteoritensymbol unter sich besetzt.',

  'PU-JUMP-01':
    'Sammelst du eine Rettungskapsel ein, darfst du sie auf eine freie Technologie A–F stellen und diese freischalten, statt sie in den Wertungsbereich zu legen.',
  'PU-JUMP-02': 'Eine Rettungskapsel auf einer Technologie bringt keine Medaillen und bleibt dort.',
  'PU-JUMP-03':
    'Technologien schaltest du in beliebiger Folge frei und nutzt sie gleich. Die Technologieleiste selbst schaltet nichts frei.',
  'PU-JUMP-04':
    'Deine Technologieleiste beginnt mit 5 Medaillen auf Feld 1 und sinkt auf 3, 2 und 1 auf den Feldern 6, 8 und 11; Synergieschübe liegen auf 2 und 12. Es zählt das letzte erreichte Medaillenfeld – weiter oben gibt es also weniger.',
  'PU-JUMP-05':
    'Technologie A: Einmal pro Runde tauschst du ein eben erhaltenes Bonusplättchen gegen einen Synergieschub.',
  'PU-JUMP-06':
    'Technologie B: Einmal pro Runde springt ein Rover für 1 Bewegung von einem bebauten Feld auf ein anderes derselben Gebietsart.',
  'PU-JUMP-07': 'Technologie C: Einmal pro Runde bringt ein Synergieschub seinen Marker 2 Felder voran.',
  'PU-JUMP-08':
    'Technologie D: Legst du ein Plättchen mit Technologiesymbol, darfst du Symbol und Abschnitt dieses Mal wie Energie nutzen.',
  'PU-JUMP-09': 'Bei einem Plättchen, das du nicht legen kannst, hilft Technologie D nicht.',
  'PU-JUMP-10':
    'Technologie E: Einmal pro Spiel, beim Freischalten oder später, wählst du einen Marker und erhältst alle Boni der fünf Felder auf seiner Höhe.',
  'PU-JUMP-11':
    'Technologie F: Einmal pro Spiel, beim Freischalten oder später, ziehst du 3 Zielkarten und wählst eine. Ihr Nachbarziel gilt für alle.',
  'PU-JUMP-12':
    'Das gemeinsame Ziel vergleicht alle Planeten. Der alleinige beste bekommt 5 Medaillen; sind mehrere gleichauf vorn, gibt es je 2.',
  'PU-JUMP-13': 'Auch Rettungskapseln aus Bevölkerungskarten und Ereignissen darfst du auf Technologien stellen.',
  'PU-JUMP-14':
    'Auf jede Technologie passt eine Rettungskapsel. Zerstört ein Ereignis sie, ist die Technologie wieder gesperrt.',
  'PU-JUMP-15':
    'Mit Technologie F nicht gewählte Ziele scheiden aus. Sind weniger als 3 übrig, ziehst du die vorhandenen.',
  'PU-JUMP-16':
    'Technologie E bringt nur Boni: Kein Marker bewegt sich, Medaillen zählen nicht. Ein Bevölkerungssymbol bringt eine Karte seiner Stufe.',
  'PU-JUMP-17': 'Mit Technologie C macht der Schub zwei Einzelschritte mit demselben Marker.',
  'PU-JUMP-18':
    'Technologie D ändert nur, was du bekommst. Für die Legeregeln gilt das gedruckte Symbol, ältere Technologiefelder bleiben Technologie – und sind wählbar, wenn sie den Abschnitt berühren.',
  'PU-JUMP-19': 'Technologie A kann auch ein Bonusplättchen ersetzen, für das du kein Feld hast.',

  'PU-OAS-01': 'Ein Wasserplättchen bringt dein Wasser für jedes seiner Wasserfelder auf Eis 1 Feld voran.',
  'PU-OAS-02':
    'Dein Wassermarker folgt dem langen Pfad quer über die anderen Leisten – 23 Schritte vom Anfang bis zum Ende.',
  'PU-OAS-03': 'Auf den anderen Leisten erhält dein Wassermarker deren Boni, nicht aber deren Medaillen.',
  'PU-OAS-04':
    'Auf ein Feld passt ein Marker. Ist das nächste besetzt, kann der Marker nicht vorrücken und der Schritt verfällt.',
  'PU-OAS-05':
    'Wasser bringt 3, 6, 9, 12 oder 15 Medaillen auf den eigenen Feldern 6, 9, 11, 13 und 15. Es zählt das letzte, das der Marker auf dem Pfad erreicht oder hinter sich gelassen hat.',
  'PU-OAS-06': 'Jeder deiner anderen Marker zählt nur auf seiner eigenen Leiste.',
  'PU-OAS-07':
    'Technologie 1: Ein blockierter Marker überspringt besetzte Felder auf seinem Weg, kostenlos, aber ohne deren Boni.',
  'PU-OAS-08': 'Technologie 2: Am Rundenanfang bringt dir jeder deiner Rover auf Wasser 1 Roverbewegung.',
  'PU-OAS-09': 'Technologie 3: Überdeckt dein Plättchen gar kein Eis, rückt Wasser 1 Feld vor, egal was es zeigt.',
  'PU-OAS-10':
    'Technologie 4: Ein gelegtes Plättchen mit Wassersymbol bringt ein Bonusplättchen, ob auf Eis oder nicht.',
  'PU-OAS-11':
    'Technologie 5: Ein gelegtes Plättchen mit Wassersymbol bringt einen Synergieschub, ob auf Eis oder nicht.',
  'PU-OAS-12': 'Synergieschub, Energie und nicht legbare Plättchen bewegen Wasser einen Schritt auf dem Pfad.',
  'PU-OAS-13':
    'Der Wasserpfad führt über keinen Meilenstein. Seine Boni sind fünf Synergieschübe und auf der Roverleiste 1, 2, 2 und 2 Roverbewegungen.',
  'PU-OAS-14': 'Steht dein Wassermarker auf einer anderen Leiste, blockiert er auch deren Marker.',
  'PU-OAS-15':
    'Zurück geht Wasser auf dem Pfad eine Stelle. Ist sie besetzt, braucht es Technologie 1, um sie zu überspringen.',
  'PU-OAS-16': 'Ein Wasserplättchen ohne Eis darunter bringt mit Technologie 3 genau 1 Schritt für Wasser, nicht mehr.',
  'PU-OAS-17': 'Deine Wasserleiste gilt als voll, wenn der Marker am Ende des Pfads auf Wasserfeld 15 steht.',
  'PU-OAS-18': 'Blockieren, Überspringen mit Technologie 1 und versperrte Wege zurück gelten für alle fünf Marker.',
  'PU-OAS-19':
    'Ein übersprungenes Feld gilt für die Medaillen der eigenen Leiste als passiert, bringt aber keinen Bonus.',

  'PU-FLUX-01': 'Beim Aufbau legst du den Flux-Marker auf eine deiner Leisten. Sie ist deine Flux-Leiste.',
  'PU-FLUX-02':
    'Immer wenn du eine Technologie freischaltest, darfst du den Flux-Marker auf eine beliebige deiner Leisten legen.',
  'PU-FLUX-03': 'Nutzen kannst du nur die Technologie der höchsten erreichten Stufe.',
  'PU-FLUX-04':
    'Technologie 1: Einmal pro Runde erhältst du 2 Bewegungen für jeden Rover, der die Runde auf der Gebietsart deiner Flux-Leiste begonnen hat. Das gilt schon in der Runde des Freischaltens.',
  'PU-FLUX-05':
    'Technologie 2: Einmal pro Spiel, solange sie deine aktuelle ist, rückt der Marker der Flux-Leiste bis zum nächsten Meilenstein vor, mit allen Boni unterwegs. Bei Wasser oder ohne weiteren Meilenstein geht es nicht.',
  'PU-FLUX-06':
    'Technologie 3 verbessert deine Flux-Leiste: Bevölkerungskarten eine Stufe höher (höchstens 4), Synergieschübe bei Wasser und Bonusplättchen bei Biomasse doppelt, pro Roverfeld 1 Bewegung mehr. Technologie bleibt gleich.',
  'PU-FLUX-07':
    'Technologie 4: Legst du ein Plättchen mit deiner Flux-Ressource, sammelst du einen Meteoriten vom Planeten ein.',
  'PU-FLUX-08': 'Technologie 5: Einmal pro Runde geht der Marker deiner Flux-Leiste 1 Feld vor.',
  'PU-FLUX-09':
    'Deine erste Flux-Leiste wählst du zusammen mit den Seiten deiner Tafeln, oder allein, wenn die Seiten feststehen; alle können sie sehen.',
  'PU-FLUX-10':
    'Die verbesserte Roverleiste gibt auch ganz oben 1 Bewegung mehr. Entscheidend ist, dass Technologie 3 beim Erreichen des Feldes deine aktuelle ist.',

  'PU-MAKE-01':
    'Deine Marker gehen ein Feld nach oben, gerade oder schräg auf die Leiste daneben. Die Reihenfolge ist Bevölkerung, Wasser, Biomasse, Rover, Technologie.',
  'PU-MAKE-02': 'Ein Marker erhält den Bonus des Feldes, das er betritt, egal auf welcher Leiste.',
  'PU-MAKE-03': 'Ein Marker kann nur auf ein Feld ohne Marker ziehen.',
  'PU-MAKE-04':
    'Eine Technologie hast du nur, solange irgendein Marker auf der Technologieleiste auf ihrem Meilenstein oder darüber steht.',
  'PU-MAKE-05': 'Jeder Marker zählt auf der Leiste, auf der er steht: die höchste Medaille auf oder unter seinem Feld.',
  'PU-MAKE-06': 'Technologie 1: Auch deine Bevölkerungs- und deine Technologieleiste sind Nachbarn.',
  'PU-MAKE-07':
    'Technologie 2: Stehen mindestens zwei Marker auf der Roverleiste, bringt sie jedes Mal 1 Bewegung mehr.',
  'PU-MAKE-08':
    'Technologie 3: Statt hinauf darf ein Marker seitwärts auf die Leiste daneben ziehen, auf gleicher Höhe, und den Bonus dort erhalten. Auf Feld 15 geht das nur von der Roverleiste aus.',
  'PU-MAKE-09':
    'Technologie 4: Einmal pro Runde darfst du einen Marker 1 Feld zurückziehen, wenn das Feld darunter frei ist.',
  'PU-MAKE-10': 'Technologie 5: Alle Marker einer Leiste zählen so viel wie der höchste von ihnen.',
  'PU-MAKE-11': 'Jeder Marker auf Roverfeld 15, der vorrücken soll, bleibt stehen und bringt dir 3 Bewegungen.',
  'PU-MAKE-12':
    'Mit Technologie 3 darf ein Marker nicht seitwärts auf ein Feld, das er in dieser Runde schon verlassen hat.',
  'PU-MAKE-13': 'Eine Leiste gilt als voll, wenn irgendein Marker auf ihrem Feld 15 steht.',
  'PU-MAKE-14': 'Zurück geht es nur gerade nach unten auf ein freies Feld, ohne Bonus.',
  'PU-MAKE-15': 'Für Technologie 2 zählt der eben ankommende Marker auf der Roverleiste schon mit.',
};
