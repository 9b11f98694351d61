import { randomUUID } from 'node:crypto';
import { chooseMarketing, excludeSelf, takeTimeOut } from '@lanna/contract/accounts/protection/exclusion';
import { sendFeedback } from '@lanna/contract/content/feedback/feedback';
import type { Endpoint } from '@lanna/contract/endpoint';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { addBankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import { requestWithdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { login } from '@lanna/contract/people/authentication/authentication';
import { memberInfo } from '@lanna/contract/people/members/members';
import { launchGame } from '@lanna/contract/play/catalogue/catalogue';
import { availablePromotions, claimRafflePromotion } from '@lanna/contract/rewards/promotions/promotions';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { compose } from '../../../compose.ts';
import { openLog } from '../../../platform/process/log.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testConfig } from '../../../platform/testing/test-secrets.ts';
import { requestBody } from '../../../test-request-body.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { lockWallets } from '../../books/ledger/lock-wallets.ts';
import { walletFixture } from '../../money/vendor-wallet/wallet.fixture.ts';
import { checkWithdrawalInvariants } from '../../money/withdrawals/check-withdrawal-invariants.ts';
import { WITHDRAWAL_PASSWORD, withdrawalFixture } from '../../money/withdrawals/withdrawal.factory.ts';
import { PASSWORD } from '../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../people/authentication/password.ts';
import { createPromotion } from '../../rewards/promotions/promotion.factory.ts';

/** What an excluded member may call and what not, on the whole portal over HTTP. */
const { portalUrl, db, url } = await testDatabase();
const clock = fixedClock();
const host = 'river.test';
const fixture = await walletFixture(db, { brand: { hosts: [host] } });
const river = withdrawalFixture(db, fixture.brand, url);
await river.onlyRules({});
const promotionId = await createPromotion(db, fixture.brand, { kind: 'claim' });
const passwordHash = await hashPassword(PASSWORD);
const portal = await compose({
  config: { ...testConfig(), databaseUrl: portalUrl },
  log: openLog('silent'),
  clock,
  roles: ['http', 'push'],
});
const { app } = portal;
await app.ready();
afterAll(() => portal.stop());
beforeEach(() => db.kysely.deleteFrom('platform.rate_window').execute());

const WAITING_FOR_WALLET = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%lock_wallets%'`;
let asked = 0;
async function call(endpoint: Endpoint, { token, body }: { token?: string; body?: object } = {}) {
  asked += 1;
  const sent = body && (await requestBody({ app, clock, host }, endpoint, { ...body }));
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    remoteAddress: `10.7.${asked >> 8}.${asked & 255}`,
    headers: {
      host,
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...sent?.headers,
    },
    ...(sent ? { payload: sent.text } : {}),
  });
  const answer = reply.json();
  return { code: answer.success ? 'ok' : String(answer.code), value: answer.value };
}

/** A player with 1000.00, a session, and a bank account of the own. */
async function loggedIn() {
  const player = await river.protect(await fixture.player({ balance: 100_000_000n, passwordHash }));
  const body = { type: 'username', username: player.username, password: PASSWORD };
  const { token } = (await call(login, { body })).value;
  const account = await call(addBankAccount, { token, body: bankAccount(1) });
  return { ...player, token: String(token), login: body, bankAccountId: String(account.value.id) };
}
const bankAccount = (last: number) => ({
  bankCode: 'KBANK',
  accountNumber: String(2_000_000_000 + asked * 10 + last),
  holderName: 'Somchai Jaidee',
  paymentPassword: WITHDRAWAL_PASSWORD,
});

const ways = {
  'a time-out': { endpoint: takeTimeOut, body: { hours: 24, password: PASSWORD }, kind: 'time_out' },
  'a self-exclusion': {
    endpoint: excludeSelf,
    body: { months: 6, password: PASSWORD },
    kind: 'self_exclusion',
  },
} as const;

test.each(Object.entries(ways))(
  'after %s no bet, deposit, launch or promotion is taken, a win is paid, and the money is withdrawn',
  async (_name, way) => {
    const member = await loggedIn();
    const { token } = member;
    const open = member.bet({ amount: 10_000_000 });
    expect(await fixture.bet(open)).toMatchObject({ status: 'RS_OK' });
    const undone = member.bet({ amount: 5_000_000 });
    await fixture.bet(undone);
    const forbidden: [string, Endpoint, object, string][] = [
      ['a launch', launchGame, { gameId: fixture.game.id }, 'vendor_unreachable'],
      ['a deposit', deposit, { methodCode: 'SANDBOX', amount: '100.00' }, 'ok'],
      ['a claim', claimRafflePromotion, { promotionId }, 'ok'],
      ['promotions wanted', chooseMarketing, { wanted: true }, 'ok'],
    ];
    for (const [name, endpoint, body, before] of forbidden.slice(0, 2))
      expect((await call(endpoint, { token, body })).code, name).toBe(before);
    expect((await call(availablePromotions, { token })).value.open).toBe(1);

    const taken = await call(way.endpoint, { token, body: way.body });
    expect(taken).toMatchObject({ code: 'ok', value: { exclusion: { kind: way.kind } } });
    const { since, until } = taken.value.exclusion;

    for (const [name, endpoint, body] of forbidden) {
      const refused = await call(endpoint, { token, body });
      expect(refused, name).toMatchObject({ code: 'play_excluded', value: { kind: way.kind, since, until } });
    }
    expect((await call(availablePromotions, { token })).value).toMatchObject({ list: [], open: 0 });
    expect(await fixture.bet(member.bet())).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    // Rounds in play finish.
    expect(await fixture.win(member.win(open, { amount: 30_000_000 }))).toMatchObject({ status: 'RS_OK' });
    expect(await fixture.rollback(member.rollback(undone))).toMatchObject({ status: 'RS_OK' });

    expect((await call(memberInfo, { token })).value.exclusion).toEqual({ kind: way.kind, since, until });
    const again = await call(login, { body: member.login });
    expect(again).toMatchObject({ code: 'ok', value: { exclusion: { kind: way.kind, until } } });
    const allowed: [string, Endpoint, object][] = [
      ['a word to the house', sendFeedback, { content: 'I would like to have a rest' }],
      ['another bank account', addBankAccount, bankAccount(2)],
      [
        'a withdrawal',
        requestWithdrawal,
        {
          amount: '150.00',
          bankAccountId: member.bankAccountId,
          channelCode: 'SANDBOX',
          paymentPassword: WITHDRAWAL_PASSWORD,
        },
      ],
    ];
    for (const [name, endpoint, body] of allowed)
      expect((await call(endpoint, { token: again.value.token, body })).code, name).toBe('ok');
    expect(await checkInvariants(db.kysely)).toEqual([]);
    expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
  },
);

test('bets that race with a time-out are decided before it: not one is taken once it was answered', async () => {
  const member = await loggedIn();
  let answered = false;
  const late: string[] = [];
  const taken = async () =>
    (await db.pool.query('select count(*) as bets from bets.bet where member_id = $1', [member.memberId]))
      .rows[0].bets;
  const bets = Array.from({ length: 4 }, async () => {
    while (!answered) await fixture.bet(member.bet({ amount: 1000 }));
    late.push((await fixture.bet(member.bet({ amount: 1000 }))).status);
  });
  const body = { hours: 24, password: PASSWORD };
  const { code } = await call(takeTimeOut, { token: member.token, body });
  const before = await taken();
  answered = true;
  await Promise.all(bets);
  expect(code).toBe('ok');
  expect(before).toBeGreaterThan(0n);
  expect(new Set(late)).toEqual(new Set(['RS_ERROR_USER_DISABLED']));
  expect(await taken()).toBe(before);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a time-out is answered only when a bet that holds the wallet has been decided', async () => {
  const member = await loggedIn();
  const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
  const bet = db.transaction(async (tx) => {
    await lockWallets(tx, [member.memberId]);
    await decided;
  });
  let answered = false;
  const body = { hours: 24, password: PASSWORD };
  const asking = call(takeTimeOut, { token: member.token, body }).then((answer) => {
    answered = true;
    return answer;
  });
  const onlooker = new Client({ connectionString: url });
  await onlooker.connect();
  await expect
    .poll(async () => (await onlooker.query(WAITING_FOR_WALLET)).rows.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  await onlooker.end();
  expect(answered).toBe(false);
  decide();
  await bet;
  expect((await asking).code).toBe('ok');
});
