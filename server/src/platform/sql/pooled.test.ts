import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { checkPooled, openDatabase } from './database.ts';

const { url, portalUrl } = await testDatabase();
const pooled = openDatabase({ url: portalUrl, poolUrl: portalUrl, maxConnections: 2 });
afterAll(() => pooled.close());

describe('behind a pooler, where a connection starts as its login does', () => {
  test('the portal works with its own login', async () => {
    await expect(checkPooled(pooled)).resolves.toBeUndefined();
  });

  test('and with no login that starts as something else, which it names', async () => {
    const owner = openDatabase({ url, poolUrl: url, maxConnections: 1 });
    await expect(checkPooled(owner)).rejects.toThrow(/start as lanna .*instead of lanna_app/);
    await owner.close();
  });

  test('what is a session’s has a connection of its own, in the role of all others, that ends with the work', async () => {
    const pid = await pooled.session(async (session) => {
      const { rows } = await session.query(
        "select pg_try_advisory_lock(4711) as ours, current_user as role, current_setting('statement_timeout') as limit, pg_backend_pid() as pid",
      );
      expect(rows).toMatchObject([{ ours: true, role: 'lanna_app', limit: '15s' }]);
      expect(pooled.pool.totalCount).toBeLessThan(2);
      return Number(rows[0].pid);
    });
    const watcher = new Client({ connectionString: url });
    await watcher.connect();
    const left = () =>
      watcher.query('select from pg_stat_activity where pid = $1', [pid]).then(({ rowCount }) => rowCount);
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    await watcher.end();
  });
});
