export const basics = {
  'PU-DEF-01': 'Planet Unknown is for 1 to 6 players. If you play alone, the solo rules apply.',
  'PU-DEF-02':
    'Six resources exist, each with a terrain of the same name: civ, water, biomass, rover, tech and energy.',
  'PU-DEF-03':
    'You have a track and a marker for civ, water, biomass, rover and tech. Energy has neither; it moves one of your other markers.',
  'PU-DEF-04': 'A cell is one square of your planet, of a tile or of a patch.',
  'PU-DEF-05':
    'Every tile has two sections. Each section shows a single terrain and carries one resource symbol of that kind.',
  'PU-DEF-06': 'The two sections of a tile never show the same terrain.',
  'PU-DEF-07': 'Both sides of a tile look alike, so you may turn it and also flip it over.',
  'PU-DEF-08': 'A patch is one biomass cell. It shows no resource symbol and no meteor symbol.',
  'PU-DEF-09': 'Where a rule says ‘tile’, patches are not meant unless it names them.',
  'PU-DEF-10':
    'An area is everything of one terrain that hangs together on your planet side by side. Touching at a corner does not connect.',
  'PU-DEF-11': 'Even one cell of a tile is an area by itself.',
  'PU-DEF-12': 'Patches make a biomass area they touch larger. Patches that only touch each other do not form an area.',
  'PU-DEF-13': 'To size up an area, count its cells, including any patches that belong to it.',
  'PU-DEF-14':
    'Any symbol on a track is a bonus, apart from the medals: synergy boosts, rover moves, civ cards, patches, rovers, techs and Wormhole’s fixed advances.',
  'PU-DEF-15':
    'Milestones are the special bonuses: civ cards, patches from the biomass track, rovers and tech levels. The patch options on Wormhole’s biomass track count as well.',
  'PU-DEF-16':
    'To advance a marker, move it up its own track space by space. Cosmos, Oasis, Wormhole and Makeshift have their own way of moving.',
  'PU-DEF-17': 'To regress a marker, move it down its track. You never gain a bonus that way.',
  'PU-DEF-18':
    'To collect a lifepod or meteorite, take it from your planet and put it in your scoring area on the corporation. Some rules name another place.',
  'PU-DEF-19': 'Whatever is destroyed leaves the game and does not come back.',
  'PU-DEF-20':
    'A border cell has a neighbouring cell on fewer than four of its sides. Lacuna and Oblivion count only their outer edge as border.',
  'PU-DEF-21': 'Your left neighbour sits next to you clockwise, your right neighbour anticlockwise.',
  'PU-DEF-22':
    'Obey restrictions of planets, events and prohibition signs while you can. If such a restriction is all that would end the game, it does not count for you.',
  'PU-DEF-23': 'Your last placed tile is the newest tile on your planet. A patch never counts.',
  'PU-DEF-24':
    'You carry out ‘immediately’ effects when you get them. ‘End of game’ effects wait until the game is over.',
  'PU-DEF-25': 'Anything with the solo symbol is used only when you play alone.',
  'PU-DEF-26':
    'A marker can advance until it is on its top space, and the rover marker even there. With Oasis and Makeshift the target space must be free too. Whenever you choose a marker to advance, take one that can, if you have one.',
  'PU-DEF-27':
    'What lies uppermost decides the terrain of a cell. A bare cell has no terrain; Petra’s currents are the exception.',
  'PU-DEF-28':
    'A cell is covered once a tile or patch lies on it; otherwise it is empty. At the end Petra’s open currents are treated specially.',

  'PU-DATA-01':
    'Everyone can see who sits where, who is commander, which round and phase it is, which modules are in play and whether the end has been triggered.',
  'PU-DATA-02':
    'The station carries six outer and six inner stacks of up to 12 tiles. The rings keep their position to each other; only the whole station turns.',
  'PU-DATA-03':
    'Beside the four civ decks in play lie the unused cards of each level. Only a few events bring those into play.',
  'PU-DATA-04':
    'On the table lie the objective deck, the neighbour objectives between adjacent players and sometimes a common objective brought in by Jump Drive.',
  'PU-DATA-05':
    'With events you see the face-down event deck, the discarded events and the event of this round with whatever it forbids.',
  'PU-DATA-06':
    'In front of each player lie a planet and a corporation. The planet shows its tiles and patches with all symbols still visible; the sector marker shows where the player stands at the station.',
  'PU-DATA-07':
    'You can always see which lifepods, meteorites and rovers are on a planet, how many rovers wait on the corporation and what has been collected.',
  'PU-DATA-08':
    'Each player’s area shows the five markers, stored patches, the last placed tile, rover moves left in this round, civ cards and single objectives.',
  'PU-DATA-09':
    'The game keeps track of which once-per-round and once-per-game abilities you have used, and how your rovers stood when the round began.',
  'PU-DATA-10': 'Effects you still have to carry out wait in a list; you choose which comes next.',

  'PU-SETUP-01':
    'The station has six sectors. In each, a stack of small tiles lies inside and a stack of large tiles outside.',
  'PU-SETUP-02': 'There are 12 stacks. Each holds the 12 tiles of one shape, shuffled on its own.',
  'PU-SETUP-03': 'The six small shapes belong in the inner ring, the six large ones in the outer ring.',
  'PU-SETUP-04':
    'Which shape lies in which sector is free, as long as every sector has one small and one large stack. A standard arrangement is provided.',
  'PU-SETUP-05':
    'The inner ring is turned at random against the outer ring before the game. It then stays like that to the end.',
  'PU-SETUP-06': 'You see only the uppermost tile of a stack.',
  'PU-SETUP-07':
    'You get a planet, a corporation, two sector markers of your colour and five resource markers: black for civ, blue for water, green for biomass, red for rover, white for tech.',
  'PU-SETUP-08': 'You decide for yourself whether your planet shows its standard or its special side.',
  'PU-SETUP-09': 'You decide for yourself whether your corporation shows its standard or its special side.',
  'PU-SETUP-10': 'Standard sides have difficulty 1. Special sides range from 1 to 4.',
  'PU-SETUP-11':
    'All standard sides are the same: planet KSB-4156 and corporation Universal Coalition. Each special side exists only once, so nobody shares yours.',
  'PU-SETUP-12': 'In a first game it is best if everyone plays with both standard sides.',
  'PU-SETUP-13': 'Your five markers start on space 0.',
  'PU-SETUP-14': 'At the start a lifepod stands on each of the six marked positions of your planet.',
  'PU-SETUP-15':
    'You start with the number of rovers your corporation shows. They wait there; none is on the planet yet.',
  'PU-SETUP-16':
    'One of your sector markers lies on your corporation and shows your colour. The other points at exactly one sector of the station.',
  'PU-SETUP-17':
    'Sector markers stand around the station in seating order, as evenly spread as the player count allows.',
  'PU-SETUP-18':
    'Each of the four civ decks gets one random card more than there are players. The remaining civ cards stay out of play.',
  'PU-SETUP-19': 'Meteorites and patches come from a common supply that does not run out.',
  'PU-SETUP-20':
    'The 28 objective cards are shuffled. Each has a neighbour objective on one side and a single objective on the other.',
  'PU-SETUP-21':
    'With three or more players, one neighbour objective lies between each two players who sit next to each other.',
  'PU-SETUP-22': 'With two players, three neighbour objectives lie between you.',
  'PU-SETUP-23': 'Playing alone, you draw four single objectives and keep three.',
  'PU-SETUP-24': 'Chance decides who is the first commander and gets the commander marker.',
  'PU-SETUP-25': 'How the station is turned at the start is random.',
  'PU-SETUP-26': 'You are dealt one planet board and one corporation board at random. Then you choose a side of each.',
  'PU-SETUP-27':
    'All choose their board sides secretly at the same time, before objectives, civ cards and events are known. Then the choices are shown.',
  'PU-SETUP-28':
    'Modules and variants are agreed before the game and may be mixed. Events are always used in solo games, and the two-player variant needs two players.',
  'PU-SETUP-29':
    'Setup runs in this order: station, ring position and rotation, seats and commander, boards, civ decks, single objectives, neighbour objectives, events.',
  'PU-SETUP-30':
    'With the deluxe boards, your special sides come from 12 planets and 8 corporations. None of them is dealt twice.',

  'PU-INFO-01':
    'Everything on planets, tracks and corporations is open, as are played immediate cards, neighbour objectives, the top tiles and the height of all stacks and civ decks.',
  'PU-INFO-02':
    'Nobody may know what lies below the top tiles, which civ cards are unused or how objectives and events are ordered.',
  'PU-INFO-03': 'Your end-of-game civ cards stay secret until the end. How many you have is open.',
  'PU-INFO-04':
    'The single objective you keep is secret until the end of the game; the card you put back is never shown.',
  'PU-INFO-05':
    'Only you look through the deck from which you take a civ card. Others see that you took one, and which one only if it is an immediate card.',
  'PU-INFO-06':
    'You may try out tiles on your planet as long as you like. The next tile of a stack shows up only once everyone has finished the tile phase.',
  'PU-INFO-07':
    'In the tile phase everyone plays at the same time. You select, place and resolve without affecting others.',
  'PU-INFO-08':
    'Chance decides the tile stacks, the station’s start position, the civ cards, objectives and events in play, the first commander and the few cards drawn at random later on.',
  'PU-INFO-09': 'What you decide while all play at once becomes visible to others when everyone has confirmed.',
  'PU-INFO-10':
    'You can see the current event, all discarded ones, how many remain in the deck and how many of each colour it was built from.',
  'PU-INFO-11':
    'Only the Jump Drive player sees the objectives drawn with tech F. The chosen one is shown at once, the others stay hidden.',
  'PU-INFO-12': 'When an event adds or removes random civ cards, nobody sees which ones.',
} as const satisfies Record<string, string>;
