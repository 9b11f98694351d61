import type { Client } from 'pg';
import { applySql } from './apply-sql.ts';
import { DATABASE_LOCK, isMigrated, migrate } from './migrate.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const SQL = new URL('../../sql/', import.meta.url);

/**
 * Brings the portal's schemas to what this program knows: tables and data by migrations, then functions and views. Several
 * processes may do it at once; each waits for the one before. Answers the migrations it applied.
 */
export async function prepareDatabase(client: Client): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [DATABASE_LOCK]);
  try {
    const applied = await migrate(client, MIGRATIONS);
    await applySql(client, SQL, { migrated: applied.length > 0 });
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [DATABASE_LOCK]);
  }
}

/** True when every migration of this program has been applied. */
export async function isPrepared(client: Client): Promise<boolean> {
  return isMigrated(client, MIGRATIONS);
}
