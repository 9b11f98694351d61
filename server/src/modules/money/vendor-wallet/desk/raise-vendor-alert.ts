import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Alerts an operator to something about a vendor as a whole, once an hour; within the hour it counts on. */
export async function raiseVendorAlert(
  db: Queryable,
  alert: {
    kind: 'signature_failures' | 'refusals_unusual';
    vendorId: string;
    facts: Record<string, unknown>;
    times: number;
    now: Date;
  },
): Promise<void> {
  const { kind, vendorId, facts, times, now } = alert;
  const hour = `${now.toISOString().slice(0, 13)}:00Z`;
  const { rows } = await sql<{ times: number }>`
    insert into vendor_wallet.alert as a (kind, vendor_id, subject, facts, times, raised_at, last_at)
    values (${kind}, ${vendorId}, ${hour}, ${JSON.stringify(facts)}::jsonb, ${times}, ${now}, ${now})
    on conflict (kind, vendor_id, subject) do update set times = a.times + excluded.times, facts = excluded.facts,
      last_at = excluded.last_at
    returning times`.execute(db);
  if (rows[0]?.times === times) await notifyOps(db, { brandId: null, type: 'wallet_alerts_changed' });
}
