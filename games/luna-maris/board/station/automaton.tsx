import { type IconName, Target } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { AUTOMATON_CARDS, LINE_MODULE, type Line, type LineAct, type ModuleLetter } from '../../data/index.ts';
import { AUTOMATON_PLAYER } from '../../rules/state.ts';
import { sayLine } from '../../text/events.ts';
import { at, type Drawn, g, group, icon, mark, range, rect, text } from '../art/pen.ts';
import { back, badge } from '../art/signs.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';
import { wrap } from '../wrap.ts';
import { outlook } from './outlook.ts';

const LINE_H = 23;

/** A card this wide has room for the cards of earlier rounds, too. */
const ROOMY = 250;

/** Cards of earlier rounds by their letters, from right to left. */
const playedCards = (cards: readonly number[], right: number): Drawn =>
  cards.map((card, i) =>
    at(
      right - (cards.length - i) * 17,
      4,
      rect(0, 0, 14, 15, 3, '#39435f', { stroke: '#0a0d18' }),
      text(7, 12, 11.3, AUTOMATON_CARDS[card].id, { anchor: 'middle', weight: 700, fill: '#aab7d6' }),
    ),
  );

const SIGNS: Readonly<Record<LineAct, IconName>> = {
  probe: 'probe',
  mine: 'iron',
  extract: 'water',
  filter: 'carbon-dioxide',
  greenhouse: 'food',
  order: 'order',
  research: 'research',
  build: 'build',
  recycle: 'waste',
  power: 'points',
  hire: 'scientist',
};

const PLAQUE_W = 96;
const numberOf = (line: Line): string =>
  line.act === 'order' ? `${line.stack}` : line.act === 'extract' ? `${line.water}` : '';

/** The automaton's card in signs beside the base, always in sight: pointing at it tells what comes next and why. */
export function AutomatonPlaque({ scene }: { readonly scene: Scene }) {
  const { view, text: t } = scene;
  const card = AUTOMATON_CARDS[view.automatonCards.at(-1) ?? -1];
  if (card === undefined) return null;
  return (
    <Target place={places.automaton}>
      {rect(0, 0, PLAQUE_W, 24 + card.lines.length * 21, 9, 'var(--glass-solid)', { stroke: 'var(--glass-edge)' })}
      {mark(AUTOMATON_PLAYER, 13, 12, 12)}
      {text(24, 16, 12, t.game.automaton, { weight: 650, fill: '#e8ecf6', face: 'display', most: PLAQUE_W - 30 })}
      {card.lines.map((line, i) => {
        const [next, done] = [i === view.automatonLine, i < view.automatonLine];
        return (
          <g key={i} transform={`translate(4 ${22 + i * 21})`}>
            {next && rect(0, 0, PLAQUE_W - 8, 20, 6, 'rgb(232 236 246/14%)', { stroke: '#e8ecf6', strokeWidth: 1.4 })}
            <g opacity={done ? 0.45 : 1}>
              {at(3, 1, badge(LINE_MODULE[line.act] as ModuleLetter, false, 0.95))}
              {icon(SIGNS[line.act], 32, 2, 16, '#dfe6f6')}
              {text(51, 14.5, 12, numberOf(line), { weight: 700, fill: '#dfe6f6' })}
            </g>
            {done && icon('tick', 68, 3, 14, '#7fd1a8')}
            {next && icon('next', 68, 3, 14, '#e8ecf6')}
          </g>
        );
      })}
    </Target>
  );
}

const SAID_H = 17;

/** What it will do with that line now, and why, in a few lines. */
export function AutomatonNext({ scene, w }: { readonly scene: Scene; readonly w: number }) {
  const { text: t } = scene;
  const said = outlook(scene).flatMap((words) => wrap(words, Math.floor(w / 6.4)));
  return (
    <>
      {text(0, 12, 12, t.automatonNext, { weight: 650, face: 'display' })}
      {g(said.map((words, i) => text(0, 12 + (i + 1) * SAID_H, 12.5, words, { fill: 'var(--muted)', most: w })))}
    </>
  );
}

/** The automaton's newest card: lines done are ticked, the next one is framed; the cards to come lie face down. */
export function AutomatonCard({
  scene,
  w,
  of = '',
}: {
  readonly scene: Scene;
  readonly w: number;
  readonly of?: string;
}) {
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
    <Target place={places.automaton + of}>
      {rect(0, 0, w, 28 + card.lines.length * LINE_H, 8, 'url(#lm-card-1)', { stroke: '#0a0d18' })}
      {text(10, 17, 12.5, w > ROOMY ? t.game.sheet.automatonCard(card.id) : t.cardLetter(card.id), {
        weight: 650,
        fill: '#fff',
        face: 'display',
      })}
      {g(range(view.automatonDeck.length).map((i) => at(w - 20 - i * 16, 4, back(12, 15))))}
      {w > ROOMY && g(playedCards(view.automatonCards.slice(0, -1), w - 24 - view.automatonDeck.length * 16))}
      {g(range(card.lines.length).map(line))}
    </Target>
  );
}
