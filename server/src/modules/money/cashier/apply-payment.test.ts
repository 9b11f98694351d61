import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { checkDepositInvariants } from './check-deposit-invariants.ts';
import { matchEarlyPayments } from './crediting/match-early-payments.ts';
import { depositFixture } from './deposit.factory.ts';
import { cancelDeposit, sayPaid } from './depositing/say-paid.ts';
import { depositsSaidPaid } from './desk/open-work.ts';
import { expireDeposits } from './record/expire-deposits.ts';

const { db, url } = await testDatabase();
const owner = openDatabase({ url, role: null, maxConnections: 1 });
const fixture = await depositFixture(db);
const { brand, clock } = fixture;
const baht = (units: number) => BigInt(units) * MONEY_SCALE;
const MINUTE_MS = 60_000;

afterAll(async () => {
  await owner.close();
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkDepositInvariants(db.kysely)).toEqual([]);
});

test('a whole payment is credited once, however often and at how many places at once it is confirmed', async () => {
  const { member, made } = await deposited('100.00');
  const facts = { amount: baht(100), payerReference: made.reference, externalReference: 'bank-1' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => fixture.confirm(facts)));
  expect(answers.every(({ outcome }) => outcome === 'matched')).toBe(true);
  expect(await balanceOf(member)).toBe(baht(100));
  expect(await fixture.movesOf(made.id)).toEqual(['waiting made', 'credited paid']);
  expect(fixture.notified.filter((one) => one.member === member)).toContainEqual({
    member,
    types: ['balance_changed', 'deposits_changed'],
  });
});

test('the payer’s reference counts as people and banks write it', async () => {
  const { member, made } = await deposited('100.00');
  const written = `trf ${made.reference.slice(0, 4)} ${made.reference.slice(4)} somchai`.toLowerCase();
  expect(await fixture.confirm({ amount: baht(100), payerReference: written })).toMatchObject({
    outcome: 'matched',
  });
  expect(await balanceOf(member)).toBe(baht(100));
});

test('a payment that comes late is credited all the same, and the history says so', async () => {
  const own = await depositFixture(db);
  const member = await own.member();
  const made = await own.make(member, 'PROMPTPAY', '100.00');
  own.clock.advance(16 * MINUTE_MS);
  expect(await expireDeposits(db, own.notices, own.clock.now())).toBeGreaterThan(0);
  await own.confirm({ amount: baht(100), payerReference: made.reference });
  expect(await own.movesOf(made.id)).toEqual(['waiting made', 'expired expired', 'credited paid_late']);
  const cancelled = await own.make(member, 'PROMPTPAY', '70.00');
  await cancelDeposit(own.deps, own.ownerOf(member), cancelled.id);
  await own.confirm({ amount: baht(70), payerReference: cancelled.reference });
  expect(await walletBalance(db.kysely, { merchantId: own.brand.id, memberId: member })).toBe(baht(170));
});

test('a deposit whose member says to have paid is given up by no clock: it comes to the desk, and is credited when the money comes', async () => {
  const own = await depositFixture(db);
  const member = await own.member();
  const made = await own.make(member, 'PROMPTPAY', '100.00');
  const quiet = await own.make(member, 'PROMPTPAY', '60.00');
  await sayPaid(own.deps, own.ownerOf(member), made.id);
  const waiting = () => depositsSaidPaid(db.kysely).count([own.brand.id], false);
  expect(await waiting()).toMatchObject({ count: 1, since: own.clock.now() });
  own.clock.advance(16 * MINUTE_MS);
  expect(await expireDeposits(db, own.notices, own.clock.now())).toBe(2);
  expect(await own.movesOf(made.id)).toEqual(['waiting made', 'review said_paid']);
  expect(await own.movesOf(quiet.id)).toEqual(['waiting made', 'expired expired']);
  expect(await waiting()).toMatchObject({ count: 0 });
  own.clock.advance(100 * 24 * 60 * MINUTE_MS);
  await expireDeposits(db, own.notices, own.clock.now());
  expect(await own.rowOf(made.id)).toMatchObject({ status: 'review', reason: 'said_paid' });
  await own.confirm({ amount: baht(100), payerReference: made.reference });
  expect(await walletBalance(db.kysely, { merchantId: own.brand.id, memberId: member })).toBe(baht(100));
});

test.each([
  ['another amount', { amount: baht(99) }, 'other_amount'],
  ['another currency', { amount: baht(100), currency: 'USD' }, 'other_currency'],
  ['another channel', { amount: baht(100), channelCode: 'BANK' }, 'other_channel'],
])('%s is not credited but brought to the desk with what has come', async (_, facts, reason) => {
  const { member, made } = await deposited('100.00');
  expect(await fixture.confirm({ ...facts, payerReference: made.reference })).toMatchObject({
    outcome: 'matched',
  });
  expect(await fixture.rowOf(made.id)).toMatchObject({
    status: 'review',
    reason,
    confirmed_amount: facts.amount,
    credited_amount: null,
  });
  expect(await balanceOf(member)).toBe(0n);
});

test('a second payment for one reference is a deposit of its own at the desk, and the first stays as it is', async () => {
  const { member, made } = await deposited('100.00');
  await fixture.confirm({ amount: baht(100), payerReference: made.reference });
  await fixture.confirm({ amount: baht(100), payerReference: made.reference });
  const second = await db.kysely
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('follows', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(second).toMatchObject({ status: 'review', reason: 'second_payment', amount: baht(100) });
  expect(await balanceOf(member)).toBe(baht(100));
});

test('a payment that names no deposit waits, and one of another brand’s deposit is not credited here', async () => {
  const neighbour = await depositFixture(db);
  const made = await neighbour.make(await neighbour.member(), 'PROMPTPAY', '100.00');
  expect(await fixture.confirm({ amount: baht(100), payerReference: made.reference })).toMatchObject({
    outcome: 'waiting',
  });
  expect(await fixture.confirm({ amount: baht(100), reference: made.id })).toMatchObject({
    outcome: 'waiting',
  });
  expect(await neighbour.rowOf(made.id)).toMatchObject({ status: 'waiting' });
});

test('a payment and its deposit that did not see each other find each other by the job', async () => {
  const { member, made } = await deposited('100.00');
  await db.transaction(async (tx) => {
    await sql`insert into payments.confirmation (id, merchant_id, channel_code, way, external_reference, payer_reference, outcome, amount,
      currency, happened_at, taken_at, source, waits_for)
      values (uuidv7(), ${brand.id}, 'PROMPTPAY', 'in', 'unseen', ${made.reference}, 'paid', ${baht(100)}, 'THB', now(), now(), 'webhook', 'order')`.execute(
      tx,
    );
  });
  expect(await matchEarlyPayments(db, fixture.notices, clock.now())).toBe(1);
  expect(await balanceOf(member)).toBe(baht(100));
  expect(await matchEarlyPayments(db, fixture.notices, clock.now())).toBe(0);
});

test('the fee leaves the wallet with the deposit', async () => {
  const own = await depositFixture(db);
  await own.addChannel({
    code: 'COSTLY',
    kind: 'promptpay',
    feeFixed: baht(5),
    feeBasisPoints: 100,
  });
  const member = await own.member();
  const made = await own.make(member, 'COSTLY', '200.00');
  expect(made).toMatchObject({ fee: '7.00', arrives: '193.00' });
  await own.confirm({ amount: baht(200), channelCode: 'COSTLY', payerReference: made.reference });
  expect(await walletBalance(db.kysely, { merchantId: own.brand.id, memberId: member })).toBe(baht(193));
});

test('a credited deposit asks for as much play as the brand said when it was made, from the member’s turnover on', async () => {
  const own = await depositFixture(db, { settings: { deposits: { turnoverBasisPoints: 15_000 } } });
  const member = await own.member();
  await sql`insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout,
      valid_turnover, recorded_at)
    values (uuidv7(), ${own.brand.id}, ${member}, '2026-11-20', 'RNG', 'THB', 1, 700, 0, 0, 700, now())`.execute(
    owner.kysely,
  );
  const made = await own.make(member, 'SANDBOX', '100.01');
  const asked = await db.kysely
    .selectFrom('cashier.turnover_requirement')
    .selectAll()
    .where('deposit_id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(asked).toMatchObject({
    member_id: member,
    amount: 10_001_000n,
    required: 15_001_500n,
    turnover_from: 700n,
    channel: 'SANDBOX',
  });
});

test('a gateway’s deposit waits where it said how to pay, is asked after when the member says so, and ends as it says', async () => {
  const own = await depositFixture(db);
  await addGateway(own.brand.id);
  const member = await own.member();
  own.gateway.state.answer = {
    outcome: 'accepted',
    transaction: 't-1',
    payUrl: 'https://pay.test/1',
    qrPayload: null,
  };
  const made = await own.make(member, 'EASYPAY', '100.00');
  expect(made).toMatchObject({ status: 'waiting', pay: { kind: 'gateway', payUrl: 'https://pay.test/1' } });
  expect(own.gateway.state.planned).toEqual([made.id]);
  await sayPaid(own.deps, own.ownerOf(member), made.id);
  expect(own.gateway.state.asked).toEqual([made.id]);
  await own.confirm({
    amount: baht(100),
    channelCode: 'EASYPAY',
    reference: made.id,
    outcome: 'failed',
    source: 'webhook',
  });
  expect(await own.rowOf(made.id)).toMatchObject({ status: 'failed' });
  // Out of order: the payment was made before the gateway gave it up.
  await own.confirm({ amount: baht(100), channelCode: 'EASYPAY', reference: made.id, source: 'webhook' });
  expect(await own.rowOf(made.id)).toMatchObject({ status: 'credited' });
});

test('a gateway that does not answer leaves the deposit open: pressing again asks again, and its webhook may be first', async () => {
  const own = await depositFixture(db);
  await addGateway(own.brand.id);
  const member = await own.member();
  const made = await own.make(member, 'EASYPAY', '100.00', 'pressed');
  expect(made).toMatchObject({ status: 'created', pay: null });
  own.gateway.state.answer = { outcome: 'accepted', transaction: 't-2', payUrl: null, qrPayload: 'QR' };
  expect(await own.make(member, 'EASYPAY', '100.00', 'pressed')).toMatchObject({
    id: made.id,
    status: 'waiting',
    pay: { payload: 'QR' },
  });
  own.gateway.state.answer = { outcome: 'unanswered' };
  const quick = await own.make(member, 'EASYPAY', '50.00');
  await own.confirm({ amount: baht(50), channelCode: 'EASYPAY', reference: quick.id, source: 'webhook' });
  expect(await own.rowOf(quick.id)).toMatchObject({ status: 'credited' });
  expect(await own.movesOf(quick.id)).toEqual(['created made', 'credited paid']);
});

async function deposited(amount: string) {
  const member = await fixture.member();
  return { member, made: await fixture.make(member, 'PROMPTPAY', amount) };
}

function balanceOf(memberId: string) {
  return walletBalance(db.kysely, { merchantId: brand.id, memberId });
}

async function addGateway(merchantId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into payments.gateway (id, code, name, base_url, public_key, signature_header, timeout_ms, created_at)
    values (uuidv7(), 'G' || upper(substr(md5(random()::text), 1, 8)), 'Gateway', 'https://gateway.test', 'none', 'X-Signature', 1000, now())
    returning id`.execute(db.kysely);
  await sql`insert into payments.channel (merchant_id, way, code, kind, name, currency, min, max, gateway_id, details,
      expires_after_minutes, promised_minutes)
    values (${merchantId}, 'in', 'EASYPAY', 'gateway', '{"EN": "Easy"}', 'THB', 1000000, 10000000000, ${rows[0]?.id}, '{"product": "qr"}', 15, 1)`.execute(
    db.kysely,
  );
}
