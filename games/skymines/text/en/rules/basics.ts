export const basics = {
  'SKY-DATA-01':
    'The table knows the board side, the round and phase, the start player, whose turn it is, who has left and which track belongs to which company.',
  'SKY-DATA-02': 'A company is worth as many coins a share as symbols are visible on the empty fields of its station.',
  'SKY-DATA-03':
    'Between turns a sector has room for one outpost. While you expand, a new one may stand beside the one that has to go.',
  'SKY-DATA-04':
    'Shared by all: the card stack and its discards, twelve display fields, twelve lettered plan fields with three supplies, the round track, the supplement field, four bonus tiles and an endless bank.',
  'SKY-DATA-05':
    'In front of you: coins, hand, five action slots, five resting rows, tiles, markers, a marker on every company track, the tank, the screens and the two extra slots.',
  'SKY-DATA-06':
    'Your shares of a company are the number your marker has last reached on its track, plus one for each of your cards showing a share of it.',
  'SKY-DATA-07':
    'A total of carbon, minerals, titanium or energy is what your face-up cards and tiles of that kind add up to, bonuses included.',
  'SKY-DATA-08':
    'A face-down card at an action slot counts for nothing until you leave the action phase and turn it up.',
  'SKY-DATA-09':
    'Lab cards are your face-up scientists and chemists, tiles included. The virtual chemist of track E1 is one more chemist.',
  'SKY-DATA-10':
    'The units of a single card are its printed number, one more with the +1 tile, and one more for titanium with the second B2 bonus.',
  'SKY-DATA-11': 'All your cards count for shares: in hand, at slots and in rows, whichever way up they lie.',

  'SKY-INFO-01': 'Nobody else sees your hand.',
  'SKY-INFO-02': 'What you lay at your slots stays secret until everybody reveals; from then on it is open.',
  'SKY-INFO-03': 'Resting rows lie open, card by card.',
  'SKY-INFO-04': 'Coins, markers, tracks, laid plans, tiles, the displays and the discards are open to all.',
  'SKY-INFO-05': 'The card stack and the three plan supplies are hidden; only their letters show.',
  'SKY-INFO-06': 'The special plans are known to everybody, even while they lie face down.',
  'SKY-INFO-07':
    'You decide at the same time about starting tiles, the first three resting cards and every plan. All else goes in turns.',
  'SKY-INFO-08':
    'Chance only shuffles and draws: cards, plans, tracks, tiles, missions, the threat, Luna and the first start player.',
  'SKY-INFO-09': 'The two tiles dealt to you are for your eyes only, and the one you give back is never shown.',
  'SKY-INFO-10': 'How many cards are in a hand, in the stack or in a supply is no secret.',

  'SKY-SETUP-01':
    'The base game is played on the moon. Modules and Luna bring their own material and stay away otherwise.',
  'SKY-SETUP-02': 'In a first game Skymine has track A1, Minerva B1, Astrogo C1 and Tawac D1.',
  'SKY-SETUP-03':
    'Random tracks: four of five track cards are dealt to the edges, each turned by chance to one of its two halves.',
  'SKY-SETUP-04': 'You may also agree on the tracks, as long as no board is needed with both its sides.',
  'SKY-SETUP-05': 'One track board is not used. The other four belong to their companies until the end.',
  'SKY-SETUP-06': 'Each station begins full with 15 outposts, so no company is worth anything yet.',
  'SKY-SETUP-07':
    'The card stack is built from five shuffled decks, with E at the bottom, then D, C and B, and A on top.',
  'SKY-SETUP-08': 'The display is filled from field 1 to field 12: nine A cards and three B cards.',
  'SKY-SETUP-09': 'The supplement field begins with one coin.',
  'SKY-SETUP-10': 'Rounds 2 to 7 each have a coin and a face-down special plan waiting on the round track.',
  'SKY-SETUP-11': 'The plans of each letter are shuffled into a supply, and four of each letter are laid out.',
  'SKY-SETUP-12': 'The four bonus tiles lie beside the board.',
  'SKY-SETUP-13': 'You begin with an empty tank, both extra slots switched off and one coin.',
  'SKY-SETUP-14': 'Two players, Luna counted: each person has three bonus markers.',
  'SKY-SETUP-15': 'Alone against Luna you have three bonus markers.',
  'SKY-SETUP-16': 'Three players, Luna counted: each person has two bonus markers.',
  'SKY-SETUP-17': 'Four players, Luna counted: each person has two bonus markers.',
  'SKY-SETUP-18': 'Your share markers start on field 0 of all four tracks.',
  'SKY-SETUP-19': 'Your first hand is the nine starting cards of your symbol.',
  'SKY-SETUP-20': 'The first start player is drawn by lot.',
  'SKY-SETUP-21': 'From the start player on, the single-energy cards 01, 02, 03 and 04 go round the table.',
  'SKY-SETUP-22': 'In a first game the starting tiles 01 to 04 go round from the start player.',
  'SKY-SETUP-23':
    'Otherwise you are dealt two starting tiles, keep one in secret and reveal it together with the others.',
  'SKY-SETUP-24': 'Your tile lies on screen 1; the plan printed on it is the plan of that screen.',
  'SKY-SETUP-25':
    'The three cards named by your tile leave your hand for the resting slots B, C and D, one each, as you like.',
  'SKY-SETUP-26': 'Then you take the start bonus of your tile: fields on company tracks or on the tank.',
  'SKY-SETUP-27': 'Your upload marker begins in front of the plan printed on your tile.',
  'SKY-SETUP-28':
    'Markers and cards, start player, single-energy cards, tiles and their bonus come in this order; modules are set up last.',

  'SKY-ROUND-01': 'Seven rounds, each with planning, actions and preparation.',
  'SKY-ROUND-02': 'Round 7 has no preparation; the final scoring follows at once.',
  'SKY-ROUND-03': 'The highest special plan that has turned up tells the round; before the first one it is round 1.',

  'SKY-PLAN-01': 'You lay cards from your hand face down at slots that are on, never two at one slot.',
  'SKY-PLAN-02': 'Slots B, C and D always work. A and E work once they are switched on.',
  'SKY-PLAN-03': 'You may leave slots empty, even all of them.',
  'SKY-PLAN-04': 'You are free to choose the slot for each card.',
  'SKY-PLAN-05': 'Cards with nothing but a share cannot be laid at a slot.',
  'SKY-PLAN-06': 'When the last plan is handed in, all plans are revealed together.',
  'SKY-PLAN-07': 'That makes three cards at most in the beginning, four with one extra slot and five with both.',
  'SKY-PLAN-08': 'Once all have handed in, plans are final; before that the others only see that you are done.',
} as const satisfies Record<string, string>;
