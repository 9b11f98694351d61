import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { readPayeeName } from '../../../people/members/persons/payee-name.ts';
import { withdrawalFixture } from '../withdrawal.factory.ts';
import { payeeNameProposal, proposePayeeName } from './change-payee-name.ts';
import { listBankAccounts } from './list-bank-accounts.ts';
import { changeBankAccount, removeBankAccount } from './write-bank-account.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
const { player, account, request, clock, deps, context } = fixture;
await fixture.onlyRules({});

const listed = (member: { memberId: string }) =>
  listBankAccounts(db.kysely, { merchantId: brand.id, memberId: member.memberId }, clock.now());
const form = (options: object = {}) => ({
  bankCode: 'SCB',
  accountNumber: '9876543210',
  holderName: 'Somchai Jaidee',
  paymentPassword: '482615',
  ...options,
});

test('the first account names the payee, can be paid to at once, and shows its last four digits alone', async () => {
  const member = await player({ account: false });
  const added = await account(member, { accountNumber: '123-4-56789-0', holderName: 'Mr. Somchai  Jaidee' });
  expect(added).toMatchObject({ state: 'usable', numberMasked: '••••7890', usableFrom: null });
  expect(await readPayeeName(db.kysely, { merchantId: brand.id, memberId: member.memberId })).toBe(
    'Mr. Somchai Jaidee',
  );
  const kept = await db.kysely
    .selectFrom('withdrawals.bank_account')
    .selectAll()
    .where('id', '=', added.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain('1234567890');
  expect(kept.number).toMatch(/^sealed:/);
});

test('a bank account in another name is refused', async () => {
  const member = await player();
  await expect(account(member, { holderName: 'Somsri Jaidee' })).rejects.toMatchObject({
    code: 'payee_name_differs',
  });
  await expect(account(member, { holderName: 'นายสมชาย ใจดี' })).rejects.toMatchObject({
    code: 'payee_name_differs',
  });
});

test('a further account cools off, and the refusal says until when', async () => {
  const member = await player({ balance: 1000 });
  const further = await account(member);
  expect(further).toMatchObject({ state: 'cooling' });
  await expect(request(member, '100.00', { accountId: further.id })).rejects.toMatchObject({
    code: 'bank_account_cooling',
    facts: { until: further.usableFrom },
  });
  clock.advance(24 * 3_600_000);
  await expect(request(member, '100.00', { accountId: further.id })).resolves.toBeDefined();
});

test('a changed account cools off, also the only one; the number before is paid to no more', async () => {
  const member = await player({ balance: 1000 });
  const changed = await changeBankAccount(deps, member.accountId, form(), member.owner, context());
  expect(changed).toMatchObject({ state: 'cooling', bankCode: 'SCB' });
  expect(changed.changedAt).not.toBeNull();
  await expect(request(member, '100.00')).rejects.toMatchObject({ code: 'bank_account_unknown' });
  expect((await listed(member)).list.map(({ id }) => id)).toEqual([changed.id]);
});

test('who removes the only account and adds another waits all the same', async () => {
  const member = await player();
  await removeBankAccount(deps, member.accountId, member.owner, context());
  expect(await account(member)).toMatchObject({ state: 'cooling' });
});

test('an account that a withdrawal is on its way to is neither changed nor removed', async () => {
  const member = await player({ balance: 20_000 });
  await request(member, '10000.00');
  await expect(removeBankAccount(deps, member.accountId, member.owner, context())).rejects.toMatchObject({
    code: 'bank_account_in_use',
  });
  await expect(
    changeBankAccount(deps, member.accountId, form(), member.owner, context()),
  ).rejects.toMatchObject({ code: 'bank_account_in_use' });
});

test('two presses add one account, and no more are kept than the brand allows', async () => {
  const member = await player({ account: false });
  const same = { accountNumber: '1111111111' };
  const added = await Promise.all([account(member, same), account(member, same)]);
  expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  for (const accountNumber of ['2222222222', '3333333333', '4444444444', '5555555555'])
    await account(member, { accountNumber });
  await expect(account(member)).rejects.toMatchObject({
    code: 'bank_accounts_limit',
    facts: { max: 5 },
  });
});

test.each([
  [{ bankCode: 'NOBANK' }, 'bank_unknown'],
  [{ accountNumber: '12345' }, 'bank_account_number_invalid'],
  [{ holderName: 'Somchai 2' }, 'holder_name_invalid'],
  [{ holderName: 'Somchai\u200bJaidee' }, 'holder_name_invalid'],
  [{ paymentPassword: '000000' }, 'payment_password_wrong'],
])('%j is refused as %s', async (options, code) => {
  const member = await player();
  await expect(account(member, options)).rejects.toMatchObject({ code });
});

test('adding and changing are in the security record, masked', async () => {
  const member = await player();
  await changeBankAccount(deps, member.accountId, form(), member.owner, context());
  const { rows } = await db.pool.query(
    'select kind, before, after from audit.security_event where member_id = $1 order by at, number',
    [member.memberId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['bank_account_added', 'bank_account_changed']);
  expect(rows[1].after).toMatchObject({ bank: 'SCB', number: '••••3210' });
  expect(JSON.stringify(rows)).not.toContain('9876543210');
});

test('the same number at two members is kept by both, and members of other brands are not compared', async () => {
  const same = { bankCode: 'KBANK', accountNumber: '7777777777' };
  const [one, other] = [await player({ account: false }), await player({ account: false })];
  await account(one, same);
  await expect(account(other, same)).resolves.toMatchObject({ state: 'usable' });
  const hill = await createBrand(db.kysely);
  const elsewhere = withdrawalFixture(db, hill, url);
  await elsewhere.account(await elsewhere.player({ account: false }), same);
  const { rows } = await db.pool.query(
    'select distinct number_mark from withdrawals.bank_account where number_masked = $1',
    ['••••7777'],
  );
  expect(rows).toHaveLength(2);
});

test('one operator proposes another payee name, a second one approves, and accounts in another name are paid to no more', async () => {
  const member = await player();
  const { call, proposed } = fixture.operator();
  const change = { id: member.memberId, payeeName: 'Somsri Jaidee', reason: 'married' };
  await db.transaction((tx) => proposePayeeName(tx, call, change));
  expect(await listed(member)).toMatchObject({ payeeName: 'Somchai Jaidee', list: [{ state: 'usable' }] });
  expect(proposed).toMatchObject([{ kind: 'withdrawals.change-payee-name', reason: 'married' }]);
  const approve = () =>
    db.transaction((tx) =>
      payeeNameProposal.carryOut(tx, proposed[0]?.payload, {
        ...{ proposalId: '', brandId: brand.id, reason: 'married', proposer: 'Dao', now: clock.now() },
        approver: { id: 'x', name: 'Nok', sessionId: '' },
      }),
    );
  expect(await approve()).toMatchObject({ after: { payeeName: 'Somsri Jaidee', accountsRemoved: 1 } });
  expect(await listed(member)).toMatchObject({ payeeName: 'Somsri Jaidee', list: [] });
  await expect(account(member, { holderName: 'somsri jaidee' })).resolves.toBeDefined();
  await expect(approve()).rejects.toMatchObject({ code: 'proposal_outdated' });
});
