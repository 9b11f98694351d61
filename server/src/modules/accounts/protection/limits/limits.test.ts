import { expect, test } from 'vitest';
import type { Action } from '../../../../platform/ops/operator-gate.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { findScopedMember } from '../../../people/members/scoped-member.ts';
import { protections } from '../desk/list-protections.ts';
import { showMemberProtection } from '../desk/show-member-protection.ts';
import { limitHand } from '../limit.factory.ts';
import { limitPeriods } from './limit-periods.ts';
import { setMemberLimit } from './set-member-limit.ts';

const UNIT = 100_000n;

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const clock = fixedClock();
const limits = limitHand(db, brand, clock);
const nothingDeposited = async (_db: unknown, _owner: unknown, since: readonly Date[]) =>
  since.map(() => ({ arrived: 0n, waiting: 0n }));

/** A member, and an operator's hand on the limits. */
async function member() {
  const { memberId } = await createMember(db, brand);
  const recorded: Action[] = [];
  const found = await findScopedMember(db.kysely, memberId, [brand.id]);
  return {
    memberId,
    recorded,
    operatorSets: (body: Omit<Parameters<typeof setMemberLimit>[3], 'reason'>) =>
      db.transaction((tx) =>
        setMemberLimit(
          tx,
          {
            operator: { id: crypto.randomUUID(), name: 'naree' } as never,
            record: async (_tx, action) => void recorded.push(action),
            address: '192.0.2.9',
            userAgent: 'Console',
          },
          { brand, member: found },
          { ...body, reason: 'asked for by telephone' },
          clock.now(),
        ),
      ),
    shown: () =>
      showMemberProtection(db.kysely, { brand, member: found, now: clock.now() }, nothingDeposited),
  };
}

test('an operator sets a stricter limit on request, and it shows who, what and why', async () => {
  const { memberId, operatorSets, recorded, shown } = await member();
  await limits.change(memberId, 'loss_day', 500n * UNIT);
  await operatorSets({ kind: 'loss', period: 'day', amount: '200.00' });
  const { changes, limits: now } = await shown();
  expect(now.find(({ kind, period }) => kind === 'loss' && period === 'day')?.amount).toBe('200.00');
  expect(changes[0]).toMatchObject({
    step: 'set_by_operator',
    before: '500.00',
    after: '200.00',
    operator: 'naree',
    reason: 'asked for by telephone',
  });
  expect(recorded).toMatchObject([
    { action: 'protection.set-limit', before: { loss_day: '500.00' }, after: { loss_day: '200.00' } },
  ]);
});

test('an operator loosens nothing, whatever the reason', async () => {
  const { memberId, operatorSets } = await member();
  await limits.change(memberId, 'loss_day', 500n * UNIT);
  await limits.change(memberId, 'session', 60n);
  const refusal = { code: 'limit_never_loosened' };
  await expect(operatorSets({ kind: 'loss', period: 'day', amount: '500.01' })).rejects.toMatchObject(
    refusal,
  );
  await expect(operatorSets({ kind: 'session', minutes: 61 })).rejects.toMatchObject(refusal);
  await limits.change(memberId, 'reality_check', 20n);
  await expect(operatorSets({ kind: 'reality_check', minutes: 30 })).rejects.toMatchObject(refusal);
});

test('an operator’s stricter limit drops a raise that waits', async () => {
  const { memberId, operatorSets } = await member();
  await limits.change(memberId, 'stake_week', 500n * UNIT);
  await limits.change(memberId, 'stake_week', 900n * UNIT);
  await operatorSets({ kind: 'stake', period: 'week', amount: '100.00' });
  await expect(limits.confirm(memberId, 'stake_week')).rejects.toMatchObject({ code: 'limit_raise_unknown' });
});

test('a reality check comes sooner at once, later after the cooling time, and never beyond what the brand offers', async () => {
  const { memberId } = await member();
  await expect(limits.change(memberId, 'reality_check', 14n)).rejects.toMatchObject({
    code: 'reality_check_out_of_range',
    facts: { min: 15, max: 60 },
  });
  await expect(limits.change(memberId, 'reality_check', 61n)).rejects.toMatchObject({
    code: 'reality_check_out_of_range',
  });
  expect(await limits.change(memberId, 'reality_check', 15n)).toBe('set');
  // Back to the brand's own is later, too.
  expect(await limits.change(memberId, 'reality_check', null)).toBe('raise_asked');
});

test('each change is kept, in the history of limits and in the member’s security record', async () => {
  const { memberId, shown } = await member();
  await limits.change(memberId, 'stake_day', 100n * UNIT);
  await limits.change(memberId, 'stake_day', null);
  // The same press again asks for nothing anew.
  await limits.change(memberId, 'stake_day', null);
  await limits.keep(memberId, 'stake_day');
  const { changes } = await shown();
  expect(changes.map(({ step }) => step)).toEqual(['raise_dropped', 'raise_asked', 'set']);
  const events = await db.kysely
    .selectFrom('audit.security_event')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('kind', 'like', 'limit_%')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['limit_set', 'limit_raise_asked', 'limit_raise_dropped']);
  await expect(
    db.pool.query('update protection.change set after = 0 where member_id = $1', [memberId]),
  ).rejects.toThrow();
});

test('the console lists who has limits of which kind, and whose wait', async () => {
  const [first, second, third] = [await member(), await member(), await member()];
  await limits.change(first.memberId, 'loss_day', UNIT);
  await limits.change(second.memberId, 'session', 30n);
  await limits.change(second.memberId, 'session', null);
  const found = async (wanted: object) => {
    const { rows } = await protections.page({ db: db.kysely, brands: [brand], now: clock.now() }, {
      sort: '-changed',
      limit: 100,
      ...wanted,
    } as never);
    const ours = [first, second, third].map(({ memberId }) => memberId);
    return rows.map((row) => ours.indexOf(row.member.id)).filter((at) => at >= 0);
  };
  expect((await found({})).sort()).toEqual([0, 1]);
  expect(await found({ kind: 'loss' })).toEqual([0]);
  expect(await found({ pending: 'yes' })).toEqual([1]);
  expect(await found({ search: second.memberId })).toEqual([1]);
});

test('a week begins on Monday, and periods on the brand’s clocks', () => {
  // Sunday 29 November, half past eleven in the evening in Bangkok.
  const { day, week, month } = limitPeriods(new Date('2026-11-29T16:30:00Z'), 'Asia/Bangkok');
  expect([day.start, week.start, month.start].map((at) => at.toISOString())).toEqual([
    '2026-11-28T17:00:00.000Z',
    '2026-11-22T17:00:00.000Z',
    '2026-10-31T17:00:00.000Z',
  ]);
  expect([day.end, week.end, month.end].map((at) => at.toISOString())).toEqual([
    '2026-11-29T17:00:00.000Z',
    '2026-11-29T17:00:00.000Z',
    '2026-11-30T17:00:00.000Z',
  ]);
});
