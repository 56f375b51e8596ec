import puzzle01 from './01.json' with { type: 'json' };
import puzzle02 from './02.json' with { type: 'json' };
import puzzle03 from './03.json' with { type: 'json' };
import puzzle04 from './04.json' with { type: 'json' };
import puzzle05 from './05.json' with { type: 'json' };
import puzzle06 from './06.json' with { type: 'json' };
import puzzle07 from './07.json' with { type: 'json' };
import puzzle08 from './08.json' with { type: 'json' };
import puzzle09 from './09.json' with { type: 'json' };
import puzzle10 from './10.json' with { type: 'json' };
import puzzle11 from './11.json' with { type: 'json' };
import puzzle12 from './12.json' with { type: 'json' };

/** Made by `npm run puzzles`. */
export const puzzles: readonly unknown[] = [
  puzzle01,
  puzzle02,
  puzzle03,
  puzzle04,
  puzzle05,
  puzzle06,
  puzzle07,
  puzzle08,
  puzzle09,
  puzzle10,
  puzzle11,
  puzzle12,
];
