import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What the database's clock says: draws open, close and are drawn by it alone, in every process. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now as Date;
}
