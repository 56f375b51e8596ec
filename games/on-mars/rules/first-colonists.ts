import { reveal, type Seat } from '@orrery/kernel';
import { A_CARDS, B_REWARDS, TASKS, type TaskName } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { voice } from './events.ts';
import { gain } from './goods.ts';
import { ask, doNext, isLacerda, NONE, type OmChoice, type OnMarsState } from './state.ts';

const CARDS_DRAWN = 2;

/** OM-FC-05: a Building on the own A card turns it into two B cards. */
export function noteBuilding(s: OnMarsState, seat: Seat, type: number): void {
  if (!s.rules.firstColonists || isLacerda(s, seat)) return;
  const p = s.players[seat];
  if (p.aCard < 0 || !A_CARDS[p.aCard].includes(type)) return;
  reveal(s);
  s.shownA |= 1 << p.aCard;
  voice.tell?.({ event: 'a-card', seat, card: p.aCard });
  p.aCard = NONE;
  for (let i = 0; i < CARDS_DRAWN && s.bDeck.length > 0; i++) p.bCards.push(s.bDeck.pop() as number);
  voice.tell?.({ event: 'b-drawn', seat, cards: p.bCards.slice(), only: seat });
}

/** OM-FC-06, OM-FC-07: a deed that is the task of a B card in hand may be shown for its reward, once a round. */
export function noteDeed(s: OnMarsState, seat: Seat, ...deeds: readonly TaskName[]): void {
  if (!s.rules.firstColonists) return;
  doNext(s, { step: 'do-task', seat, tasks: deeds.reduce((bits, deed) => bits | (1 << TASKS.indexOf(deed)), 0) });
}

const TASK: readonly OmChoice[] = TASKS.map((task) => ({ do: 'task', task }));

export const firstColonistSteps: Chapter<'do-task' | 'reveal-task'> = {
  'do-task': {
    run(s, { seat, tasks }) {
      const p = s.players[seat];
      // Whoever holds task cards is asked after every deed, so that the question itself gives nothing away.
      if (p.bCards.length > 0 && p.taskRound !== s.round) ask(s, seat, { step: 'reveal-task', tasks });
    },
  },
  'reveal-task': {
    options(s, seat, { tasks }) {
      const out: OmChoice[] = [DONE];
      for (const card of s.players[seat].bCards) if (((tasks >> card) & 1) === 1) out.push(TASK[card]);
      return out;
    },
    take(s, seat, choice) {
      if (choice.do !== 'task') return;
      const task = TASKS.indexOf(choice.task);
      const p = s.players[seat];
      p.bCards.splice(p.bCards.indexOf(task), 1);
      p.taskRound = s.round;
      s.shownB |= 1 << task;
      reveal(s);
      voice.tell?.({ event: 'task', seat, task });
      gain(s, seat, B_REWARDS[task], 1);
    },
    whyNot: () => ({ rule: 'OM-FC-06' }),
  },
};
