import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';

/**
 * A withdrawal ends what the deposit was given a bonus for: the member gives it up first, on the page that says in figures what is lost. Refuses with
 * `bonus_still_open` {amount} while one is active or waits, or its deposit is in the wallet already.
 */
export async function refuseWhileBonus(tx: Tx, { memberId }: { memberId: string }): Promise<void> {
  const { rows } = await sql<{ open: boolean; left: Money }>`
    select count(*) > 0 as open, coalesce(sum(case when b.state = 'active' then a.available else b.amount end), 0)::bigint as left
    from bonuses.bonus b join ledger.available_balance a on a.account_id = b.bonus_account
    where b.member_id = ${memberId} and (b.state in ('active', 'waiting') or b.state = 'opted' and exists (
      select from ledger.posted_transfer t where t.reference = b.deposit_id))`.execute(tx);
  const [found] = rows;
  if (found?.open) throw new Refusal('bonus_still_open', { amount: formatMoney(found.left) });
}
