import type { Client } from 'pg';
import { prepareQueue } from '../jobs/prepare-queue.ts';
import { applySql, isSqlApplied } from './apply-sql.ts';
import { DATABASE_LOCK, isMigrated, migrate } from './migrate.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
const SQL = new URL('../../../sql/', import.meta.url);

/**
 * Brings the portal's schemas to what this program knows: tables and data by migrations, then functions and views, then the
 * queue's. `client` is the owner's. Several processes may do it at once; each waits for the one before. Answers the migrations it
 * applied.
 */
export async function prepareDatabase(client: Client): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [DATABASE_LOCK]);
  try {
    const applied = await migrate(client, MIGRATIONS, SQL);
    await applySql(client, SQL, { migrated: applied.length > 0 });
    await prepareQueue(client);
    // Every process may read what has been applied: `isPrepared`.
    await client.query('grant select on public.lanna_migration, public.lanna_sql to lanna_app');
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [DATABASE_LOCK]);
  }
}

/** True when everything this program knows has been applied. Any login of ours may ask. */
export async function isPrepared(client: Client): Promise<boolean> {
  return (await isMigrated(client, MIGRATIONS)) && (await isSqlApplied(client, SQL));
}
