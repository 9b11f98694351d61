import type { CallFigures } from '@lanna/contract/play/catalogue/ops';
import { sql } from 'kysely';

const HOUR_MS = 3_600_000;

/** As JSON, the last hour of a vendor's calls in one direction. */
export function callFigures(vendorId: string, direction: 'in' | 'out', now: Date) {
  return sql<CallFigures>`(select jsonb_build_object('calls', coalesce(sum(c.calls), 0), 'errors', coalesce(sum(c.errors), 0),
      'meanMs', round(sum(c.total_ms)::numeric / nullif(sum(c.calls), 0), 1), 'longestMs', coalesce(max(c.longest_ms), 0))
    from catalogue.vendor_calls c where c.vendor_id = ${sql.ref(vendorId)} and c.direction = ${direction}
      and c.minute > ${new Date(now.getTime() - HOUR_MS)})`;
}
