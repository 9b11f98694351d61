import { sql } from 'kysely';
import { type Database, type Tx, txOf } from '../../../platform/sql/database.ts';

/** Reads everything as of one moment while bets go on coming in, for as long as it takes. */
export function onSnapshot<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (begun) => {
      const tx = txOf(begun);
      await sql`set local statement_timeout = 0`.execute(tx);
      return read(tx);
    });
}
