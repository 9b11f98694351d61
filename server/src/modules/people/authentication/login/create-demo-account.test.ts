import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { deleteDemoAccounts } from '../../members/desk/delete-demo-accounts.ts';
import { createMember } from '../../members/member.factory.ts';
import { identityFixture } from '../identity.factory.ts';
import { resolveSession } from '../resolve-session.ts';
import { createDemoAccount } from './create-demo-account.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely, { settings: { flags: { freePlay: true } } });
const { clock, deps, context } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });

test('free play creates a demo account without wallet or password, and asks for no input', async () => {
  const entered = await createDemoAccount(deps, context());
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

test('a brand without free play refuses a demo account', async () => {
  const closed = await createBrand(db.kysely);
  await expect(createDemoAccount(deps, context({ brand: closed }))).rejects.toMatchObject({
    code: 'login_method_closed',
  });
});

test('demo accounts are deleted after a day, members are not', async () => {
  const member = await createMember(db, brand, { now: clock.now() });
  const { token } = await createDemoAccount(deps, context());
  const { memberId } = await resolve(token, brand);
  clock.advance(24 * 3_600_000 + 1);
  const { token: fresh } = await createDemoAccount(deps, context());
  await deleteDemoAccounts(deps);
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'not_logged_in' });
  await expect(resolve(fresh, brand)).resolves.toBeDefined();
  const left = await db.kysely
    .selectFrom('members.member')
    .select('id')
    .where('id', 'in', [member.memberId, memberId])
    .execute();
  expect(left).toEqual([{ id: member.memberId }]);
});

test('the application itself cannot delete an account', async () => {
  await expect(db.kysely.deleteFrom('members.member').execute()).rejects.toMatchObject({ code: '42501' });
});
