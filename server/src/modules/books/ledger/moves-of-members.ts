import { type RawBuilder, sql } from 'kysely';

/**
 * The transfers of some members that were no play, as rows of `id` and `created_at`: found by indices of their own, for a topic that knows what they
 * count as and has many members to ask for.
 */
export function movesOfMembers(
  merchantId: string,
  members: readonly string[],
): RawBuilder<{ id: bigint; created_at: Date }> {
  const side = (column: 'debit' | 'credit') => sql`
    select t.id, t.created_at from ledger.transfer t
    where t.${sql.ref(`${column}_account`)} = a.id and t.${sql.ref(`${column}_version`)} is not null
      and t.code not in ('bet', 'win', 'bet_rollback', 'win_rollback')`;
  return sql`(
    select distinct m.id, m.created_at from unnest(${members}::uuid[]) as owner(id)
    join ledger.account a on a.owner_id = owner.id and a.merchant_id = ${merchantId}
    cross join lateral (
      ${side('debit')}
      union all ${side('credit')}
      union all
      select t.id, t.created_at from ledger.transfer t
      where t.debit_account = a.id and t.code in ('commission_shortfall', 'salary_shortfall', 'dividend_shortfall')
      union all
      select t.id, t.created_at from ledger.transfer t
      where t.debit_account = a.id and t.code = 'lottery_rebate_shortfall'
    ) m)`;
}
