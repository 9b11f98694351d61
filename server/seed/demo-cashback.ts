import { USUAL_RATES } from '@lanna/rules/rewards/cashback/rates';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/sql/database.ts';

/** The usual rates of cashback for demo brands that have none, from the day they get them. What an operator has set stays. */
export async function seedDemoCashback(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string }[]; now: Date },
): Promise<void> {
  for (const { id } of brands)
    await sql`
      insert into cashback.terms (merchant_id, version, from_day, rates, set_at, set_by_name, reason)
      select id, 1, (${now}::timestamptz at time zone time_zone)::date, ${JSON.stringify(USUAL_RATES)}::jsonb, ${now}, 'demo', 'rates of the demo'
      from brands.brand where id = ${id} and not exists (select from cashback.terms where merchant_id = ${id})`.execute(
      tx,
    );
}
