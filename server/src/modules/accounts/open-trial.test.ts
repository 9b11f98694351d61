import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { findBrands } from '../brands/find-brand.ts';
import { deleteTrials } from './delete-trials.ts';
import { createMember } from './member.factory.ts';
import { openTrial } from './open-trial.ts';
import { resolveSession } from './resolve-session.ts';
import { waysIn } from './way-in.factory.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely, { settings: { flags: { freePlay: true } } });
const { clock, deps, visit } = waysIn(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });

test('free play opens a trial account without wallet, password or anything asked', async () => {
  const entered = await openTrial(deps, visit());
  expect(entered).toMatchObject({ firstTimeLogin: false, rememberToken: null });
  const { memberId, type } = await resolve(entered.token, brand);
  expect(type).toBe(4);
  const wallets = await db.kysely
    .selectFrom('ledger.account')
    .select('id')
    .where('owner_id', '=', memberId)
    .execute();
  expect(wallets).toEqual([]);
});

test('where free play is off there is none', async () => {
  const closed = await createBrand(db.kysely);
  await expect(openTrial(deps, visit({ brand: closed }))).rejects.toMatchObject({
    code: 'login_method_closed',
  });
});

test('a day later trials are gone and members are not', async () => {
  const member = await createMember(db, brand, { now: clock.now() });
  const { token } = await openTrial(deps, visit());
  const { memberId } = await resolve(token, brand);
  clock.advance(24 * 3_600_000 + 1);
  const { token: fresh } = await openTrial(deps, visit());
  await deleteTrials(deps);
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'not_logged_in' });
  await expect(resolve(fresh, brand)).resolves.toBeDefined();
  const left = await db.kysely
    .selectFrom('accounts.member')
    .select('id')
    .where('id', 'in', [member.memberId, memberId])
    .execute();
  expect(left).toEqual([{ id: member.memberId }]);
});

test('the application itself cannot delete an account', async () => {
  await expect(db.kysely.deleteFrom('accounts.member').execute()).rejects.toMatchObject({ code: '42501' });
});
