import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase, openTestStudio } from '../test/test-studio.ts';
import { openDatabase } from './database.ts';

const url = await newDatabase();
const { log } = (await openTestStudio({ databaseUrl: url })).studio;
const db = openDatabase({ url, log, connections: 1, pooled: true });
const LOOK = 'select * from public.planned where id = $1';
const OFTEN = 25;
/** More than are counted. */
const MANY = 400;

beforeAll(async () => {
  await db.pool.query('create table public.planned (id integer primary key)');
  await db.pool.query('insert into public.planned values (1), (2)');
});
afterAll(() => db.close());

async function kept(): Promise<number> {
  const { rows } = await db.pool.query<{ plans: number }>(
    `select count(*)::integer as plans from pg_prepared_statements where statement like '${LOOK}%'`,
  );
  return rows[0]?.plans ?? 0;
}

test('a text that is sent often is planned once, and answers what its values ask for; rare ones are not kept, however many come', async () => {
  for (let text = 0; text < MANY; text += 1) await db.pool.query(`select $1::integer as n${text}`, [text]);
  await db.pool.query(LOOK, [1]);
  expect(await kept()).toBe(0);
  for (let time = 0; time < OFTEN; time += 1)
    expect((await db.pool.query(LOOK, [1 + (time % 2)])).rows).toEqual([{ id: 1 + (time % 2) }]);
  expect(await kept()).toBe(1);
});

test('a table that changes under it costs no answer: neither by itself, nor in a transaction, which is tried again as a whole', async () => {
  await db.pool.query('alter table public.planned add column note text');
  expect((await db.pool.query(LOOK, [1])).rows).toEqual([{ id: 1, note: null }]);
  await db.pool.query(LOOK, [1]);
  await db.pool.query('alter table public.planned add column more text');
  let times = 0;
  const rows = await db.transaction(async (tx) => {
    times += 1;
    return (await tx.query(LOOK, [2])).rows;
  });
  expect({ times, rows }).toEqual({ times: 2, rows: [{ id: 2, note: null, more: null }] });
});
