import type { changeRebateTerms as endpoint, showRebateTerms } from '@lanna/contract/commission/rebates/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readRebateTerms } from './rebate-terms.ts';

/** When each brand pays, and what waits. */
export async function showTerms(
  db: Queryable,
  brands: readonly Brand[],
): Promise<Value<typeof showRebateTerms>> {
  const shown = brands.map(async (brand) => {
    const { pays, version } = await readRebateTerms(db, brand.id);
    const { rows } = await sql<{ waiting: Money; earners: number }>`
      select coalesce(sum(due - paid), 0)::bigint as waiting, count(distinct earner_id)::int as earners
      from rebates.due where merchant_id = ${brand.id} and due <> paid`.execute(db);
    const { waiting, earners } = rows[0] ?? { waiting: 0n, earners: 0 };
    return {
      brand: brand.code,
      currency: brand.currency,
      pays,
      version,
      waiting: formatMoney(waiting),
      earners,
    };
  });
  return { brands: await Promise.all(shown) };
}

/** Refuses with `changed_meanwhile`. */
export async function changeTerms(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record'>,
  brand: Brand,
  { pays, version, reason }: Received<typeof endpoint>['body'],
): Promise<{ version: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rebate terms of ${brand.id}`}, 0))`.execute(tx);
  const before = await readRebateTerms(tx, brand.id);
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const row = { pays, version: version + 1 };
  await tx
    .insertInto('rebates.brand_terms')
    .values({ merchant_id: brand.id, ...row })
    .onConflict((known) => known.column('merchant_id').doUpdateSet(row))
    .execute();
  await call.record(tx, {
    action: 'rebates.change-terms',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.id, name: brand.code },
    before: { pays: before.pays },
    after: { pays },
    reason,
  });
  await notifyOps(tx, { brandId: brand.id, type: 'rebates_changed' });
  return { version: row.version };
}
