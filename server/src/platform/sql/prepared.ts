import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Database, Queryable } from './database.ts';

/** A statement of a hot path: written once, planned once per connection. The name belongs to the text for good. */
export interface Prepared {
  name: string;
  text: string;
}

/** Runs it on a connection of its own, where it is prepared, or in the transaction given, where it is not. */
export async function runPrepared<Row extends QueryResultRow>(
  db: Database | Queryable,
  { name, text }: Prepared,
  values: unknown[],
): Promise<Row[]> {
  if ('pool' in db) return (await db.pool.query<Row>({ name, text, values })).rows;
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
