import { diffPlain, isDelegated, nextFlag, type Table, thinkingAt, waitingFor } from '@orrery/table';
import type { JobRow, Member, NoticeRow, TableRow, Write } from '../store/store.ts';

/** What lists and jobs say of a table. */
export interface Summary {
  readonly row: TableRow;
  readonly members: readonly Member[];
  readonly jobs: readonly JobRow[];
}

export function summarise(table: Table, before: TableRow, known: readonly Member[], at: number): Summary {
  const { status, seats } = table;
  const waiting = table.paused ? [] : waitingFor(table);
  const row: TableRow = {
    ...before,
    status,
    free: status === 'open' ? seats.filter(({ kind }) => kind === 'empty').length : 0,
    deadline: nextFlag(table)?.at ?? null,
  };
  const members = seats.flatMap((sitter, seat): Member[] => {
    const person = sitter.kind === 'computer' ? sitter.standsInFor : sitter;
    if (person === undefined || !('who' in person)) return [];
    const turn = sitter.kind === 'person' && waiting.includes(seat) && !isDelegated(table, seat);
    const earlier = known.find(({ who }) => who === person.who);
    const since = earlier?.turn === turn ? earlier.since : at;
    return [{ who: person.who, name: person.name, seat, turn, since }];
  });
  const jobs = thinkingAt(table).map((thinking) => ({ ...thinking, owner: before.owner, created: at }));
  return { row, members, jobs };
}

const same = (a: unknown, b: unknown): boolean => diffPlain(a, b).length === 0;
const questions = (jobs: readonly JobRow[]): unknown =>
  jobs.map(({ seat, level, question }) => [seat, level, question]);

/** What has to be written beside an entry: only what has changed. */
export function effectsOf(
  before: Summary,
  after: Summary,
  at: number,
  noticeDelay: number,
): Pick<Write, 'row' | 'members' | 'jobs' | 'notices'> {
  const membersChanged = !same(before.members, after.members);
  const rowChanged = !same(before.row, after.row);
  return {
    ...(rowChanged || membersChanged ? { row: { ...after.row, updated: at } } : {}),
    ...(membersChanged ? { members: after.members } : {}),
    ...(same(questions(before.jobs), questions(after.jobs)) ? {} : { jobs: after.jobs }),
    ...noticesOf(before, after, at + noticeDelay),
  };
}

function noticesOf(before: Summary, after: Summary, due: number): Pick<Write, 'notices'> {
  const isOver = after.row.status === 'over' && before.row.status === 'playing';
  const notices = after.members.flatMap(({ who, turn }): NoticeRow[] => {
    if (isOver) return [{ who, kind: 'over', due }];
    const hadTurn = before.members.some((member) => member.who === who && member.turn);
    return turn && !hadTurn ? [{ who, kind: 'turn', due }] : [];
  });
  return notices.length === 0 ? {} : { notices };
}
