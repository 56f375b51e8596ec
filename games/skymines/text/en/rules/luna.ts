export const luna = {
  'SKY-LUNA-01':
    'Luna is your opponent when you play alone and may join two or three people. She has her turns, thresholds, majorities and a place in the ranking.',
  'SKY-LUNA-02': 'With her at the table people have three markers if you are two in all, two markers otherwise.',
  'SKY-LUNA-03':
    'Luna has a lab board of her own, 1 coin, five bonus markers and share markers on field 0, but no cards to start with.',
  'SKY-LUNA-04': 'The bonus of a starting tile nobody uses is given to her; the rest of that tile is ignored.',
  'SKY-LUNA-05': 'She sits to the right of the first start player and never gets the start marker.',
  'SKY-LUNA-06': 'Her pile is made of twelve grade I cards; seven grade II cards wait in reserve.',
  'SKY-LUNA-07': 'Her slots B, C and D are open. A opens at helium 8 and E at research 4, but not on level 0.',
  'SKY-LUNA-08': 'There are levels 0 to 8. From level 6 on she begins with some helium and research.',
  'SKY-LUNA-09':
    'Each planning, her old cards go to her discards; then she is dealt face-down cards for the left and right majority and for each open slot from A to E.',
  'SKY-LUNA-10': 'Her majority cards are turned up with the plans, her slot cards when they are used.',
  'SKY-LUNA-11': 'When her pile runs out, the discards are shuffled anew, with one more grade II card from level 2 on.',
  'SKY-LUNA-12':
    'Her left majority card shows titanium and carbon, her right one energy and minerals; scientists of both are added.',
  'SKY-LUNA-13': 'A majority field is closed to you where Luna has more.',
  'SKY-LUNA-14': 'On her first turn of a round the extra effects of both majority cards come first, left before right.',
  'SKY-LUNA-15': 'Each turn she carries out her next slot card, every action from top to bottom.',
  'SKY-LUNA-16':
    'With her last card she leaves. Her discards are shuffled, and the numbers of the top card may take a majority card away.',
  'SKY-LUNA-17': 'A majority card that is gone counts 0; the other one keeps counting.',
  'SKY-LUNA-18': 'Coins: she takes that many.',
  'SKY-LUNA-19': 'Helium and research: step by step up to 28 and 15, then 2 coins for each step.',
  'SKY-LUNA-20': 'From level 3 on certain steps put a grade II card on top of her pile.',
  'SKY-LUNA-21': 'Advance: that many fields on each named track, the more valuable company first.',
  'SKY-LUNA-22': 'Thresholds pay her and the others as usual.',
  'SKY-LUNA-23': 'At a barrier she pays as much as she has and moves on regardless.',
  'SKY-LUNA-24': 'At the end of a track each step is 2 coins for her.',
  'SKY-LUNA-25': 'Track bonuses do nothing for her.',
  'SKY-LUNA-26':
    'The most valuable company shows the most coins; then more empty station fields, then the name of its track decides.',
  'SKY-LUNA-27': 'Her lead is her field less the best human one. The biggest lead counts, ties by value.',
  'SKY-LUNA-28': 'Farthest behind is the track with her smallest lead, ties by value.',
  'SKY-LUNA-29': 'She takes cards from the display fields listed for her slot without paying.',
  'SKY-LUNA-30': 'Share card: that of the most valuable company on display, from the lowest field.',
  'SKY-LUNA-31':
    'A plan of the given letter in the column of her slot is discarded; she takes the supplement, and the field is filled.',
  'SKY-LUNA-32': 'The latest special plan still on the round track is discarded.',
  'SKY-LUNA-33': 'She puts a marker on the field of her slot without cost or reward, unless it is taken.',
  'SKY-LUNA-34':
    'Expansion: that many pieces of each company she just advanced, the less valuable first; lines and energy do not matter.',
  'SKY-LUNA-35': 'She gets no rewards for what she takes.',
  'SKY-LUNA-36': 'On the moon she goes for the lowest or highest empty sector within reach.',
  'SKY-LUNA-37':
    'If none is empty she ousts the company on whose track she is farthest behind, at its lowest or highest sector.',
  'SKY-LUNA-38': 'Her pieces come from and return to the column with the most empty fields whose last one is covered.',
  'SKY-LUNA-39':
    'On the belt she looks for the lowest or highest number among empty shuttle fields and asteroids new to the company.',
  'SKY-LUNA-40': 'A missing sort of piece is skipped; on an asteroid she takes the first empty space.',
  'SKY-LUNA-41': 'If there is none, she adds an outpost where the company already is.',
  'SKY-LUNA-42':
    'Failing that she ousts a piece of the company she is farthest behind with, and puts one of the same sort there.',
  'SKY-LUNA-43': 'Points she cannot use are lost.',
  'SKY-LUNA-44': 'Her markers come back in the preparation, without tiles; when she has none, none is placed.',
  'SKY-LUNA-45': 'Missions are not for Luna.',
  'SKY-LUNA-46': 'Her score is cash, shares, helium and research by her own tables.',
  'SKY-LUNA-47': 'Alone you win with at least as much as Luna.',
  'SKY-LUNA-48': 'She has no hand, plans or tiles and never has to decide.',
  'SKY-LUNA-49': 'Pieces she ousts go home by the same rules, or out of the game.',
  'SKY-LUNA-50': 'Coins for steps beyond an end come at once and may pay a barrier right after.',
} as const satisfies Record<string, string>;
