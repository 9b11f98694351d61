import { sql } from 'kysely';
import { NEAR_PERCENT } from '../../../../platform/ops/near-limits.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import {
  askExposures,
  type ExposedVendor,
  exposedVendors,
} from '../../../money/vendor-wallet/ask-exposures.ts';
import type { VendorClient } from '../../../money/vendor-wallet/vendor-client.ts';

interface Deps {
  db: Database;
  clock: Clock;
  client: VendorClient;
}

/** A vendor is asked so often for a brand, whatever number of operators, rules and processes there is. */
export const ASK_MS = 30_000;

/**
 * Asks vendors that keep books of their own what could be lost there, and keeps what they say. Rules are measured by what is kept and the overview reads it: no vendor is
 * waited for. What a brand carries no more is forgotten.
 */
export async function askVendors({ db, clock, client }: Deps, signal?: AbortSignal): Promise<void> {
  const watched = await watchedBrands(db.kysely);
  const vendors = await exposedVendors(db.kysely, [...watched.keys()]);
  await forgetOthers(db.kysely, vendors);
  for (const vendor of vendors) {
    if (signal?.aborted) return;
    if (!(await takeTurn(db.kysely, vendor, clock.now()))) continue;
    const answer = await askExposures(client, vendor, watched.get(vendor.brandId) ?? NEAR_PERCENT);
    if (answer === undefined) continue;
    await db.kysely
      .updateTable('alerts.exposure_answer')
      .set({ answer: JSON.stringify(answer), said_at: clock.now() })
      .where('merchant_id', '=', vendor.brandId)
      .where('vendor_code', '=', vendor.code)
      .execute();
  }
}

/** From which share on each brand is watched: by the overview, and by rules, of which those of the house watch each brand. */
async function watchedBrands(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; percent: number }>`
    select b.id, least(${NEAR_PERCENT}::integer, min(r.threshold)) as percent from brands.brand b
    left join alerts.rule r on r.kind = 'liability' and r.enabled and (r.merchant_id is null or r.merchant_id = b.id)
    group by b.id`.execute(db);
  return new Map(rows.map(({ id, percent }) => [id, percent]));
}

async function forgetOthers(db: Queryable, vendors: readonly ExposedVendor[]): Promise<void> {
  const [brands, codes] = [vendors.map(({ brandId }) => brandId), vendors.map(({ code }) => code)];
  await sql`delete from alerts.exposure_answer where (merchant_id, vendor_code) not in
    (select * from unnest(${brands}::uuid[], ${codes}::text[]))`.execute(db);
}

async function takeTurn(db: Queryable, { brandId, code }: ExposedVendor, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into alerts.exposure_answer as e (merchant_id, vendor_code, first_asked_at, asked_at)
    values (${brandId}, ${code}, ${now}, ${now})
    on conflict (merchant_id, vendor_code) do update set asked_at = excluded.asked_at
      where e.asked_at <= ${new Date(now.getTime() - ASK_MS)}
    returning 1`.execute(db);
  return rows.length > 0;
}
