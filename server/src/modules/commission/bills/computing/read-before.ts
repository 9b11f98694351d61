import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Slot } from '../paying/slot.ts';
import type { Before } from './compute-bill.ts';

/** What comes into a bill from others: the loss the contract's period before carried on, and what contracts below got. */
export async function readBefore(db: Queryable, contractId: string, slot: Slot): Promise<Before> {
  const { rows } = await sql<{ carried: Money; children: Money }>`
    select
      coalesce((select carried_now from bills.bill
        where contract_id = ${contractId} and slot is null and to_day < ${slot.from}::date order by to_day desc limit 1), 0)::bigint as carried,
      coalesce((select sum(b.total_now) from bills.deduction d join bills.bill b on b.id = d.bill_id
        where d.contract_id = ${contractId} and b.to_day between ${slot.from}::date and ${slot.to}::date
          and b.slot is not distinct from ${slot.hour}::smallint), 0)::bigint as children`.execute(db);
  const [before] = rows;
  if (!before) throw new Error('sums have a row');
  return before;
}
