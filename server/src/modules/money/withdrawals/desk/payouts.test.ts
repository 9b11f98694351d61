import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { checkWithdrawalInvariants } from '../check-withdrawal-invariants.ts';
import { sendPayout, settlePayout } from '../payouts/decide-payout.ts';
import { failPayout, failureProposal } from '../payouts/fail-payout.ts';
import { withdrawalFixture } from '../withdrawal.factory.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { takeWithdrawal } from './take-withdrawal.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
const { player, request, bahtOf, rowOf, payoutsOf, clock, deps, gateway, confirm, send } = fixture;
await fixture.onlyRules({});
await fixture.addChannel('BANK', 'bank', { feeFixed: 10 });
await fixture.addChannel('GATE', 'gateway', { feeFixed: 10 });
const dao = fixture.operator('Dao');
const now = () => clock.now();

async function asked(channelCode: 'BANK' | 'GATE', amount = '1000.00') {
  const member = await player({ balance: 2000 });
  const { id } = await request(member, amount, { channelCode });
  const [payout] = await payoutsOf(id);
  if (!payout) throw new Error('no payout');
  return { member, id, payoutId: payout.id };
}
const payoutOf = async (id: string) => {
  const row = await db.kysely
    .selectFrom('withdrawals.payout')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
};
const decide = async <Body>(
  use: (tx: never, d: typeof deps, call: typeof dao.call, wanted: never, at: Date) => Promise<void>,
  id: string,
  body: Body,
) => {
  const { version } = await payoutOf(id);
  await db.transaction((tx) => use(tx as never, deps, dao.call, { id, version, ...body } as never, now()));
};
const settle = (id: string, bankReference: string) => decide(settlePayout as never, id, { bankReference });
async function booksFit() {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
}

test('what is paid by hand is held until an operator sends it, and paid once under the bank’s reference', async () => {
  const { member, id, payoutId } = await asked('BANK');
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'ready', captured_at: null });
  await expect(settle(payoutId, 'KB-0001')).rejects.toMatchObject({ code: 'payout_move_impossible' });
  await decide(sendPayout as never, payoutId, {});
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'sent', try_at: null });
  await booksFit();
  await settle(payoutId, 'KB-0001');
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'paid', external_reference: 'KB-0001' });
  expect(await rowOf(id)).toMatchObject({ state: 'paid' });
  await expect(settle(payoutId, 'KB-0001')).rejects.toMatchObject({ code: 'payout_move_impossible' });
  expect(await bahtOf(member)).toBe('1000.00');
  await booksFit();
});

test('a bank’s reference settles one payout', async () => {
  const [one, other] = [await asked('BANK'), await asked('BANK')];
  for (const { payoutId } of [one, other]) await decide(sendPayout as never, payoutId, {});
  await settle(one.payoutId, 'KB-0002');
  await expect(settle(other.payoutId, 'KB-0002')).rejects.toMatchObject({ code: 'payout_reference_used' });
  expect(await payoutOf(other.payoutId)).toMatchObject({ state: 'sent' });
  await booksFit();
});

test('what was certainly not carried out is back in the wallet, fee and all', async () => {
  const { member, id, payoutId } = await asked('BANK');
  await decide(sendPayout as never, payoutId, {});
  await decide(failPayout as never, payoutId, { words: 'The account is closed' });
  expect(await bahtOf(member)).toBe('2000.00');
  expect(await rowOf(id)).toMatchObject({ state: 'returned' });
  await booksFit();
});

test('above the limit, in one or in many within a day, a payout is entered as failed by two operators alone', async () => {
  const limit = 1500n * MONEY_SCALE;
  const alone = fixture.operator('Nok');
  alone.call.mustBeProposed = async (_db, kind, amount = 0n) =>
    kind === 'withdrawals.fail-payout' && amount > limit;
  const member = await player({ balance: 3000 });
  const payouts: string[] = [];
  for (const amount of ['1000.00', '1000.00']) {
    const { id } = await request(member, amount, { channelCode: 'BANK' });
    const [payout] = await payoutsOf(id);
    payouts.push(payout?.id ?? '');
    await decide(sendPayout as never, payout?.id ?? '', {});
  }
  const fail = async (id: string) => {
    const { version } = await payoutOf(id);
    const wanted = { id, version, words: 'The account is closed' };
    return db.transaction((tx) => failPayout(tx, deps, alone.call, wanted, now()));
  };
  const outcomes = await Promise.all(payouts.map(fail));
  expect(outcomes.filter(({ proposal }) => proposal === null)).toHaveLength(1);
  expect(await bahtOf(member)).toBe('2000.00');
  const [proposal] = alone.proposed;
  const approve = () =>
    db.transaction((tx) =>
      failureProposal(deps).carryOut(tx, proposal?.payload, {
        ...{ proposalId: '', brandId: brand.id, reason: '', proposer: 'Nok', now: now() },
        approver: dao.call.operator,
      }),
    );
  await approve();
  expect(await bahtOf(member)).toBe('3000.00');
  await expect(approve()).rejects.toMatchObject({ code: 'proposal_outdated' });
  await booksFit();
});

test('some payouts paid and some returned are partly paid', async () => {
  const member = await player({ balance: 20_000 });
  const { id } = await request(member, '10000.00', { channelCode: 'BANK' });
  const take = { id, version: (await rowOf(id)).version };
  await db.transaction((tx) => takeWithdrawal(tx, dao.call, take, now()));
  const payouts = ['4000.00', '6000.00'].map((amount) => ({ amount, channelCode: 'BANK' }));
  const approve = { id, version: (await rowOf(id)).version, words: '', payouts };
  await db.transaction((tx) => approveWithdrawal(tx, deps, dao.call, approve, now()));
  const [one, other] = await payoutsOf(id);
  for (const payout of [one, other]) await decide(sendPayout as never, payout?.id ?? '', {});
  await Promise.all([
    settle(one?.id ?? '', 'KB-0003'),
    decide(failPayout as never, other?.id ?? '', { words: 'The bank refused it' }),
  ]);
  expect(await rowOf(id)).toMatchObject({ state: 'partly_paid' });
  expect(await bahtOf(member)).toBe('16000.00');
  await booksFit();
});

test('a gateway gets one order, with what arrives and to whom; its confirmation pays', async () => {
  const { id, payoutId } = await asked('GATE');
  expect(gateway.state.planned).toContain(payoutId);
  await send();
  await send();
  const ordered = gateway.state.ordered.filter((order) => order.id === payoutId);
  expect(ordered).toMatchObject([
    { amount: 990n * MONEY_SCALE, payee: { bankCode: 'KBANK', accountName: 'Somchai Jaidee' } },
  ]);
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'sent', try_at: null });
  expect((await confirm({ reference: payoutId, amount: 990n * MONEY_SCALE })).outcome).toBe('matched');
  expect(await rowOf(id)).toMatchObject({ state: 'paid' });
  await booksFit();
});

test('an order without an answer stays sending, is asked after, and sent again under the same reference only if it is unknown', async () => {
  const { payoutId } = await asked('GATE');
  const of = (list: readonly unknown[]) =>
    list.filter((one) => JSON.stringify(one, big).includes(payoutId)).length;
  gateway.state.answer = { outcome: 'unanswered' };
  await send();
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'sending', tries: 1, last_error: 'unanswered' });
  expect(await send()).toBe(0);
  for (const [answer, orders] of [
    ['unanswered', 1],
    ['unknown', 2],
    ['unanswered', 2],
  ] as const) {
    gateway.state.asks = answer;
    clock.advance(31 * 60_000);
    await send();
    expect(of(gateway.state.ordered)).toBe(orders);
    expect(await payoutOf(payoutId)).toMatchObject({ state: 'sending' });
  }
  gateway.state.asks = 'pending';
  clock.advance(31 * 60_000);
  await send();
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'sent', try_at: null });
  expect(of(gateway.state.ordered)).toBe(2);
  gateway.state.answer = { outcome: 'accepted', transaction: 'T1' };
  await confirm({ reference: payoutId, amount: 990n * MONEY_SCALE });
  await booksFit();
});

test('a confirmation faster than the answer to the order settles, and the answer changes nothing', async () => {
  const { payoutId } = await asked('GATE');
  expect((await confirm({ reference: payoutId, amount: 990n * MONEY_SCALE })).outcome).toBe('matched');
  expect(await send()).toBe(0);
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'paid' });
  await booksFit();
});

test.each([
  ['another amount', { amount: 991n * MONEY_SCALE }, 'amount'],
  ['the amount with the fee', { amount: 1000n * MONEY_SCALE }, 'amount'],
  ['another currency', { currency: 'USD' }, 'currency'],
  ['another channel', { channelCode: 'BANK' }, 'channel'],
])('a confirmation of %s moves nothing and waits for a person', async (_what, wrong, waitsFor) => {
  const { member, payoutId } = await asked('GATE');
  const said = { reference: payoutId, amount: 990n * MONEY_SCALE, ...wrong };
  expect((await confirm(said)).outcome).toBe('waiting');
  const kept = await db.kysely
    .selectFrom('payments.confirmation')
    .select(['waits_for', 'matched_to'])
    .where('reference', '=', payoutId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ waits_for: waitsFor, matched_to: null });
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'sending' });
  expect(await bahtOf(member)).toBe('1000.00');
  await send();
});

test('twenty confirmations of one payout at once pay it once', async () => {
  const { payoutId } = await asked('GATE');
  const said = { reference: payoutId, amount: 990n * MONEY_SCALE, externalReference: `G-${payoutId}` };
  const results = await Promise.all(Array.from({ length: 20 }, () => confirm(said)));
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['matched']));
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'paid' });
  await booksFit();
});

test('a confirmation after the payout has failed is never taken: it is an alert for a person', async () => {
  const { member, payoutId } = await asked('GATE');
  await send();
  await confirm({ reference: payoutId, amount: 990n * MONEY_SCALE, outcome: 'failed' });
  expect(await bahtOf(member)).toBe('2000.00');
  for (let at = 0; at < 2; at++)
    expect((await confirm({ reference: payoutId, amount: 990n * MONEY_SCALE })).outcome).toBe('waiting');
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'failed' });
  expect(await bahtOf(member)).toBe('2000.00');
  const { rows } = await db.pool.query('select kind, times from payments.alert where subject = $1', [
    payoutId,
  ]);
  expect(rows).toEqual([{ kind: 'contradiction', times: 2 }]);
  await booksFit();
});

test('a confirmation of a payout that was not sent moves nothing', async () => {
  const { payoutId } = await asked('BANK');
  const said = { reference: payoutId, channelCode: 'BANK', amount: 990n * MONEY_SCALE };
  expect((await confirm(said)).outcome).toBe('waiting');
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'ready' });
  await booksFit();
});

test('two processes that send at once send each payout once', async () => {
  const before = gateway.state.ordered.length;
  await Promise.all(Array.from({ length: 6 }, () => asked('GATE', '200.00')));
  const dealt = await Promise.all([send(), send(), send()]);
  expect(dealt.reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(gateway.state.ordered.length - before).toBe(6);
});

function big(_key: string, value: unknown) {
  return typeof value === 'bigint' ? value.toString() : value;
}
