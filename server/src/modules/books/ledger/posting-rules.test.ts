import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { type AccountName, openAccount } from './account.ts';
import { checkInvariants } from './check-invariants.ts';
import { ledgerFixture, ownerOf } from './ledger.factory.ts';
import { walletBalance } from './wallet-balance.ts';

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);
const { merchantId } = fixture;
const [one, other] = [await fixture.open(), await fixture.open()];
const [agent, subAgent] = [await fixture.open({ isAgent: true }), await fixture.open({ isAgent: true })];
for (const { memberId } of [one, other, agent, subAgent]) await fixture.deposit(memberId, 1000n);

const wallet = (memberId: string) => ({ kind: 'wallet', memberId }) as const;
const bonus = (memberId: string) => ({ kind: 'player_bonus', memberId }) as const;
const vendor = { kind: 'vendor_settlement', vendorId: randomUUID() } as const;
const move = (from: AccountName, to: AccountName, code: string) =>
  fixture.post([{ from, to, amount: 10n, code }]);
await move({ kind: 'promotion' }, bonus(one.memberId), 'bonus_granted');
const { rows: codes } = await db.pool.query<{ code: string }>(
  "select distinct code from ledger.posting_rule union select 'reversal' order by 1",
);

test('no code moves money from player to player', async () => {
  expect(codes.length).toBeGreaterThan(30);
  for (const { code } of codes)
    for (const to of [
      wallet(other.memberId),
      bonus(other.memberId),
      { kind: 'withdrawal', memberId: other.memberId } as const,
      { kind: 'receivable', memberId: other.memberId } as const,
    ])
      expect(await move(wallet(one.memberId), to, code), code).toEqual({ outcome: 'not_allowed', leg: 1 });
});

test('between an agent and another member the ordinary posting refuses every code', async () => {
  for (const { code } of codes)
    for (const [from, to] of [
      [agent, one],
      [one, agent],
      [agent, subAgent],
    ] as const)
      expect(await move(wallet(from.memberId), wallet(to.memberId), code), code).toEqual({
        outcome: 'not_allowed',
        leg: 1,
      });
});

test('bonus and cash are mixed only where a bonus is converted, and only within one member', async () => {
  const [cash, own] = [wallet(one.memberId), bonus(one.memberId)];
  for (const { code } of codes) {
    if (code !== 'bonus_converted')
      expect((await move(own, cash, code)).outcome, `${code} of a bonus`).toBe('not_allowed');
    // What became cash is taken back, where its round is.
    if (code !== 'bonus_converted_rollback')
      expect((await move(cash, own, code)).outcome, `${code} into a bonus`).toBe('not_allowed');
  }
  expect((await move(own, wallet(other.memberId), 'bonus_converted')).outcome).toBe('not_allowed');
  expect((await move(own, vendor, 'bet')).outcome).toBe('not_allowed');
  expect((await move(vendor, own, 'win')).outcome).toBe('not_allowed');
  expect((await move(wallet(other.memberId), own, 'bonus_converted_rollback')).outcome).toBe('not_allowed');
  expect(await move(own, cash, 'bonus_converted')).toEqual({ outcome: 'posted' });
});

test('one leg that no rule allows keeps the others from being posted, and is named', async () => {
  const before = await walletBalance(db.kysely, { merchantId, memberId: one.memberId });
  const gift = {
    from: { kind: 'promotion' },
    to: wallet(one.memberId),
    amount: 5n,
    code: 'rebate',
  } as const;
  expect(await fixture.post([gift, { ...gift, code: 'deposit' }])).toEqual({
    outcome: 'not_allowed',
    leg: 2,
  });
  expect(await walletBalance(db.kysely, { merchantId, memberId: one.memberId })).toBe(before);
});

test.each([
  ['nothing', 0n],
  ['less than nothing', -5n],
])('%s is no amount', async (_what, amount) => {
  const legs = [{ from: { kind: 'promotion' }, to: wallet(one.memberId), amount, code: 'rebate' }] as const;
  expect((await fixture.post([...legs])).outcome).toBe('not_allowed');
});

test('an agent deposits, plays and withdraws as a player does', async () => {
  const own = wallet(agent.memberId);
  for (const [from, to, code] of [
    [own, vendor, 'bet'],
    [vendor, own, 'win'],
    [own, vendor, 'win_rollback'],
    [vendor, own, 'bet_rollback'],
    [own, { kind: 'withdrawal', memberId: agent.memberId }, 'withdrawal'],
    [
      { kind: 'withdrawal', memberId: agent.memberId },
      { kind: 'clearing', methodCode: 'SANDBOX' },
      'withdrawal_paid',
    ],
  ] as const)
    expect(await move(from, to, code), code).toEqual({ outcome: 'posted' });
});

test('pools pay only what was put into them', async () => {
  const pool = { kind: 'pool', purpose: 'new year' } as const;
  expect(await move(pool, wallet(one.memberId), 'prize')).toMatchObject({
    outcome: 'insufficient',
    available: 0n,
  });
  expect(await move({ kind: 'promotion' }, pool, 'pool_funded')).toEqual({ outcome: 'posted' });
  const another = { kind: 'pool', purpose: 'another' } as const;
  expect((await move(another, wallet(one.memberId), 'prize')).outcome).toBe('insufficient');
  expect(await move(pool, wallet(one.memberId), 'prize')).toEqual({ outcome: 'posted' });
});

test('each payment method has a clearing account of its own', async () => {
  const opened = await db.transaction(async (tx) => [
    await openAccount(tx, fixture.books, { kind: 'clearing', methodCode: 'SANDBOX' }),
    await openAccount(tx, fixture.books, { kind: 'clearing', methodCode: 'PROMPTPAY' }),
    await openAccount(tx, fixture.books, { kind: 'clearing', methodCode: 'SANDBOX' }),
  ]);
  expect(opened[0]).not.toBe(opened[1]);
  expect(opened[2]).toBe(opened[0]);
});

test.each([
  ['player_cash', null, ''],
  ['player_cash', randomUUID(), 'second'],
  ['promotion', randomUUID(), ''],
  ['promotion', null, 'second'],
  ['clearing', null, ''],
  ['sandbox', null, ''],
])('an account of kind %s for %s with purpose "%s" is not opened', async (kind, ownerId, purpose) => {
  await expect(
    db.pool.query('select ledger.open_account($1, $2, $3, $4, $5)', [
      merchantId,
      'THB',
      kind,
      ownerId,
      purpose,
    ]),
  ).rejects.toThrow(/no account of kind/);
});

test('a member has one wallet, an agent’s or a player’s', async () => {
  await expect(
    db.pool.query("select ledger.open_account($1, 'THB', 'agent', $2)", [merchantId, one.memberId]),
  ).rejects.toThrow(/no account of kind agent/);
  const again = await openAccount(db.kysely, fixture.books, wallet(agent.memberId));
  expect(again).toBe(agent.accountId);
});

test('the table itself refuses a rule for payments between members, for every kind of account a member owns', async () => {
  const { rows: kinds } = await owner.query<{ code: string; owner: string }>(
    'select code, owner from ledger.account_kind',
  );
  const personal = kinds.filter((kind) => kind.owner === 'member' || kind.owner === 'agent');
  expect(personal.length).toBeGreaterThan(4);
  for (const from of personal)
    for (const to of personal)
      await expect(
        owner.query(
          `insert into ledger.posting_rule (code, debit_kind, credit_kind) values ('gift', $1, $2)`,
          [from.code, to.code],
        ),
        `${from.code} to ${to.code}`,
      ).rejects.toThrow(/not_between_people/);
});

test('the table itself refuses a rule in line without an agent at its upper end', async () => {
  for (const [from, to, direction] of [
    ['player_cash', 'player_cash', 'down'],
    ['player_cash', 'agent', 'down'],
    ['agent', 'player_cash', 'up'],
  ])
    await expect(
      owner.query(
        `insert into ledger.posting_rule (code, debit_kind, credit_kind, in_line) values ('gift', $1, $2, $3)`,
        [from, to, direction],
      ),
    ).rejects.toThrow(/in_line_of_an_agent/);
});

test('transfers of bets are held to the same rules', async () => {
  for (const [from, to, code] of [
    [one.accountId, other.accountId, 'bet'],
    [one.accountId, other.accountId, 'reversal'],
    [one.accountId, agent.accountId, 'bet'],
  ])
    await expect(
      owner.query(
        `select ledger.post(array[(nextval('ledger.transfer_id'), $1::bigint, $2::bigint, 5, $3::text, now(),
           gen_random_uuid())::ledger.leg])`,
        [from, to, code],
      ),
    ).rejects.toThrow(/no rule allows it/);
});

test('the ledger’s invariants hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
