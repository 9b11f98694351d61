import { beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ownerOf } from '../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { recordAction } from './record/record-action.ts';
import { sealActions } from './record/seal-actions.ts';
import { verifyActions } from './verify-actions.ts';

/** An attacker with all rights on the database rewrites what was done; the chain names the first line that does not fit. */
const { db, url } = await testDatabase();
const clock = fixedClock();
const brand = await createBrand(db.kysely);
const owner = await ownerOf(url);
const actor = {
  operator: { id: brand.id, name: 'Somchai', sessionId: brand.id },
  address: '10.0.0.1',
  userAgent: 'เครื่อง, "5:abc"\n|',
};
for (let n = 1; n <= 12; n++)
  await recordAction(
    db.kysely,
    {
      action: 'members.adjust',
      brandId: n % 2 ? brand.id : null,
      subject: { kind: 'member', id: String(n), ...(n % 3 ? { name: 'ก, 1:a' } : {}) },
      ...(n % 4 ? { before: { balance: '1.00' }, after: { balance: `${n}.00`, deep: { a: [null] } } } : {}),
      ...(n % 5 ? { reason: 'A mistake of the till' } : {}),
    },
    actor,
    clock.now(),
  );
const sealed = await sealActions(db.kysely, 5);
await owner.query('create table public.kept as select * from operators.action');
const verify = async () => (await verifyActions(db.kysely)).violations;

beforeEach(async () => {
  await owner.query("set session_replication_role = 'replica'");
  await owner.query('delete from operators.action');
  await owner.query('insert into operators.action select * from public.kept');
});

test('an unchanged record passes, whatever its texts contain', async () => {
  expect(sealed).toBe(12);
  expect(await verifyActions(db.kysely)).toEqual({ blocks: 3, events: 12, unsealed: 0, violations: [] });
});

test.each([
  ['who did it', "operator_name = 'Another'"],
  ['the operator', 'operator_id = gen_random_uuid()'],
  ['the brand', 'merchant_id = gen_random_uuid()'],
  ['what it was done to', "subject_id = '99'"],
  ['what was before', `before = '{"balance": "0.00"}'`],
  ['what was after', `after = '{"balance": "0.00"}'`],
  ['the reason', "reason = 'Another'"],
  ['the address', "address = '10.9.9.9'"],
  ['the time', "at = at + interval '1 microsecond'"],
])('a change of %s is found, and the line named', async (_what, change) => {
  await owner.query(`update operators.action set ${change} where number in (7, 9)`);
  expect(await verify()).toEqual([
    {
      rule: 'sealed lines of the record of actions are as they were when sealed',
      row: { event: 7n, block: 2n },
    },
  ]);
});

test('a removed line and a line put in between are found', async () => {
  await owner.query('delete from operators.action where number = 6');
  expect(await verify()).toMatchObject([{ rule: 'no sealed line of the record of actions is missing' }]);
  await owner.query('update operators.action set number = 6 where number = 12');
  expect(await verify()).not.toEqual([]);
});

test('the portal itself can neither change nor remove what is in the record', async () => {
  for (const statement of [
    "update operators.action set reason = 'x'",
    'delete from operators.action',
    'truncate operators.action',
    "update operators.action_block set sha256 = ''",
  ])
    await expect(db.pool.query(statement)).rejects.toThrow(/permission denied|append-only|append only/);
});
