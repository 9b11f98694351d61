import { expect, test } from 'vitest';
import { openDatabase } from '../sql/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { queuePool } from './queue-pool.ts';

const { url: ownerUrl, portalUrl } = await testDatabase();

/** One of the codes after which graphile-worker tries again; after any other it leaves a rejection that no caller handles. */
const TRIED_AGAIN = { code: 'ETIMEDOUT' };

test('a connection that cannot be had is asked for again', async () => {
  const url = new URL(portalUrl);
  url.port = '1';
  const pool = queuePool({ url: url.href });
  await expect(pool.connect()).rejects.toMatchObject(TRIED_AGAIN);
  await pool.end();
});

test('a connection that is lost under a statement is asked for again; a wrong statement is not', async () => {
  const owner = openDatabase({ url: ownerUrl, role: null, maxConnections: 1 });
  const pool = queuePool({ url: portalUrl });
  const client = await pool.connect();
  await expect(client.query('select from no_such_table')).rejects.toMatchObject({ code: '42P01' });
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const [asked] = await Promise.allSettled([
    client.query('select pg_sleep(10)'),
    owner.pool.query('select pg_terminate_backend($1)', [rows[0].pid]),
  ]);
  expect(asked).toMatchObject({ status: 'rejected', reason: TRIED_AGAIN });
  client.release(true);
  await Promise.all([pool.end(), owner.close()]);
});
