export const enBonus = {
  'SKY-BON-01': 'You put one marker from your store on a free bonus field, meet what it asks and pay what it costs.',
  'SKY-BON-02': 'A marked field is closed to everybody until the preparation.',
  'SKY-BON-03': 'You get the reward at once, except for bonus tiles.',
  'SKY-BON-04': 'Markers stay where they are when you leave.',
  'SKY-BON-05': 'You may place several markers in a round, but one a turn.',
  'SKY-BON-06':
    'There are five majority fields, three standard fields, four tile fields, the extra fields of the tracks in play and your private field.',
  'SKY-BON-07': 'A field where you would buy or discard is open to you only if you can do so.',

  'SKY-MAJ-01': 'A majority field is yours if nobody has a higher face-up total of its kind. A tie is enough.',
  'SKY-MAJ-02': 'Whoever has left counts as 0.',
  'SKY-MAJ-03': 'At the scientist field, scientists are counted.',
  'SKY-MAJ-04':
    'One scientist earns 2 coins, with another lab card also 1 research point, with two or more others 3 coins and 2 points.',
  'SKY-MAJ-05':
    'Titanium: from 2 on 2 fields on Astrogo, from 4 on 3 fields and an outpost removed, from 6 on 4 fields and a research point.',
  'SKY-MAJ-06':
    'Minerals: from 2 on 2 fields on Minerva, from 4 on 3 fields and a helium, from 6 on 4 fields and an outpost removed.',
  'SKY-MAJ-07':
    'Carbon: from 2 on 2 fields on Skymine, from 4 on 3 fields and a coin, from 6 on 4 fields and a helium.',
  'SKY-MAJ-08':
    'Energy: from 2 on 2 fields on Tawac, from 4 on 3 fields and a research point, from 6 on 4 fields and 2 coins.',
  'SKY-MAJ-09': 'You need at least the lowest tier and pick one tier that your total reaches.',
  'SKY-MAJ-10': 'No card is turned for a majority.',
  'SKY-MAJ-11': 'What counts is what lies face up at this moment, for you and for the others.',

  'SKY-STD-01': 'Take the start marker, or keep it, and exchange 1 research point; you begin the next round.',
  'SKY-STD-02': 'The start player cannot use this field on the very first turn of a round.',
  'SKY-STD-03': 'The order of the current round does not change by it.',
  'SKY-STD-04': 'There is no other way to become start player.',
  'SKY-STD-05': 'Pay 1 coin, then buy one card of the display for its full price in coins.',
  'SKY-STD-06': 'Even for a free card the coin of the field is due.',
  'SKY-STD-07': 'Discard a hand card for its printed cost and 2 coins on top.',
  'SKY-STD-08': 'Only cards in hand can be discarded, and they are gone for you.',
  'SKY-STD-09': 'Start player is whoever holds the marker right now; all others may come at any time.',

  'SKY-BTF-01': 'For 1 or 2 coins you reserve the tile of the field for the next round. Nothing else happens now.',
  'SKY-BTF-02': 'The tile comes to you in the preparation. You may reserve a tile that is in use, even your own.',
  'SKY-BTF-03': 'In round 7 a tile field is possible, but brings nothing.',

  'SKY-TILE-01':
    'On one of your turns the +1 tile may go on a face-up resource card of yours: that card now has a unit more.',
  'SKY-TILE-02': 'That is no action and goes with any action of the turn.',
  'SKY-TILE-03': 'Once laid it stays, and is turned down together with its card.',
  'SKY-TILE-04': 'Without a resource card the +1 tile is idle.',
  'SKY-TILE-05': 'The other tiles count as cards of their kind without needing a slot and are turned down after use.',
  'SKY-TILE-06': 'The chemist tile brings 2 helium and 1 more for each other face-up chemist.',
  'SKY-TILE-07': 'The scientist tile works like a scientist.',
  'SKY-TILE-08': 'The energy tile is used together with all your energy cards.',
  'SKY-TILE-09': 'You hold a tile for one round, face up from its beginning.',

  'SKY-PERM-01': 'A1 adds 1, later 2, to your energy total as long as an energy card of yours is face up.',
  'SKY-PERM-02': 'A2 gives you one more bonus marker, later two in all.',
  'SKY-PERM-03': 'B1, first bonus: cards paid with minerals cost 1 less.',
  'SKY-PERM-04': 'B1, second bonus: cards paid with any resources cost 1 less, and for a purchase you may mix kinds.',
  'SKY-PERM-05': 'C1, first bonus: cards paid with titanium cost 1 less.',
  'SKY-PERM-06': 'C1, second bonus: each of your titanium cards has a unit more.',
  'SKY-PERM-07': 'E1 gives you a virtual chemist that is counted but never used.',
  'SKY-PERM-08': 'With E1 your company chemists find 1, later 3 more collectors.',
  'SKY-PERM-09': 'Discounts do not help when you buy with coins.',
  'SKY-PERM-10': 'The second lasting bonus is never worse than the first and takes its place.',

  'SKY-XTRA-01': 'B2, first field: pay 2 for 2 research points and 1 helium, or 1 point and 2 helium.',
  'SKY-XTRA-02': 'B2, second field: pay 1 for 2 research points and 2 helium.',
  'SKY-XTRA-03': 'C2, first field: buy a card with coins, take 1 helium, or both; at least one of them.',
  'SKY-XTRA-04': 'C2, second field: the card costs 1 less, and there are 2 helium.',
  'SKY-XTRA-05': 'D1, first field: discard a hand card for its cost and 3 coins.',
  'SKY-XTRA-06': 'D1, second field: discard a carbon card for its cost and 8 coins.',
  'SKY-XTRA-07': 'D2, first field: pay 1, then 3 fields on one other track and 2 on another one.',
  'SKY-XTRA-08': 'D2, second field: pay 1, then 3, 2 and 2 fields on the three other tracks.',
  'SKY-XTRA-09':
    'E2, first field: discard a hand card to carry out its action, or to take a card from the discards for 2 coins.',
  'SKY-XTRA-10': 'E2, second field: both are possible, the action first.',
  'SKY-XTRA-11': 'The discarded card acts alone, without others of its kind.',
  'SKY-XTRA-12': 'A discarded scientist still relies on your face-up cards for the plans.',
  'SKY-XTRA-13': 'Your lasting bonuses work for the discarded card as if it lay at a slot.',
  'SKY-XTRA-14': 'On the C2 fields no coin is due for the field itself.',
  'SKY-XTRA-15': 'The other tracks are chosen freely, each once, even where a marker cannot move.',
  'SKY-XTRA-16': 'A discarded resource card buys and advances with its own units and stays in the discards.',
} as const satisfies Record<string, string>;
