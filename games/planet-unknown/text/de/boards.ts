import type { boards as english } from '../en/boards.ts';

export const boards: typeof english = {
  planetRule: {
    'ksb-4156': 'Keine Sonderregel.',
    arashi: 'Ein Plättchen auf dem Ring braucht auch ein Feld außerhalb; Bonusplättchen bleiben dem Ring fern.',
    gaia: 'Jede Stadt, die am Ende noch offen ist, bringt 2 Medaillen.',
    'k-273': 'Ein Plättchen überdeckt entweder Eis oder Land, nie beides.',
    persephone:
      'Jedes Viertel verweigert ein Symbol: oben links Bevölkerung, oben rechts Energie, unten links Technologie, unten rechts Wasser.',
    petra: 'Offene Stromlinien dienen als Energiefelder. Eis gibt es nicht.',
    tartarus: 'Kein Plättchen liegt über dem Graben; Rover queren ihn nur schräg an zwei Lücken.',
    cerberus: 'Drei Planeten: Jeder vollständig überdeckte bringt 2 Medaillen mehr.',
    charybdis: 'Das erste Plättchen überdeckt eines der vier mittleren Felder statt des Rands.',
    kaax: 'Rover können nicht auf offene Giftfelder.',
    lacuna: 'Fünfzehn Löcher sind keine Felder; Reihen und Spalten werden ohne sie voll.',
    oblivion: 'Ein Rahmen um die Leere; nur seine äußersten Felder sind Rand.',
    pajitnov: 'Ein Plättchen muss sich von einer Seite an seinen Platz schieben lassen.',
  },
  corporationRule: {
    'universal-coalition': 'Keine Sonderregel.',
    'cosmos-inc':
      'Eingesammelte Rettungskapseln dürfen auf Leistenfeldern stehen; deine Marker überspringen sie, und was sie verdecken, zählt nicht.',
    'horizon-group': 'Rover laden Meteoriten und liefern sie auf Roversymbolen ab; erst dann sind sie eingesammelt.',
    'jump-drive':
      'Rettungskapseln auf den Feldern A bis F schalten Technologien frei; die Technologieleiste schaltet nichts frei und bringt am Anfang am meisten.',
    'oasis-ultd':
      'Wasser rückt für jedes Wasserfeld auf Eis vor, auf einem Pfad quer über alle Leisten; auf ein Feld passt ein Marker.',
    republic: 'Sieben Bevölkerungsmeilensteine, doch jeder kostet einen anderen Marker einen Schritt zurück.',
    'wormhole-corp':
      'Ein Biomasseplättchen bringt Biomasse nur voran, wenn es ein Biomasse-Gebiet vergrößert; jede der fünf Stufen bietet zwei Boni zur Wahl.',
    'flux-industries':
      'Der Flux-Marker kennzeichnet eine Leiste und darf mit jeder neuen Technologie umziehen; nur die neueste Technologie wirkt.',
    makeshift:
      'Marker dürfen auch schräg auf die Leiste daneben steigen; auf ein Feld passt ein Marker, und Technologien brauchen einen Marker dort oben.',
  },
  tech: {
    'ignore-adjacency': 'Deine Plättchen und Bonusplättchen müssen nirgends angrenzen.',
    'store-patches': 'Du darfst Bonusplättchen lagern und im ersten Schlussschritt legen.',
    'rover-track-moves+1': 'Gibt die Roverleiste Bewegungen, bekommst du 1 mehr.',
    'water-tile-advance-2': 'Ein Wasserplättchen mit Wasser auf Eis bringt Wasser 2 Felder voran.',
    'no-meteorites-on-symbols': 'Meteoritensymbole bringen dir keine Meteoriten mehr.',
    'rover-diagonal': 'Rover dürfen auch schräg fahren.',
    'reposition-3-lifepods': 'Versetze bis zu 3 eingesammelte Rettungskapseln.',
    'reposition-1-lifepod-on-energy-tile': 'Mit einem Energieplättchen darfst du eine Rettungskapsel versetzen.',
    'free-move-onto-energy': 'Rover fahren ohne Bewegung auf Energiefelder.',
    'reposition-1-lifepod': 'Versetze eine eingesammelte Rettungskapsel.',
    'rover-tiles-ignore-adjacency': 'Deine Plättchen mit Roversymbol müssen nirgends angrenzen.',
    'round-start-1-move-per-loaded-rover': 'Jeder beladene Rover bringt 1 Roverbewegung.',
    'patch-on-meteorite-collected': 'Jeder eingesammelte Meteorit bringt ein Bonusplättchen.',
    'destroy-load-on-water': 'Ein beladener Rover, der auf Wasser fährt, darf seine Ladung zerstören.',
    'advance-rover-marker-1': 'Rücke den Rovermarker 1 Feld vor.',
    'synergy-instead-of-patch': 'Nimm einen Synergieschub statt eines Bonusplättchens.',
    'teleport-rover-same-terrain-cost-1':
      'Für 1 Bewegung springt ein Rover auf ein anderes Feld der Gebietsart, auf der er steht.',
    'synergy-advances-2': 'Ein Synergieschub bringt seinen Marker 2 Felder voran.',
    'tech-symbol-as-energy-on-placement': 'Das Technologiesymbol eines gelegten Plättchens darf wie Energie wirken.',
    'claim-row-bonuses': 'Wähle einen Marker und erhalte die Boni aller fünf Felder auf seiner Höhe.',
    'draw-3-objectives-keep-1-for-all': 'Ziehe 3 Ziele und wähle eines, dessen Nachbarseite für alle gilt.',
    'skip-blocking-markers': 'Deine Marker überspringen besetzte Felder, ohne deren Boni.',
    'round-start-1-move-per-rover-on-water': 'Jeder Rover auf Wasser bringt 1 Roverbewegung.',
    'water-1-if-tile-covers-no-ice': 'Ein Plättchen, das kein Eis überdeckt, bringt Wasser 1 Feld voran.',
    'patch-on-water-tile': 'Ein gelegtes Wasserplättchen bringt ein Bonusplättchen.',
    'synergy-on-water-tile': 'Ein gelegtes Wasserplättchen bringt einen Synergieschub.',
    'moves-on-selecting-civ-tile':
      'Nimmst du ein Bevölkerungsplättchen, bekommst du die Roverbewegungen des Feldes, auf dem dein Rovermarker steht.',
    'civ-choice-plus-1-random-next-level':
      'Bei jedem Bevölkerungsmeilenstein steht auch eine zufällige Karte der nächsten Stufe zur Wahl.',
    'teleport-rover-between-civ-symbols-cost-1':
      'Für 1 Bewegung springt ein Rover von einem Bevölkerungssymbol auf ein anderes.',
    'synergy-on-civ-milestone': 'Jeder Bevölkerungsmeilenstein bringt auch einen Synergieschub.',
    'end-game-take-2-civ-cards': 'Nimm 2 Karten aus beliebigen Bevölkerungsstapeln.',
    'biomass-reset-from-top': 'Von der obersten Stufe darfst du den Biomassemarker auf 0 setzen und neu aufsteigen.',
    'patch-on-tiles': 'Du darfst Bonusplättchen auf Plättchen legen, nur nicht auf Meteoriten.',
    'two-patches-instead-of-1': 'Bekommst du ein Bonusplättchen, nimm zwei.',
    'patch-destroys-meteorite': 'Du darfst ein Bonusplättchen auf einen Meteoriten legen und ihn so zerstören.',
    '2-moves-per-rover-on-flux-terrain':
      'Jeder Rover, der die Runde auf der Gebietsart deiner Flux-Leiste begann, bringt 2 Bewegungen.',
    'advance-to-next-flux-milestone': 'Der Marker der Flux-Leiste steigt samt Boni bis zum nächsten Meilenstein.',
    'improve-flux-track': 'Die Boni deiner Flux-Leiste sind besser.',
    'collect-meteorite-on-flux-tile':
      'Ein gelegtes Plättchen mit deiner Flux-Ressource sammelt einen Meteoriten von deinem Planeten ein.',
    'advance-flux-track-1': 'Rücke den Marker der Flux-Leiste 1 Feld vor.',
    'civ-tech-adjacent': 'Auch Bevölkerungs- und Technologieleiste liegen nebeneinander.',
    'rover-track-moves+1-if-2-markers-on-rover-track':
      'Mit mindestens zwei Markern auf der Roverleiste gibt sie 1 Bewegung mehr.',
    'shift-sideways-instead-of-advance':
      'Statt aufzusteigen darf ein Marker seitwärts ziehen und den Bonus dort nehmen.',
    'regress-1-marker': 'Rücke einen Marker 1 Feld zurück.',
    'score-as-highest-on-track': 'Alle Marker einer Leiste zählen wie der höchste von ihnen.',
  },
};
