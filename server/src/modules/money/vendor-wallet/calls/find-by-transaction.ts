import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/**
 * Bets that a vendor's transaction or request had to do with. Vendors are named so that each look-up is by a whole key: an id is one
 * vendor's, and which one is not asked of the operator.
 */
export async function findByTransaction(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ bet_id: string }>`
    select distinct t.bet_id
    from (select array_agg(id) as ids from catalogue.vendor_record) v
    cross join lateral (
      select ${id}::uuid as transaction_uuid
      union
      select q.transaction_uuid from vendor_wallet.request q
      where q.vendor_id = any (v.ids) and q.request_uuid = ${id}::uuid
    ) asked
    join vendor_wallet.provider_tx t on t.vendor_id = any (v.ids) and t.transaction_uuid = asked.transaction_uuid
    where t.bet_id is not null`.execute(db);
  return rows.map(({ bet_id }) => bet_id);
}
