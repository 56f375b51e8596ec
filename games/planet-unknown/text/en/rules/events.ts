export const events = {
  'PU-EVENT-01': 'With several players events are optional. Alone you always play with them.',
  'PU-EVENT-02': 'There are 60 events: 20 green, 20 orange and 20 red alerts.',
  'PU-EVENT-03': 'With several players the six events with the solo symbol stay in the box.',
  'PU-EVENT-04':
    'You decide how many green, orange and red cards make up the deck of 20. The cards are then drawn at random and shuffled.',
  'PU-EVENT-05':
    'You cannot choose more cards of a colour than exist: with several players 16 green, 20 orange and 18 red, alone 20 of each.',
  'PU-EVENT-06':
    'After the station has turned, reveal the top event and carry it out. The round then goes on as usual.',
  'PU-EVENT-07': 'Everyone must carry out the event if they can, unless the card says otherwise.',
  'PU-EVENT-08': 'Everyone carries out the event at the same time, each on their own.',
  'PU-EVENT-09': 'If an event would directly trigger the end through you, ignore it.',
  'PU-EVENT-10': 'The last event of the deck triggers the end. You still carry it out and finish the round.',
  'PU-EVENT-11': 'Civ cards earned through an event are taken before the tile phase, clockwise from the commander.',
  'PU-EVENT-12':
    'Events 69–78: the card names two markers. Choose one that can advance and move it up by 1, with its bonus.',
  'PU-EVENT-13':
    'Event 68: civ, biomass or water, as you choose, advances by 3 spaces or as far as it can go. You gain no bonuses on the way.',
  'PU-EVENT-14':
    'If an event sends a marker back, choose a named one that can go the full way. If none can, take one that goes back as far as possible; if none can move, nothing happens.',
  'PU-EVENT-15': 'Events 81 and 84: you gain a synergy boost.',
  'PU-EVENT-38': 'Event 80: you gain a patch.',
  'PU-EVENT-16': 'Event 82: collect a lifepod of your choice from your planet.',
  'PU-EVENT-39': 'Event 83: collect a meteorite of your choice from your planet.',
  'PU-EVENT-17':
    'Events 95 and 107: put a meteorite on a free, visible meteor symbol of your tiles, destroying a rover there. If you have no such symbol, nothing happens.',
  'PU-EVENT-18':
    'Events 97–102: this round your rovers may not drive or teleport onto the named terrain. They may stand there, leave it or start there.',
  'PU-EVENT-19': 'Events 103 and 124: the border is off limits for tiles this round.',
  'PU-EVENT-20':
    'Events 104 and 108: you ignore one of the two resources of this round’s regular tile, your choice. Techs tied to that resource do not work either; extra tiles are not affected.',
  'PU-EVENT-21':
    'Events 109 and 123: milestones on your tracks give nothing this round. You still gain synergy boosts and rover moves, and also patches that come from cards or techs.',
  'PU-EVENT-22': 'Event 111: if you have two or more rovers on your planet, destroy one of your choice.',
  'PU-EVENT-23':
    'Event 112: each civ deck loses a random card, once for the whole table. It joins the unused cards face down; empty decks are skipped.',
  'PU-EVENT-24': 'Event 113: destroy a lifepod of your choice on your planet.',
  'PU-EVENT-40': 'Event 114: destroy one of the lifepods you have collected; you choose which and where.',
  'PU-EVENT-41': 'Event 115: destroy one of the meteorites in your scoring area.',
  'PU-EVENT-25': 'Events 117 and 118: gain a synergy boost, or look secretly at the next event if there is one.',
  'PU-EVENT-26':
    'Event 119: this round no cell of your tile may lie side by side with a covered cell of the same terrain.',
  'PU-EVENT-27': 'Events 120 and 121: ice is off limits for tiles this round.',
  'PU-EVENT-28': 'Event 122: nobody gains synergy boosts this round.',
  'PU-EVENT-29': 'Where an event limits placing, patches are free of it.',
  'PU-EVENT-30': 'Where an event limits placing, extra tiles of that round obey it too, even during the event itself.',
  'PU-EVENT-31':
    'Event 65: you get an additional rover and put it on the tile you place this round, right after placing. If you place none, it waits on your corporation.',
  'PU-EVENT-32': 'Event 66: a random unused civ card joins the deck of each level.',
  'PU-EVENT-33': 'Event 67: draw another single objective and add it to yours.',
  'PU-EVENT-34': 'Event 79: turn the station to the sector you want.',
  'PU-EVENT-35': 'Event 110: give up one of your objectives; you choose which.',
  'PU-EVENT-36':
    'Event 116: remove one of the two stacks of your sector. The other must still offer a tile you can place, unless nothing fitted anyway; if no choice is allowed, or a stack is empty already, ignore the event.',
  'PU-EVENT-37': 'Used events lie face up on the discard pile and do not return.',
  'PU-EVENT-42': 'Move any one marker back: by 1 with event 96, by 2 with event 105, by 3 with event 106.',
  'PU-EVENT-43':
    'While synergy boosts are banned, you cannot turn anything into one either. Fixed advances such as Wormhole’s still work.',
  'PU-EVENT-44':
    'If you must ignore one resource, that also holds for a tile you cannot place. If you ignore its energy, the other marker advances just once.',
  'PU-EVENT-45': 'If your first tile has to lie on the edge, an event that forbids the edge does not count for you.',
  'PU-EVENT-46': 'If you do not choose otherwise, the event deck has 7 green, 7 orange and 6 red cards.',
  'PU-EVENT-47': 'An event that finds nothing to work on with you does nothing to you.',
  'PU-EVENT-48':
    'Advances from events 68–78 are not synergy boosts; what events 81, 84, 117 and 118 offer are real ones.',
  'PU-EVENT-49':
    'While milestones are void, Republic neither moves a marker back nor gets a boost from them, and Wormhole’s patch options and milestones gained with Jump Drive’s tech E give nothing.',

  'PU-SOLO-01':
    'Set up as for several players, but leave out the sector markers and the commander marker. A random sector faces you.',
  'PU-SOLO-02': 'Alone, each civ deck holds two cards.',
  'PU-SOLO-03': 'From four single objectives you keep three; the fourth goes back to the box.',
  'PU-SOLO-04': 'Alone you always play with 20 events, solo events included. You choose how many of each colour.',
  'PU-SOLO-05': 'Each round, the first included, the station moves on by one sector clockwise.',
  'PU-SOLO-06':
    'Then you draw an event and carry it out if you can. If it would directly trigger the end, you ignore it.',
  'PU-SOLO-07': 'Your game ends when no tile fits, when your sector is empty or when the last event is drawn.',
  'PU-SOLO-08': 'Your target is 60 medals, adjusted for the number of red, orange and green events in your deck.',
  'PU-SOLO-09':
    'For 0–2, 3–6, 7–10, 11–14 or 15 and more cards of a colour the target changes: red by 0, −5, −7, −9, −11; orange by 0, −1, −2, −3, −4; green by 0, +3, +6, +9, +12.',
  'PU-SOLO-10':
    'Your result is your total minus the target. Seven grades reach from 11 or more short up to 15 or more above.',
  'PU-SOLO-11': 'You win if you reach your target or beat it.',
  'PU-SOLO-12': 'Alone you score everything but neighbour objectives, which are not used.',
  'PU-SOLO-13':
    'A further objective from event 67 comes from the rest of the deck. The card you put back at the start is not in it.',
  'PU-SOLO-14': 'You fix the colours of your event deck, and with them your target, before setup begins.',
} as const satisfies Record<string, string>;
