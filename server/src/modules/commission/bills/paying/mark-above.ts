import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { WHOLE_DAYS } from './slot.ts';

/** What a bill came to has changed: bills above that left it out are computed again. */
export async function markAbove(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into bills.mark as m (contract_id, day, slot, merchant_id)
    select distinct d.contract_id, b.to_day, coalesce(b.slot, ${WHOLE_DAYS}::smallint), b.merchant_id
    from bills.bill b
    join bills.deduction d on d.bill_id = b.id
    join bills.bill above on above.contract_id = d.contract_id and above.slot is not distinct from b.slot
      and b.to_day between above.from_day and above.to_day
    where b.id = ${id}
    on conflict (contract_id, day, slot) do update set times = m.times + 1`.execute(tx);
}
