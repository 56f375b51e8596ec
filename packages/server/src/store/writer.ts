// A thread that writes to an SQLite file: the wait for the disk is its own, and nobody else's.
import { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Row, Value } from './rows.ts';
import type { Write } from './store.ts';
import { Statements, storeEntry } from './writes.ts';

/** Something to be written. What belongs to an entry comes as a text, which is on its way much sooner than objects are. */
export type Order = { readonly write: string } | { readonly sql: string; readonly values: readonly Value[] };
/** What came of an order: the rows it gave, or whether an entry won its number. */
export type Done = { readonly done: readonly Row[] | boolean } | { readonly failed: string };
/** Orders arrive in lists, and each list is answered with one; `undefined` asks for the end. */
export type Orders = { readonly id: number; readonly orders: readonly Order[] } | undefined;
export type Answers = { readonly id: number; readonly answers: readonly Done[] };

/** How many pages of 4 KB the log of the file gathers before they go into it. */
const PAGES_IN_LOG = 4000;

/** Opens a database file that survives the loss of power: every commit is on disk before it is answered. */
export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return db;
}

function writeOrders(port: MessagePort, file: string, bell: Int32Array): void {
  const db = openFile(file);
  // The same pages are written again and again: the longer that goes into the log alone, the less often the file is.
  db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG}`);
  const statements = new Statements(db);

  function carryOut(order: Order): Done {
    return 'write' in order
      ? { done: storeEntry(statements, JSON.parse(order.write) as Write) }
      : { done: statements.all(order.sql, order.values) };
  }

  function together<T>(act: () => T): T {
    statements.run('BEGIN IMMEDIATE', []);
    try {
      const result = act();
      statements.run('COMMIT', []);
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  /** All in one commit; if one of them fails, each in its own, so that only that one does. */
  function carryOutAll(orders: readonly Order[]): Done[] {
    try {
      return together(() => orders.map(carryOut));
    } catch (error) {
      if (orders.length === 1) return [{ failed: (error as Error).message }];
      return orders.flatMap((order) => carryOutAll([order]));
    }
  }

  /** Takes all lists that are there, and answers each; false when one of them asked for the end. */
  function work(first: Orders): boolean {
    // Whatever has gathered during the last wait for the disk shares the next one.
    const lists: Orders[] = [first];
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
      lists.push(next.message as Orders);
    }
    const given = lists.filter((list) => list !== undefined);
    const results = given.length === 0 ? [] : carryOutAll(given.flatMap(({ orders }) => orders));
    let at = 0;
    for (const { id, orders } of given) {
      const answers: Answers = { id, answers: results.slice(at, at + orders.length) };
      at += orders.length;
      port.postMessage(answers);
    }
    return given.length === lists.length;
  }

  for (let goesOn = true; goesOn; ) {
    const next = receiveMessageOnPort(port);
    if (next !== undefined) goesOn = work(next.message as Orders);
    else sleep(bell);
  }
  db.close();
  port.close();
}

/** Sleeps until the bell is rung, unless it was rung since the last time. */
function sleep(bell: Int32Array): void {
  Atomics.wait(bell, 0, 0);
  Atomics.store(bell, 0, 0);
}

/** Wakes the thread that writes. It has nothing else to listen to, and so is woken with less effort than by its events. */
export function ring(bell: Int32Array): void {
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
}

if (parentPort !== null && typeof workerData?.writesTo === 'string') {
  writeOrders(parentPort, workerData.writesTo, workerData.bell);
}
