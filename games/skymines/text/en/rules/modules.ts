export const modules = {
  'SKY-MISSION-01': 'One mission card is laid out for one or two people, two for three or four. Luna is not counted.',
  'SKY-MISSION-02': 'Each person has a progress card with a one-time marker on each of its three columns.',
  'SKY-MISSION-03': 'Your progress card belongs to no mission at first.',
  'SKY-MISSION-04':
    'Your first fulfilled task ties you to its mission card and brings 2 coins and the marker of its column.',
  'SKY-MISSION-05':
    'From then on only tasks of that card count for you, each column once; each brings 2 coins and its marker.',
  'SKY-MISSION-06': 'You need not claim. A claim is no action but comes on top of yours.',
  'SKY-MISSION-07': 'Tasks can be done in any order, several in one turn.',
  'SKY-MISSION-08': 'A mission card is there for everybody; a task is never used up.',
  'SKY-MISSION-09':
    'With all three markers taken, the private field on your progress card opens for the rest of the game.',
  'SKY-MISSION-10':
    'Private field: pay 1 coin, move 3 fields on one track. It is yours alone and takes one marker a round.',
  'SKY-MISSION-11': 'A one-time marker works like a bonus marker, but after the round it is gone.',
  'SKY-MISSION-12': 'On a tile field it still brings the tile.',
  'SKY-MISSION-13': 'Three labs: have three lab cards face up.',
  'SKY-MISSION-14': 'Seven of a resource: have seven units of one resource face up.',
  'SKY-MISSION-15': 'Four helium: move your helium marker four fields in one action.',
  'SKY-MISSION-16': 'Five placed: set five outposts in one expansion.',
  'SKY-MISSION-17': 'On the asteroid side shuttles count towards the five.',
  'SKY-MISSION-18':
    'Some tasks are about how you stand when you claim, others about what your action of this turn did. The task must be met.',
  'SKY-MISSION-19': 'The end and the scoring are as ever; markers left over are worth nothing.',
  'SKY-MISSION-20': 'You may claim before your action and after it. Cards turned up by leaving do not help.',
  'SKY-MISSION-21':
    'A marker claimed before your action can be placed by it. What you did in earlier turns cannot be claimed any more.',
  'SKY-MISSION-22': 'You choose which sort of marker to place; the rules are the same for both.',

  'SKY-BELT-01': 'On the asteroid side the stations and their tracks lie mirrored.',
  'SKY-BELT-02':
    'Each station has six outposts in either outer column and five shuttles in the middle. Three outposts are not used.',
  'SKY-BELT-03': 'Only expansion and the count of collectors differ from the moon.',
  'SKY-BELT-04': 'All your energy goes to one company here too.',
  'SKY-BELT-05': 'Energy occupies outpost spaces on asteroids and shuttle fields on the routes between them.',
  'SKY-BELT-06':
    'A space is within reach if a route with a shuttle of the company ends at its asteroid; printed and new shuttles count.',
  'SKY-BELT-07': 'It is also within reach if the company has an outpost elsewhere on that asteroid.',
  'SKY-BELT-08': 'A shuttle field is within reach if one of its asteroids has an outpost of the company.',
  'SKY-BELT-09': 'You may take places of other companies, not those of the active one.',
  'SKY-BELT-10': 'A place costs 1 energy.',
  'SKY-BELT-11': 'An energy symbol on the part of the route you use adds 1.',
  'SKY-BELT-12': 'A piece that must be ousted adds 1.',
  'SKY-BELT-13': 'Outposts come from the front of an outer column, shuttles from the front of the middle one.',
  'SKY-BELT-14': 'New pieces stand; ousted ones wait beside their place until the end.',
  'SKY-BELT-15': 'Go on as long as you can and want. Energy left over is lost.',
  'SKY-BELT-16': 'A shuttle field with the symbol moves your marker 1 field on the active track.',
  'SKY-BELT-17': "An asteroid's window pays once, and only if the company was not there before.",
  'SKY-BELT-18': 'Collect in any order, then send ousted pieces home.',
  'SKY-BELT-19':
    'Shuttles go home to the middle column, outposts to an outer one you choose, as far back as possible, never on a crossed-out field.',
  'SKY-BELT-20': 'A piece with no field to go to leaves the game.',
  'SKY-BELT-21':
    'The route from a station to its asteroid has a printed shuttle that never leaves; nothing can be placed there.',
  'SKY-BELT-22': 'No shuttles left means no shuttle fields, no outposts left means no spaces.',
  'SKY-BELT-23': 'Several companies, and several outposts of one, can be on an asteroid, one piece a space.',
  'SKY-BELT-24': 'A company has the collectors in the window of every asteroid where it has an outpost.',
  'SKY-BELT-25': 'On asteroids 1 and 15 a pair of spaces held by one company adds another collector.',
  'SKY-BELT-26': 'Where outposts are removed, shuttles are safe.',
  'SKY-BELT-27': 'Empty fields of all three columns make the value of a company.',
  'SKY-BELT-28': 'Of several ways the cheapest counts. From an own outpost on the asteroid no route is needed.',
  'SKY-BELT-29': 'Whether a company was there is judged before the action; two new outposts on one asteroid pay once.',
  'SKY-BELT-30': 'Printed routes have no energy symbol: the first asteroid costs 1, or 2 with ousting.',

  'SKY-THREAT-01':
    'On the asteroid side one of six threat cards may lie in the middle, between shuttle fields 11 and 16.',
  'SKY-THREAT-02': 'You remove it while expanding a company that has a shuttle on field 11 or 16.',
  'SKY-THREAT-03': 'Reaching it takes 2 of your energy, at any moment of the expansion.',
  'SKY-THREAT-04': 'You must also meet what the card demands.',
  'SKY-THREAT-05': 'After the other rewards comes that of the card, and the card stays with you as a joker share.',
  'SKY-THREAT-06': 'At the end the joker is a share of the company that is worth most.',
  'SKY-THREAT-07': 'There is only one threat; no other follows.',
  'SKY-THREAT-08': 'A threat that is still there when the scoring begins hits everybody.',
  'SKY-THREAT-09': 'Pirates: pay 6 coins, or all cash is worthless in the end.',
  'SKY-THREAT-10': 'Comet: 3 more energy, or the most valuable stations count 2 less.',
  'SKY-THREAT-11':
    'Einstein-Rosen bridge: discard two energy cards from hand, or nobody scores shares on energy cards.',
  'SKY-THREAT-12': 'Probe: helium beyond 40, or nobody scores helium.',
  'SKY-THREAT-13': 'Singularity: research beyond 40, or the game ends after round 6.',
  'SKY-THREAT-14':
    'Time anomaly: helium beyond 25 and research beyond 20, or nobody wins and you play again. At last the average of all plays counts, rounded up.',
  'SKY-THREAT-15': 'Without the threat the scoring is as usual.',
  'SKY-THREAT-16':
    'The demand is met once, when you remove the card, with your own markers and with energy cards of any sort from your hand.',

  'SKY-CAMP-01': 'The campaign has four chapters with random tracks, starting tiles to choose from and missions.',
  'SKY-CAMP-02': 'Chapter 1 is on the moon.',
  'SKY-CAMP-03': 'Chapter 2 is among the asteroids.',
  'SKY-CAMP-04': 'Chapter 3 is on the moon, where each company already has its three front outposts.',
  'SKY-CAMP-05': 'Chapter 4 is among the asteroids, with a threat.',
  'SKY-CAMP-06': 'Luna may join any chapter; alone you need her.',
  'SKY-CAMP-07': 'All modules can be played without the campaign.',

  'SKY-EP-01': 'A campaign point if somebody has a lower total than you.',
  'SKY-EP-02': 'Another one if two or more have a lower total.',
  'SKY-EP-03': 'One for winning the chapter, shared or not.',
  'SKY-EP-04': 'One if you took two or three one-time markers.',
  'SKY-EP-05': 'One for every track you finished: companies, tank, screens.',
  'SKY-EP-06': 'In chapter 3 one for whoever opened a private field first.',
  'SKY-EP-07': 'In chapter 4 one for removing the threat.',
  'SKY-EP-08': 'After chapter 4 the most campaign points win; ties share.',
  'SKY-EP-09': 'Your points give you one of five ranks, from below 7 up to 22 and more.',
} as const satisfies Record<string, string>;
