import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { holdMoney } from '../../books/ledger/hold-money.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { findBrands } from '../../house/brands/find-brand.ts';
import { undecidedDeposits } from '../../money/cashier/depositing/closing-obstacle.ts';
import { openRound } from '../../money/vendor-wallet/round.factory.ts';
import { identityFixture, PASSWORD } from '../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../people/authentication/password.ts';
import { resolveSession } from '../../people/authentication/resolve-session.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { closeAccount, showClosing } from './account/close-account.ts';
import type { FindObstacles } from './closing-obstacles.ts';
import { beginTotp } from './factors/begin-totp.ts';
import { confirmTotp } from './factors/confirm-totp.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const { clock, deps, context, logInAs } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);
const { id: merchantId, currency } = brand;
const COIN = 1000n;
const NOTHING_MORE = { here: [], elsewhere: [] };

async function newAccount(options: MemberOptions = {}) {
  return loggedIn(await createMember(db, brand, { passwordHash, now: clock.now(), ...options }));
}
async function loggedIn({ memberId, username }: { memberId: string; username: string }) {
  const { token } = await logInAs(username);
  const owner = await resolve(token, brand);
  const close = (
    body: { password?: string; secondFactor?: string } = {},
    more: readonly FindObstacles[] = [],
  ) =>
    closeAccount(deps, { password: PASSWORD, ...body }, owner, context(), () => ({
      here: more,
      elsewhere: [],
    }));
  const inTheWay = async () =>
    (await showClosing(deps, { merchantId, memberId }, () => NOTHING_MORE)).obstacles;
  const fund = (amount: bigint) =>
    db.transaction((tx) => fundWallet(tx, { merchantId, currency, memberId, amount }));
  return { memberId, username, token, owner, close, inTheWay, fund };
}
const memberRow = (memberId: string) =>
  db.kysely
    .selectFrom('members.member')
    .select(['status', 'resumes_as', 'closed_by_member_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

test('an account without money or open bets is closed by its member: its sessions end, no login succeeds, and it is on record', async () => {
  const { memberId, username, token, close, inTheWay } = await newAccount();
  const other = await logInAs(username);
  expect(await inTheWay()).toEqual([]);
  await close();
  expect(await memberRow(memberId)).toEqual({
    status: 'closed',
    resumes_as: 'active',
    closed_by_member_at: clock.now(),
  });
  for (const ended of [token, other.token])
    await expect(resolve(ended, brand)).rejects.toMatchObject({
      code: expect.stringMatching(/session|disabled/),
    });
  await expect(logInAs(username)).rejects.toMatchObject({ code: 'account_disabled' });
  const [change] = await db.kysely
    .selectFrom('members.status_change')
    .select(['from_status', 'to_status', 'operator_name'])
    .where('member_id', '=', memberId)
    .execute();
  expect(change).toEqual({ from_status: 'active', to_status: 'closed', operator_name: null });
  const events = await db.kysely
    .selectFrom('audit.security_event')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'account_closed')
    .execute();
  expect(events).toHaveLength(1);
});

test('a wrong password closes nothing, nor does the password alone where there is a second factor', async () => {
  const { memberId, owner, close } = await newAccount();
  await expect(close({ password: 'a guess of mine' })).rejects.toMatchObject({ code: 'password_wrong' });
  const { secret } = await beginTotp(deps, { password: PASSWORD }, owner, context());
  const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  await confirmTotp(deps, { code: code() }, owner, context());
  clock.advance(30_000);
  await expect(close()).rejects.toMatchObject({ code: 'second_factor_needed' });
  await expect(close({ secondFactor: '000000' })).rejects.toMatchObject({ code: 'second_factor_wrong' });
  expect((await memberRow(memberId)).status).toBe('active');
  await close({ secondFactor: code() });
  expect((await memberRow(memberId)).status).toBe('closed');
});

test('money keeps an account open: in the wallet, set aside, or on its way out; each is named with its amount', async () => {
  const { memberId, close, inTheWay, fund } = await newAccount();
  await fund(900_000n);
  const wallet = { kind: 'wallet', memberId } as const;
  const posting = { merchantId, currency, now: clock.now() };
  await db.transaction((tx) =>
    holdMoney(tx, { ...posting, reference: newId(), account: wallet, amount: 200_000n }),
  );
  await db.transaction((tx) =>
    postGroup(tx, {
      ...posting,
      reference: newId(),
      legs: [{ from: wallet, to: { kind: 'withdrawal', memberId }, amount: 300_000n, code: 'withdrawal' }],
    }),
  );
  const named = [
    { kind: 'balance', amount: '4.00', count: null },
    { kind: 'held', amount: '2.00', count: null },
    { kind: 'payout', amount: '3.00', count: null },
  ];
  expect((await inTheWay()).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(
    named.toSorted((a, b) => a.kind.localeCompare(b.kind)),
  );
  await expect(close()).rejects.toMatchObject({ code: 'account_not_empty' });
  expect((await memberRow(memberId)).status).toBe('active');
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('less than the smallest coin does not keep an account open, a coin does', async () => {
  const { memberId, close, inTheWay, fund } = await newAccount();
  await fund(COIN);
  expect(await inTheWay()).toHaveLength(1);
  const less = await newAccount();
  await less.fund(COIN - 1n);
  expect(await less.inTheWay()).toEqual([]);
  await less.close();
  await expect(close()).rejects.toMatchObject({ code: 'account_not_empty' });
  expect((await memberRow(memberId)).status).toBe('active');
});

test('an agent cannot close the account, nor can a member whom another topic still waits for', async () => {
  const agent = await newAccount({ type: 1 });
  expect(await agent.inTheWay()).toEqual([{ kind: 'agent', amount: null, count: null }]);
  const { memberId, close } = await newAccount();
  const waits: FindObstacles = async () => [{ kind: 'deposit', amount: '5.00', count: 1 }];
  await expect(close({}, [waits])).rejects.toMatchObject({
    code: 'account_not_empty',
    facts: { obstacles: [{ kind: 'deposit', amount: '5.00', count: 1 }] },
  });
  expect((await memberRow(memberId)).status).toBe('active');
});

test('a deposit that its member says is paid keeps the account open, one that is only begun does not', async () => {
  const { memberId, close } = await newAccount();
  const begun = {
    id: newId(),
    merchant_id: merchantId,
    member_id: memberId,
    currency,
    method_code: 'BANK',
    amount: 500_000n,
  };
  await db.kysely
    .insertInto('cashier.deposit')
    .values({
      ...begun,
      kind: 'bank',
      reference: begun.id,
      status: 'waiting',
      created_at: clock.now(),
      changed_at: clock.now(),
    })
    .execute();
  expect(await undecidedDeposits(db.kysely, { merchantId, memberId })).toEqual([]);
  await db.kysely
    .updateTable('cashier.deposit')
    .set({ paid_said_at: clock.now() })
    .where('id', '=', begun.id)
    .execute();
  expect(await undecidedDeposits(db.kysely, { merchantId, memberId })).toEqual([
    { kind: 'deposit', amount: '5.00', count: 1 },
  ]);
  await expect(close({}, [undecidedDeposits])).rejects.toMatchObject({ code: 'account_not_empty' });
});

test('a self-excluded member may close the account, and stays excluded after operators have opened it again', async () => {
  const { memberId, close } = await newAccount();
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'self_excluded' })
    .where('id', '=', memberId)
    .execute();
  await close();
  expect(await memberRow(memberId)).toMatchObject({ status: 'closed', resumes_as: 'self_excluded' });
});

test('while money turns into bets and bets into money, the account is never closed over either', async () => {
  const { apply, bet, round, member } = await openRound(db, brand);
  await apply('win', { reference: bet.transactionUuid, round, closes: true });
  await db.kysely
    .updateTable('members.member')
    .set({ password_hash: passwordHash })
    .where('id', '=', member.memberId)
    .execute();
  const { close, inTheWay } = await loggedIn(member);
  expect((await inTheWay()).map(({ kind }) => kind)).toEqual(['balance']);
  let isPlaying = true;
  const play = async () => {
    for (let at = 0; isPlaying; at++) {
      // All the money, and all of it back.
      const all = { amount: 700_000n, round: `all-${at}` };
      const staked = await apply('bet', all);
      await apply('win', { ...all, reference: staked.transactionUuid, closes: true });
    }
  };
  const playing = play();
  for (let tries = 0; tries < 12; tries++)
    await expect(close()).rejects.toMatchObject({ code: 'account_not_empty' });
  isPlaying = false;
  await playing;
  expect((await memberRow(member.memberId)).status).toBe('active');
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
