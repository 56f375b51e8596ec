export const ending = {
  'SKY-PASS-01': 'When you leave, first turn all cards at your slots face up.',
  'SKY-PASS-02': 'Then pick one resting row and take all its cards back to your hand.',
  'SKY-PASS-03': 'After that each card at a slot goes on top of a resting row, every one on another row.',
  'SKY-PASS-04': 'The cards you put there now are not part of the row you took.',
  'SKY-PASS-05': 'Your bonus tiles return to the supply, used or unused.',
  'SKY-PASS-06': 'For the rest of the round you have no more turns.',
  'SKY-PASS-07': 'When everybody has left, the action phase is over.',
  'SKY-PASS-08': 'Empty resting slots are fine too, also the one you just emptied.',
  'SKY-PASS-09': 'In round 7 rows no longer matter, so nothing is asked.',

  'SKY-PREP-01': 'The coin under the next special plan joins the supplement field, and the plan is turned up.',
  'SKY-PREP-02': 'Everybody takes their bonus markers back.',
  'SKY-PREP-03': 'A marker from a tile field brings its tile, face up beside your slots.',
  'SKY-PREP-04': 'Cards still on display fields 1 to 4 are discarded.',
  'SKY-PREP-05': 'The other cards of each row slide to the right.',
  'SKY-PREP-06': 'Empty fields are filled from the stack, lowest number first.',
  'SKY-PREP-07': 'Once the stack is empty, fields stay empty. The discards never come back.',

  'SKY-CARD-01': 'A card you acquire is in your hand and can be planned from the next round on.',
  'SKY-CARD-02': 'D and E cards are shares and nothing else; keep them until the end.',
  'SKY-CARD-03': 'Your hand may grow without limit.',
  'SKY-CARD-04': 'Share cards can be discarded wherever any hand card will do.',
  'SKY-CARD-05': 'The bank never runs out of coins.',

  'SKY-END-01': 'The game is over after the action phase of round 7.',
  'SKY-SCORE-01': 'At the end all your rows return to your hand, and every card with a share is laid out.',
  'SKY-SCORE-02': 'Each coin is worth 1.',
  'SKY-SCORE-03':
    'For Astrogo, Tawac, Skymine and Minerva, your shares are multiplied by the coins visible in the station.',
  'SKY-SCORE-04': 'Add the last value your helium marker has passed.',
  'SKY-SCORE-05': 'Add the last value your upload marker has passed, and the uploaded special plans that lie open.',
  'SKY-SCORE-06': 'The highest sum wins.',
  'SKY-SCORE-07': 'In a tie you share the victory.',

  'SKY-LINK-01': 'Linked slots: when you leave, each card goes straight up to the resting slot of its letter.',
  'SKY-LINK-02': 'Linked slots: the row you take back is still yours to choose, before the cards move.',
} as const satisfies Record<string, string>;
