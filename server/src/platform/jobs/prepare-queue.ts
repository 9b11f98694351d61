import { Logger, runMigrations } from 'graphile-worker';
import { type Client, Pool } from 'pg';

/**
 * Brings the queue's own schema to what the library knows and lets `lanna_jobs` work on its rows. The owner does so before anything
 * runs, so that no process needs the right to change it.
 */
export async function prepareQueue(client: Client): Promise<void> {
  const { host, port, user, password, database, ssl } = client;
  const pool = new Pool({ host, port, user, password, database, ssl, max: 2 });
  // A cut connection makes its query fail, which reports it; a second report is not needed.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
  await client.query(GRANTS);
}

/** The library guards its tables by row level security without policies, so that only their owner reads them. */
const GRANTS = `
  grant usage on schema graphile_worker to lanna_jobs;
  grant select, insert, update, delete on all tables in schema graphile_worker to lanna_jobs;
  grant usage, select on all sequences in schema graphile_worker to lanna_jobs;
  grant execute on all functions in schema graphile_worker to lanna_jobs;
  do $$
  declare
    guarded regclass;
  begin
    for guarded in
      select c.oid from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'lanna_jobs')
    loop
      execute format('create policy lanna_jobs on %s to lanna_jobs using (true) with check (true)', guarded);
    end loop;
  end $$;`;
