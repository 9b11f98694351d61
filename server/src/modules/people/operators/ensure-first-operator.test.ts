import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { isPasswordRight } from '../authentication/password.ts';
import { addOwner, ensureFirstOperator } from './ensure-first-operator.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const operators = () =>
  db.kysely.selectFrom('operators.operator').selectAll().orderBy('created_at').orderBy('id').execute();

test('the first start of a demonstration makes the owner and a second one to approve with; the next start makes none', async () => {
  const first = () => db.transaction((tx) => ensureFirstOperator(tx, { demo: true, now }));
  const made = await first();
  const [owner, second] = await operators();
  expect([owner?.name, owner?.demo, second?.name, second?.demo]).toEqual(['owner', false, 'second', true]);
  expect(await isPasswordRight(owner?.password_hash ?? null, made?.owner ?? '')).toBe(true);
  expect(await isPasswordRight(second?.password_hash ?? null, made?.second ?? '')).toBe(true);
  expect(await first()).toBeUndefined();
  expect(await operators()).toHaveLength(2);
});

test('an owner added at the server stands in the record, and approves nothing for a day', async () => {
  await db.transaction((tx) =>
    addOwner(tx, { name: 'by-server', displayName: 'By server', setByOther: true, now }),
  );
  const added = (await operators()).find(({ name }) => name === 'by-server');
  expect(added).toMatchObject({ set_by_other_at: now, demo: false, status: 'active' });
  const recorded = await db.kysely
    .selectFrom('operators.action')
    .select(['action', 'operator_id'])
    .where('subject_id', '=', added?.id ?? '')
    .execute();
  expect(recorded).toEqual([{ action: 'operators.add', operator_id: null }]);
  await expect(
    db.transaction((tx) => addOwner(tx, { name: 'by-server', displayName: 'Twice', now })),
  ).rejects.toMatchObject({ code: 'operator_name_taken' });
});
