import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { InvariantViolation } from '../../../books/ledger/check-invariants.ts';
import { readable } from '../../../books/ledger/run-verification.ts';

/** One alert for each rule between vendors, bets and ledger that does not hold; found again, it counts on and is open again. */
export async function raiseInvariantAlerts(
  db: Queryable,
  violations: readonly InvariantViolation[],
  now: Date,
): Promise<void> {
  for (const { rule, row } of violations.map(readable))
    await sql`
      insert into vendor_wallet.alert as a (kind, subject, facts, raised_at, last_at)
      values ('invariant_broken', ${rule}, ${JSON.stringify(row)}::jsonb, ${now}, ${now})
      on conflict (kind, vendor_id, subject) do update set times = a.times + 1, facts = excluded.facts,
        last_at = excluded.last_at, acknowledged_at = null, acknowledged_by = null, acknowledged_by_name = null`.execute(
      db,
    );
  if (violations.length > 0) await notifyOps(db, { brandId: null, type: 'wallet_alerts_changed' });
}
