import type { RiskKind, RiskThresholds } from '@lanna/rules/money/withdrawals/risk-rules';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { withdrawalFixture } from '../withdrawal.factory.ts';
import { changeRiskRule } from './change-settings.ts';

const { db, url } = await testDatabase();
const HOUR_MS = 3_600_000;

/** A brand of which these rules are on. */
async function brandWith(rules: Partial<Record<RiskKind, RiskThresholds>>) {
  const brand = await createBrand(db.kysely);
  const fixture = withdrawalFixture(db, brand, url);
  await fixture.onlyRules(rules);
  const reasonsFor = async (...of: Parameters<typeof fixture.request>) => {
    const asked = await fixture.request(...of);
    const reasons = await fixture.reasonsOf(asked.id);
    expect(asked.state).toBe(reasons.length > 0 ? 'waiting' : 'paying');
    expect(asked.isChecked).toBe(reasons.length > 0);
    return reasons;
  };
  return { brand, stage: fixture, reasonsFor };
}

test('a new account waits until it is old enough', async () => {
  const { stage: fixture, reasonsFor } = await brandWith({ new_account: { hours: 24 } });
  const member = await fixture.player({ balance: 1000, registeredDaysAgo: 0 });
  expect(await reasonsFor(member, '100.00')).toEqual(['new_account']);
  fixture.clock.advance(24 * HOUR_MS);
  expect(await reasonsFor(member, '100.00')).toEqual([]);
});

test('who deposits and hardly plays waits; who has played does not', async () => {
  const { stage: fixture, reasonsFor } = await brandWith({ no_play: { percent: 200 } });
  const member = await fixture.player({ deposit: 500, played: 600, balance: 100 });
  expect(await reasonsFor(member, '100.00')).toEqual(['no_play']);
  await fixture.play(member, 500);
  await fixture.deposit(member, 100);
  // Since the withdrawal before: 500 played, 100 deposited.
  expect(await reasonsFor(member, '100.00')).toEqual([]);
});

test('the fourth withdrawal within a day waits', async () => {
  const { stage: fixture, reasonsFor } = await brandWith({ velocity: { count: 3, hours: 24 } });
  const member = await fixture.player({ balance: 1000 });
  for (let at = 0; at < 3; at++) expect(await reasonsFor(member, '100.00')).toEqual([]);
  expect(await reasonsFor(member, '100.00')).toEqual(['velocity']);
});

test('an account that shares a device waits, unless an operator has said that they are different people', async () => {
  const { brand, stage: fixture, reasonsFor } = await brandWith({ shared_device: {} });
  const member = await fixture.player({ balance: 1000 });
  const other = await createMember(db, brand);
  await db.kysely
    .insertInto('members.duplicate_flag')
    .values({
      merchant_id: brand.id,
      member_id: other.memberId,
      other_member_id: member.memberId,
      signals: ['device'],
      flagged_at: fixture.clock.now(),
    })
    .execute();
  expect(await reasonsFor(member, '100.00')).toEqual(['shared_device']);
  await db.kysely
    .updateTable('members.duplicate_flag')
    .set({
      decision: 'different',
      decided_by: 'Dao',
      decision_reason: 'a family',
      reviewed_at: fixture.clock.now(),
    })
    .where('other_member_id', '=', member.memberId)
    .execute();
  expect(await reasonsFor(member, '100.00')).toEqual([]);
});

test('a bank account that another member has, or has had, makes both wait', async () => {
  const { stage: fixture, reasonsFor } = await brandWith({ shared_bank_account: { days: 365 } });
  const same = { accountNumber: '8888888888' };
  const members = [];
  for (let at = 0; at < 2; at++) {
    const member = await fixture.player({ balance: 1000, account: false });
    members.push({ ...member, accountId: (await fixture.account(member, same)).id });
  }
  for (const member of members) expect(await reasonsFor(member, '100.00')).toEqual(['shared_bank_account']);
});

test('a reward that was not played for waits, and is let through once it is', async () => {
  const { stage: fixture, brand, reasonsFor } = await brandWith({ bonus_abuse: { days: 30, times: 3 } });
  const member = await fixture.player({ balance: 1000 });
  await rewarded(brand.id, member.memberId, 200, fixture.clock.now());
  await fixture.play(member, 500);
  expect(await reasonsFor(member, '100.00')).toEqual(['bonus_abuse']);
  await fixture.play(member, 100);
  expect(await reasonsFor(member, '100.00')).toEqual([]);
});

test('what was deposited a moment ago and goes out without play waits (AML-1)', async () => {
  const { stage: fixture, reasonsFor } = await brandWith({
    deposit_and_withdraw: { hours: 24, percent: 50 },
  });
  const member = await fixture.player({ balance: 1000 });
  await fixture.deposit(member, 500);
  await fixture.play(member, 200);
  expect(await reasonsFor(member, '300.00')).toEqual(['deposit_and_withdraw']);
  await fixture.play(member, 50);
  expect(await reasonsFor(member, '300.00')).toEqual([]);
});

test('an amount far above what was ever paid waits', async () => {
  const { stage: fixture, reasonsFor } = await brandWith({ large_for_member: { amount: 1000, times: 3 } });
  const member = await fixture.player({ balance: 10_000 });
  expect(await reasonsFor(member, '999.00')).toEqual([]);
  await fixture.send();
  expect(await reasonsFor(member, '2998.00')).toEqual(['large_for_member']);
  expect(await reasonsFor(member, '2997.00')).toEqual([]);
});

test('a rule that is switched off is not asked, and a reason keeps the version that stood', async () => {
  const { stage: fixture, brand } = await brandWith({ new_account: { hours: 24 } });
  const member = await fixture.player({ balance: 1000, registeredDaysAgo: 0 });
  const { call, recorded } = fixture.operator();
  const change = (body: { enabled: boolean; version: number; thresholds?: RiskThresholds }) =>
    db.transaction((tx) =>
      changeRiskRule(
        tx,
        call,
        brand,
        'new_account',
        { thresholds: { hours: 48 }, reason: 'too many wait', ...body },
        fixture.clock.now(),
      ),
    );
  const first = await fixture.request(member, '100.00');
  await change({ enabled: true, version: 1 });
  const second = await fixture.request(member, '100.00');
  await change({ enabled: false, version: 2 });
  expect(await fixture.request(member, '100.00')).toMatchObject({ state: 'paying' });
  const { rows } = await db.pool.query(
    'select rule_version from withdrawals.reason where withdrawal_id = any ($1) order by rule_version',
    [[first.id, second.id]],
  );
  expect(rows.map(({ rule_version }) => rule_version)).toEqual([1, 2]);
  expect(recorded).toHaveLength(2);
  await expect(change({ enabled: true, version: 2 })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await expect(change({ enabled: true, version: 3, thresholds: { days: 3 } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('the books fit after all of it', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

async function rewarded(merchantId: string, memberId: string, baht: number, now: Date) {
  const category = newId();
  const promotion = newId();
  await db.pool.query(
    'insert into promotions.category (id, merchant_id, name, created_at) values ($1, $2, \'{"EN":"C"}\', $3)',
    [category, merchantId, now],
  );
  await db.pool.query(
    `insert into promotions.promotion (id, merchant_id, category_id, kind, title, starts_at, reward_kind, reward_amount, currency, frequency, created_at, created_by)
     values ($1, $2, $3, 'claim', '{"EN":"P"}', $4, 'fixed', $5, 'THB', 'once', $4, 'Dao')`,
    [promotion, merchantId, category, now, baht * 100_000],
  );
  await db.pool.query(
    `insert into promotions.application (id, merchant_id, promotion_id, member_id, kind, state, language, reward, currency, claimed_for, spent_on, created_at, changed_at)
     values ($1, $2, $3, $4, 'claim', 'claimed', 'EN', $5, 'THB', 'once', '2026-11-22', $6, $6)`,
    [newId(), merchantId, promotion, memberId, baht * 100_000, now],
  );
}
