import { evaluateVendor, WINDOW_MINUTES } from '@lanna/rules/oversight/status/component-state';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { MeasuredComponent } from './measured-component.ts';

/**
 * The games of each vendor that the brand offers. Our own calls to the vendor count, and not the vendor's to us: a stranger
 * who sends wrongly signed calls in its name must not make its games look broken.
 */
export async function measureGames(
  db: Queryable,
  { merchantId, takesBets }: { merchantId: string; takesBets: boolean },
  now: Date,
): Promise<MeasuredComponent[]> {
  const { rows } = await sql<{
    code: string;
    name: string;
    stopped: boolean;
    calls: number;
    errors: number;
    average_ms: number;
  }>`
    select r.code, r.name,
      exists (select from catalogue.stop_in_force s
        where (s.merchant_id is null or s.merchant_id = v.merchant_id)
          and ((s.kind = 'vendor' and s.subject_id = v.vendor_id) or (s.kind = 'brand' and s.subject_id = v.merchant_id))) as stopped,
      c.calls, c.errors, c.average_ms
    from catalogue.vendor_at_brand v
    join catalogue.vendor_record r on r.id = v.vendor_id
    join catalogue.vendor_of_brand o on o.merchant_id = v.merchant_id and o.vendor_id = v.vendor_id
    cross join lateral (
      select coalesce(sum(m.calls), 0)::integer as calls, coalesce(sum(m.errors), 0)::integer as errors,
        coalesce(sum(m.total_ms) / nullif(sum(m.calls), 0), 0)::integer as average_ms
      from catalogue.vendor_calls m
      where m.vendor_id = v.vendor_id and m.direction = 'out'
        and m.minute > ${now}::timestamptz - ${WINDOW_MINUTES.calls} * interval '1 minute') c
    where v.merchant_id = ${merchantId} and v.enabled
    order by o.position, r.code`.execute(db);
  return rows.map(({ code, name, stopped, calls, errors, average_ms }) => ({
    kind: 'games',
    subject: code,
    name,
    judgement: evaluateVendor({
      stopped: stopped || !takesBets,
      calls,
      failed: errors,
      averageMs: average_ms,
    }),
    today: null,
  }));
}
