export const actions = {
  'SKY-TURN-01': 'The start player begins. Turns go clockwise past everybody who has left, until nobody is in.',
  'SKY-TURN-02':
    'On your turn you do exactly one thing: resource cards, all energy, a scientist, a chemist, a bonus marker, or leaving.',
  'SKY-TURN-03':
    'A card action takes a face-up card or tile of that kind at your slots. Hand and resting rows do not help.',
  'SKY-TURN-04': 'Cards you used are turned down when the action is done and rest for this round.',
  'SKY-TURN-05': 'You may leave even while you could still do something else.',
  'SKY-TURN-06': 'With nothing else to do you have to leave.',
  'SKY-TURN-07': 'Coins you gain in a turn can be spent later in that turn.',
  'SKY-TURN-08': 'A turn runs like this: +1 tile and claims, the action, laying and refilling plans, claims again.',
  'SKY-TURN-09': 'What you cannot pay or meet in full you cannot do. Only Luna pays in part.',

  'SKY-RES-01':
    'You use face-up resource cards of one kind; their units are your amount. Energy and other kinds never add to it.',
  'SKY-RES-02': 'You may use only some of the cards and keep the rest for another turn.',
  'SKY-RES-03': 'First the amount may pay for one card of the display, not more.',
  'SKY-RES-04': 'A price is the printed cost plus the surcharge of the field, less your discounts, and at least 0.',
  'SKY-RES-05': 'Your amount has to cover the price; the card goes to your hand.',
  'SKY-RES-06': 'Every unit you did not pay moves a share marker of yours one field, on whichever tracks you like.',
  'SKY-RES-07': 'Units that no marker can use are lost.',
  'SKY-RES-08': 'Even a card that costs nothing needs a resource card used; its units are then all free to advance.',
  'SKY-RES-09': 'An emptied display field stays empty until the preparation.',
  'SKY-RES-10': 'In the end the cards you used are turned down.',
  'SKY-RES-11': 'The purchase comes before the steps. Steps are made one by one, each where there is room.',

  'SKY-TRACK-01': 'Markers move field by field; barriers and thresholds lie between fields.',
  'SKY-TRACK-02': 'To cross a barrier you pay its coins to the bank at once.',
  'SKY-TRACK-03': 'If you cannot pay, or do not want to, your marker waits in front of it.',
  'SKY-TRACK-04': 'A marker that has reached the last field stays there.',
  'SKY-TRACK-05': 'Steps on a given track that you cannot make are lost.',
  'SKY-TRACK-06': 'Crossing the first threshold of a track earns 1 coin, the second 2.',
  'SKY-TRACK-07': 'Everybody who was beyond that threshold already earns the same.',
  'SKY-TRACK-08': 'Markers never go back, so each threshold is crossed once.',
  'SKY-TRACK-09': 'Behind each threshold waits a bonus of the track, now yours.',
  'SKY-TRACK-10': 'A new bonus starts to count when your next turn begins, not before.',
  'SKY-TRACK-11': 'Of the two lasting bonuses of a track only one works for you, never both together.',
  'SKY-TRACK-12': 'Of the two extra fields of a track you may mark one a round.',
  'SKY-TRACK-13': 'With the second extra field you may still take the first instead.',
  'SKY-TRACK-14': 'Extra fields hold one marker a round, and only those who unlocked them can use them.',
  'SKY-TRACK-15': 'Each of you pays the barriers for your own marker, no matter who came by before.',
  'SKY-TRACK-16':
    'At a threshold the mover is paid first, then the others clockwise, whether they are still in or not.',
} as const satisfies Record<string, string>;
