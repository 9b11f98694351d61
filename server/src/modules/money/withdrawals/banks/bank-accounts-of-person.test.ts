import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { exclusionDepsOf } from '../../../accounts/protection/exclusion.factory.ts';
import { beginExclusion } from '../../../accounts/protection/exclusions/begin-exclusion.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { type Player, withdrawalFixture } from '../withdrawal.factory.ts';
import { bankAccountsOfPerson } from './bank-accounts-of-person.ts';

const { db, url } = await testDatabase();
const river = withdrawalFixture(db, await createBrand(db.kysely), url);
const hill = withdrawalFixture(db, await createBrand(db.kysely), url);
await river.onlyRules({});
await hill.onlyRules({});

async function statusOf({ memberId }: { memberId: string }) {
  const { status } = await db.kysely
    .selectFrom('members.member')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return status;
}
async function isSuspected({ memberId }: { memberId: string }) {
  const { suspected } = await db.kysely
    .selectFrom('protection.excluded_account')
    .select('suspected')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return suspected;
}
function exclude({ memberId, merchantId }: Player) {
  const { clock, deps } = river;
  const accounts = bankAccountsOfPerson({ secrets: testSecrets(), bankMarkSecret: deps.bankMarkSecret });
  return db.transaction((tx) =>
    beginExclusion(tx, exclusionDepsOf({ db, clock }, [accounts]), {
      kind: 'self_exclusion',
      merchantId,
      memberId,
      until: null,
      origin: 'member',
      operatorName: null,
      reason: '',
      now: clock.now(),
    }),
  );
}
async function withAccount(at: typeof river, accountNumber: string, paid: boolean) {
  const member = await at.player({ balance: 1000, account: false });
  member.accountId = (await at.account(member, { accountNumber })).id;
  if (paid) {
    await at.request(member, '150.00');
    await at.send();
  }
  return member;
}

test('a bank account that was paid to leads to the person’s accounts at other brands, now and when one adds it later', async () => {
  const member = await withAccount(river, '1000000001', true);
  const other = await withAccount(hill, '1000000001', false);
  expect((await exclude(member)).accounts).toHaveLength(2);
  expect(await statusOf(other)).toBe('self_excluded');
  const later = await withAccount(hill, '1000000001', false);
  expect(await statusOf(later)).toBe('self_excluded');
});

test('one that was never paid to suspects who adds it after the exclusion began; once it is paid to, it shows the person', async () => {
  const member = await withAccount(river, '1000000002', false);
  await exclude(member);
  const before = await withAccount(hill, '1000000002', false);
  expect(await statusOf(before)).toBe('self_excluded');
  expect(await isSuspected(before)).toBe(true);
  await river.request(member, '150.00');
  await river.send();
  const after = await withAccount(hill, '1000000002', false);
  expect(await statusOf(after)).toBe('self_excluded');
  expect(await isSuspected(after)).toBe(false);
});

test('a member who adds a stranger’s bank account and was never paid to it excludes the own account alone', async () => {
  const victim = await withAccount(hill, '1000000003', true);
  const member = await withAccount(river, '1000000003', false);
  expect((await exclude(member)).accounts).toHaveLength(1);
  expect(await statusOf(victim)).toBe('active');
});
