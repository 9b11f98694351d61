import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { compositesText } from './composites-text.ts';
import { openDatabase } from './database.ts';

const { url } = await testDatabase();
const { pool: owner, close } = openDatabase({ url, role: null });
afterAll(close);
await owner.query('create type public.piece as (name text, bytes bytea, amount bigint, is_whole boolean)');

async function readBack(rows: readonly (readonly [string | null, string, bigint, boolean])[]) {
  const { rows: pieces } = await owner.query(
    "select name, encode(bytes, 'hex') as hex, amount::text, is_whole from unnest($1::public.piece[])",
    [compositesText(rows.map(([name, hex, ...rest]) => [name, `\\x${hex}`, ...rest]))],
  );
  return pieces.map(({ name, hex, amount, is_whole }) => [name, hex, BigInt(amount), is_whole]);
}

test('whatever a text holds, the database reads the rows that were written', async () => {
  const hostile = fc.string({
    unit: fc.constantFrom('"', '\\', ',', '(', ')', '{', '}', ' ', '\n', "'", 'ก', 'a', 'NULL'),
  });
  const row = fc.tuple(
    fc.option(hostile, { nil: null }),
    fc.constantFrom('', '00ff', 'c0ffee'),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
      expect(await readBack(rows)).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

test('nothing is an empty array, and an empty text is no null', async () => {
  expect(await readBack([])).toEqual([]);
  expect(
    await readBack([
      ['', '', 0n, false],
      [null, '', 0n, true],
    ]),
  ).toEqual([
    ['', '', 0n, false],
    [null, '', 0n, true],
  ]);
});
