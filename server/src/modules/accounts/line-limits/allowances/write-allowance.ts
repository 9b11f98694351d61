import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { noteChange } from '../note-change.ts';
import { useAtBrand } from '../use-at-brand.ts';
import { type Allowed, allowedOf, rowOf, showAllowed } from './allowance.ts';

/**
 * What one account, or the brand by its own id, allows another from the next bet on. A bet of that account comes before or after; of those below, each bet
 * that is decided after the commit is held to it. Refuses with `changed_meanwhile`.
 */
export async function writeAllowance(
  tx: Tx,
  { merchantId, memberId }: Owner,
  {
    givenBy,
    operator,
    allowed,
    version,
    now,
  }: { givenBy: string; operator?: string; allowed: Allowed; version: number; now: Date },
): Promise<{ before: Allowed; version: number }> {
  await useAtBrand(tx, merchantId);
  await sql`select line_limits.lock_member(${merchantId}, ${memberId})`.execute(tx);
  const known = await tx
    .selectFrom('line_limits.allowance')
    .select(['stakes', 'loss_day', 'loss_week', 'version'])
    .where('account_id', '=', memberId)
    .where('given_by', '=', givenBy)
    .forUpdate()
    .executeTakeFirst();
  if ((known?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const row = { ...rowOf(allowed), version: version + 1, set_at: now };
  await tx
    .insertInto('line_limits.allowance')
    .values({ account_id: memberId, given_by: givenBy, merchant_id: merchantId, ...row })
    .onConflict((same) => same.columns(['account_id', 'given_by']).doUpdateSet(row))
    .execute();
  const before = allowedOf(known);
  await noteChange(tx, {
    merchantId,
    memberId,
    kind: 'limits',
    by: operator === undefined ? { agentId: givenBy } : { operator },
    facts: { before: showAllowed(before), after: showAllowed(allowed) },
    now,
  });
  await notifyOps(tx, { brandId: merchantId, type: 'line_limits_changed' });
  // Pages of members further below read it when they are opened, or after their next bet.
  await notifyPush(tx, { m: [memberId], t: ['line_limits_changed'] });
  return { before, version: row.version };
}
