import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 24 * 3_600_000;
const CALLS_KEPT_MS = 30 * DAY_MS;
/** Longer than any gateway sends an event again; what it confirmed stays for good. */
const EVENTS_KEPT_MS = 400 * DAY_MS;

export async function forgetGatewayCalls(db: Queryable, clock: Clock): Promise<void> {
  const nowMs = clock.now().getTime();
  await db
    .deleteFrom('payments.gateway_call')
    .where('at', '<', new Date(nowMs - CALLS_KEPT_MS))
    .execute();
  await db
    .deleteFrom('payments.webhook_event')
    .where('received_at', '<', new Date(nowMs - EVENTS_KEPT_MS))
    .execute();
}
