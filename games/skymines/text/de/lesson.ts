import type { Said } from '@orrery/board';
import type { SkyLessonText } from '../en/lesson.ts';

/** The same said to a mouse and to a finger. */
const by = (say: (press: string) => string): Said => ({ press: say('Klicke auf'), tap: say('Tippe auf') });

export const text: SkyLessonText = {
  about:
    'Karten planen, Anteile erwerben, Unternehmen groß machen: drei Runden an der Hand, dann eine Partie gegen Luna.',
  names: ['Nova', 'Ada'],
  chapters: {
    goal: 'Was gewinnt',
    plan: 'Einen Plan legen',
    resources: 'Kaufen und steigen',
    rest: 'Ruhen und zurücknehmen',
    markers: 'Marker und Mehrheiten',
    expand: 'Energie breitet aus',
    science: 'Forscher und Upload',
    helium: 'Chemikerin und Helium',
    score: 'Was am Ende zählt',
    first: 'Deine erste Partie',
  },
  steps: {
    welcome:
      'Vier Unternehmen graben auf dem Mond: Skymine, Minerva, Astrogo und Tawac. Keines gehört dir. Du bist Nova, der Kreis, und steckst dein Geld, wohin du willst. Wer nach sieben Runden am reichsten ist, gewinnt.',
    shares:
      'Jedes Unternehmen hat eine Leiste. Die letzte Zahl, die dein Marker erreicht hat, sagt, wie viele Anteile du hältst. Dein Startplättchen hat dich auf Feld 3 von Skymine gebracht, und dort steht eine 1: dein erster Anteil.',
    value:
      'Die große Zahl in einer Station ist der Wert eines Anteils. Am Anfang stehen die Stationen voller Außenposten. Jeder, der zum Mond aufbricht, gibt ein Feld frei, und die meisten Felder zeigen eine Münze. Noch ist niemand aufgebrochen, darum ist jedes Unternehmen 0 wert.',
    product:
      'Am Ende zahlt dir jedes Unternehmen Anteile mal Wert. Du willst also zweierlei: auf den Leisten steigen und die richtigen Unternehmen wachsen sehen. Münzen, Helium und Forschung kommen dazu. „Wäre jetzt Schluss“ in deinem Labor rechnet jederzeit alles zusammen.',
    planIntro:
      'Eine Runde beginnt mit der Planung, für alle gleichzeitig. Du legst Karten verdeckt an deine Aktions-Slots, und nur diese Karten können in dieser Runde etwas tun. B, C und D stehen dir offen; A kommt mit 8 Helium dazu, E auf Screen 5.',
    layFirst: {
      press: 'Klicke auf die graue Titankarte mit 2 Einheiten auf deiner Hand, dann auf Slot B.',
      tap: 'Tippe auf die graue Titankarte mit 2 Einheiten auf deiner Hand, dann auf Slot B. Der erste Tipp zeigt dir, was geschähe; mit dem zweiten auf dieselbe Stelle geschieht es.',
    },
    laySecond: by(
      (press) =>
        `Karten einer Sorte sind zusammen stark. ${press} die Titankarte mit 1 Einheit und lege sie an Slot C. Was eine Karte tut, hängt nicht vom Buchstaben ab.`,
    ),
    layThird: by((press) => `Nun die dritte. ${press} die grüne Mineralienkarte mit 2 Einheiten, dann auf Slot D.`),
    handIn: by(
      (press) =>
        `Bisher hat niemand deine Planung gesehen, und niemand muss auf andere warten. ${press} „Planung abgeben“.`,
    ),
    revealed:
      'Ist die letzte Planung abgegeben, werden alle zugleich aufgedeckt. Ada, das Dreieck, hat Titan und Energie gelegt. Luna, die Raute, ist die Automatik dieses Spiels: Sie legt ihre eigenen Karten und wird nie etwas gefragt.',
    turns:
      'Jetzt kommen die Aktionen. Du hast den Startmarker und beginnst. Ein Zug ist eine einzige Aktion; dann ist die nächste Person dran, immer reihum, bis alle ausgestiegen sind.',
    useTitanium: by(
      (press) => `Rohstoffkarten einer Sorte wirken zusammen. ${press} beide Titankarten: Das sind 3 Einheiten.`,
    ),
    acquire: by(
      (press) =>
        `Mit den Einheiten darfst du eine Karte der Auslage bezahlen. Der Preis steht in ihrer Ecke; die beiden linken Spalten kosten 1 oder 2 mehr. ${press} die grüne Chemikerin für 3. Sie kommt auf deine Hand und lässt sich ab der nächsten Runde planen.`,
    ),
    neighbour:
      'Sieh dir Minerva an: Ada hat Energie eingesetzt, drei Außenposten haben die Station verlassen, und ein Anteil ist jetzt 3 wert. Ada hält einen. Du musst ein Unternehmen nicht selbst ausbauen, um daran zu verdienen.',
    useMinerals: by((press) => `${press} deine Mineralien: 2 Einheiten.`),
    buyNothing: by(
      (press) =>
        `Kaufe diesmal nichts. ${press} „Nichts erwerben“: Alle Einheiten, die keine Karte bezahlen, bewegen deine Marker.`,
    ),
    climb: by((press) => `Eine Einheit ist ein Feld, auf welcher Leiste du willst. ${press} die Leiste von Minerva.`),
    firstShare: by((press) => `${press} dieselbe Leiste noch einmal: Auf Feld 2 liegt der erste Anteil.`),
    climbed:
      'Ein Anteil mal 3: drei Münzen am Ende, und mehr, wenn Minerva weiter wächst. Auf den Leisten gibt es Schwellen, die hellen Linien mit I und II: Sie bringen Münzen und einen Bonus. Und es gibt Pflichteinzahlungen, die gepunkteten Linien: Sie kosten Münzen.',
    restIntro:
      'Inzwischen hast du einen Bonusmarker gesetzt und einen Plan für Screen 2 bekommen; zu beidem kommen wir bald. Alle deine Karten sind benutzt und liegen verdeckt. Unter den Slots sind deine Sammelreihen: Drei Karten warten dort seit Beginn der Partie.',
    leave: by(
      (press) =>
        `${press} „Aus der Aktionsphase aussteigen“. Damit ist die Runde für dich zu Ende, für die anderen noch nicht.`,
    ),
    takeRow: by(
      (press) =>
        `Zuerst nimmst du eine Reihe zurück, und zwar nur eine. In Reihe D ruht eine Energiekarte: Mit ihr hast du in der nächsten Runde drei. ${press} Reihe D.`,
    ),
    restFirst: by(
      (press) =>
        `Dann gehen deine benutzten Karten zur Ruhe, jede auf eine andere Reihe. Was in einer Reihe liegt, kommt gemeinsam zurück. ${press} Reihe B: Titan 2 legt sich zu Kohlenstoff 2.`,
    ),
    restSecond: by((press) => `Als Nächstes Titan 1. ${press} die leere Reihe D.`),
    restThird: by(
      (press) =>
        `${press} Reihe C: Mineralien 2 auf Mineralien 1. Nimmst du diese Reihe später zurück, hast du 3 Einheiten einer Sorte.`,
    ),
    rested:
      'Das ist das Herz des Spiels: Was du heute legst, fehlt dir morgen, und je Runde kommt nur eine Reihe zurück. Baue Reihen, die du gern zusammen auf der Hand hättest, und denke zwei Runden voraus.',
    markersIntro:
      'Runde 2: Du hast drei Energiekarten gelegt. Neben den Karten hast du Bonusmarker, zu dritt sind es zwei. Einen auf ein Bonusfeld zu setzen ist eine Aktion wie jede andere. Jedes Feld nimmt je Runde nur einen Marker auf, also sei schnell.',
    majority:
      'Zu jeder Station gehört ein Mehrheitsfeld; das von Skymine vergleicht Energie. Die Zahlen zeigen, was offen liegt: du 4, Ada 2, Luna 3. Nutzen darf es nur, wer am meisten hat oder gleich viel. Der Fehler, den alle einmal machen: Benutzte Karten liegen verdeckt und zählen nicht. Also erst den Marker setzen, dann ausbreiten!',
    mark: by((press) => `${press} das Energiefeld von Skymine.`),
    tier: by(
      (press) =>
        `Je mehr du hast, desto mehr bringt es. 4 Energie reichen für die zweite Stufe. ${press} diese Stufe: 3 Felder auf Skymine und ein Forschungspunkt.`,
    ),
    takePlan: by(
      (press) =>
        `Forschungspunkte gibst du sofort aus: A- und B-Pläne kosten 1, C-Pläne 2, oder ein Punkt wird zur Münze. ${press} den A-Plan, der 2 Kohlenstoff verlangt und 2 Münzen bringt.`,
    ),
    layPlan: by((press) => `Pläne liegen auf den Screens in deinem Labor. ${press} Screen 3.`),
    otherFields:
      'Andere Felder fragen nach keiner Mehrheit: den Startmarker und einen Forschungspunkt holen, eine Karte mit Münzen kaufen oder eine Handkarte verkaufen. Neben dem Mond reservierst du ein Plättchen für die nächste Runde: eine Einheit mehr, eine Chemikerin, einen Forscher oder Energie. Nach der Runde kommen alle Marker heim.',
    expandIntro:
      'Du hältst jetzt zwei Anteile an Skymine, doch seine Station ist voll: zwei mal nichts. Das blaue Tawac ist derweil fast rundherum gewachsen. Höchste Zeit für deine Energie.',
    expand: by(
      (press) =>
        `Energie setzt du immer ganz ein, für ein einziges Unternehmen. ${press} eine Energiekarte, dann auf die Station von Skymine.`,
    ),
    freeSector: by(
      (press) =>
        `Erreichbar ist, was an die Station oder an einen ihrer Außenposten grenzt. Eine einfache Linie kostet 1 Energie, eine doppelte 2. ${press} Sektor 6, dann auf die unterste Reihe der Station: Unter ihren ersten beiden Außenposten liegen Münzen.`,
    ),
    oust: by(
      (press) =>
        `In Sektor 19 steht Tawac. Verdrängen kostet 1 Energie mehr, zusammen also 2. ${press} Sektor 19, dann wieder auf die unterste Reihe.`,
    ),
    comeHome: by(
      (press) =>
        `Der verdrängte Außenposten kehrt heim und deckt eine Münze zu: Tawac verliert an Wert, und mit ihm Luna und Ada. ${press} die Reihe, in die er zurückkehrt.`,
    ),
    expanded:
      'Du hast bekommen, was die Sektoren zeigen: Helium und einen Schritt auf der Leiste, über die erste Schwelle. Das brachte eine Münze, und ab deinem nächsten Zug zählt deine Energie 1 mehr. Und Skymine? Zwei Anteile zu je 2. Ein Sektor gibt einmal, wenn er besetzt wird; der Wert aber bleibt, für alle mit Anteilen.',
    scienceIntro:
      'Runde 3: Titan, ein Forscher und die Chemikerin. Ein Forscher lässt deinen Uploadmarker über die Screens ziehen. Um einen Plan zu betreten, muss bei dir offen liegen, was seine obere Hälfte verlangt. Verbraucht wird nichts, und eine Karte kann vielen Plänen dienen.',
    scientist: by((press) => `${press} den Forscher an Slot C.`),
    upload: by(
      (press) =>
        `Screen 1 verlangt Titan: liegt da. Screen 2 verlangt eine weitere Laborkarte: deine Chemikerin. Screen 3 verlangt Kohlenstoff, und der fehlt. Nur der Plan, auf dem du stehen bleibst, bringt etwas. ${press} Screen 2.`,
    ),
    point: by(
      (press) =>
        `Die Belohnung ist ein Forschungspunkt. ${press} den B-Plan, der Kohlenstoff und Mineralien verlangt: Er bringt dir 3 Felder auf einer Leiste deiner Wahl.`,
    ),
    coin: by(
      (press) =>
        `Nun der Punkt, der auf dem Forscher steht. ${press} deine Münzen: Ein Punkt kann immer zur Münze werden.`,
    ),
    layNext: by((press) => `${press} Screen 4. Eine Lücke zwischen deinen Plänen würde den Marker aufhalten.`),
    uploaded:
      'Unter den Screens steht, was dein Upload am Ende wert ist: ab Screen 4 sind es 10, dann 15 und schließlich 60. Auf Screen 5 geht Slot E an: eine Karte mehr in jeder Runde. Die Sonderpläne auf der Rundenleiste kosten 2 Punkte und zählen Münzen, sobald du über sie gezogen bist.',
    chemist: by(
      (press) =>
        `Deine Chemikerin liegt noch offen: Der Plan brauchte sie dort, aber verbraucht hat er sie nicht. ${press} die Chemikerin an Slot D.`,
    ),
    tank: 'Sie bringt 2 Münzen und 1 Helium. Ab 6 Helium ist der Tank 10 wert, am Ende bis zu 60. Mit 8 Helium geht Slot A an: Wer früh dort ankommt, spielt in jeder Runde eine Karte mehr.',
    companyChemists:
      'Bessere Chemikerinnen tragen das Zeichen eines Unternehmens: 2 Helium, 1 Münze und je 1 Helium mehr für zwei Gaskollektoren, die grünen Flaschen, in Sektoren, in denen das Unternehmen steht. Lass es erst wachsen, dann schicke die Chemikerin.',
    follow:
      'Luna und Ada haben Tawac hochgetrieben: Ein Anteil ist 9 wert. Du hältst keinen. Doch mitmachen dürfen alle, und der erste Anteil ist nur zwei Felder entfernt.',
    useLast: by((press) => `${press} dein Titan: 2 Einheiten.`),
    climbTawac: by((press) => `${press} die Leiste von Tawac.`),
    shareTawac: by((press) => `${press} dieselbe Leiste noch einmal, und achte auf „Wäre jetzt Schluss“.`),
    followed:
      'Zwei Einheiten, und dafür neun Münzen oder mehr. Das ist mehr als all deine anderen Anteile zusammen. Steige ein, wo andere ausbauen, und baue aus, wo andere nichts halten. Karten lohnen sich früh, Anteile spät: Kaufe in den ersten Runden, steige in den letzten.',
    scoring:
      'Nach Runde 7 wird gezählt: jede Münze 1, für jedes Unternehmen Anteile mal Wert, Karten mit Anteil eingeschlossen, der letzte erreichte Wert am Tank, der letzte Wert deines Uploads und die Sonderpläne darin. Die höchste Summe gewinnt.',
    hints:
      'Drei Dinge zum Mitnehmen: Nutze Mehrheiten vor den Karten, die sie dir verschaffen. Schalte Slot A oder E in den ersten Runden an. Und steige nicht zu früh aus: Solange du dabei bist, müssen die anderen bei den Mehrheiten mit dir rechnen. Und dass Luna hier vorn liegt: Mach dir nichts daraus, du hast gelernt, sie nicht.',
    luna: 'Der Tisch steht wieder am Anfang, und jetzt ist es eine richtige Partie: du, Ada und Luna auf Stufe 0, ihrer mildesten. In jedem Zug deckt sie eine Karte auf und tut, was darauf steht; der Verlauf sagt, was und warum. Bei den Mehrheiten zählt sie wie alle anderen.',
    playOn: {
      press:
        'Lege nun deine eigene Planung. Was du darfst, leuchtet, alles erklärt sich, wenn du darauf zeigst, und zurücknehmen kannst du, was nichts Neues gezeigt hat. Viel Glück da oben!',
      tap: 'Lege nun deine eigene Planung. Was du darfst, leuchtet, der erste Tipp zeigt und der zweite tut es. Langes Drücken erklärt alles, und zurücknehmen kannst du, was nichts Neues gezeigt hat. Viel Glück da oben!',
    },
  },
};
