import { type FileHandle, open } from 'node:fs/promises';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Lets a database commit without waiting for the disk, and waits for it elsewhere: SQLite with full sync does after each
 * commit just what `flush` does, but in the thread that asked. Nobody is answered before it.
 */
export class BackgroundSync {
  readonly #file: string;
  readonly #changes: StatementSync;
  #log: Promise<FileHandle> | undefined;
  #safe = -1;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  /** How often the disk was waited for. */
  waits = 0;

  constructor(db: DatabaseSync, file: string) {
    db.exec('PRAGMA synchronous = NORMAL');
    this.#file = file;
    this.#changes = db.prepare('SELECT total_changes() AS changes');
  }

  /** Ends when everything committed so far survives the loss of power. Who comes during a wait shares the next one. */
  flush(): Promise<void> {
    if (this.#count() === this.#safe) return this.#last;
    this.#next ??= this.#last.catch(() => {}).then(() => this.#sync());
    return this.#next;
  }

  #count(): number {
    return (this.#changes.get() as { changes: number }).changes;
  }

  async #sync(): Promise<void> {
    this.#last = this.#next ?? this.#last;
    this.#next = undefined;
    const changes = this.#count();
    // The log of what is committed stays the same file as long as the database is open.
    this.#log ??= open(`${this.#file}-wal`, 'r+');
    await (await this.#log).datasync();
    this.waits++;
    this.#safe = changes;
  }

  async close(): Promise<void> {
    await (await this.#log)?.close();
  }
}
