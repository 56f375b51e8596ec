export const corporations = {
  'PU-CORP-01': 'Some of you may play a standard corporation and others a special one.',
  'PU-CORP-02':
    'Where a special corporation has rules of its own, they replace the normal ones, but only for its owner.',
  'PU-CORP-03':
    'Techs marked ‘at round start’ work at the beginning of a round. Unlocked later, they first help you in the next one.',
  'PU-CORP-04': 'Rover moves from techs join those you have in this round.',
  'PU-CORP-05': 'Patches from techs follow the usual patch rules.',
  'PU-CORP-06':
    'Voluntary, once-per-round and once-per-game abilities may be used at any time on your turn unless the text names a moment. You cannot use them in the middle of another effect.',

  'PU-UC-01': 'Tech 1: your tiles and patches need not touch anything any more. All other placement rules remain.',
  'PU-UC-02': 'Tech 2: you may store patches beside your corporation and place them in the first final step.',
  'PU-UC-03':
    'Tech 3: whenever your rover track gives you moves, you gain 1 more, for each space reached or passed and also at the top.',
  'PU-UC-04':
    'Tech 4: if you place a water tile with water on ice, water advances by 2 instead of 1, with both bonuses.',
  'PU-UC-05':
    'Tech 4 works only when you place a water tile, not with synergy boosts, events, civ cards, energy or tiles you cannot place.',
  'PU-UC-06': 'Tech 5: meteor symbols bring you no new meteorites. Those on your planet remain.',
  'PU-UC-07':
    'You decide for each patch when you gain it whether to store it. A stored patch waits until the first final step.',

  'PU-REP-01':
    'Your civ track has seven milestones: level 1 on space 2, level 2 on 4 and 6, level 3 on 8 and 10, level 4 on 12 and 14.',
  'PU-REP-02':
    'With every civ milestone you must move one of your other markers back by 1, without a bonus, unless they are all on 0.',
  'PU-REP-03':
    'Tech 1: select a civ tile and you gain rover moves before placing it, as many as the number on your rover marker’s space. Without a number there you get none.',
  'PU-REP-04':
    'Once tech 1 has given you its moves, you cannot swap the tile any more. You may only select a tile you are allowed to take.',
  'PU-REP-09': 'The moves of tech 1 also come with the extra tile of Depot Repair Online, but not with Salvage Yard.',
  'PU-REP-10': 'If the next higher deck is empty, or you are at level 4 already, tech 2 adds no card.',
  'PU-REP-11': 'Immediate cards taken with tech 5 work at once, and end-of-game cards count.',
  'PU-REP-05':
    'Tech 2: with each civ milestone you are also offered a random card of the next level. You keep one card; the others go back to their decks.',
  'PU-REP-06': 'Tech 3: for 1 rover move, a rover on a civ symbol may jump to another civ symbol.',
  'PU-REP-07': 'Tech 4: each civ milestone gives you a synergy boost as well.',
  'PU-REP-08': 'Tech 5, at the end of the game: look through all four civ decks and take 2 cards.',
  'PU-REP-12':
    'Even if the deck of your milestone is empty, tech 2 still offers you the random card of the next level.',
  'PU-REP-13': 'Tech 1 works when you select a tile, so also with a civ tile you cannot place.',
  'PU-REP-14':
    'The step back and the boost from tech 4 come when you reach the milestone, even if its deck is empty. You must have tech 4 at that moment.',
  'PU-REP-15':
    'The 2 cards of tech 5 may be of the same level or of different ones. If fewer are left, take what there is.',

  'PU-WORM-01': 'Placing a biomass tile advances your biomass only if it expands a biomass area you already have.',
  'PU-WORM-02':
    'You cannot choose biomass through energy. Synergy boosts, cards, events and tiles you cannot place advance it freely.',
  'PU-WORM-03':
    'Your biomass climbs five steps. On each you choose one bonus: a patch, or else a synergy boost on step 1, civ +1 on step 2, water +1 on step 3, tech +1 on step 4, rover +1 on step 5.',
  'PU-WORM-04': 'Your biomass scores 1, 2, 3 or 5 medals on steps 2, 3, 4 or 5.',
  'PU-WORM-05':
    'Tech 1: with biomass on step 5 you may put the marker back to 0 at any time on your turn, even between two steps of one effect. That brings no bonus, but it can climb again.',
  'PU-WORM-06':
    'Tech 2: you may put patches on tiles, though not on patches or meteorites. The cell becomes biomass and what it showed no longer counts.',
  'PU-WORM-07': 'Tech 3: once per round, when you gain a patch, take two.',
  'PU-WORM-08': 'Tech 4: you may store patches and place them in the first final step.',
  'PU-WORM-09': 'Tech 5: you may put a patch on a meteorite, in the final steps too. The meteorite is destroyed.',
  'PU-WORM-10': 'If biomass goes back, it goes down one step at a time.',
  'PU-WORM-11': 'If you choose a bonus you cannot use, it is lost. You do not get the other one for it.',
  'PU-WORM-12': 'Joining two biomass areas also counts as expanding.',
  'PU-WORM-13':
    'You expand an area if a biomass cell of your tile touches, side to side, a biomass area that was there before. Patches alone are no area.',
  'PU-WORM-14':
    'If biomass advances several steps, you choose a bonus on each. Where an effect gives no bonuses, there is nothing to choose.',
  'PU-WORM-15': 'Biomass scores for the step it ends on. Back on 0, it scores nothing.',
  'PU-WORM-16': 'A cell under a patch still belongs to its tile when you put a rover on your last placed tile.',
  'PU-WORM-17':
    'Tech 3 can double any single patch, even one of several from a civ card. You place or store both separately.',

  'PU-COS-01': 'When you collect a lifepod, put it on a free space of one of your tracks or in your scoring area.',
  'PU-COS-02': 'Your markers skip spaces with lifepods, as many in a row as there are. Skipping costs no step.',
  'PU-COS-03': 'While a lifepod stands on a bonus, tech milestone or medal, it has no effect.',
  'PU-COS-04': 'Only lifepods in your scoring area bring medals.',
  'PU-COS-05': 'Space 15 and any space taken by a marker or another lifepod are closed to your lifepods.',
  'PU-COS-06':
    'To reposition a lifepod, move one you have collected to another track space or to your scoring area, or back from there.',
  'PU-COS-07':
    'If you uncover a space your marker has passed, its bonus does not come any more, but its medal counts again.',
  'PU-COS-08': 'Tech 1: your rovers may also move diagonally for 1 move.',
  'PU-COS-09':
    'Tech 2: once per game reposition up to 3 lifepods, when you unlock it or later while you have the tech.',
  'PU-COS-10': 'Tech 3: when you place an energy tile, you may reposition a lifepod.',
  'PU-COS-11': 'Tech 4: driving onto an energy cell costs nothing. On your turn you can do so even with no moves left.',
  'PU-COS-12': 'Tech 5: once per round you may reposition a lifepod.',
  'PU-COS-13': 'You may move fewer lifepods than allowed, or none.',
  'PU-COS-14': 'Lifepods you collect through civ cards or events may go on your tracks too.',
  'PU-COS-15': 'Going back, markers skip lifepods as well. If no space below is free, the marker cannot go back.',
  'PU-COS-16':
    'Uncover a tech milestone your marker has reached and you can use that tech again, but effects of unlocking do not happen. Skipping a covered milestone triggers nothing.',
  'PU-COS-17': 'There is no limit to the lifepods in your scoring area. Space 0 is allowed too if no marker is there.',

  'PU-HOR-01': 'Your rovers do not collect meteorites by driving over them. They load them and have to deliver them.',
  'PU-HOR-02':
    'A rover that starts on a meteorite or drives onto or over it may load it. Each rover carries one at most.',
  'PU-HOR-03':
    'A loaded meteorite travels with its rover and blocks the row and column it is in, just as if it lay there.',
  'PU-HOR-04': 'When a loaded rover enters a cell with a rover symbol, it unloads there and you collect the meteorite.',
  'PU-HOR-05': 'A rover that is already loaded leaves other meteorites where they are.',
  'PU-HOR-06': 'If a meteorite lies on a rover symbol, a rover that gets there loads it and delivers it at once.',
  'PU-HOR-07': 'Lifepods are collected in the usual way.',
  'PU-HOR-08': 'Tech 1: your tiles with a rover symbol need not touch anything. All other placement rules remain.',
  'PU-HOR-09': 'Tech 2: at round start you gain 1 rover move for each loaded rover.',
  'PU-HOR-10': 'Tech 3: every meteorite you collect brings a patch.',
  'PU-HOR-11': 'Tech 4: when a loaded rover drives onto a water cell, you may unload there: that destroys the load.',
  'PU-HOR-12':
    'Tech 5: once per round you advance your rover marker by 1 with its bonus, or gain 5 moves if it is at the top.',
  'PU-HOR-13': 'If you lose a loaded rover, the meteorite it carried remains on that cell.',
  'PU-HOR-14': 'If a civ card or event collects or destroys meteorites, it works directly, on loaded ones too.',
  'PU-HOR-15':
    'With its rover, a meteorite can stand on a bare cell. You may cover that cell with a tile; the rover is then destroyed.',
  'PU-HOR-16':
    'A rover loads or unloads only when it starts on a cell or enters it. On a rover symbol it first unloads; then it may load and deliver a meteorite lying there.',
  'PU-HOR-17': 'Several meteorites may be on one cell. An empty rover that enters may load one of them.',
  'PU-HOR-18':
    'Delivering counts as collecting, destroying on water does not. A loaded meteorite keeps the meteor symbol beneath it occupied.',

  'PU-JUMP-01':
    'When you collect a lifepod, you may put it on a free tech box A–F to unlock that tech, instead of in your scoring area.',
  'PU-JUMP-02': 'A lifepod on a tech brings no medals and stays there.',
  'PU-JUMP-03': 'Unlock techs in any order and use them at once. The tech track itself unlocks nothing.',
  'PU-JUMP-04':
    'Your tech track starts with 5 medals on space 1 and drops to 3, 2 and 1 on spaces 6, 8 and 11; synergy boosts are on 2 and 12. The last medal space reached counts, so climbing makes it worth less.',
  'PU-JUMP-05': 'Tech A: once per round you may take a synergy boost in place of a patch you have just gained.',
  'PU-JUMP-06':
    'Tech B: once per round, for 1 move, a rover on a tile or patch may jump to another cell of the same terrain.',
  'PU-JUMP-07': 'Tech C: once per round you may let a synergy boost move its marker up 2 spaces.',
  'PU-JUMP-08':
    'Tech D: when you place a tile with a tech symbol, you may use that symbol and its section as energy this time.',
  'PU-JUMP-09': 'Tech D does not help with a tile you cannot place.',
  'PU-JUMP-10':
    'Tech E: once per game, when you unlock it or later, choose a marker and gain all bonuses on the five spaces level with it.',
  'PU-JUMP-11':
    'Tech F: once per game, when you unlock it or later, draw 3 objectives and choose one. Its neighbour side counts for everybody.',
  'PU-JUMP-12':
    'The common objective compares all planets. The single best scores 5 medals; if several are best, each scores 2.',
  'PU-JUMP-13': 'Lifepods collected through civ cards and events may go on techs too.',
  'PU-JUMP-14': 'A tech box holds one lifepod. If an event destroys it, the tech is locked again.',
  'PU-JUMP-15': 'Objectives you do not choose with tech F leave the game. If fewer than 3 are left, draw those.',
  'PU-JUMP-16':
    'Tech E brings bonuses only: no marker moves and no medals count. A civ symbol gives a card of its level.',
  'PU-JUMP-17': 'With tech C the boost takes two single steps with the same marker.',
  'PU-JUMP-18':
    'Tech D only changes what you gain. Placement rules see the printed tech symbol, and older tech cells remain tech, so you may choose tech if they touch that section.',
  'PU-JUMP-19': 'Tech A may also replace a patch for which you have no cell.',

  'PU-OAS-01': 'A water tile advances your water by 1 for each of its water cells on ice.',
  'PU-OAS-02': 'Your water marker follows the long path drawn across the other tracks, 23 steps from start to end.',
  'PU-OAS-03': 'On the other tracks your water marker takes the bonuses it comes across, but no medals.',
  'PU-OAS-04':
    'A space holds one marker. If the next space is taken, the marker cannot advance and that advance is lost.',
  'PU-OAS-05':
    'Water scores 3, 6, 9, 12 or 15 medals on its own spaces 6, 9, 11, 13 and 15. The last one passed along the path counts.',
  'PU-OAS-06': 'Each of your other markers scores on its own track only.',
  'PU-OAS-07':
    'Tech 1: a blocked marker skips the occupied spaces along its own way, free of charge but without their bonuses.',
  'PU-OAS-08': 'Tech 2: at round start you gain 1 rover move for each of your rovers on water.',
  'PU-OAS-09': 'Tech 3: if a tile you place covers no ice at all, water advances by 1, whatever the tile shows.',
  'PU-OAS-10': 'Tech 4: placing a tile with a water symbol brings a patch, on ice or not.',
  'PU-OAS-11': 'Tech 5: placing a tile with a water symbol brings a synergy boost, on ice or not.',
  'PU-OAS-12': 'Synergy boosts, energy and tiles you cannot place move water one step along its path.',
  'PU-OAS-13':
    'The water path passes no milestone. Its bonuses are five synergy boosts and, on the rover track, 1, 2, 2 and 2 rover moves.',
  'PU-OAS-14': 'A water marker on another track also blocks the marker of that track.',
  'PU-OAS-15': 'Going back, water follows its path one place. If that place is taken, it needs tech 1 to skip it.',
  'PU-OAS-16': 'A water tile that covers no ice advances water by exactly 1 with tech 3, no more.',
  'PU-OAS-17': 'Your water track counts as full when the marker stands at the end of the path, on water space 15.',
  'PU-OAS-18': 'Blocking, skipping with tech 1 and blocked ways back apply to all five of your markers.',
  'PU-OAS-19': 'Skipping a space brings no bonus, but for the medals of that marker’s own track you have passed it.',

  'PU-FLUX-01': 'At setup you put the flux token on one of your tracks. That is your flux track.',
  'PU-FLUX-02': 'Whenever you unlock a tech, you may move the flux token to any of your tracks.',
  'PU-FLUX-03': 'You can use only the tech of the highest level you have reached.',
  'PU-FLUX-04':
    'Tech 1: once per round, each rover that began the round on terrain of your flux track gives you 2 moves. This works even in the round you unlock it.',
  'PU-FLUX-05':
    'Tech 2: once per game, while it is your current tech, the marker on your flux track advances to the next milestone, with all bonuses on the way. Water has no milestones, and without a further one you cannot use it.',
  'PU-FLUX-06':
    'Tech 3 improves your flux track: civ cards one level higher (at most 4), water synergy boosts and biomass patches doubled, 1 more rover move per space. Tech is not improved.',
  'PU-FLUX-07': 'Tech 4: when you place a tile with your flux resource, collect a meteorite from your planet.',
  'PU-FLUX-08': 'Tech 5: once per round advance the marker of your flux track by 1.',
  'PU-FLUX-09':
    'You choose your first flux track together with your board sides, or alone if the sides are settled; everyone can see it.',
  'PU-FLUX-10':
    'An improved rover track gives its extra move at the top too. What counts is that tech 3 is your current tech when the marker gets there.',

  'PU-MAKE-01':
    'Your markers advance one space up, either straight or diagonally onto the track next to theirs. The tracks stand in the order civ, water, biomass, rover, tech.',
  'PU-MAKE-02': 'A marker gains the bonus of the space it enters, no matter whose track it is.',
  'PU-MAKE-03': 'A marker can move only to a space without a marker.',
  'PU-MAKE-04': 'You have a tech only while some marker on the tech track stands at its milestone or higher.',
  'PU-MAKE-05': 'Each marker scores on the track where it stands: the highest medal at or below its space.',
  'PU-MAKE-06': 'Tech 1: your civ and tech tracks are neighbours too.',
  'PU-MAKE-07': 'Tech 2: while two or more markers stand on the rover track, it gives 1 more move each time.',
  'PU-MAKE-08':
    'Tech 3: instead of going up, a marker may move sideways to the track next to it at the same height and gain the bonus there. On space 15 only a marker on the rover track can.',
  'PU-MAKE-09': 'Tech 4: once per round you may move a marker back by 1 if the space below is free.',
  'PU-MAKE-10': 'Tech 5: all markers on a track score as much as the highest of them.',
  'PU-MAKE-11': 'Any marker on rover space 15 that should advance stays and gives you 3 moves.',
  'PU-MAKE-12': 'With tech 3 a marker cannot move sideways to a space it has already left in this round.',
  'PU-MAKE-13': 'A track counts as full if any marker stands on its space 15.',
  'PU-MAKE-14': 'Going back means straight down to a free space, without a bonus.',
  'PU-MAKE-15': 'For tech 2 the marker that just arrives counts among those on the rover track.',
} as const satisfies Record<string, string>;
