import type { ChatLine } from '@orrery/protocol';
import type { News, Store, Write } from './store.ts';

export type Row = Record<string, unknown>;
export type Value = string | number | null;

/** What the two databases do each in its own way. */
export interface Database {
  readonly kind: Store['kind'];
  query(sql: string, values?: readonly Value[]): Promise<Row[]>;
  append(write: Write): Promise<boolean>;
  clock(): Promise<number>;
  /** SQL for the texts of a JSON list that is given as a parameter. */
  textsOf(parameter: string): string;
  listen(listener: (news: News | undefined) => void): void;
  tell(news: News): Promise<void>;
  close(): Promise<void>;
}

export const chatLine = ({ id, table_id, who, name, at, text }: Row): ChatLine =>
  ({ id, table: table_id, who, name, at, text }) as ChatLine;
