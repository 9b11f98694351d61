import { MONEY_SCALE } from '@lanna/rules/money';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../platform/testing/without-bucket.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createOperator, openOperatorSession } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { checkDepositInvariants } from './check-deposit-invariants.ts';
import { creditProposal } from './crediting/credit-proposal.ts';
import { matchEarlyPayments } from './crediting/match-early-payments.ts';
import { depositFixture } from './deposit.factory.ts';
import { cashierOps } from './desk/ops-routes.ts';

/** The console's limit for deposits is 10 000: no way by which one operator alone has deposits credited leads above it within a day. */
const { db } = await testDatabase();
const fixture = await depositFixture(db, { code: 'RIVER' });
const { brand: river, clock, notices } = fixture;
const { ask } = await opsServer(db, {
  clock,
  permissions: ['cashier.read', 'cashier.decide'],
  routes: cashierOps({ db, clock, notices, storedFiles: withoutBucket }),
  kinds: [creditProposal(notices)],
});
const scope = { merchantId: river.id };
const owner = await createOperator(db, { role: 'owner', now: clock.now() });
const baht = (units: number) => BigInt(units) * MONEY_SCALE;
const HOUR_MS = 3_600_000;
let references = 0;

afterAll(async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkDepositInvariants(db.kysely)).toEqual([]);
});

test('six deposits of 9 900 for one member by one operator: the first is credited, the others need a second operator', async () => {
  const cookie = await clerk();
  const member = await fixture.member();
  const states: string[] = [];
  for (let n = 0; n < 3; n++) {
    const { id } = await fixture.make(member, 'BANK', '9900.00');
    const shown = await ask(`GET /ops/deposits/${id}`, cookie);
    const { value } = await confirm(cookie, id, '9900.00');
    expect(shown.value.needsSecondOperator).toBe(value.row.status === 'review');
    states.push(value.row.status);
  }
  for (let n = 0; n < 3; n++) {
    const { id } = await fixture.make(await fixture.member(), 'BANK', '9900.00');
    states.push((await confirm(cookie, id, '9900.00')).value.row.status);
  }
  expect(states).toEqual(['credited', 'review', 'review', 'review', 'review', 'review']);
  expect(await balanceOf(member)).toBe(baht(9900));
});

test('two operators do not credit one member beyond the limit, each with a part of it', async () => {
  const member = await fixture.member();
  const [first, second] = [
    await fixture.make(member, 'BANK', '6000.00'),
    await fixture.make(member, 'BANK', '6000.00'),
  ];
  expect((await confirm(await clerk(), first.id, '6000.00')).value.row.status).toBe('credited');
  const cookie = await clerk();
  const { value: seen } = await ask(`GET /ops/deposits/${second.id}`, cookie);
  expect(seen).toMatchObject({ needsSecondOperator: true, lately: { byYou: '0.00', toMember: '6000.00' } });
  expect((await confirm(cookie, second.id, '6000.00')).value.row.status).toBe('review');
});

test('what a second operator approved does not count towards the limit', async () => {
  const cookie = await clerk();
  const large = await deposited('20000.00');
  const { value } = await confirm(cookie, large.id, '20000.00');
  await ask(`POST /ops/proposals/${value.proposalId}/approve`, owner.cookie, { body: {} });
  expect(await balanceOf(large.member)).toBe(baht(20_000));
  const small = await deposited('9000.00');
  expect((await confirm(cookie, small.id, '9000.00')).value.row.status).toBe('credited');
});

test('eight decisions of one operator at the same moment do not pass the limit together', async () => {
  const cookie = await clerk();
  const made = await Promise.all(Array.from({ length: 8 }, () => deposited('6000.00')));
  await Promise.all(made.map(({ id }) => confirm(cookie, id, '6000.00')));
  expect(await creditedOf(made)).toBe(1);
});

test('eight operators at the same moment do not pass the limit for one member together', async () => {
  const member = await fixture.member();
  const made: { id: string }[] = [];
  for (let n = 0; n < 3; n++) made.push(await fixture.make(member, 'BANK', '6000.00'));
  const clerks = await Promise.all(made.map(() => clerk()));
  await Promise.all(made.map(({ id }, n) => confirm(clerks[n] ?? '', id, '6000.00')));
  expect(await creditedOf(made)).toBe(1);
});

test('another amount than asked for, credited as it came, counts as much as a whole one', async () => {
  const cookie = await clerk();
  const states: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { id } = await deposited('100.00');
    const { value } = await confirm(cookie, id, '6000.00');
    if (value.moves.includes('credit'))
      states.push((await credit(cookie, id, value.row.version)).value.row.status);
    else states.push('proposed');
  }
  expect(states).toEqual(['credited', 'proposed']);
});

test('payments that one operator has entered and gives to deposits count as well', async () => {
  const cookie = await clerk();
  const csv = statement(['6010.00,A-1,,X', '6010.00,A-2,,X']);
  expect(await take(cookie, csv)).toEqual(['waits', 'waits']);
  const states: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { id } = await deposited('6010.00');
    const { value } = await ask(`GET /ops/deposits/${id}`, cookie);
    const body = { version: 1, paymentId: value.candidates[0].id };
    states.push((await ask(`POST /ops/deposits/${id}/assignment`, cookie, { body })).value.row.status);
  }
  expect(states).toEqual(['credited', 'review']);
});

test('lines of a statement count one by one: what goes above the limit is proposed as one, and credited when a second operator approves', async () => {
  const cookie = await clerk();
  const made = [await deposited('4001.00'), await deposited('4002.00'), await deposited('4003.00')];
  const csv = statement(
    made.map(({ reference, amount }, n) => `${amount},${reference}-B${n},${reference},X`),
  );
  expect(await preview(cookie, csv)).toEqual(['credits', 'credits', 'second']);
  const taken = await ask('POST /ops/deposit-statements', cookie, { body: bodyOf(csv) });
  expect(outcomes(taken)).toEqual(['credits', 'credits', 'second']);
  expect(await creditedOf(made)).toBe(2);
  const { proposalId } = taken.value;
  const shown = await ask(`GET /ops/proposals/${proposalId}`, owner.cookie);
  expect(JSON.stringify(shown.value.after)).toContain(made[2]?.reference);
  expect((await ask(`POST /ops/proposals/${proposalId}/approve`, cookie, { body: {} })).success).toBe(false);
  expect((await ask(`POST /ops/proposals/${proposalId}/approve`, owner.cookie, { body: {} })).code).toBe(
    undefined,
  );
  expect(await creditedOf(made)).toBe(3);
  expect(await preview(cookie, csv)).toEqual(['known', 'known', 'known']);
});

test('a further payment for a deposit does not take the place of the one that waits for a second operator', async () => {
  const cookie = await clerk();
  const large = await deposited('15000.00');
  const csv = statement([`15000.00,N-1,${large.reference},X`, `15000.00,N-2,${large.reference},X`]);
  expect(await preview(cookie, csv)).toEqual(['second', 'waits']);
  const taken = await ask('POST /ops/deposit-statements', cookie, { body: bodyOf(csv) });
  expect(outcomes(taken)).toEqual(['second', 'waits']);
  expect(await creditedOf([large])).toBe(0);
  await ask(`POST /ops/proposals/${taken.value.proposalId}/approve`, owner.cookie, { body: {} });
  expect(await creditedOf([large])).toBe(1);
  expect(await balanceOf(large.member)).toBe(baht(15_000));
});

test('many files and the desk have one sum', async () => {
  const cookie = await clerk();
  const [first, second, third] = [
    await deposited('5001.00'),
    await deposited('4998.00'),
    await deposited('20.00'),
  ];
  expect(await take(cookie, statement([`5001.00,C-1,${first.reference},X`]))).toEqual(['credits']);
  expect((await confirm(cookie, second.id, '4998.00')).value.row.status).toBe('credited');
  expect(await take(cookie, statement([`20.00,C-3,${third.reference},X`]))).toEqual(['second']);
});

test('two files of one operator at the same moment do not pass the limit together', async () => {
  const cookie = await clerk();
  const made = [await deposited('6001.00'), await deposited('6002.00')];
  await Promise.all(
    made.map(({ reference, amount }) => take(cookie, statement([`${amount},${reference}-D,${reference},X`]))),
  );
  expect(await creditedOf(made)).toBe(1);
});

test('a line that was approved credits the deposit that was shown, and no other that came in between', async () => {
  const cookie = await clerk();
  const [large] = [await deposited('12345.00')];
  const taken = await ask('POST /ops/deposit-statements', cookie, {
    body: bodyOf(statement(['12345.00,E-1,,X'])),
  });
  expect(outcomes(taken)).toEqual(['second']);
  await fixture.confirm({
    amount: baht(12_345),
    channelCode: 'BANK',
    payerReference: large?.reference ?? '',
  });
  const other = await deposited('12345.00');
  expect(
    (await ask(`POST /ops/proposals/${taken.value.proposalId}/approve`, owner.cookie, { body: {} })).code,
  ).toBe('proposal_outdated');
  expect(await creditedOf([other])).toBe(0);
});

test.each([
  ['in text and payer', (a: string, b: string) => `pay ${a},${b}`],
  ['in text and bank reference', (a: string, b: string) => `${a} ${b},X`],
  ['beyond what is kept of the text', (a: string, b: string) => `${a} ${'x'.repeat(200)} ${b},X`],
])('a line with two of our references %s waits: preview, decision and record say so', async (_, write) => {
  const cookie = await clerk();
  const [one, other] = [await deposited('777.00'), await deposited('778.00')];
  const csv = statement([`777.00,${one.reference}F,${write(one.reference, other.reference)}`]);
  expect(await preview(cookie, csv)).toEqual(['waits']);
  expect(await take(cookie, csv)).toEqual(['waits']);
  await matchEarlyPayments(db, notices, clock.now());
  expect(await creditedOf([one, other])).toBe(0);
  expect(await fixture.rowOf(one.id)).toMatchObject({ status: 'waiting', confirmation_id: null });
});

test('a line that names an unknown deposit is not for another deposit of its amount', async () => {
  const cookie = await clerk();
  const { id } = await deposited('881.00');
  expect(await take(cookie, statement(['881.00,G-1,D23456789AB,X']))).toEqual(['waits']);
  expect(await fixture.rowOf(id)).toMatchObject({ status: 'waiting' });
});

test('a payment of long ago does not pay the only deposit of its amount today', async () => {
  const cookie = await clerk();
  await deposited('882.00');
  const csv = 'date,amount,reference\n2025-11-20 12:00,882.00,H-1';
  expect(await preview(cookie, csv)).toEqual(['waits']);
});

test('a payment that an operator has entered is never credited by a job or by a new deposit', async () => {
  const cookie = await clerk();
  const { id, reference } = await deposited('883.00');
  await take(cookie, statement(['884.00,I-1,nothing,X']));
  // As if statement and deposit had not seen each other.
  await db.kysely
    .insertInto('payments.confirmation')
    .values({
      ...{ id: crypto.randomUUID(), merchant_id: river.id, channel_code: 'BANK', way: 'in', outcome: 'paid' },
      ...{ external_reference: 'I-2', payer_reference: reference, amount: baht(883), currency: 'THB' },
      ...{ happened_at: clock.now(), taken_at: clock.now(), source: 'statement', waits_for: 'order' },
    })
    .execute();
  expect(await matchEarlyPayments(db, notices, clock.now())).toBe(0);
  expect(await fixture.rowOf(id)).toMatchObject({ status: 'waiting' });
});

test.each([
  ['kb 771 2', 'KB-7712'],
  ['ＫＢ－７７１３', 'kb7713'],
  ['KB-0007714', 'KB 7714'],
  ['๗๗๑๕/ก', '7715ก'],
  ['00087716', '87716'],
  ['КВ-7717', 'KB7717'],
])('the bank reference %j serves once, also written as %j', async (first, again) => {
  const cookie = await clerk();
  const [one, other, third] = [
    await deposited('100.00'),
    await deposited('100.00'),
    await deposited('31.00'),
  ];
  expect((await confirm(cookie, one.id, '100.00', first)).value.row.status).toBe('credited');
  expect((await confirm(cookie, other.id, '100.00', again)).code).toBe('bank_reference_used');
  expect(await preview(cookie, statement([`100.00,${again},${other.reference},X`]))).toEqual(['known']);
  expect(await preview(cookie, statement([`31.00,${again},${third.reference},X`]))).toEqual(['clashes']);
});

test('one payment is not taken a second time from a statement of another channel of the brand', async () => {
  const cookie = await clerk();
  const one = await deposited('991.00');
  const other = await fixture.make(await fixture.member(), 'PROMPTPAY', '991.00');
  expect(await take(cookie, statement([`991.00,J-1,${one.reference},X`]))).toEqual(['credits']);
  const csv = statement([`991.00,j 1,${other.reference},X`]);
  const { value } = await ask('POST /ops/deposit-statements', cookie, {
    body: { ...bodyOf(csv), channel: 'PROMPTPAY' },
  });
  expect(value.lines).toMatchObject([{ outcome: 'clashes' }]);
  expect((await confirm(cookie, other.id, '991.00', 'J.1')).code).toBe('bank_reference_used');
});

test('the same line of a statement without references is known however it is written', async () => {
  const cookie = await clerk();
  await deposited('993.00');
  await deposited('994.00');
  const header = 'date,amount,description,payer';
  expect(await take(cookie, `${header}\n2026-11-20 12:00,993.00,Transfer from ktb,SOMCHAI`)).toEqual([
    'credits',
  ]);
  await deposited('993.00');
  for (const line of [
    '20/11/2026 12:00,993,Transfer from ktb,SOMCHAI',
    '20/11/2569 12:00:00,"+0,993.00",TRANSFER-FROM KTB,somchai',
    '2026-11-20T12:00,993.0,Ｔｒａｎｓｆｅｒ from ktb,Som chai',
  ])
    expect(await preview(cookie, `${header}\n${line}`)).toEqual(['known']);
});

test('one reference written twice in one file is one payment, and another amount under it is shown as a clash', async () => {
  const cookie = await clerk();
  const [one, other] = [await deposited('61.00'), await deposited('62.00')];
  const csv = statement([
    `61.00,K-1,${one.reference},X`,
    `61.00,k1,${other.reference},X`,
    `62.00,K 01,${other.reference},X`,
  ]);
  expect(await preview(cookie, csv)).toEqual(['credits', 'known', 'clashes']);
  expect(await take(cookie, csv)).toEqual(['credits', 'known', 'clashes']);
});

test('a day later, and not at midnight, the sum begins anew', async () => {
  const { id } = await createOperator(db, { role: 'finance', scope, now: clock.now() });
  const press = async () => {
    const made = await deposited('9000.00');
    const cookie = await openOperatorSession(db, id, clock.now());
    return (await confirm(cookie, made.id, '9000.00')).value.row.status;
  };
  expect(await press()).toBe('credited');
  clock.advance(23 * HOUR_MS);
  expect(await press()).toBe('review');
  clock.advance(HOUR_MS + 1000);
  expect(await press()).toBe('credited');
});

async function clerk() {
  return (await createOperator(db, { role: 'finance', scope, now: clock.now() })).cookie;
}

async function deposited(amount: string) {
  const member = await fixture.member();
  const { id, reference } = await fixture.make(member, 'BANK', amount);
  return { id, reference, member, amount };
}

function confirm(cookie: string, id: string, amount: string, bankReference = `ONE-${references++}`) {
  const body = { version: 1, bankReference, amount, words: '' };
  return ask(`POST /ops/deposits/${id}/confirmation`, cookie, { body });
}

function credit(cookie: string, id: string, version: number) {
  return ask(`POST /ops/deposits/${id}/credit`, cookie, { body: { version, words: '' } });
}

function statement(lines: readonly string[]): string {
  const at = clock.now().toISOString().slice(0, 10);
  return ['date,amount,reference,description,payer', ...lines.map((line) => `${at},${line}`)].join('\n');
}

function bodyOf(csv: string) {
  return { brand: 'RIVER', channel: 'BANK', csv };
}

function outcomes({ value }: { value: { lines: { outcome: string }[] } }): string[] {
  return value.lines.map(({ outcome }) => outcome);
}

async function preview(cookie: string, csv: string) {
  return outcomes(await ask('POST /ops/deposit-statements/preview', cookie, { body: bodyOf(csv) }));
}

async function take(cookie: string, csv: string) {
  return outcomes(await ask('POST /ops/deposit-statements', cookie, { body: bodyOf(csv) }));
}

async function creditedOf(made: readonly { id: string }[]): Promise<number> {
  const rows = await Promise.all(made.map(({ id }) => fixture.rowOf(id)));
  return rows.filter(({ status }) => status === 'credited').length;
}

function balanceOf(memberId: string) {
  return walletBalance(db.kysely, { merchantId: river.id, memberId });
}
