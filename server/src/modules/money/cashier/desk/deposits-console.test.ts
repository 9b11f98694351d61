import { MONEY_SCALE } from '@lanna/rules/money';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { checkDepositInvariants } from '../check-deposit-invariants.ts';
import { creditProposal } from '../crediting/credit-proposal.ts';
import { depositFixture } from '../deposit.factory.ts';
import { cashierOps } from './ops-routes.ts';
import { searchDeposits } from './search-deposits.ts';

const { db } = await testDatabase();
const fixture = await depositFixture(db, { code: 'RIVER' });
const { brand: river, clock, notices } = fixture;
const now = clock.now();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['cashier.read', 'cashier.decide'],
  routes: cashierOps({ db, clock, notices, storedFiles: withoutBucket }),
  kinds: [creditProposal(notices)],
});
const scope = { merchantId: river.id };
const clerk = await createOperator(db, { role: 'finance', scope, now });
const support = await createOperator(db, { role: 'support', scope, now });
const owner = await createOperator(db, { role: 'owner', now });
const baht = (units: number) => BigInt(units) * MONEY_SCALE;
let references = 0;

afterAll(async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkDepositInvariants(db.kysely)).toEqual([]);
});

test('what the bank shows credits a deposit, once: its reference serves for no other', async () => {
  const one = await deposited('100.00');
  const other = await deposited('100.00');
  const bankReference = `KB-${references++}`;
  const body = { version: 1, bankReference, amount: '100.00', words: '' };
  const done = await ask(`POST /ops/deposits/${one.id}/confirmation`, clerk.cookie, { body });
  expect(done.value.row).toMatchObject({ status: 'credited', confirmedAmount: '100.00' });
  expect(done.value.payment).toMatchObject({ externalReference: bankReference, source: 'desk' });
  expect(await balanceOf(one.member)).toBe(baht(100));
  expect((await ask(`POST /ops/deposits/${other.id}/confirmation`, clerk.cookie, { body })).code).toBe(
    'bank_reference_used',
  );
  expect((await ask(`POST /ops/deposits/${one.id}/confirmation`, clerk.cookie, { body })).code).toBe(
    'changed_meanwhile',
  );
  expect(await balanceOf(other.member)).toBe(0n);
});

test('another amount stays at the desk, and is credited as it came with one more word', async () => {
  const { id, member } = await deposited('100.00');
  const confirmed = await confirm(id, '80.00');
  expect(confirmed.value).toMatchObject({
    row: { status: 'review', reason: 'other_amount' },
    moves: ['credit', 'refuse'],
  });
  expect(await balanceOf(member)).toBe(0n);
  const { version } = confirmed.value.row;
  const done = await ask(`POST /ops/deposits/${id}/credit`, clerk.cookie, {
    body: { version, words: 'As it came' },
  });
  expect(done.value).toMatchObject({ row: { status: 'credited' }, words: 'As it came', moves: [] });
  expect(await balanceOf(member)).toBe(baht(80));
});

test('a refusal is read by the member, and what is paid after it comes back to the desk', async () => {
  const { id, reference, member } = await deposited('100.00');
  const refused = await ask(`POST /ops/deposits/${id}/refusal`, clerk.cookie, {
    body: { version: 1, words: 'Not in your name' },
  });
  expect(refused.value.row.status).toBe('refused');
  expect(await fixture.rowOf(id)).toMatchObject({ words: 'Not in your name' });
  await fixture.confirm({ amount: baht(100), channelCode: 'BANK', payerReference: reference });
  expect(await fixture.rowOf(id)).toMatchObject({ status: 'review', reason: 'paid_after_refusal' });
  expect(await balanceOf(member)).toBe(0n);
});

test('above the limit a second operator approves, and nothing moves before', async () => {
  const { id, member } = await deposited('20000.00');
  const asked = await confirm(id, '20000.00');
  expect(asked.value).toMatchObject({
    row: { status: 'review', reason: 'second_operator' },
    moves: ['refuse'],
    needsSecondOperator: true,
  });
  expect(await balanceOf(member)).toBe(0n);
  await ask(`POST /ops/proposals/${asked.value.proposalId}/approve`, owner.cookie, { body: {} });
  expect(await fixture.rowOf(id)).toMatchObject({ status: 'credited' });
  expect(await balanceOf(member)).toBe(baht(20_000));
});

test('a payment that is confirmed while a second operator is asked credits once, and the proposal is outdated', async () => {
  const { id, reference, member } = await deposited('20000.00');
  const asked = await confirm(id, '20000.00');
  await fixture.confirm({ amount: baht(20_000), channelCode: 'BANK', payerReference: reference });
  const { code } = await ask(`POST /ops/proposals/${asked.value.proposalId}/approve`, owner.cookie, {
    body: {},
  });
  expect(code).toBe('proposal_outdated');
  expect(await balanceOf(member)).toBe(baht(20_000));
});

test('a payment that waits for its deposit is given to one by hand', async () => {
  const { id, member } = await deposited('333.00');
  await fixture.confirm({
    amount: baht(333),
    channelCode: 'BANK',
    externalReference: 'W-1',
    payer: 'SOMCHAI',
  });
  const { value } = await ask(`GET /ops/deposits/${id}`, clerk.cookie);
  expect(value.candidates).toMatchObject([{ externalReference: 'W-1', amount: '333.00', payer: 'SOMCHAI' }]);
  const body = { version: 1, paymentId: value.candidates[0].id };
  const done = await ask(`POST /ops/deposits/${id}/assignment`, clerk.cookie, { body });
  expect(done.value.row.status).toBe('credited');
  expect(await balanceOf(member)).toBe(baht(333));
  const next = await deposited('333.00');
  expect((await ask(`POST /ops/deposits/${next.id}/assignment`, clerk.cookie, { body })).code).toBe(
    'bank_reference_used',
  );
});

test('a statement is looked at first; taken twice it credits once, by reference or by the only amount', async () => {
  const named = await deposited('500.00');
  const only = await deposited('417.25');
  const [twin] = [await deposited('600.00'), await deposited('600.00')];
  const less = await deposited('700.00');
  const csv = [
    'date,amount,reference,description,payer',
    `2026-11-20 12:00,500.00,S-1,pay ${named.reference},A`,
    '2026-11-20 12:00,417.25,S-2,,B',
    '2026-11-20 12:00,600.00,S-3,,C',
    `2026-11-20 12:00,699.00,S-5,${less.reference},E`,
    '2026-11-20 12:00,-20.00,S-6,fee,',
  ].join('\n');
  const body = { brand: 'RIVER', channel: 'BANK', csv };
  const outcomes = ({ lines }: { lines: { outcome: string }[] }) => lines.map(({ outcome }) => outcome);
  const wanted = ['credits', 'credits', 'waits', 'desk', 'skipped'];
  const { cookie } = await createOperator(db, { role: 'finance', scope, now });
  const seen = await ask('POST /ops/deposit-statements/preview', cookie, { body });
  expect(outcomes(seen.value)).toEqual(wanted);
  expect(await fixture.rowOf(named.id)).toMatchObject({ status: 'waiting' });
  const taken = await ask('POST /ops/deposit-statements', cookie, { body });
  expect(outcomes(taken.value)).toEqual(wanted);
  const again = await ask('POST /ops/deposit-statements', cookie, { body });
  expect(outcomes(again.value)).toEqual(['known', 'known', 'known', 'known', 'skipped']);
  expect(await balanceOf(named.member)).toBe(baht(500));
  expect(await balanceOf(only.member)).toBe(41_725_000n);
  expect(await balanceOf(twin?.member ?? '')).toBe(0n);
  expect(await fixture.rowOf(less.id)).toMatchObject({ status: 'review', reason: 'other_amount' });
});

test('who may only read decides nothing, and a deposit is found by what the payer wrote', async () => {
  const { id, reference } = await deposited('100.00');
  const body = { version: 1, bankReference: 'X-1', amount: '100.00', words: '' };
  expect((await ask(`POST /ops/deposits/${id}/confirmation`, support.cookie, { body })).code).toBe(
    'forbidden',
  );
  const written = `${reference.slice(0, 5)} ${reference.slice(5)}`.toLowerCase();
  const { value } = await ask('GET /ops/deposits', support.cookie, { query: { search: written } });
  expect(value.rows).toMatchObject([{ id }]);
  expect(await searchDeposits(db.kysely).find(reference, [river.id], 5)).toMatchObject([
    { kind: 'deposit', id },
  ]);
  expect(await searchDeposits(db.kysely).find(reference, [newId()], 5)).toEqual([]);
});

async function deposited(amount: string) {
  const member = await fixture.member();
  const { id, reference } = await fixture.make(member, 'BANK', amount);
  return { id, reference, member };
}

function confirm(id: string, amount: string) {
  const body = { version: 1, bankReference: `KB-${references++}`, amount, words: '' };
  return ask(`POST /ops/deposits/${id}/confirmation`, clerk.cookie, { body });
}

function balanceOf(memberId: string) {
  return walletBalance(db.kysely, { merchantId: river.id, memberId });
}
