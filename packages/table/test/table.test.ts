import { below, hashPlain, isOver, isRefused, readRecord, replay, type State, seedRandom } from '@orrery/kernel';
import {
  applyEntry,
  applyPatch,
  diffPlain,
  exportRecord,
  heardOf,
  keepTable,
  lookAt,
  looksAt,
  newPerson,
  nextFlag,
  optionsAt,
  questionOf,
  rematchOf,
  replayTable,
  tailFor,
  takeUpTable,
  thinkingAt,
  waitingFor,
  wantsRematch,
} from '@orrery/table';
import { describe, expect, it } from 'vitest';
import { bidding, game, person, seated } from './tables.ts';

const computer = { kind: 'computer', level: 'easy' } as const;

describe('sitting down', () => {
  it('needs every seat filled before the start', () => {
    const t = seated([person('Ada'), { kind: 'empty' }], { begin: false });
    expect(t.act({ do: 'start', seed: 'x' })).toMatchObject({ refused: 'not-open' });
    t.must({ do: 'sit', seat: 1, sitter: computer });
    t.must({ do: 'start', seed: 'x' });
    expect(t.table.status).toBe('playing');
  });

  it('seats nobody twice and nobody on a taken seat', () => {
    const t = seated([person('Ada'), { kind: 'empty' }], { begin: false });
    expect(t.act({ do: 'sit', seat: 1, sitter: person('Ada') })).toMatchObject({ refused: 'taken' });
    expect(t.act({ do: 'sit', seat: 0, sitter: person('Bo') })).toMatchObject({ refused: 'taken' });
    expect(t.act({ do: 'sit', seat: 7, sitter: person('Bo') })).toMatchObject({ refused: 'no-such-seat' });
  });

  it('refuses options and clocks that do not fit', () => {
    const setup = { game: 'comet', version: 1, seats: 2, settings: { comets: 99 }, clock: { kind: 'none' } } as const;
    expect(replayTable(game, [{ number: 0, at: 0, entry: { do: 'open', setup } }])).toMatchObject({
      refused: 'bad-settings',
    });
    const hasty = { ...setup, settings: {}, clock: { kind: 'live', stock: -1, increment: 0 } } as const;
    expect(replayTable(game, [{ number: 0, at: 0, entry: { do: 'open', setup: hasty } }])).toMatchObject({
      refused: 'bad-settings',
    });
  });
});

describe('a simultaneous phase', () => {
  it('lets nobody hear or see what others chose until all have', () => {
    const t = seated([person('Ada'), person('Bo')]);
    const before = JSON.stringify(lookAt(t.table, 1).view);
    const question = questionOf(t.table, 1);
    const first = t.bid(0, 5);
    expect(heardOf(first, 1).beats).toEqual([]);
    expect(heardOf(first, null).beats).toEqual([]);
    expect(JSON.stringify(lookAt(t.table, 1).view)).toBe(before);
    expect(questionOf(t.table, 1)).toBe(question);
    expect(waitingFor(t.table)).toEqual([1]);
    const second = t.bid(1, 3);
    const events = heardOf(second, null).beats.flatMap((beat) => beat.events.map(({ event }) => event));
    expect(events).toContain('bids');
    expect(heardOf(second, 0).beats.every((beat) => beat.by !== 0)).toBe(true);
  });

  it('takes a choice back without anybody noticing, and asks under a new number', () => {
    const t = seated([person('Ada'), person('Bo')]);
    const asked = questionOf(t.table, 0);
    const { told } = t.bid(0, 5);
    const undone = t.must({ do: 'undo', seat: 0 });
    expect(heardOf(undone, 1)).toEqual({ drop: null, beats: [] });
    expect(heardOf(undone, 0).drop).toBe(told[0].beat.id);
    expect(questionOf(t.table, 0)).toBeGreaterThan(asked as number);
    expect(waitingFor(t.table)).toEqual([0, 1]);
  });
});

describe('confirmation', () => {
  it('holds the last choice of a turn until it is confirmed', () => {
    const t = seated([person('Ada', true), person('Bo')]);
    t.bid(0, 5);
    expect(lookAt(t.table, 0).held).toEqual({ do: 'bid', card: 5 });
    expect(lookAt(t.table, 1).held).toBeNull();
    expect(waitingFor(t.table)).toEqual([0, 1]);
    t.bid(0, 6);
    t.must({ do: 'undo', seat: 0 });
    expect(lookAt(t.table, 0).held).toBeNull();
    expect(t.act({ do: 'confirm', seat: 0 })).toMatchObject({ refused: 'nothing-held' });
    t.bid(0, 7);
    t.must({ do: 'confirm', seat: 0 });
    expect(waitingFor(t.table)).toEqual([1]);
  });

  it('can be switched off, and never holds what is not possible', () => {
    const t = seated([person('Ada', true), person('Bo')]);
    expect(t.act({ do: 'choose', seat: 0, choice: bidding(99) })).toMatchObject({ refused: 'illegal' });
    t.must({ do: 'prefer', seat: 0, confirm: false });
    t.bid(0, 5);
    expect(waitingFor(t.table)).toEqual([1]);
  });
});

describe('clocks', () => {
  it('run only while a person is asked, and earn the increment', () => {
    const t = seated([person('Ada'), person('Bo')], { clock: { kind: 'live', stock: 60_000, increment: 1000 } });
    t.must({ do: 'choose', seat: 0, choice: bidding(5) }, 10_000);
    expect(t.table.clocks[0]).toEqual({ left: 51_000, since: null });
    t.must({ do: 'undo', seat: 0 });
    t.must({ do: 'choose', seat: 0, choice: bidding(5) });
    expect(t.table.clocks[0].left).toBe(51_000);
    expect(nextFlag(t.table)).toEqual({ seat: 1, at: 61_000 });
  });

  it('hand the seat to a computer player when they run out, not before', () => {
    const t = seated([person('Ada'), person('Bo')], { clock: { kind: 'days', perMove: 86_400_000 } });
    expect(t.act({ do: 'flag', seat: 1, level: 'easy' }, 86_399_999)).toMatchObject({ refused: 'too-early' });
    t.must({ do: 'flag', seat: 1, level: 'easy' }, 86_400_000);
    expect(t.table.seats[1]).toMatchObject({ kind: 'computer', standsInFor: { name: 'Bo', why: 'time' } });
    t.must({ do: 'return', seat: 1 });
    expect(t.table.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    expect(nextFlag(t.table)?.at).toBe(1000 + 86_400_000);
  });

  it('of slow play give nobody more time for taking back', () => {
    const day = 86_400_000;
    const t = seated([person('Ada'), person('Bo')], { clock: { kind: 'days', perMove: day } });
    for (let i = 0; i < 3; i++) {
      t.must({ do: 'choose', seat: 0, choice: bidding(5) }, 1000);
      t.must({ do: 'undo', seat: 0 });
    }
    expect(t.table.clocks[0].left).toBe(day - 3000);
    t.bid(0, 5);
    t.bid(1, 4);
    // The next question has all its time again.
    const [asked] = waitingFor(t.table);
    expect(t.table.clocks[asked]).toEqual({ left: day, since: t.table.at });
  });

  it('stand still while all people want a pause', () => {
    const t = seated([person('Ada'), person('Bo')], { clock: { kind: 'live', stock: 60_000, increment: 0 } });
    t.must({ do: 'pause', seat: 0 });
    expect(t.table.paused).toBe(false);
    t.must({ do: 'pause', seat: 1 }, 1000);
    expect(nextFlag(t.table)).toBeUndefined();
    expect(t.act({ do: 'choose', seat: 0, choice: bidding(5) })).toMatchObject({ refused: 'paused' });
    t.must({ do: 'resume', seat: 1 }, 500_000);
    expect(nextFlag(t.table)?.at).toBe(502_000 + 59_000 - 0);
  });

  it('never run backwards when a host has the wrong time', () => {
    const t = seated([person('Ada'), person('Bo')], { clock: { kind: 'live', stock: 60_000, increment: 0 } });
    t.must({ do: 'choose', seat: 0, choice: bidding(5) }, -5000);
    expect(t.table.at).toBe(1000);
    expect(t.table.clocks[0].left).toBe(60_000);
  });
});

describe('what is asked in the turns of others', () => {
  const played = { ...game, isAside: (_: unknown, seat: number) => seat === 1 };
  const clock = { kind: 'days', perMove: 86_400_000 } as const;
  const ada = newPerson({ who: 'Ada', name: 'Ada' }, false, clock);
  const bo = newPerson({ who: 'Bo', name: 'Bo' }, true, clock);

  it('is left to a computer player at a slow table, while no clock runs, unless somebody wants it otherwise', () => {
    const t = seated([ada, bo], { clock, played });
    expect(waitingFor(t.table)).toEqual([0, 1]);
    expect(thinkingAt(t.table)).toMatchObject([{ seat: 1, level: 'medium' }]);
    expect(nextFlag(t.table)?.seat).toBe(0);
    t.must({ do: 'prefer', seat: 1, delegates: false }, 5000);
    expect(thinkingAt(t.table)).toEqual([]);
    expect(t.table.clocks[1].since).toBe(t.table.at);
    t.must({ do: 'prefer', seat: 1, delegates: true });
    expect(t.table.clocks[1].since).toBeNull();
    // What was preferred otherwise stays.
    expect(t.table.seats[1]).toMatchObject({ confirm: true, delegates: true });
  });

  it('has all the days of a move for whoever wants to answer after all', () => {
    const t = seated([ada, bo], { clock, played });
    t.must({ do: 'prefer', seat: 1, delegates: false });
    t.must({ do: 'choose', seat: 1, choice: bidding(5), confirmed: true }, 86_000_000);
    t.must({ do: 'prefer', seat: 1, delegates: true });
    t.bid(0, 4);
    t.must({ do: 'prefer', seat: 1, delegates: false });
    expect(t.table.clocks[1]).toEqual({ left: 86_400_000, since: t.table.at });
    // Changing one's mind is no way to gain time.
    t.must({ do: 'prefer', seat: 1, delegates: true }, 5000);
    t.must({ do: 'prefer', seat: 1, delegates: false });
    expect(t.table.clocks[1].left).toBe(86_400_000 - 5000);
  });

  it('is no longer left to a computer player when the person has chosen, or takes back what was chosen for them', () => {
    const t = seated([ada, bo], { clock, played });
    t.bid(1, 5);
    expect(t.table.held[1]).toEqual(bidding(5));
    expect(thinkingAt(t.table)).toEqual([]);
    expect(t.table.clocks[1].since).toBe(t.table.at);
    t.must({ do: 'confirm', seat: 1 });
    t.must({ do: 'undo', seat: 1 });
    expect(thinkingAt(t.table)).toEqual([]);
    expect(t.table.seats[1]).toMatchObject({ kind: 'person', delegates: false });
  });

  it('is asked at a table without slow clocks, and in games where nothing is asked so', () => {
    const live = newPerson({ who: 'Bo', name: 'Bo' }, false, { kind: 'none' });
    expect(thinkingAt(seated([person('Ada'), live], { played }).table)).toEqual([]);
    expect(thinkingAt(seated([ada, bo], { clock }).table)).toEqual([]);
  });
});

describe('leaving', () => {
  it('hands a resigned seat to a computer player, who is asked at once', () => {
    const t = seated([person('Ada'), person('Bo')]);
    t.must({ do: 'resign', seat: 1, level: 'easy' });
    expect(thinkingAt(t.table)).toEqual([{ seat: 1, level: 'easy', question: 0 }]);
    expect(t.act({ do: 'return', seat: 1 })).toMatchObject({ refused: 'taken' });
    t.must({ do: 'resign', seat: 0, level: 'easy' });
    expect(t.table.status).toBe('abandoned');
    expect(thinkingAt(t.table)).toEqual([]);
  });
});

/** Plays to the end with random choices, and undoes now and then. */
function playOut(seed: string, seats: number, confirm: boolean) {
  const random = seedRandom(seed);
  const t = seated(
    Array.from({ length: seats }, (_, i) => person(`p${i}`, confirm)),
    { seed },
  );
  for (let i = 0; t.table.status === 'playing'; i++) {
    if (i > 5000) throw new Error('it does not end');
    const waiting = waitingFor(t.table);
    const seat = waiting[below(random, waiting.length)];
    if (below(random, 5) === 0) {
      t.act({ do: 'undo', seat: below(random, seats) });
      continue;
    }
    if (t.table.held[seat] !== null) {
      t.must({ do: 'confirm', seat });
      continue;
    }
    const options = optionsAt(t.table, seat);
    t.must({ do: 'choose', seat, choice: options[below(random, options.length)] });
  }
  return t;
}

/** As it comes out at the other end of a wire. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('any play', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is what its log leads to, also from what was kept (seed %i)', (n) => {
    const t = playOut(`seed ${n}`, 2 + (n % 3), n % 2 === 0);
    const again = replayTable(game, t.log);
    if (isRefused(again)) throw new Error(again.message);
    expect(hashPlain(keepTable(again))).toBe(hashPlain(keepTable(t.table)));
    const half = replayTable(game, t.log.slice(0, t.log.length >> 1));
    if (isRefused(half)) throw new Error(half.message);
    const kept = takeUpTable(game, JSON.parse(JSON.stringify(keepTable(half))));
    if (kept === undefined) throw new Error('not taken up');
    for (const logged of t.log.slice(t.log.length >> 1)) applyEntry(kept, logged);
    expect(hashPlain(keepTable(kept))).toBe(hashPlain(keepTable(t.table)));
  });

  it('tells each viewer the same by patches as by looking again, and nobody what another knows', () => {
    const t = playOut('patches', 3, false);
    const copy = seated([person('p0'), person('p1'), person('p2')], { seed: 'patches' });
    const viewers = [0, 1, 2, null].map((viewer) => ({
      viewer,
      sight: looksAt(copy.table)(viewer, undefined).sight,
      seen: plain(lookAt(copy.table, viewer)),
      beats: tailFor(copy.table, viewer),
    }));
    for (const { entry } of t.log.slice(copy.log.length)) {
      const outcome = copy.must(entry);
      const look = looksAt(copy.table);
      const frozen = JSON.stringify(viewers.map(({ sight }) => sight.look));
      const shown = viewers.map(({ viewer, sight }) => look(viewer, sight));
      expect(JSON.stringify(viewers.map(({ sight }) => sight.look))).toBe(frozen);
      for (const [i, one] of viewers.entries()) {
        const { sight, patch = [] } = shown[i];
        const now = plain(lookAt(copy.table, one.viewer));
        // What is shared with others comes to the same as what is made for one alone.
        expect(plain(sight.look)).toEqual(now);
        expect(JSON.stringify(patch)).toBe(JSON.stringify(diffPlain(one.seen, now)));
        expect(patch.length > 0 || sight.look === one.sight.look).toBe(true);
        one.seen = applyPatch(one.seen, plain(patch));
        expect(one.seen).toEqual(now);
        one.sight = sight;
        const heard = heardOf(outcome, one.viewer);
        one.beats = [...one.beats.filter(({ id }) => id !== heard.drop), ...heard.beats];
      }
    }
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
    for (const { viewer, beats } of viewers)
      expect(ids(tailFor(copy.table, viewer))).toEqual(ids(beats.slice(-copy.table.tail.length)));
  });

  it('gives its record only when it is over, and the record replays', () => {
    const going = seated([person('Ada'), person('Bo')]);
    expect(exportRecord(going.table)).toMatchObject({ refused: 'too-early' });
    const t = playOut('record', 2, false);
    const record = exportRecord(t.table);
    if (isRefused(record)) throw new Error(record.message);
    const read = readRecord(JSON.stringify(record), () => game);
    if ('refused' in read) throw new Error(read.message);
    const play = replay(game, read);
    if ('refused' in play) throw new Error(play.message);
    expect(game.result(play.state)).toEqual(lookAt(t.table, null).result);
  });

  it('can be played again by all, one seat further', () => {
    const t = playOut('again', 2, false);
    t.must({ do: 'rematch', seat: 0 });
    expect(wantsRematch(t.table)).toBe(false);
    t.must({ do: 'rematch', seat: 1 });
    expect(wantsRematch(t.table)).toBe(true);
    const next = replayTable(
      game,
      rematchOf(t.table).map((entry, number) => ({ number, at: 0, entry })),
    );
    if (isRefused(next)) throw new Error(next.message);
    expect(next.seats[1]).toMatchObject({ name: 'p0' });
    t.must({ do: 'successor', table: 'next' });
    expect(wantsRematch(t.table)).toBe(false);
  });

  it('goes on with what follows, everybody in the same seat', () => {
    const { table } = playOut('chapters', 2, false);
    const saga = { ...game, followUp: (s: State) => (isOver(s) ? { comets: 3 } : undefined) } as typeof game;
    const [open, ...sits] = rematchOf({ ...table, game: saga });
    expect(open).toMatchObject({ do: 'open', setup: { settings: { comets: 3 } } });
    expect(sits).toMatchObject([
      { seat: 0, sitter: { name: 'p0' } },
      { seat: 1, sitter: { name: 'p1' } },
    ]);
  });
});
