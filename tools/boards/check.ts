// `npm run -s boards -- --json`: plays every game that has a drawn board, without a browser, and counts options that
// cannot be pressed anywhere and previews that are not what then happens. Both must be none.
import { parseArgs } from 'node:util';
import { openBoards } from './open.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    plays: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'boards' },
    /** One in so many positions is drawn. */
    every: { type: 'string', default: '7' },
    previews: { type: 'string', default: '2' },
  },
});

const boards = await openBoards();
try {
  const games = values.game === undefined ? await boards.inside.drawnGames() : [values.game];
  const rows: Record<string, unknown>[] = [];
  let missed = 0;
  for (const game of games) {
    const tally = await boards.inside.checkGame(game, Number(values.plays), values.seed, {
      every: Number(values.every),
      previews: Number(values.previews),
    });
    missed += tally.withoutTarget + tally.wrongPreviews;
    rows.push({ game, ...tally });
    for (const example of tally.examples) console.error(`${game}: ${example}`);
    if (!values.json) {
      console.log(
        `${game}: ${tally.plays} plays, ${tally.positions} positions, ${tally.options} options, ` +
          `${tally.withoutTarget} without a target; ${tally.previews} previews compared, ${tally.wrongPreviews} wrong`,
      );
    }
  }
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await boards.close();
}
