export const round = {
  'PU-ROUND-01':
    'You play rounds until something triggers the end. The round in which that happens is always played to its end.',
  'PU-ROUND-02': 'Each round begins with the commander turning the station.',
  'PU-ROUND-03': 'With events, the top event is revealed and carried out after the station has turned.',
  'PU-ROUND-04':
    'In the tile phase all of you at once take one of the two top tiles of your sector, place it and resolve everything that follows.',
  'PU-ROUND-05': 'Civ cards earned in this round are taken one player after another, clockwise from the commander.',
  'PU-ROUND-06':
    'At the end of a round either the final steps begin or the commander marker goes to the left and a new round starts.',
  'PU-ROUND-07':
    'Right at the start of a round your once-per-round abilities become fresh again, and it is noted how your rovers stand.',
  'PU-ROUND-08': 'When the round ends, leftover rover moves and event effects for this round are gone.',
  'PU-ROUND-09': 'The lock on a sector marker just shows that its owner is done. It changes nothing in the game.',
  'PU-ROUND-10':
    'You can move rovers and use abilities only when it is your time to act: during your event, your tile phase, your civ cards and the final steps.',
  'PU-ROUND-11': 'You cannot finish while an effect you must carry out is still waiting and possible.',
  'PU-ROUND-12':
    'Rover moves stay with you from one of your turns to the next within a round. After your last one, the rest is lost.',
  'PU-ROUND-13':
    'You act in the civ card phase only if you reached a civ milestone in the tile phase. Otherwise your round ends with the tile phase.',

  'PU-ROT-01':
    'As commander you turn the station as far as you like, even once all the way round. Afterwards every sector marker points at one sector.',
  'PU-ROT-02': 'Your sector is the outer stack in front of your marker together with the inner stack lying next to it.',
  'PU-ROT-03':
    'When the station turns one sector clockwise, you face the sector that lay one place anticlockwise from yours before.',
  'PU-ROT-04':
    'As commander you may turn the station so that you or others can place nothing. That ends the game, and it is allowed.',
  'PU-ROT-05': 'Turning the station changes the sectors of all players, not just the commander’s.',
  'PU-ROT-06': 'The commander decides openly, before the event of the round is known.',

  'PU-PICK-01': 'Each round you take exactly one of the top tiles in your sector.',
  'PU-PICK-02': 'If one stack of your sector is empty, you take the top tile of the other.',
  'PU-PICK-03': 'If you can place at least one of the tiles on offer, you must take one that fits and place it.',
  'PU-PICK-04': 'The tile you leave remains on top of its stack.',
  'PU-PICK-05':
    'If there is nothing left in your sector at the start of the tile phase, you take no tile. The game ends after this round anyway.',

  'PU-PLACE-01': 'Your first tile has to cover at least one cell at the edge of your planet.',
  'PU-PLACE-02':
    'Every further tile must touch something already lying on your planet, side to side. A corner is not enough.',
  'PU-PLACE-03': 'You cannot place a tile on top of another tile or a patch.',
  'PU-PLACE-04': 'No part of a tile may stick out beyond the cells of your planet.',
  'PU-PLACE-05': 'Tiles follow the grid lines. You may turn them in quarter turns and flip them.',
  'PU-PLACE-06': 'Neighbouring tiles do not have to match in terrain.',
  'PU-PLACE-07': 'You may cover land and ice as you like, unless your planet or an event says otherwise.',
  'PU-PLACE-08': 'A lifepod under a tile or patch is destroyed and can no longer score.',
  'PU-PLACE-09': 'A rover under a tile or patch is destroyed.',
  'PU-PLACE-10': 'Once placed, a tile stays where it is.',
  'PU-PLACE-11': 'Tiles and patches may also be joined to a patch; it counts as a covered cell.',
  'PU-PLACE-12':
    'If none of the tiles on offer fits on your planet, you still take one and use its resources, but do not place it.',
  'PU-PLACE-13': 'If a patch came first, your first tile must still lie at the edge. It need not touch the patch.',
  'PU-PLACE-14': 'Only the techs you have at the moment of placing decide where a tile may go.',

  'PU-METEOR-01': 'If your tile shows a meteor symbol, put a meteorite on it at once, before you move any marker.',
  'PU-METEOR-02': 'Rows and columns that still hold a meteorite score no medals.',
  'PU-METEOR-03': 'On the smallest tiles a meteorite lies on a resource symbol. The symbol still counts.',
  'PU-METEOR-04': 'If an event drops a meteorite on a rover, the rover is destroyed.',
  'PU-METEOR-05':
    'Half of the 144 tiles show a meteor symbol: in every shape each pair of terrains appears once with it and once without.',
  'PU-METEOR-06':
    'The meteor symbol remains on the tile when its meteorite is gone. Events may put a new one there, unless a patch hides the symbol.',

  'PU-RES-01':
    'After placing, advance the marker of each of the two resources by 1. How many cells a section has does not matter.',
  'PU-RES-02': 'You choose which of the two resources comes first.',
  'PU-RES-03':
    'Water needs a water cell on ice, and energy moves another marker. The other resources always advance; only Wormhole’s biomass has a condition.',
  'PU-RES-04':
    'What you gain on the way joins your waiting effects. Carry them out in any order, finishing one before the next; only rover moves may be used in between.',
  'PU-RES-05':
    'A newly unlocked tech helps at once with everything still waiting, unless it works only at the start of a round.',
  'PU-RES-06': 'If you cannot use a bonus, or only part of it, what is impossible is lost.',
  'PU-RES-07':
    'The order is: select a tile, place it, remove covered lifepods and rovers, put the meteorite, then resolve both resources and all that follows.',
  'PU-RES-08':
    'You must take the advances of your tile’s resources if you can; only the order is yours. The advance from energy you may decline.',
  'PU-RES-09':
    'Techs and rover moves are yours the moment you reach them. Synergy boosts, patches, rovers and similar effects wait for you; civ cards come in the civ card phase.',
  'PU-RES-10': 'What a waiting effect offers is worked out when you carry it out, not when you gained it.',
  'PU-RES-11': 'Extra rover moves from techs are counted when your marker reaches the space.',

  'PU-TRACK-01': 'You gain every bonus your advancing marker lands on or passes.',
  'PU-TRACK-02': 'Medals on tracks count only at the end of the game.',
  'PU-TRACK-03': 'If a space shows several bonuses, you gain them all.',
  'PU-TRACK-04':
    'A marker on the top space goes no further and the advance is lost. Only the rover marker brings moves up there.',
  'PU-TRACK-05': 'With a synergy boost you advance any one of your five markers by 1, even the one that earned it.',
  'PU-TRACK-06': 'A synergy boost can bring you further bonuses, and those again more. There is no limit.',
  'PU-TRACK-07': 'If you use a synergy boost for water, no ice is needed.',
  'PU-TRACK-08': 'A marker on space 0 cannot go back any further.',
  'PU-TRACK-09': 'If a marker goes back, you keep what it brought. Reach the space again and you gain its bonus again.',
  'PU-TRACK-10':
    'You must use a synergy boost if any marker can advance; which one is up to you. A rover marker at the top counts as able to.',
  'PU-TRACK-11':
    'Advancing several spaces means several single steps of one marker; steps that are not possible are lost. A rover marker at the top brings its moves for each remaining step.',
  'PU-TRACK-12':
    'Tracks end at space 15. Wormhole’s biomass ends at its fifth step, and the water of Oasis at the end of its long path; Makeshift counts any marker on space 15.',
} as const satisfies Record<string, string>;
