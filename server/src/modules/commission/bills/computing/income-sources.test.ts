import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { incomeSources } from './income-sources.ts';

const { db } = await testDatabase();
const period = { from: '2026-11-16', to: '2026-11-22' };

test('bills are income on the last day of their period, by kind or as what the agent above pays; what was denied is none', async () => {
  const { id: merchantId } = await createBrand(db.kysely);
  const agentId = newId();
  const bill = (
    kind: string,
    day: string,
    payer: string,
    state: string,
    payable: number,
    collected: number,
  ) =>
    sql`
      insert into bills.bill (id, merchant_id, contract_id, kind, member_id, upline_id, payer, from_day, to_day, receipt, earned, earned_now,
        total_now, earned_counted, corrected, owed_before, owed_after, payable, set_aside, collected, state, issued_at, ended_at)
      values (${newId()}, ${merchantId}, ${newId()}, ${kind}, ${agentId}, ${payer === 'upline' ? newId() : null}, ${payer}, ${day}, ${day}, '{}',
        ${payable}, ${payable}, ${payable}, ${payable}, 0, 0, 0, ${payable}, ${payer === 'upline' ? collected : 0}, ${collected}, ${state}, now(),
        ${state === 'paid' || state === 'denied' ? new Date() : null})`.execute(db.kysely);
  await bill('dividend', '2026-11-22', 'platform', 'uncollected', 900, 0);
  await bill('dividend', '2026-11-23', 'platform', 'uncollected', 1, 0);
  await bill('daily_salary', '2026-11-20', 'platform', 'paid', 70, 70);
  await bill('daily_salary', '2026-11-20', 'platform', 'denied', 30, 0);
  await bill('daily_salary', '2026-11-20', 'upline', 'paid', 50, 50);
  const found = await Promise.all(
    incomeSources.map(async ({ kind, sums }) => [
      kind,
      await sums(db.kysely, { merchantId, agentId }, period),
    ]),
  );
  expect(found).toEqual([
    ['dividend', [{ day: '2026-11-22', earned: 900n, paid: 0n }]],
    ['daily', [{ day: '2026-11-20', earned: 70n, paid: 70n }]],
    ['hourly', []],
    ['realTime', []],
    ['upline', [{ day: '2026-11-20', earned: 50n, paid: 50n }]],
  ]);
});
