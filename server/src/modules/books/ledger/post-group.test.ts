import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from './check-invariants.ts';
import { fundWallet, ledgerFixture, ownerOf } from './ledger.factory.ts';
import { type Leg, postEach } from './post-group.ts';
import { walletBalance } from './wallet-balance.ts';

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);
const { merchantId, currency } = fixture;
const balanceOf = (memberId: string) => walletBalance(db.kysely, { merchantId, memberId });
const wallet = (memberId: string) => ({ kind: 'wallet', memberId }) as const;

test('a deposit credits the wallet', async () => {
  const { memberId } = await fixture.open();
  expect(await fixture.deposit(memberId, 500n)).toEqual({ outcome: 'posted' });
  expect(await balanceOf(memberId)).toBe(500n);
});

test('one reference posts once, however often and from however many processes it is sent', async () => {
  const { memberId } = await fixture.open();
  const reference = randomUUID();
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => fixture.deposit(memberId, 500n, reference)),
  );
  expect(posted.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
  expect(posted.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
  expect(await balanceOf(memberId)).toBe(500n);
});

test('a reference that comes back with another amount, member or code is a conflict, and moves nothing', async () => {
  const [one, other] = [await fixture.open(), await fixture.open()];
  const reference = randomUUID();
  await fixture.deposit(one.memberId, 500n, reference);
  expect(await fixture.deposit(one.memberId, 501n, reference)).toEqual({ outcome: 'conflict' });
  expect(await fixture.deposit(other.memberId, 500n, reference)).toEqual({ outcome: 'conflict' });
  expect(await fixture.withdraw(one.memberId, 500n, reference)).toEqual({ outcome: 'conflict' });
  expect(await balanceOf(one.memberId)).toBe(500n);
  expect(await balanceOf(other.memberId)).toBe(0n);
});

test('two different postings under one reference at the same moment: one is posted, the other a conflict', async () => {
  for (let round = 0; round < 20; round++) {
    const [one, other] = [await fixture.open(), await fixture.open()];
    const reference = randomUUID();
    const outcomes = await Promise.all([
      fixture.deposit(one.memberId, 5n, reference),
      fixture.deposit(other.memberId, 5n, reference),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'posted']);
    expect((await balanceOf(one.memberId)) + (await balanceOf(other.memberId))).toBe(5n);
  }
});

test('a wallet cannot pay more than its balance, not even by two postings at once', async () => {
  const { memberId, accountId } = await fixture.open();
  await fixture.deposit(memberId, 1000n);
  expect(await fixture.withdraw(memberId, 1001n)).toEqual({
    outcome: 'insufficient',
    leg: 1,
    account: accountId,
    available: 1000n,
  });
  const taken = await Promise.all(Array.from({ length: 8 }, () => fixture.withdraw(memberId, 300n)));
  expect(taken.filter(({ outcome }) => outcome === 'posted')).toHaveLength(3);
  expect(await balanceOf(memberId)).toBe(100n);
});

test('an insufficient posting leaves its reference unused', async () => {
  const { memberId } = await fixture.open();
  const reference = randomUUID();
  expect((await fixture.withdraw(memberId, 10n, reference)).outcome).toBe('insufficient');
  await fixture.deposit(memberId, 10n);
  expect(await fixture.withdraw(memberId, 10n, reference)).toEqual({ outcome: 'posted' });
});

test('the legs of a posting see the money of the legs before them, and not of those after', async () => {
  const { memberId } = await fixture.open();
  const inAndOut: Leg[] = [
    { from: { kind: 'promotion' }, to: wallet(memberId), amount: 70n, code: 'prize' },
    { from: wallet(memberId), to: { kind: 'withdrawal', memberId }, amount: 50n, code: 'withdrawal' },
  ];
  expect(await fixture.post(inAndOut.toReversed())).toMatchObject({
    outcome: 'insufficient',
    leg: 1,
    available: 0n,
  });
  expect(await fixture.post(inAndOut)).toEqual({ outcome: 'posted' });
  expect(await balanceOf(memberId)).toBe(20n);
});

test('all legs of a posting stand or none, and a repetition must repeat all of them in their order', async () => {
  const { memberId } = await fixture.open();
  const gift = (amount: bigint): Leg => ({
    from: { kind: 'promotion' },
    to: wallet(memberId),
    amount,
    code: 'rebate',
  });
  const reference = randomUUID();
  const unpayable: Leg = {
    from: { kind: 'pool', purpose: 'empty' },
    to: wallet(memberId),
    amount: 1n,
    code: 'prize',
  };
  expect(await fixture.post([gift(5n), unpayable], reference)).toMatchObject({
    outcome: 'insufficient',
    leg: 2,
  });
  expect(await balanceOf(memberId)).toBe(0n);
  expect(await fixture.post([gift(5n), gift(6n)], reference)).toEqual({ outcome: 'posted' });
  expect(await fixture.post([gift(5n), gift(6n)], reference)).toEqual({ outcome: 'repeated' });
  for (const legs of [[gift(6n), gift(5n)], [gift(5n)], [gift(5n), gift(6n), gift(7n)]])
    expect(await fixture.post(legs, reference)).toEqual({ outcome: 'conflict' });
  expect(await balanceOf(memberId)).toBe(11n);
});

test('a posting between two inline accounts moves both, and each keeps its own count', async () => {
  const { memberId, accountId } = await fixture.open();
  await fixture.deposit(memberId, 100n);
  await fixture.withdraw(memberId, 30n);
  const { rows } = await db.pool.query(
    `select debit_account, debit_version, debit_balance, credit_version, credit_balance
     from ledger.transfer where code = 'withdrawal' and debit_account = $1`,
    [accountId],
  );
  expect(rows).toEqual([
    {
      debit_account: accountId,
      debit_version: 2n,
      debit_balance: 70n,
      credit_version: 1n,
      credit_balance: 30n,
    },
  ]);
});

test('opposite transfers between two inline accounts at once neither deadlock nor lose money', async () => {
  const { memberId } = await fixture.open();
  await fixture.deposit(memberId, 1000n);
  await fixture.withdraw(memberId, 500n);
  const [from, to] = [wallet(memberId), { kind: 'withdrawal', memberId } as const];
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      fixture.post([
        n % 2
          ? { from, to, amount: 7n, code: 'withdrawal' }
          : { from: to, to: from, amount: 7n, code: 'withdrawal_returned' },
      ]),
    ),
  );
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['posted']));
  expect(await balanceOf(memberId)).toBe(500n);
});

test('transfers of different members do not wait for each other at a rolled-up account', async () => {
  const [one, other] = [await fixture.open(), await fixture.open()];
  await owner.query('begin');
  await owner.query(
    `select ledger.post_group(gen_random_uuid(), array[ledger.open_account($1, $2, 'clearing', null, 'SANDBOX')],
       array[$3::bigint], '{10}', '{deposit}', now())`,
    [merchantId, currency, one.accountId],
  );
  expect((await fixture.deposit(other.memberId, 10n)).outcome).toBe('posted');
  await owner.query('rollback');
});

test('money never crosses brands', async () => {
  const elsewhere = await ledgerFixture(db);
  const [here, there] = [await fixture.open(), await elsewhere.open()];
  await fixture.deposit(here.memberId, 1000n);
  const { rows } = await db.pool.query(
    `select p.* from ledger.account a, ledger.post_group(gen_random_uuid(), array[a.id], array[$2::bigint], '{5}',
       '{deposit}', now()) p where a.kind = 'clearing' and a.merchant_id = $1`,
    [merchantId, there.accountId],
  );
  expect(rows).toMatchObject([{ outcome: 'not_allowed', leg: 1 }]);
});

test('a posting has at least one leg, complete legs, and a limited number of them', async () => {
  for (const parts of [
    `'{}', '{}', '{}', '{}'`,
    `'{1,2}', '{3}', '{4}', '{bet}'`,
    `array_fill(1, '{1001}')::bigint[], array_fill(2, '{1001}')::bigint[], array_fill(3, '{1001}')::bigint[],
     array_fill('bet'::text, '{1001}')`,
  ])
    await expect(
      db.pool.query(`select ledger.post_group(gen_random_uuid(), ${parts}, now())`),
    ).rejects.toThrow(/1 to 1000 legs/);
});

test('a wallet of one brand cannot be read through another', async () => {
  const { memberId } = await fixture.open();
  await fixture.deposit(memberId, 1000n);
  expect(await walletBalance(db.kysely, { merchantId: randomUUID(), memberId })).toBe(0n);
});

test('opening a wallet many times at once gives one wallet', async () => {
  const memberId = randomUUID();
  const opened = await Promise.all(
    Array.from({ length: 12 }, () =>
      db.transaction((tx) => fundWallet(tx, { merchantId, currency, memberId, amount: 1n })),
    ),
  );
  expect(opened).toHaveLength(12);
  expect(await balanceOf(memberId)).toBe(12n);
});

test('the ledger’s invariants hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('each movement is posted under its own reference and sees those before it; one that is refused or comes back leaves the others alone', async () => {
  const { memberId } = await fixture.open();
  const [promotion, pool] = [{ kind: 'promotion' } as const, { kind: 'pool', purpose: 'each' } as const];
  const [first, share, more] = [randomUUID(), randomUUID(), randomUUID()];
  const fund = { reference: first, from: promotion, to: pool, amount: 500n, code: 'pool_funded' };
  const paid = { reference: share, from: pool, to: wallet(memberId), amount: 300n, code: 'brand_envelope' };
  const now = new Date();
  const outcomes = await db.transaction((tx) =>
    postEach(tx, { merchantId, currency, now }, [
      ...[fund, paid, { ...paid, reference: more }, fund, { ...paid, amount: 301n }],
      { ...paid, reference: more, amount: 200n },
    ]),
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    ...['posted', 'posted', 'insufficient', 'repeated', 'conflict'],
    'posted',
  ]);
  expect(await balanceOf(memberId)).toBe(500n);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
