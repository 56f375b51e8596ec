import type { CorporationId, PlanetId, TechCode } from '../../data/index.ts';

/** The special rule of each planet in a line. */
const planetRule: Record<PlanetId, string> = {
  'ksb-4156': 'No special rule.',
  arashi: 'A tile on the ring also needs a cell outside it; patches stay off the ring.',
  gaia: 'Every city still open at the end is worth 2 medals.',
  'k-273': 'A tile covers either ice or land, never both.',
  persephone:
    'Each quarter refuses one symbol: civ upper left, energy upper right, tech lower left, water lower right.',
  petra: 'Open currents serve as energy cells. There is no ice.',
  tartarus: 'No tile lies across the chasm, and rovers cross it only diagonally at two gaps.',
  cerberus: 'Three planets: each one covered completely is worth 2 more medals.',
  charybdis: 'The first tile covers one of the four middle cells instead of the border.',
  kaax: 'Rovers cannot enter open toxic cells.',
  lacuna: 'Fifteen holes are no cells and are not needed for rows and columns.',
  oblivion: 'A frame around the void; only its outermost cells are the border.',
  pajitnov: 'A tile must be able to slide into its place from one side.',
};

/** What is special about each corporation, in a line. */
const corporationRule: Record<CorporationId, string> = {
  'universal-coalition': 'No special rule.',
  'cosmos-inc':
    'Collected lifepods may stand on track spaces; your markers skip them, and what they hide does not count.',
  'horizon-group': 'Rovers load meteorites and deliver them on rover symbols; only then are they collected.',
  'jump-drive':
    'Lifepods put on boxes A to F unlock techs; the tech track unlocks none and is worth most at its start.',
  'oasis-ultd':
    'Water advances once for each water cell on ice, along a path across all tracks; a space holds one marker.',
  republic: 'Seven civ milestones, but each one costs another marker a step back.',
  'wormhole-corp':
    'A biomass tile advances biomass only by making a biomass area larger; each of its five steps offers two bonuses to choose from.',
  'flux-industries': 'The flux token marks a track and may move with every tech unlocked; only the newest tech works.',
  makeshift:
    'Markers may also climb diagonally onto the track beside; a space holds one marker, and techs need a marker up there.',
};

const tech: Record<TechCode, string> = {
  'ignore-adjacency': 'Your tiles and patches need not touch anything.',
  'store-patches': 'You may store patches and place them in the first final step.',
  'rover-track-moves+1': 'Whenever the rover track gives moves, you gain 1 more.',
  'water-tile-advance-2': 'A water tile placed with water on ice advances water by 2.',
  'no-meteorites-on-symbols': 'Meteor symbols bring you no more meteorites.',
  'rover-diagonal': 'Rovers may also move diagonally.',
  'reposition-3-lifepods': 'Reposition up to 3 collected lifepods.',
  'reposition-1-lifepod-on-energy-tile': 'Placing an energy tile lets you reposition a lifepod.',
  'free-move-onto-energy': 'Rovers enter energy cells without spending a move.',
  'reposition-1-lifepod': 'Reposition a collected lifepod.',
  'rover-tiles-ignore-adjacency': 'Your tiles with a rover symbol need not touch anything.',
  'round-start-1-move-per-loaded-rover': 'Gain 1 rover move for each loaded rover.',
  'patch-on-meteorite-collected': 'Every meteorite you collect brings a patch.',
  'destroy-load-on-water': 'A loaded rover that enters water may destroy its load.',
  'advance-rover-marker-1': 'Advance the rover marker by 1.',
  'synergy-instead-of-patch': 'Take a synergy boost in place of a patch.',
  'teleport-rover-same-terrain-cost-1': 'For 1 move a rover jumps to another cell of the terrain it stands on.',
  'synergy-advances-2': 'A synergy boost advances its marker by 2.',
  'tech-symbol-as-energy-on-placement': 'The tech symbol of a tile you place may work as energy.',
  'claim-row-bonuses': 'Choose a marker and gain the bonuses of all five spaces level with it.',
  'draw-3-objectives-keep-1-for-all': 'Draw 3 objectives and choose one whose neighbour side counts for everybody.',
  'skip-blocking-markers': 'Your markers skip occupied spaces, without their bonuses.',
  'round-start-1-move-per-rover-on-water': 'Gain 1 rover move for each rover on water.',
  'water-1-if-tile-covers-no-ice': 'A tile that covers no ice advances water by 1.',
  'patch-on-water-tile': 'Placing a water tile brings a patch.',
  'synergy-on-water-tile': 'Placing a water tile brings a synergy boost.',
  'moves-on-selecting-civ-tile': 'Taking a civ tile gives the rover moves of the space your rover marker is on.',
  'civ-choice-plus-1-random-next-level': 'With each civ milestone a random card of the next level is on offer too.',
  'teleport-rover-between-civ-symbols-cost-1': 'For 1 move a rover jumps from a civ symbol to another one.',
  'synergy-on-civ-milestone': 'Each civ milestone also brings a synergy boost.',
  'end-game-take-2-civ-cards': 'Take 2 cards from any civ decks.',
  'biomass-reset-from-top': 'From its top step you may put the biomass marker back to 0 and climb anew.',
  'patch-on-tiles': 'You may put patches on tiles, though not on meteorites.',
  'two-patches-instead-of-1': 'When you gain a patch, take two.',
  'patch-destroys-meteorite': 'You may put a patch on a meteorite and so destroy it.',
  '2-moves-per-rover-on-flux-terrain':
    'Gain 2 moves for each rover that began the round on the terrain of your flux track.',
  'advance-to-next-flux-milestone': 'The marker of the flux track climbs to its next milestone, bonuses included.',
  'improve-flux-track': 'The bonuses of your flux track are better.',
  'collect-meteorite-on-flux-tile': 'Placing a tile with your flux resource collects a meteorite from your planet.',
  'advance-flux-track-1': 'Advance the marker of the flux track by 1.',
  'civ-tech-adjacent': 'The civ and the tech track are neighbours as well.',
  'rover-track-moves+1-if-2-markers-on-rover-track':
    'With two markers or more on the rover track, it gives 1 more move.',
  'shift-sideways-instead-of-advance': 'Instead of climbing, a marker may move sideways and gain the bonus there.',
  'regress-1-marker': 'Move a marker back by 1.',
  'score-as-highest-on-track': 'All markers on a track score like the highest of them.',
};

export const boards = { planetRule, corporationRule, tech };
