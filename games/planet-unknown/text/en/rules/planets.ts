export const planets = {
  'PU-PLANET-01': 'Some of you may play a standard planet and others a special one.',
  'PU-PLANET-02':
    'You must follow the placement rule of your special planet while you can. If that rule is all that would end the game, you may ignore it for this placement.',
  'PU-PLANET-03': 'Cells where lifepods stand are land. On Petra one of them lies on a current as well.',
  'PU-PLANET-04':
    'Unless your planet shows other numbers, its rows and columns are worth 1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1 medals.',

  'PU-K273-01': 'On K-273 a tile may cover either ice or land, but not both at once.',
  'PU-K273-02': 'The lifepod cells of K-273 are land.',

  'PU-GAIA-01': 'Gaia has 8 cities on land. Each one left open at the end is worth 2 medals.',
  'PU-GAIA-02': 'As long as a city is open, it counts as an empty cell and keeps its row and column from scoring.',
  'PU-GAIA-03': 'Medals from cities are counted with your rows and columns.',

  'PU-PERS-01':
    'Each quarter of Persephone forbids a symbol: civ upper left, energy upper right, tech lower left, water lower right. You may not place a tile so that this symbol lies there.',
  'PU-PERS-02':
    'What matters is where the symbol itself lies. The rest of that terrain may be there, and a tile may lie in several quarters.',
  'PU-PERS-03': 'Patches have no symbol, so they may lie in any quarter.',
  'PU-PERS-04': 'The printed symbol counts here, even if Jump Drive uses it as energy.',

  'PU-ARA-01':
    'Arashi’s ring is made of the two longest rows. A tile on the ring must also cover at least one cell outside it.',
  'PU-ARA-02': 'Patches may not lie on Arashi’s ring.',
  'PU-ARA-03': 'The cells of the ring are land, not ice.',
  'PU-ARA-04': 'Outside the ring means any cell of another row.',
  'PU-ARA-05': 'The ring stays closed to patches in any case. If there is no other cell, the patch is lost.',

  'PU-PET-01': 'Petra has no ice, so placing water tiles does not advance water. Other effects still do.',
  'PU-PET-02':
    'You may treat open currents as energy cells. They extend your energy area when you use an energy symbol, even under a lifepod.',
  'PU-PET-03':
    'At the end open currents count as energy cells for areas and rectangles and fill their rows and columns. They show no energy symbol.',
  'PU-PET-04': 'If a lifepod stands on a current, the cell is empty as far as its row and column are concerned.',
  'PU-PET-05': 'Your tiles cannot join on to a bare current, but you may place tiles and patches on it.',
  'PU-PET-06':
    'For your rovers you may treat an open current as energy terrain. The event that bars rovers from energy does not close it.',
  'PU-PET-07': 'At the end a group of open currents is an energy area even without an energy tile.',

  'PU-TAR-01': 'The chasm splits Tartarus in two. A tile must lie wholly on one side of it.',
  'PU-TAR-02': 'Rovers cannot drive straight across the chasm.',
  'PU-TAR-03': 'A rover that may move diagonally can cross the chasm only at its two gaps.',
  'PU-TAR-04': 'The chasm does not matter for teleporting, for tiles that touch, or for areas.',
  'PU-TAR-05': 'Patches are a single cell, so the chasm never gets in their way.',
  'PU-TAR-06': 'Anywhere but at the gaps, a diagonal move stays on one side of the chasm.',

  'PU-CER-01': 'Cerberus consists of three planets. Each one you cover completely is worth 2 more medals.',
  'PU-CER-02': 'Rows and columns of Cerberus run through all three planets.',

  'PU-CHA-01': 'On Charybdis your first tile has to cover one of the four cells in the middle instead of the edge.',
  'PU-CHA-02': 'On Charybdis a patch before your first tile goes on one of the four middle cells as well.',

  'PU-KAAX-01':
    'On K’Aax rovers may not drive onto open toxic cells. Cover them with tiles or patches and the way is clear.',
  'PU-KAAX-02': 'Rovers may not teleport onto open toxic cells either.',

  'PU-LAC-01': 'Lacuna’s 15 holes are not cells: nothing can lie there and no rover can enter.',
  'PU-LAC-02': 'You do not need the holes to complete rows and columns.',
  'PU-LAC-03': 'A hole does not make its neighbours border cells. Only the outer edge of Lacuna is the border.',

  'PU-OBL-01': 'Oblivion is a frame around an empty centre. There are no further placement rules.',
  'PU-OBL-02': 'On Oblivion only the outermost rows and columns are the border.',

  'PU-PAJ-01':
    'On Pajitnov a tile must slide into place: from at least one direction, one cell before its goal, it must not overlap a tile or patch. Off the grid counts as free.',
  'PU-PAJ-02': 'Patches need not slide into place on Pajitnov.',

  'PU-FAQ-01':
    'Has a marker fallen below a milestone? You keep what it gave you, and reaching it again brings the bonus once more.',
  'PU-FAQ-02': 'Reaching a rover milestone again brings a rover only if one is left on your corporation.',
  'PU-FAQ-03': 'You cannot get a destroyed rover back.',
  'PU-FAQ-04': 'An empty civ deck gives no card.',
  'PU-FAQ-05': 'As commander you may end the game on purpose by turning to a sector from which nothing can be placed.',
  'PU-FAQ-06': 'A row or column with a lifepod still in it is not complete.',
  'PU-FAQ-07': 'For objectives, patches make biomass areas larger but are no area by themselves.',
  'PU-FAQ-08': 'Neighbours who both stand at 0 both get the medals for a tie.',
  'PU-FAQ-09': 'A 2×5 objective may also be met as 5×2.',
  'PU-FAQ-10':
    'The advances from Planet Lottery and Gaming Commission wait for the final steps. You still use the bonuses gained.',
  'PU-FAQ-11': 'Playing alone, the additional rover of event 65 goes beyond your corporation’s limit.',
} as const satisfies Record<string, string>;
