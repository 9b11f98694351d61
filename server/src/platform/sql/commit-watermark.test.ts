import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase, testDatabase } from '../testing/test-database.ts';
import { commitWatermark } from './commit-watermark.ts';

const SEQUENCE = 'agents.tree_event_number';
const DRAWS_A_NUMBER = `select nextval('${SEQUENCE}'), pg_current_xact_id()`;

const { db, url } = await testDatabase();
const [here, elsewhere] = [await open(url), await open(await emptyDatabase())];
afterAll(() => Promise.all([here.end(), elsewhere.end()]));

async function open(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

test('numbers of a transaction that is open count only when it has ended', async () => {
  await here.query('begin');
  const { rows } = await here.query(DRAWS_A_NUMBER);
  let ended = false;
  const watermark = commitWatermark(db.kysely, SEQUENCE).then((found) => ({ found, afterItsEnd: ended }));
  await db.pool.query('select pg_sleep(0.2)');
  ended = true;
  await here.query('commit');
  expect(await watermark).toEqual({ found: BigInt(rows[0].nextval), afterItsEnd: true });
});

test('a transaction that is open for longer than the time limit leaves the watermark unknown', async () => {
  await here.query('begin');
  await here.query(DRAWS_A_NUMBER);
  expect(await commitWatermark(db.kysely, SEQUENCE)).toBeUndefined();
  await here.query('rollback');
});

test('a transaction that is open in another database of the server holds nothing up', async () => {
  await elsewhere.query('begin');
  await elsewhere.query('select pg_current_xact_id()');
  expect(await commitWatermark(db.kysely, SEQUENCE)).toBeTypeOf('bigint');
  await elsewhere.query('rollback');
});
