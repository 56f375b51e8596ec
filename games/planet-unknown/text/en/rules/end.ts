export const end = {
  'PU-END-01':
    'The end is triggered if, at the start of the tile phase, someone can place none of the tiles in their sector.',
  'PU-END-02':
    'Before you count as unable to place, event restrictions and then the special rule of your planet are lifted for you.',
  'PU-END-03':
    'If you cannot place anything, you still take one tile of your choice, advance both resources and do not place it.',
  'PU-END-04': 'On a tile you cannot place, energy counts as its other resource, so that marker advances twice.',
  'PU-END-05': 'On a tile you cannot place, water advances without ice.',
  'PU-END-06':
    'On a tile you cannot place, the meteor symbol is ignored, and so are techs that work when you place a tile.',
  'PU-END-07': 'Everyone who can place a tile does so as usual in the last round.',
  'PU-END-08': 'The end is also triggered if taking a tile leaves both stacks of that sector empty.',
  'PU-END-09': 'With events, drawing the last event triggers the end.',
  'PU-END-10': 'Once the end is triggered, you finish the round and then carry out the final steps.',
  'PU-END-11': 'A tile you could not place leaves the game. It is never your last placed tile.',
  'PU-END-12': 'A triggered end cannot be undone, even if the player in question could place a tile later that round.',
  'PU-END-13':
    'Only the tiles on offer after rotation and event matter here. An extra tile from a civ card that does not fit never ends the game.',
  'PU-END-14':
    'If you could place a tile at first but blocked yourself, for instance with a patch, you take a tile without placing it and trigger the end.',
  'PU-END-15':
    'Restrictions are lifted for you only if they rule out every tile on offer. Then you may place any of these tiles wherever the remaining rules allow.',

  'PU-FINAL-01': 'First, place all your stored patches by the usual rules. Those without a cell are lost.',
  'PU-FINAL-02': 'Second, use your techs marked ‘end of game’.',
  'PU-FINAL-03': 'Third, show your end-of-game civ cards and carry out those that advance a marker.',
  'PU-FINAL-04': 'Bonuses from the final steps work as always: rover moves, patches, civ cards and synergy boosts.',
  'PU-FINAL-05':
    'If the final steps bring you civ cards, you take them clockwise from the last commander. New end-of-game cards count as well.',
  'PU-FINAL-06':
    'The final steps are still part of the last round: once-per-round techs you have not used are available, used ones are not. Patches can no longer be stored.',
  'PU-FINAL-07': 'A lifepod still on your planet leaves its cell empty. Rovers make no difference.',
  'PU-FINAL-08':
    'All of you finish one final step before the next begins. Within a step you act independently; only civ cards go clockwise from the last commander.',
  'PU-FINAL-09': 'You start the final steps without rover moves. Use new ones within the step in which you gain them.',
  'PU-FINAL-10': 'Civ cards may give you an extra tile even now. It comes from the sector you face.',

  'PU-SCORE-01':
    'Each row and column that is completely covered and free of meteorites scores the medals printed beside it.',
  'PU-SCORE-02': 'A cell with a lifepod counts as empty, so neither its row nor its column scores.',
  'PU-SCORE-03': 'Each track scores one medal space: the uppermost your marker has got to or gone beyond.',
  'PU-SCORE-04': 'Only the uppermost medal space you reached on a track counts; lower ones are not added.',
  'PU-SCORE-05': 'Each lifepod in your scoring area is worth 1 medal.',
  'PU-SCORE-06': 'Every 3 meteorites you have collected are worth 1 medal; one or two left over bring nothing.',
  'PU-SCORE-07': 'Civ cards can make your lifepods and meteorites more valuable.',
  'PU-SCORE-08': 'Add the medals of your end-of-game civ cards.',
  'PU-SCORE-09': 'Each single objective you have fulfilled is worth 5 medals.',
  'PU-SCORE-10': 'For each neighbour objective the better planet scores 5 medals. If both are equal, each scores 2.',
  'PU-SCORE-11': 'If you and your neighbour both stand at zero, that is a tie: 2 medals each.',
  'PU-SCORE-12': 'Playing alone, there are no neighbour objectives to score.',
  'PU-SCORE-13':
    'Add up planet, tracks, lifepods and meteorites, civ cards and objectives, with any bonus of your planet. The highest total wins.',
  'PU-SCORE-14': 'If totals are equal, fewer empty cells on the planet win.',
  'PU-SCORE-15': 'If that is equal too, fewer meteorites lying on the planet win.',
  'PU-SCORE-16': 'If everything is equal, you share the victory.',
  'PU-SCORE-17':
    'Each neighbour objective is scored once per pair. With three or more players you take part in two, with two players in three.',

  'PU-OBJ-01': '‘Most on the edge’: count the visible symbols of that resource on border cells of your planet.',
  'PU-OBJ-02': '‘Largest area’: your biggest area of that terrain counts, or zero if you have none.',
  'PU-OBJ-03': '‘Most areas’: count your separate areas of that terrain. Groups made only of patches do not count.',
  'PU-OBJ-04': '‘Fewest’: count the visible symbols of that resource on your planet. Fewer is better.',
  'PU-OBJ-05': '‘Most tracks at maximum’: count your tracks whose marker ends the game on the top space.',
  'PU-OBJ-06': 'Most collected meteorites wins this objective.',
  'PU-OBJ-16': 'Most collected lifepods wins this objective.',
  'PU-OBJ-17': 'Fewest collected meteorites wins this objective.',
  'PU-OBJ-18': 'Fewest collected lifepods wins this objective.',
  'PU-OBJ-19': 'Lifepods and meteorites that were destroyed do not count as collected.',
  'PU-OBJ-07':
    'You need a full rectangle of that terrain, 3×3 or 2×5 as the card says. It may be part of something larger, and 2×5 may lie either way.',
  'PU-OBJ-08': 'You need one area of that terrain with at least six visible symbols of its resource.',
  'PU-OBJ-09': 'The marker of that track must stand on its top space when the game ends.',
  'PU-OBJ-10': 'You fulfil this if at most 5 energy symbols are visible on your planet.',
  'PU-OBJ-20': 'You fulfil this with at least 9 collected meteorites.',
  'PU-OBJ-21': 'You fulfil this if you have collected more lifepods than meteorites; equal numbers are not enough.',
  'PU-OBJ-11': 'You fulfil this if no ice is left open on your planet: every ice cell lies under a tile or patch.',
  'PU-OBJ-22': 'You fulfil this if every cell of your planet that is not ice lies under a tile or patch.',
  'PU-OBJ-12': 'Objectives are checked once the final steps are done.',
  'PU-OBJ-13': 'A single objective brings 5 medals or none; almost does not count.',
  'PU-OBJ-14': 'With two players all three neighbour objectives compare your two planets.',
  'PU-OBJ-15': 'In rectangles and areas patches count as biomass cells. They show no symbol, though.',
  'PU-OBJ-23': 'A symbol hidden under a patch does not count any more; the cell is biomass now.',

  'PU-TWO-01': 'In the normal two-player game the commander turns the station freely.',
  'PU-TWO-02':
    'In the two-player variant nobody chooses: each round the station moves on by one sector clockwise, the first round included.',
  'PU-TWO-03': 'Everything else stays as it is. The commander marker still shows who takes civ cards first.',

  'PU-SOBJ-01': 'With this module you play for a single objective of your own besides the neighbour objectives.',
  'PU-SOBJ-02':
    'Before the neighbour objectives are laid out, you draw two cards, keep one as your single objective and put the other away.',
  'PU-SOBJ-03': 'The neighbour objectives come from the cards that are left.',
  'PU-SOBJ-04': 'All choose their single objective secretly and at the same time.',
  'PU-SOBJ-05': 'Single objectives are shown and scored after the final steps.',
} as const satisfies Record<string, string>;
