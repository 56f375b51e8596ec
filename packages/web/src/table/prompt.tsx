import type { Words } from '@orrery/kernel';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useAutomaton } from './drawn-table.tsx';
import { resultWith } from './final-rows.ts';

/** Whose turn it is and what is asked, in plain words. */
export function Prompt({ screen, words }: { screen: ScreenState; words: Words }) {
  const t = useText();
  const { viewer, seats, result, view, options, held } = screen;
  const automaton = useAutomaton();
  const everybody = automaton === undefined ? seats : [...seats, automaton];
  const names = (list: readonly number[]) => list.map((seat) => everybody[seat].name).join(', ');
  let head: string;
  let body: string;
  if (result !== null) {
    head = t.isOver;
    const { winners } = resultWith(result, automaton);
    body = winners.length === 0 ? t.lost : winners.length === 1 ? t.wins(names(winners)) : t.shared(names(winners));
  } else if (viewer !== null && held !== null) {
    head = t.yourTurn;
    body = t.confirmHelp;
  } else if (viewer !== null && options.length > 0) {
    head = t.yourTurn;
    body = words.prompt(view, viewer);
  } else {
    const asked = seats.flatMap(({ asked }, seat) => (asked ? [seat] : []));
    head = asked.length > 1 ? t.turnsOf(names(asked)) : t.turnOf(names(asked));
    body = t.waiting;
  }
  return (
    <section className="prompt" data-mine={viewer !== null && (options.length > 0 || held !== null)} aria-live="polite">
      <strong>{head}</strong>
      <p>{body}</p>
    </section>
  );
}
