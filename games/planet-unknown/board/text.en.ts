export const en = {
  planetOf: (who: string) => `Planet of ${who}`,
  tracksOf: (who: string) => `Tracks of ${who}`,
  planets: 'All planets',
  station: 'Space station',
  store: 'Collected: lifepods, meteorites, waiting rovers, moves, stored patches, civ cards',
  placing:
    'Move the tile over the planet. Turn it with the wheel or R, mirror it with F, place it with a click or Enter.',
  notHere: 'It does not fit here.',
  left: 'Turn left',
  right: 'Turn right',
  flip: 'Mirror',
  place: 'Place it here',
};
