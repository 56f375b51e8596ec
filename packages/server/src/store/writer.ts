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

/** Opens a database file that survives the loss of power: every commit is on disk before it is answered. */
export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return db;
}

function work(port: MessagePort, file: string): void {
  const db = openFile(file);
  const statements = new Statements(db);

  function carryOut(order: Order): Done {
    return 'write' in order
      ? { done: storeEntry(statements, JSON.parse(order.write) as Write) }
      : { done: statements.all(order.sql, order.values) };
  }

  function together<T>(act: () => T): T {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = act();
      db.exec('COMMIT');
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

  port.on('message', (first: Orders) => {
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
    if (given.length === lists.length) return;
    db.close();
    port.close();
  });
}

if (parentPort !== null && typeof workerData?.writesTo === 'string') work(parentPort, workerData.writesTo);
