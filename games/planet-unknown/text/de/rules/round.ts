import type { round as enRound } from '../../en/rules/round.ts';

export const round: Record<keyof typeof enRound, string> = {
  'PU-ROUND-01':
    'Ihr spielt Runde um Runde, bis das Ende ausgelöst wird. Die Runde, in der das geschieht, wird immer fertig gespielt.',
  'PU-ROUND-02': 'Jede Runde beginnt damit, dass der Kommandant die Raumstation dreht.',
  'PU-ROUND-03': 'Mit Ereignissen wird nach dem Drehen das oberste Ereignis aufgedeckt und ausgeführt.',
  'PU-ROUND-04':
    'In der Plättchenphase nehmt ihr alle zugleich eines der zwei obersten Plättchen eures Sektors, legt es und führt alles aus, was daraus folgt.',
  'PU-ROUND-05':
    'Verdiente Bevölkerungskarten nehmt ihr nacheinander – der Kommandant zuerst, dann weiter im Uhrzeigersinn.',
  'PU-ROUND-06':
    'Am Ende der Runde folgen entweder die Schlussschritte, oder der Kommandomarker geht nach links und eine neue Runde beginnt.',
  'PU-ROUND-07':
    'Ganz zu Beginn der Runde stehen deine Fähigkeiten „einmal pro Runde“ wieder bereit, und es wird festgehalten, wie deine Rover stehen.',
  'PU-ROUND-08': 'Mit der Runde verfallen übrige Roverbewegungen und alle Ereigniseffekte, die nur für sie galten.',
  'PU-ROUND-09':
    'Das Schloss auf einem Sektormarker zeigt nur, dass jemand fertig ist. Auf das Spiel wirkt es sich nicht aus.',
  'PU-ROUND-10':
    'Rover bewegen und Fähigkeiten nutzen kannst du nur, wenn du am Zug bist: bei deinem Ereignis, in deiner Plättchenphase, bei deinen Bevölkerungskarten und in den Schlussschritten.',
  'PU-ROUND-11': 'Du kannst nicht abschließen, solange noch ein möglicher Pflichteffekt auf dich wartet.',
  'PU-ROUND-12':
    'Roverbewegungen behältst du innerhalb der Runde von einem deiner Züge zum nächsten. Nach dem letzten verfällt der Rest.',
  'PU-ROUND-13':
    'In der Kartenphase bist du nur dran, wenn du in der Plättchenphase einen Bevölkerungsmeilenstein erreicht hast. Sonst endet deine Runde mit der Plättchenphase.',

  'PU-ROT-01':
    'Als Kommandant drehst du die Raumstation, so weit du willst, auch eine ganze Umdrehung. Danach weist jeder Sektormarker auf einen Sektor.',
  'PU-ROT-02':
    'Dein Sektor besteht aus dem äußeren Stapel vor deinem Marker und dem inneren Stapel, der daneben liegt.',
  'PU-ROT-03':
    'Dreht sich die Station um einen Sektor im Uhrzeigersinn, hast du den Sektor vor dir, der vorher gegen den Uhrzeigersinn neben deinem lag.',
  'PU-ROT-04':
    'Als Kommandant darfst du die Station so drehen, dass du oder andere nichts legen können. Das beendet das Spiel – und ist erlaubt.',
  'PU-ROT-05': 'Mit der Drehung ändern sich die Sektoren von allen, nicht nur der des Kommandanten.',
  'PU-ROT-06': 'Der Kommandant entscheidet offen und bevor das Ereignis der Runde bekannt ist.',

  'PU-PICK-01': 'In jeder Runde nimmst du genau eines der obersten Plättchen deines Sektors.',
  'PU-PICK-02': 'Ist ein Stapel deines Sektors leer, nimmst du das oberste Plättchen des anderen.',
  'PU-PICK-03': 'Passt wenigstens eines der angebotenen Plättchen, musst du ein passendes nehmen und legen.',
  'PU-PICK-04': 'Das andere Plättchen bleibt oben auf seinem Stapel liegen.',
  'PU-PICK-05':
    'Ist dein Sektor zu Beginn der Plättchenphase schon leer, nimmst du keines. Das Spiel endet nach dieser Runde ohnehin.',

  'PU-PLACE-01': 'Dein erstes Plättchen muss mindestens ein Feld am Rand deines Planeten überdecken.',
  'PU-PLACE-02':
    'Jedes weitere Plättchen muss Seite an Seite an etwas grenzen, das schon auf deinem Planeten liegt. Eine Ecke genügt nicht.',
  'PU-PLACE-03': 'Auf ein anderes Plättchen oder ein Bonusplättchen kannst du kein Plättchen legen.',
  'PU-PLACE-04': 'Kein Teil eines Plättchens darf über die Felder deines Planeten hinausragen.',
  'PU-PLACE-05': 'Plättchen liegen gerade im Raster. Du darfst sie in Vierteldrehungen drehen und umdrehen.',
  'PU-PLACE-06': 'Benachbarte Plättchen müssen in der Gebietsart nicht zusammenpassen.',
  'PU-PLACE-07':
    'Land und Eis darfst du beliebig überdecken, solange weder dein Planet noch ein Ereignis etwas anderes sagt.',
  'PU-PLACE-08': 'Eine Rettungskapsel unter einem Plättchen oder Bonusplättchen ist zerstört und bringt nichts mehr.',
  'PU-PLACE-09': 'Ein Rover unter einem Plättchen oder Bonusplättchen ist zerstört.',
  'PU-PLACE-10': 'Was einmal liegt, bleibt liegen: Plättchen werden nicht mehr verschoben oder entfernt.',
  'PU-PLACE-11': 'Du darfst auch an ein Bonusplättchen anlegen: Es zählt als überdecktes Feld.',
  'PU-PLACE-12':
    'Passt keines der angebotenen Plättchen auf deinen Planeten, nimmst du trotzdem eines und nutzt seine Ressourcen, legst es aber nicht.',
  'PU-PLACE-13':
    'Liegt schon ein Bonusplättchen, muss dein erstes Plättchen trotzdem an den Rand. Das Bonusplättchen braucht es nicht zu berühren.',
  'PU-PLACE-14': 'Wo du legen darfst, richtet sich nach den Technologien, die du in diesem Moment hast.',

  'PU-METEOR-01':
    'Zeigt dein Plättchen ein Meteoritensymbol, legst du gleich einen Meteoriten darauf – noch vor allen Markern.',
  'PU-METEOR-02': 'Reihen und Spalten, in denen bei der Wertung noch ein Meteorit liegt, bringen keine Medaillen.',
  'PU-METEOR-03':
    'Auf den kleinsten Plättchen liegt der Meteorit auf einem Ressourcensymbol. Das Symbol zählt trotzdem.',
  'PU-METEOR-04': 'Trifft ein Meteorit durch ein Ereignis einen Rover, ist der Rover zerstört.',
  'PU-METEOR-05':
    'Die Hälfte der 144 Plättchen trägt ein Meteoritensymbol: Jedes Paar von Gebietsarten gibt es in jeder Form einmal mit und einmal ohne.',
  'PU-METEOR-06':
    'Ist der Meteorit weg, bleibt das Symbol auf dem Plättchen. Ereignisse können dort einen neuen bringen, außer ein Bonusplättchen verdeckt es.',

  'PU-RES-01':
    'Nach dem Legen rückt für jede der zwei Ressourcen der Marker 1 Feld vor. Wie groß ein Abschnitt ist, spielt keine Rolle.',
  'PU-RES-02': 'Du bestimmst, welche der zwei Ressourcen zuerst kommt.',
  'PU-RES-03':
    'Wasser braucht ein Wasserfeld auf Eis, Energie bewegt einen anderen Marker. Alle übrigen rücken immer vor; nur Biomasse bei Wormhole hat eine Bedingung.',
  'PU-RES-04':
    'Was du unterwegs erhältst, kommt zu deinen offenen Effekten. Führe sie in beliebiger Folge aus, einen nach dem anderen; nur Roverbewegungen dürfen dazwischen.',
  'PU-RES-05':
    'Eine neue Technologie hilft dir gleich bei allem, was noch aussteht – außer sie wirkt nur am Rundenanfang.',
  'PU-RES-06': 'Kannst du einen Bonus nicht oder nur teilweise nutzen, verfällt der unmögliche Teil.',
  'PU-RES-07':
    'Die Reihenfolge: Plättchen wählen, legen, überdeckte Rettungskapseln und Rover entfernen, Meteorit legen, dann beide Ressourcen und alles Weitere.',
  'PU-RES-08':
    'Die Schritte für die Ressourcen deines Plättchens sind Pflicht, wenn sie möglich sind; nur die Reihenfolge ist frei. Auf den Schritt durch Energie darfst du verzichten.',
  'PU-RES-09':
    'Technologien und Roverbewegungen hast du sofort. Synergieschübe, Bonusplättchen, Rover und Ähnliches warten auf dich; Bevölkerungskarten folgen in der Kartenphase.',
  'PU-RES-10': 'Was ein offener Effekt dir bietet, zeigt sich erst beim Ausführen, nicht schon beim Erhalt.',
  'PU-RES-11':
    'Zusätzliche Roverbewegungen durch Technologien zählen in dem Moment, in dem dein Marker das Feld erreicht.',

  'PU-TRACK-01': 'Du erhältst jeden Bonus, den dein Marker beim Vorrücken erreicht oder hinter sich lässt.',
  'PU-TRACK-02': 'Medaillen auf den Leisten zählen erst am Spielende.',
  'PU-TRACK-03': 'Zeigt ein Feld mehrere Boni, bekommst du alle.',
  'PU-TRACK-04':
    'Ein Marker auf dem obersten Feld geht nicht weiter, der Schritt verfällt. Nur der Rovermarker bringt dort noch Bewegungen.',
  'PU-TRACK-05':
    'Mit einem Synergieschub rückt ein beliebiger deiner fünf Marker 1 Feld vor – auch der, der ihn verdient hat.',
  'PU-TRACK-06': 'Ein Synergieschub kann weitere Boni bringen und diese wieder neue. Eine Grenze gibt es nicht.',
  'PU-TRACK-07': 'Nutzt du einen Synergieschub für Wasser, brauchst du kein Eis.',
  'PU-TRACK-08': 'Von Feld 0 aus kann ein Marker nicht weiter zurück.',
  'PU-TRACK-09':
    'Rückt ein Marker zurück, behältst du seine Boni. Erreicht er das Feld erneut, bekommst du den Bonus noch einmal.',
  'PU-TRACK-10':
    'Einen Synergieschub musst du nutzen, wenn irgendein Marker vorrücken kann; welcher, ist deine Wahl. Ein Rovermarker ganz oben zählt als möglich.',
  'PU-TRACK-11':
    'Mehrere Felder sind mehrere Einzelschritte desselben Markers; unmögliche verfallen. Ein Rovermarker ganz oben bringt für jeden übrigen Schritt seine Bewegungen.',
  'PU-TRACK-12':
    'Leisten enden auf Feld 15. Biomasse bei Wormhole endet mit der fünften Stufe, Wasser bei Oasis am Ende des langen Pfads; bei Makeshift zählt jeder Marker auf Feld 15.',
};
