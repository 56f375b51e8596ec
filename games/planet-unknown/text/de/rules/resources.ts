import type { resources as enResources } from '../../en/rules/resources.ts';

export const resources: Record<keyof typeof enResources, string> = {
  'PU-CIV-01':
    'Erreicht oder überschreitet dein Bevölkerungsmarker einen Meilenstein, steht dir eine Karte aus dem Stapel dieser Stufe zu.',
  'PU-CIV-02':
    'Du siehst den ganzen Stapel dieser Stufe durch, behältst eine Karte und legst die anderen verdeckt zurück.',
  'PU-CIV-03':
    'Karten aus der Plättchenphase werden danach genommen, der Kommandant zuerst, dann im Uhrzeigersinn. Jede Person nimmt erst alle ihre Karten, dann folgt die nächste.',
  'PU-CIV-04':
    'Eine Sofort-Karte zeigst du vor und führst sie gleich aus. Danach liegt sie ohne weitere Wirkung bei dir.',
  'PU-CIV-05': 'Eine Karte für das Spielende bleibt verdeckt und geheim bei dir, bis die Partie vorbei ist.',
  'PU-CIV-06':
    'Ist der Stapel dieser Stufe leer, gibt es keine Karte. Nur mit Technologie 2 von Republic bekommst du vielleicht noch eine der nächsten Stufe angeboten.',
  'PU-CIV-07':
    'Bringt dich eine Bevölkerungskarte zum nächsten Meilenstein, nimmst du auch diese Karte noch, bevor die nächste Person dran ist.',
  'PU-CIV-08': 'Stehen dir mehrere Bevölkerungskarten zu, nimmst du sie einzeln in der Reihenfolge, die dir gefällt.',
  'PU-CIV-09':
    'Lässt eine Karte mehrere verschiedene Marker vorrücken, wähle so viele, die es können. Sind es zu wenige, rücken nur diese vor.',
  'PU-CIV-10':
    'Rückt eine Karte einen Marker zweimal vor, geht derselbe Marker 2 Felder hinauf und erhält alle Boni unterwegs.',
  'PU-CIV-11':
    'Zusatzplättchen ohne Ressourcen: Nimm ein oberstes Plättchen deines Sektors und lege es nach den Regeln. Sein Meteoritensymbol gilt, die zwei Ressourcen nicht.',
  'PU-CIV-12':
    'Zusatzplättchen mit Ressourcen: Nimm ein oberstes Plättchen deines Sektors, lege es und werte es vollständig aus wie dein reguläres.',
  'PU-CIV-13':
    'Zusatzplättchen kommen aus dem Sektor, der gerade vor dir liegt, mit schon aufgedeckten neuen Plättchen. Passt keines, nimmst du keines und der Effekt verfällt.',
  'PU-CIV-14':
    'Ein Zusatzplättchen ist nun dein zuletzt gelegtes. War es das letzte deines Sektors, löst es das Spielende aus.',
  'PU-CIV-15': 'Zwei Rettungskapseln: Sammle 2 beliebige von deinem Planeten ein – oder so viele, wie noch da sind.',
  'PU-CIV-16':
    'Rover versetzen: Stelle einen deiner Rover auf ein beliebiges Feld ohne Rover; er sammelt ein, was dort liegt, und braucht keine Bewegung. Du darfst verzichten. Ohne Rover auf dem Planeten bewirkt die Karte nichts.',
  'PU-CIV-17':
    'Landezone: Wähle eine beliebige Reihe oder Spalte deines Planeten, auch eine ohne Meteoriten, und zerstöre dort alle Meteoriten.',
  'PU-CIV-18':
    'Meteoritenabwehr: Zerstöre bis zu 3 Meteoriten deiner Wahl auf deinem Planeten; du darfst weniger oder gar keinen zerstören.',
  'PU-CIV-19':
    'Alle Marker auf Feld 5: Jeder Marker darunter steigt bis dorthin (weiter nur, wenn er Feld 5 überspringt); die Reihenfolge bestimmst du. Du erhältst unterwegs alle Boni außer Synergieschüben.',
  'PU-CIV-20':
    'Vier Roverbewegungen: Du erhältst genau 4. Technologien, die deine Roverleiste verbessern, erhöhen sie nicht.',
  'PU-CIV-21':
    'Karten mit Bonusplättchen bringen 1, 2 oder 3 davon. Über jedes entscheidest du einzeln: legen oder, falls erlaubt, aufbewahren.',
  'PU-CIV-22':
    'Meteoritenvertrag: Jede dieser Karten macht je 3 eingesammelte Meteoriten um 1 Medaille wertvoller – mit einer also 2, mit zweien 3 und so weiter.',
  'PU-CIV-23':
    'Deine Meteoriten wertest du nur einmal. Mehrere Meteoritenverträge erhöhen ihren Wert, sie werten nicht noch einmal.',
  'PU-CIV-24': 'Handelsvertrag: Für 1, 2, 3 oder 4 dieser Karten bekommst du zusammen 1, 3, 6 oder 10 Medaillen.',
  'PU-CIV-25': 'Wertvolle Rettungskapseln: Jede Kapsel in deinem Wertungsbereich zählt 2 Medaillen statt 1.',
  'PU-CIV-26': 'Medaillen für Bonusplättchen: Jedes auf deinem Planeten bringt dir 1 Medaille.',
  'PU-CIV-27':
    'Glücksspielabgabe: 2 Medaillen. In den Schlussschritten rückt außerdem ein beliebiger Marker 1 Feld vor, mit Boni.',
  'PU-CIV-28':
    'Planetenlotterie: 3 Medaillen. In den Schlussschritten rückt außerdem ein beliebiger Marker 1 Feld vor, mit Boni.',
  'PU-CIV-29': 'Drei Rettungskapseln: Sammle 3 beliebige von deinem Planeten ein – oder so viele, wie noch da sind.',
  'PU-CIV-30':
    'Reine Medaillenkarten bringen am Ende die aufgedruckten Medaillen: 1 oder 2 auf Stufe 1 und 2, 2 oder 3 auf Stufe 3 und 4 auf Stufe 4.',
  'PU-CIV-31':
    'Ist noch eine Karte im Stapel, musst du eine nehmen. Du darfst auch eine wählen, die du nicht nutzen kannst; ihr Effekt verfällt dann.',
  'PU-CIV-32': 'Nach jedem Zusatzplättchen wird das nächste desselben Stapels sofort aufgedeckt.',
  'PU-CIV-33':
    'Schritte durch Bevölkerungskarten sind keine Synergieschübe. Regeln zu Synergieschüben gelten für sie nicht.',
  'PU-CIV-34':
    'Bei Zusatzplättchen bleiben alle Einschränkungen bestehen, denn das Spiel endet nicht, wenn keines passt. Der Karteneffekt verfällt einfach.',

  'PU-WATER-01':
    'Ein Wasserplättchen bringt deinen Wassermarker nur voran, wenn wenigstens eines seiner Wasserfelder auf Eis liegt.',
  'PU-WATER-02': 'Es genügt irgendein Wasserfeld des Plättchens, auch eines ohne Symbol.',
  'PU-WATER-03': 'Liegt nur die andere Hälfte deines Plättchens auf Eis, rückt Wasser nicht vor.',
  'PU-WATER-04': 'Du darfst ein Wasserplättchen auch abseits vom Eis legen. Dann entfällt nur der Schritt für Wasser.',
  'PU-WATER-05': 'Egal wie viele Eisfelder du überdeckst: Wasser rückt nur 1 Feld vor.',
  'PU-WATER-06': 'Die Wasserleiste bietet Medaillen und Synergieschübe, aber keine Meilensteine.',

  'PU-BIO-01':
    'Ein Biomasse-Meilenstein bringt dir ein Bonusplättchen. Lege es gleich nach den Legeregeln auf deinen Planeten.',
  'PU-BIO-02': 'Ein Bonusplättchen hat kein Symbol; dein Biomassemarker rückt dafür nicht vor.',
  'PU-BIO-03': 'Ein Bonusplättchen füllt sein Feld und hilft so, Reihen und Spalten zu schließen.',
  'PU-BIO-04':
    'Du darfst ein Bonusplättchen auf eine Rettungskapsel oder einen Rover legen. Das zerstört sie oder ihn.',
  'PU-BIO-05':
    'Gibt es kein Feld für dein Bonusplättchen, verfällt es – außer du kannst es dank einer Technologie aufbewahren oder umwandeln.',
  'PU-BIO-06': 'Für später behalten kannst du ein Bonusplättchen nur mit einer Technologie, die das erlaubt.',
  'PU-BIO-07':
    'Ein Bonusplättchen vor deinem ersten Plättchen muss an den Rand deines Planeten. Auf Charybdis gehört es in die Mitte.',
  'PU-BIO-08': 'Ein Bonusplättchen wird nie zu deinem zuletzt gelegten Plättchen.',
  'PU-BIO-09': 'Eis mit einem Bonusplättchen zu überdecken, bringt dir nichts.',
  'PU-BIO-10':
    'Solange es ein Feld gibt, musst du ein Bonusplättchen legen; Auswege bieten nur Technologien. Mehrere legst du einzeln nacheinander.',
  'PU-BIO-11':
    'Ein Bonusplättchen braucht ein leeres Feld im Raster neben einem überdeckten und darf nicht auf Arashis Ring. Andere Einschränkungen von Planeten und Ereignissen gelten nicht; zwei Technologien von Wormhole erlauben mehr.',

  'PU-ROVER-01':
    'Bei einem Rover-Meilenstein stellst du einen Rover vom Konzern auf ein Feld deines zuletzt gelegten Plättchens, auf dem noch keiner steht.',
  'PU-ROVER-02':
    'Ganz gleich, woher der Rover kommt und was das Plättchen zeigt: Er startet auf deinem zuletzt gelegten.',
  'PU-ROVER-03': 'Stellst du einen Rover auf einen Meteoriten, sammelt er ihn gleich ein.',
  'PU-ROVER-04': 'Hat dein Konzern keinen Rover mehr, bringt der Meilenstein nichts.',
  'PU-ROVER-05': 'Zerstörte Rover sind verloren. Mehr, als dein Konzern stellt, hast du nie.',
  'PU-ROVER-06':
    'Solange du noch kein Plättchen gelegt hast, fehlt deinem Rover der Startplatz: Er bleibt beim Konzern.',
  'PU-ROVER-07': 'Erreicht oder überschreitet dein Rovermarker eine Zahl, erhältst du so viele Roverbewegungen.',
  'PU-ROVER-08':
    'Mit einer Bewegung fährt ein Rover auf das nächste Feld oben, unten, links oder rechts, ob frei oder überdeckt. Auch zurück darf er.',
  'PU-ROVER-09': 'Verteile deine Roverbewegungen auf deine Rover, wie du magst.',
  'PU-ROVER-10':
    'Roverbewegungen sammelst du und nutzt sie in dieser Runde, wann immer du dran bist, auch zwischen anderen Effekten. Der Rest verfällt am Rundenende.',
  'PU-ROVER-11':
    'Soll dein Rovermarker ganz oben noch vorrücken, bleibt er liegen und bringt dir die Bewegungen über der Leiste: 4 bei Universal Coalition, 5 bei Horizon Group, sonst 3.',
  'PU-ROVER-12':
    'Auf ein Feld passt nur ein Rover. Er kann auf einem anderen weder halten noch durch ihn hindurchfahren.',
  'PU-ROVER-13':
    'Ein Rover sammelt jede Rettungskapsel und jeden Meteoriten auf seinem Weg ein, auch wenn er weiterfährt.',
  'PU-ROVER-14': 'Du musst Roverbewegungen nie nutzen.',
  'PU-ROVER-15': 'Es kann passieren, dass du alle Rover verlierst.',
  'PU-ROVER-16': 'Ein Rover bleibt auf den Feldern deines Planeten.',
  'PU-ROVER-17':
    'Ein teleportierter Rover springt, ohne die Felder dazwischen zu berühren. Er sammelt nur am Ziel ein.',
  'PU-ROVER-18':
    'Stehen auf deinem zuletzt gelegten Plättchen überall Rover, kommt der neue nicht aufs Feld und wartet beim Konzern.',
  'PU-ROVER-19':
    'Teleportieren kannst du einen Rover nur auf ein anderes Feld deines Planeten, auf dem kein Rover steht.',

  'PU-TECH-01': 'Ein Technologie-Meilenstein schaltet die Technologie dieser Stufe bei deinem Konzern frei.',
  'PU-TECH-02':
    'Technologien sammeln sich an: Dir gehört jede Stufe, die dein Technologiemarker erreicht hat. Cosmos, Jump Drive, Flux und Makeshift machen das anders.',
  'PU-TECH-03':
    'Fällt dein Technologiemarker unter einen Meilenstein, fehlt dir diese Technologie, bis du ihn wieder erreichst.',
  'PU-TECH-04':
    '„Einmal pro Runde“ gilt in jeder Runde neu. „Einmal pro Spiel“ gilt nur ein einziges Mal, auch wenn du die Technologie erneut freischaltest.',
  'PU-TECH-05': 'Freiwillige Technologien darfst du nutzen, musst es aber nicht.',

  'PU-ENERGY-01':
    'Mit einem Energieplättchen darfst du einen Marker 1 Feld vorrücken: den der anderen Ressource des Plättchens oder eines Gebiets neben dem Energie-Gebiet.',
  'PU-ENERGY-02': 'Energie darf die andere Ressource desselben Plättchens voranbringen.',
  'PU-ENERGY-03':
    'Energie darf die Ressource eines Gebiets voranbringen, das an das Energie-Gebiet mit deinem neuen Symbol stößt. Damit verbundene ältere Energiefelder zählen mit.',
  'PU-ENERGY-04':
    'Ein Gebiet, das nicht Seite an Seite mit dem Energie-Gebiet liegt, kannst du nicht wählen – auch wenn es den Rest deines Plättchens berührt.',
  'PU-ENERGY-05': 'Wählst du mit Energie Wasser, brauchst du kein Eis.',
  'PU-ENERGY-06': 'Mit Energie gewähltes Wasser rückt 1 Feld vor, auch mit Technologie 4 von Universal Coalition.',
  'PU-ENERGY-07': 'Bonusplättchen ohne Biomasse-Gebiet erlauben es dir nicht, mit Energie Biomasse zu wählen.',
  'PU-ENERGY-08':
    'Du darfst mit Energie auch die andere Ressource des Plättchens wählen, zusätzlich zu ihrem eigenen Schritt.',
  'PU-ENERGY-09': 'Auf den Schritt durch Energie darfst du verzichten.',
  'PU-ENERGY-10': 'Mit Energie wählst du einen Marker, der vorrücken kann. Gibt es keinen, verfällt der Schritt.',
  'PU-ENERGY-11':
    'Welche Gebiete das Energie-Gebiet berühren, zählt beim Nutzen der Energie. Vorher gelegte Bonusplättchen wirken also mit.',
};
