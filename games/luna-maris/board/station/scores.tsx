import { seatColour } from '@orrery/board';
import type { ScoreRowId } from '../../rules/events.ts';
import { breakdown, playerScores } from '../../rules/scoring.ts';
import { isAutomaton } from '../../rules/state.ts';
import { at, type Drawn, g, line, mark, rect, text } from '../art/pen.ts';
import { signed } from '../art/signs.ts';
import { nameOf, type Scene } from '../scene.ts';

const ROW = 21;
/** Food of others is hidden, so these rows are known only of oneself until the end. */
const SECRET: readonly string[] = ['variety', 'nutrition'];

export const SCORES_H = 12 * ROW;

/** If the game ended now: every row with its minus, for everybody. */
export function ScoreTable({ scene, w }: { readonly scene: Scene; readonly w: number }) {
  const { view, viewer, text: t } = scene;
  const rows = view.players.map((_, player) => breakdown(view, player));
  const totals = playerScores(view);
  const column = Math.min(110, (w - 150) / view.players.length);
  const x = (player: number): number => w - (view.players.length - player - 1) * column - 12;
  const known = (row: string, player: number): boolean =>
    !SECRET.includes(row) || player === viewer || view.phase === 'finished' || isAutomaton(view, player);
  const cell = (player: number, y: number, words: string, fill = 'var(--text)', weight = 600): Drawn =>
    text(x(player), y, 12.5, words, { anchor: 'end', weight, fill });
  const drawn: Drawn[] = rows[0].map(({ row }, i) => {
    const y = 38 + i * ROW;
    return [
      i % 2 === 0 && rect(0, y - 15, w, ROW, 4, 'var(--mat-2)'),
      text(8, y, 12.5, t.game.names.scoreRows[row as ScoreRowId], { fill: 'var(--muted)', most: 136 }),
      rows.map((list, player) => {
        const { points } = list[i];
        if (!known(row, player)) return cell(player, y, '?', 'var(--muted)');
        return cell(
          player,
          y,
          i === 0 ? `${points}` : signed(points),
          points < 0 ? 'var(--bad)' : points === 0 ? 'var(--muted)' : 'var(--text)',
        );
      }),
    ];
  });
  const bottom = 38 + rows[0].length * ROW;
  return (
    <>
      {view.players.map((_, player) => (
        <g key={player}>
          {mark(player, x(player) - 6, 10, 14, seatColour(player))}
          {column > 90 && text(x(player) - 18, 15, 12, nameOf(scene, player), { anchor: 'end', most: column - 30 })}
        </g>
      ))}
      {g(drawn)}
      {line(`M0 ${bottom - 14}h${w}`, 'var(--hairline)', 1)}
      {text(8, bottom + 2, 13, t.total, { weight: 650 })}
      {g(totals.map((total, player) => at(0, 0, cell(player, bottom + 2, `${total}`, 'var(--text)', 750))))}
    </>
  );
}
