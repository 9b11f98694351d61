import { sql } from 'kysely';
import type { FindOpeningPoints } from '../../../house/brands/opening-points.ts';

/** Whether play money was ever booked: anything at all of a demonstration, or before a brand for real money was one. */
export const playMoneyPoint: FindOpeningPoints = async (db, merchantId) => {
  const { rows } = await sql<{ booked: boolean }>`
    select case
      when coalesce((b.settings ->> 'demo')::boolean, true) then exists (
        select from ledger.account a
        where a.merchant_id = b.id and (a.version > 0 or a.balance <> 0 or a.held <> 0))
      else exists (
        select from ledger.account a
        join ledger.transfer t
          on (t.debit_account = a.id and t.debit_version = 1) or (t.credit_account = a.id and t.credit_version = 1)
        where a.merchant_id = b.id and a.opened_at < b.real_since and t.created_at < b.real_since)
    end as booked
    from brands.brand b where b.id = ${merchantId}`.execute(db);
  return [{ point: 'no_play_money', met: rows[0]?.booked === false, facts: {} }];
};
