import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Calls of one minute between a vendor and us. in: the vendor's · out: ours. */
export interface VendorCalls {
  vendorCode: string;
  direction: 'in' | 'out';
  minute: Date;
  calls: number;
  errors: number;
  totalMs: number;
  longestMs: number;
}

/** Adds what one process has counted; several add up. A vendor that is not there any more is left out. */
export async function noteVendorCalls(db: Queryable, counted: readonly VendorCalls[]): Promise<void> {
  await sql`
    insert into catalogue.vendor_call_minute as m
      (vendor_id, direction, minute, calls, errors, total_ms, longest_ms)
    select v.id, c.direction, c.minute, c.calls, c.errors, c."totalMs", c."longestMs"
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c("vendorCode" text, direction text, minute timestamptz,
      calls integer, errors integer, "totalMs" bigint, "longestMs" integer)
    join catalogue.vendor v on v.code = c."vendorCode"
    order by v.id, c.direction, c.minute
    on conflict (vendor_id, direction, minute) do update set calls = m.calls + excluded.calls,
      errors = m.errors + excluded.errors, total_ms = m.total_ms + excluded.total_ms,
      longest_ms = greatest(m.longest_ms, excluded.longest_ms)`.execute(db);
}

const KEPT_MS = 3 * 24 * 3_600_000;

/** What is older than three days says nothing of how a vendor is now. */
export async function forgetVendorCalls(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('catalogue.vendor_call_minute')
    .where('minute', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
