import { LEVEL_NAMES } from '@orrery/bots';
import { type Choice, isChoice } from '@orrery/kernel';
import { type Entry, newPerson, questionOf, type Refused, refuseAt, seatOf } from '@orrery/table';
import { type Static, type TObject, Type } from 'typebox';
import type { Visitor } from '../people/people.ts';
import type { Forbidden, Loaded } from './hall.ts';

export const forbid = (message: string): Forbidden => ({ refused: 'forbidden', message });

/** Something a person can do at a table, over HTTP and over the socket alike. */
export interface Action<B extends TObject = TObject> {
  readonly summary: string;
  readonly body: B;
  propose(loaded: Loaded, visitor: Visitor, body: Static<B>): Entry | Refused | Forbidden;
}

/** Who looks after a seat whose person is gone. */
const STAND_IN = 'medium';

const action = <B extends TObject>(definition: Action<B>): Action => definition as unknown as Action;

const seatIndex = Type.Integer({ minimum: 0, maximum: 15, description: 'A seat, counted from 0.' });
const question = Type.Integer({ minimum: 0, description: 'The number of the question that is answered.' });

function ownSeat(
  loaded: Loaded,
  visitor: Visitor,
  act: (seat: number) => Entry | Refused,
): Entry | Refused | Forbidden {
  const seat = seatOf(loaded.table.seats, visitor.who);
  return seat === null ? forbid('Only who sits at this table can do that.') : act(seat);
}

function owned(loaded: Loaded, visitor: Visitor, act: () => Entry | Refused): Entry | Refused | Forbidden {
  return loaded.summary.row.owner === visitor.who ? act() : forbid('Only who opened the table can do that.');
}

function answering(loaded: Loaded, seat: number, number: number, act: () => Entry | Refused): Entry | Refused {
  const asked = questionOf(loaded.table, seat);
  if (asked === undefined || asked === number) return act();
  return refuseAt('stale', `This answers question ${number}, but question ${asked} is asked now. Look again.`);
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  sit: action({
    summary: 'Sit down at a free seat',
    body: Type.Object({
      seat: Type.Optional(seatIndex),
      confirm: Type.Optional(Type.Boolean({ description: 'The last choice of a turn waits for a confirmation.' })),
      invitation: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    propose({ table }, { who, name }, { seat, confirm }) {
      const free = seat ?? table.seats.findIndex(({ kind }) => kind === 'empty');
      if (free < 0) return refuseAt('taken', 'Every seat is taken.');
      if (table.seats[free]?.kind !== 'empty') return refuseAt('taken', `Seat ${free} is not free.`);
      return { do: 'sit', seat: free, sitter: newPerson({ who, name }, confirm ?? false, table.setup.clock) };
    },
  }),
  leave: action({
    summary: 'Leave the seat before the play begins',
    body: Type.Object({}),
    propose: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'leave', seat })),
  }),
  fill: action({
    summary: 'Put a computer player or an automaton on a seat, or clear it',
    body: Type.Object({
      seat: seatIndex,
      with: Type.Union([...LEVEL_NAMES, 'automaton', 'empty'].map((name) => Type.Literal(name))),
    }),
    propose: (loaded, visitor, { seat, with: level }) =>
      owned(loaded, visitor, () => {
        if (level === 'empty') return { do: 'leave', seat };
        return {
          do: 'sit',
          seat,
          sitter: level === 'automaton' ? { kind: 'automaton' } : { kind: 'computer', level: level as string },
        };
      }),
  }),
  close: action({
    summary: 'Close a table that has not begun',
    body: Type.Object({}),
    propose: (loaded, visitor) => owned(loaded, visitor, () => ({ do: 'close' })),
  }),
  start: action({
    summary: 'Begin the play',
    body: Type.Object({}),
    propose: (loaded, visitor) =>
      owned(loaded, visitor, () => ({ do: 'start', seed: crypto.randomUUID().replaceAll('-', '') })),
  }),
  choose: action({
    summary: 'Answer the question the seat is asked',
    body: Type.Object({
      question,
      choice: Type.Unsafe<Choice>({
        type: 'object',
        properties: { do: { type: 'string' } },
        required: ['do'],
        additionalProperties: true,
      }),
      confirmed: Type.Optional(Type.Boolean({ description: 'Do not wait for a confirmation.' })),
    }),
    propose: (loaded, visitor, { question: number, choice, confirmed }) =>
      ownSeat(loaded, visitor, (seat) => {
        if (!isChoice(choice))
          return refuseAt('malformed', 'A choice is a plain object with a text in its field "do".');
        return answering(loaded, seat, number, () => ({
          do: 'choose',
          seat,
          choice,
          ...(confirmed === true ? { confirmed } : {}),
        }));
      }),
  }),
  confirm: action({
    summary: 'Confirm the choice that waits',
    body: Type.Object({ question }),
    propose: (loaded, visitor, body) =>
      ownSeat(loaded, visitor, (seat) => answering(loaded, seat, body.question, () => ({ do: 'confirm', seat }))),
  }),
  undo: action({
    summary: 'Take back the last choice, as far as nothing was revealed since',
    body: Type.Object({}),
    propose: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'undo', seat })),
  }),
  prefer: action({
    summary: 'Say how the own seat likes to play',
    body: Type.Object({
      confirm: Type.Optional(Type.Boolean({ description: 'The last choice of a turn waits for a confirmation.' })),
      delegates: Type.Optional(
        Type.Boolean({ description: 'A computer player answers what is asked in the turns of others.' }),
      ),
    }),
    propose: (loaded, visitor, { confirm, delegates }) =>
      ownSeat(loaded, visitor, (seat) => ({
        do: 'prefer',
        seat,
        ...(confirm === undefined ? {} : { confirm }),
        ...(delegates === undefined ? {} : { delegates }),
      })),
  }),
  resign: action({
    summary: 'Give up: a computer player takes over the seat',
    body: Type.Object({}),
    propose: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'resign', seat, level: STAND_IN })),
  }),
  return: action({
    summary: 'Come back to a seat that was lost on a slow clock',
    body: Type.Object({}),
    propose({ table }, { who }) {
      const seat = table.seats.findIndex((sitter) => sitter.kind === 'computer' && sitter.standsInFor?.who === who);
      return seat < 0 ? forbid('No seat of this table was yours.') : { do: 'return', seat };
    },
  }),
  pause: action({
    summary: 'Ask for a pause, or take that back; the play pauses when all people ask',
    body: Type.Object({}),
    propose: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'pause', seat })),
  }),
  resume: action({
    summary: 'End the pause',
    body: Type.Object({}),
    propose: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'resume', seat })),
  }),
  rematch: action({
    summary: 'Ask to play again; the next table opens when all people ask',
    body: Type.Object({}),
    propose: (loaded, visitor) => ownSeat(loaded, visitor, (seat) => ({ do: 'rematch', seat })),
  }),
};

export const flagEntry = (seat: number): Entry => ({ do: 'flag', seat, level: STAND_IN });

/** May this person look at the table? Private ones are for those who belong to them or were invited. */
export function mayLook({ table, summary }: Loaded, visitor: Visitor, invitation: string | undefined): boolean {
  const { row, members } = summary;
  if (row.listed || row.owner === visitor.who || seatOf(table.seats, visitor.who) !== null) return true;
  if (members.some(({ who }) => who === visitor.who)) return true;
  return invitation !== undefined && invitation === row.invitation;
}
