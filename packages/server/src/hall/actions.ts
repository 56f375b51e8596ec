import { randomBytes } from 'node:crypto';
import { isChoice, secretSeed } from '@orrery/kernel';
import type { ActionBody, ActionName, Filling, Refusal } from '@orrery/protocol';
import { type Entry, newPerson, questionOf, refuseAt, type Sitter, seatOf } from '@orrery/table';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { Loaded } from './hall.ts';

const forbid = (message: string): Refusal => ({ refused: 'forbidden', message });

/** Who looks after a seat whose person is gone. */
const STAND_IN = 'medium';

function ownSeat(loaded: Loaded, visitor: Visitor, act: (seat: number) => Entry | Refusal): Entry | Refusal {
  const seat = seatOf(loaded.table.seats, visitor.who);
  return seat === null ? forbid('Only who sits at this table can do that.') : act(seat);
}

function owned(loaded: Loaded, visitor: Visitor, act: () => Entry | Refusal): Entry | Refusal {
  return loaded.summary.row.owner === visitor.who ? act() : forbid('Only who opened the table can do that.');
}

function answering(loaded: Loaded, seat: number, number: number, act: () => Entry | Refusal): Entry | Refusal {
  const asked = questionOf(loaded.table, seat);
  if (asked === undefined || asked === number) return act();
  return refuseAt('stale', `This answers question ${number}, but question ${asked} is asked now. Look again.`);
}

/** Puts a computer player or an automaton on a seat, or clears it. */
export function fillEntry(seat: number, filling: Filling): Entry {
  if (filling === 'empty') return { do: 'leave', seat };
  const sitter: Sitter = filling === 'automaton' ? { kind: 'automaton' } : { kind: 'computer', level: filling };
  return { do: 'sit', seat, sitter };
}

/** All luck of a play follows from its seed, so nobody may be able to guess or to try out one: 256 bits. */
export const startEntry = (): Entry => ({ do: 'start', seed: secretSeed(randomBytes(32).toString('hex')) });

type Proposals = {
  readonly [A in ActionName]: (loaded: Loaded, visitor: Visitor, body: ActionBody<A>) => Entry | Refusal;
};

/** What each action means at a table as it stands. */
const PROPOSALS: Proposals = {
  sit({ table }, { who, name }, { seat, confirm }) {
    const free = seat ?? table.seats.findIndex(({ kind }) => kind === 'empty');
    if (free < 0) return refuseAt('taken', 'Every seat is taken.');
    if (table.seats[free]?.kind !== 'empty') return refuseAt('taken', `Seat ${free} is not free.`);
    return { do: 'sit', seat: free, sitter: newPerson({ who, name }, confirm ?? false, table.setup.clock) };
  },
  leave: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'leave', seat })),
  fill: (loaded, visitor, body) => owned(loaded, visitor, () => fillEntry(body.seat, body.with)),
  close: (loaded, visitor) => owned(loaded, visitor, () => ({ do: 'close' })),
  start: (loaded, visitor) => owned(loaded, visitor, startEntry),
  choose: (loaded, visitor, { question, choice, confirmed }) =>
    ownSeat(loaded, visitor, (seat) => {
      if (!isChoice(choice)) return refuseAt('malformed', 'A choice is a plain object with a text in its field "do".');
      return answering(loaded, seat, question, () => ({
        do: 'choose',
        seat,
        choice,
        ...(confirmed === true ? { confirmed } : {}),
      }));
    }),
  confirm: (loaded, visitor, { question }) =>
    ownSeat(loaded, visitor, (seat) => answering(loaded, seat, question, () => ({ do: 'confirm', seat }))),
  undo: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'undo', seat })),
  prefer: (loaded, visitor, { confirm, delegates }) =>
    ownSeat(loaded, visitor, (seat) => ({
      do: 'prefer',
      seat,
      ...(confirm === undefined ? {} : { confirm }),
      ...(delegates === undefined ? {} : { delegates }),
    })),
  resign: (loaded, visitor) => ownSeat(loaded, visitor, resignEntry),
  return({ table }, { who }) {
    const seat = table.seats.findIndex((sitter) => sitter.kind === 'computer' && sitter.standsInFor?.who === who);
    return seat < 0 ? forbid('No seat of this table was yours.') : { do: 'return', seat };
  },
  pause: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'pause', seat })),
  resume: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'resume', seat })),
  rematch: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'rematch', seat })),
};

/** What an action comes to; its body has been checked against the protocol. */
export function propose<A extends ActionName>(
  action: A,
  loaded: Loaded,
  visitor: Visitor,
  body: ActionBody<A>,
): Entry | Refusal {
  return PROPOSALS[action](loaded, visitor, body);
}

export const resignEntry = (seat: number): Entry => ({ do: 'resign', seat, level: STAND_IN });
export const flagEntry = (seat: number, late = false): Entry => ({
  do: 'flag',
  seat,
  level: STAND_IN,
  ...(late ? { late } : {}),
});
/** Somebody who never came, whatever their clock says. */
export const absentEntry = (seat: number): Entry => ({ do: 'flag', seat, level: STAND_IN, absent: true });

/** Does a program play for this person? */
export const isBot = async ({ store }: Pick<Services, 'store'>, { who }: Visitor): Promise<boolean> =>
  (await store.settings(who)).bot === true;

/** Bots play rated only where whoever opened the table allows it. */
export const keepsBotsOut = ({ table: { setup } }: Loaded): boolean => setup.rated === true && setup.bots !== true;

/** May this person look at the table? Private ones are for those who belong to them or were invited. */
export function mayLook({ table, summary }: Loaded, who: string, invitation: string | undefined): boolean {
  const { row, members } = summary;
  if (row.listed || row.owner === who || seatOf(table.seats, who) !== null) return true;
  if (members.some((member) => member.who === who)) return true;
  return invitation !== undefined && invitation === row.invitation;
}
