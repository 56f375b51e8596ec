import type { basics as enBasics } from '../../en/rules/basics.ts';

export const basics: Record<keyof typeof enBasics, string> = {
  'PU-DEF-01': 'Planet Unknown ist für 1 bis 6 Personen. Spielst du allein, gelten die Regeln des Solomodus.',
  'PU-DEF-02':
    'Es gibt sechs Ressourcen und zu jeder die gleichnamige Gebietsart: Bevölkerung, Wasser, Biomasse, Rover, Technologie und Energie.',
  'PU-DEF-03':
    'Für Bevölkerung, Wasser, Biomasse, Rover und Technologie hast du je eine Leiste mit Marker. Energie hat beides nicht – sie bringt andere Marker voran.',
  'PU-DEF-04': 'Ein Feld ist ein einzelnes Quadrat auf deinem Planeten, einem Plättchen oder einem Bonusplättchen.',
  'PU-DEF-05':
    'Jedes Plättchen hat zwei Abschnitte. Ein Abschnitt zeigt nur eine Gebietsart und trägt ein Ressourcensymbol derselben Art.',
  'PU-DEF-06': 'Die zwei Abschnitte eines Plättchens haben nie dieselbe Gebietsart.',
  'PU-DEF-07': 'Ein Plättchen sieht von beiden Seiten gleich aus: Du kannst es drehen und auch wenden.',
  'PU-DEF-08': 'Ein Bonusplättchen ist ein einzelnes Biomassefeld ohne Ressourcen- und ohne Meteoritensymbol.',
  'PU-DEF-09':
    'Steht in einer Regel „Plättchen“, sind Bonusplättchen nur gemeint, wenn sie ausdrücklich genannt werden.',
  'PU-DEF-10':
    'Ein Gebiet ist alles von einer Gebietsart, was auf deinem Planeten Seite an Seite zusammenhängt. Über Eck verbindet nicht.',
  'PU-DEF-11': 'Schon ein einziges Feld eines Plättchens ist ein Gebiet.',
  'PU-DEF-12':
    'Bonusplättchen vergrößern ein Biomasse-Gebiet, das sie berühren. Liegen Bonusplättchen nur unter sich beisammen, bilden sie kein Gebiet.',
  'PU-DEF-13': 'Wie groß ein Gebiet ist, sagt die Zahl seiner Felder; Bonusplättchen darin zählen mit.',
  'PU-DEF-14':
    'Bonus heißt jedes Symbol einer Leiste außer Medaillen: Synergieschub, Roverbewegungen, Bevölkerungskarte, Bonusplättchen, Rover, Technologie und die festen Schritte bei Wormhole.',
  'PU-DEF-15':
    'Meilensteine sind besondere Boni: Bevölkerungskarten, Bonusplättchen der Biomasseleiste, Rover und Technologiestufen. Auch die Bonusplättchen zur Wahl auf der Biomasseleiste von Wormhole gehören dazu.',
  'PU-DEF-16':
    'Vorrücken heißt: Du ziehst den Marker auf seiner Leiste Feld für Feld nach oben. Cosmos, Oasis, Wormhole und Makeshift ziehen auf eigene Weise.',
  'PU-DEF-17': 'Zurückrücken heißt: Der Marker geht auf seiner Leiste nach unten. Einen Bonus bringt das nie.',
  'PU-DEF-18':
    'Einsammeln heißt: Rettungskapsel oder Meteorit wandern vom Planeten in den Wertungsbereich deines Konzerns – es sei denn, eine Regel nennt einen anderen Ort.',
  'PU-DEF-19': 'Was zerstört wird, verlässt das Spiel und kommt nicht wieder.',
  'PU-DEF-20':
    'Ein Randfeld hat nicht an allen vier Seiten ein Nachbarfeld. Auf Lacuna und Oblivion zählt nur der äußere Rand.',
  'PU-DEF-21': 'Links von dir sitzt, wer im Uhrzeigersinn folgt, rechts von dir, wer gegen den Uhrzeigersinn folgt.',
  'PU-DEF-22':
    'Einschränkungen durch Planeten, Ereignisse und Verbotszeichen hältst du ein, solange es geht. Würde allein so eine Einschränkung das Spiel beenden, gilt sie für dich nicht.',
  'PU-DEF-23': 'Dein zuletzt gelegtes Plättchen ist das neueste auf deinem Planeten. Ein Bonusplättchen ist es nie.',
  'PU-DEF-24': 'Was „Sofort“ sagt, führst du beim Erhalt aus. Was „Spielende“ sagt, wartet bis zum Schluss.',
  'PU-DEF-25': 'Alles mit dem Solosymbol kommt nur ins Spiel, wenn du allein spielst.',
  'PU-DEF-26':
    'Ein Marker kann vorrücken, solange er unter dem obersten Feld steht; der Rovermarker kann es immer. Bei Oasis und Makeshift muss auch das Zielfeld frei sein. Wählst du einen Marker zum Vorrücken, nimm einen, der es kann – falls es einen gibt.',
  'PU-DEF-27':
    'Was zuoberst liegt, bestimmt die Gebietsart eines Feldes. Ein unbebautes Feld hat keine – nur die Stromlinien von Petra sind eine Ausnahme.',
  'PU-DEF-28':
    'Liegt auf einem Feld ein Plättchen oder Bonusplättchen, ist es überdeckt, sonst leer. Am Spielende gilt für offene Stromlinien auf Petra eine eigene Regel.',

  'PU-DATA-01':
    'Alle sehen, wer wo sitzt, wer Kommandant ist, welche Runde und Phase läuft, welche Module im Spiel sind und ob das Ende schon ausgelöst wurde.',
  'PU-DATA-02':
    'Die Raumstation trägt außen und innen je sechs Stapel mit bis zu 12 Plättchen. Die Ringe bleiben zueinander fest; es dreht sich nur die ganze Station.',
  'PU-DATA-03':
    'Neben den vier Bevölkerungsstapeln liegen die nicht benutzten Karten jeder Stufe bereit. Nur wenige Ereignisse greifen auf sie zu.',
  'PU-DATA-04':
    'Auf dem Tisch liegen der Zielstapel, die Nachbarziele zwischen je zwei Personen und manchmal ein gemeinsames Ziel durch Jump Drive.',
  'PU-DATA-05':
    'Mit Ereignissen siehst du den verdeckten Ereignisstapel, die abgelegten Ereignisse und das aktuelle Ereignis samt seiner Einschränkung.',
  'PU-DATA-06':
    'Vor jeder Person liegen Planet und Konzern. Auf dem Planeten siehst du Plättchen, Bonusplättchen und alle sichtbaren Symbole; der Sektormarker zeigt den Platz an der Raumstation.',
  'PU-DATA-07':
    'Du siehst jederzeit, welche Rettungskapseln, Meteoriten und Rover auf einem Planeten sind, wie viele Rover noch beim Konzern warten und was eingesammelt wurde.',
  'PU-DATA-08':
    'Zum Bereich jeder Person gehören die fünf Marker, aufbewahrte Bonusplättchen, das zuletzt gelegte Plättchen, übrige Roverbewegungen dieser Runde, Bevölkerungskarten und Einzelziele.',
  'PU-DATA-09':
    'Das Spiel merkt sich, welche Fähigkeiten „einmal pro Runde“ und „einmal pro Spiel“ du genutzt hast und wie deine Rover zu Rundenbeginn standen.',
  'PU-DATA-10': 'Effekte, die du noch ausführen musst, warten in einer Liste. Du wählst, welcher als Nächstes kommt.',

  'PU-SETUP-01':
    'Die Raumstation hat sechs Sektoren. In jedem liegt innen ein Stapel kleiner und außen ein Stapel großer Plättchen.',
  'PU-SETUP-02': 'Es gibt 12 Stapel. Jeder enthält die 12 Plättchen einer Form und wird für sich gemischt.',
  'PU-SETUP-03': 'Die sechs kleinen Formen kommen in den inneren Ring, die sechs großen in den äußeren.',
  'PU-SETUP-04':
    'Welche Form in welchem Sektor liegt, ist frei – Hauptsache, jeder Sektor hat einen kleinen und einen großen Stapel. Eine Standardanordnung ist vorgegeben.',
  'PU-SETUP-05':
    'Vor dem Spiel wird der innere Ring zufällig gegen den äußeren verdreht. So bleibt er die ganze Partie.',
  'PU-SETUP-06': 'Von jedem Stapel siehst du nur das oberste Plättchen.',
  'PU-SETUP-07':
    'Du bekommst einen Planeten, einen Konzern, zwei Sektormarker deiner Farbe und fünf Ressourcenmarker: schwarz für Bevölkerung, blau für Wasser, grün für Biomasse, rot für Rover, weiß für Technologie.',
  'PU-SETUP-08': 'Du entscheidest selbst, ob du die Standard- oder die Spezialseite deines Planeten nutzt.',
  'PU-SETUP-09': 'Auch bei deinem Konzern wählst du frei zwischen Standard- und Spezialseite.',
  'PU-SETUP-10': 'Standardseiten haben Schwierigkeit 1, Spezialseiten liegen zwischen 1 und 4.',
  'PU-SETUP-11':
    'Alle Standardseiten sind gleich: der Planet KSB-4156 und der Konzern Universal Coalition. Jede Spezialseite gibt es nur einmal, du teilst sie also mit niemandem.',
  'PU-SETUP-12': 'In der ersten Partie spielen am besten alle mit beiden Standardseiten.',
  'PU-SETUP-13': 'Deine fünf Marker beginnen auf Feld 0.',
  'PU-SETUP-14': 'Zu Beginn steht auf jedem der sechs markierten Plätze deines Planeten eine Rettungskapsel.',
  'PU-SETUP-15':
    'Du beginnst mit so vielen Rovern, wie dein Konzern zeigt. Sie warten dort – auf dem Planeten steht noch keiner.',
  'PU-SETUP-16':
    'Ein Sektormarker liegt auf deinem Konzern und zeigt deine Farbe. Der andere weist an der Raumstation auf genau einen Sektor.',
  'PU-SETUP-17':
    'Die Sektormarker stehen in Sitzreihenfolge um die Raumstation, so gleichmäßig verteilt, wie es die Personenzahl zulässt.',
  'PU-SETUP-18':
    'In jeden der vier Bevölkerungsstapel kommt zufällig eine Karte mehr, als Personen mitspielen. Die restlichen bleiben aus dem Spiel.',
  'PU-SETUP-19': 'Meteoriten und Bonusplättchen kommen aus einem gemeinsamen Vorrat, der nie ausgeht.',
  'PU-SETUP-20':
    'Die 28 Zielkarten werden gemischt. Auf einer Seite steht ein Nachbarziel, auf der anderen ein Einzelziel.',
  'PU-SETUP-21': 'Ab drei Personen liegt zwischen je zwei Sitznachbarn genau ein Nachbarziel.',
  'PU-SETUP-22': 'Zu zweit liegen drei Nachbarziele zwischen euch.',
  'PU-SETUP-23': 'Allein ziehst du vier Einzelziele und behältst drei.',
  'PU-SETUP-24': 'Das Los bestimmt, wer als Erstes Kommandant ist und den Kommandomarker bekommt.',
  'PU-SETUP-25': 'Wie die Raumstation am Anfang steht, ist Zufall.',
  'PU-SETUP-26': 'Du erhältst zufällig einen Planeten und einen Konzern. Bei beiden wählst du dann die Seite.',
  'PU-SETUP-27':
    'Alle wählen ihre Seiten gleichzeitig und geheim, noch bevor Ziele, Bevölkerungskarten und Ereignisse bekannt sind. Danach wird aufgedeckt.',
  'PU-SETUP-28':
    'Module und Varianten stehen vor der Partie fest und lassen sich kombinieren. Solo gehören Ereignisse immer dazu; die Zweiervariante geht nur zu zweit.',
  'PU-SETUP-29':
    'Aufgebaut wird in dieser Folge: Raumstation, Ringstellung und Drehung, Plätze und Kommandant, Tafeln, Bevölkerungsstapel, Einzelziele, Nachbarziele, Ereignisse.',
  'PU-SETUP-30':
    'Mit den Deluxe-Tafeln kommen die Spezialseiten aus 12 Planeten und 8 Konzernen. Keine wird doppelt vergeben.',

  'PU-INFO-01':
    'Offen ist alles auf Planeten, Leisten und Konzernen, dazu ausgeführte Sofort-Karten, Nachbarziele, die obersten Plättchen und die Höhe aller Stapel.',
  'PU-INFO-02':
    'Niemand kennt die Plättchen unter den obersten, die unbenutzten Bevölkerungskarten oder die Reihenfolge von Zielen und Ereignissen.',
  'PU-INFO-03':
    'Deine Bevölkerungskarten für das Spielende bleiben bis zum Schluss geheim. Wie viele es sind, sehen alle.',
  'PU-INFO-04': 'Dein behaltenes Einzelziel bleibt bis zum Spielende geheim; die abgelegte Karte zeigst du nie.',
  'PU-INFO-05':
    'Nur du siehst den Stapel durch, aus dem du eine Bevölkerungskarte nimmst. Die anderen sehen, dass du eine nimmst – und nur bei einer Sofort-Karte, welche.',
  'PU-INFO-06':
    'Du darfst Plättchen auf deinem Planeten beliebig lange ausprobieren. Das nächste eines Stapels erscheint erst, wenn alle die Plättchenphase beendet haben.',
  'PU-INFO-07':
    'In der Plättchenphase spielen alle gleichzeitig. Du wählst, legst und wertest aus, ohne andere zu beeinflussen.',
  'PU-INFO-08':
    'Der Zufall bestimmt Plättchenstapel, Startstellung der Station, Bevölkerungskarten, Ziele und Ereignisse im Spiel, den ersten Kommandanten und wenige später zufällig gezogene Karten.',
  'PU-INFO-09': 'Was du in einer gleichzeitigen Phase entscheidest, sehen die anderen erst, wenn alle bestätigt haben.',
  'PU-INFO-10':
    'Du siehst das aktuelle Ereignis, alle abgelegten, die Zahl der restlichen und aus wie vielen Karten jeder Farbe der Stapel besteht.',
  'PU-INFO-11':
    'Die mit Technologie F gezogenen Ziele sieht nur, wer Jump Drive spielt. Das gewählte wird gleich gezeigt, die anderen bleiben verdeckt.',
  'PU-INFO-12':
    'Fügt ein Ereignis zufällige Bevölkerungskarten hinzu oder entfernt welche, sieht niemand, welche es sind.',
};
