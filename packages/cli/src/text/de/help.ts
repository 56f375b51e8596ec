import type { HelpText } from '../en/help.ts';

const table = [
  ['--seats N', 'wie viele Plätze der Tisch hat'],
  ['--setting NAME=WERT', "eine Einstellung des Spiels setzen; darf mehrmals kommen ('orrery games' zählt sie auf)"],
  ['--seed S', 'das Glück der Partie: Derselbe Startwert gibt bei denselben Entscheidungen dieselbe Partie'],
] as const;

const json = ['--json', 'ein JSON-Objekt auf der Standardausgabe, und sonst nichts'] as const;

export const help: HelpText = {
  tagline: 'Große Weltraum-Brettspiele an einem Tisch.',
  usage: 'orrery BEFEHL [OPTION...]',
  titles: { commands: 'Befehle', options: 'Optionen', examples: 'Beispiele' },
  words: { game: 'SPIEL', file: 'DATEI' },
  common: [
    ['--language en|de', 'die Sprache; sonst die des Rechners'],
    ['--no-color', 'keine Farben, wie mit der Variablen NO_COLOR'],
    ['-h, --help', 'diese Hilfe'],
  ],
  footer:
    "SPIEL ist ein Name, den 'orrery games' nennt, oder der Pfad eines Moduls, das einen Raum exportiert.\nMehr über einen Befehl: orrery help BEFEHL. Die Version: orrery --version.",
  commands: {
    play: {
      line: 'im Terminal spielen: allein, gegen Computer oder mit anderen an einer Tastatur',
      usage: 'orrery play SPIEL [--seats N] [--level STUFE] [--humans N] [OPTION...]',
      about:
        'Der Spielplan, was geschah, was gefragt ist, und eine nummerierte Liste von allem, was möglich ist. Gewählt wird mit einer Zahl, mit einem Teil des Textes oder in Notation. Die Aufzeichnung der Partie liegt in einer Datei, auch wenn du mittendrin gehst.',
      options: [
        ...table,
        ['--humans N', 'wie viele Menschen an dieser Tastatur spielen, ab Platz 1; sonst 1, mit 0 nur zusehen'],
        ['--level STUFE', 'aller Computerspieler: random, easy, medium (sonst), hard, expert'],
        ['--opponents A,B,...', 'die Stufe jedes einzelnen Computerspielers'],
        ['--record DATEI', 'wohin die Aufzeichnung kommt; sonst orrery-SPIEL-STARTWERT.json'],
        ['--resume DATEI', 'eine Partie aus ihrer Aufzeichnung fortsetzen'],
        ['--no-confirm', 'am Ende eines Zuges nicht nachfragen'],
      ],
      examples: [
        'orrery play planet-unknown',
        'orrery play planet-unknown --seats 2 --level hard --seed erstes-licht',
        'orrery play planet-unknown --humans 2 --opponents easy,expert',
        'orrery play --resume orrery-planet-unknown-erstes-licht.json',
      ],
    },
    simulate: {
      line: 'Computer viele Partien spielen lassen und Punkte und Längen zeigen',
      usage: 'orrery simulate SPIEL [--games N] [--seats N] [--level STUFE] [--seed S] [--json]',
      about:
        'Spielt ein Spiel viele Male und zeigt, wie die Punkte aussehen, wie lang Partien sind und wie viel es zu wählen gibt.',
      options: [
        ['--games N', 'wie viele Partien; zufällig 1000, sonst 20'],
        ...table,
        ['--level STUFE', 'random (sonst), easy, medium, hard, expert'],
        json,
      ],
      examples: [
        'orrery simulate planet-unknown',
        'orrery simulate planet-unknown --games 50 --level medium --seats 2 --json',
      ],
    },
    replay: {
      line: 'eine aufgezeichnete Partie an jeder Stelle zeigen',
      usage: 'orrery replay DATEI [--to N] [--seat P] [--log] [--json]',
      about:
        'Spielt eine Aufzeichnung nach, prüft dabei jede Entscheidung und zeigt den Spielplan nach der letzten oder nach Entscheidung N, wie ihn Zuschauer sehen.',
      options: [
        ['--to N', 'nach N Entscheidungen anhalten'],
        ['--seat P', 'zeigen, was Platz P sieht; 1 ist der erste'],
        ['--log', 'auch erzählen, was bis dahin geschah'],
        ['--game SPIEL', 'das Spiel der Aufzeichnung, wo es nicht in der Liste steht: der Pfad seines Moduls'],
        json,
      ],
      examples: [
        'orrery replay orrery-planet-unknown-erstes-licht.json',
        'orrery replay partie.json --to 40 --seat 2 --log',
      ],
    },
    analyse: {
      line: 'sagen, welche Entscheidungen einer Partie am meisten gekostet haben und warum',
      usage: 'orrery analyse DATEI [--playouts N] [--workers N] [--json]',
      about:
        'Vergleicht jede Entscheidung mit dem, was eine längere Suche vorzieht, nach dem, was der Platz damals wissen konnte: erst ein schneller Blick auf alle, dann zehnmal so viel Bedenkzeit, wo am meisten verloren scheint. Strg-C hält an; was gefunden wurde, bleibt neben der Aufzeichnung liegen, und derselbe Befehl macht damit weiter.',
      options: [
        ['--playouts N', 'wie viele Probepartien der erste Blick auf eine Entscheidung hat; sonst 80'],
        ['--workers N', 'wie viele Entscheidungen nebeneinander angesehen werden; sonst 2'],
        ['--game SPIEL', 'das Spiel der Aufzeichnung, wenn es nicht in der Liste steht: der Pfad seines Moduls'],
        json,
      ],
      examples: ['orrery analyse meine-partie.json', 'orrery analyse meine-partie.json --playouts 200 --json'],
    },
    arena: {
      line: 'Computer gegeneinander antreten lassen und zeigen, wer wie oft gewinnt',
      usage: 'orrery arena SPIEL --players A,B,... [--games N] [--seats N] [--ms N | --playouts N] [--json]',
      about:
        'Die Spieler besetzen reihum die Plätze und rücken von Partie zu Partie um einen weiter. Gezeigt werden der Anteil gewonnener Partien und der Vergleich nach Endplatzierung, mit den Grenzen, in denen sie in 95 von 100 Fällen liegen.',
      options: [
        ['--players A,B,...', 'random, easy, medium, hard, expert, greedy, search; sonst search,greedy'],
        ['--games N', 'wie viele Partien; sonst 20'],
        ...table,
        ['--ms N', 'wie lange eine Suche über eine Entscheidung nachdenken darf'],
        ['--playouts N', 'wie viele Probepartien eine Suche je Entscheidung hat: auf jedem Rechner dasselbe Ergebnis'],
        ['--workers N', 'wie viele Partien nebeneinander laufen; sonst 2'],
        json,
      ],
      examples: [
        'orrery arena planet-unknown --players search,greedy --games 60 --ms 200',
        'orrery arena planet-unknown --players greedy,random --seats 4 --games 100 --json',
      ],
    },
    bench: {
      line: 'messen, wie schnell die Spiele sind, neben dem, was sie schaffen sollen',
      usage: 'orrery bench [--game SPIEL] [--json]',
      about:
        'Entscheidungen, Kopien und ganze Partien in der Sekunde für jedes Spiel, und der Kern neben boardgame.io an einem Spiel, das beide spielen.',
      options: [['--game SPIEL', 'nur dieses Spiel'], json],
      examples: ['orrery bench', 'orrery bench --game planet-unknown --json'],
    },
    rules: {
      line: 'zeigen, welche Regeln der Spiele durch Tests belegt sind',
      usage: 'orrery rules [SPIEL] [--strict] [--json]',
      about:
        'Für jedes Spiel: wie viele Regeln sein Verzeichnis hat, wie viele davon einen Test haben und welche keinen.',
      options: [['--strict', 'Endet mit 1, wenn eine Regel keinen Test hat'], json],
      examples: ['orrery rules', 'orrery rules planet-unknown --json'],
    },
    games: {
      line: 'die Spiele und ihre Einstellungen aufzählen',
      usage: 'orrery games [--json]',
      about: 'Jedes Spiel mit seinen Plätzen und dem, was sich an seinem Tisch einstellen lässt.',
      options: [json],
      examples: ['orrery games', 'orrery games --language de'],
    },
    serve: {
      line: 'Tische für andere öffnen: der Server',
      usage: 'orrery serve [--port N] [--host NAME] [--address URL] [--owner MAIL] [--data ORDNER] [--app ORDNER]',
      about:
        'Läuft, bis er aufhören soll. Tische liegen in einem Ordner oder in dem PostgreSQL, das DATABASE_URL nennt. Alles Übrige sagen Variablen, die in docs/hosting.md stehen; eine Option geht ihrer Variablen vor. Das Protokoll geht auf die Standardausgabe, je Zeile ein JSON-Objekt.',
      options: [
        ['--port N', 'wo er zu erreichen ist; sonst 2849'],
        ['--host NAME', 'unter welcher Adresse dieses Rechners; sonst 127.0.0.1'],
        ['--address URL', 'was man eintippt, um herzukommen, etwa https://orrery.example'],
        ['--owner MAIL', 'das Konto, dem das Haus gehört; sonst das erste'],
        ['--data ORDNER', "wo alles liegt; sonst 'data'"],
        ['--app ORDNER', 'die gebaute App, die er zeigt; ohne sie gibt es nur die API'],
      ],
      examples: ['orrery serve', 'orrery serve --host 0.0.0.0 --port 8080 --data /var/lib/orrery'],
    },
    backup: {
      line: 'alles, was der Server aufbewahrt, in eine Datei schreiben',
      usage: 'orrery backup DATEI [--data ORDNER]',
      about:
        'Ein Stand in sich, während der Server weiterläuft. Gelesen wird aus dem Ordner oder aus dem PostgreSQL, das DATABASE_URL nennt. Die Datei verdient dieselbe Sorgfalt wie die Daten: Kennwörter stehen nur als Prüfwerte darin, das Glück laufender Partien aber offen.',
      options: [['--data ORDNER', "wo alles liegt; sonst 'data'"]],
      examples: ['orrery backup orrery.gz', 'orrery backup orrery.gz --data /var/lib/orrery'],
    },
    restore: {
      line: 'einen leeren Ort aus einer Sicherung füllen',
      usage: 'orrery restore DATEI [--data ORDNER]',
      about:
        'Der Ort ist ein Ordner oder das PostgreSQL, das DATABASE_URL nennt; die Sicherung darf von der anderen Art sein. Wo es schon Tische gibt, ändert sich nichts.',
      options: [['--data ORDNER', "wo alles liegt; sonst 'data'"]],
      examples: ['orrery restore orrery.gz --data neu'],
    },
    ratings: {
      line: 'die Wertungen aus den Aufzeichnungen neu berechnen',
      usage: 'orrery ratings --recompute [--data ORDNER]',
      about:
        'Wertungen folgen allein aus den beendeten Partien. Dieser Befehl vergisst sie und zählt jede Partie neu, in der Reihenfolge, in der sie geendet haben. Bei der eingebauten Datenbank den Server vorher anhalten.',
      options: [
        ['--recompute', 'was er tut, ausgesprochen'],
        ['--data ORDNER', "wo alles liegt; sonst 'data'"],
      ],
      examples: ['orrery ratings --recompute'],
    },
    help: {
      line: 'einen Befehl erklären',
      usage: 'orrery help [BEFEHL]',
      about: 'Alle Befehle, oder einer davon ausführlich.',
      options: [],
      examples: ['orrery help', 'orrery help play'],
    },
  },
};
