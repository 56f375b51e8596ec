export const resources = {
  'PU-CIV-01': 'When your civ marker reaches or passes a civ milestone, you earn one card from the deck of that level.',
  'PU-CIV-02': 'Look through the whole deck of that level, keep one card and put the others back face down.',
  'PU-CIV-03':
    'Cards earned in the tile phase are taken afterwards, clockwise from the commander. Each player takes all of theirs before the next one starts.',
  'PU-CIV-04': 'You show an immediate card and carry it out right away. After that it just lies in front of you.',
  'PU-CIV-05': 'An end-of-game card stays face down and secret with you until the game is over.',
  'PU-CIV-06':
    'If the deck of that level is empty, you get no card. Republic’s tech 2 may still offer one from the next level.',
  'PU-CIV-07':
    'If a civ card leads you to another civ milestone, you take that card too before the next player’s turn.',
  'PU-CIV-08': 'If several civ cards are due to you, take them one at a time in the order you like.',
  'PU-CIV-09':
    'If a card advances several different markers, choose that many that can advance. If too few can, only those move.',
  'PU-CIV-10':
    'If a card advances one marker twice, the same marker goes up 2 spaces and gains all bonuses on its way.',
  'PU-CIV-11':
    'Salvage Yard: take a top tile of your sector and place it by the rules. Its meteor symbol counts, its two resources do not.',
  'PU-CIV-12':
    'Depot Repair Online: take a top tile of your sector, place it and use it in full like your regular one.',
  'PU-CIV-13':
    'Extra tiles come from the sector you face now, after the next tiles have been revealed. If none fits, you take none and the effect is lost.',
  'PU-CIV-14':
    'An extra tile becomes your last placed tile. If it was the last one of your sector, it triggers the end.',
  'PU-CIV-15': 'Approved Overtime: collect any 2 lifepods from your planet, or as many as are there.',
  'PU-CIV-16':
    'Relocation Bonus: put one of your rovers on any other cell without a rover; it collects what lies there and costs no moves. You may decline. Without a rover on your planet the card does nothing.',
  'PU-CIV-17':
    'Landing Zone Approved: choose any row or column of your planet, even one without meteorites, and destroy every meteorite in it.',
  'PU-CIV-18':
    'Meteor Defense Program: destroy up to 3 meteorites on your planet, whichever you like; fewer or none is fine.',
  'PU-CIV-19':
    'Unionization: every marker below space 5 climbs until it stands there, or beyond if it skips that space; you choose the order. You gain all bonuses on the way except synergy boosts.',
  'PU-CIV-20':
    'Dept of Engineering: you get exactly 4 rover moves. Techs that improve the rover track do not add to them.',
  'PU-CIV-21': 'Patch cards give you 1, 2 or 3 patches. You place or store each one on its own.',
  'PU-CIV-22':
    'Meteorite Repo: each of these cards makes every 3 collected meteorites worth 1 medal more, so 2 with one card, 3 with two and so on.',
  'PU-CIV-23':
    'You score your meteorites only once. Several Meteorite Repo cards raise their value, they do not score them again.',
  'PU-CIV-24': 'Commerce Agreement: you score 1, 3, 6 or 10 medals in all for having 1, 2, 3 or 4 of these cards.',
  'PU-CIV-25': 'Space Citizen Decree: the lifepods in your scoring area bring 2 medals each instead of 1.',
  'PU-CIV-26': 'Sustainable Living Act: score 1 medal for each patch on your planet.',
  'PU-CIV-27':
    'Gaming Commission: 2 medals. In the final steps you also advance any one marker by 1 and gain its bonuses.',
  'PU-CIV-28':
    'Planet Lottery: 3 medals. In the final steps you also advance any one marker by 1 and gain its bonuses.',
  'PU-CIV-29': 'Search and Rescue Team: collect any 3 lifepods from your planet, or as many as are there.',
  'PU-CIV-30':
    'Plain medal cards bring the medals printed on them at the end: 1 or 2 on levels 1 and 2, 2 or 3 on level 3, and 4 on level 4.',
  'PU-CIV-31':
    'If the deck has a card, you must take one. You may take a card you cannot use; its effect is then lost.',
  'PU-CIV-32': 'As soon as an extra tile has been taken, the one below it is revealed.',
  'PU-CIV-33': 'Advances from civ cards are not synergy boosts. Rules about synergy boosts do not touch them.',
  'PU-CIV-34':
    'For an extra tile all restrictions stay in force, since the game does not end when it does not fit. You simply lose the card’s effect.',

  'PU-WATER-01': 'Placing a water tile advances your water marker only if at least one of its water cells lies on ice.',
  'PU-WATER-02': 'Any water cell of the tile will do; it need not be the one showing the symbol.',
  'PU-WATER-03': 'If only the other half of your tile lies on ice, water does not advance.',
  'PU-WATER-04': 'You may place a water tile away from ice. You then simply go without the water advance.',
  'PU-WATER-05': 'However many ice cells you cover, water advances by just 1.',
  'PU-WATER-06': 'The water track has medals and synergy boosts but no milestones.',

  'PU-BIO-01':
    'A biomass milestone gives you a patch. Place it on your planet right away, following the placement rules.',
  'PU-BIO-02': 'A patch has no symbol, so placing it does not advance your biomass marker.',
  'PU-BIO-03': 'A patch fills its cell, which helps to complete rows and columns.',
  'PU-BIO-04': 'You may put a patch on a lifepod or a rover. That destroys it.',
  'PU-BIO-05': 'If there is no cell for your patch, it is lost, unless a tech lets you store or convert it.',
  'PU-BIO-06': 'You can keep a patch for later only with a tech that allows storing.',
  'PU-BIO-07':
    'A patch gained before your first tile goes to the edge of your planet. On Charybdis it goes to the centre.',
  'PU-BIO-08': 'A patch does not become your last placed tile.',
  'PU-BIO-09': 'Covering ice with a patch brings nothing.',
  'PU-BIO-10':
    'As long as there is a cell for it, you must place a patch; only techs offer alternatives. Several patches are placed one at a time.',
  'PU-BIO-11':
    'A patch needs an empty cell inside the grid that touches a covered cell, and stays off Arashi’s ring. Other planet and event restrictions do not concern it; two Wormhole techs allow more.',

  'PU-ROVER-01':
    'At a rover milestone, one of your waiting rovers starts on your last placed tile, on any cell without a rover.',
  'PU-ROVER-02':
    'It does not matter what brought you the rover or which resources the tile shows: it starts on your last placed tile.',
  'PU-ROVER-03': 'A rover put on a meteorite collects it straight away.',
  'PU-ROVER-04': 'If your corporation has no rover left, a rover milestone brings nothing.',
  'PU-ROVER-05': 'Destroyed rovers are gone. You never have more than your corporation provides.',
  'PU-ROVER-06': 'Without a placed tile your rover has nowhere to start and stays on your corporation.',
  'PU-ROVER-07': 'Reaching or passing a number on the rover track gives you that many rover moves.',
  'PU-ROVER-08':
    'One move takes a rover to the next cell up, down, left or right, whether bare or covered. It may also go back.',
  'PU-ROVER-09': 'Share your rover moves among your rovers as you like.',
  'PU-ROVER-10':
    'Rover moves are saved up and may be used at any time on your turn in this round, even between other effects. What is left at the end of the round is lost.',
  'PU-ROVER-11':
    'If your rover marker is at the top and should advance, it stays and you gain the moves shown above the track: 4 for Universal Coalition, 5 for Horizon Group, otherwise 3.',
  'PU-ROVER-12': 'Only one rover fits on a cell. A rover cannot stop on another one or drive through it.',
  'PU-ROVER-13': 'A rover collects any lifepod or meteorite on the cells it enters, even if it drives on.',
  'PU-ROVER-14': 'You never have to use rover moves.',
  'PU-ROVER-15': 'It can happen that you lose all your rovers.',
  'PU-ROVER-16': 'A rover stays on the cells of your planet.',
  'PU-ROVER-17': 'A teleporting rover jumps without touching the cells in between. It collects only where it arrives.',
  'PU-ROVER-18':
    'If rovers occupy your whole last placed tile, the new one is not placed and waits on your corporation.',
  'PU-ROVER-19': 'A rover teleports to a different cell of your planet on which no rover stands.',

  'PU-TECH-01': 'A tech milestone unlocks the tech of that level on your corporation.',
  'PU-TECH-02':
    'Techs add up: you have every level your tech marker has reached. Cosmos, Jump Drive, Flux and Makeshift handle this differently.',
  'PU-TECH-03': 'If your tech marker falls below a milestone, you cannot use that tech until you reach it again.',
  'PU-TECH-04':
    '‘Once per round’ techs work once in every round. ‘Once per game’ techs work a single time, even if you unlock them again.',
  'PU-TECH-05': 'Optional techs may be used, but need not be.',

  'PU-ENERGY-01':
    'With an energy tile you may advance one marker by 1: that of the tile’s other resource or of an area next to the energy area.',
  'PU-ENERGY-02': 'Energy may advance the other resource on the same tile.',
  'PU-ENERGY-03':
    'Energy may advance the resource of any area that touches the energy area of your new symbol. Older energy cells joined to it count as well.',
  'PU-ENERGY-04':
    'An area that does not touch the energy area side to side cannot be chosen, even if it touches the rest of your tile.',
  'PU-ENERGY-05': 'Water chosen through energy needs no ice.',
  'PU-ENERGY-06': 'If you choose water through energy, it advances by just 1, even with Universal Coalition’s tech 4.',
  'PU-ENERGY-07': 'Patches that form no biomass area do not let you choose biomass through energy.',
  'PU-ENERGY-08': 'You may choose the tile’s other resource through energy on top of its own advance.',
  'PU-ENERGY-09': 'You may decline the advance from energy.',
  'PU-ENERGY-10': 'Through energy you choose a marker that can advance. If there is none, the advance is lost.',
  'PU-ENERGY-11':
    'Which areas touch the energy area is checked when you use the energy, so patches placed before that count.',
} as const satisfies Record<string, string>;
