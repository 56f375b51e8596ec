import { Target } from '@orrery/board';
import { AUTOMATON_CARDS, LINE_MODULE, type ModuleLetter } from '../../data/index.ts';
import { sayLine } from '../../text/events.ts';
import { capital } from '../../text/say.ts';
import { at, type Drawn, g, group, icon, range, rect, text } from '../art/pen.ts';
import { back, badge } from '../art/signs.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';

const LINE_H = 23;

/** The automaton's newest card: lines done are ticked, the next one is framed; the cards to come lie face down. */
export function AutomatonCard({ scene, w }: { readonly scene: Scene; readonly w: number }) {
  const { view, text: t } = scene;
  const card = AUTOMATON_CARDS[view.automatonCards.at(-1) ?? -1];
  if (card === undefined) return null;
  const line = (i: number): Drawn => {
    const [next, done] = [i === view.automatonLine, i < view.automatonLine];
    const what = card.lines[i];
    return at(
      6,
      24 + i * LINE_H,
      next && rect(0, 0, w - 12, 21, 6, 'rgb(232 236 246/14%)', { stroke: '#e8ecf6', strokeWidth: 1.5 }),
      group(
        { opacity: done ? 0.5 : 1 },
        at(4, 1.5, badge(LINE_MODULE[what.act] as ModuleLetter, false, 0.92)),
        text(34, 15, 12.5, capital(sayLine(t.game, what)), { weight: next ? 650 : 500, fill: '#e8ecf6', most: w - 96 }),
      ),
      done && icon('tick', w - 32, 3.5, 14, '#7fd1a8'),
      next && text(w - 20, 15, 11.5, t.game.sheet.next, { anchor: 'end', weight: 650, fill: '#e8ecf6' }),
    );
  };
  return (
    <Target place={places.automaton}>
      {rect(0, 0, w, 28 + card.lines.length * LINE_H, 8, 'url(#lm-card-1)', { stroke: '#0a0d18' })}
      {text(10, 17, 12.5, t.game.sheet.automatonCard(card.id), { weight: 650, fill: '#fff', face: 'display' })}
      {g(range(view.automatonDeck.length).map((i) => at(w - 20 - i * 16, 4, back(12, 15))))}
      {g(range(card.lines.length).map(line))}
    </Target>
  );
}
