import { sql } from 'kysely';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

export type PaymentAlertKind =
  | 'event_conflict'
  | 'contradiction'
  | 'signature_failures'
  | 'order_unclear'
  | 'wrong_time';

/** Puts something before an operator, once for its subject; happening again, it counts on and is open again. */
export async function raisePaymentAlert(
  db: Queryable,
  alert: {
    kind: PaymentAlertKind;
    gatewayId: string | null;
    merchantId: string | null;
    subject: string;
    facts: Record<string, unknown>;
    times?: number;
    now: Date;
  },
): Promise<void> {
  const { kind, gatewayId, merchantId, subject, facts, times = 1, now } = alert;
  await sql`
    insert into payments.alert as a (kind, gateway_id, merchant_id, subject, facts, times, raised_at, last_at)
    values (${kind}, ${gatewayId}, ${merchantId}, ${subject}, ${JSON.stringify(facts)}::jsonb, ${times}, ${now}, ${now})
    on conflict (kind, gateway_id, subject) do update
      set times = a.times + excluded.times, facts = excluded.facts, last_at = excluded.last_at, seen_at = null, seen_by = null`.execute(
    db,
  );
  await notifyOps(db, { brandId: merchantId, type: 'payment_alerts_changed' });
}
